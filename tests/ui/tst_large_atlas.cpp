#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "tests/ui/pasted_boards.h"
#include "ui/atlas/atlas_page.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/widgets/message_bar.h"

#include <QDialog>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The atlas with its picture in place of the board.
bool enlargeAtlas(OpenWindow& open) {
    open.paste(sampleText);
    open.key(Qt::Key_L, Qt::ControlModifier);
    return QTest::qWaitFor([&] { return open.part<QWidget>("atlasStage").isVisible(); }, patience);
}

} // namespace

/// The atlas in place of the board: by itself in a large window, and where there is no room for both.
class TestLargeAtlas : public UiTest {
    Q_OBJECT

  private slots:

    void theGameIsShownWhenItIsSavedOrWrittenAbout_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<QString>("dialog");
        QTest::newRow("saved") << Qt::Key_S << "saveDialog";
        QTest::newRow("written about") << Qt::Key_M << "notes";
    }

    void theGameIsShownWhenItIsSavedOrWrittenAbout() {
        QFETCH(Qt::Key, key);
        QFETCH(QString, dialog);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        QVERIFY(!open.window.board().isVisible());
        open.key(key, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
        auto* const shown = open.window.findChild<QDialog*>(dialog);
        QVERIFY(shown != nullptr);
        QTest::keyClick(shown, Qt::Key_Escape);
    }

    void theLargeAtlasIsSeenBelowWhatIsTold() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        auto& bar = open.part<MessageBar>("messageBar");
        bar.confirm(MessageBar::Kind::Done, "Done.", {});
        const auto& picture = *open.part<QWidget>("atlasStage").findChild<AtlasPicture*>();
        QTRY_VERIFY(bar.isVisible() && picture.isVisible());
        const auto place = [&](const QWidget& part) {
            return QRect(part.mapTo(&open.window, QPoint(0, 0)), part.size());
        };
        QVERIFY(!place(bar).intersects(place(picture)));
    }

    void theAtlasTakesThePlaceOfTheBoardWhereThereIsNoRoomForBoth_data() {
        using Leave = std::function<void(OpenWindow&)>;
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Leave>("leave");
        const auto row = [](const char* name, QSize size, const Leave& leave) {
            QTest::newRow(name) << size << leave;
        };
        const QSize narrow(700, 560);
        row("Escape", narrow, [](OpenWindow& open) { open.key(Qt::Key_Escape); });
        row("the way back", narrow, [](OpenWindow& open) { open.click("backToGame"); });
        row("the key of the large atlas", narrow,
            [](OpenWindow& open) { open.key(Qt::Key_L, Qt::ControlModifier); });
        row("a hint", narrow, [](OpenWindow& open) { open.key(Qt::Key_H, Qt::ControlModifier); });
        row("a new board", narrow, [](OpenWindow& open) { open.key(Qt::Key_N, Qt::ControlModifier); });
        row("a board of the atlas", QSize(400, 500), [](OpenWindow& open) {
            auto& picture = open.part<AtlasPicture>("atlasPicture");
            QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.view().plot().center().toPoint());
            QVERIFY(open.message().startsWith("This board comes from the atlas."));
        });
        row("the switch of the panel", narrow, [](OpenWindow& open) { open.key(Qt::Key_F9); });
    }

    void theAtlasTakesThePlaceOfTheBoardWhereThereIsNoRoomForBoth() {
        QFETCH(QSize, size);
        QFETCH(std::function<void(OpenWindow&)>, leave);
        OpenWindow open(folder());
        open.window.resize(size);
        QVERIFY(open.isReady());
        auto& page = open.part<AtlasPage>("atlasPage");
        for (const Qt::Key key : {Qt::Key_4, Qt::Key_L}) {
            open.key(key, Qt::ControlModifier);
            QTRY_VERIFY(page.isVisible() && page.isCounted() && page.showsBoards());
            QVERIFY(!open.window.board().isVisible());
            QVERIFY(open.part<AtlasPicture>("atlasPicture").isVisible() && !page.isLarge());
            // There is no board beside which it could be larger.
            QVERIFY(!open.part<QWidget>("enlargeAtlas").isVisible());
            QVERIFY(open.part<QWidget>("backToGame").isVisible());
            QVERIFY(open.part<QWidget>("pages").isAncestorOf(QApplication::focusWidget()));
            leave(open);
            QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
            QVERIFY(!page.isVisible());
            QVERIFY(!open.message().startsWith("In a window"));
        }
    }

    void aWindowThatGrowsShowsBoardAndAtlas() {
        OpenWindow open(folder());
        open.window.resize(700, 560);
        QVERIFY(open.isReady());
        open.key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(!open.window.board().isVisible());
        open.window.resize(1000, 700);
        auto& page = open.part<AtlasPage>("atlasPage");
        QTRY_VERIFY(page.isVisible() && open.window.board().isVisible());
        QTRY_VERIFY(page.isCounted() && open.part<QWidget>("enlargeAtlas").isVisible());
        QVERIFY(!open.part<QWidget>("backToGame").isVisible());
        // Who works in the page keeps it.
        open.window.resize(700, 560);
        QTRY_VERIFY(!open.window.board().isVisible());
        QVERIFY(page.isVisible() && open.part<QWidget>("backToGame").isVisible());
    }

    void aBoardOfTheLargeAtlasIsPlayed_data() {
        QTest::addColumn<bool>("byMouse");
        QTest::newRow("by its key") << false;
        QTest::newRow("by a click") << true;
    }

    void aBoardOfTheLargeAtlasIsPlayed() {
        QFETCH(bool, byMouse);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        const Puzzle before = open.puzzle();
        auto& picture = open.part<AtlasPicture>("atlasPicture");
        QTRY_VERIFY(picture.view().scale() >= 4);
        constexpr std::uint64_t board = 0x4C32;
        if (byMouse) {
            QTest::mouseClick(&picture, Qt::LeftButton, {}, picture.boardRect(board).center().toPoint());
        } else {
            const auto to = picture.map()->placeOf(board).value();
            const auto from = picture.map()->placeOf(before.board.packed()).value();
            for (int i = from.column; i < to.column; ++i) open.key(Qt::Key_Right);
            for (int i = from.column; i > to.column; --i) open.key(Qt::Key_Left);
            for (int i = from.row; i < to.row; ++i) open.key(Qt::Key_Down);
            for (int i = from.row; i > to.row; --i) open.key(Qt::Key_Up);
            open.key(Qt::Key_Return);
        }
        QCOMPARE(open.puzzle().board.packed(), board);
        QVERIFY(open.window.board().isVisible() && open.window.board().hasFocus());
        QTRY_VERIFY(open.message().startsWith("This board comes from the atlas."));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle() == before);
    }

    void theBoardComesBack_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers) {
            QTest::newRow(name) << key << modifiers;
        };
        row("with the same key", Qt::Key_L, Qt::ControlModifier);
        row("without the panel", Qt::Key_F9, Qt::NoModifier);
        row("beside another page", Qt::Key_1, Qt::ControlModifier);
        row("when it is replaced", Qt::Key_N, Qt::ControlModifier);
        row("when a hint is wanted", Qt::Key_H, Qt::ControlModifier);
    }

    void theBoardComesBack() {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        open.key(key, modifiers);
        QVERIFY(open.window.board().isVisible());
        QVERIFY(!open.part<AtlasPage>("atlasPage").isLarge());
        QVERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget()->isVisible());
        open.key(Qt::Key_F9);
        open.key(Qt::Key_4, Qt::ControlModifier);
        QVERIFY(open.window.board().isVisible());
    }

    void aBoardIsSetUpOrTheAtlasIsLarge() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        open.key(Qt::Key_F2);
        QCOMPARE(open.label("presses"), "Setting up");
        QVERIFY(!open.part<QWidget>("atlasStage").isVisible());
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(open.part<QWidget>("atlasStage").isVisible());
        QVERIFY(open.label("presses") != "Setting up");
    }

    /// Its picture is of boards of another size until the new ones are counted.
    void aLargerBoardComesWhileTheAtlasIsLarge() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(enlargeAtlas(open));
        open.paste("bwwbwb\nbbwbwb\nbwwbwb\nbwwwww\nbwwwww\nwwwwww\n");
        QVERIFY(open.puzzle().size() == (Size{6, 6}));
        QTRY_VERIFY(open.part<AtlasPage>("atlasPage").isCounted());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle().size() == (Size{4, 4}));
        QTRY_VERIFY(open.part<AtlasPage>("atlasPage").isCounted());
    }

    void theHardestBoardsCanBeLarge() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        // Too many boards for a picture of all.
        open.paste("bwwbwb\nbbwbwb\nbwwbwb\nbwwwww\nbwwwww\nwwwwww\n");
        open.key(Qt::Key_L, Qt::ControlModifier);
        auto& page = open.part<AtlasPage>("atlasPage");
        QTRY_VERIFY(page.isLarge());
        auto& sizes = open.part<HardestChart>("hardestChart");
        QVERIFY(sizes.isVisible() && sizes.hasFocus() && !open.window.board().isVisible());
        QTRY_VERIFY(!sizes.size(63).waits);
        QTest::mouseClick(&sizes, Qt::LeftButton, {}, sizes.itemRect(27).center().toPoint());
        QVERIFY(open.puzzle().size() == (Size{4, 4}));
        QVERIFY(!page.isLarge() && open.window.board().hasFocus());
        // Now there is a picture, and it is wanted.
        QTRY_VERIFY(open.part<AtlasPicture>("atlasPicture").isVisible());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(open.puzzle().size() == (Size{6, 6}));
        QTRY_VERIFY(sizes.isVisible());
    }

    void theChosenViewComesBack() {
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.part<AtlasPage>("atlasPage").setView("hardest");
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.paste(sampleText);
        open.key(Qt::Key_L, Qt::ControlModifier);
        QTRY_VERIFY(open.part<HardestChart>("hardestChart").isVisible());
        // Who watches the picture keeps the keyboard.
        open.part<AtlasPage>("atlasPage").setView("pieces");
        QVERIFY(open.part<AtlasPicture>("atlasPicture").isVisible());
        QVERIFY(open.part<AtlasPicture>("atlasPicture").hasFocus());
    }
};

QTEST_MAIN(TestLargeAtlas)
#include "tst_large_atlas.moc"
