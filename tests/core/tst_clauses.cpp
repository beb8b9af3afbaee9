// What a press flips, the edges and the goal mean the same in sentences of their own and as clauses of one
// sentence, in any order and however they are joined.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace flip;

namespace {

/// Part of a sentence, and what it says in a puzzle line.
struct Clause {
    std::string_view words;
    std::string_view meaning;
};

constexpr std::string_view wholeLines = "lines";
constexpr std::string_view board = "bwww\nwwww\nwwww\nwwww\n";

constexpr auto rules = std::to_array<Clause>({
    {"pressing flips the whole row and column", wholeLines},
    {"a press flips the whole row and the whole column", wholeLines},
    {"clicking a light toggles its entire row and its entire column", wholeLines},
    {"pressing flips only the pressed cell", ".../.*./..."},
    {"pressing flips only itself", ".../.*./..."},
    {"pressing a cell flips it and the cells to its left and right", ".../***/..."},
    {"pressing a cell flips its neighbours but not the cell itself", ".*./*.*/.*."},
    {"pressing flips its neighbours but not itself", ".*./*.*/.*."},
    {"pressing flips the 8 neighbours but not itself", "***/*.*/***"},
    {"each press flips the whole 3x3 block", "***/***/***"},
    {"pressing a light toggles it and its four diagonal neighbours", "*.*/.*./*.*"},
    {"a move flips the cell and the one below it", ".../.*./.*."},
    {"when you press a cell, it and the cell above it flip", ".*./.*./..."},
    {"pressing a cell flips it and its four neighbours", ".*./***/.*."},
});

constexpr auto edges = std::to_array<Clause>({
    {"the edges wrap", "torus"},
    {"edges wrap around", "torus"},
    {"the board wraps around", "torus"},
    {"the board is a torus", "torus"},
    {"it wraps around", "torus"},
    {"opposite edges are joined", "torus"},
    {"the edges do not wrap", "clipped"},
    {"the edges don't wrap", "clipped"},
    {"there is no wrapping", "clipped"},
});

constexpr auto goals = std::to_array<Clause>({
    {"turn all lights off", "white"},
    {"turn off all the lights", "white"},
    {"make all white", "white"},
    {"make all cells black", "black"},
    {"the goal is all black", "black"},
    {"you win when all cells are white", "white"},
    {"all cells must become black", "black"},
});

constexpr auto separators = std::to_array<std::string_view>(
    {". ", "; ", ", ", " and ", ", and ", ": ", " (", "\n", " - ", ", but ", " – ", "—"});

std::string startingLarge(std::string_view words) {
    std::string all(words);
    all.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(all.front())));
    return all;
}

std::string joinedBy(std::string_view first, std::string_view separator, std::string_view second) {
    std::string all = startingLarge(first) + std::string(separator);
    all += separator == ". " || separator == "\n" ? startingLarge(second) : std::string(second);
    return all + (separator == " (" ? ")." : ".");
}

/// What the puzzle line of the board with these words above it says; of whole lines no edges.
struct Found {
    std::string goal;
    std::string edges;
    std::string rule;
};

std::optional<Found> foundIn(const std::string& words) {
    const auto recognised = recognise(words + "\n\n" + std::string(board));
    if (!recognised) return std::nullopt;
    const std::string line = writePuzzleLine(recognised->readings.front().puzzles.front().puzzle);
    const std::size_t first = line.find(' ');
    const std::size_t second = line.find(' ', first + 1);
    const std::string middle = line.substr(first + 1, second - first - 1);
    const std::size_t third = line.find(' ', second + 1);
    if (middle == "table") return Found{line.substr(0, first), {}, std::string(wholeLines)};
    return Found{line.substr(0, first), middle, line.substr(second + 1, third - second - 1)};
}

class Misreadings {
  public:
    void check(const std::string& words, const Clause* rule, const Clause* edge, const Clause* goal) {
        ++count_;
        const auto found = foundIn(words);
        const auto differs = [](const Clause* clause, const std::string& value) {
            return clause != nullptr && value != clause->meaning;
        };
        if (!found) return add(words, "refused");
        if (differs(rule, found->rule)) add(words, found->rule);
        if (!found->edges.empty() && differs(edge, found->edges)) add(words, found->edges);
        if (differs(goal, found->goal)) add(words, found->goal);
    }

    [[nodiscard]] QString report() const {
        constexpr std::size_t shown = 40;
        QString all = QStringLiteral("%1 of %2 read otherwise").arg(wrong_.size()).arg(count_);
        const std::size_t step = std::max<std::size_t>(1, wrong_.size() / shown);
        for (std::size_t i = 0; i < wrong_.size(); i += step)
            all += QLatin1Char('\n') + QString::fromStdString(wrong_[i]);
        return all;
    }

