#include "core/explain/light_chasing.h"
#include "core/solve/method.h"
#include "core/solve/solve.h"
#include "core/text/board_text.h"
#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/guide/guide_page.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

enum LessonNumber { Press, Order, Twice, Parity, Chasing, Equations, Quiet, Fewest };

Lesson lessonNumber(int number) { return guideLessons()[static_cast<std::size_t>(number)]; }

/// Presses on a lesson's board, made one after the other.
LessonPlace after(const Lesson& lesson, const std::vector<Cell>& presses, std::size_t choice = 0) {
    LessonPlace place{lesson.start, lesson.start, presses, {}, choice};
    for (const Cell cell : presses) place.now.press(cell);
    return place;
}

LessonPlace afterShow(const Lesson& lesson, std::size_t show, std::size_t choice = 0) {
    return after(lesson, lesson.shows[show].steps(after(lesson, {}, choice)), choice);
}

/// The page and its board, side by side.
struct Shown {
    ManualClock clock;
    QWidget window;
    GuidePage page;

    explicit Shown(int lesson) : page(clock) {
        page.setLesson(lesson);
        auto* layout = new QHBoxLayout(&window);
        layout->addWidget(&page.stage(), 1);
        layout->addWidget(&page);
        page.setMaximumWidth(360);
        window.resize(900, 600);
        window.show();
    }

    ~Shown() { page.setParent(nullptr); }

    [[nodiscard]] QString text(const char* name) const {
        return page.findChild<QLabel*>(QLatin1String(name))->text();
    }

    void click(const char* name) {
        QTest::mouseClick(page.findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
    }

    void press(Cell cell) {
        BoardView& board = page.stage().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellRect(cell).center());
    }
};

} // namespace

class TestGuide : public UiTest {
    Q_OBJECT

  private slots:

    // What the lessons say is true of their boards.

    void onePressSolvesTheFirstBoard() {
        const Lesson lesson = lessonNumber(Press);
        const LessonPlace place = afterShow(lesson, 0);
        QCOMPARE(place.pressed.size(), std::size_t{1});
        QCOMPARE(lesson.remark(place).sentence, QStringLiteral("All pieces are white, after 1 press."));
        QCOMPARE(lesson.remark(after(lesson, {{0, 0}})).sentence,
                 QStringLiteral("Pressing row 1, column 1 turned over 3 pieces."));
    }

    void threePressesInAnotherOrderTakeThemBack() {
        const Lesson lesson = lessonNumber(Order);
        const LessonPlace place = afterShow(lesson, 0);
        QCOMPARE(place.pressed.size(), std::size_t{6});
        QVERIFY(place.now == lesson.start);
        QVERIFY(lesson.remark(place).sentence.startsWith("The board is unchanged"));
        QVERIFY(!std::equal(place.pressed.begin(), place.pressed.begin() + 3, place.pressed.begin() + 3));
    }

    void onlyOddPressesCount() {
        const Lesson lesson = lessonNumber(Twice);
        const LessonPlace place = afterShow(lesson, 0);
        QVERIFY(place.now == after(lesson, {{1, 1}}).now);
        const auto marks = lesson.remark(place).marks.steps;
        QCOMPARE(marks.size(), std::size_t{1});
        QCOMPARE(marks[0].number, 3);
    }

    void theHatchedPiecesStayOddUnderEveryPress() {
        const Lesson lesson = lessonNumber(Parity);
        const Grid witness = lesson.remark(after(lesson, {})).marks.witness;
        QVERIFY(witness.count() > 0 && witness.count() % 2 == 0);
        QVERIFY((witness & lesson.start.board).count() % 2 == 1);
        std::set<std::int64_t> turned;
        for (std::int64_t i = 0; i < 16; ++i)
            turned.insert((witness & lesson.start.rule.mask(cellAt({4, 4}, i))).count());
        QVERIFY(turned == (std::set<std::int64_t>{0, 2, 4}));
        const Outcome outcome = flip::solve(defaultMethod(), lesson.start);
        QVERIFY(std::holds_alternative<Impossible>(outcome.answer));
        QVERIFY(lesson.remark(afterShow(lesson, 0)).sentence.endsWith("still odd."));
        QVERIFY(
            lesson.remark(after(lesson, {{1, 3}})).sentence.endsWith("Now 1 of them is black: still odd."));
    }

