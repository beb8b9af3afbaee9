#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

const std::string sample = "bwwb/bbwb/bwwb/bwww";

/// What newcomers have: chats, homework, terminals, files of programs, other languages. What is no board, or
/// may be none, is refused.
void pastes(TextRows& row) {
    row("a paste: chat",
        "[12:01] anna: here's mine\n[12:01] anna: bwwb\n[12:02] anna: bbwb\n[12:02] anna: bwwb\n[12:02] "
        "anna: bwww\n[12:03] bob: hm\n",
        "");
    row("a paste: discord", "anna — Today at 12:01\nbwwb\nbbwb\nbwwb\nbwww\nbob — Today at 12:03\nhard!\n",
        "");
    row("a paste: whatsapp", "25/11/26, 12:01 - Anna: bwwb\nbbwb\nbwwb\nbwww\n", "");
    row("a paste: irc", "<anna> bwwb\n<anna> bbwb\n<anna> bwwb\n<anna> bwww\n", "");
    row("a paste: slack emoji",
        ":black_circle::white_circle::black_circle:\n:white_circle::black_circle::white_circle:\n:black_"
        "circle::black_circle::black_circle:\n",
        "bwb/wbw/bbb");
    row("a paste: homework",
        "Exercise 3. Consider the matrix\n\n1 0 1\n0 1 0\n1 0 1\n\nFind the fewest presses.\n",
        "bwb/wbw/bwb");
    row("a paste: latex", "\\begin{pmatrix}\n1 & 0 & 1\\\\\n0 & 1 & 0\\\\\n1 & 0 & 1\n\\end{pmatrix}\n",
        "black: bwb/wbw/bwb", "luogu-p2040", true);
    row("a paste: latex1", "$\\begin{bmatrix}1&0\\\\0&1\\\\1&1\\end{bmatrix}$", "bw/wb/bb");
    row("a paste: LaTeX, with its goal in words",
        "Make all zeros:\n\\[ \\begin{array}{cc}1&0\\\\ \\hline 0&1\\end{array} \\]\n", "white: bw/wb");
    row("a paste: two matrices of LaTeX",
        "\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix} and \\begin{pmatrix}1&1\\\\0&0\\end{pmatrix}",
        "bw/wb + bb/ww");
    row("a paste: LaTeX without its end", "\\begin{pmatrix}1&0\\\\0&1", "");
    row("a paste: check boxes", "[x][ ][x]\n[ ][x][ ]\n[x][x][x]\n", "bwb/wbw/bbb");
    const std::string corner = "wbw/bbb/wbw";
    row("a size above three rows of a pattern's signs is a board with #", "3 3\n.#.\n###\n.#.\n", corner);
    row("a size above three rows of a pattern's signs may be a panel or a board", "3 3\n*.*\n.*.\n**.\n",
        "black clipped *.*/.*./**. www/www/www", "uva10318", true);
    row("ones and minus ones", "1 -1\n-1 1\n", "bw/wb");
    row("ones and minus ones in a list", "int s[2][2] = {{1,-1},{-1,1}};\n", "bw/wb");
    row("ones and minus ones, as numpy prints them", "[[ 1 -1]\n [-1  1]]\n", "bw/wb");
    row("ones and minus ones in words", "The cells are -1 or 1:\n[[1,-1,-1],[-1,1,1]]\n", "bww/wbb");
    row("ones and hyphens", "-1-1\n1-1-\n", "wbwb/bwbw");
    row("minus one beside 0", "0 -1\n-1 0\n", "");
    row("numbered columns and rows of two", "  01\n0 10\n1 01\n", "bw/wb");
    row("numbered columns and rows of two, with brackets", "   01\n0) 00\n1) 10\n", "ww/bw");
    row("numbered columns and rows, with blanks", "  0 1 2\n0 0 1 1\n1 0 1 1\n", "wbb/wbb");
    row("numbered columns and rows, with two columns", "  0 1\n0 1 0\n1 0 1\n", "bw/wb");
    row("a single row below numbered columns", "  A B C D E\n1 0 0 0 1 0\n", "wwwbw");
    row("rows numbered in brackets from 0", "[0] 101\n[1] 010\n", "bwb/wbw");
    row("counting words that are rows", "01\n01\n", "wb/wb");
    row("a single row that counts", "01\n", "wb");
    for (const char* changed :
         {"cbind(c(1,0,1), c(0,1,1), c(1,0,1), c(1,0,0))", "zip(*[\"100\",\"110\"])",
          "[\"100\",\"110\"][::-1]", "np.array([1,0,0,1,1,0]).reshape(2,3,order=\"F\")",
          "1-np.array([[1,0,0],[1,1,0]])", "np.column_stack(([1,0,0],[1,1,0]))", "[1,0,0;1,1,0]'"})
        row(std::string("a list that a program changes: ") + changed, changed + std::string("\n"), "");
    row("cells that a program sets", "b[0][1]=1; b[1][0]=1; b[2][2]=1;\n", "");
    row("a program that sets cells in a loop", "board = [[1,0],[0,1]]\nfor r in x:\n    seen[r][c] = 1\n",
        "white: bw/wb", "leetcode1284", true);
    row("underscores as pieces at both ends", "_XX_\nX__X\nXX__\n___X\n", "wbbw/bwwb/bbww/wwwb");
    row("underscores as pieces at both ends, beside digits", "_11_\n1__1\n", "wbbw/bwwb");
    row("bold rows", "**bwwb**\n**bbwb**\n", "bwwb/bbwb");
    row("a matrix of Sage", "matrix(GF(2), 2, 3, [1,0,0,1,1,0])\n", "bww/bbw");
    row("a matrix of SymPy", "Matrix(3,2,[1,0,0,1,1,0])\n", "bw/wb/bw");
    row("a list with its width and height", "{\"width\":3,\"height\":2,\"cells\":[1,0,0,1,1,0]}\n",
        "bww/bbw");
    row("a table of LaTeX with lines",
        "\\begin{tabular}{|c|c|}\n\\hline\n1 & 0 \\\\ \\hline\n0 & 1 \\\\ \\hline\n\\end{tabular}\n",
        "bw/wb");
    row("nothing and empty are both white", "0.0\n.0.\n00.\n", "");
    row("capital and small letters of one colour", "wWw\nWwW\nwwW\n", "");
    row("one and # are both black", "1#\n#1\n", "");
    row("a target that has a name", "start = [\"101\",\"010\"]\ntarget = [\"010\",\"111\"]\n",
        "target clipped .*./***/.*. bwb/wbw wbw/bbb");
    row("a target that has a name, before its start", "goal = [[0,1],[1,1]]\nboard = [[1,0],[0,1]]\n",
        "target clipped .*./***/.*. bw/wb wb/bb");
    row("a target that is a value", "{\"grid\":[[1,0,1],[0,1,0]],\"target\":[[0,0,0],[0,1,0]]}\n",
        "target clipped .*./***/.*. bwb/wbw www/wbw");
    row("a goal that is a word", "{\"board\":[[1,0],[0,1]],\"goal\":\"all zeros\"}\n", "white: bw/wb",
        "leetcode1284", true);
    const std::string grid = "[[1,0,1],[0,1,0],[1,1,0]]";
    row("a torus in a comment", "grid = " + grid + "  # torus\n", "either torus .*./***/.*. bwb/wbw/bbw");
    row("a torus in a comment of C", "int a[2][2] = {{1,0},{0,1}}; // wraps around\n",
        "either torus .*./***/.*. bw/wb");
    row("a goal in a comment", "// make all 1\nint a[2][2] = {{1,0},{0,1}};\n", "black: bw/wb");
    row("colours in a comment", "# 1 = off, 0 = on\ngrid = [[1,0],[0,0]]\n", "wb/bb");
    row("a torus that is a value", "{\"torus\":true,\"board\":" + grid + "}\n",
        "either torus .*./***/.*. bwb/wbw/bbw");
    row("a goal above a list", "make all ones\n" + grid + "\n", "black: bwb/wbw/bbw");
    row("a board on one line in a sentence", "Please solve bwwb/bbwb/bwwb/bwww for me.\n", sample);
    row("two boards in a sentence", "From (bwb/www) to BWB/WWB, please.\n", "");
    row("a date in a sentence", "It was on 01/10/11 in b/w.\n", "");
    row("words that end like boards", "See http://example.org/bw/wb and abw/wb\n", "");
    row("rows numbered from 0, with a line beside them", "0|101\n1|011\n", "bwb/wbb");
    row("rows numbered from 1, with a line beside them", "1|101\n2|011\n", "bwb/wbb");
    row("single pieces with lines between them", "0|1\n1|0\n", "wb/bw");
    row("a list that is turned", "np.array([[1,0,0],[0,1,1]]).T\n", "");
    row("a list that is turned by name", "np.transpose([[1,0,0],[0,1,1]])\n", "");
    row("a list that is turned with an apostrophe", "A = [1 0 0; 0 1 1]'\n", "");
    row("a list in apostrophes", "A = '[1 0 0; 0 1 1]'\n", "bww/wbb");
    row("spaces that are pieces", "#  #\n ## \n ## \n#  #\n", "");
    row("spaces that are pieces, beside another sign", "█  █\r\n ██ \r\n", "");
    row("spaces that are pieces, in three rows", "#  #\n ## \n#  #\n", "");
    row("spaces that are pieces in the last row", "X X\nX X\nXX \n", "");
    // 🌑🌕 above 🌕🌑, without a line end behind the last pair.
    row("UTF-16 with surrogates",
        std::string("\xFF\xFE\x3C\xD8\x11\xDF\x3C\xD8\x15\xDF\n\0\x3C\xD8\x15\xDF\x3C\xD8\x11\xDF", 20),
        "bw/wb");
    row("a slash with its escape in a string", "board = \"bwb\\/wbw\"\n", "bwb/wbw");
    row("fractions with a comma, without a line end", "1,0 0,0\n0,0 1,0", "bw/wb");
    row("rows that are numbered from 2", "id x y\n2 1 0\n3 0 1\n", "");
    row("places as keys, with two digits", "{\"10,1\": 1, \"10,2\": 0, \"11,1\": 0, \"11,2\": 1}", "");
    row("a heading for the answer to a list", "[[1,0],[0,1]]\n\n## Solution\n\n11\n00\n", "white: bw/wb",
        "leetcode1284", true);
    row("a side of two digits", "\"10101101101010110110\" is my 2x10 board\n", "bwbwbbwbbw/bwbwbbwbbw");
    std::string numbered = "index a b\n";
    for (int i = 0; i < 12; ++i) numbered.append(std::to_string(i)).append(i % 2 == 0 ? " 0 1\n" : " 1 0\n");
    row("more than ten numbered rows", numbered, "wb/bw/wb/bw/wb/bw/wb/bw/wb/bw/wb/bw");
    row("one sign with spaces between", "# # #\n# # #\n\n# # #\n", "bbb/bbb + bbb");
    row("one sign, indented", "  ##\n  ##\n", "bb/bb");
    row("one sign with spaces between, a row too short", "# # #\n# #\n", "");
    row("a paste: check boxes with blanks between them", "[ ] [x]\n[x] [ ]\n", "wb/bw");
    row("a paste: an empty list", "[ ]", "");
    row("a paste: cells of a spreadsheet in German", "WAHR\tFALSCH\nFALSCH\tWAHR\n", "bw/wb");
    row("a paste: cells of a spreadsheet in French", "VRAI;FAUX\nFAUX;VRAI\n", "bw/wb");
    row("a paste: boards, each below its side", "2\n10\n01\n3\n101\n010\n111\n", "bw/wb + bwb/wbw/bbb");
    row("a paste: boards, each below its two sides", "2 2\nxo\nox\n\n1 3\nxoo\n", "bw/wb + bww");
    row("a paste: boards below their number, each below its size", "2\n2 2\n10\n01\n1 3\n100\n0 0\n",
        "bw/wb + bww");
    row("a paste: fewer boards than their number", "3\n2 2\n10\n01\n1 3\n100\n", "");
    row("YAML with the end of its document", "board: |\n  #.#\n  .#.\n  ##.\n...\n", "bwb/wbw/bbw");
    row("rows of full stops in YAML", "board: |\n  ...\n  .#.\n  ...\n", "www/wbw/www");
    row("a paste: a board that is smaller than its size", "2 2\n10\n01\n3 3\n100\n001\n", "");
    row("a paste: a size without rows", "2 2\n10\n01\n0 2\n1 3\n100\n", "");
    row("a paste: a board that is wider than its size", "2 2\n10\n01\n1 3\n1001\n", "");
    row("a paste: CSV with names of columns", "c1,c2,c3\n1,0,1\n0,1,0\n1,1,1\n", "");
    row("a paste: CSV with an index", ",a,b,c\n0,1,0,1\n1,0,1,0\n2,1,1,1\n", "bwb/wbw/bbb");
    row("a paste: a table as pandas prints it", "   0  1  2\n0  1  0  1\n1  0  1  0\n2  1  1  1\n",
        "bwb/wbw/bbb");
    row("a paste: a matrix as R prints it",
        "     [,1] [,2] [,3]\n[1,]    1    0    1\n[2,]    0    1    0\n[3,]    1    1    1\n",
        "bwb/wbw/bbb");
    row("a paste: a matrix as Julia prints it", "3×3 Matrix{Int64}:\n 1  0  1\n 0  1  0\n 1  1  1\n",
        "bwb/wbw/bbb");
    row("a paste: prolog", "board([[b,w,b],[w,b,w],[b,b,b]]).", "bwb/wbw/bbb");
    row("a paste: terminal", "$ cat board.txt\nbwwb\nbbwb\nbwwb\nbwww\n$ ");
    row("a paste: terminal2", "anna@pc:~$ cat b.txt\nbwwb\nbbwb\nbwwb\nbwww\nanna@pc:~$ \n",
        "bwwb/bbwb/bwwb/bwww");
    row("a paste: grep -n", "1:bwwb\n2:bbwb\n3:bwwb\n4:bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: grep file", "b.txt:bwwb\nb.txt:bbwb\nb.txt:bwwb\nb.txt:bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: a hexadecimal dump", "00000000: 6277 7762  bwwb\n00000004: 6262 7762  bbwb\n", "");
    row("a paste: added lines", "+bwwb\n+bbwb\n+bwwb\n+bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: changed lines", "-bwwb\n+bbwb\n bwwb\n bwww\n", "");
    row("a paste: git conflict", "<<<<<<< HEAD\nbwwb\nbbwb\n=======\nwwww\nwwww\n>>>>>>> x\n", "");
    row("a paste: cat -n", "     1\tbwwb\n     2\tbbwb\n     3\tbwwb\n     4\tbwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: octal dump", "0000000 b w w b \\n b b w b\n", "");
    row("a paste: yaml", "board:\n  - bwwb\n  - bbwb\n  - bwwb\n  - bwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: yaml lists", "board:\n  - [1,0,1]\n  - [0,1,0]\n  - [1,1,1]\n", "bwb/wbw/bbb");
    row("a paste: toml", "rows = [\"bwb\", \"wbw\", \"bbb\"]\n", "bwb/wbw/bbb");
    row("a paste: xml", "<board><row>bwwb</row><row>bbwb</row><row>bwwb</row><row>bwww</row></board>",
        "bwwb/bbwb/bwwb/bwww");
    row("a paste: ini", "[board]\nrow1=bwwb\nrow2=bbwb\nrow3=bwwb\nrow4=bwww\n", "");
    row("a paste: sql", "INSERT INTO b VALUES (1,0,1),(0,1,0),(1,1,1);", "bwb/wbw/bbb");
    row("a paste: french", "Voici ma grille :\nnoir blanc noir\nblanc noir blanc\nnoir noir noir\n",
        "bwb/wbw/bbb");
    row("a paste: german", "schwarz weiß schwarz\nweiß schwarz weiß\n", "bwb/wbw");
    row("a paste: spanish", "negro blanco\nblanco negro\n", "bw/wb");
    row("a paste: russian", "чббч\nччбч\nчббч\nчббб\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: japanese", "黒白白黒\n黒黒白黒\n黒白白黒\n黒白白白\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: korean", "흑백백흑\n흑흑백흑\n흑백백흑\n흑백백백\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: arrows up and down", "↑↓↑\n↓↑↓\n↑↑↑\n", "bwb/wbw/bbb");
    row("a paste: heads and tails", "HTH\nTHT\nHHH\n", "wbw/bwb/www");
    row("a paste: heads", "heads tails heads\ntails heads tails\n", "bwb/wbw");
    row("a paste: up down", "up down up\ndown up down\n", "bwb/wbw");
    row("a paste: T and F, commas", "T,F,T\nF,T,F\nT,T,T\n", "bwb/wbw/bbb");
    row("a paste: check boxes of Unicode", "☑☐☑\n☐☑☐\n☑☑☑\n", "bwb/wbw/bbb");
    row("a paste: a list of tasks", "- [x] a\n- [ ] b\n- [x] c\n", "");
    row("a paste: a picture of signs", "..##..\n.#..#.\n.#..#.\n..##..\n", "wwbbww/wbwwbw/wbwwbw/wwbbww");
    row("a paste: only one sign", "###\n###\n", "bbb/bbb");
    row("a paste: sudoku like", "1 0 1|0 1 0\n0 1 0|1 0 1\n-----+-----\n1 1 1|0 0 0\n0 0 0|1 1 1\n",
        "bwbwbw/wbwbwb/bbbwww/wwwbbb");
    row("a paste: date2", "2010-11-01", "");
    row("a paste: time", "10:10:01", "");
    row("a paste: score", "1-0\n0-1\n1-1\n", "");
    row("a paste: score2", "1:0 0:1 1:1", "");
    row("a paste: uuid", "10101010-0101-0101-0101-101010101010", "");
    row("a paste: mac", "00:11:00:11:00:11", "");
    row("a paste: money", "$1,000.00", "");
    row("a paste: percent", "100%\n", "");
    row("a paste: matrix 0.5", "0.5 1\n1 0.5\n", "");
    row("a paste: list of nums", "1\n0\n1\n1\n", "b/w/b/b");
    row("a paste: on/off", "on/off/on", "b/w/b");
    row("a paste: yes no", "yes no yes\nno yes no\n", "bwb/wbw");
    row("a paste: zero one words", "one zero one\nzero one zero\n", "bwb/wbw");
    row("a paste: capital I and O", "IOI\nOIO\nIII\n", "wbw/bwb/www");
    row("a paste: three kinds", "RGB\nGBR\n", "");
    row("a paste: chess", "♟♙♟\n♙♟♙\n", "bwb/wbw");
    row("a paste: go stones", "X O .\nO X .\n. . X\n", "");
    row("a paste: a level and its moves", "Level 5\n1001\n1101\n1001\n1000\nMoves: 4\n",
        "bwwb/bbwb/bwwb/bwww");
    row("a paste: a score", "Score: 10  Moves: 0\nbwwb\nbbwb\nbwwb\nbwww\n", "bwwb/bbwb/bwwb/bwww");
    row("a paste: rows in a sentence",
        "row one is bwwb, row two is bbwb, row three is bwwb and row four is bwww", "");
    row("a paste: black cells by name", "Black: A1, B2, C3", "");
    row("a paste: coords", "(1,1) (2,2) (3,3)", "");
    row("a paste: size only", "5x5", "");
    row("a paste: url", "https://example.com/?board=bwwb/bbwb/bwwb/bwww", "");
    row("a paste: numbers 2", "1 2\n2 1\n", "");
    row("a paste: tilde", "bwwb~bbwb~bwwb~bwww", "");
    row("a paste: underscore", "bwwb_bbwb_bwwb_bwww", "");
    row("a paste: plus", "bwwb+bbwb+bwwb+bwww", "");
}

