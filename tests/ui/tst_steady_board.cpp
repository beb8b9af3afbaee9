// Whatever comes and goes in the window, nothing of the board moves or is covered.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/search/search_explorer.h"
#include "ui/widgets/cut_label.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Where every piece of a board is in its window.
std::vector<QRect> piecesOf(const BoardWidget& board) {
    std::vector<QRect> pieces;
    const Size size = board.board().size();
    for (int row = 0; row < size.rows; ++row) {
        for (int column = 0; column < size.columns; ++column)
            pieces.push_back(
                board.cellRect({row, column}).translated(board.mapTo(board.window(), QPoint(0, 0))));
    }
    return pieces;
}

/// Sees every picture of a board that the window shows, beside or in place of its pages.
class Onlooker : public QObject {
    Q_OBJECT

  public:
    explicit Onlooker(OpenWindow& open) : open_(open) {
        for (auto* board : open_.window.findChildren<BoardWidget*>()) board->installEventFilter(this);
    }

    /// What it has seen that should not be: another place of the pieces, or something that covers them.
    [[nodiscard]] QString complaint() {
        // What is laid out and painted later.
        for (int i = 0; i < 5; ++i) QCoreApplication::processEvents();
        for (const auto* board : open_.window.findChildren<BoardWidget*>()) {
            if (board->isVisible()) look(*board);
        }
        return complaint_;
    }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) look(*qobject_cast<BoardWidget*>(watched));
        return QObject::eventFilter(watched, event);
    }

  private:
    void look(const BoardWidget& board) {
        // There, what is seen is not beside the game but in its place.
        if (open_.part<QWidget>("backToGame").isVisible()) return;
        const std::vector<QRect> pieces = piecesOf(board);
        if (places_.empty()) places_ = pieces;
        if (pieces != places_) {
            QDebug(&complaint_) << board.objectName() << "has its first piece at" << pieces.front()
                                << "and not at" << places_.front() << ";";
        }
        for (const char* name : {"messageBar", "readingChoice", "transport", "search-transport"}) {
            const auto& bar = open_.part<QWidget>(name);
            if (!bar.isVisible()) continue;
            const QRect covered = bar.rect().translated(bar.mapTo(bar.window(), QPoint(0, 0)));
            const QRect place =
                board.geometry().place().translated(board.mapTo(board.window(), QPoint(0, 0)));
            if (place.intersects(covered))
                QDebug(&complaint_) << name << "at" << covered << "covers" << board.objectName() << "at"
                                    << place << ";";
        }
    }

    OpenWindow& open_;
    std::vector<QRect> places_;
    QString complaint_;
};

using Happening = std::function<void(OpenWindow&)>;

constexpr const char* sample = "bwwb\nbbwb\nbwwb\nbwww\n";
/// A mask of the pieces, whose bits may be meant in either order.
constexpr const char* twoReadings = "0x9d98";
constexpr const char* rubbish = "Dear Sir or Madam, this is a letter";

/// A game with a long note.
QString noted(const char* words) {
    return QStringLiteral("flipgame 1\nboard\n%1note %2\n")
        .arg(sample, QString::fromUtf8(words).repeated(40));
}

void page(OpenWindow& open, int number) {
    open.key(static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier);
}

const std::vector<std::pair<const char*, Happening>>& happenings() {
    static const std::vector<std::pair<const char*, Happening>> all{
        {"a message is closed", [](OpenWindow& open) { open.click("closeMessage"); }},
        {"the first press withdraws a message",
         [](OpenWindow& open) {
             open.click(Cell{1, 1});
         }},
        {"a text is pasted that holds no board",
         [](OpenWindow& open) {
             open.paste(rubbish);
             QVERIFY(!open.message().isEmpty());
         }},
        {"a board of the same size is pasted and introduced",
         [](OpenWindow& open) {
             open.paste(sample);
             QTRY_VERIFY(open.message().endsWith("4 presses."));
         }},
        {"a text with two readings is pasted",
         [](OpenWindow& open) {
             open.paste(twoReadings);
             QTRY_VERIFY(open.part<QWidget>("readingChoice").isVisible());
             open.key(Qt::Key_Right);
         }},
        {"a solution comes while two readings are on offer",
         [](OpenWindow& open) {
             open.paste(twoReadings);
             QTRY_VERIFY(open.part<QWidget>("readingChoice").isVisible());
             QVERIFY(open.solve());
             QTRY_VERIFY(!open.part<QWidget>("readingChoice").isVisible());
         }},
        {"a solution comes and is stepped through",
         [](OpenWindow& open) {
             open.paste(sample);
             QVERIFY(open.solve());
             QVERIFY(open.part<QWidget>("transport").isVisible());
             for (int i = 0; i < 4; ++i) {
                 open.click("next");
                 open.clock.advance(1000);
             }
             QVERIFY(open.game().solved());
             open.click("first");
             open.click(Cell{0, 0});
         }},
        {"a board turns out to be impossible",
         [](OpenWindow& open) {
             open.paste("bwww\nwwww\nwwww\nwwww\n");
             QVERIFY(open.solve());
         }},
        {"hints are asked for until one says why",
         [](OpenWindow& open) {
             open.paste(sample);
             for (int i = 0; i < 4; ++i) {
                 const QString before = open.message();
                 open.action("hint").trigger();
                 QTRY_VERIFY(open.message() != before);
             }
         }},
        {"a player wins",
         [](OpenWindow& open) {
             open.paste(sample);
             for (const Cell cell : solutionOf(open.puzzle())) {
                 open.click(cell);
                 open.clock.advance(400);
             }
             QTRY_VERIFY(open.message().startsWith("Solved"));
         }},
        {"another page is chosen, and another",
         [](OpenWindow& open) {
             open.paste(sample);
             // The lessons of the guide have boards of their own.
             for (const int number : {1, 3, 4, 6, 2, 3, 1}) page(open, number);
             open.key(Qt::Key_Escape);
         }},
        {"a search is watched",
         [](OpenWindow& open) {
             open.paste(sample);
             page(open, 2);
             auto& explorer = *open.window.findChild<SearchExplorer*>("searchExplorer");
             explorer.watch();
             QTRY_VERIFY(explorer.state() == SearchExplorer::State::Shown);
             explorer.player().goTo(explorer.player().count());
             page(open, 1);
             open.key(Qt::Key_Escape);
         }},
        {"a board is set up by hand",
         [](OpenWindow& open) {
             open.paste(sample);
             open.key(Qt::Key_F2);
             QCOMPARE(open.label("presses"), "Setting up");
             open.key(Qt::Key_F2);
         }},
        {"a game with a long note is pasted",
         [](OpenWindow& open) {
             open.paste(noted("many words "));
             QTRY_VERIFY(open.message().contains("many words"));
         }},
    };
    return all;
}

} // namespace

