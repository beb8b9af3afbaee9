// What charts and pictures are to a screen reader: lists of items, each with its value.

#include "tests/support/ui_test.h"
#include "tests/ui/recorded_search.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/dialogs/pattern_editor.h"
#include "ui/review/review_chart.h"
#include "ui/search/pictures/algebra_picture.h"
#include "ui/search/pictures/search_pictures.h"
#include "ui/solution/sizes_chart.h"
#include "ui/statistics/bar_chart.h"
#include "ui/widgets/accessible_items.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

std::vector<std::pair<QAccessible::Event, QString>> announcements;

void note(QAccessibleEvent* event) {
    QAccessibleInterface* about = event->accessibleInterface();
    announcements.emplace_back(event->type(), about == nullptr ? QString() : about->text(QAccessible::Name));
}

QAccessibleInterface* readerOf(QWidget& widget) { return QAccessible::queryAccessibleInterface(&widget); }

QString name(QWidget& widget, int item) { return readerOf(widget)->child(item)->text(QAccessible::Name); }

void pressItem(QWidget& widget, int item) {
    readerOf(widget)->child(item)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
}

std::vector<BarChart::Bar> threeBars(const QString& last) {
    return {{"a", 3, 0, false, "Three a."}, {"b", 1, 0, false, "One b."}, {"c", 2, 0, false, last}};
}

/// A chart on the screen.
struct Shown {
    BarChart chart{"chart", "Letters", nullptr};

    Shown() {
        chart.show(threeBars("Two c."));
        chart.resize(300, 100);
        chart.setVisible(true);
        chart.activateWindow();
    }

    [[nodiscard]] bool isReady() { return QTest::qWaitForWindowActive(&chart, patience); }
};

/// A recorded search of a method at its end.
TraceReplay recorded(const char* method) {
    Puzzle puzzle = samplePuzzle();
    puzzle.goal = Goal::White;
    TraceReplay replay(recordedSearch(method, puzzle));
    replay.seek(replay.size());
    return replay;
}

} // namespace

class TestAccessibleItems : public UiTest {
    Q_OBJECT

  public:
    TestAccessibleItems() {
        QAccessible::installFactory(itemsAccessibleFactory);
        QAccessible::installUpdateHandler(note);
    }

  private slots:

