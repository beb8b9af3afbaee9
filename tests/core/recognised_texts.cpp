#include "tests/core/recognised_texts.h"

#include <array>
#include <utility>

namespace flip::test {

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";

/// The board with other signs, other separators and something before and after each row.
struct Dress {
    std::string black;
    std::string white;
    std::string between = {};
    std::string rowBegin = {};
    std::string rowEnd = "\n";
};

std::string dressed(const std::string& board, const Dress& dress) {
    std::string text = dress.rowBegin;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (board[i] == '/') {
            text += dress.rowEnd + dress.rowBegin;
            continue;
        }
        text += board[i] == 'b' ? dress.black : dress.white;
        if (i + 1 < board.size() && board[i + 1] != '/') text += dress.between;
    }
    return text + dress.rowEnd;
}

std::string utf16(const std::string& ascii, bool bigEndian, bool marked) {
    std::string bytes = marked ? (bigEndian ? "\xFE\xFF" : "\xFF\xFE") : "";
    for (const char c : ascii) {
        if (bigEndian) bytes += '\0';
        bytes += c;
        if (!bigEndian) bytes += '\0';
    }
    return bytes;
}

/// Every pair of signs, with the darker one first.
void pairsOfSigns(TextRows& row) {
    const std::array<std::pair<const char*, const char*>, 46> pairs{{
        {"b", "w"},           {"B", "W"},
        {"1", "0"},           {"#", "."},
        {"*", "."},           {"x", "o"},
        {"X", "O"},           {"X", "."},
        {"x", "."},           {"O", "."},
        {"o", "."},           {"*", "-"},
        {"@", "_"},           {"+", "."},
        {"@", "-"},           {"#", "-"},
        {"#", "_"},           {"x", "-"},
        {"1", "."},           {"1", "-"},
        {"T", "F"},           {"Y", "N"},
        {"y", "w"},           {"#", "O"},
        {"@", "."},           {"⚫", "⚪"},
        {"⬛", "⬜"},           {"🔲", "🔳"},
        {"⬛", "🟨"},        {"●", "○"},
        {"■", "□"},           {"█", "░"},
        {"▓", "░"},           {"黑", "白"},
        {"🖤", "🤍"},     {"🌑", "🌕"},
        {"◼️", "◻️"}, {"◾", "◽"},
        {"🟦", "⬜"},        {"🔵", "🟡"},
        {"⬛", "💡"},           {"ｂ", "ｗ"},
        {"１", "０"},         {"＃", "．"},
        {"亮", "灭"},         {"\u26AB\uFE0F", "\u26AA\uFE0F"},
    }};
    for (const auto& [black, white] : pairs) {
        const std::string name = std::string("signs ") + black + " and " + white;
        row(name, dressed(sample, {black, white}));
        row(name + ", blanks between", dressed(sample, {black, white, " "}));
    }
    for (const auto& [black, white] :
         {std::pair{"true", "false"}, std::pair{"True", "False"}, std::pair{"on", "off"},
          std::pair{"ON", "OFF"}, std::pair{"black", "white"}, std::pair{"Black", "White"},
          std::pair{"yes", "no"}, std::pair{"lit", "unlit"}}) {
        const std::string name = std::string("words ") + black + " and " + white;
        row(name, dressed(sample, {black, white, " "}));
        row(name + ", commas", dressed(sample, {black, white, ", "}));
        row(name + ", in lists",
            std::string("[").append(dressed(sample, {black, white, ", ", "[", "], "})).append("]"));
    }
    row("signs that nobody uses: the first is black", dressed(sample, {"q", "z"}));
}

