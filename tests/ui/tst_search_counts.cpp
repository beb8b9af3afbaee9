// The numbers that the search page tells, on boards where they are one or none: the number and its noun
// agree, and nothing is told that cannot be.

#include "tests/ui/explored.h"
#include "ui/widgets/accessible_items.h"

#include <QAccessible>
#include <QRegularExpression>

#include <algorithm>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// All that the page tells at this place of the recording.
QStringList toldBy(Explored& open) {
    QStringList told{open.told(), open.label("searchCounts"), open.label("searchKept")};
    SearchPicture* picture = open.picture();
    if (picture == nullptr) return told;
    told << picture->inWords();
    for (auto* each : picture->findChildren<SearchPicture*>()) told << each->inWords();
    QWidgetList drawn = picture->findChildren<QWidget*>();
    drawn << picture;
    for (QWidget* each : drawn) {
        QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(each);
        for (int item = 0; item < reader->childCount(); ++item)
            told << reader->child(item)->text(QAccessible::Name);
    }
    return told;
}

/// What is wrong with a number in a sentence; empty if nothing is.
QString fault(const QString& sentence) {
    static const QRegularExpression one(
        QStringLiteral("(?<![\\d,.])1 (given|right )?(presses|sets|boards|solutions|decisions|rows|columns|"
                       "lines|equations|events|nodes|pieces|press sets|solution have|pieces are)\\b"));
    static const QRegularExpression all(QStringLiteral("\\b[Aa]ll [01] "));
    static const QRegularExpression none(QStringLiteral("\\b0 of 0\\b"));
    for (const QRegularExpression& wrong : {one, all, none}) {
        if (const auto found = wrong.match(sentence); found.hasMatch()) return found.captured(0);
    }
    return {};
}

struct Board {
    const char* what;
    Size size;
    Pattern pattern;
    unsigned black;
    Goal goal;
};

} // namespace

class TestSearchCounts : public UiTest {
    Q_OBJECT

  public:
    TestSearchCounts() { QAccessible::installFactory(itemsAccessibleFactory); }

  private slots:

    void aNumberAgreesWithItsNoun_data() {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<Puzzle>("puzzle");
        const Board boards[] = {
            {"one black piece", {1, 1}, Pattern::plus(), 1, Goal::White},
            {"one piece of either colour", {1, 1}, Pattern::plus(), 1, Goal::Either},
            {"two pieces, one black", {1, 2}, Pattern::plus(), 1, Goal::White},
            {"two black pieces", {1, 2}, Pattern::plus(), 3, Goal::Either},
            {"two pieces that flip alone", {1, 2}, Pattern(0b000'010'000), 1, Goal::White},
            {"no piece flips, solved", {1, 1}, Pattern(0), 0, Goal::White},
            {"no piece flips, impossible", {1, 2}, Pattern(0), 1, Goal::White},
            {"no piece flips, for either colour", {2, 2}, Pattern(0), 1, Goal::Either},
        };
        for (const Method& method : methods()) {
            for (const Board& board : boards) {
                QTest::addRow("%s: %s", method.name.data(), board.what)
                    << QByteArray(method.name.data())
                    << Puzzle{Rule::fromPattern(board.size, board.pattern),
                              Grid::fromPacked(board.size, board.black), board.goal};
            }
        }
    }

    void aNumberAgreesWithItsNoun() {
        QFETCH(const QByteArray, method);
        QFETCH(const Puzzle, puzzle);
        Explored open(folder(), puzzle, method);
        QVERIFY(open.watch());
        QStringList faults;
        for (int place = 0; place <= open.search().count(); ++place) {
            open.search().goTo(place);
            for (const QString& sentence : toldBy(open)) {
                if (!fault(sentence).isEmpty() && !faults.contains(sentence)) faults << sentence;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void aNumberAgreesWhileTheSearchIsRecorded_data() { addMethods(); }

    void aNumberAgreesWhileTheSearchIsRecorded() {
        QFETCH(const QByteArray, method);
        const QString one = search_words::recording(method.toStdString(), 1);
        QVERIFY2(one.contains(QLatin1String(" 1 ")) && fault(one).isEmpty(), qPrintable(one));
        const QString two = search_words::recording(method.toStdString(), 2);
        QVERIFY2(two.contains(QRegularExpression(QStringLiteral(" 2 .*s\\b"))), qPrintable(two));
    }
};

QTEST_MAIN(TestSearchCounts)
#include "tst_search_counts.moc"