class TestSteadyBoard : public UiTest {
    Q_OBJECT

  private slots:

    void noPieceMovesOrIsCovered_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Happening>("happening");
        for (const QSize size : {QSize(1000, 700), QSize(640, 480), QSize(400, 400)}) {
            for (const auto& [name, happening] : happenings())
                QTest::addRow("%d by %d, %s", size.width(), size.height(), name) << size << happening;
        }
    }

    void noPieceMovesOrIsCovered() {
        QFETCH(QSize, size);
        QFETCH(Happening, happening);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        QVERIFY(!open.message().isEmpty());
        Onlooker onlooker(open);
        QCOMPARE(onlooker.complaint(), QString());
        happening(open);
        QCOMPARE(onlooker.complaint(), QString());
    }

    void boardsOfOtherShapesStayAsWell_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Puzzle>("puzzle");
        Puzzle torus = samplePuzzle();
        torus.rule = Rule::fromPattern(torus.size(), Pattern::plus(), Edges::Torus);
        const std::vector<std::pair<const char*, Puzzle>> puzzles{
            {"a single piece", puzzleOf("b")},
            {"a finished row", puzzleOf("wwwwwwwwwwww")},
            {"a row", puzzleOf("bwwwwwwwwwwb")},
            {"a column", puzzleOf("b/w/w/w/w/w/w/w/w/w/w/b")},
            {"a torus", torus},
        };
        for (const QSize size : {QSize(1000, 700), QSize(400, 400)}) {
            for (const auto& [name, puzzle] : puzzles)
                QTest::addRow("%d by %d, %s", size.width(), size.height(), name) << size << puzzle;
        }
    }

    void boardsOfOtherShapesStayAsWell() {
        QFETCH(QSize, size);
        QFETCH(Puzzle, puzzle);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        open.game().replace(puzzle, QStringLiteral("New"));
        QCoreApplication::processEvents();
        Onlooker onlooker(open);
        open.paste(rubbish);
        QVERIFY(!open.message().isEmpty());
        QCOMPARE(onlooker.complaint(), QString());
        QVERIFY(open.solve());
        open.click("closeMessage");
        QCOMPARE(onlooker.complaint(), QString());
        open.click(Cell{0, 0});
        QCOMPARE(onlooker.complaint(), QString());
    }

    void aMessageWithoutRoomIsCutAndShownWhollyOnDemand() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        auto& bar = open.part<QWidget>("messageBar");
        auto& text = open.part<CutLabel>("message");
        auto& more = open.part<QWidget>("wholeMessage");
        QVERIFY(!text.isCut() && !more.isVisible());
        open.paste(noted("many words "));
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        QTRY_VERIFY(more.isVisible());
        QTRY_VERIFY(text.isCut());
        const int low = bar.height();
        open.click("wholeMessage");
        QTRY_VERIFY(!text.isCut());
        QVERIFY(!more.isVisible() && bar.height() > low);
        // The next one is cut again.
        open.paste(noted("other words "));
        QTRY_VERIFY(open.message().contains("other") && open.message().endsWith("4 presses."));
        QTRY_VERIFY(text.isCut());
        QCOMPARE(bar.height(), low);
        // Of a puzzle that has no notes.
        open.paste("bwb\nwwb\nbww\n");
        QTRY_VERIFY(!open.message().contains("other") && open.message().endsWith("presses."));
        QTRY_VERIFY(!text.isCut() && !more.isVisible());
    }
};

QTEST_MAIN(TestSteadyBoard)
#include "tst_steady_board.moc"
