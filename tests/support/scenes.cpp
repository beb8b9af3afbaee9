#include "tests/support/scenes.h"

#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"
#include "ui/guide/guide_page.h"
#include "ui/race/race_page.h"
#include "ui/review/review_chart.h"
#include "ui/search/search_page.h"
#include "ui/sheets/sheet_preview.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

namespace flip::test {

namespace {

const char* const sampleText = "bwwb\nbbwb\nbwwb\nbwww\n";
const char* const impossibleText = "bwww\nwwww\nwwww\nwwww\n";

bool waitFor(const std::function<bool()>& until) { return QTest::qWaitFor(until, patience); }

/// The window once the condition holds.
QWidget* windowOnce(OpenWindow& open, const std::function<bool()>& until) {
    return waitFor(until) ? &open.window : nullptr;
}

void showPage(OpenWindow& open, int number) {
    open.key(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier);
}

/// Until all has been told of the sample.
bool pasteSample(OpenWindow& open) {
    open.paste(sampleText);
    return waitFor([&] { return open.message().endsWith("4 presses."); });
}

QWidget* play(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.click("closeMessage");
    return &open.window;
}

QWidget* message(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.paste("Dear Sir or Madam");
    return windowOnce(open, [&] { return open.message().startsWith("This is not a board"); });
}

QWidget* readings(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.paste("[[0,0],[0,1]]");
    return windowOnce(open, [&] {
        return !open.part<QWidget>("readingChoice").isHidden() && open.message().endsWith("3 presses.");
    });
}

QWidget* solved(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.game().pressAll(solutionOf(open.puzzle()), ui::Motion::Immediate);
    return windowOnce(open, [&] { return open.message() == "Solved in 4 presses, the fewest possible."; });
}

/// The time that it took is another one each time.
void setTimeOfAnswer(OpenWindow& open) {
    static const QRegularExpression time(QStringLiteral("in [0-9.,]+ [nµm]?s\\."));
    auto& cost = open.part<QLabel>("cost");
    cost.setText(cost.text().replace(time, QStringLiteral("in 12 µs.")));
}

QWidget* solution(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    if (!open.solve()) return nullptr;
    open.player().goTo(1);
    showPage(open, 1);
    setTimeOfAnswer(open);
    return windowOnce(open, [&] { return !open.part<QWidget>("whyLeast").isHidden(); });
}

QWidget* impossible(OpenWindow& open) {
    open.paste(impossibleText);
    if (!waitFor([&] { return open.message().endsWith("It has no solution."); })) return nullptr;
    if (!open.solve()) return nullptr;
    showPage(open, 1);
    setTimeOfAnswer(open);
    return windowOnce(open, [&] { return !open.part<QLabel>("nearestText").text().isEmpty(); });
}

QWidget* search(OpenWindow& open, const char* method) {
    if (!pasteSample(open)) return nullptr;
    showPage(open, 2);
    open.part<ui::SearchPage>("searchPage").setMethod(method);
    auto& explorer = *open.window.findChild<ui::SearchExplorer*>("searchExplorer");
    explorer.watch();
    if (!waitFor([&] { return explorer.state() == ui::SearchExplorer::State::Shown; })) return nullptr;
    explorer.player().pause();
    explorer.player().goTo(explorer.player().count() * 2 / 3);
    return &open.window;
}

QWidget* race(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    showPage(open, 3);
    open.part<ui::RacePage>("racePage").setReducedMotion(true);
    open.click("startRace");
    return windowOnce(open, [&] { return open.part<QLabel>("raceVerdict").text().startsWith("All 6"); });
}

bool isAnywhere(const QImage& picture, bool (*holds)(const QColor&)) {
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (holds(picture.pixelColor(x, y))) return true;
        }
    }
    return false;
}

QWidget* atlas(OpenWindow& open, const char* view) {
    if (!pasteSample(open)) return nullptr;
    auto& page = open.part<ui::AtlasPage>("atlasPage");
    page.setView(view);
    showPage(open, 4);
    return windowOnce(open, [&] {
        const auto& sizes = *open.window.findChild<ui::HardestChart*>();
        const bool isFound = view != QLatin1String("hardest") ||
                             (sizes.itemCount() > 0 && !sizes.size(sizes.itemCount() - 1).waits);
        return page.isVisible() && page.isCounted() && isFound;
    });
}