    void fourOfTheFirstRowsAreRight() {
        const Lesson lesson = lessonNumber(Chasing);
        const auto chases = chaseFromEveryFirstRow(lesson.start, Colour::White);
        QCOMPARE(chases.size(), std::size_t{32});
        QCOMPARE(std::ranges::count_if(chases, &Chase::works), 4);
        QVERIFY(!chases.front().works());
        QVERIFY(lesson.remark(afterShow(lesson, 0)).sentence.contains("Pieces still black there"));
        QCOMPARE(afterShow(lesson, 1).now.uniformColour(), std::optional(Colour::White));
        // The rings are the forced presses of one row.
        const auto marks = lesson.remark(after(lesson, {})).marks.steps;
        QVERIFY(!marks.empty());
        for (const StepMark& mark : marks) QCOMPARE(mark.cell.row, 1);
    }

    void anEquationIsReadOffThePieceThatIsPointedAt() {
        const Lesson lesson = lessonNumber(Equations);
        LessonPlace place = after(lesson, {{0, 1}});
        place.pointed = Cell{0, 0};
        QCOMPARE(
            lesson.remark(place).sentence,
            QStringLiteral(
                "The piece at row 1, column 1 was black at the start. So that it becomes "
                "white, an odd number of the presses (1,\u00A01) (1,\u00A02) (2,\u00A01) must be made. So "
                "far: 1."));
        QCOMPARE(afterShow(lesson, 0).now.uniformColour(), std::optional(Colour::White));
    }

    void quietPatternsChangeNothing() {
        const Lesson lesson = lessonNumber(Quiet);
        QCOMPARE(lesson.choices, std::size_t{15});
        for (std::size_t choice = 0; choice < lesson.choices; ++choice) {
            const LessonPlace place = afterShow(lesson, 0, choice);
            QVERIFY(!place.pressed.empty());
            QVERIFY(place.now == lesson.start);
            QVERIFY(lesson.remark(place).sentence.endsWith("no piece has changed."));
        }
    }

    void everySolutionSolvesAndTheFirstIsTheOptimum() {
        const Lesson lesson = lessonNumber(Fewest);
        QCOMPARE(lesson.choices, std::size_t{32});
        const Outcome outcome = flip::solve(defaultMethod(), lesson.start);
        const auto least = static_cast<std::size_t>(std::get<Optimal>(outcome.answer).presses.count());
        for (std::size_t choice = 0; choice < lesson.choices; ++choice) {
            const LessonPlace place = afterShow(lesson, 0, choice);
            QVERIFY(place.now.solved());
            QVERIFY(choice == 0 ? place.pressed.size() == least : place.pressed.size() >= least);
        }
        QVERIFY(lesson.remark(after(lesson, {})).sentence.endsWith("this is the optimum."));
    }

    void aLessonCountsThePressesThatItMarks() {
        for (const int number : {Quiet, Fewest}) {
            const Lesson lesson = lessonNumber(number);
            for (std::size_t choice = 0; choice < lesson.choices; ++choice) {
                for (std::int64_t i = 0; i < 16; ++i) {
                    const LessonRemark remark = lesson.remark(after(lesson, {cellAt({4, 4}, i)}, choice));
                    const auto count = remark.marks.steps.size();
                    const QString said = count == 1 ? QStringLiteral("From here, 1 press ")
                                                    : QStringLiteral("From here, %1 presses ").arg(count);
                    QVERIFY2(remark.sentence.startsWith(said), qPrintable(remark.sentence));
                }
            }
        }
    }

    // The page.

