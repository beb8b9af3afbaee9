#include "core/base/random.h"
#include "core/text/board_stream.h"
#include "core/text/board_text.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"
#include "tests/core/record.h"
#include "tests/core/short_lines.h"

#include <QTest>

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace flip;
using namespace flip::test;

namespace {

/// A text as its lines, and these as their words. A word is what stands between single blanks; it may be
/// empty.
using Words = std::vector<std::string>;
using Lines = std::vector<Words>;

std::vector<std::string> split(std::string_view text, char between) {
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != std::string_view::npos;
         text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find(between);
        parts.emplace_back(text.substr(0, end));
    }
    return parts;
}

std::string joined(const std::vector<std::string>& parts, char between) {
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) text += between + parts[i];
    return text;
}

Lines linesOf(const std::string& text) {
    Lines lines;
    for (const std::string& line : split(text, '\n')) lines.push_back(split(line, ' '));
    return lines;
}

std::string textOf(const Lines& lines) {
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const Words& words : lines) texts.push_back(joined(words, ' '));
    return joined(texts, '\n');
}

std::size_t below(std::size_t count, Random& random) { return static_cast<std::size_t>(random.below(count)); }

template <class Part>
Part& anyOf(std::vector<Part>& parts, Random& random) {
    return parts[below(parts.size(), random)];
}

/// What people write beside a board, of the goal, the rule, its edges, its signs, and of other boards.
constexpr std::array<std::string_view, 24> sentences{{
    "Turn all the lights off.",
    "Make every piece black.",
    "All pieces must end up in the same colour.",
    "Not all of them are white.",
    "Each press flips the piece and its neighbours.",
    "A press flips only the four neighbours, not the piece itself.",
    "Diagonal neighbours flip, too.",
    "The edges wrap around.",
    "The board does not wrap around.",
    "Each cell has one of three states.",
    "1 is on, 0 is off.",
    "W = black, B = white",
    "Target:",
    "Start:",
    "Solution: (1, 1), (2, 3)",
    "Presses: 4",
    "Example 2:",
    "4 4",
    "3",
    "bw/wb",
    "10",
    "|---|---|---|",
    "# Board",
    "目标：全部变为白色",
}};

/// One way to alter a text, drawn by a generator that has the same numbers everywhere.
struct Alteration {
    const char* name;
    std::function<void(Lines&, Random&)> apply;
};

const std::vector<Alteration>& alterations() {
    static const std::vector<Alteration> all{
        {"a line left out",
         [](Lines& lines, Random& random) {
             if (lines.size() > 1)
                 lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size(), random)));
         }},
        {"a line twice",
         [](Lines& lines, Random& random) {
             const auto at = static_cast<std::ptrdiff_t>(below(lines.size(), random));
             lines.insert(lines.begin() + at, Words(lines[static_cast<std::size_t>(at)]));
         }},
        {"two lines in one",
         [](Lines& lines, Random& random) {
             if (lines.size() < 2) return;
             const auto at = below(lines.size() - 1, random);
             lines[at].insert(lines[at].end(), lines[at + 1].begin(), lines[at + 1].end());
             lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
         }},
        {"an empty line",
         [](Lines& lines, Random& random) {
             lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size() + 1, random)),
                          Words{""});
         }},
        {"a word left out",
         [](Lines& lines, Random& random) {
             Words& words = anyOf(lines, random);
             if (words.size() > 1)
                 words.erase(words.begin() + static_cast<std::ptrdiff_t>(below(words.size(), random)));
         }},
        {"two words exchanged",
         [](Lines& lines, Random& random) {
             std::string& one = anyOf(anyOf(lines, random), random);
             one.swap(anyOf(anyOf(lines, random), random));
         }},
        {"a line broken in two",
         [](Lines& lines, Random& random) {
             const auto line = below(lines.size(), random);
             const auto at = static_cast<std::ptrdiff_t>(below(lines[line].size(), random));
             const Words rest(lines[line].begin() + at, lines[line].end());
             lines[line].resize(static_cast<std::size_t>(at) + 1);
             lines[line].back().clear();
             lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(line) + 1, rest);
         }},
        {"a character left out",
         [](Lines& lines, Random& random) {
             std::string& word = anyOf(anyOf(lines, random), random);
             if (!word.empty()) word.erase(below(word.size(), random), 1);
         }},
        {"another character",
         [](Lines& lines, Random& random) {
             constexpr std::string_view signs = "bw10#.*2x:,;-()[]|\"'=";
             std::string& word = anyOf(anyOf(lines, random), random);
             if (!word.empty()) word[below(word.size(), random)] = signs[below(signs.size(), random)];
         }},
        {"a sentence above",
         [](Lines& lines, Random& random) {
             lines.insert(lines.begin(), Words{std::string(sentences[below(sentences.size(), random)])});
         }},
        {"a sentence below",
         [](Lines& lines, Random& random) {
             lines.push_back({std::string(sentences[below(sentences.size(), random)])});
         }},
        {"a sentence between",
         [](Lines& lines, Random& random) {
             // One after the other: compilers evaluate arguments in orders of their own.
             const std::string sentence(sentences[below(sentences.size(), random)]);
             const auto at = static_cast<std::ptrdiff_t>(below(lines.size(), random));
             lines.insert(lines.begin() + at, {sentence});
         }},
    };
    return all;
}

