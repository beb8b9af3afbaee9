// What a press flips, in every kind of sentence: it is read alike in each, and what no puzzle here has is
// refused or told, but never taken for the usual plus without a word.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QTest>

#include <array>
#include <cctype>
#include <initializer_list>
#include <string>
#include <string_view>

using namespace flip;
using test::joined;

namespace {

/// With what is flipped in place of the percent sign.
constexpr auto frames = std::to_array<std::string_view>(
    {"A press flips %.", "Pressing a cell flips %.", "Each click toggles %.", "Every press inverts %.",
     "When you press a cell, it toggles %.", "When a cell is pressed, % flip.",
     "If you click a cell, % change.", "% are toggled when a cell is pressed."});

std::string sentenceOf(std::string_view frame, std::string_view flipped) {
    const std::size_t at = frame.find('%');
    std::string sentence(frame);
    sentence.replace(at, 1, flipped);
    sentence.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(sentence.front())));
    return sentence;
}

auto read(const std::string& sentence) { return recognise(sentence + "\n\nbwww\nwwww\nwwww\nwwww\n"); }

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

  private slots:

    void aRuleIsReadAlikeInEachSentence_data() {
        QTest::addColumn<QString>("pattern");
        const auto rows = [](const char* pattern, std::initializer_list<const char*> all) {
            for (const char* flipped : all) QTest::newRow(flipped) << QString::fromLatin1(pattern);
        };
        rows(".*./***/.*.", {"the cell and its neighbours", "the orthogonal neighbours", "the adjacent cells",
                             "all cells sharing a side", "it and the adjacent cells, not diagonals",
                             "it and the adjacent cells (4 directions)",
                             "it and the adjacent cells in all four directions"});
        rows("***/***/***",
             {"all eight neighbours and itself", "the surrounding eight cells",
              "all nine cells of the 3x3 square around it", "it and its Moore neighbourhood",
              "all cells sharing a side or a corner", "it and the adjacent cells (8 directions)",
              "the adjacent cells including diagonals"});
        rows(".../***/...", {"itself, left and right"});
        rows(".*./.*./.*.", {"itself, up and down"});
        rows(".../.**/...", {"the cell and its right neighbour"});
        rows("*../.*./..*", {"itself and the upper left and lower right neighbours"});
        rows(".../.*./...", {"only the cell itself"});
    }

    void aRuleIsReadAlikeInEachSentence() {
        QFETCH(const QString, pattern);
        for (const std::string_view frame : frames) {
            const std::string sentence = sentenceOf(frame, QTest::currentDataTag());
            const auto recognised = read(sentence);
            QVERIFY2(recognised.ok(), sentence.c_str());
            QVERIFY2(!recognised->notUnderstood, sentence.c_str());
            const std::string line = writePuzzleLine(recognised->readings.front().puzzles.front().puzzle);
            QVERIFY2(line.find(" clipped " + pattern.toStdString() + " ") != std::string::npos,
                     joined({sentence, ": ", line}).c_str());
        }
    }

    void whatNoPressHereFlipsIsNeverSilent_data() {
        QTest::addColumn<std::string>("flipped");
        for (const char* flipped : {"its row",
                                    "the row above it",
                                    "the two cells to its right",
                                    "the cell two to the right",
                                    "every second cell",
                                    "every other cell in its row",
                                    "the cell and the next one",
                                    "the cell and the previous one",
                                    "all cells in the same row",
                                    "all cells of the same colour",
                                    "all cells that are lit",
                                    "all lit neighbours",
                                    "only its white neighbours",
                                    "its neighbours if they are lit",
                                    "its neighbours but only if they are black",
                                    "a random neighbour",
                                    "one of its neighbours",
                                    "two of its neighbours",
                                    "any two neighbours",
                                    "exactly three cells",
                                    "the corners of the board",
                                    "the opposite cell",
                                    "the cell and its mirror image",
                                    "the four cells of a 2x2 square",
                                    "a 2 by 2 square",
                                    "a block of 2x2",
                                    "a 1x3 bar",
                                    "a horizontal domino",
                                    "an L shape",
                                    "a cross of length 5",
                                    "a large cross",
                                    "a diamond of radius 2",
                                    "a ring around it",
                                    "all cells within distance 2",
                                    "cells a knight's move away",
                                    "the cell and the two diagonals through it",
                                    "the main diagonal",
                                    "the left neighbour",
                                    "itself and everything below it",
                                    "itself and all to its right",
                                    "itself, its neighbours and their neighbours",
                                    "itself, its neighbours and its neighbours' neighbours",
                                    "itself and all connected cells of the same colour",
                                    "the whole connected region",
                                    "the whole board",
                                    "nothing",
                                    "the cell and its six neighbours",
                                    "the border of the board",
                                    "the middle row",
                                    "to the next colour"})
            QTest::newRow(flipped) << std::string(flipped);
    }

    void whatNoPressHereFlipsIsNeverSilent() {
        QFETCH(const std::string, flipped);
        for (const std::string_view frame : frames) {
            const std::string sentence = sentenceOf(frame, flipped);
            const auto recognised = read(sentence);
            QVERIFY2(!recognised || recognised->notUnderstood, sentence.c_str());
        }
    }

    void edgesAreReadInManyWords_data() {
        QTest::addColumn<bool>("isTorus");
        for (const char* sentence :
             {"The board wraps around.",
              "The board wraps.",
              "The edges wrap around.",
              "The edges are connected to the opposite edges.",
              "Opposite edges are connected.",
              "The opposite sides are glued together.",
              "Left and right edges are joined, and so are top and bottom.",
              "The board is toroidal.",
              "It is a torus.",
              "It's a torus.",
              "Torus.",
              "torus: yes",
              "toroidal = true",
              "wrap: true",
              "wrap = 1",
              "wrapping: on",
              "wraparound enabled",
              "Wrap-around: yes",
              "With wraparound.",
              "With wrap-around edges.",
              "The grid is cyclic.",
              "The grid is cyclic in both directions.",
              "Rows and columns are cyclic.",
              "Periodic boundary conditions.",
              "The boundaries are periodic.",
              "Indices wrap around.",
              "Indices are taken modulo the size.",
              "Coordinates wrap around.",
              "Neighbours wrap around the edges.",
              "Neighbours are computed with wraparound.",
              "The top row is next to the bottom row and the left column next to the right column.",
              "The first row is adjacent to the last row, and the first column to the last column.",
              "Everything wraps.",
              "Edges: wrap",
              "edges: torus",
              "edges = toroidal",
              "topology: torus",
              "boundary: periodic",
              "boundary = wrap",
              "mode: torus",
              "Play on a torus.",
              "This one is played on a doughnut.",
              "Pac-Man style edges.",
              "It wraps around like in Pac-Man.",
              "As in Asteroids, it wraps around.",
              "It is a toroidal board.",
              "The lights wrap around the edges.",
              "The lights on the edges wrap around.",
              "Flips wrap around the edges.",
              "The flips wrap.",
              "Presses wrap around.",
              "The effect wraps around the edges.",
              "The pattern wraps around the edges."})
            QTest::newRow(sentence) << true;
        for (const char* sentence : {"The board does not wrap around.",
                                     "The edges do not wrap.",
                                     "No wraparound.",
                                     "No wrap-around at the edges.",
                                     "Without wraparound.",
                                     "There is no wrapping.",
                                     "Nothing wraps.",
                                     "Edges don't wrap.",
                                     "It doesn't wrap around.",
                                     "It is not a torus.",
                                     "Not a torus.",
                                     "The board isn't toroidal.",
                                     "torus: no",
                                     "torus = false",
                                     "wrap: false",
                                     "wrap = 0",
                                     "wrapping: off",
                                     "wraparound disabled",
                                     "Wrap-around: no",
                                     "edges: clipped",
                                     "edges = none",
                                     "boundary: none",
                                     "The edges are clipped.",
                                     "Edges are not connected.",
                                     "Opposite edges are not connected.",
                                     "Neighbours outside the board are ignored.",
                                     "Cells outside the board do not exist.",
                                     "There is nothing beyond the edges.",
                                     "Corners have only two neighbours.",
                                     "Edge lights have fewer neighbours.",
                                     "The board has borders.",
                                     "Unlike a torus, the edges do not touch.",
                                     "This is the plain version, not the torus.",
                                     "It never wraps."})
            QTest::newRow(sentence) << false;
        QTest::newRow("The boundary is not periodic.") << false;
    }

    void edgesAreReadInManyWords() {
        QFETCH(const bool, isTorus);
        const auto recognised = read(QTest::currentDataTag());
        QVERIFY(recognised.ok());
        QVERIFY(!recognised->notUnderstood);
        const Rule& rule = recognised->readings.front().puzzles.front().puzzle.rule;
        QCOMPARE(rule.edges() == Edges::Torus, isTorus);
        QVERIFY(rule.pattern() == Pattern::plus());
    }

    /// One direction alone is no torus, and nor is what is turned or reflected.
    void otherEdgesAreNeverSilent_data() {
        QTest::addColumn<std::string>("sentence");
        for (const char* sentence :
             {"The edges wrap only horizontally.", "Only the rows wrap.", "Rows wrap but columns don't.",
              "The edges wrap left to right.", "Left and right edges are glued together.",
              "The first row is adjacent to the last row.", "The boundary is periodic in x.",
              "The board is a cylinder.", "The edges wrap with a twist.", "The board is a Klein bottle.",
              "The board is a projective plane.", "Cells beyond the edge reflect.",
              "The edges are connected.", "The edges are not clipped."})
            QTest::newRow(sentence) << std::string(sentence);
    }

    void otherEdgesAreNeverSilent() {
        QFETCH(const std::string, sentence);
        const auto recognised = read(sentence);
        QVERIFY(!recognised || recognised->notUnderstood);
    }
};

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