    void lessonsAreGoneThroughByButtons() {
        Shown shown(Press);
        QSignalSpy finished(&shown.page, &GuidePage::finished);
        const auto count = static_cast<int>(guideLessons().size());
        for (int lesson = 0; lesson < count; ++lesson) {
            QCOMPARE(shown.page.lesson(), lesson);
            QCOMPARE(shown.text("lessonTitle"), lessonNumber(lesson).title);
            QVERIFY(shown.page.game().puzzle() == lessonNumber(lesson).start);
            QVERIFY(!shown.text("lessonRemark").isEmpty());
            shown.click("nextLesson");
        }
        QCOMPARE(finished.size(), 1);
        shown.click("previousChoice");
        QCOMPARE(shown.page.lesson(), count - 2);
        shown.page.setLesson(99);
        QCOMPARE(shown.page.lesson(), count - 2);
    }

    void aPressOnTheBoardIsTold() {
        Shown shown(Parity);
        const QSignalSpy said(&shown.page, &GuidePage::said);
        shown.press({3, 3});
        QVERIFY(shown.text("lessonRemark").endsWith("still odd."));
        QCOMPARE(said.size(), 2);
        const Puzzle pressed = shown.page.game().puzzle();
        const QString remark = shown.text("lessonRemark");
        shown.click("startLessonOver");
        QVERIFY(shown.page.game().puzzle() == lessonNumber(Parity).start);
        QVERIFY(shown.text("lessonRemark") != remark);
        // What was pressed comes back.
        shown.page.game().undo();
        QVERIFY(shown.page.game().puzzle() == pressed);
        QCOMPARE(shown.text("lessonRemark"), remark);
    }