/// Two signs that no notation knows, or that others use for something else.
void anyTwoSigns(TextRows& row) {
    row("two digits", "121\n212\n121\n", "bwb/wbw/bwb");
    row("two digits with blanks", "0 2 0\n2 0 2\n2 2 2\n", "wbw/bwb/bbb");
    row("two digits in lists", "[[1,2,2],[2,1,1],[1,1,1]]", "bww/wbb/bbb");
    row("two digits, two boards", "333\n373\n333\n\n777\n373\n333\n", "bbb/bwb/bbb + www/bwb/bbb");
    row("two numbers of two digits", "12\n21\n", "");
    row("two numbers in rows", "255 0 255\n0 255 0\n", "bwb/wbw");
    row("two numbers, one of two digits", "10,0,10\n0,10,0\n", "bwb/wbw");
    row("numbers of which one shares its digits", "100 0 100 0\n0 100 0 100\n", "bwbw/wbwb");
    row("two groups of zeros and ones", "10 01 10\n01 10 01\n", "bwwbbw/wbbwwb");
    row("two groups of four", "1001 1100\n1100 1001\n", "bwwbbbww/bbwwbwwb");
    row("two numbers in rows of different lengths", "255 0 255\n0 255\n", "");
    row("three digits", "121\n212\n123\n", "");
    row("two digits with numbers of rows", "1 121\n2 212\n3 121\n", "");
    row("the rows of a list that have other numbers", "[[1,0,2],[0,1,1],[1,1,1]]", "");
    row("lines of a table alone", "|-|\n-|-\n|-|\n", "bwb/wbw/bwb");
    row("lines of a table at the ends of rows", "||--\n--||\n", "bbww/wwbb");
    row("lines of a table beside another sign", "|##\n#|#\n", "wbb/bwb");
    row("lines of a frame", "┼─┼\n─┼─\n┼─┼\n", "bwb/wbw/bwb");
    row("a cross that is drawn", "╳○╳\n○╳○\n╳○╳\n", "bwb/wbw/bwb");
    row("diagonals", "╱╲╱\n╲╱╲\n", "bwb/wbw");
    row("slashes", "/\\/\n\\/\\\n", "bwb/wbw");
    row("brackets", "()(\n)()\n", "bwb/wbw");
    row("brackets around brackets", "(()(()\n(()())\n", "bbwbbw/bbwbww");
    row("brackets with blanks", "( )\n) (\n", "bw/wb");
    row("quotation marks", "'\"'\n\"'\"\n", "bwb/wbw");
    row("semicolons and commas", ";,;\n,;,\n", "bwb/wbw");
    row("a full stop beside commas", ".,.\n,.,\n", "wbw/bwb");
    row("one sign between lines", "|*|\n|*|\n", "b/b");
    row("one sign in quotation marks", "\"##\"\n\"##\"\n", "bb/bb");
    row("a frame around nothing", "+--+\n|  |\n+--+\n", "");
    row("two lines of different lengths", "(()\n)(\n", "");
    row("two words", "red blue red\nblue red blue\nred red blue\n", "bwb/wbw/bbw");
    row("two words, with commas and a capital", "Up,down\ndown,up\n", "bw/wb");
    row("two words, in lists", "[[\"red\",\"blue\"],[\"blue\",\"red\"]]", "bw/wb");
    row("two words, in a table", "| red | blue |\n|---|---|\n| blue | red |\n", "bw/wb");
    row("two words, one of which is known", "grey white\nwhite grey\n", "bw/wb");
    row("two words, the known one last", "grey black\nblack grey\n", "wb/bw");
    row("two words in Chinese", "红色 蓝色\n蓝色 红色\n", "bw/wb");
    row("lit and dark", "dark lit\nlit dark\n", "wb/bw");
    row("light and dark", "dark light\nlight dark\n", "bw/wb");
    row("two words in lines of different lengths", "red blue red\nblue red\n", "");
    row("two words on one line", "hello world\n", "");
    row("three words", "red blue\nblue green\n", "");
    row("two words with a number", "2 red blue\nblue red\n", "");
}

