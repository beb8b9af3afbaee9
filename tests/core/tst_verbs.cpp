// How a press and what it does are called: whatever the verbs, the sentence is read as with “press” and
// “flip”; and if a verb is not known, a rule that is not the usual plus is told not to be understood.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "tests/core/recognised_texts.h"

#include <QTest>

#include <array>
#include <cctype>
#include <iterator>
#include <string>
#include <string_view>

using namespace flip;
using test::joined;

namespace {

/// A verb in its four forms.
struct Verb {
    std::string_view plain;
    std::string_view third;
    std::string_view past;
    std::string_view gerund;
};

constexpr Verb press{"press", "presses", "pressed", "pressing"};
constexpr Verb flips{"flip", "flips", "flipped", "flipping"};

constexpr auto ofPress = std::to_array<Verb>({press,
                                              {"click", "clicks", "clicked", "clicking"},
                                              {"click on", "clicks on", "clicked on", "clicking on"},
                                              {"tap", "taps", "tapped", "tapping"},
                                              {"push", "pushes", "pushed", "pushing"},
                                              {"touch", "touches", "touched", "touching"},
                                              {"hit", "hits", "hit", "hitting"},
                                              {"strike", "strikes", "struck", "striking"},
                                              {"poke", "pokes", "poked", "poking"},
                                              {"pick", "picks", "picked", "picking"},
                                              {"choose", "chooses", "chosen", "choosing"},
                                              {"select", "selects", "selected", "selecting"},
                                              {"activate", "activates", "activated", "activating"},
                                              {"trigger", "triggers", "triggered", "triggering"},
                                              {"operate", "operates", "operated", "operating"},
                                              {"play", "plays", "played", "playing"},
                                              {"use", "uses", "used", "using"},
                                              {"toggle", "toggles", "toggled", "toggling"},
                                              {"switch", "switches", "switched", "switching"}});
constexpr auto ofFlip = std::to_array<Verb>({flips,
                                             {"toggle", "toggles", "toggled", ""},
                                             {"change", "changes", "changed", ""},
                                             {"change the colour of", "changes the colour of", "", ""},
                                             {"invert", "inverts", "inverted", ""},
                                             {"invert the states of", "inverts the states of", "", ""},
                                             {"switch", "switches", "switched", ""},
                                             {"turn over", "turns over", "turned over", ""},
                                             {"flip over", "flips over", "flipped over", ""},
                                             {"reverse", "reverses", "reversed", ""},
                                             {"alter", "alters", "altered", ""},
                                             {"negate", "negates", "negated", ""},
                                             {"complement", "complements", "complemented", ""},
                                             {"affect", "affects", "affected", ""},
                                             {"influence", "influences", "influenced", ""},
                                             {"control", "controls", "controlled", ""},
                                             {"swap the state of", "swaps the state of", "", ""}});
constexpr auto unknown = std::to_array<Verb>({{"update", "updates", "updated", ""},
                                              {"transform", "transforms", "transformed", ""},
                                              {"rotate", "rotates", "rotated", ""},
                                              {"foozle", "foozles", "foozled", ""}});

/// A sentence with places for the forms of both verbs, such as {press} and {flipped}, and for what is
/// flipped.
constexpr auto frames = std::to_array<std::string_view>(
    {"{pressing} a cell {flips} %.", "{pressing} any cell will {flip} %.",
     "When a cell is {pressed}, % are {flipped}.", "When you {press} a cell, you {flip} %.",
     "If a cell is {pressed}, this {flips} %.", "You {press} a cell to {flip} %.",
     "Every cell you {press} {flips} %.", "Each time you {press} a cell, % are {flipped}."});

std::string with(std::string text, std::string_view place, std::string_view word) {
    const std::size_t at = text.find(place);
    return at == std::string::npos ? text : text.replace(at, place.size(), word);
}

/// The sentence; empty if the verb has no such form.
std::string sentenceOf(std::string_view frame, const Verb& pressed, const Verb& flipped,
                       std::string_view what) {
    if (flipped.past.empty() && frame.find("{flipped}") != std::string_view::npos) return {};
    std::string text(frame);
    text = with(text, "{press}", pressed.plain);
    text = with(text, "{pressed}", pressed.past);
    text = with(text, "{pressing}", pressed.gerund);
    text = with(text, "{flip}", flipped.plain);
    text = with(text, "{flips}", flipped.third);
    text = with(text, "{flipped}", flipped.past);
    text = with(text, "%", what);
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

auto read(const std::string& sentence) { return recognise(sentence + "\n\nbwww\nwwww\nwwww\nwwww\n"); }

struct SaidPattern {
    std::string_view said;
    std::string_view pattern;
};

constexpr auto rules =
    std::to_array<SaidPattern>({{"it and its neighbours", ".*./***/.*."},
                                {"only that cell", ".../.*./..."},
                                {"it and the cells directly above and below it", ".*./.*./.*."},
                                {"it and its four diagonal neighbours", "*.*/.*./*.*"},
                                {"it and all eight cells around it", "***/***/***"}});

/// What is wrong with how it is read; empty if nothing is.
std::string faultOf(const std::string& sentence, const SaidPattern& rule) {
    const auto recognised = read(sentence);
    if (!recognised) return "refused: " + sentence;
    if (recognised->notUnderstood) return "not understood: " + sentence;
    const std::string line = writePuzzleLine(recognised->readings.front().puzzles.front().puzzle);
    const bool isRead = line.find(joined({" clipped ", rule.pattern, " "})) != std::string::npos;
    return isRead ? std::string() : joined({sentence, ": ", line});
}

bool isTold(const std::string& sentence) {
    const auto recognised = read(sentence);
    return !recognised || recognised->notUnderstood;
}

} // namespace

class TestVerbs : public QObject {
    Q_OBJECT