QWidget* largeAtlas(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.key(Qt::Key_L, Qt::ControlModifier);
    return windowOnce(open, [&] { return open.part<ui::AtlasPage>("atlasPage").isCounted(); });
}

QWidget* guide(OpenWindow& open) {
    open.key(Qt::Key_F1);
    open.part<ui::GuidePage>("guidePage").setLesson(4);
    return &open.window;
}

QWidget* review(OpenWindow& open) {
    open.game().replace(samplePuzzle(), QStringLiteral("New"));
    std::vector<Cell> presses = solutionOf(samplePuzzle());
    // Two that cancel each other.
    presses.insert(presses.begin() + 1, Cell{3, 3});
    presses.insert(presses.begin() + 3, Cell{3, 3});
    open.game().pressAll(presses, ui::Motion::Immediate);
    if (!waitFor([&] { return open.message().endsWith("4 are enough."); })) return nullptr;
    showPage(open, 6);
    return windowOnce(open, [&] { return open.part<ui::ReviewChart>("reviewChart").review().complete(); });
}

/// The buttons of UVA 10318 instead of discs.
QWidget* panel(OpenWindow& open) {
    Puzzle puzzle = samplePuzzle();
    puzzle.goal = Goal::Black;
    open.game().replace(puzzle, QStringLiteral("New"));
    return &open.window;
}

QWidget* setUp(OpenWindow& open) {
    if (!pasteSample(open)) return nullptr;
    open.key(Qt::Key_F2);
    return &open.window;
}

/// Pieces that differ from a target have dots.
QWidget* setUpTarget(OpenWindow& open) {
    if (setUp(open) == nullptr) return nullptr;
    open.click("closeMessage");
    open.action("useAsTarget").trigger();
    open.game().press({1, 1}, ui::Motion::Immediate);
    return &open.window;
}

QWidget* hint(OpenWindow& open) {
    if (play(open) == nullptr) return nullptr;
    for (int i = 0; i < 4; ++i) {
        open.key(Qt::Key_H, Qt::ControlModifier);
        if (!waitFor([&] { return open.label("message").size() > 0; })) return nullptr;
    }
    return &open.window;
}

/// A board with a small picture of the whole.
QWidget* zoomed(OpenWindow& open) {
    QString text;
    for (int row = 0; row < 200; ++row) {
        for (int column = 0; column < 200; ++column) text += QLatin1Char((row * column) % 7 < 3 ? 'b' : 'w');
        text += QLatin1Char('\n');
    }
    open.paste(text);
    if (!waitFor([&] { return open.puzzle().size() == Size{200, 200}; })) return nullptr;
    for (int i = 0; i < 6; ++i) open.key(Qt::Key_Equal, Qt::ControlModifier);
    return &open.window;
}