void shapesOnOneLine(TextRows& row) {
    row("a heading of sides, and a colon", "4x4:\nbwwb\nbbwb\nbwwb\nbwww\n");
    row("four groups on one line", "bwwb bbwb bwwb bwww");
    row("four groups, commas", "bwwb,bbwb,bwwb,bwww");
    row("four groups, commas and blanks", "bwwb, bbwb, bwwb, bwww\n");
    row("four groups, semicolons", "bwwb;bbwb;bwwb;bwww");
    row("four groups, slashes", "bwwb/bbwb/bwwb/bwww");
    row("four groups, slashes and blanks", "bwwb / bbwb / bwwb / bwww");
    row("four groups, bars", "bwwb|bbwb|bwwb|bwww");
    row("four groups of digits", "1001 1101 1001 1000");
    row("four groups of circles", "●○○● ●●○● ●○○● ●○○○");
    row("four groups of squares, slashes", "⬛⬜⬜⬛/⬛⬛⬜⬛/⬛⬜⬜⬛/⬛⬜⬜⬜");
    row("rows of blanks between semicolons", "1 0 0 1; 1 1 0 1; 1 0 0 1; 1 0 0 0");
    row("rows of commas between semicolons", "1,0,0,1;1,1,0,1;1,0,0,1;1,0,0,0;");
    row("sixteen signs without a separator", "bwwbbbwbbwwbbwww");
    row("sixteen digits without a separator", "1001110110011000");
    row("sixteen signs with blanks", "b w w b b b w b b w w b b w w w");
    row("sixteen circles", "●○○●●●○●●○○●●○○○");
    row("twenty-five signs", "1000001000001000001000001", "bwwww/wbwww/wwbww/wwwbw/wwwwb");
    row("nine signs without blanks are three by three", "bwbwwwbwb", "bwb/www/bwb");
    row("two groups of three are two by three", "bwb wbw", "bwb/wbw");
    row("five signs stay a row", "bwwbw", "bwwbw");
    row("a single sign", "b", "b");
    row("two signs", "bw", "bw");
    row("four signs may be a row or a square", "bwwb", "bw/wb", "", true);
    row("a literal line end in a string", "bwwb\\nbbwb\\nbwwb\\nbwww\\n");
    row("a quoted string", "\"bwwb\\nbbwb\\nbwwb\\nbwww\"");
    row("a quoted string with carriage returns", "\"bwwb\\r\\nbbwb\\r\\nbwwb\\r\\nbwww\"");
    row("a quoted string with tabs between words", dressed(sample, {"on", "off", "\\t", "", "\\n"}));
    row("quoted rows", "\"bwwb\"\n\"bbwb\"\n\"bwwb\"\n\"bwww\"\n");
    row("quoted rows with commas", "'bwwb',\n'bbwb',\n'bwwb',\n'bwww'\n");
    row("quoted rows with plus signs", "\"bwwb\", \"bbwb\", \"bwwb\", \"bwww\"");
}

