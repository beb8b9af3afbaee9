// Memory ends in the thread of whatever the window has others do: the person is told, and everything goes on.

#include "core/generate/random_puzzle.h"
#include "tests/support/memory_meter.h"
#include "tests/support/open_window.h"
#include "tests/support/own_threads.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_job.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/file/film_saver.h"
#include "ui/race/race_page.h"
#include "ui/search/search_explorer.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

using Act = std::function<void(OpenWindow&)>;

/// What a label says of memory that can be seen, in the window or a dialog.
QString toldOfMemory() {
    for (const QWidget* widget : QApplication::allWidgets()) {
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (label != nullptr && label->isVisible() && label->text().contains("memory", Qt::CaseInsensitive))
            return label->objectName() + ": " + label->text();
    }
    return {};
}

bool isToldOfMemory() { return !toldOfMemory().isEmpty(); }

/// The window with POJ 1753's sample. At its end, memory is given to all threads again.
class IdleWindow : public OpenWindow {
  public:
    explicit IdleWindow(const QString& folder) : OpenWindow(folder) {}

    ~IdleWindow() { memory::refuse(-1); }

    IdleWindow(const IdleWindow&) = delete;
    IdleWindow& operator=(const IdleWindow&) = delete;

    [[nodiscard]] bool begin() {
        // The window's place is saved once it stands still.
        const auto isPlaceSaved = [] { return QSettings().contains(settings::windowGeometry.name); };
        if (!isReady() || !QTest::qWaitFor(isPlaceSaved, patience)) return false;
        replace();
        return QTest::qWaitFor(isIdle, patience);
    }

    void replace() { game().replace(samplePuzzle(), QStringLiteral("New")); }

    /// Whether no other thread is at work.
    [[nodiscard]] static bool isIdle() { return ownThreads() == 1; }
};

void choosePage(OpenWindow& open, Qt::Key number) { open.key(number, Qt::ControlModifier); }

} // namespace

Q_DECLARE_METATYPE(Act)

class TestNoMemory : public UiTest {
    Q_OBJECT

  private slots:

    void whoWaitsIsTold_data() {
        QTest::addColumn<Act>("prepare");
        QTest::addColumn<Act>("begin");
        const auto row = [](
                             const char* name, const Act& begin, const Act& prepare = [](OpenWindow&) {}) {
            QTest::newRow(name) << prepare << begin;
        };
        row("Solve", [](OpenWindow& open) { open.key(Qt::Key_Return, Qt::ControlModifier); });
        row("Hint", [](OpenWindow& open) { open.action("hint").trigger(); });
        row("Search", [](OpenWindow& open) {
            open.window.findChild<SearchExplorer*>(QStringLiteral("searchExplorer"))->watch();
        });
        row("Atlas", [](OpenWindow& open) { choosePage(open, Qt::Key_4); });
        row(
            "Review", [](OpenWindow& open) { choosePage(open, Qt::Key_6); },
            [](OpenWindow& open) {
                // What takes longer than some milliseconds.
                const Rule rule = Rule::fromPattern({45, 45}, Pattern(0b010'101'010), Edges::Torus);
                open.game().replace(randomPuzzle(rule, Goal::White, 1), QStringLiteral("New"));
                open.game().press({0, 0});
            });
        row(
            "Levels",
            [](OpenWindow& open) {
                open.window.findChild<QPushButton*>(QStringLiteral("playLevel"))->click();
            },
            [](OpenWindow& open) { open.action("levelsAction").trigger(); });
        row("Statistics", [](OpenWindow& open) { open.action("statisticsAction").trigger(); });
        row("Paste",
            [](OpenWindow& open) { open.paste(QStringLiteral("bwwb\nbbwb\nbwwb\nbwww\n").repeated(4'000)); });
    }

    void whoWaitsIsTold() {
        QFETCH(Act, prepare);
        QFETCH(Act, begin);
        IdleWindow open(folder());
        QVERIFY(open.begin());
        prepare(open);
        QTRY_VERIFY_WITH_TIMEOUT(open.isIdle(), patience);
        QVERIFY(!isToldOfMemory());
        memory::refuseOthersFrom(0);
        begin(open);
        QTRY_VERIFY_WITH_TIMEOUT(isToldOfMemory(), patience);
        QVERIFY(memory::hasRefused());
        // Other jobs may have told of it before.
        QTRY_VERIFY(!open.label("reviewPath").contains("being determined"));
        memory::refuse(-1);
        for (QDialog* dialog : open.window.findChildren<QDialog*>()) dialog->close();
        // The next one has memory again.
        open.window.activateWindow();
        QVERIFY(open.isReady());
        open.game().replace(samplePuzzle(), QStringLiteral("New"));
        QVERIFY(open.solve());
    }

    void aRaceOfMethodsThatAllFailEnds() {
        IdleWindow open(folder());
        QVERIFY(open.begin());
        choosePage(open, Qt::Key_3);
        QTRY_VERIFY_WITH_TIMEOUT(open.isIdle(), patience);
        auto& race = open.part<RacePage>("racePage");
        memory::refuseOthersFrom(0);
        open.click("startRace");
        QTRY_VERIFY_WITH_TIMEOUT(!race.job().isRunning(), patience);
        QVERIFY(memory::hasRefused());
        for (const RaceLane& lane : race.job().race().lanes) {
            const auto* stopped = std::get_if<Stopped>(&lane.report.value().outcome.answer);
            // The method has seen it, or already its thread.
            QVERIFY(stopped != nullptr);
            QVERIFY(stopped->reason == Stopped::Reason::Memory ||
                    lane.trouble == "There is not enough memory for this.");
        }
    }

    void nobodyWaitsForABoardThatIsNotDrawn_data() {
        QTest::addColumn<QByteArray>("button");
        QTest::newRow("another like this") << QByteArray("anotherLikeThis");
        QTest::newRow("the hardest") << QByteArray("hardestBoard");
    }

    void nobodyWaitsForABoardThatIsNotDrawn() {
        QFETCH(QByteArray, button);
        IdleWindow open(folder());
        QVERIFY(open.begin());
        choosePage(open, Qt::Key_4);
        auto& draw = open.part<QAbstractButton>(button);
        QTRY_VERIFY_WITH_TIMEOUT(draw.isVisible() && open.isIdle(), patience);
        memory::refuseOthersFrom(0);
        QTest::mouseClick(&draw, Qt::LeftButton);
        const auto& told = open.part<QLabel>("atlasTold");
        QTRY_VERIFY_WITH_TIMEOUT(told.text().contains("memory"), patience);
        QVERIFY(memory::hasRefused());
        QVERIFY(open.puzzle() == samplePuzzle());
    }

    void nobodyWaitsForANewPuzzleThatIsNotFound_data() {
        QTest::addColumn<bool>("isPlayed");
        QTest::newRow("the hardest of its size") << false;
        QTest::newRow("the one to play") << true;
    }

    void nobodyWaitsForANewPuzzleThatIsNotFound() {
        QFETCH(bool, isPlayed);
        IdleWindow open(folder());
        QVERIFY(open.begin());
        open.action("newPuzzleAction").trigger();
        auto& dialog = *open.window.findChild<NewPuzzleDialog*>();
        const auto chooseExact = [&] { dialog.findChild<QComboBox*>("start")->setCurrentIndex(1); };
        if (isPlayed) {
            chooseExact();
            QTRY_VERIFY_WITH_TIMEOUT(open.isIdle(), patience);
        }
        memory::refuseOthersFrom(0);
        isPlayed ? dialog.accept() : chooseExact();
        const auto& limit = *dialog.findChild<QLabel*>("limit");
        QTRY_VERIFY2_WITH_TIMEOUT(limit.text().contains("memory"), qPrintable(limit.text()), patience);
        QVERIFY(memory::hasRefused());
        memory::refuse(-1);
        auto* play = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(play->isEnabled());
        // The next one has memory again.
        play->click();
        QTRY_VERIFY_WITH_TIMEOUT(open.puzzle() != samplePuzzle(), patience);
    }

    void anAnimationIsNotSaved() {
        IdleWindow open(folder());
        QVERIFY(open.begin());
        QVERIFY(open.solve());
        QTRY_VERIFY_WITH_TIMEOUT(open.isIdle(), patience);
        const SolutionFilm film(open.window.board().picture(16).parts(), open.puzzle(),
                                open.player().steps());
        FilmSaver saver;
        QSignalSpy failed(&saver, &FilmSaver::failed);
        memory::refuseOthersFrom(0);
        saver.start(film, inFolder(QStringLiteral("film.webp")));
        QVERIFY(failed.wait(patience));
        QVERIFY(!QFile::exists(inFolder(QStringLiteral("film.webp"))));
    }

    void countingBoardsFailsAtAnyMomentAndThatIsTold() {
        bool isCounted = false;
        int number = 0;
        for (; !isCounted; ++number) {
            AtlasJob job;
            const QSignalSpy failed(&job, &AtlasJob::failed);
            const QSignalSpy counted(&job, &AtlasJob::counted);
            memory::refuseOthersFrom(number);
            job.count(Rule::fromPattern({3, 3}, Pattern::plus()), Goal::Either);
            const bool isOver =
                QTest::qWaitFor([&] { return failed.count() + counted.count() == 1; }, patience);
            memory::refuse(-1);
            QVERIFY2(isOver, qPrintable(QString::number(number)));
            isCounted = !counted.isEmpty();
        }
        QVERIFY2(number > 3, qPrintable(QString::number(number)));
    }

    void solvingFailsAtAnyMomentWithoutHarm() {
        IdleWindow open(folder());
        QVERIFY(open.begin());
        int number = 0;
        while (true) {
            memory::refuseOthersFrom(number);
            open.key(Qt::Key_Return, Qt::ControlModifier);
            const auto isOver = [&] { return isToldOfMemory() || !open.headline().isEmpty(); };
            QVERIFY2(QTest::qWaitFor(isOver, patience), qPrintable(QString::number(number)));
            // The answer is there, and what fails now is to explain it.
            if (!open.headline().isEmpty()) break;
            QVERIFY(memory::hasRefused());
            ++number;
            memory::refuse(-1);
            open.replace();
            QTRY_VERIFY_WITH_TIMEOUT(open.isIdle(), patience);
            QVERIFY2(!isToldOfMemory(), qPrintable(QString::number(number) + ' ' + toldOfMemory()));
        }
        QCOMPARE(open.headline(), QStringLiteral("4"));
        QVERIFY2(number > 3, qPrintable(QString::number(number)));
    }
};

QTEST_MAIN(TestNoMemory)
#include "tst_no_memory.moc"
