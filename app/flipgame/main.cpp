// The window: reads the command line, makes the parts that live as long as the program, and hands over to the
// event loop.

#include "app/flipgame/ending_signals.h"
#include "ui/board/board_accessible.h"
#include "ui/file/picture_export.h"
#include "ui/game/frame_clock.h"
#include "ui/look/palettes.h"
#include "ui/look/window_style.h"
#include "ui/main_window.h"
#include "ui/widgets/accessible_items.h"
#include "ui/widgets/announcer.h"

#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QSet>
#include <QStandardPaths>
#include <QTranslator>
#include <QUrl>

#include <algorithm>
#include <cstdio>

namespace {

void describeProgram() {
    QApplication::setApplicationName(QStringLiteral("flipgame"));
    QApplication::setApplicationDisplayName(QStringLiteral("Flip Game"));
    QApplication::setApplicationVersion(QStringLiteral(FLIP_VERSION));
    QApplication::setOrganizationName(QStringLiteral("flipgame"));
    QApplication::setDesktopFileName(QStringLiteral("flipgame"));
}

/// QApplication and its platforms take these from the command line when they are made (QGuiApplication's and
/// QApplication's documentation list them).
bool isOptionOfQt(const QString& name) {
    static const QSet<QString> names{"dialogs",         "display",     "fontengine",
                                     "geometry",        "icon",        "name",
                                     "platform",        "plugin",      "qmljsdebugger",
                                     "qwindowgeometry", "qwindowicon", "qwindowtitle",
                                     "reverse",         "session",     "style",
                                     "stylesheet",      "title",       "platformpluginpath",
                                     "platformtheme",   "widgetcount"};
    return names.contains(name);
}

/// What can be said on the command line.
struct CommandLine {
    QCommandLineParser parser;
    QCommandLineOption solve{QStringLiteral("solve"),
                             QApplication::translate("main", "Solve the board immediately.")};
    QCommandLineOption picture{
        QStringLiteral("export"),
        QApplication::translate("main", "Draw the game with the presses that were taken back, or else with "
                                        "its solution, into a PNG, SVG, PDF or WebP file, and open no "
                                        "window."),
        QApplication::translate("main", "picture")};
    QCommandLineOption look{
        QStringLiteral("look"),
        QApplication::translate("main", "With --export: how the picture looks, such as dark,plain; otherwise "
                                        "as chosen in the window."),
        QApplication::translate("main", "words")};
    /// For app/run: ends at once, with success where the display can be opened.
    QCommandLineOption checkDisplay{QStringLiteral("check-display")};
    /// Not Qt's own, which comes with one for the options that it takes away before.
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QApplication::translate("main", "Show this help.")};
    QCommandLineOption version = parser.addVersionOption();

    CommandLine() {
        parser.setApplicationDescription(
            QApplication::translate("main", "Play, solve and step through flip puzzles."));
        // Qt's own options are words after a single dash.
        parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
        parser.addOption(help);
        parser.addOption(solve);
        parser.addOption(picture);
        parser.addOption(look);
        checkDisplay.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(checkDisplay);
        parser.addPositionalArgument(
            QStringLiteral("file"),
            QApplication::translate("main",
                                    "A game or a board to open, or a link (flip:…); - is standard input."),
            QStringLiteral("[file]"));
    }

    /// Reads it, and says what is wrong with it, or nothing. What Qt takes for itself may still be in there.
    QString read(const QStringList& arguments) {
        const bool isParsed = parser.parse(arguments);
        const QStringList unknown = parser.unknownOptionNames();
        if (!isParsed && (unknown.isEmpty() || !std::ranges::all_of(unknown, isOptionOfQt)))
            return parser.errorText();
        // Beside options of Qt, a word may be the value of one.
        if (unknown.isEmpty() && parser.positionalArguments().size() > 1)
            return QApplication::translate("main", "Only one file can be opened.");
        return {};
    }

    /// Whether nothing but words is wanted.
    [[nodiscard]] bool wantsWords() const { return parser.isSet(help) || parser.isSet(version); }
};