void programs(TextRows& row) {
    const std::string lists = "[[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]]";
    const std::string braces = "{{1,0,0,1},{1,1,0,1},{1,0,0,1},{1,0,0,0}}";
    const std::string strings = "[\"bwwb\", \"bbwb\", \"bwwb\", \"bwww\"]";
    const std::string linesOfLists = "[[1, 0, 0, 1],\n [1, 1, 0, 1],\n [1, 0, 0, 1],\n [1, 0, 0, 0]]";
    row("a JSON list", lists);
    row("a JSON list, a number a line",
        "[\n [\n  1,\n  0,\n  1\n ],\n [\n  1,\n  1,\n  0\n ],\n [0,0,0],[1,1,1]\n]", "bwb/bbw/www/bbb");
    row("a JSON object", "{\"board\": " + lists + "}");
    row("a JSON object with strings", "{\"board\": " + strings + "}");
    row("strings in JSON", strings);
    row("strings in C", "{\"bwwb\",\"bbwb\",\"bwwb\",\"bwww\"};");
    row("letters in JSON", dressed("bwwb/bbwb/bwwb/bwww", {"\"b\"", "\"w\"", ",", "[", "],"}));
    row("Python, strings with blanks in them", "[\"b w w\", \"b b w\"]", "bww/bbw");
    row("Python", "board = " + lists);
    row("Python, a row a line", "board = " + linesOfLists + "\n");
    row("Python tuples", "((1,0,0,1),(1,1,0,1),(1,0,0,1),(1,0,0,0))");
    row("Python strings", "board = ['bwwb', 'bbwb', 'bwwb', 'bwww']");
    row("Python truth values", "[[True, False], [False, True], [True, True]]", "bw/wb/bb");
    row("numpy, as printed", "[[1 0 0 1]\n [1 1 0 1]\n [1 0 0 1]\n [1 0 0 0]]");
    row("numpy, its repr", "array([[1, 0, 0, 1],\n       [1, 1, 0, 1],\n       [1, 0, 0, 1],\n       "
                           "[1, 0, 0, 0]])");
    row("numpy, assigned",
        "a = np.array([[1, 0, 0, 1], [1, 1, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0]], dtype=bool)");
    row("numpy, truth values", "array([[ True, False],\n       [False,  True],\n       [ True,  True]])",
        "bw/wb/bb");
    row("C", "int a[4][4] = " + braces + ";");
    row("C, a row a line",
        "int board[4][4] = {\n    {1, 0, 0, 1},\n    {1, 1, 0, 1},\n    {1, 0, 0, 1},\n    "
        "{1, 0, 0, 0},\n};\n");
    row("C strings", "const char *board[] = {\"bwwb\", \"bbwb\", \"bwwb\", \"bwww\"};");
    row("C++", "std::vector<std::vector<int>> board{{1,0,0,1},{1,1,0,1},{1,0,0,1},{1,0,0,0}};");
    row("Java", "int[][] board = new int[][]" + braces + ";");
    row("Java, the other way", "int[][] board = " + braces + ";");
    row("Go", "board := [][]int" + braces);
    row("Rust", "let board = vec![vec![1,0,0,1], vec![1,1,0,1], vec![1,0,0,1], vec![1,0,0,0]];");
    row("Matlab", "A = [1 0 0 1; 1 1 0 1; 1 0 0 1; 1 0 0 0];");
    row("Matlab without a name", "[1 0 0 1;1 1 0 1;1 0 0 1;1 0 0 0]");
    row("Matlab, a row a line", "A = [1 0 0 1\n     1 1 0 1\n     1 0 0 1\n     1 0 0 0];");
    row("Matlab, with commas, and not square", "A = [1, 0, 0; 1, 1, 0]", "bww/bbw");
    row("Matlab, logical", "logical([1 0 0 1; 1 1 0 1; 1 0 0 1; 1 0 0 0])");
    row("R, by row", "m <- matrix(c(1,0,0,1,1,1,0,1,1,0,0,1,1,0,0,0), nrow = 4, byrow = TRUE)");
    row("R, by column", "matrix(c(1,1,1,1, 0,1,0,0, 0,0,0,0, 1,1,1,0), nrow=4)");
    row("R, number of columns", "matrix(c(1,0,0, 1,1,0), ncol=3, byrow=T)", "bww/bbw");
    row("R, eleven rows", "matrix(c(1,0,0,0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0,0,0,1), nrow=11)",
        "bw/ww/ww/ww/ww/ww/ww/ww/ww/ww/wb");
    row("R, by column, two rows", "matrix(c(1,0,0,1,1,1), nrow=2)", "bwb/wbb");
    row("Haskell", "board = [[1,0,0,1],[1,1,0,1],[1,0,0,1],[1,0,0,0]]");
    row("a flat list is a square", "[1,0,0,1,1,1,0,1,1,0,0,1,1,0,0,0]");
    row("a list, a number a line", "[\n1,\n0,\n1,\n1,\n1\n]", "bwbbb");
    row("rows in brackets of their own", "[1, 0, 0, 1]\n[1, 1, 0, 1]\n[1, 0, 0, 1]\n[1, 0, 0, 0]\n");
    row("rows in brackets, commas after them", "[1,0,0,1],\n[1,1,0,1],\n[1,0,0,1],\n[1,0,0,0]");
    row("rows in round brackets", "(bwwb)\n(bbwb)\n(bwwb)\n(bwww)\n");
    row("brackets round the whole board", "[bwwb\n bbwb\n bwwb\n bwww]\n");
    row("brackets round every piece", "[b][w][w][b]\n[b][b][w][b]\n[b][w][w][b]\n[b][w][w][w]\n");
    row("slashes within brackets", "(bw/bb)", "bw/bb");
    row("several boards in one list", "[[[1,0,0,1],[0,1,0,0]],[[1,1,1,1],[0,0,0,0]]]",
        "bwwb/wbww + bbbb/wwww");
}

