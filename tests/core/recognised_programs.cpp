#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string after = "\nfor d in [(0, 0), (0, 1), (1, 0)]: press(d)\nprint(f((1 << i) - 1))\n";
const std::string all = "# turn all lights off\n";
const std::string sample = "white: bwwb/bbwb/bwwb/bwww";

/// The board of a program that has other brackets, too.
void boards(TextRows& row) {
    row("a list of lists",
        all + "b = [\n  [1, 0, 0, 1],\n  [1, 1, 0, 1],\n  [1, 0, 0, 1],\n  [1, 0, 0, 0],\n]\n" + after,
        sample);
    const auto besideName = [&](const std::string& begin, const std::string& end) {
        row("the first row beside the name: " + begin,
            all + after + begin + "[1, 0, 0, 1],\n     [1, 1, 0, 1],\n     [1, 0, 0, 1],\n     [1, 0, 0, 0]" +
                end + '\n' + after,
            sample);
    };
    besideName("b = [", "]");
    besideName("b=[ ", " ]");
    besideName("b = np.array([", "])");
    row("the first row beside the name in C",
        all + after + "int b[4][4] = {{1, 0, 0, 1},\n  {1, 1, 0, 1},\n  {1, 0, 0, 1},\n  {1, 0, 0, 0}};\n" +
            after,
        sample);
    row("the list on a line below its name",
        all +
            "int[,] b =\n{\n  { 1, 0, 0, 1 },\n  { 1, 1, 0, 1 },\n  { 1, 0, 0, 1 },\n  { 1, 0, 0, 0 }\n};\n" +
            after,
        sample);
    row("rows that functions make",
        all +
            "val b = arrayOf(\n  intArrayOf(1, 0, 0, 1),\n  intArrayOf(1, 1, 0, 1),\n  intArrayOf(1, 0, 0, "
            "1),\n"
            "  intArrayOf(1, 0, 0, 0)\n)\n" +
            after,
        sample);
    row("brackets that begin and end beside rows",
        all + "board =\n  [ [1,0,0,1]\n  , [1,1,0,1]\n  , [1,0,0,1]\n  , [1,0,0,0]\n  ]\n" + after, sample);
    row("rows of Lisp",
        all + "(define b\n  '((1 0 0 1)\n    (1 1 0 1)\n    (1 0 0 1)\n    (1 0 0 0)))\n" + after, sample);
    row("rows of MiniZinc",
        all + "b =\n[|1, 0, 0, 1\n |1, 1, 0, 1\n |1, 0, 0, 1\n |1, 0, 0, 0\n|];\n" + after, sample);
    row("strings in a program",
        "# flip game\nb = [\n  \"bwwb\",\n  \"bbwb\",\n  \"bwwb\",\n  \"bwww\",\n]\n" + after);
    row("steps that are rows of zeros and ones, too",
        all +
            "d = [\n  [0, 0],\n  [0, 1],\n  [1, 0],\n  [0, -1],\n  [-1, 0],\n]\nb = [\n  [1, 0, 0, 1],\n  "
            "[1, 1, 0, 1],\n"
            "  [1, 0, 0, 1],\n  [1, 0, 0, 0],\n]\n" +
            after,
        sample);
}

/// No row is lost, and nothing else is taken for the board.
void others(TextRows& row) {
    const std::string rows = "  [1, 0, 0, 1],\n  [1, 1, 0, 1],\n  [1, 0, 0, 1],\n";
    row("a first row beside the name that is too short", all + "b = [[1, 0, 1],\n" + rows + "]\n" + after,
        "");
    row("a first row beside the name, and one above",
        all + "b = [\n[1, 0, 1, 0],\nc = [[1, 0, 1, 0],\n" + rows + "]\n" + after, "");
    row("a first row beside the name, and a blank line below it",
        all + "board = [[1, 0, 1, 0],\n\n" + rows + "]\n" + after, "");
    row("a list called kernel, its first row beside the name",
        all + "kernel = [[1, 0, 1, 0],\n" + rows + "]\n" + after, "");
    row("a row that is put to the list whose first row is beside the name",
        all + "b = [[1, 0, 1, 0],\n" + rows + "]\nb.append([1, 1, 1, 1])\n" + after, "");
    row("the last row beside the bracket", all + "b = [\n" + rows + "  [1, 0, 0, 0]]; x = 1\n" + after, "");
    row("a row with a comment", all + "b = [\n" + rows + "  [1, 0, 0, 0], # last\n]\n" + after, "");
    row("a row with another number", all + "b = [\n" + rows + "  [1, 0, 2, 0],\n]\n" + after, "");
    row("a row that is too short", all + "b = [\n" + rows + "  [1, 0, 0],\n]\n" + after, "");
    row("two rows on each line",
        all +
            "b = [\n  [1, 0, 0, 1], [1, 1, 0, 1],\n  [1, 0, 0, 1], [1, 0, 0, 0],\n  [1, 0, 0, 1], [1, 1, 1, "
            "1],\n]\n" +
            after,
        "");
    row("two lists", all + "b = [\n" + rows + "]\nc = [\n" + rows + "]\n" + after, "");
    for (const char* name : {"kernel", "pattern", "adjacency", "expected", "solution", "target", "maze"})
        row(std::string("a list called ") + name, joined({all, name, " = [\n", rows, "]\n", after}), "");
    for (const char* before : {"The kernel is trivial.", "Target: all off.", "Answer: yes."})
        row(std::string("words that are no name of a list: ") + before,
            std::string(before) + " Turn all lights off.\nb = [\n" + rows + "]\n", "white: bwwb/bbwb/bwwb");
    row("a list of another game",
        "# life\nb = [\n" + rows + "]\nstep((1 << 2) - 1)\nfor d in [(0, 0), (0, 1), (1, 0)]: go(d)\n", "");
    row("a program whose goal is not said", "# lights\nb = [\n" + rows + "]\n" + after, "");
}

