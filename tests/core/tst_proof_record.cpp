// The record of a search that has been begun: how it is merged with others, and which texts are refused.

#include "core/solve/lightest/proof_work.h"
#include "core/text/board_text.h"
#include "tests/core/divided_search.h"
#include "tests/core/proof_texts.h"

#include <QTest>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// A search that has met its pairs in one of two shares.
std::string begunText() {
    const Coset coset = begunCoset();
    DividedSearch divided{coset, begunPlan(coset)};
    // Once for the lists, and once for the pairs.
    static_cast<void>(divided.advance(WorkShare::part(2, 2)));
    static_cast<void>(divided.advance(WorkShare::part(2, 2)));
    return textOf(divided.puzzle, divided.record);
}

} // namespace

class TestProofRecord : public QObject {
    Q_OBJECT

  private slots:

    /// The set keeps few ranges, whatever the order in which they come.
    void aSetOfNumbersCountsEachOnce() {
        NumberSet numbers;
        QCOMPARE(numbers.count(), std::uint64_t{0});
        numbers.add({6, 9});
        numbers.add({1, 3});
        numbers.add({4, 4});
        QCOMPARE(numbers.count(), std::uint64_t{5});
        QVERIFY((numbers.ranges() == std::vector<NumberRange>{{1, 3}, {6, 9}}));
        QVERIFY((numbers.gapIn({0, 20}) == NumberRange{0, 1}));
        QVERIFY((numbers.gapIn({2, 20}) == NumberRange{3, 6}));
        QVERIFY((numbers.gapIn({7, 20}) == NumberRange{9, 20}));
        QVERIFY(!numbers.gapIn({7, 9}) && !numbers.gapIn({2, 2}));
        numbers.add({3, 7});
        QCOMPARE(numbers.count(), std::uint64_t{8});
        QVERIFY((numbers.ranges() == std::vector<NumberRange>{{1, 9}}));
    }

    void everyDamageIsRefused() {
        const std::string text = begunText();
        QVERIFY(readProof(text).ok());
        for (std::size_t length = 0; length < text.size(); ++length) {
            const auto torn = readProof(std::string_view(text).substr(0, length));
            QVERIFY2(!torn, qPrintable(QString::number(length)));
            QVERIFY(torn.error().line >= 1 && torn.error().column >= 1);
        }
        for (std::size_t i = 0; i < text.size(); ++i) {
            for (const char c : {'0', 'x', ' ', '\n', '\0'}) {
                std::string changed = text;
                if (std::exchange(changed[i], c) == c) continue;
                QVERIFY2(!readProof(changed), qPrintable(QString::number(i)));
            }
        }
        QVERIFY(!readProof(text + text));
        QVERIFY(!readProof(text + "\n"));
    }

