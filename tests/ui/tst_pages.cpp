#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/guide/guide_page.h"
#include "ui/search/search_explorer.h"
#include "ui/search/search_page.h"
#include "ui/widgets/message_bar.h"

#include <QSlider>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

SearchExplorer& explorer(OpenWindow& open) {
    return *open.window.findChild<SearchExplorer*>("searchExplorer");
}

/// The solution of the sample plays, one step of it made.
bool playSolution(OpenWindow& open) {
    open.paste(sampleText);
    if (!open.solve()) return false;
    open.key(Qt::Key_Space, Qt::ControlModifier);
    open.clock.advance(16);
    return open.player().isPlaying() && open.player().index() == 1;
}

/// Shows the board of the current page in its place.
bool chooseBoard(OpenWindow& open) {
    auto& parts = open.part<QWidget>("pageOrBoard");
    if (!parts.isVisible()) return false;
    QTest::mouseClick(parts.findChildren<QAbstractButton*>().last(), Qt::LeftButton);
    return true;
}

} // namespace

/// The pages of the panel, and what becomes of what goes on when another one is chosen in the middle of it.
class TestPages : public UiTest {
    Q_OBJECT

  private slots:

    void aSolutionWaitsWhileALessonIsInFront() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(playSolution(open));
        open.key(Qt::Key_F1);
        QVERIFY(!open.player().isPlaying());
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        QCOMPARE(open.player().index(), 1);
        // A step would have led back to the game.
        QVERIFY(open.part<QWidget>("guidePage").isVisible());
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.key(Qt::Key_Space, Qt::ControlModifier);
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        QVERIFY(open.game().solved());
    }

    void aLessonWaitsWhileTheGameIsInFront() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        guide.setLesson(1);
        open.click("show1");
        open.clock.advance(16);
        const int index = guide.player().index();
        QVERIFY(guide.player().isPlaying());
        open.key(Qt::Key_1, Qt::ControlModifier);
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        QVERIFY(!guide.player().isPlaying());
        QCOMPARE(guide.player().index(), index);
    }

    void aSearchCanBeWatchedInTheMiddleOfASolution() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(playSolution(open));
        open.key(Qt::Key_E, Qt::ControlModifier);
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        QTRY_COMPARE(explorer(open).state(), SearchExplorer::State::Shown);
        QCOMPARE(open.player().index(), 1);
    }

    void aRaceHoldsTheSolution() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(playSolution(open));
        open.key(Qt::Key_3, Qt::ControlModifier);
        // The board is the game's here: the solution may go on.
        QVERIFY(open.player().isPlaying());
        open.click("startRace");
        QVERIFY(!open.player().isPlaying());
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        QTRY_VERIFY2(open.label("raceVerdict").startsWith("All 6 agree"),
                     qPrintable(open.label("raceVerdict")));
    }

    void aMessageAboutTheGameDoesNotStandOverALesson() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        open.key(Qt::Key_F1);
        QCOMPARE(open.message(), QString());
        // What happens from now on is told.
        open.paste("milk\neggs\n");
        QVERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
        open.window.resize(900, 650);
        QVERIFY(open.message().startsWith("This is not a board"));
    }

    void aPageTakesThePlaceOfTheGameWhereThereIsNoRoomForBoth() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        auto& pages = open.part<QWidget>("pages");
        for (int page = 0; page < 6; ++page) {
            const auto enter = [&] { open.key(static_cast<Qt::Key>(Qt::Key_1 + page), Qt::ControlModifier); };
            enter();
            QVERIFY(pages.isVisible() && !open.window.board().isVisible());
            QVERIFY(pages.isAncestorOf(QApplication::focusWidget()));
            open.key(Qt::Key_Escape);
            QVERIFY(!pages.isVisible() && open.window.board().hasFocus());
            enter();
            open.click("backToGame");
            QVERIFY(!pages.isVisible() && open.window.board().isVisible());
            QVERIFY(!open.part<QWidget>("backToGame").isVisible());
        }
        // From page to page, without the board in between.
        open.key(Qt::Key_3, Qt::ControlModifier);
        open.key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(open.part<AtlasPage>("atlasPage").isVisible());
        open.key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        open.key(Qt::Key_3, Qt::ControlModifier);
        open.key(Qt::Key_L, Qt::ControlModifier);
        QVERIFY(open.part<AtlasPage>("atlasPage").isVisible());
    }

    void theReasonsAreReadBesideTheBoardInASmallWindow() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.paste("bwww\nwwww\nwwww\nwwww\n");
        QVERIFY(open.solve());
        open.key(Qt::Key_1, Qt::ControlModifier);
        auto& reasons = open.part<QWidget>("whyImpossible");
        QTRY_VERIFY(reasons.isVisible());
        QVERIFY(chooseBoard(open));
        auto& board = open.window.board();
        QVERIFY(board.isVisible() && !reasons.isVisible());
        QVERIFY(open.part<QWidget>("messageBar").isVisible());
        QVERIFY(!board.markedCells().empty());
        open.click(Cell{0, 0});
        QCOMPARE(open.label("presses"), "1 press");
        QVERIFY(open.part<QWidget>("pageOrBoard").isVisible());
        QTest::mouseClick(open.part<QWidget>("pageOrBoard").findChildren<QAbstractButton*>().first(),
                          Qt::LeftButton);
        QVERIFY(open.part<QWidget>("solutionPanel").isVisible());
        QVERIFY(!board.isVisible());
    }

    void whatWasToldOfTheGameWaitsBehindAPage() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        auto& bar = open.part<QWidget>("messageBar");
        open.key(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(!bar.isVisible());
        open.key(Qt::Key_Escape);
        QVERIFY(bar.isVisible());
        QVERIFY(open.message().endsWith("4 presses."));
    }

    void whatIsToldAboveAPageStaysWhateverTheSizeOfTheWindow() {
        OpenWindow open(folder());
        open.window.resize(430, 560);
        QVERIFY(open.isReady());
        open.key(Qt::Key_1, Qt::ControlModifier);
        open.paste("hello there");
        auto& bar = open.part<QWidget>("messageBar");
        QVERIFY2(open.message().startsWith("This is not a board"), qPrintable(open.message()));
        QVERIFY(bar.isVisible());
        open.window.resize(440, 570);
        QTRY_COMPARE(open.window.size(), QSize(440, 570));
        QCoreApplication::processEvents();
        QVERIFY(bar.isVisible());
    }

    void aStrokeWhileSettingUpLeavesThePageInFront() {
        OpenWindow open(folder());
        open.window.resize(430, 560);
        QVERIFY(open.isReady());
        open.key(Qt::Key_F2);
        open.key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(chooseBoard(open));
        auto& board = open.part<QWidget>("setupBoard");
        const QRect place(board.mapTo(&open.window, QPoint(0, 0)), board.size());
        QTest::mouseClick(&board, Qt::LeftButton, {}, board.rect().center());
        QCOMPARE(open.game().moveCount(), 1);
        QVERIFY(open.part<QWidget>("pageOrBoard").isVisible());
        QCOMPARE(QRect(board.mapTo(&open.window, QPoint(0, 0)), board.size()), place);
    }

    void whatIsToldOfTheGameBehindAPageWaitsUnlessItWarns() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.key(Qt::Key_3, Qt::ControlModifier);
        auto& bar = open.part<MessageBar>("messageBar");
        bar.tell(MessageBar::Kind::Done, "Done.");
        QVERIFY(!bar.isVisible());
        open.key(Qt::Key_Escape);
        QVERIFY(bar.isVisible());
        open.key(Qt::Key_3, Qt::ControlModifier);
        bar.tell(MessageBar::Kind::Warning, "Not done.");
        QVERIFY(bar.isVisible());
    }

    void aSearchIsWatchedInASmallWindow() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.key(Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(explorer(open).state(), SearchExplorer::State::Shown);
        explorer(open).player().pause();
        auto& page = open.part<SearchPage>("searchPage");
        auto& board = open.part<QWidget>("searchBoard");
        QVERIFY(page.isVisible() && !board.isVisible());
        // It scrolls to the picture by itself.
        QTRY_VERIFY(page.picture()->visibleRegion().boundingRect().height() > 60);
        const int index = explorer(open).player().index();
        open.click("searchPage-next");
        QCOMPARE(explorer(open).player().index(), index + 1);
        QTest::mouseClick(&open.part<QWidget>("searchPage-stepSlider"), Qt::LeftButton);
        open.key(Qt::Key_End);
        QCOMPARE(explorer(open).player().index(), explorer(open).player().count());
        QVERIFY(chooseBoard(open));
        QVERIFY(!page.isVisible() && board.isVisible());
        QVERIFY(!open.window.board().isVisible());
        open.click("search-previous");
        QCOMPARE(explorer(open).player().index(), explorer(open).player().count() - 1);
        // The page again by its command, and the game by Escape from its board.
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(page.isVisible() && !board.isVisible());
        QVERIFY(chooseBoard(open));
        board.setFocus();
        open.key(Qt::Key_Escape);
        QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
    }

    void withoutASearchTheGameIsTheBoardOfItsPage() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(open.part<SearchPage>("searchPage").isVisible());
        QVERIFY(chooseBoard(open));
        QVERIFY(open.window.board().isVisible());
        open.click(Cell{1, 1});
        QCOMPARE(open.game().presses(), 1);
        // It is seen already.
        QVERIFY(chooseBoard(open));
        open.part<MessageBar>("messageBar").tell(MessageBar::Kind::Done, "Done.");
        QCOMPARE(open.message(), "Done.");
        open.key(Qt::Key_E, Qt::ControlModifier);
        QTRY_COMPARE(explorer(open).state(), SearchExplorer::State::Shown);
        QVERIFY(chooseBoard(open));
        QVERIFY(!open.window.board().isVisible());
        QCOMPARE(open.message(), QString());
    }

    void aLessonIsReadAndTriedInASmallWindow() {
        OpenWindow open(folder());
        open.window.resize(400, 400);
        QVERIFY(open.isReady());
        open.key(Qt::Key_F1);
        auto& guide = open.part<GuidePage>("guidePage");
        auto& board = guide.stage().board();
        QVERIFY(guide.isVisible() && !board.isVisible());
        // Steps are to be seen.
        guide.setLesson(1);
        open.click("show1");
        QVERIFY(!guide.isVisible() && board.isVisible());
        for (int i = 0; i < 50; ++i) open.clock.advance(100);
        // What the lesson says of them stands below.
        auto& caption = open.part<QLabel>("lessonCaption");
        QVERIFY(caption.isVisible());
        QVERIFY(!caption.text().isEmpty());
        QCOMPARE(caption.text(), open.part<QLabel>("lessonRemark").text());
        // Its last lesson leads back to the game.
        open.key(Qt::Key_F1);
        QVERIFY(guide.isVisible() && !caption.isVisible());
        guide.setLesson(7);
        open.click("nextLesson");
        QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
        // With room for both there is nothing to choose.
        open.key(Qt::Key_F1);
        QVERIFY(chooseBoard(open));
        open.window.resize(1000, 700);
        QTRY_VERIFY(guide.isVisible() && board.isVisible());
        QVERIFY(!caption.isVisible() && !open.part<QWidget>("backToGame").isVisible());
    }

    void theKeysStayWithTheBoardWhereNoPageFits() {
        OpenWindow open(folder());
        open.window.resize(320, 320);
        QVERIFY(open.isReady());
        for (const Qt::Key key : {Qt::Key_2, Qt::Key_5}) {
            open.key(key, Qt::ControlModifier);
            QVERIFY(open.window.board().hasFocus());
            QVERIFY(open.message().startsWith("Make the window larger"));
            open.click("closeMessage");
        }
        // Also from a page that is in front.
        open.key(Qt::Key_4, Qt::ControlModifier);
        open.key(Qt::Key_2, Qt::ControlModifier);
        QVERIFY(open.window.board().hasFocus());
        QVERIFY(open.message().startsWith("Make the window larger"));
        // Asked for and done: the message has served.
        open.window.resize(1000, 700);
        QTRY_VERIFY(open.part<QWidget>("searchPage").isVisible());
        QCOMPARE(open.message(), QString());
    }

    void thePanelLeavesTheKeysToTheBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        open.key(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(open.part<QWidget>("startRace").hasFocus());
        open.key(Qt::Key_F9);
        QVERIFY(open.window.board().hasFocus());
        open.key(Qt::Key_F9);
        open.key(Qt::Key_5, Qt::ControlModifier);
        open.window.resize(400, 400);
        QTRY_VERIFY(!open.window.board().isVisible());
        auto& pages = open.part<QWidget>("pages");
        QVERIFY(pages.isAncestorOf(QApplication::focusWidget()));
        open.key(Qt::Key_Escape);
        QVERIFY(!pages.isVisible() && open.window.board().hasFocus());
        // Who plays keeps the board.
        open.window.resize(1000, 700);
        QTRY_VERIFY(pages.isVisible());
        open.window.board().setFocus();
        open.window.resize(400, 400);
        QTRY_VERIFY(!pages.isVisible());
        QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
    }

    void whoWatchesASearchHasTheKeysThatStepThroughIt_data() {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("begun by its key") << false;
        QTest::newRow("begun by a click") << true;
    }

    void whoWatchesASearchHasTheKeysThatStepThroughIt() {
        QFETCH(bool, byMouse);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        QTRY_VERIFY(open.message().endsWith("4 presses."));
        if (byMouse) {
            open.key(Qt::Key_2, Qt::ControlModifier);
            open.click("watch");
        } else {
            open.key(Qt::Key_E, Qt::ControlModifier);
        }
        QTRY_COMPARE(explorer(open).state(), SearchExplorer::State::Shown);
        QVERIFY(open.part<QSlider>("search-stepSlider").hasFocus());
        QVERIFY(explorer(open).player().isPlaying());
        open.key(Qt::Key_Space);
        QVERIFY(!explorer(open).player().isPlaying());
        const int place = explorer(open).player().index();
        open.key(Qt::Key_Right);
        QCOMPARE(explorer(open).player().index(), place + 1);
    }

    void theAtlasTakesThePlaceOfTheBoard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(playSolution(open));
        open.key(Qt::Key_4, Qt::ControlModifier);
        auto& page = open.part<AtlasPage>("atlasPage");
        auto& picture = open.part<AtlasPicture>("atlasPicture");
        QTRY_VERIFY(page.isCounted() && picture.isVisible());
        QVERIFY(open.window.board().isVisible());
        const double small = picture.view().scale();
        open.click("enlargeAtlas");
        QVERIFY(page.isLarge() && !open.window.board().isVisible());
        QVERIFY(open.part<QWidget>("atlasStage").isAncestorOf(&picture));
        QVERIFY(picture.isVisible() && picture.hasFocus());
        QTRY_VERIFY(picture.view().scale() > small);
        // A step that nobody sees would bring the board back.
        QVERIFY(!open.player().isPlaying());
        // Wherever the keyboard is.
        for (auto* part : {&open.part<QWidget>("divider"), &open.part<QWidget>("enlargeAtlas"),
                           &open.part<QWidget>("closeMessage")}) {
            part->setFocus();
            QTest::keyClick(part, Qt::Key_Escape);
            QVERIFY2(!page.isLarge(), qPrintable(part->objectName()));
            open.key(Qt::Key_L, Qt::ControlModifier);
            QVERIFY(page.isLarge());
        }
        open.key(Qt::Key_Escape);
        QVERIFY(!page.isLarge() && page.isAncestorOf(&picture) && picture.isVisible());
        QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
        QTRY_COMPARE(picture.view().scale(), small);
    }
};

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