/// A rule that only the program has.
void rules(TextRows& row) {
    const std::string list =
        all + "b = [\n  [1, 0, 0, 1],\n  [1, 1, 0, 1],\n  [1, 0, 0, 1],\n  [1, 0, 0, 0],\n]\n";
    for (const char* code : {"b[(r + 1) % n][c] ^= 1", "b[r][(c - 1 + 3) % 3] ^= 1", "x = (x+dx)%width",
                             "for d in [(-1, -1), (0, 1)]: pass", "int dx[] = {-1, -1, -1, 0, 0, 1, 1, 1};",
                             "for i in range(-1, 2): for j in range(-1, 2): flip(i, j)",
                             "for (int i = -1; i <= 1; i++)\n  for (int j = -1; j <= 1; j++) flip(i, j);"})
        row(std::string("a rule that only the program has: ") + code, list + code + "\n", "");
    for (const char* code : {"b[r][c] = (b[r][c] + 1) % 2", "r, c = i // 3, i % 3", "s = (s * 25 + 7) % m",
                             "for d in [(0, -1), (-1, 0)]: pass", "for i in range(-1, 2): print(i)"})
        row(std::string("a program with the usual rule: ") + code, list + code + "\n", sample);
    for (const char* prose :
         {"About (10-15)% of them fail.", "best = (-1, -1)", "From -1 to 1 and from -1 to 1.",
          "turn = (turn + 1) % players", "if ((i + 1) % n == 0) puts();"})
        row(std::string("no rule of a program: ") + prose,
            std::string(prose) + "\n\nbwwb\nbbwb\nbwwb\nbwww\n");
    row("loops that go along rows and columns only",
        list + "for i in range(-1, 2):\n  for j in range(-1, 2):\n    if i*j == 0: flip(i, j)\n", sample);
    for (const char* code :
         {"x = (r + 1) `mod` n", "x = Math.floorMod(r + 1, n)", "r %= n", "np.roll(p, 1)",
          "d = [(1, 1), (1, -1)]", "for i in range(r-1, r+2): for j in range(c-1, c+2): f(i, j)",
          "for d in [(1, 2), (2, 1)]: f(d)", "if max(abs(i - r), abs(j - c)) <= 1: flip(i, j)"})
        row(std::string("a program whose rule may be another: ") + code, list + after + code + "\n", "");
    for (const char* code : {"b.append([0, 0, 1, 1])", "b[1][2] ^= 1", "b = [[1 - x for x in r] for r in b]",
                             "c = [[1,0],[0,1]]", "c = [[1, 0, 1, 0]]", "c = [\n  [1],\n  [0]\n]"})
        row(std::string("another board than the list: ") + code, list + after + code + "\n", "");
    row("another board than the list, whose name has a digit",
        all + "b1 = [\n  [1, 0, 0, 1],\n  [1, 1, 0, 1],\n  [1, 0, 0, 1],\n]\n" + after +
            "b1.append([0, 0, 1, 1])\n",
        "");
    row("a torus that is said and computed", list + "# edges wrap around\nb[(r + 1) % n][c] ^= 1\n",
        "white torus .*./***/.*. bwwb/bbwb/bwwb/bwww");
}

} // namespace

void addPrograms(TextRows& row) {
    boards(row);
    others(row);
    rules(row);
}

} // namespace flip::test