    void aChartIsAListOfItsValues() {
        Shown shown;
        QAccessibleInterface* list = readerOf(shown.chart);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->text(QAccessible::Name), "Letters");
        QCOMPARE(list->childCount(), 3);
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(list->child(i)->role(), QAccessible::ListItem);
            QCOMPARE(list->indexOfChild(list->child(i)), i);
            QVERIFY(list->child(i)->parent() == list);
            const QPoint middle = list->child(i)->rect().center();
            QVERIFY(list->childAt(middle.x(), middle.y()) == list->child(i));
        }
        QCOMPARE(name(shown.chart, 0), "Three a.");
        QCOMPARE(name(shown.chart, 2), "Two c.");
        QVERIFY(list->child(3) == nullptr);
        QAccessibleInterface* last = list->child(2);
        shown.chart.show({});
        QVERIFY(!last->isValid());
        QVERIFY(last->state().invalid);
    }

    void anItemIsTaken() {
        Shown shown;
        const QSignalSpy taken(&shown.chart, &ItemChart::itemTaken);
        pressItem(shown.chart, 1);
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken.front().front().value<std::size_t>(), std::size_t{1});
    }

    void onlyTheChosenItemHasTheFocus() {
        Shown shown;
        QVERIFY(shown.isReady());
        shown.chart.setFocus();
        QTest::keyClick(&shown.chart, Qt::Key_Right);
        QAccessibleInterface* list = readerOf(shown.chart);
        QVERIFY(!list->state().focused);
        QVERIFY(!list->child(0)->state().focused);
        QVERIFY(list->child(1)->state().focused);
        QVERIFY(list->focusChild() == list->child(1));
    }

    void whatChangesIsAnnounced() {
        if (!QAccessible::isActive()) QSKIP("Screen readers are told nothing here; under X they are.");
        Shown shown;
        QVERIFY(shown.isReady());
        shown.chart.setFocus();
        QTest::keyClick(&shown.chart, Qt::Key_End);
        const std::pair focus{QAccessible::Focus, QStringLiteral("Two c.")};
        QTRY_VERIFY(!announcements.empty() && announcements.back() == focus);
        announcements.clear();
        shown.chart.show(threeBars("Four c."));
        const std::vector<std::pair<QAccessible::Event, QString>> renamed{
            {QAccessible::NameChanged, "Four c."}};
        QVERIFY(announcements == renamed);
    }

    void everySizeOfASolutionIsAnItem_data() {
        QTest::addColumn<std::uint64_t>("sets");
        QTest::addColumn<QString>("told");
        QTest::newRow("a bar for each set") << std::uint64_t{3} << "3 sets have 6 presses.";
        QTest::newRow("a bar for each size") << std::uint64_t{100} << "100 sets have 6 presses.";
        QTest::newRow("too many to count") << ~std::uint64_t{0} << "2⁶⁴ or more sets have 6 presses.";
    }

    void everySizeOfASolutionIsAnItem() {
        QFETCH(std::uint64_t, sets);
        SizesChart chart;
        chart.resize(240, 38);
        chart.show({{4, 1}, {6, sets}}, 4, 6);
        QCOMPARE(readerOf(chart)->childCount(), 2);
        QCOMPARE(name(chart, 0), "One set has 4 presses.");
        QTEST(name(chart, 1), "told");
        QVERIFY(readerOf(chart)->child(1)->actionInterface()->actionNames().isEmpty());
        QVERIFY(chart.itemRect(0).right() <= chart.itemRect(1).left() + 0.01);
        QVERIFY(chart.itemRect(1).right() <= chart.width());
    }

    void everyPlaceOfAGameIsAnItem() {
        ReviewChart chart;
        chart.resize(270, 150);
        GameReview review;
        review.presses = 2;
        review.least = {2, 1, 0};
        chart.show(std::make_shared<const GameReview>(review));
        QCOMPARE(readerOf(chart)->childCount(), 3);
        QCOMPARE(name(chart, 1), chart.sentence(1));
        QVERIFY(name(chart, 0) != name(chart, 1));
        const QSignalSpy chosen(&chart, &ReviewChart::placeChosen);
        pressItem(chart, 2);
        QCOMPARE(chosen.size(), 1);
    }

    void everyBoardOfTheAtlasIsAnItem() {
        AtlasPicture picture;
        picture.resize(300, 300);
        const auto family =
            std::make_shared<const BoardFamily>(Rule::fromPattern({3, 3}, Pattern::plus()), Goal::White);
        picture.show(family, optimumOfEveryBoard(*family));
        QCOMPARE(readerOf(picture)->childCount(), 512);
        QVERIFY2(name(picture, 0).endsWith(": 0 presses"), qPrintable(name(picture, 0)));
        const QSignalSpy taken(&picture, &AtlasPicture::taken);
        pressItem(picture, 0);
        QCOMPARE(taken.size(), 1);
    }

    void everyLevelOfASearchIsAnItem_data() {
        QTest::addColumn<QString>("method");
        for (const char* method : {"deepening", "subsets", "breadth-first"}) QTest::newRow(method) << method;
    }

    void everyLevelOfASearchIsAnItem() {
        QFETCH(QString, method);
        const TraceReplay replay = recorded(qPrintable(method));
        const std::unique_ptr<SearchPicture> picture(makeSearchPicture(method.toStdString(), nullptr));
        picture->resize(280, 190);
        picture->showPlace(replay);
        QVERIFY(readerOf(*picture)->childCount() >= static_cast<int>(replay.levels().size()));
        QVERIFY2(name(*picture, 1).startsWith("Level 1: "), qPrintable(name(*picture, 1)));
        const QSignalSpy chosen(picture.get(), &SearchPicture::placeChosen);
        pressItem(*picture, 1);
        QCOMPARE(chosen.size(), 1);
    }

    void everyPieceAndEveryLineOfASearchIsAnItem() {
        const std::unique_ptr<SearchPicture> pieces(makeSearchPicture("row-backtracking", nullptr));
        pieces->resize(280, 176);
        pieces->showPlace(recorded("row-backtracking"));
        QCOMPARE(readerOf(*pieces)->childCount(), 16);
        QVERIFY2(name(*pieces, 5).startsWith("row 2, column 2: "), qPrintable(name(*pieces, 5)));
        const std::unique_ptr<SearchPicture> lines(makeSearchPicture("first-row", nullptr));
        lines->resize(280, 176);
        lines->showPlace(recorded("first-row"));
        QCOMPARE(readerOf(*lines)->childCount(), 4);
        QVERIFY2(name(*lines, 1).startsWith("Row 2: "), qPrintable(name(*lines, 1)));
        QVERIFY2(name(*lines, 1).contains("Still wrong: "), qPrintable(name(*lines, 1)));
        // The first row has been chosen, and nothing follows from it yet.
        TraceReplay replay = recorded("first-row");
        replay.seek(0);
        QVERIFY(replay.seekNext(TraceEvent::Kind::Row));
        lines->showPlace(replay);
        QVERIFY2(name(*lines, 0).startsWith("Row 1: presses: "), qPrintable(name(*lines, 0)));
        QVERIFY2(name(*lines, 1).startsWith("Row 2: not filled in"), qPrintable(name(*lines, 1)));
    }

    void everyPlaceOfAPatternIsAnItem() {
        PatternEditor editor;
        editor.resize(132, 132);
        editor.setPattern(Pattern::plus());
        QCOMPARE(readerOf(editor)->text(QAccessible::Name), "Pattern .*./***/.*.");
        QCOMPARE(readerOf(editor)->childCount(), 9);
        QCOMPARE(name(editor, 0), "row 1, column 1 stays");
        pressItem(editor, 0);
        QCOMPARE(name(editor, 0), "row 1, column 1 turns over");
    }

    void everyEntryAndEverySolutionIsAnItem() {
        TraceReplay replay = recorded("algebra");
        AlgebraPicture picture;
        picture.setFixedSize(358, 340);
        picture.show();
        picture.showPlace(replay);
        replay.seek(1);
        picture.showPlace(replay);
        // A row for each piece; a column for each press, and one for the goal.
        QCOMPARE(readerOf(picture.elimination())->childCount(), 16 * 17);
        QVERIFY(name(picture.elimination(), 0).startsWith("The equation of the piece at row 1, column 1"));
        QCOMPARE(readerOf(picture.coset())->childCount(), 16);
        QVERIFY2(name(picture.coset(), 2).startsWith("Solution 3 of 16: "),
                 qPrintable(name(picture.coset(), 2)));
        const QSignalSpy chosen(&picture, &SearchPicture::placeChosen);
        pressItem(picture.coset(), 2);
        QCOMPARE(chosen.size(), 1);
    }
};

QTEST_MAIN(TestAccessibleItems)
#include "tst_accessible_items.moc"
