#include "app/flipsolve/compare_text.h"
#include "app/flipsolve/reply_texts.h"
#include "core/base/random.h"

#include <QTest>

#include <algorithm>

using namespace flip;
using namespace flip::console;

namespace {

/// A text for every board: the same one for most, others of many lengths for the rest.
std::string textOf(std::uint16_t board, std::size_t usualLength) {
    if (board % 16U != 0) return std::string(usualLength - 1, '-') + '\n';
    return std::to_string(board) + std::string(board / 16U % 71U, '+') + '\n';
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

    void theColumnsOfAComparisonAreTwoBlanksApart() {
        const std::string text = comparisonText(compareMethods(Puzzle::flipGame(Grid({4, 4})), {}));
        const auto lines = QString::fromStdString(text).trimmed().split('\n');
        QCOMPARE(std::ssize(lines), std::ssize(methods()) + 1);
        QString blank;
        for (qsizetype at = 0; at < lines.front().size(); ++at) {
            const auto isBlank = [at](const QString& line) { return line.at(at) == ' '; };
            blank += std::ranges::all_of(lines, isBlank) ? ' ' : '-';
        }
        // There is one before a unit.
        constexpr qsizetype gaps = 4;
        QCOMPARE(blank.count(QStringLiteral("  ")), gaps);
        QVERIFY2(!blank.contains(QStringLiteral("   ")), qPrintable(blank));
    }

    void textsFollowEachOther_data() {
        QTest::addColumn<int>("usualLength");
        QTest::addColumn<int>("mostBoards");
        for (const int length : {1, 11, 16, 17, 224, 225}) {
            QTest::addRow("any boards, usual text of %d", length) << length << 65'536;
            QTest::addRow("few boards, usual text of %d", length) << length << 40;
        }
    }

    void textsFollowEachOther() {
        QFETCH(int, usualLength);
        QFETCH(int, mostBoards);
        const auto length = static_cast<std::size_t>(usualLength);
        ReplyTexts texts;
        for (std::size_t i = 0; i < ReplyTexts::boardCount; ++i) {
            const auto board = static_cast<std::uint16_t>(i);
            QVERIFY(!texts.knows(board));
            texts.learn(board, texts.numberOf(textOf(board, length)));
            QVERIFY(texts.knows(board) && texts.of(board) == textOf(board, length));
        }
        Random random(1);
        for (const std::size_t count : {0U, 1U, 2U, 21U, 63U, 64U, 1023U, 1024U, 1025U, 5000U}) {
            std::vector<std::uint16_t> boards(count);
            std::string expected;
            for (auto& board : boards) {
                board = static_cast<std::uint16_t>(random.below(static_cast<std::uint64_t>(mostBoards)));
                expected += textOf(board, length);
            }
            QVERIFY(copied(texts, boards) == expected);
        }
    }
};

QTEST_GUILESS_MAIN(TestReplyTexts)
#include "tst_reply_texts.moc"