  private slots:

    void aPressMayBeCalled_data() {
        QTest::addColumn<std::size_t>("verb");
        for (std::size_t i = 0; i < ofPress.size(); ++i) QTest::newRow(ofPress[i].plain.data()) << i;
    }

    void aPressMayBeCalled() {
        QFETCH(const std::size_t, verb);
        for (const std::string_view frame : frames) {
            for (const SaidPattern& rule : rules) {
                const std::string fault = faultOf(sentenceOf(frame, ofPress[verb], flips, rule.said), rule);
                QVERIFY2(fault.empty(), fault.c_str());
            }
        }
    }

    void whatItDoesMayBeCalled_data() {
        QTest::addColumn<std::size_t>("verb");
        for (std::size_t i = 0; i < ofFlip.size(); ++i) QTest::newRow(ofFlip[i].plain.data()) << i;
    }

    void whatItDoesMayBeCalled() {
        QFETCH(const std::size_t, verb);
        for (const std::string_view frame : frames) {
            for (const SaidPattern& rule : rules) {
                for (const Verb& pressed : {press, ofPress[1], ofPress[6]}) {
                    const std::string sentence = sentenceOf(frame, pressed, ofFlip[verb], rule.said);
                    const std::string fault = sentence.empty() ? "" : faultOf(sentence, rule);
                    QVERIFY2(fault.empty(), fault.c_str());
                }
            }
        }
    }

    void aVerbThatIsNotKnownIsNeverSilent_data() {
        QTest::addColumn<std::size_t>("verb");
        for (std::size_t i = 0; i < unknown.size(); ++i) QTest::newRow(unknown[i].plain.data()) << i;
    }

    void aVerbThatIsNotKnownIsNeverSilent() {
        QFETCH(const std::size_t, verb);
        for (const std::string_view frame : frames) {
            // The usual plus is what is taken; nothing of it is lost.
            for (auto rule = std::next(rules.begin()); rule != rules.end(); ++rule) {
                for (const Verb& pressed : ofPress) {
                    const std::string sentence = sentenceOf(frame, pressed, unknown[verb], rule->said);
                    // The diagonals may be heard without a verb.
                    QVERIFY2(isTold(sentence) || faultOf(sentence, *rule).empty(), sentence.c_str());
                }
            }
        }
    }

    /// Verbs that tell of something else are no rule.
    void otherSentencesStayAsTheyAre_data() {
        QTest::addColumn<std::string>("sentence");
        for (const char* sentence :
             {"I use this program to check the puzzle.", "Pick any solution you like.",
              "We play it every day.", "You can select a cell with the arrow keys.",
              "The cell I hit last is in the second row.", "Choose the cell in the middle first."})
            QTest::newRow(sentence) << std::string(sentence);
    }

    void otherSentencesStayAsTheyAre() {
        QFETCH(const std::string, sentence);
        const std::string fault = faultOf(sentence, rules.front());
        QVERIFY2(fault.empty(), fault.c_str());
    }
};

QTEST_APPLESS_MAIN(TestVerbs)
#include "tst_verbs.moc"
