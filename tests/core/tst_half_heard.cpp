// Sentences beside a board that name joined edges or diagonals: whoever reads one of which not all is heard
// is told.
#include "core/text/recognise.h"

#include <QTest>

#include <string>

using namespace flip;

namespace {

/// In the lines from 3 on.
std::string above(const std::string& sentence) { return sentence + "\n\n101\n010\n110\n"; }

} // namespace

class TestHalfHeard : public QObject {
    Q_OBJECT

  private slots:

    /// What else is said may deny it, limit it or put it elsewhere.
    void edgesAndDiagonalsHalfHeardAreTold_data() {
        QTest::addColumn<bool>("isTold");
        for (const char* sentence : {"Torus: coming soon.",
                                     "In level 7 the board will be a torus.",
                                     "Torus: only columns.",
                                     "Edges: flat | torus.",
                                     "The torus option is off.",
                                     "wrap: rows.",
                                     "wraparound turned off.",
                                     "I thought it was a torus, but no.",
                                     "See also: Lights Out on a torus.",
                                     "My friend thinks diagonals flip too, but he is wrong.",
                                     "Does the board wrap around?",
                                     "Diagonals too?",
                                     "Unlock torus mode at level 10.",
                                     "Next level: a torus.",
                                     "The board will be a torus.",
                                     "In this variant the world wraps.",
                                     "wrap is true.",
                                     "Nothing wraps around.",
                                     "The top meets the bottom and the left side the right side.",
                                     "Beyond the last column comes the opposite one.",
                                     "Do diagonals count? Yes.",
                                     "Diagonals? Yes.",
                                     "Diagonal pieces count.",
                                     "The wrapped version.",
                                     "The edges wrap around, not.",
                                     "Torus: not selected.",
                                     "Wrap (yes/no)? Yes.",
                                     "Don't forget the wrap-around.",
                                     "Edges clipped: no, wrapped.",
                                     "Flat: no.",
                                     "Two cells are adjacent if they share a vertex."})
            QTest::newRow(sentence) << true;
        for (const char* sentence : {"Treat the board as a torus.",
                                     "It is a torus, not a flat board.",
                                     "Torus: yes.",
                                     "No diagonals, but the edges wrap around.",
                                     "How many presses on the torus?",
                                     "Can anyone solve this on a torus?",
                                     "Turn all lights off on a torus.",
                                     "Diagonals: no.",
                                     "It is not like the torus version.",
                                     "A press flips it and its diagonal neighbours, too.",
                                     "The diagonal ones next to it don't flip.",
                                     "In this level the board is a torus.",
                                     "It is a 4x4 torus.",
                                     "Does it wrap? Yes.",
                                     "How many presses would it need on a torus?",
                                     "On this torus turn all lights off.",
                                     "Diagonals: false.",
                                     "Each row is wrapped in brackets.",
                                     "No wrapping.",
                                     "Do diagonals count? No.",
                                     "The diagonals are lit.",
                                     "Don't forget that the board wraps around.",
                                     "Edges are not clipped but wrap.",
                                     "Flat: no, torus: yes.",
                                     "Hints: yes, torus: no.",
                                     "Four neighbours flip, even if they are off.",
                                     "They are black on one side and white on the other side."})
            QTest::newRow(sentence) << false;
    }

    void edgesAndDiagonalsHalfHeardAreTold() {
        QFETCH(bool, isTold);
        std::string sentence = QTest::currentDataTag();
        const auto read = recognise(above("All off.\n" + sentence));
        QVERIFY(read);
        QCOMPARE(read->notUnderstood.has_value(), isTold);
        if (!isTold) return;
        // Without what ends it, and an answer.
        sentence.resize(sentence.find_first_of(".?"));
        QCOMPARE(read->notUnderstood->text, "“" + sentence + "”");
        QCOMPARE(read->notUnderstood->line, 2);
    }

    void edgesThatAreSaidAndDeniedAreTold() {
        const auto both = recognise(above("It is a torus.\nIt is not a torus."));
        QVERIFY(both && both->notUnderstood);
        QCOMPARE(both->notUnderstood->text, "“It is a torus”");
    }
};

QTEST_GUILESS_MAIN(TestHalfHeard)
#include "tst_half_heard.moc"