    void whatNobodyWritesIsRefused_data() {
        QTest::addColumn<QByteArray>("found");
        QTest::addColumn<QByteArray>("instead");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const char* found, const char* instead, const char* error) {
            QTest::newRow(name) << QByteArray(found) << QByteArray(instead) << QByteArray(error);
        };
        row("some other text", "flipgame-proof 1", "flipgame 1", "some other text");
        row("a later version", "flipgame-proof 1", "flipgame-proof 2",
            "version 1; a newer Flip Game may read this file.");
        row("version 0", "flipgame-proof 1", "flipgame-proof 0", "version 1.");
        row("a version that is no number", "flipgame-proof 1", "flipgame-proof one", "version 1.");
        row("no puzzle", "\npuzzle ", "\npuzzles ", "“puzzle”");
        row("a wrong puzzle", " clipped ", " cut ", "clipped, torus or table");
        row("a third coset", "\nsearch 1 ", "\nsearch 3 ", "the number of a coset");
        row("a mark that is no number", "\nsearch 1 1 ", "\nsearch 1 1 g", "the mark of a plan");
        row("no bound", "\nmost ", "\nmost", "“most”");
        row("a negative bound", "\nmost ", "\nmost -", "a number of cells");
        row("a best of another size", "\nmost", "\nmost 1\nbest b/w\nmost", "cells of the puzzle’s board");
        row("a fifth class", "\nlist 1", "\nlist 5", "the number of a class");
        row("a class twice", "\nlist 2", "\nlist 1", "each class only once");
        row("no blocks", "\nblocks", "\nblock", "“blocks”");
        row("an empty range of blocks", "\nblocks 0-1", "\nblocks 1-1", "blocks as in 0-8");
        row("blocks out of order", "\nblocks 0-1", "\nblocks 1-2 0-1", "blocks as in 0-8");
        row("a place twice", "\nplaces 0", "\nplaces 0 0", "a place");
        row("a place that is too large", "\nplaces 0", "\nplaces fffffffffffff", "a place");
        row("a gap between shares", "\npairs 0 ", "\npairs 1 ", "the end of the share above");
        row("a missing share", "\npairs 536870912 1073741824", "\npairs 536870912 1073741823", "“pairs”");
        row("a seventh pair", "\nmet 3 1 ", "\nmet 7 1 ", "the number of a pair");
        row("a third side", "\nmet 3 1 ", "\nmet 3 3 ", "1 or 2");
        row("a side twice", "\nmet 3 2 ", "\nmet 3 1 ", "each side only once");
        row("rubbish at the end of a line", "\nlist 1 ", "\nlist 1 1 1 ", "the end of the line");
    }

    void whatNobodyWritesIsRefused() {
        QFETCH(const QByteArray, found);
        QFETCH(const QByteArray, instead);
        QFETCH(const QByteArray, error);
        QByteArray text = QByteArray::fromStdString(begunText());
        const qsizetype at = text.indexOf(found);
        QVERIFY(at >= 0);
        text.replace(at, found.size(), instead);
        const auto read = readProof(withChecksum(text.toStdString()));
        QVERIFY(!read);
        const QByteArray sentence = QByteArray::fromStdString(read.error().sentence());
        QVERIFY2(sentence.mid(sentence.indexOf(", expected ")).contains(error) ||
                     QByteArray::fromStdString(read.error().found) == error,
                 sentence.constData());
    }

    void aWrongChecksumIsToldWhereItIs() {
        std::string text = begunText();
        text.replace(text.find("\nmost "), 6, "\nmost 1");
        const auto read = readProof(text);
        QVERIFY(!read);
        QCOMPARE(read.error().line, std::ranges::count(text, '\n'));
        QCOMPARE(read.error().column, 5);
        const auto torn = readProof(text.substr(0, text.find("\nmost ") + 1));
        QVERIFY(!torn);
        QCOMPARE(torn.error().line, std::ranges::count(text.substr(0, text.find("\nmost ")), '\n') + 2);
        QCOMPARE(torn.error().column, 1);
    }

    void aMistakeInThePuzzleIsToldWhereItIs() {
        std::string text = begunText();
        const std::string right = " clipped ";
        const std::size_t at = text.find(right);
        text.replace(at, right.size(), " cut ");
        const auto read = readProof(withChecksum(text));
        QVERIFY(!read);
        QCOMPARE(read.error().line, 2);
        QCOMPARE(read.error().column, static_cast<std::int64_t>(at + 1 - text.find('\n')));
    }

    void whatIsFoundIsShortenedBetweenCharacters() {
        for (const char* before : {"", "1", "11"}) {
            std::string text = begunText();
            std::string line = std::string("\n") + before;
            for (int i = 0; i < 30; ++i) line += "黑";
            text.replace(text.find("\nlist"), 1, line + "\n");
            const auto read = readProof(withChecksum(text));
            QVERIFY(!read);
            const QString found = QString::fromStdString(read.error().found);
            QVERIFY2(found.endsWith("黑…”") && !found.contains(QChar::ReplacementCharacter),
                     qPrintable(found));
        }
    }

    /// With a checksum that is right, whoever wrote it.
    void listsThatCannotBeAreMadeAnew() {
        const Coset coset = begunCoset();
        const Grid expected = byTrial(coset);
        for (const auto& [found, instead] :
             {std::pair("\nplaces 0", "\nplaces ffffffff"), std::pair("\nblocks 0-1", "\nblocks 0-2"),
              std::pair("\nlist 1 2 ", "\nlist 1 2 1"), std::pair("\nlist 1 2 ", "\nlist 1 1000000 99999")}) {
            std::string text = begunText();
            text.replace(text.find(found), std::string_view(found).size(), instead);
            auto proof = readProof(withChecksum(text));
            QVERIFY2(proof.ok(), proof ? "" : proof.error().sentence().c_str());
            DividedSearch divided{coset, begunPlan(coset), proof->puzzle, proof->record};
            const PartMinimum minimum = divided.advance({});
            QVERIFY(minimum.complete && minimum.element == expected);
        }
    }

    void theBestAndTheFirstOfEquallyLightOnesIsKept() {
        const auto with = [](std::int64_t most, const char* best) {
            ClassProgress progress;
            progress.most = most;
            if (*best != 0) progress.best = readBoard(best).value();
            return progress;
        };
        const auto bestOf = [&](ClassProgress one, const ClassProgress& other) {
            one.merge(other);
            return std::pair(one.most, one.best ? writeBoardLine(*one.best) : "");
        };
        const ClassProgress nothing = with(3, "");
        const ClassProgress first = with(2, "bwbw");
        const ClassProgress second = with(2, "wbbw");
        const ClassProgress heavier = with(3, "bbbw");
        const auto expected = std::pair(std::int64_t{2}, std::string("bwbw"));
        for (const ClassProgress& other : {nothing, second, heavier, first}) {
            QVERIFY(bestOf(first, other) == expected);
            QVERIFY(bestOf(other, first) == expected);
        }
        // Somebody knows that two cells are too many.
        const auto none = std::pair(std::int64_t{1}, std::string());
        QVERIFY(bestOf(first, with(1, "")) == none);
        QVERIFY(bestOf(with(1, ""), first) == none);
    }

    void aRecordOfAnotherPlanIsRefused() {
        ProofRecord one;
        ProofRecord other;
        one.searches[{}].mark = 1;
        other.searches[{}].mark = 2;
        other.searches[{0, 1}].mark = 3;
        QVERIFY(!one.merge(other));
        QCOMPARE(one.searches.size(), std::size_t{1});
        other.searches[{}].mark = 1;
        QVERIFY(one.merge(other));
        QCOMPARE(one.searches.size(), std::size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestProofRecord)
#include "tst_proof_record.moc"