    void aShowIsPlayedAndCanBeSteppedThrough() {
        Shown shown(Order);
        shown.click("show1");
        QVERIFY(shown.page.player().isPlaying());
        QVERIFY(shown.clock.finish());
        QCOMPARE(shown.page.player().index(), 6);
        QVERIFY(shown.text("lessonRemark").startsWith("The board is unchanged"));
        auto* slider = shown.window.findChild<QSlider*>(QStringLiteral("stepSlider"));
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Left);
        QCOMPARE(shown.page.player().index(), 5);
        // A press of one's own leaves the show and stays.
        shown.press({3, 3});
        QVERIFY(!shown.page.player().isActive());
        QCOMPARE(shown.page.game().moveIndex(), 6);
    }

    void whereNothingIsLeftToPressNothingCanBeShown() {
        Shown shown(Chasing);
        const auto* chase = shown.page.findChild<QPushButton*>(QStringLiteral("show1"));
        const auto* right = shown.page.findChild<QPushButton*>(QStringLiteral("show2"));
        QVERIFY(chase->isEnabled() && right->isEnabled());
        shown.click("show1");
        QVERIFY(shown.clock.finish());
        // Only the last row is wrong now.
        QVERIFY(!chase->isEnabled() && right->isEnabled());
        shown.click("show2");
        QVERIFY(shown.clock.finish());
        QVERIFY(!chase->isEnabled() && !right->isEnabled());
        shown.click("startLessonOver");
        QVERIFY(chase->isEnabled() && right->isEnabled());
    }

    void anotherChoiceBeginsAnew() {
        Shown shown(Quiet);
        auto* choice = shown.page.findChild<Chooser*>(QStringLiteral("lessonChoice"));
        QVERIFY(choice->isVisible());
        shown.press({0, 0});
        QTest::mouseClick(choice->findChild<QAbstractButton*>(QStringLiteral("nextChoice")), Qt::LeftButton);
        QCOMPARE(choice->index(), quint64{1});
        QCOMPARE(shown.page.game().moveIndex(), 0);
        QVERIFY(shown.page.stage().board().marks() ==
                lessonNumber(Quiet).remark(after(lessonNumber(Quiet), {}, 1)).marks);
    }

    void theTabKeyGoesFromTopToBottom() {
        Shown shown(Fewest);
        QVERIFY(QTest::qWaitForWindowActive(&shown.window));
        shown.press({0, 0});
        auto* choice = shown.page.findChild<Chooser*>(QStringLiteral("lessonChoice"));
        choice->findChild<QWidget*>(QStringLiteral("nextChoice"))->setFocus();
        for (const char* name : {"show1", "startLessonOver", "nextLesson"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), name);
        }
    }

    // In the window.

    void theGuideLeavesTheGameAlone() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        const Puzzle played = open.puzzle();
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        QTRY_VERIFY(guide.isVisible());
        QVERIFY(!open.window.board().isVisible());
        BoardView& board = guide.stage().board();
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellRect({1, 1}).center());
        QCOMPARE(guide.game().moveIndex(), 1);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(guide.game().moveIndex(), 0);
        QVERIFY(open.puzzle() == played);
        // A command that belongs to the game brings it back.
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
    }

    void commandsActOnTheLessonThatIsShown() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.click({0, 0});
        const Puzzle played = open.puzzle();
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        QTRY_VERIFY(guide.isVisible());
        guide.setLesson(Order);
        QCOMPARE(open.label("presses"), "0 presses");
        QVERIFY(!open.command("Restart").isEnabled());
        QVERIFY(!open.command("Undo").isEnabled());
        BoardView& board = guide.stage().board();
        for (const Cell cell : {Cell{1, 1}, Cell{2, 2}})
            QTest::mouseClick(&board, Qt::LeftButton, {}, board.cellRect(cell).center());
        QCOMPARE(open.label("presses"), "2 presses");
        QVERIFY(open.command("Undo Press row 3, column 3").isEnabled());
        open.key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(),
                 QString::fromStdString(writeBoard(guide.game().puzzle().board)));
        open.key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(guide.isVisible());
        QVERIFY(guide.game().puzzle() == lessonNumber(Order).start);
        QVERIFY(open.command("Undo Restart").isEnabled());
        QCOMPARE(open.label("presses"), "0 presses");
        QVERIFY(open.puzzle() == played);
        open.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(open.label("presses"), "1 press");
        QVERIFY(open.command("Undo Press row 1, column 1").isEnabled());
    }

    void theGameIsShownWhenItIsSaved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& guide = open.part<GuidePage>("guidePage");
        const auto read = [&] {
            open.key(Qt::Key_F1);
            return QTest::qWaitFor([&] { return guide.isVisible(); }, patience);
        };
        open.click({0, 0});
        QVERIFY(read());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        QVERIFY(nameFile(open, "saveDialog", inFolder("game.flip")));
        QVERIFY(isBack(open));
        QVERIFY(read());
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        QCOMPARE(open.message(), "The game is saved in " + inFolder("game.flip") + ".");
    }

    void whatIsSaidOfTheGameIsNotSaidOfALesson() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.command("Minimum Presses Left").trigger();
        open.paste("bwwb\nbbwb\nbwwb\nbwww\n");
        QTRY_COMPARE(open.label("least"), "Minimum left: 4");
        open.key(Qt::Key_Return, Qt::ControlModifier);
        open.key(Qt::Key_F1);
        QCOMPARE(open.label("least"), QString());
        QTRY_VERIFY(open.player().isActive());
        QCOMPARE(open.message(), QString());
        open.key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(open.label("least"), "Minimum left: 4");
    }

    void theWindowCanBeClosedWhileTheGuideHasTheKeyboard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        guide.setLesson(Equations);
        guide.stage().board().setFocus(Qt::TabFocusReason);
        open.key(Qt::Key_Down);
        QVERIFY(guide.findChild<QLabel*>(QStringLiteral("lessonRemark"))->text().contains("row 2"));
        guide.startOver();
        QVERIFY(!guide.findChild<QLabel*>(QStringLiteral("lessonRemark"))->text().contains("row 2"));
    }

    void theLessonIsRemembered() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.key(Qt::Key_F1);
            open.click("nextLesson");
        }
        OpenWindow open(folder());
        QCOMPARE(open.part<GuidePage>("guidePage").lesson(), 1);
        QVERIFY(open.part<GuidePage>("guidePage").isVisible());
    }
};

QTEST_MAIN(TestGuide)
#include "tst_guide.moc"
