#include "tests/support/manual_clock.h"
#include "tests/support/ui_test.h"
#include "ui/board/board_accessible.h"
#include "ui/board/board_view.h"

#include <QAccessible>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// An announcement: what happened, and to what.
using Announcement = std::pair<QAccessible::Event, QString>;

std::vector<Announcement> announcements;

const char* const noReader = "Screen readers are not told anything on this platform; under X they are.";

void note(QAccessibleEvent* event) {
    QAccessibleInterface* about = event->accessibleInterface();
    announcements.emplace_back(event->type(), about == nullptr ? QString() : about->text(QAccessible::Name));
}

/// A board on the screen, as a screen reader sees it.
struct Table {
    ManualClock clock;
    Game game{samplePuzzle()};
    BoardView view{game, clock};

    Table() {
        QObject::connect(&view, &BoardView::pressRequested, &game, [this](Cell cell) { game.press(cell); });
        view.resize(480, 480);
        view.show();
        view.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&view, patience); }

    [[nodiscard]] QAccessibleInterface* board() { return QAccessible::queryAccessibleInterface(&view); }

    [[nodiscard]] QAccessibleInterface* piece(int index) { return board()->child(index); }

    [[nodiscard]] QString name(int index) { return piece(index)->text(QAccessible::Name); }
};

} // namespace

class TestBoardAccessible : public UiTest {
    Q_OBJECT

  public:
    TestBoardAccessible() {
        QAccessible::installFactory(boardAccessibleFactory);
        QAccessible::installUpdateHandler(note);
    }

  private slots:

    void screenReadersAreToldUnderX() {
        if (QGuiApplication::platformName() != "xcb") QSKIP(noReader);
        QTRY_VERIFY(QAccessible::isActive());
    }

    void thePiecesAreNamedCheckBoxes() {
        Table table;
        QCOMPARE(table.board()->childCount(), 16);
        QCOMPARE(table.board()->text(QAccessible::Name), "Board of 4 rows and 4 columns");
        const Puzzle puzzle = samplePuzzle();
        for (int i = 0; i < 16; ++i) {
            QAccessibleInterface* piece = table.piece(i);
            QVERIFY(piece != nullptr && piece->isValid());
            QCOMPARE(piece->role(), QAccessible::CheckBox);
            const Cell cell = cellAt(puzzle.size(), i);
            const bool black = puzzle.colourAt(cell) == Colour::Black;
            QCOMPARE(piece->text(QAccessible::Name), QStringLiteral("row %1, column %2, %3")
                                                         .arg(cell.row + 1)
                                                         .arg(cell.column + 1)
                                                         .arg(black ? "black" : "white"));
            QVERIFY(piece->state().checkable);
            QCOMPARE(static_cast<bool>(piece->state().checked), black);
            QCOMPARE(table.board()->indexOfChild(piece), i);
            QVERIFY(piece->parent() == table.board());
            QCOMPARE(piece->childCount(), 0);
        }
        QVERIFY(table.piece(16) == nullptr);
        QVERIFY(table.piece(-1) == nullptr);
    }

    void aPanelHasLitAndUnlitButtons() {
        Table table;
        const Size size{4, 4};
        table.game.replace({Rule::fromPattern(size, Pattern::plus()), samplePuzzle().board, Goal::Black},
                           "New");
        QCOMPARE(table.name(0), "row 1, column 1, lit");
        QCOMPARE(table.name(1), "row 1, column 2, unlit");
    }

    void everyPieceIsFoundWhereItLies() {
        Table table;
        QVERIFY(table.isReady());
        for (int i = 0; i < 16; ++i) {
            const QPoint centre = table.piece(i)->rect().center();
            QVERIFY(table.board()->childAt(centre.x(), centre.y()) == table.piece(i));
        }
        const QPoint outside = table.view.mapToGlobal(QPoint(1, 1));
        QVERIFY(table.board()->childAt(outside.x(), outside.y()) == nullptr);
    }

    void thePressActionPresses() {
        Table table;
        QAccessibleActionInterface* action = table.piece(6)->actionInterface();
        QVERIFY(action != nullptr);
        QVERIFY(action->actionNames().contains(QAccessibleActionInterface::pressAction()));
        action->doAction(QAccessibleActionInterface::pressAction());
        Puzzle expected = samplePuzzle();
        expected.press({1, 2});
        QVERIFY(table.game.puzzle() == expected);
        QCOMPARE(table.name(6), "row 2, column 3, black");
        QVERIFY(table.piece(6)->state().checked);
    }

    void theBoardIsATableOfCells() {
        Table table;
        table.game.replace(puzzleOf("bw/wb/ww"), "Paste");
        QCOMPARE(table.board()->role(), QAccessible::Table);
        QAccessibleTableInterface* rows = table.board()->tableInterface();
        QVERIFY(rows != nullptr);
        QCOMPARE(rows->rowCount(), 3);
        QCOMPARE(rows->columnCount(), 2);
        QCOMPARE(rows->rowDescription(1), "row 2");
        QCOMPARE(rows->columnDescription(0), "column 1");
        for (int i = 0; i < 6; ++i) {
            QAccessibleTableCellInterface* cell = table.piece(i)->tableCellInterface();
            QVERIFY(cell != nullptr && cell->table() == table.board());
            QCOMPARE(cell->rowIndex(), i / 2);
            QCOMPARE(cell->columnIndex(), i % 2);
            QVERIFY(rows->cellAt(i / 2, i % 2) == table.piece(i));
        }
        QVERIFY(rows->cellAt(3, 0) == nullptr);
        QVERIFY(rows->cellAt(0, -1) == nullptr);
    }