    [[nodiscard]] bool areNone() const { return wrong_.empty(); }

  private:
    void add(const std::string& words, const std::string& read) { wrong_.push_back(words + " → " + read); }

    std::size_t count_ = 0;
    std::vector<std::string> wrong_;
};

/// Both orders of two clauses, joined in each way.
void checkPairs(Misreadings& misread, const Clause& one, const Clause& other, const Clause* rule,
                const Clause* edge, const Clause* goal) {
    for (const std::string_view separator : separators) {
        misread.check(joinedBy(one.words, separator, other.words), rule, edge, goal);
        misread.check(joinedBy(other.words, separator, one.words), rule, edge, goal);
    }
}

} // namespace

class TestClauses : public QObject {
    Q_OBJECT

  private slots:

    void eachClauseIsUnderstoodAlone() {
        Misreadings misread;
        for (const Clause& rule : rules)
            misread.check(startingLarge(rule.words) + ".", &rule, nullptr, nullptr);
        for (const Clause& edge : edges)
            misread.check(startingLarge(edge.words) + ".", nullptr, &edge, nullptr);
        for (const Clause& goal : goals)
            misread.check(startingLarge(goal.words) + ".", nullptr, nullptr, &goal);
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    void aRuleAndEdgesAreUnderstoodInOneSentence() {
        Misreadings misread;
        for (const Clause& rule : rules) {
            for (const Clause& edge : edges) checkPairs(misread, rule, edge, &rule, &edge, nullptr);
        }
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    void aRuleAndAGoalAreUnderstoodInOneSentence() {
        Misreadings misread;
        for (const Clause& rule : rules) {
            for (const Clause& goal : goals) checkPairs(misread, rule, goal, &rule, nullptr, &goal);
        }
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    void edgesAndAGoalAreUnderstoodInOneSentence() {
        Misreadings misread;
        for (const Clause& edge : edges) {
            for (const Clause& goal : goals) checkPairs(misread, edge, goal, nullptr, &edge, &goal);
        }
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    /// Each rule with each kind of edges, and of the goals one after the other.
    void threeClausesAreUnderstoodInOneSentence() {
        Misreadings misread;
        constexpr std::array<std::string_view, 3> few{", ", " and ", "; "};
        std::size_t next = 0;
        for (const Clause& rule : rules) {
            for (const Clause& edge : edges) {
                const Clause& goal = goals[next++ % goals.size()];
                std::array<std::string_view, 3> parts{rule.words, edge.words, goal.words};
                std::ranges::sort(parts);
                do {
                    for (const std::string_view separator : few) {
                        const std::string words = startingLarge(parts[0]) + ", " + std::string(parts[1]) +
                                                  std::string(separator) + std::string(parts[2]) + ".";
                        misread.check(words, &rule, &edge, &goal);
                    }
                } while (std::ranges::next_permutation(parts).found);
            }
        }
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    void edgesThatFollowARuleAreUnderstood() {
        constexpr auto added = std::to_array<Clause>({{"on a torus", "torus"},
                                                      {"with wraparound edges", "torus"},
                                                      {"with wrapping", "torus"},
                                                      {"without wrapping", "clipped"}});
        Misreadings misread;
        for (const Clause& rule : rules) {
            for (const Clause& edge : added) {
                for (const std::string_view separator : {" ", ", ", " (", " - "})
                    misread.check(joinedBy(rule.words, separator, edge.words), &rule, &edge, nullptr);
            }
        }
        QVERIFY2(misread.areNone(), qPrintable(misread.report()));
    }

    /// What belongs together is not taken apart: examples, what is said of other games, conditions.
    void whatIsNoRuleOfItsOwnIsNone_data() {
        QTest::addColumn<QString>("words");

        for (const char* const words :
             {"For example, pressing a corner flips three lights, the edges wrap.",
              "Edges wrap: pressing the top-left light also flips the bottom-left one.",
              "Since the edges wrap, pressing any light flips exactly five lights.",
              "Because the edges wrap, pressing a corner flips five lights, too.",
              "The edges wrap, unlike the other version, in which pressing flips the whole row and column.",
              "On this torus all is as usual; as an example, pressing the last light flips the first one."})
            QTest::newRow(words) << QString::fromLatin1(words);
    }

    void whatIsNoRuleOfItsOwnIsNone() {
        QFETCH(const QString, words);
        const auto found = foundIn(words.toStdString());
        QVERIFY(found);
        QCOMPARE(QString::fromStdString(found->rule), QStringLiteral(".*./***/.*."));
        QCOMPARE(QString::fromStdString(found->edges), QStringLiteral("torus"));
    }
};

QTEST_APPLESS_MAIN(TestClauses)
#include "tst_clauses.moc"