QWidget* huge(OpenWindow& open) {
    QString text;
    for (int row = 0; row < 1000; ++row) {
        for (int column = 0; column < 1000; ++column)
            text +=
                QLatin1Char((row - 500) * (row - 500) + (column - 500) * (column - 500) < 90'000 ? 'b' : 'w');
        text += QLatin1Char('\n');
    }
    open.paste(text);
    return windowOnce(open, [&] { return open.puzzle().size() == Size{1000, 1000}; });
}

/// The answer for a board that is too large to be played.
QWidget* largeAnswer(OpenWindow& open) {
    QString text;
    for (int row = 0; row < 30; ++row) {
        for (int column = 0; column < 1001; ++column)
            text += QLatin1Char((row * 7 + column * column) % 11 < 4 ? 'b' : 'w');
        text += QLatin1Char('\n');
    }
    open.paste(text);
    if (!waitFor([&] { return open.message().startsWith("This board is 30×"); })) return nullptr;
    open.click("offer");
    auto* dialog = open.window.findChild<QDialog*>("largeBoard");
    if (dialog == nullptr) return nullptr;
    // The presses are coloured after all else.
    const bool answered = waitFor([&] {
        return !dialog->findChild<QLabel*>("largeWords")->text().isEmpty() &&
               isAnywhere(dialog->findChild<QLabel*>("largePicture")->pixmap().toImage(),
                          [](const QColor& colour) { return colour.saturation() > 120; });
    });
    return answered ? dialog : nullptr;
}

QWidget* sizeAndRule(OpenWindow& open) {
    if (setUp(open) == nullptr) return nullptr;
    open.action("sizeAndRule").trigger();
    QDialog* dialog = nullptr;
    waitFor([&] { return (dialog = open.window.findChild<QDialog*>("ruleDialog")) != nullptr; });
    return dialog;
}

/// A dialog, once its slow buttons can be used.
QWidget* dialog(OpenWindow& open, const char* action, const char* name, const char* slowButton = "") {
    if (!pasteSample(open)) return nullptr;
    open.click({0, 0});
    open.action(action).trigger();
    QDialog* dialog = nullptr;
    const bool came = waitFor([&] {
        dialog = open.window.findChild<QDialog*>(QLatin1String(name));
        if (dialog == nullptr || !dialog->isVisible()) return false;
        // Else it is drawn by chance.
        if (auto* seed = dialog->findChild<QLineEdit*>("seed"); seed != nullptr && seed->text() != "7")
            seed->setText("7");
        const auto* slow = dialog->findChild<QPushButton*>(QLatin1String(slowButton));
        return slow == nullptr || slow->isEnabled();
    });
    return came ? dialog : nullptr;
}

Scene searchScene(const char* name, const char* method) {
    return {name, [method](OpenWindow& open) { return search(open, method); }};
}

Scene dialogScene(const char* name, const char* action, const char* dialogName, const char* slow = "") {
    return {name, [=](OpenWindow& open) { return dialog(open, action, dialogName, slow); }};
}

/// Its preview is painted beside the window, at some time.
QWidget* printPuzzles(OpenWindow& open) {
    QWidget* made = dialog(open, "printPuzzlesAction", "printPuzzles", "savePdf");
    if (made == nullptr) return nullptr;
    auto* preview = made->findChild<ui::SheetPreview*>();
    const bool isPainted = waitFor([&] {
        const QRect all = preview->rect();
        const QRect middle =
            all.adjusted(all.width() / 3, all.height() / 3, -all.width() / 3, -all.height() / 3);
        return isAnywhere(preview->grab(middle).toImage(),
                          [](const QColor& colour) { return colour.lightness() < 100; });
    });
    return isPainted ? made : nullptr;
}

} // namespace

const std::vector<Scene>& scenes() {
    static const std::vector<Scene> all{
        {"play", play},
        {"security-panel", panel},
        {"message", message},
        {"readings", readings},
        {"solved", solved},
        {"solution", solution},
        {"why-impossible", impossible},
        searchScene("search-deepening", "deepening"),
        searchScene("search-subsets", "subsets"),
        searchScene("search-breadth-first", "breadth-first"),
        searchScene("search-row-backtracking", "row-backtracking"),
        searchScene("search-first-row", "first-row"),
        searchScene("search-algebra", "algebra"),
        {"race", race, false},
        {"atlas-presses", [](OpenWindow& open) { return atlas(open, "presses"); }},
        {"atlas-pieces", [](OpenWindow& open) { return atlas(open, "pieces"); }},
        {"atlas-hardest", [](OpenWindow& open) { return atlas(open, "hardest"); }},
        {"atlas-large", largeAtlas},
        {"guide", guide},
        {"review", review},
        {"set-up", setUp},
        {"set-up-target", setUpTarget},
        {"hint", hint},
        {"zoomed", zoomed, false},
        dialogScene("dialog-levels", "levelsAction", "levels"),
        dialogScene("dialog-statistics", "statisticsAction", "statistics", "exportStatistics"),
        dialogScene("dialog-new-puzzle", "newPuzzleAction", "newPuzzle"),
        {"dialog-print", printPuzzles, false},
        dialogScene("dialog-notes", "notesAction", "notes"),
        {"dialog-size-and-rule", sizeAndRule},
        {"dialog-large-board", largeAnswer, false},
        {"huge", huge, false},
    };
    return all;
}

} // namespace flip::test
