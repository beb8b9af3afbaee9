// Takes a picture of every page and dialog in every appearance, size of the window, size of the font and
// scale of the screen, says what cannot be read or seen on them, and which differ from those that were
// accepted before. Run by hand, as `README.md` tells; needs no screen.

#include "tests/support/look_over.h"
#include "tests/tools/accepted.h"
#include "ui/look/window_style.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QLocale>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <iterator>

using namespace flip;
using namespace flip::test;
using namespace flip::tools;

namespace {

struct Order {
    /// Has the folders "sheets" and "differences" in it.
    QDir pictures;
    AcceptedPictures accepted;
    QRegularExpression only;
    QString scale;

    [[nodiscard]] QDir folder(const char* name) const { return {pictures.filePath(QLatin1String(name))}; }
};

void say(const QString& line) {
    std::fprintf(stdout, "%s\n", line.toLocal8Bit().constData());
    std::fflush(stdout);
}

/// Takes the pictures of a scene in one size and font, and adds them to a sheet. What was found.
std::vector<Finding> take(const Order& order, const Scene& scene, QSize size, int points,
                          std::vector<QImage>& sheet) {
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope,
                       folder.filePath(QStringLiteral("settings")));
    std::vector<Finding> different;
    const auto save = [&](const Look& look, QWidget& shown, const char* part) {
        const QString name =
            QStringLiteral("%1-%2-x%3%4.png")
                .arg(QLatin1String(scene.name), nameOf(look), order.scale, QLatin1String(part));
        const QImage picture = shown.grab().toImage();
        if (!picture.save(order.pictures.filePath(name)))
            different.push_back({look, QStringLiteral("The picture cannot be written")});
        // What is scrolled to is too long for a sheet.
        if (*part == '\0') sheet.push_back(picture);
        if (!scene.isSteady || !order.accepted.whyNot().isEmpty()) return;
        const QString difference = order.accepted.compared(name, picture, order.folder("differences"));
        if (!difference.isEmpty()) different.push_back({look, difference});
    };
    const auto see = [&](const Look& look, QWidget& shown) {
        save(look, shown, "");
        for (const QScrollArea* area : shown.findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->verticalScrollBar()->isVisible())
                save(look, *area->widget(), "-scrolled");
        }
    };
    auto found = lookOver(scene, size, points, folder.path(), see);
    if (!found) return {{Look{QStringLiteral("any"), size, points}, QStringLiteral("It did not come")}};
    found->insert(found->end(), different.begin(), different.end());
    return *std::move(found);
}

/// One line for each thing, with the looks in which it was found.
void tell(const Order& order, const Scene& scene, const std::vector<Finding>& found) {
    QMap<QString, QStringList> looks;
    for (const Finding& each : found) looks[each.sentence] << nameOf(each.look);
    for (auto line = looks.begin(); line != looks.end(); ++line)
        say(QStringLiteral("%1\tx%2\t%3\t%4\t%5")
                .arg(QLatin1String(scene.name), order.scale)
                .arg(line->size())
                .arg(line.key(), line->join(QLatin1Char(' '))));
}

/// A screen on which the largest window has room, also at the largest scale: on a smaller one, dialogs would
/// be smaller than people see them. A part of the platform's name.
QByteArray largeScreen(const QTemporaryDir& folder) {
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    file.open(QIODevice::WriteOnly);
    file.write(R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 4096, "height": 2400,
                                "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    return ":configfile=" + QFile::encodeName(file.fileName());
}

/// All scenes on a screen of the scale with which this program was started. The number of things found.
std::size_t takeAll(const Order& order) {
    std::size_t count = 0;
    for (const Scene& scene : scenes()) {
        if (!order.only.match(QLatin1String(scene.name)).hasMatch()) continue;
        std::vector<Finding> found;
        for (const QSize size : windowSizes) {
            std::vector<QImage> sheet;
            for (const int points : fontSizes)
                std::ranges::move(take(order, scene, size, points, sheet), std::back_inserter(found));
            const QString name = QStringLiteral("%1-%2-x%3.png").arg(scene.name).arg(size.width());
            contactSheet(sheet).save(order.folder("sheets").filePath(name.arg(order.scale)));
        }
        tell(order, scene, found);
        count += found.size();
    }
    return count;
}

/// This program again for each scale, which is the same for all of a program.
int takeAllScales(const QStringList& arguments) {
    bool failed = false;
    for (const char* scale : {"1", "2"}) {
        qputenv("QT_SCALE_FACTOR", scale);
        failed |= QProcess::execute(QCoreApplication::applicationFilePath(),
                                    arguments + QStringList{"--scale", QLatin1String(scale)}) != 0;
    }
    say(failed ? QStringLiteral("Something was found.") : QStringLiteral("Nothing was found."));
    return failed ? 1 : 0;
}

} // namespace

int main(int argc, char* argv[]) {
    const QTemporaryDir screens;
    qputenv("QT_QPA_PLATFORM", "offscreen" + largeScreen(screens));
    const QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription("Takes pictures of every page, and says what is wrong with them.");
    parser.addHelpOption();
    const QCommandLineOption only("only", "Only the scenes whose name matches.", "regular expression");
    const QCommandLineOption accept("accept", "Takes none, but accepts those that are in the folder.");
    const QCommandLineOption accepted("accepted", "Where accepted pictures are, instead of the user's cache.",
                                      "folder");
    const QCommandLineOption scale("scale", "Only this scale, which QT_SCALE_FACTOR has, too.", "number");
    parser.addOptions({only, accept, accepted, scale});
    parser.addPositionalArgument("pictures", "The folder for the pictures.");
    parser.process(application);
    const QStringList folders = parser.positionalArguments();
    if (folders.size() != 1) parser.showHelp(2);
    const QRegularExpression names(parser.value(only));
    if (std::ranges::none_of(scenes(),
                             [&](const Scene& scene) { return names.match(scene.name).hasMatch(); })) {
        say(QStringLiteral("No scene has such a name."));
        return 2;
    }
    const Order order{QDir(folders[0]), AcceptedPictures(parser.value(accepted)), names, parser.value(scale)};
    if (parser.isSet(accept)) {
        const QString problem = order.accepted.accept(order.pictures, names);
        if (!problem.isEmpty()) say(problem);
        return problem.isEmpty() ? 0 : 1;
    }
    for (const char* folder : {"sheets", "differences"}) order.folder(folder).mkpath(QStringLiteral("."));
    if (!parser.isSet(scale)) {
        if (const QString why = order.accepted.whyNot(); !why.isEmpty()) say(why);
        return takeAllScales(QCoreApplication::arguments().mid(1));
    }
    QApplication::setApplicationName(QStringLiteral("flipgame"));
    QApplication::setOrganizationName(QStringLiteral("flipgame"));
    QApplication::setStyle(new ui::WindowStyle);
    QStandardPaths::setTestModeEnabled(true);
    // Large numbers are grouped in it.
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    // A cursor that blinks is there by chance.
    QApplication::setCursorFlashTime(0);
    return takeAll(order) == 0 ? 0 : 1;
}
