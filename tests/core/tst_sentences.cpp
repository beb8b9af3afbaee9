// What a press flips, in every kind of sentence: it is read alike in each, and what no puzzle here has is
// refused or told, but never taken for the usual plus without a word.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"

#include <QTest>

#include <array>
#include <cctype>
#include <string>
#include <string_view>

using namespace flip;

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
                     (sentence + ": " + line).c_str());
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
};

QTEST_APPLESS_MAIN(TestSentences)
#include "tst_sentences.moc"
