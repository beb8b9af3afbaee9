// Texts that were broken into lines where a word did not fit any more: what they say does not depend on the
// width.

#include "core/text/puzzle_line.h"
#include "core/text/recognise.h"
#include "core/text/wrapped_lines.h"

#include <QTest>

#include <string>
#include <string_view>
#include <vector>

using namespace flip;

namespace {

const std::string board = "101\n010\n111\n";

/// Its words in lines of at most so many bytes, unless one is longer.
std::string broken(std::string_view text, std::size_t width) {
    std::string lines;
    std::size_t length = 0;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const bool fits = length > 0 && length + 1 + word.size() <= width;
        if (length > 0) lines += fits ? ' ' : '\n';
        length = fits ? length + 1 + word.size() : word.size();
        lines += word;
    }
    return lines;
}

/// The only puzzle of a text, on one line; why there is none.
std::string readingOf(const std::string& text) {
    const auto read = recognise(text);
    if (!read) return read.error().found;
    return writePuzzleLine(read->readings.front().puzzles.front().puzzle);
}

} // namespace

class TestWrappedLines : public QObject {
    Q_OBJECT

  private slots:

    void theWidthOfALineSaysNothing_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("rule");
        const auto row = [](const char* name, const char* rule, const char* text) {
            QTest::newRow(name) << std::string(text) << std::string(rule);
        };
        row("POJ 1753", "either clipped .*./***/.*.",
            "Flip the chosen piece and also all adjacent pieces to the left, to the right, to the top, and "
            "to the bottom "
            "of the chosen piece (if there are any). The goal of the game is to flip either all pieces white "
            "side up or "
            "all pieces black side up.");
        row("POJ 1222", "white clipped .*./***/.*.",
            "When a button is pressed, that button and each of its (up to four) neighbors above, below, "
            "right and left, "
            "has the state of its light reversed. The aim of the game is to press buttons to get the display "
            "to a state "
            "where all lights are off.");
        row("a king's moves", "white clipped ***/***/***",
            "Pressing a cell flips that cell and all eight cells around it, including the diagonal ones. "
            "Turn all lights "
            "off.");
        row("a colon in a sentence", "white clipped ***/***/***",
            "Each move flips the chosen cell together with its neighbours in all directions: horizontally, "
            "vertically and "
            "diagonally. Make all cells white.");
        row("diagonals", "white clipped *.*/.*./*.*",
            "Pressing a light toggles it and the four lights that touch it diagonally. Turn all lights off.");
        row("a torus", "white torus .*./***/.*.",
            "A press changes the light and its four neighbours; the board wraps around, so the left edge is "
            "next to the "
            "right edge and the top edge is next to the bottom edge. Turn all lights off.");
        row("no torus", "white clipped .*./***/.*.",
            "Pressing toggles the light and its neighbours to the left, right, above and below. The edges do "
            "not wrap "
            "around. Turn all lights off.");
        row("without itself", "white clipped .*./*.*/.*.",
            "Pressing a button toggles the buttons above, below, to the left and to the right of it, but not "
            "the button "
            "itself. Turn all lights off.");
        row("on, not off", "black clipped .*./***/.*.",
            "Pressing a light toggles it and its neighbours. You must turn all the lights on, not all the "
            "lights off.");
        row("German", "white clipped ***/***/***",
            "Ein Druck schaltet die Lampe selbst und alle acht Nachbarn um, also auch die diagonalen. Alle "
            "Lampen sollen "
            "am Ende aus sein.");
        row("French", "white clipped .*./***/.*.",
            "Appuyer sur une lampe change son état et celui de ses voisines en haut, en bas, à gauche et à "
            "droite. Il "
            "faut éteindre toutes les lampes.");
        row("left and right", "white clipped .../***/...",
            "Pressing a light toggles it and the lights to the left and to the right of it. Turn all lights "
            "off.");
    }

    void theWidthOfALineSaysNothing() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, rule);
        const std::string expected = rule + " bwb/wbw/bbb";
        for (std::size_t width = 24; width <= text.size(); ++width) {
            const std::string lines = broken(text, width);
            for (const char* mark : {"", "> ", "# "}) {
                const QString marked =
                    mark + QString::fromStdString(lines).replace('\n', QString("\n") + mark);
                const std::string read = readingOf(marked.toStdString() + "\n\n" + board);
                QVERIFY2(read == expected, qPrintable(QString::fromStdString(read) + '\n' + marked));
            }
        }
    }

    void lineEndsThatSayMoreStay_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("marks");
        const auto row = [](const char* name, const char* text, const std::vector<bool>& wrapped) {
            // Qt offers conversions for a list, with the standard library that it was built with.
            std::string marks;
            for (const bool isWrapped : wrapped) marks += isWrapped ? '1' : '0';
            QTest::newRow(name) << std::string(text) << marks;
        };
        row("a sentence", "A press flips the piece and all of\nits neighbours.\n", {true, false, false});
        row("a line that begins with a digit", "In the end every single cell must become\n0 on the board.\n",
            {true, false, false});
        row("a line that ends with a digit",
            "In the end every single cell must become 0\non the whole board.\n", {true, false, false});
        row("two sentences", "A press flips the piece and its neighbours.\nmake all of them white.",
            {false, false});
        row("a row below words", "this is the board that i can not solve\nbwb\nwbw\n",
            {false, false, false, false});
        row("a word for a colour below words", "now make all of the pieces of it\nwhite\n",
            {true, false, false});
        row("rows of a word each below words", "this is the board that i was given today\non\noff\non\n",
            {false, false, false, false, false});
        row("such rows with blank lines between", "this is the board that i was given today\non\n\noff\n",
            {false, false, false, false, false});
        row("short notes", "edges wrap around\nmake all white\n", {false, false, false});
        row("notes of which one is shorter",
            "every press flips the neighbours too\nedges wrap\nall of them should be white\n",
            {true, false, false, false});
        row("settings", "goal: every single piece is white here\nedges: torus\n", {false, false, false});
        row("a list", "- a press flips the neighbours as well\n- the edges wrap around.\n",
            {false, false, false});
        row("numbered points", "1. a press flips the neighbours as well\n2. the edges wrap around.\n",
            {false, false, false});
        row("code", "every press flips the neighbours too\nflip(board, 1, 2)\n", {false, false, false});
        row("a statement", "turn all of the many lights on board off\nboard = solve\n",
            {false, false, false});
        row("a blank line", "Every press flips the piece and its\n\nneighbours.", {false, false, false});
        row("nothing", "", {false});
    }

    void lineEndsThatSayMoreStay() {
        QFETCH(const std::string, text);
        QFETCH(const std::string, marks);
        std::vector<bool> wrapped;
        for (const char mark : marks) wrapped.push_back(mark == '1');
        QVERIFY(wrappedLines(text) == wrapped);
        std::string whole;
        std::size_t line = 0;
        for (const char c : text) whole += c == '\n' && wrapped[line++] ? ' ' : c;
        QCOMPARE(withoutWraps(text), whole);
    }
};

QTEST_GUILESS_MAIN(TestWrappedLines)
#include "tst_wrapped_lines.moc"