void tables(TextRows& row) {
    row("CSV, commas", dressed(sample, {"1", "0", ","}));
    row("CSV, semicolons", dressed(sample, {"1", "0", ";"}));
    row("CSV, tabs", dressed(sample, {"1", "0", "\t"}));
    row("CSV, CR LF", dressed(sample, {"1", "0", ",", "", "\r\n"}));
    row("CSV, quoted", dressed(sample, {"\"b\"", "\"w\"", ","}));
    row("CSV, a comma at the end", dressed(sample, {"1", "0", ",", "", ",\n"}));
    row("Markdown",
        "| b | w | w | b |\n|---|---|---|---|\n| b | b | w | b |\n| b | w | w | b |\n| b | w | w | w "
        "|\n");
    row("Markdown with an empty heading", "|   |   |\n|---|---|\n| b | w |\n| w | b |\n| b | b |\n",
        "bw/wb/bb");
    row("a table with a rule above an empty row", "|---|---|\n|   |   |\n|---|---|\n| x |   |\n|   | x |\n",
        "ww/bw/wb");
    row("Markdown, aligned", "| 1 | 0 | 0 |\n|:-:|:-:|:-:|\n| 0 | 1 | 1 |\n", "bww/wbb");
    row("Markdown with numbered columns",
        "| 1 | 2 | 3 | 4 |\n|---|---|---|---|\n| b | w | w | b |\n| b | b | w | b |\n", "bwwb/bbwb");
    row("Markdown with numbered rows",
        "|   | 1 | 2 | 3 |\n|---|---|---|---|\n| 1 | b | w | w |\n| 2 | b | b | w |\n| 3 | w | w | w |\n",
        "bww/bbw/www");
    row("an ASCII table", "+---+---+\n| b | w |\n+---+---+\n| w | b |\n+---+---+\n| b | b |\n+---+---+\n",
        "bw/wb/bb");
    row("a table of box lines", "┌───┬───┬───┐\n│ ● │ ○ │ ● │\n├───┼───┼───┤\n│ ○ │ ● │ ○ │\n└───┴───┴───┘\n",
        "bwb/wbw");
    row("a double frame", "╔══════╗\n║ bwwb ║\n║ bbwb ║\n║ bwwb ║\n║ bwww ║\n╚══════╝\n");
    row("a frame of hyphens", "+----+\n|bwwb|\n|bbwb|\n|bwwb|\n|bwww|\n+----+\n");
    row("numbered rows, colons", "1: bwwb\n2: bbwb\n3: bwwb\n4: bwww\n");
    row("numbered rows, full stops", "1. bwwb\n2. bbwb\n3. bwwb\n4. bwww\n");
    row("numbered rows, brackets", "1) bwwb\n2) bbwb\n3) bwwb\n4) bwww\n");
    row("numbered rows, tabs", "1\tbwwb\n2\tbbwb\n3\tbwwb\n4\tbwww\n");
    row("numbered rows, bars", "1 | bwwb\n2 | bbwb\n3 | bwwb\n4 | bwww\n");
    row("numbered rows of digits", "0 1001\n1 1101\n2 1001\n3 1000\n");
    row("rows with two-digit numbers", "    1  bwwb\n    2  bbwb\n    3  bwwb\n    4  bwww\n");
    row("rows with letters", "A bwwb\nB bbwb\nC bwwb\nD bwww\n");
    row("rows with names", "Row 1: bwwb\nRow 2: bbwb\nRow 3: bwwb\nRow 4: bwww\n");
    row("numbered columns", "  1 2 3 4\n  b w w b\n  b b w b\n  b w w b\n  b w w w\n");
    row("numbered columns and rows", "  1 2 3 4\n1 b w w b\n2 b b w b\n3 b w w b\n4 b w w w\n");
    row("lettered columns, numbered rows", "   A B C D\n1  b w w b\n2  b b w b\n3  b w w b\n4  b w w w\n");
    row("columns from 0", "  0 1 2 3\n0 1 0 0 1\n1 1 1 0 1\n2 1 0 0 1\n3 1 0 0 0\n");
}