/// FNV-1a of 64 bits (G. Fowler, L. C. Noll, K.-P. Vo), so that a text is always altered in the same way,
/// whatever stands beside it in the table.
std::uint64_t digest(std::string_view text) {
    std::uint64_t value = 0xCBF29CE484222325U;
    for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return value;
}

/// A long line is told by its beginning and its digest.
std::string shortened(const std::string& line) {
    constexpr std::size_t longest = 100;
    if (line.size() <= longest) return line;
    return line.substr(0, longest) + "… " + std::to_string(digest(line) % 1'000'000);
}

std::string placeOf(const TextError& error) {
    return std::to_string(error.line) + ":" + std::to_string(error.column);
}

/// "bw/wb", "white: bw/wb or black: bw/wb", "refused at 2:1". The letters in brackets say whether it is open,
/// has words and a goal, whether the window would say what it took the text for, and that it assumes a goal.
std::string readingOf(const std::string& text) {
    const auto recognised = recognise(text);
    if (!recognised) return "refused at " + placeOf(recognised.error());
    std::string line;
    for (const Reading& reading : recognised->readings) {
        if (!line.empty()) line += " or ";
        line += shortLines(reading);
        if (reading.judge != nullptr) line += " of " + std::string(reading.judge->name);
    }
    line += " (";
    if (recognised->isOpen) line += 'o';
    if (recognised->hasWords) line += 'w';
    if (recognised->own.goal) line += 'g';
    if (recognised->isInterpreted) line += 'i';
    if (recognised->isGoalAssumed) line += 'a';
    return line + ")";
}

/// The same for a stream of boards: how many there are, and the last one.
std::string streamOf(const std::string& text) {
    BoardStream stream(singleBlock(text));
    std::string last = "none";
    int count = 0;
    while (const auto board = stream.next()) {
        if (!*board) return std::to_string(count) + ", then refused at " + placeOf(board->error());
        ++count;
        last = writeBoardLine(**board);
    }
    return std::to_string(count) + ", " + last;
}

} // namespace

/// How the texts of the table are read when something in them is left out, repeated, exchanged or added: a
/// record of what is so, not of what is right. Whoever changes a reader sees here which texts that nobody
/// thought of are read in another way, and looks at some of them.
class TestAlteredTexts : public QObject {
    Q_OBJECT

    Record record_;

  private slots:

    void initTestCase() { QVERIFY(record_.open(QStringLiteral(FLIP_RECORD))); }

    void alteredTextsAreReadAsTheyWere_data() {
        QTest::addColumn<std::string>("text");
        QMap<QString, int> named;
        for (const RecognisedText& each : recognisedTexts()) {
            // Some names have line ends, or are those of several texts.
            QString name = QString::fromStdString(each.name).simplified();
            if (const int earlier = named[name]++; earlier > 0)
                name += QStringLiteral(", %1").arg(earlier + 1);
            QTest::newRow(name.toUtf8().constData()) << each.text;
        }
    }

    void alteredTextsAreReadAsTheyWere() {
        QFETCH(const std::string, text);
        constexpr std::size_t longest = 20'000;
        if (text.size() > longest) return;
        const std::string reading = readingOf(text);
        const std::string stream = streamOf(text);
        const bool isStream = !stream.starts_with("0");
        Random random(digest(text));
        QStringList lines;
        for (const Alteration& alteration : alterations()) {
            Lines parts = linesOf(text);
            alteration.apply(parts, random);
            const std::string altered = textOf(parts);
            const auto add = [&](const char* reader, const std::string& now, const std::string& before) {
                if (now != before)
                    lines += alteration.name + (reader + QString::fromStdString(shortened(now)));
            };
            add(": ", readingOf(altered), reading);
            if (isStream) add(", as a stream: ", streamOf(altered), stream);
        }
        record_.compare(QString::fromUtf8(QTest::currentDataTag()), lines);
    }
};

QTEST_GUILESS_MAIN(TestAlteredTexts)
#include "tst_altered_texts.moc"
