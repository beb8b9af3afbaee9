// What signs stand for is read in whatever words it is said, and wherever: the same board and goal in lit and
// unlit lights are the same puzzle.

#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QTest>

#include <array>
#include <string>
#include <string_view>

using namespace flip;
using test::joined;

namespace {

struct Signs {
    char on;
    char off;
};

/// The piece of the first row and column is on.
constexpr std::string_view lights = "+--\n-++\n-+-\n";

/// With + and - for the signs that are on and off.
constexpr auto legends = std::to_array<std::string_view>({
    "+ is on, - is off.",
    "+ = on, - = off",
    "+ means lit and - means unlit.",
    "Lit: +, unlit: -",
    "- = off, + = on",
    "+ is a lit light.",
    "- is off.",
    "A + is a light that is on.",
    "+ stands for on and - for off.",
    "on is +, off is -",
    "(+: on, -: off)",
    "- = dark",
    "Lights that are on are marked +.",
    "Lights that are on are marked with +.",
    "I write + for a light that is on.",
    "Here + means on.",
    "\"+\" is on and \"-\" is off",
    "+→on, -→off",
    "+ represents a lit cell, - an unlit one",
    "Use + for lit cells and - for dark ones.",
    "The lit cells are shown as +.",
    "Off is written as -.",
});

struct Wish {
    std::string_view words;
    bool isOn;
};

constexpr auto wishes = std::to_array<Wish>({{"Turn all lights off.", false},
                                             {"Turn on all the lights.", true},
                                             {"Goal: all off.", false},
                                             {"All lights must be on.", true},
                                             {"Make all cells dark.", false}});

std::string inSigns(std::string_view text, Signs signs) {
    std::string all(text);
    for (char& c : all) c = c == '+' ? signs.on : c == '-' ? signs.off : c;
    return all;
}

/// Whether the text is refused, or read as the lights in these signs with that wish.
bool isRightOrRefused(const std::string& text, Signs signs, bool isOn, bool mayBeRefused) {
    const auto recognised = recognise(text);
    if (!recognised) return mayBeRefused;
    const Puzzle& puzzle = recognised->readings.front().puzzles.front().puzzle;
    const std::string rows = inSigns(lights, signs);
    const bool isOnBlack = puzzle.board.test({0, 0});
    if (puzzle.size() != Size{3, 3}) return false;
    for (int r = 0; r < 3; ++r) {
        for (int c = 0; c < 3; ++c) {
            const bool isLit = rows[static_cast<std::size_t>(4 * r + c)] == signs.on;
            if (puzzle.board.test({r, c}) != (isLit == isOnBlack)) return false;
        }
    }
    return puzzle.goal.kind() == (isOn == isOnBlack ? Goal::Black : Goal::White);
}

} // namespace

class TestMeantSigns : public QObject {
    Q_OBJECT

  private slots:

    void signsMeanWhatIsSaid_data() {
        QTest::addColumn<char>("one");
        QTest::addColumn<char>("other");
        QTest::addColumn<bool>("mayBeRefused");
        const auto row = [](const char* name, bool mayBeRefused) {
            QTest::newRow(name) << name[0] << name[2] << mayBeRefused;
        };
        for (const char* pair : {"1 0", "x o", "# .", "X .", "b w", "* .", "O X", "@ _", "y n"})
            row(pair, false);
        // Some of these lines are taken for rows, for points of a list or for ordinary words.
        for (const char* pair : {"a b", "T F", "+ -"}) row(pair, true);
    }

    void signsMeanWhatIsSaid() {
        QFETCH(const char, one);
        QFETCH(const char, other);
        QFETCH(const bool, mayBeRefused);
        for (const Signs signs : {Signs{one, other}, Signs{other, one}}) {
            for (const std::string_view words : legends) {
                const std::string legend = inSigns(words, signs);
                const std::string rows = "\n\n" + inSigns(lights, signs);
                for (const Wish& wish : wishes) {
                    for (const std::string& text :
                         {joined({legend, " ", wish.words, rows}), joined({wish.words, " ", legend, rows}),
                          joined({legend, "\n", wish.words, rows})}) {
                        QVERIFY2(isRightOrRefused(text, signs, wish.isOn, mayBeRefused), text.c_str());
                    }
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMeantSigns)
#include "tst_meant_signs.moc"