void pages(TextRows& row) {
    const std::string lines = "bwwb\nbbwb\nbwwb\nbwww\n";
    row("a quoted mail", "> bwwb\n> bbwb\n> bwwb\n> bwww\n");
    row("a mail quoted twice", ">> bwwb\n>> bbwb\n>> bwwb\n>> bwww\n");
    row("a quoted mail with an answer", "> bwwb\n> bbwb\n> bwwb\n> bwww\n\nCan you solve this?\n");
    row("a quoted mail with an answer as long as it",
        "> bwwb\n> bbwb\n> bwwb\n> bwww\n\nHello,\nI have tried\nthis one;\nit is hard.\n");
    row("a code fence", "```\n" + lines + "```\n");
    row("a code fence with a language", "Try this:\n\n```text\n" + lines + "```\nIt needs four.\n");
    row("a tilde fence", "~~~\n" + lines + "~~~\n");
    row("indented code", "    bwwb\n    bbwb\n    bwwb\n    bwww\n");
    row("prose around", "Hi, here is my board:\n\n" + lines + "\nThanks a lot!\n");
    row("a sentence before, without a blank line", "Here is the board\n" + lines);
    row("prose in Chinese", "请问这个棋盘怎么解？\n" + lines);
    row("a name before the board", "board:\n" + lines);
    row("HTML: a spreadsheet's cells",
        "<html><head><style>td { color: red; }</style></head><body><table>"
        "<tr><td>1</td><td>0</td><td>0</td><td>1</td></tr><tr><td>1</td><td>1</td><td>0</td><td>1</td></tr>"
        "<tr><td>1</td><td>0</td><td>0</td><td>1</td></tr><tr><td>1</td><td>0</td><td>0</td><td>0</td></tr>"
        "</table></body></html>");
    row("HTML: a table with line ends in it",
        "<table>\n <tr>\n  <td>b</td>\n  <td>w</td>\n </tr>\n <tr>\n  <td>w</td>\n  <td>b</td>\n </tr>\n"
        " <tr>\n  <td>b</td>\n  <td>b</td>\n </tr>\n</table>",
        "bw/wb/bb");
    row("HTML: preformatted", "<p>The board:</p><pre>bwwb\nbbwb\nbwwb\nbwww\n</pre>");
    row("HTML: breaks", "<div>bwwb<br>bbwb<br/>bwwb<br />bwww</div>");
    row("HTML: paragraphs", "<p>bwwb</p><p>bbwb</p><p>bwwb</p><p>bwww</p>");
    row("HTML: entities", "<pre>&#9679;&#9675;&#9675;\n&#x25CF;&#x25cf;&#x25CB;</pre>", "bww/bbw");
    row("HTML: an entity of more than 32 bits", "<pre>bw\nw&#x100000062;</pre>", "");
    row("HTML: entities of wide digits", "<pre>&#xFF11;&#xFF10;&#xFF10;\n&#65297;&#65297;&#65296;</pre>",
        "bww/bbw");
    row("HTML: a clipboard fragment",
        "<meta charset='utf-8'><!--StartFragment--><pre>bwwb\nbbwb\nbwwb\nbwww</pre><!--EndFragment-->");
    row("HTML: no-break spaces", "<pre>b&nbsp;w&nbsp;w\nb&nbsp;b&nbsp;w\n</pre>", "bww/bbw");
    const std::string statement =
        "Flip Game\nTime Limit: 1000MS\n\nDescription\n\nFlip game is played on a "
        "rectangular 4x4 field with two-sided pieces.\n\nInput\n\nThe input consists of 4 "
        "lines with 4 characters \"w\" or \"b\" each.\n\nOutput\n\nWrite a single integer "
        "number.\n\n";
    row("a whole statement",
        statement + "Sample Input\n\n" + lines + "\nSample Output\n\n4\n\nSource\n\nNEERC\n");
    row("a statement, Markdown",
        "## Flip Game\n\ntext\n\n## Sample Input\n```\n" + lines + "```\n## Sample Output\n```\n4\n```\n");
    row("a statement in Chinese", "题目描述\n翻转棋\n输入格式\n四行\n样例输入\n" + lines + "样例输出\n4\n");
    row("a statement in Chinese, brackets",
        "【题目描述】翻转棋\n【样例输入】\n" + lines + "【样例输出】\n4\n");
    row("a statement in Korean", "문제\n뒤집기\n예제 입력 1\n" + lines + "예제 출력 1\n4\n");
    row("a statement in Japanese", "問題文\n入力例 1\n" + lines + "出力例 1\n4\n");
    row("UTF-16, little-endian", utf16(lines, false, true));
    row("UTF-16, big-endian", utf16(lines, true, true));
    row("UTF-16 without a mark", utf16(lines, false, false));
    row("UTF-16, big-endian, without a mark", utf16(lines, true, false));
    row("UTF-8 with a mark", "\uFEFF" + lines);
    row("zero-width blanks", "b\u200Bw\u200Bw\u200Bb\nbbwb\nbwwb\nbwww\n");
    row("CR LF", "bwwb\r\nbbwb\r\nbwwb\r\nbwww\r\n");
    row("CR alone", "bwwb\rbbwb\rbwwb\rbwww\r");
    row("a form feed is told", "bwwb\nbbwb\nbwwb\nbwww\n\n\n");
}