    void onlyThePieceAtTheCursorHasTheFocus() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setFocus();
        QVERIFY(!table.board()->state().focused);
        int focused = 0;
        for (int i = 0; i < 16; ++i) focused += table.piece(i)->state().focused ? 1 : 0;
        QCOMPARE(focused, 1);
        QVERIFY(table.board()->focusChild()->state().focused);
    }

    void aLargeBoardHasOnlyThePiecesThatWereAskedFor() {
        Table table;
        const Size size{1000, 1000};
        table.game.replace(Puzzle::flipGame(Grid(size)), "New");
        QCOMPARE(table.board()->childCount(), 1'000'000);
        const QAccessible::Id first = QAccessible::uniqueId(table.piece(0));
        // A million presses tell nobody about pieces that nobody knows.
        for (int row = 0; row < size.rows; ++row) table.game.press({row, row});
        QCOMPARE(table.name(999'999), "row 1000, column 1000, black");
        // Numbers are given one after the other.
        QVERIFY(QAccessible::uniqueId(table.piece(999'999)) - first < 10);
    }

    void everyFlipIsAnnouncedOfThePiecesThatAreKnown() {
        if (!QAccessible::isActive()) QSKIP(noReader);
        Table table;
        QVERIFY(table.piece(0)->isValid());
        QVERIFY(table.piece(4)->isValid());
        announcements.clear();
        table.game.press({0, 0});
        const std::vector<Announcement> expected{{QAccessible::NameChanged, "row 1, column 1, white"},
                                                 {QAccessible::StateChanged, "row 1, column 1, white"},
                                                 {QAccessible::NameChanged, "row 2, column 1, white"},
                                                 {QAccessible::StateChanged, "row 2, column 1, white"}};
        QVERIFY(announcements == expected);
    }

    void thePieceComesAfterTheBoard() {
        if (!QAccessible::isActive()) QSKIP(noReader);
        Table table;
        QVERIFY(table.isReady());
        table.view.clearFocus();
        announcements.clear();
        table.view.setFocus();
        const Announcement expected{QAccessible::Focus, "row 1, column 1, black"};
        QTRY_VERIFY(!announcements.empty() && announcements.back() == expected);
        table.game.replace(puzzleOf("ww/ww"), "Paste");
        const Announcement afterwards{QAccessible::Focus, "row 1, column 1, white"};
        QVERIFY(announcements.back() == afterwards);
    }

    void theFocusFollowsTheCursor() {
        Table table;
        QVERIFY(table.isReady());
        table.view.setFocus();
        table.view.setCursorCell({1, 2});
        QVERIFY(table.board()->focusChild() == table.piece(6));
        QVERIFY(table.piece(6)->state().focused);
        QVERIFY(!table.piece(5)->state().focused);
        QAccessibleActionInterface* action = table.piece(9)->actionInterface();
        action->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY((table.view.cursor() == Cell{2, 1}));
    }

    void theCursorIsAnnounced() {
        if (!QAccessible::isActive()) QSKIP(noReader);
        Table table;
        QVERIFY(table.isReady());
        table.view.setFocus();
        QVERIFY(table.board()->isValid());
        QCoreApplication::processEvents();
        announcements.clear();
        QTest::keyClick(&table.view, Qt::Key_End);
        QTest::keyClick(&table.view, Qt::Key_Down);
        const std::vector<Announcement> expected{{QAccessible::Focus, "row 1, column 4, black"},
                                                 {QAccessible::Focus, "row 2, column 4, black"}};
        QVERIFY(announcements == expected);
    }

    void marksAreDescribed() {
        Table table;
        BoardMarks marks;
        marks.steps = {{{1, 2}, 3, false}};
        marks.witness = Grid({4, 4});
        marks.witness.set({0, 0}, true);
        table.view.setMarks(marks);
        QCOMPARE(table.piece(6)->text(QAccessible::Description), "step 3");
        QCOMPARE(table.piece(0)->text(QAccessible::Description), "hatched");
        QCOMPARE(table.piece(1)->text(QAccessible::Description), QString());
    }

    void theBoardMayChangeItsSize() {
        Table table;
        for (int i = 0; i < 16; ++i) QVERIFY(table.piece(i)->isValid());
        const QAccessible::Id last = QAccessible::uniqueId(table.piece(15));
        table.game.replace(puzzleOf("bw/wb/ww"), "Paste");
        QCOMPARE(table.board()->childCount(), 6);
        QVERIFY(QAccessible::accessibleInterface(last) == nullptr);
        QVERIFY(table.piece(15) == nullptr);
        QCOMPARE(table.name(5), "row 3, column 2, white");
        table.game.undo();
        QCOMPARE(table.board()->childCount(), 16);
        QCOMPARE(table.name(15), "row 4, column 4, white");
    }

    void theBoardMayGoFirst() {
        QAccessible::Id id = 0;
        {
            Table table;
            id = QAccessible::uniqueId(table.piece(3));
            QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
        }
        QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
    }
};

QTEST_MAIN(TestBoardAccessible)
#include "tst_board_accessible.moc"
