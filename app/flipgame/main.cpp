// The window: reads the command line, makes the parts that live as long as the program, and hands over to the
// event loop.

#include "ui/board/board_accessible.h"
#include "ui/game/frame_clock.h"
#include "ui/main_window.h"
#include "ui/widgets/window_style.h"

#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>
#include <QLibraryInfo>
#include <QStandardPaths>
#include <QTranslator>

namespace {

void describeProgram() {
    QApplication::setApplicationName(QStringLiteral("flipgame"));
    QApplication::setApplicationDisplayName(QStringLiteral("Flip Game"));
    QApplication::setApplicationVersion(QStringLiteral(FLIP_VERSION));
    QApplication::setOrganizationName(QStringLiteral("flipgame"));
    QApplication::setDesktopFileName(QStringLiteral("flipgame"));
}

} // namespace

int main(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    describeProgram();
    QApplication::setStyle(new flip::ui::WindowStyle);
    QTranslator qtWords;
    if (qtWords.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QApplication::installTranslator(&qtWords);
    }
    QAccessible::installFactory(flip::ui::boardAccessibleFactory);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Play, solve and step through flip puzzles."));
    const QCommandLineOption solve(QStringLiteral("solve"),
                                   QApplication::translate("main", "Solve the board at once."));
    parser.addOption(solve);
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QApplication::translate("main", "A board to open; - is standard input."),
                                 QStringLiteral("[file]"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(application);

    flip::ui::WallClock clock;
    flip::ui::MainWindow window(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), clock);
    const QStringList files = parser.positionalArguments();
    if (files.size() > 1) parser.showHelp(2);
    const bool opened = files.isEmpty() || window.openSource(files.first());
    if (opened && parser.isSet(solve)) window.solve();
    window.show();
    return QApplication::exec();
}