void severalPuzzles(TextRows& row) {
    row("two boards of four", "bwwb\nbbwb\nbwwb\nbwww\nwwww\nwwww\nwwww\nwwww\n",
        sample + " + wwww/wwww/wwww/wwww");
    row("rows with blank lines between that are a square", "bwwb\n\nbbwb\n\nbwwb\n\nbwww\n",
        "bwwb/bbwb/bwwb/bwww", "", true);
    row("nine rows of nine with blank lines between",
        "100000000\n\n010000000\n\n001000000\n\n000100000\n\n000010000\n\n000001000\n\n000000100\n\n000000010"
        "\n\n000000001\n",
        "bwwwwwwww/wbwwwwwww/wwbwwwwww/wwwbwwwww/wwwwbwwww/wwwwwbwww/wwwwwwbww/wwwwwwwbw/wwwwwwwwb", "",
        true);
    row("more rows than a square with blank lines between", "bwwb\n\nbbwb\n\nbwwb\n\nbwww\n\nwwww\n",
        "bw/wb + bb/wb + bw/wb + bw/ww + ww/ww", "", true);
    row("boards with blank lines between", "bw\nwb\n\nbwb\nwbw\nbwb\n", "bw/wb + bwb/wbw/bwb");
    row("boards of circles", "●○\n○●\n\n○○\n●●\n", "bw/wb + ww/bb");
    row("boards on lines of their own", "bw/wb\nbwb/wbw/bwb\n", "bw/wb + bwb/wbw/bwb");
    row("five rows of four are one board", "bwwb\nbbwb\nbwwb\nbwww\nbbbb\n", sample + "/bbbb");
    row("three rows of four are one board", "bwwb\nbbwb\nbwww\n", "bwwb/bbwb/bwww");
    row("two code fences", "```\nbw\nwb\n```\nand\n```\nbb\nww\n```\n", "bw/wb + bb/ww");
    row("puzzle lines", "either clipped .*./***/.*. bw/wb\nwhite torus .*./***/.*. bww/wbw/wwb\n",
        "bw/wb + white torus .*./***/.*. bww/wbw/wwb");
}

void otherPrograms(TextRows& row) {
    row("a puzzle line", "either clipped .*./***/.*. bwwb/bbwb/bwwb/bwww");
    row("a puzzle line on a torus", "black torus *.*/.*./*.* bww/wbw/wwb",
        "black torus *.*/.*./*.* bww/wbw/wwb");
    row("a puzzle line with a table", "white table 9609 bw",
        // Two cells have masks of two bits, one digit altogether: not what stands there.
        "", "", false);
    row("a line of flipsolve --json",
        "{\"puzzle\":{\"rows\":2,\"columns\":2,\"board\":\"bw/wb\",\"pattern\":\".*./***/"
        ".*.\",\"goal\":\"white\"},"
        "\"outcome\":\"optimal\"}",
        "white: bw/wb");
    row("a Flip ID, crosses", "4x4:c800e400720031008c804e402720131008c804e402720131008c004e00270013,e3dd",
        "white: bbbw/wwbb/bbwb/bbwb");
    row("a Flip ID with its type",
        "4x4c:c800e400720031008c804e402720131008c804e402720131008c004e00270013,e3dd",
        "white: bbbw/wwbb/bbwb/bbwb");
    row("a mask in hexadecimal", "0x1bb9", "bwwb/bbwb/bbwb/bwww", "", true);
    row("a mask in decimal", "7097", "bwwb/bbwb/bbwb/bwww", "", true);
    row("a mask in binary", "0b0001100110111001", "bwwb/bbwb/bwwb/bwww", "", true);
    row("a mask for each row", "0x9\n0xd\n0x9\n0x8\n");
    row("masks for the rows in a list", "{0x9, 0xD, 0x9, 0x8}");
    row("a security panel", "2 3\n**.\n.*.\n*..\n", "black clipped **./.*./*.. www/www", "uva10318");
    row("security panels", "2 3\n**.\n.*.\n*..\n4 5\n.*.\n***\n.*.\n0 0\n",
        "black clipped **./.*./*.. www/www + black: wwwww/wwwww/wwwww/wwwww", "uva10318");
}

