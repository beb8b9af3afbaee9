#include "app/flipsolve/reply_texts.h"
#include "core/base/random.h"
#include "core/model/puzzle.h"

#include <QTest>

using namespace flip;
using namespace flip::console;

namespace {

SolvableSieve judgesSieve() { return *SolvableSieve::of(PackedPuzzle(Puzzle::flipGame(Grid({4, 4})))); }

/// A text for every board: the same one for all that are impossible, others of many lengths for the rest.
std::string textOf(const SolvableSieve& sieve, std::uint16_t board, std::size_t usualLength) {
    if (!sieve.passes(board)) return std::string(usualLength - 1, '-') + '\n';
    return std::to_string(board) + std::string(board % 71U, '+') + '\n';
}

/// What copy() writes, into exactly the room that it asks for.
std::string copied(const ReplyTexts& texts, std::span<const std::uint16_t> boards) {
    std::vector<char> room(texts.room(boards.size()));
    return {room.data(), texts.copy(boards, room.data())};
}

} // namespace

class TestReplyTexts : public QObject {
    Q_OBJECT

  private slots:

    void textsFollowEachOther_data() {
        QTest::addColumn<bool>("sieved");
        QTest::addColumn<int>("usualLength");
        QTest::addColumn<int>("mostBoards");
        for (const bool sieved : {false, true}) {
            const char* const how = sieved ? "in runs" : "one by one";
            for (const int length : {1, 11, 16, 17, 224, 225}) {
                QTest::addRow("any boards, %s, usual text of %d", how, length) << sieved << length << 65'536;
                QTest::addRow("few boards, %s, usual text of %d", how, length) << sieved << length << 40;
            }
        }
    }

    void textsFollowEachOther() {
        QFETCH(bool, sieved);
        QFETCH(int, usualLength);
        QFETCH(int, mostBoards);
        const SolvableSieve sieve = judgesSieve();
        const auto length = static_cast<std::size_t>(usualLength);
        ReplyTexts texts;
        std::uint16_t usual = 0;
        for (std::size_t i = 0; i < ReplyTexts::boardCount; ++i) {
            const auto board = static_cast<std::uint16_t>(i);
            QVERIFY(!texts.knows(board));
            const std::uint16_t number = texts.numberOf(textOf(sieve, board, length));
            if (!sieve.passes(board)) usual = number;
            texts.learn(board, number);
            QVERIFY(texts.knows(board) && texts.of(board) == textOf(sieve, board, length));
        }
        if (sieved) texts.expect(usual, sieve);
        Random random(1);
        for (const std::size_t count : {0U, 1U, 2U, 21U, 63U, 64U, 1023U, 1024U, 1025U, 5000U}) {
            std::vector<std::uint16_t> boards(count);
            std::string expected;
            for (auto& board : boards) {
                board = static_cast<std::uint16_t>(random.below(static_cast<std::uint64_t>(mostBoards)));
                expected += textOf(sieve, board, length);
            }
            QVERIFY(copied(texts, boards) == expected);
        }
    }

    void longRunsAreCopiedWhole() {
        const SolvableSieve sieve = judgesSieve();
        ReplyTexts texts;
        const std::uint16_t usual = texts.numberOf("Impossible\n");
        const std::uint16_t other = texts.numberOf("0\n");
        for (std::size_t i = 0; i < ReplyTexts::boardCount; ++i) {
            const auto board = static_cast<std::uint16_t>(i);
            texts.learn(board, sieve.passes(board) ? other : usual);
        }
        texts.expect(usual, sieve);
        constexpr std::uint16_t impossible = 1;
        std::vector<std::uint16_t> boards;
        std::string expected;
        for (std::size_t run = 0; run < 100; ++run) {
            boards.insert(boards.end(), run, impossible);
            for (std::size_t i = 0; i < run; ++i) expected += "Impossible\n";
            boards.push_back(0);
            expected += "0\n";
        }
        QVERIFY(copied(texts, boards) == expected);
    }
};

QTEST_GUILESS_MAIN(TestReplyTexts)
#include "tst_reply_texts.moc"
