#include "tests/core/recognised_texts.h"

#include <string_view>

namespace flip::test {

namespace {

const std::string rows = "bwwb\nbbwb\nbwwb\nbwww\n";
const std::string words = "Make all pieces white, with as few presses as possible.\n\n";

/// A block of rows that a person sees at once, whatever short lines are beside it.
void blocks(TextRows& row) {
    const std::string white = "white: bwwb/bbwb/bwwb/bwww";
    for (const char* beside : {"4", "7", "-- ", "$", ">", "15. Otto", "Nr. 7", "10:11", "1997-11-10", "* * *",
                               "[1] Ask the guards", "phone +49 30 1100 10", "1c1", "---", "e4", "A."}) {
        row(std::string("rows above a line “") + beside + "”", joined({words, rows, "\n", beside, "\n"}),
            white);
        // A number above rows counts them.
        if (std::string_view(beside) != "7")
            row(std::string("rows below a line “") + beside + "”", joined({words, beside, "\n\n", rows}),
                white);
    }
    row("rows between the lines of a terminal", "$ cat board.txt\n" + rows + "$ \n");
    row("rows with their size, and an answer", "$ cat in\n4 4\n" + rows + "$ ./flip <in\n4\n$ \n");
    row("a board of ones below numbers", "Lights, yesterday:\n\n110\n001\n011\n\nI guessed\n\n7\n\nbut no.\n",
        "bbw/wwb/wbb");
    row("a picture with times beside it",
        "Maja 10:01 which button?\n10:05\n⬛⬜⬛\n⬜⬛⬛\n⬛⬛⬜\nTobi 10:06\nok thx\n10:07\n", "bwb/wbb/bbw");
}

/// What may be a row somewhere else is not passed over.
void otherRows(TextRows& row) {
    for (const char* other :
         {"bww", "bwwbw", "b w w b", "b", "w", "qwwb", "bwwq", "“bwwb”", "[b, w, w, b]", "b|w|w|b"}) {
        for (const std::string gap : {"", "\n"}) {
            // Written otherwise, but whole: it is one more row if it touches the others.
            const std::string_view line = other;
            const bool isMore = gap.empty() && (line == "b w w b" || line == "“bwwb”");
            const std::string name = std::string("another row") + (gap.empty() ? "" : " apart");
            row(name + " below: " + other, joined({words, "$\n\n", rows, gap, other, "\n"}),
                isMore ? "white: bwwb/bbwb/bwwb/bwww/bwwb" : "");
            row(name + " above: " + other, joined({words, "$\n\n", other, "\n", gap, rows}),
                isMore ? "white: bwwb/bwwb/bbwb/bwwb/bwww" : "");
        }
    }
    // Without a word of the game, the text would be refused for that.
    const auto refused = [&row](const std::string& name, const std::string& text) {
        row(name, "Press the lights below.\n\n" + text, "");
    };
    refused("fewer rows than their number", "$ cat in\n5\n" + rows + "$\n");
    refused("fewer rows than their size", "$ cat in\n5 4\n" + rows + "$\n");
    refused("rows of another length than their size", "$ cat in\n4 5\n\n" + rows + "$\n");
    refused("two blocks of rows", "7\n\nBefore:\n\n" + rows + "\nAfter 4\n\n$\n\nwwww\nwwwb\nwwww\nwwww\n");
    refused("boards side by side, and a number",
            "7\n\nText:\n\n1 0 1   0 1 0\n0 1 0   1 0 1\n1 1 1   0 0 0\n");
    refused("a block of one sign", "7\n\nText:\n\n....\n....\n....\n");
    refused("a board in strings beside a pattern",
            "let s = [\"bwwb\",\n\"bbwb\"]; // 7\n$\n\n.*.\n***\n.*.\n\nEnd.\n");
    refused("a row with other signs", "1 0 0 1\n1 1 0 1\n1 0 0 1\n\nl O O l\n\n$\n");
    refused("a row with commas", "on on off on\noff on on on\non off on off\n\non, off, on, on\n\n$\n");
    refused("a row with a remark",
            "on off on on off\non off off on on\noff off on on on\non on off on off <- mine\n\n$\n");
    refused("a row in words", "bww\nbbw\nbwb\n(all white)\n\n$\n");
    refused("a row that nobody knows", "bwwb\nbbwb\nbwwb\n\n????\n\n$\n");
    refused("a small board of emoji beside it", "A\n\n⬜🟩\n🟩⬜\n\n" + rows + "\n$\n");
    refused("a board of one column beside it", "First:\n\n#\n-\n#\n\nNext:\n\n" + rows + "\n$\n");
    refused("a board of one row beside it", "First: ⬛⬜⬛\n\n$\n\n" + rows);
    refused("a board within a sentence", "A is #.#/.#./###, B is\n\n" + rows + "\n$\n");
    refused("a pattern of signs and gaps", "A press flips\n\n# #\n #\n# #\n\n" + rows);
    refused("a pattern of one row", "It flips this shape:\n\n###\n\n" + rows);
    refused("an underline that may be a row", "Level\n-----\n#-#-#\n--#--\n#####\n\n$\n");
    refused("a pattern alone", "The pattern is\n\n.#.\n###\n.#.\n\n$\n");
    refused("fewer rows than their size in words", "My 5x5 board:\n\n" + rows + "\n$\n");
    row("a board of another game", "Votes of the film club\n\n***.\n**..\n****\n\n$\n", "");
    row("rows between marks", "Level one\n\n* * *\no o o\n* * *\n", "bbb/www/bbb");
    refused("numbers of rows that are lines of their own", "Text:\n\n1\nbwwb\n2\nbbwb\n3\nbwwb\n");
}

/// What a text says of something else.
void asides(TextRows& row) {
    for (const char* aside :
         {"// TODO: a torus version", "# FIXME the edges wrap around", "- [x] hints\n- [ ] play on a torus",
          "p.add_argument(\"--torus\", help=\"the edges wrap around\")", "  --torus   the edges wrap around",
          "* Boards can now wrap around at the edges.", "Turn off all notifications on your laptops.",
          "Turn off all the phones.", "Our team wears all black."})
        row(std::string("an aside: ") + aside, std::string(aside) + "\n\n" + rows);
    for (const char* said :
         {"As you can now see, all must be white.", "TODO: make it all white.", "Simple--all white wins.",
          "Goal --white--", "- [ ] all pieces must be white", "See a // b, all pieces // white."})
        row(std::string("no aside: ") + said, std::string(said) + "\n\n" + rows,
            "white: bwwb/bbwb/bwwb/bwww");
    row("no aside: a command that was run", "$ flip --torus --goal white\n" + rows,
        "white torus .*./***/.*. bwwb/bbwb/bwwb/bwww");
    for (const char* other :
         {"All shirts must be white.", "All corners must be black.", "All moves must be legal."})
        row(std::string("a duty of something else: ") + other, std::string(other) + "\n\n" + rows);
    row("a duty of the beginning",
        "In the corner all pieces must be white at the beginning. Goal: all black.\n\n" + rows,
        "black: bwwb/bbwb/bwwb/bwww");
    row("a comment behind a command", "if x == 0 { // all pieces white\n}\n\n" + rows,
        "white: bwwb/bbwb/bwwb/bwww");
    row("a position and a duty", "I found this position (all lights must be turned off):\n\n110\n001\n011\n",
        "white: bbw/wwb/wbb");
    row("other things than pieces", "Boris wants all donuts to show white icing.\n\n" + rows,
        "white: bwwb/bbwb/bwwb/bwww");
    row("lanterns that are out", "Nobody leaves before all lanterns are out.\n\n110\n001\n011\n",
        "white: bbw/wwb/wbb");
}

} // namespace

void addAlone(TextRows& row) {
    blocks(row);
    otherRows(row);
    asides(row);
}

} // namespace flip::test