QStringList argumentsFrom(int argc, char* argv[]) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Desktops may give a file as a link.
QString pathFrom(const QString& argument) {
    const QUrl url(argument);
    return url.isLocalFile() ? url.toLocalFile() : argument;
}

void useWordsOfQt(QTranslator& words) {
    if (words.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QApplication::installTranslator(&words);
    }
}

int complain(const QString& sentence, int status) {
    std::fprintf(stderr, "%s\n", sentence.toLocal8Bit().constData());
    return status;
}

/// Draws a picture, in the user's look if the command line has none, and returns what the program ends with.
int draw(const CommandLine& line, const QString& source) {
    flip::PictureLook look;
    bool reducedMotion = false;
    if (line.parser.isSet(line.look)) {
        const auto read = flip::readPictureLook(line.parser.value(line.look).toStdString());
        if (!read) {
            const QString words = QString::fromStdString(flip::pictureLookWords());
            return complain(QApplication::translate("main", "--look takes some of %1, not “%2”.")
                                .arg(words, QString::fromStdString(read.error())),
                            2);
        }
        look = *read;
        flip::ui::applyAppearance(look.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    } else {
        const flip::ui::Settings settings;
        flip::ui::applyAppearance(settings.get(flip::ui::settings::appearance));
        look = flip::ui::pictureLookFrom(settings);
        reducedMotion = settings.get(flip::ui::settings::reducedMotion);
    }
    const QString picture = line.parser.value(line.picture);
    const QString there = QFileInfo(picture).canonicalFilePath();
    if (!there.isEmpty() && there == QFileInfo(source).canonicalFilePath())
        return complain(QApplication::translate("main", "The picture would take the place of its game."), 2);
    const QString problem = flip::ui::exportPicture(source, picture, look, reducedMotion);
    return problem.isEmpty() ? 0 : complain(problem, 1);
}

} // namespace

int main(int argc, char* argv[]) {
    describeProgram();
    CommandLine line;
    // Words need no display.
    const QString problem = line.read(argumentsFrom(argc, argv));
    if (line.wantsWords()) {
        const QCoreApplication application(argc, argv);
        if (line.parser.isSet(line.version)) line.parser.showVersion();
        line.parser.showHelp();
    }
    if (!problem.isEmpty()) return complain(problem, 2);
    if (line.parser.isSet(line.look) && !line.parser.isSet(line.picture))
        return complain(QApplication::translate("main", "--look works only with --export."), 2);
    // A picture needs no display, either, and must not depend on the scale of one.
    if (line.parser.isSet(line.picture)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_SCALE_FACTOR", "1");
    }
    const QApplication application(argc, argv);
    QApplication::setStyle(new flip::ui::WindowStyle);
    QTranslator qtWords;
    useWordsOfQt(qtWords);
    // In English sentences numbers and dates are English, too.
    QLocale::setDefault(QLocale(QLocale::English));
    QAccessible::installFactory(flip::ui::boardAccessibleFactory);
    QAccessible::installFactory(flip::ui::itemsAccessibleFactory);
    QAccessible::installFactory(flip::ui::announcerFactory);

    // Now without what Qt has taken.
    if (const QString left = line.read(QApplication::arguments()); !left.isEmpty()) return complain(left, 2);
    if (line.parser.isSet(line.checkDisplay)) return 0;
    const QStringList files = line.parser.positionalArguments();
    if (line.parser.isSet(line.picture)) {
        const QString source = files.isEmpty() ? QStringLiteral("-") : pathFrom(files.first());
        return draw(line, source);
    }

    flip::ui::WallClock clock;
    flip::ui::MainWindow window(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), clock);
    const auto solveIfAsked = [&] {
        if (line.parser.isSet(line.solve)) window.solve();
    };
    files.isEmpty() ? solveIfAsked() : window.openSource(pathFrom(files.first()), solveIfAsked);
    window.show();
    const flip::EndingSignals ending;
    return QApplication::exec();
}