void judgesInputs(TextRows& row) {
    const std::string puzzle = "0 1 1 0 1 0\n1 0 0 1 1 1\n0 0 1 0 0 1\n1 0 0 1 0 1\n0 1 1 1 0 0\n";
    const std::string lights = "wbbwbw/bwwbbb/wwbwwb/bwwbwb/wbbbww";
    row("POJ 1222", "1\n" + puzzle, "white: " + lights, "poj1222");
    row("POJ 1222, CR LF", "1\r\n0 1 1 0 1 0\r\n1 0 0 1 1 1\r\n0 0 1 0 0 1\r\n1 0 0 1 0 1\r\n0 1 1 1 0 0\r\n",
        "white: " + lights, "poj1222");
    row("OpenJudge 2811", puzzle, "white: " + lights, "openjudge2811", true);
    row("five by six without blanks is a board", "011010\n100111\n001001\n100101\n011100\n", lights);
    row("POJ 1681", "2\n3\nyyy\nyyy\nyyy\n2\nwy\nyw\n", "black: bbb/bbb/bbb + black: wb/bw", "poj1681");
    row("POJ 3279", "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n", "white: bwwb/wbbw/wbbw/bwwb", "poj3279");
    row("POJ 3279, one cell", "1 1\n1\n", "white: b", "poj3279");
    row("POJ 3279 in a statement",
        "Fliptile\n\nSample Input\n\n4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n\nSample "
        "Output\n\n0 0 0 0\n1 0 0 1\n1 0 0 1\n0 0 0 0\n",
        "white: bwwb/wbbw/wbbw/bwwb", "poj3279");
    row("AcWing 95", "1\n00111\n01011\n10001\n11010\n11100\n", "black: wwbbb/wbwbb/bwwwb/bbwbw/bbbww",
        "acwing95");
    row("AcWing 95, two boards",
        "2\n00111\n01011\n10001\n11010\n11100\n\n11101\n11101\n11110\n11111\n11111\n",
        "black: wwbbb/wbwbb/bwwwb/bbwbw/bbbww + black: bbbwb/bbbwb/bbbbw/bbbbb/bbbbb", "acwing95");
    row("LeetCode 1284", "[[0,0],[0,1]]", "white: ww/wb", "leetcode1284", true);
    row("LeetCode 1284, assigned", "mat = [[0,0],[0,1]]", "white: ww/wb", "leetcode1284", true);
    row("LeetCode 1284 in its statement",
        "Given a m x n binary matrix mat.\n\nExample 1:\n\nInput: mat = [[0,0],[0,1]]\nOutput: 3\n",
        "white: ww/wb", "leetcode1284", true);
    row("LeetCode, several", "[[0,0],[0,1]]\n[[0]]\n[[1,0,0],[1,0,0]]\n",
        "white: ww/wb + white: w + white: bww/bww", "leetcode1284", true);
    row("a list of lists of four is a board", "[[0,0,0,1],[0,1,0,0]]", "wwwb/wbww");
    row("Luogu P2040, one line", "0 1 1 1 0 0 1 0 1\n", "black: wbb/bww/bwb", "luogu-p2040", true);
    row("Luogu P2040, three lines", "0 1 1\n1 0 0\n1 0 1\n", "black: wbb/bww/bwb", "luogu-p2040", true);
    row("three by three without blanks is a board", "011\n100\n101\n", "wbb/bww/bwb");
    row("three by three of letters is a board", "w b b\nb w w\nb w b\n", "wbb/bww/bwb");
    row("POJ 3185", "0 0 1 1 1 0 0 1 1 0 1 1 0 0 0 0 0 0 0 0\n", "white: wwbbbwwbbwbbwwwwwwww", "poj3185",
        true);
    row("BOJ 14927", "3\n0 1 0\n1 1 1\n0 1 0\n", "white: wbw/bbb/wbw", "boj14927");
    row("Krzyżyk", "3\n101\n001\n100\n", "white: bwb/wwb/bww", "krzyzyk");
    row("Krzyżyk on one line, as its page shows it", "3 101 001 100\n", "white: bwb/wwb/bww", "krzyzyk");
    row("Hacker Cup 2011", "2\n2 3 X.X .X.\n1 2 ..\n", "black: bwb/wbw + black: ww", "hackercup2011-lights");
    row("lights on a torus", "3\n3\n0 1\n0 2\n1 0\n", "white torus .*./***/.*. wbb/bww/www",
        "acmindia-lights");
    std::string dark;
    for (int i = 0; i < 9; ++i) dark += "##########\n";
    std::string dark10;
    for (int i = 0; i < 9; ++i) dark10 += "wwwwwwwwww/";
    row("UVA 10309", "one\n" + dark + "#O########\nend\n", "white: " + dark10 + "wbwwwwwwww", "uva10309");
    row("UVA 10309 without its end", "one\n" + dark + "#O########\n", "white: " + dark10 + "wbwwwwwwww",
        "uva10309");
    row("BOJ 14939", dark + "#O########\n", "white: " + dark10 + "wbwwwwwwww", "boj14939");
    row("ten by ten of # and .: a board", "#.........\n.#........\n", "bwwwwwwwww/wbwwwwwwww");
    row("UVA 10318 in a statement",
        "Security Panel\n\nSample Input\n2 3\n**.\n.*.\n*..\n0 0\nSample Output\nCase "
        "#1\n2 5 6\n",
        "black clipped **./.*./*.. www/www", "uva10318");
    row("a number of zeros and ones is a row", "1000000", "bwwwwww");
    const std::string fridge =
        "white table f888f444f222f1118f884f442f221f1188f844f422f211f1888f444f222f111f ";
    row("POJ 2965", "-+--\n----\n----\n-+--\n", fridge + "wbww/wwww/wwww/wbww", "poj2965", true);
    row("pluses and hyphens with blanks are a board", "- + - -\n- - - -\n- - - -\n- + - -\n",
        "wbww/wwww/wwww/wbww");
    row("three rows of pluses and hyphens are a board", "-+-\n---\n+--\n", "wbw/www/bww");
    row("two zeros are a board", "0 0\n", "ww");
}