/// What stands before each line, and around a table.
void margins(TextRows& row) {
    row("rows in comments", "// 101\n// 010\n// 111\n", "bwb/wbw/bbb");
    row("rows in comments of SQL", "-- 101\n-- 010\n", "bwb/wbw");
    row("rows in comments, one of them not", "// 101\n010\n", "");
    row("plus signs that are pieces", "+.+\n+..\n", "bwb/bww");
    row("plus signs and hyphens", "+-+\n+--\n", "bwb/bww");
    row("colours of a terminal", "\x1B[1;31m#\x1B[0m.#\n.\x1B[31m#\x1B[m.\n", "bwb/wbw");
    row("other codes of a terminal", "b\x1B[2Jw", "");
    row("colours of a terminal that are cut off", "bw\x1B[3", "");
    row("a table of PostgreSQL", " a | b | c \n---+---+---\n 1 | 0 | 1\n 0 | 1 | 0\n(2 rows)\n", "bwb/wbw");
    row("a table of MySQL",
        "+---+---+\n| a | b |\n+---+---+\n| 1 | 0 |\n| 0 | 1 |\n+---+---+\n2 rows in set (0.00 sec)\n",
        "bw/wb");
}

/// Found by somebody who tried 4,650 texts: what was read as another puzzle.
void misreadings(TextRows& row) {
    row("a matrix in LaTeX with empty cells", "\\begin{pmatrix}x&&x\\\\&x&\\end{pmatrix}", "bwb/wbw");
    row("a matrix in LaTeX with a line end in a row", "\\begin{pmatrix}1&0&\n1\\\\\n0&1&0\n\\end{pmatrix}",
        "bwb/wbw");
    row("an arrow between two matrices in LaTeX",
        "\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix} \\to \\begin{pmatrix}1&1\\\\0&1\\end{pmatrix}",
        "target clipped .*./***/.*. bw/wb bb/wb");
    row("from one matrix in LaTeX to another",
        "From $\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}$ to $\\begin{pmatrix}1&1\\\\0&1\\end{pmatrix}$",
        "target clipped .*./***/.*. bw/wb bb/wb");
    row("two matrices in LaTeX",
        "$A=\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}$, $B=\\begin{pmatrix}1&1\\\\0&1\\end{pmatrix}$",
        "bw/wb + bb/wb");
    row("a transposed matrix in LaTeX", "\\begin{pmatrix}1&0&1\\\\0&1&0\\end{pmatrix}^T", "");
    row("a sum of matrices in LaTeX",
        "\\begin{pmatrix}1&0\\\\0&1\\end{pmatrix}+\\begin{pmatrix}1&1\\\\0&1\\end{pmatrix}", "");
    row("columns of a matrix apart, as Octave prints them",
        " Columns 1 through 3:\n\n   1   0   1\n   0   1   0\n\n Columns 4 through 6:\n\n   1   0   1\n   0  "
        " 1   1\n",
        "");
    row("the last column of a matrix apart, as Matlab prints it",
        "  Columns 1 through 2\n\n     1     0\n     0     1\n\n  Column 3\n\n     1\n     0\n", "");
    row("rows of numpy that become one", "np.hstack([[1,0,1],[0,1,0]])\n", "");
    row("rows of Matlab that become one", "A = horzcat([1 0],[0 1])\n", "");
    row("a part of an array of numpy", "np.array([[1,0,1],[1,0,0]])[:, :2]\n", "");
    row("a diagonal of Matlab", "A = diag([1 0 1])\n", "");
    row("places below names with blanks between them", "row col\n0 1\n1 0\n1 1\n", "");
    row("places with values below names in columns", "row  col  lit\n0    0    1\n0    1    0\n1    0    1\n",
        "");
    row("a row of a table in Lua that is commented out",
        "local g = {\n  {1,0,1},\n  -- {0,1,0},\n  {0,1,1},\n}\n", "white: bwb/wbb", "leetcode1284", true);
    row("a row of a matrix in Matlab that is commented out",
        "A = [\n  [1, 0, 1];\n  % [0, 1, 0];\n  [0, 1, 1]\n];\n", "white: bwb/wbb", "leetcode1284", true);
    row("a digit and zeros, as a judge's sizes", "3 0 3\n0 3 0\n", "bwb/wbw");
    row("pieces that differ in colour alone",
        "\x1B[31mO\x1B[0m\x1B[32mO\x1B[0m\n\x1B[32mO\x1B[0m\x1B[31mO\x1B[0m\n", "");
    row("lines that grep found", "101\x1B[K\n010\x1B[K\n", "bwb/wbw");
    row("a matrix that is cut short", "[[1 0 ... 1]\n [0 1 ... 0]]\n", "");
    row("rows that are cut short", "1 0 ...\n0 1 ...\n", "");
    row("dots in a sentence", "This is level 10 ... hard!\nbwwb\nwbbw\n", "bwwb/wbbw");
    row("rows of dots below ones", "...\n111\n", "www/bbb");
    row("B and b with commas", "b,B,b\nB,b,B\n", "");
    row("O and o with semicolons", "o;O;o\nO;o;O\n", "bwb/wbw");
    row("O and o in lists", "[o,O]\n[O,o]\n", "bw/wb");
    row("# and 1 with commas", "#,1,#\n1,#,1\n#,#,1\n", "");
    row("0 and 1 in hexadecimal", "0x01, 0x00\n0x00, 0x01\n", "");
    row("fractions with semicolons", "1.0;0.0\n0.0;1.0\n", "bw/wb");
    row("fractions with tabs", "1.0\t0.0\n0.0\t1.0\n", "bw/wb");
    row("fractions in a table of pandas", "     0    1\n0  1.0  0.0\n1  0.0  1.0\n", "bw/wb");
    row("the empty squares of a chess board",
        "rnbqkbnr\npppppppp\n........\n........\n........\n........\nPPPPPPPP\nRNBQKBNR\n", "");
    row("a gap between words", "CAT\nDOG\n...\n...\n", "");
    row("a repeated word", "so so so so so\nno no no no no no no\nso so so so so\n", "");
    row("rows that grow", "1\n0 1\n1 1 0\n", "");
    row("places of black pieces in JSON", "{\"lit\":[[0,1],[1,0]],\"rows\":3,\"cols\":3}\n", "");
    row("a board in JSON with its sides", "{\"lit\":[[0,1],[1,0]],\"rows\":2,\"cols\":2}\n", "white: wb/bw",
        "leetcode1284", true);
    row("a board and its solution", "board = [\"bwb\",\"wbw\"]\nsolution = [\"bbb\",\"www\"]\n", "bwb/wbw");
    row("a board and its solution in JSON", "{\"board\":[\"bwb\",\"wbw\"],\"solution\":[\"bbb\",\"www\"]}\n",
        "bwb/wbw");
    std::string table = " a | b | c | d \n---+---+---+---\n";
    for (int i = 0; i < 8; ++i) table += " 1 | 0 | 0 | 1 \n";
    row("a table of eight rows of four", table + "(8 rows)\n", "bwwb/bwwb/bwwb/bwwb/bwwb/bwwb/bwwb/bwwb");
    row("pieces behind a sign for a list", "# 1 0\n# 0 1\n", "bw/wb");
    row("numbers of rows in brackets", "[0] 1 0\n[1] 0 1\n", "bw/wb");
    row("a vector of R", "[1] 1 0 1\n", "bwb");
    row("boxes with lines between them", "[#]|[.]\n[.]|[#]\n", "bw/wb");
    row("boxes with lines between them below a word", "Board:\n[#]|[.]\n[.]|[#]\n", "bw/wb");
    row("boxes of which one has no room", "[x] []\n[ ] [x]\n", "bw/wb");
    row("round boxes", "(x) ( )\n( ) (x)\n", "bw/wb");
    row("a cat", " /\\_/\\\n( o.o )\n > ^ <\n", "");
    row("a regular expression", "[01]+\n", "");
    row("a program in brackets", "++>--<[.]\n", "");
    row("a score", "A - B 1:0\n", "");
    row("a value in JSON", "{\"status\":0}\n", "");
    row("an empty row in lists", "[[1,0],[],[0,1]]\n", "");
    row("lists without a comma between them", "[[1,0,1,0][0,1,0,0]]\n", "bwbw/wbww");
    row("a row in a comment at the beginning of a line", "[[1,0,1,0],\n/* [1,1,1,1], */\n[0,1,0,0]]\n",
        "bwbw/wbww");
    row("a paragraph with a line end", "<p>bw\nwb</p>\n", "bw/wb");
    row("fractions in rows with slashes", "1.0,0.0/0.0,1.0\n", "bw/wb");
    row("vectors of R below each other", " [1] 1 0 0 0\n [1] 0 1 1 1\n [1] 1 0 1 1\n [1] 0 0 1 0\n",
        "bwww/wbbb/bwbb/wwbw");
    row("a matrix of R with one row", "[1,] b\tw\tb\n", "bwb");
    row("coordinates at the beginnings of lines", "(1,1) (2,2)\n", "");
    row("full stops that end rows of three", "bwb.\nwbw.\nbbb.\nwww.\n", "bwb/wbw/bbb/www");
    row("binary numbers", "0b1100\n0b0110\n", "bbww/wbbw");
    row("a frame of asterisks", "*****\n*101*\n*010*\n*111*\n*****\n", "bwb/wbw/bbb");
    row("a frame of number signs", "#####\n#..*#\n#*.*#\n#.**#\n#####\n", "wwb/bwb/wbb");
    row("a border of the other colour is no frame", "bbbb\nbwwb\nbbbb\n", "bbbb/bwwb/bbbb");
    row("nor is what surrounds one piece", "ooo\noxo\nooo\n", "www/wbw/www");
    row("a frame around one row", "+---+---+\n| 1 | 0 |\n+---+---+\n", "bw");
    row("what IPython prints",
        "In [1]: b\nOut[1]:\narray([[1, 1, 1, 0],\n       [1, 0, 1, 0],\n       [0, 0, 0, 1]])\n",
        "bbbw/bwbw/wwwb");
    row("tildes that are pieces", "~~~#\n#~~~\n##~~\n#~#~\n", "wwwb/bwww/bbww/bwbw");
    row("a size in brackets", "size (10, 10)\n101\n010\n", "bwb/wbw");
    row("a type of Go", "var b = [1][5]int{{1, 1, 0, 1, 0}}\n", "bbwbw");
    row("one row in lists", "int b[1][4]={{0,0,1,1}};\n", "wwbb");
    row("a row in XML that is an attribute",
        "<?xml version=\"1.0\"?>\n<board>\n<row cells=\"000\"/>\n<row cells=\"010\"/>\n</board>\n", "");
    row("places in JSON", "[{\"x\":0,\"y\":0,\"on\":true},{\"x\":1,\"y\":0,\"on\":false}]\n", "");
    row("a panel without a press that flips", "2 10\n...\n...\n...\n",
        "black clipped .../.../... wwwwwwwwww/wwwwwwwwww", "uva10318");
    row("a declaration beside a list", "int f(int[], int n);\nint a[2][4] = {{1,0,1,0},{0,1,0,0}};\n",
        "bwbw/wbww");
    row("an empty first row in lists", "[[],[1,0],[0,1]]\n", "");
    row("two digits in a table that is drawn", "│2│1│2│\n│1│2│1│\n", "wbw/bwb");
    row("addresses on a line", "0.0.0.0 10.0.0.1\n", "");
}

} // namespace

void addPastes(TextRows& row) {
    pastes(row);
    anyTwoSigns(row);
    margins(row);
    misreadings(row);
}

} // namespace flip::test
