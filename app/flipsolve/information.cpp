#include "app/flipsolve/information.h"

#include "app/flipsolve/reading_text.h"
#include "core/solve/method.h"
#include "core/text/judge.h"

#include <algorithm>
#include <string_view>

namespace flip::console {

std::string helpText() {
    return R"(Usage: flipsolve [OPTION]... [FILE]...

Reads boards of two-sided pieces and prints, one line per board, the fewest
rounds that make all pieces white or all pieces black, or "Impossible". A round
presses one piece, which flips it and its left, right, upper and lower
neighbours. Without FILE, or when FILE is -, reads standard input.

  bwwb
  bbwb            the answer is 4
  bwwb
  bwww

Black is b, 1, # or *; white is w, 0 or a full stop. Every four rows of four are
a board; boards of other sizes are separated by blank lines, or stand on one
line each: bw/wb.

Also reads Security Panels (UVA 10318) and prints the fewest buttons to press.

Output
  --presses       adds the cells to press: 4 1,1 2,2 2,4 3,1 (row,column from 1)
  --steps         draws the board after every round
  --proof         shows why an impossible board is impossible
  --all           lists every press set with the fewest presses
  --explain       explains why fewer presses, or any at all, cannot solve it
  --json          instead: one JSON object per puzzle, on one line
  --compare       instead: a table of all methods: presses, nodes, time, memory
  --export FILE   also draws puzzle and answer into FILE, an .svg picture;
                  flipgame, if installed, draws .png, .pdf and .webp ones
  --look WORDS    how it looks, such as dark,plain,no-coordinates
Solving
  --goal COLOUR   white, black or either (the default)
  --target BOARD  instead: what the board should become, such as bww/wbw/wwb
  --order ORDER   which optimal press set to print: reading (earlier cells
                  first) or lexicographic (the first as a string of 0 and 1)
  --method NAME   the method to use; all of them find the fewest presses
  --time SECONDS  time limit per puzzle; the best found by then is printed, and
                  may be "not proven"
  --jobs N        threads, for many puzzles at a time or for a single one
  --memory MIB    memory limit per puzzle; 1024 by default
Proofs that take minutes
  --checkpoint FILE  keeps the progress in FILE; after a stop, for example by
                  Ctrl+C or --time, the same command goes on from there
  --part I/N      does part I of N of a proof and prints what is known then,
                  unless a checkpoint keeps it
  --merge         FILEs are such parts or checkpoints: prints the answer, or
                  what is missing; with --part, does its part of that
Input
  --format KIND   board, panel or auto (the default: the first lines decide)
  --size RxC      every R rows of C pieces are a board: --size 3x4
  --judge NAME    reads the input of a judge, such as poj3279, or auto; prints
                  exactly what that judge expects
  --strict        rejects ambiguous text instead of choosing a reading
Checking a program of your own
  --check COMMAND runs it on inputs of the judge that --judge names: on every
                  board or panel if there are few, otherwise on the smallest
                  and on drawn ones; prints the smallest input on which it is
                  wrong, and why. --time limits each run (10 s by default);
                  --jobs is the number of runs at a time
  --duration SECONDS  ends the check after that time (300 s by default)
  --seed N        draws the same inputs again
Boards that are made
  --hardest RxC   prints a board of this size that needs the most presses
  --torus         joins opposite edges of that board
  --level N       prints a level of the window, from 1 to 125
  --daily DATE    prints the daily puzzle of a date such as 2026-11-22
Information
  --judges        lists the judges
  --methods       lists the methods
  -h, --help      prints this text
  --version       prints the version

Exit status: 0 when every puzzle has been answered or the checked program is
right, 2 for bad input or a bad command line, 1 for anything else. Input errors
are reported on standard error as FILE:LINE:COLUMN; the puzzles before them have
been answered. What a text was taken for is said there, too, unless it is just
boards in b and w or the like, panels, games, links or JSON.
)";
}

std::string methodsText() {
    std::string text;
    for (const Method& method : methods()) {
        text += method.name;
        text += &method == &defaultMethod() ? " (the default)\n" : "\n";
        const auto line = [&](std::string_view what) { text.append("    ").append(what).append("\n"); };
        line(method.summary);
        line("Takes " + std::string(method.takes) + ".");
        line("Time: " + std::string(method.cost) + ". A node is one " + std::string(method.node) + ".");
        line("Origin: " + std::string(method.origin) + ".");
    }
    return text;
}

std::string judgesText() {
    std::size_t widest = 0;
    for (const Judge& judge : judges()) widest = std::max(widest, judge.name.size());
    std::string text;
    for (const Judge& judge : judges()) {
        std::string name(judge.name);
        name.resize(widest + 2, ' ');
        text += name + describe(judge);
        if (!judge.aliases.empty()) text.append(" (also ").append(judge.aliases).append(")");
        text += '\n';
    }
    return text;
}

} // namespace flip::console