void notBoards(TextRows& row) {
    const auto refused = [&row](const std::string& name, const std::string& text) { row(name, text, ""); };
    refused("nothing", "");
    refused("blanks", " \n\t\n");
    refused("prose", "Dear Sir or Madam,\nI have a question.");
    refused("a foreign letter", "bwwb\nbbxb\nbwwb\nbwww\n");
    refused("a short row", "bwwb\nbbw\nbwwb\nbwww\n");
    refused("a long row", "bwwb\nbbwbb\nbwwb\nbwww\n");
    refused("a short row of circles", "●○○●\n●○\n");
    refused("a third circle", "●○○●\n●◐○●\n");
    refused("a bracket too few", "[[1,0],[0,1]");
    refused("rows of different lengths in lists", "[[1,0],[0,1],[1]]");
    refused("a wrong number in a list", "[[1,0],[0,2]]");
    refused("twos and letters in two rows", "2 k\nk 2\n");
    refused("a second list with a wrong number", "[[1,0],[0,1]] [[1,0],[0,2]]");
    refused("a typing mistake among prose", "My board:\nbwwb\nbbxb\nbwwb\n");
    refused("control characters", std::string("bw\0wb", 5));
    refused("a directional override", "bw\u202Ewb");
    refused("bytes that are no text", "bw\xFFwb");
    refused("a Flip ID from a seed", "5x5c#123456789");
    refused("a Flip ID that is too short", "4x4:c800,e3dd");
    refused("a Flip ID with a wrong digit", "1x1:g,8");
    refused("a Flip ID as large as memory", "65535x65535:8,8");
    refused("a panel without a pattern", "2 3\n");
    refused("a count without boards", "3\n");
    refused("a board too few", "2\n00111\n01011\n10001\n11010\n11100\n");
    refused("a huge count", "4000000000\n");
    refused("a size of its own, wrong", "4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n");
    refused("a mask too wide", "0x1ffff");
    refused("a mask with digits for 81 cells, most of them zeros", "0x000000000000000000001");
    refused("a table of colours alone, whose tags are pasted",
            "<table><tr><td bgcolor=\"black\"></td><td bgcolor=\"white\"></td></tr></table>");
    refused("the first value of an array", "int a[4][4] = {0};");
    refused("a list that a program makes", "[[0] * 5 for _ in range(5)]");
    refused("an index in a program", "np.zeros((4,4)); g[0,0]=1");
    refused("places in brackets", "Lit cells (row, column from 0): (0,0), (0,1), (1,0)\n");
    refused("places in brackets below a heading", "Lit cells:\n(0,0) (0,1)\n(1,0)\n");
    refused("places in JSON", "{\"lit\": [[0, 0], [0, 1], [1, 0]], \"size\": 3}");
    refused("a number alone", "12");
    refused("a letter alone", "x");
    refused("a word alone", "no");
    refused("a program", "#include <stdio.h>\nint main() { return 0; }\n");
}

} // namespace

std::vector<RecognisedText> recognisedTexts() {
    TextRows texts;
    for (const auto add :
         {pairsOfSigns, shapesOnOneLine, programs,   tables,   pages,     severalPuzzles, otherPrograms,
          judgesInputs, notBoards,       addFinds,   addJson,  addWords,  addSentences,   addSeveral,
          addHeaded,    addMeant,        addPresses, addGoals, addPastes, addAlone,       addPrograms,
          addBroken,    addKept,         addMoods,   addPosts})
        add(texts);
    return std::move(texts.rows);
}

} // namespace flip::test
