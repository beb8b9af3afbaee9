#include "tests/core/recognised_texts.h"

namespace flip::test {

namespace {

void jsonBoards(TextRows& row) {
    row("JSON with a list for each row", R"({"board":[["b","w","b"],["w","b","w"]],"goal":"white"})",
        "white: bwb/wbw");
    row("JSON with a list for each row of the target",
        R"({"board":[["b","w"],["w","b"]],"target":[["w","w"],["w","w"]]})",
        "target clipped .*./***/.*. bw/wb ww/ww");
    row("JSON with two boards in letters",
        R"([{"board":[["b","w"],["w","b"]]},{"board":[["b","b"],["w","b"]]}])", "bw/wb + bb/wb");
    row("JSON with names at a table of people", R"({"board":["Alice","Bob"],"grid":["101","010","111"]})",
        "bwb/wbw/bbb");
    row("JSON with lists of words, which are the parts of rows",
        R"({"board":[["bw","wb"],["ww","bb"]],"goal":"white"})", "white: bwwb/wwbb");
    row("JSON with a list around the rows", R"({"board":[["bwwb","bbwb"]]})", "bwwb/bbwb");
    row("JSON with an empty row at the end", R"({"board":["bwwb","bbwb",""]})", "bwwb/bbwb");
    row("JSON between single quotation marks", "{'board': ['bw','wb'], 'goal': 'white'}", "white: bw/wb");
    row("JSON with a number that is no piece", "{\"board\":[[1,0],[0,2]]}", "");
    row("JSON with an empty board", "{\"board\":[]}", "");
    row("JSON with rows of different lengths", "{\"board\":[\"bw\",\"w\"]}", "");
    row("JSON with rows of different lengths, in other signs", "{\"board\":[\"XO\",\"O\"]}", "");
    row("JSON with rows in other signs", "{\"board\":[\"XO\",\"OX\"]}", "bw/wb");
    row("JSON with pictures of which one has the sign for it",
        "{\"board\":[\"\u2B1B\uFE0F\u2B1C\",\"\u2B1C\u2B1B\"]}", "bw/wb");
    row("JSON with rows of different lengths, in pictures",
        "{\"board\":[\"\u2B1B\u2B1C\u2B1B\",\"\u2B1C\u2B1B\",\"\u2B1B\"]}", "");
    row("JSON with digits and joined edges",
        "{\n \"board\": [[1,0,1],[0,1,0],[1,1,0]],\n \"wrap\": true\n}\n",
        "either torus .*./***/.*. bwb/wbw/bbw");
    row("JSON with digits and edges that are perhaps joined", R"({"board":[[1,0],[0,1]],"wrap":"maybe"})",
        "");
    for (const char* edges : {R"("wrap":"none")", R"("wrap":"No")", R"("wrap":null)", R"("torus":null)"})
        row(std::string("JSON with digits and edges that are not joined: ") + edges,
            std::string(R"({"board":[[1,0],[0,1]],"goal":"white",)") + edges + "}", "white: bw/wb",
            "leetcode1284", true);
    row("JSON with edges that wrap around", R"({"board":[[1,0],[0,1]],"wrap_around":true})",
        "either torus .*./***/.*. bw/wb");
    row("JSON with digits and the size of a picture", R"({"board":[[1,0],[0,1]],"width":400,"height":300})",
        "bw/wb");
    row("JSON with a width that is not the board's", R"({"board":["bw","wb"],"width":400,"height":2})", "");
    row("JSON with the size of a picture", R"({"board":["bw","wb"],"width":400,"height":300})", "bw/wb");
    row("an object of a program with a size that it calculates", R"({board: "bw/wb", size: 3 - 1})", "bw/wb");
    row("JSON with digits and another size", R"({"board":[[1,0],[0,1]],"rows":5})", "");
    row("JSON with names that contradict each other", R"({"board":"bwb/wbw/bwb","torus":false,"wrap":true})",
        "");
    row("JSON with names that contradict each other the other way",
        R"({"board":"bwb/wbw/bwb","torus":true,"wrap":false})", "");
    row("JSON with empty edges and a torus", R"({"board":"bw/wb","edges":"","torus":true})",
        "either torus .*./***/.*. bw/wb");
    for (const char* edges :
         {R"("edges":"torus")", R"("edges":"clipped")", R"("edges":"sphere")", R"("torus":true)"})
        row(std::string("JSON with a table and edges: ") + edges,
            std::string(R"({"board":"bw/wb","table":"c700",)") + edges + "}", "");
    for (const char* edges : {R"("edges":"table")", R"("edges":null)", R"("torus":false)"})
        row(std::string("JSON with a table and edges that say no more: ") + edges,
            std::string(R"({"board":"bw/wb","table":"c700",)") + edges + "}", "either table c700 bw/wb");
    for (const char* size : {R"("rows":2,"height":7)", R"("height":7,"rows":2)", R"("columns":2,"cols":3)",
                             R"("columns":2,"cols":300)", R"("rows":2,"height":"7")"})
        row(std::string("JSON with two sizes: ") + size, std::string(R"({"board":"bw/wb",)") + size + "}",
            "");
    for (const char* size :
         {R"("rows":2,"height":2)", R"("rows":2,"columns":2,"width":400,"height":300)",
          R"("rows":2,"height":300)", R"("rows":2,"columns":2,"width":"auto")", R"("rows":2,"height":null)"})
        row(std::string("JSON with a size and that of a picture: ") + size,
            std::string(R"({"board":"bw/wb",)") + size + "}", "bw/wb");
    const std::string twoRows = "wbbw/bwwb";
    for (const char* size : {R"("size":[2,4])", R"("size":[4,2])", R"("size":"2x4")", R"("size":8)",
                             R"("size":300)", R"("size":"large")", R"("size":[600,400])"}) {
        row(std::string("JSON with rows and one size that fits: ") + size,
            std::string(R"({"grid":["0110","1001"],)") + size + "}", twoRows);
        row(std::string("JSON with digits and one size that fits: ") + size,
            std::string(R"({"grid":[[0,1,1,0],[1,0,0,1]],)") + size + "}", twoRows);
    }
    for (const char* size : {R"("size":5)", R"("size":2)", R"("size":[3,4])", R"("size":"5x5")"}) {
        row(std::string("JSON with rows and one size of another board: ") + size,
            std::string(R"({"grid":["0110","1001"],)") + size + "}", "");
        row(std::string("JSON with digits and one size of another board: ") + size,
            std::string(R"({"grid":[[0,1,1,0],[1,0,0,1]],)") + size + "}", "");
    }
    for (const char* size :
         {R"("size":[2,4])", R"("size":"2x4")", R"("rows":2)", R"("cols":4)", R"("height":2,"width":4)"})
        row(std::string("JSON with a board in one string and its size: ") + size,
            std::string(R"({"grid":"01101001",)") + size + "}", twoRows);
    for (const char* size : {R"("size":[2,4])", R"("rows":2)", R"("cols":4)", R"("height":2,"width":4)"})
        row(std::string("JSON with a board in one list and its size: ") + size,
            std::string(R"({"grid":[0,1,1,0,1,0,0,1],)") + size + "}", twoRows);
    row("JSON with a square in one string and its side", R"({"size":2,"board":"0110"})", "wb/bw");
    row("JSON with a square in one list and its side", R"({"size":3,"board":[1,0,1,0,1,0,1,1,1]})",
        "bwb/wbw/bbb");
    row("JSON with a list that is too short for its side", R"({"size":3,"cells":[0,1,1,0]})", "");
    row("JSON with a string that has no rows of that many", R"({"rows":3,"board":"0110"})", "");
    row("a list in lines with the side of its square", "size: 2\ncells: [0,1,1,0]\n", "wb/bw");
    for (const char* twice :
         {R"("goal":"white","goal":"black")", R"("board":"ww/ww")", R"("Board":"ww/ww")", R"("board":null)",
          R"("target":"bw/wb","target":"ww/wb")", R"("goal":"white","goal":"white")"})
        row(std::string("JSON with a name twice: ") + twice,
            std::string(R"({"board":"bw/wb",)") + twice + "}", "");
    row("JSON with a board that is none, and one with another name", R"({"board":5,"grid":[[1,0],[0,1]]})",
        "white: bw/wb", "leetcode1284", true);
    row("JSON with a board that is none, and one below", "{\"board\":\"\"}\nbw\nwb\n", "bw/wb");
    row("JSON with an object that is none of a puzzle", R"([{"board":5},{"board":"bw/wb"}])", "");
    row("JSON with a board of digits twice", R"({"board":[[1,0],[0,1]],"board":[[0,0],[0,1]]})", "");
    row("JSON with another name twice", R"({"board":"bw/wb","goal":"white","note":1,"note":2})",
        "white: bw/wb");
    row("JSON with a pattern and masks", R"({"board":"bw","pattern":"***/***/***","table":"c"})", "");
}

/// As other programs name what this one calls a board and a pattern.
void otherNames(TextRows& row) {
    row("boards of objects in lines", "{\"board\":[[1,0],[0,1]]}\n{\"board\":[[1,1],[0,1]]}\n",
        "white: bw/wb + white: bb/wb", "leetcode1284", true);
    row("grids of objects in lines", "{\"grid\":[[1,0],[0,1]]}\n{\"grid\":[[1,1],[0,1]]}\n",
        "white: bw/wb + white: bb/wb", "leetcode1284", true);
    row("grids of objects in a list", R"([{"grid":[[1,0],[0,1]]},{"grid":[[1,1],[0,1]]}])",
        "white: bw/wb + white: bb/wb", "leetcode1284", true);
    row("grids of numbered objects",
        "[{\"level\":1,\"grid\":[\"10\",\"01\"]},\n"
        " {\"level\":2,\"grid\":[\"11\",\"01\"]}]\n",
        "bw/wb + bb/wb");
    row("grids of strings in a list of levels", R"({"levels":[{"grid":["10","01"]},{"grid":["11","01"]}]})",
        "bw/wb + bb/wb");
    row("boards of objects in other signs", R"([{"board":["XO","OX"]},{"board":["XX","OX"]}])",
        "bw/wb + bb/wb");
    row("grids of objects in true and false",
        R"([{"grid":[[true,false],[false,true]]},{"grid":[[true,true],[false,true]]}])", "bw/wb + bb/wb");
    row("lights of one object on a torus", R"({"lights":[[1,0],[0,1]],"torus":true})",
        "either torus .*./***/.*. bw/wb");
    row("a start and a target in an object", R"({"start":[[1,0],[0,1]],"target":[[1,1],[0,1]]})",
        "target clipped .*./***/.*. bw/wb bb/wb");
    row("a rule in stars", R"({"board":"bw/wb","rule":"*.*/.*./*.*"})", "either clipped *.*/.*./*.* bw/wb");
    row("a rule in stars around levels", R"({"rule":"*.*/.*./*.*","levels":[{"board":"bw/wb"}]})",
        "either clipped *.*/.*./*.* bw/wb");
    row("a kernel of numbers", R"({"grid":[[1,0],[0,1]],"kernel":[[1,0,1],[0,1,0],[1,0,1]]})",
        "either clipped *.*/.*./*.* bw/wb");
    row("two lists on a torus", R"({"grid":[[1,0],[0,1]],"tiles":[[1,1],[0,1]],"torus":true})",
        "either torus .*./***/.*. bw/wb + either torus .*./***/.*. bb/wb");
    row("a board and what this program says of it",
        R"({"puzzle":{"board":"bw/wb"},"witnesses":[{"against":"black","cells":[[1,1]]}]})", "bw/wb");
    row("JSON with a torus above a wish", "{\"board\":\"bw/wb\",\"torus\":true}\nTurn all the lights off.\n",
        "white torus .*./***/.*. bw/wb");
    row("JSON with a torus below a wish", "Turn all the lights off.\n{\"board\":\"bw/wb\",\"torus\":true}\n",
        "white torus .*./***/.*. bw/wb");
    row("JSON with a torus above a rule",
        "{\"board\":\"bw/wb\",\"torus\":true}\nDiagonal neighbours flip, too.\n",
        "either torus ***/***/*** bw/wb");
    row("JSON with a torus above words for another game",
        "{\"board\":\"bw/wb\",\"torus\":true}\nEach cell has one of three states.\n", "");
    row("JSON with a pattern above edges that are joined one way",
        "{\"board\":\"bw/wb\",\"pattern\":\"***/***/***\"}\nIt wraps only vertically.\n", "");
    row("JSON with a goal above another one",
        "{\"board\":\"bw/wb\",\"goal\":\"black\"}\nTurn all the lights off.\n", "black: bw/wb");
    row("JSON with a pattern above edges and a goal",
        "{\"board\":\"bw/wb\",\"pattern\":\"***/***/***\"}\nMake all white, on a torus.\n",
        "white torus ***/***/*** bw/wb");
    row("walls", R"({"board":[[1,0,1],[0,1,0]],"walls":[[0,0,1],[0,0,0]]})", "");
    row("no walls", R"({"board":"bw/wb","locked":false})", "bw/wb");
    row("edges joined one way", R"({"board":[[1,0],[0,1]],"wrapX":true,"wrapY":false})", "");
    row("edges joined no way", R"({"board":"bw/wb","wrapX":false,"wrapY":false})", "bw/wb");
    row("a list and a number for rows", R"({"board":[[1,0],5]})", "");
    row("a list and a sign for rows", R"({"board":[[1,0],"b"]})", "");
    row("an array in C with fewer rows than it has", "int g[3][3] = {{1,0,1},{0,1,0}};", "");
}

/// What stands around several puzzles, and what each says of itself.
void severalInJson(TextRows& row) {
    row("JSON with a target around its puzzle", R"({"target":"bw/wb","puzzles":[{"board":"ww/ww"}]})",
        "target clipped .*./***/.*. ww/ww bw/wb");
    row("JSON with a table around its puzzle",
        R"({"table":"8421","goal":"white","puzzles":[{"board":"bw/ww"}]})", "white table 8421 bw/ww");
    row("JSON with a pattern around its puzzle that is none",
        R"({"pattern":"***","puzzles":[{"board":"bw"}]})", "");
    row("JSON with edges around its puzzle that are none", R"({"torus":"maybe","puzzles":[{"board":"bw"}]})",
        "");
    row("JSON with a string that is called a grid, and a target", R"({"grid":"1001","target":"1111"})",
        "target clipped .*./***/.*. bwwb bbbb");
    row("JSON with a size for a string and a target",
        R"({"rows":2,"columns":2,"grid":"1001","target":"1111"})", "target clipped .*./***/.*. bw/wb bb/bb");
    row("JSON with several strings that are called grids", R"({"puzzles":[{"grid":"1001"},{"grid":"1111"}]})",
        "bwwb + bbbb");
    for (const char* list : {R"("boards":["bw/wb","bb/wb"])", R"("puzzles":[["bw","wb"],["bb","wb"]])",
                             R"("levels":[[[1,0],[0,1]],[[1,1],[0,1]]])"})
        row(std::string("JSON with a rule around a list of boards: ") + list,
            std::string(R"({"pattern":"***/***/***",)") + list + "}", "");
    row("JSON with edges around a list of boards", R"({"torus":true,"boards":["bw/wb","bb/wb"]})", "");
    row("JSON with a goal around a list of boards", R"({"goal":"white","boards":["bw/wb","bb/wb"]})", "");
    row("JSON with a list of rows for each board", R"({"boards":[["bw","wb"],["bb","wb"]]})", "");
    row("JSON with names of levels beside a board",
        R"({"board":"bw/wb","goal":"white","levels":["easy","hard"]})", "white: bw/wb");
    row("JSON with two boards under two names", R"({"board":"bw/wb","lights":"bb/bb"})", "");
    row("JSON with a board twice under two names", R"({"board":"bw/wb","lights":"bw/wb"})", "bw/wb");
    row("JSON with a board and what it was at first", R"({"board":"bw/wb","start":"bb/bb","torus":true})",
        "either torus .*./***/.*. bw/wb");
    row("JSON with an empty board beside another", "{\"board\":\"bw/wb\"}\n{\"board\":\"\"}\n", "");
    row("JSON with uneven lists beside a board", "{\"board\":\"bw/wb\"}\n{\"grid\":[[1,0],[1]]}\n", "");
    row("JSON with uneven rows in a string beside a board", "{\"board\":\"bw/wb\"}\n{\"lights\":\"bb/w\"}\n",
        "");
    row("JSON with a title for each of two puzzles",
        R"([{"board":"bw/wb","title":"all black"},{"board":"bw/wb","title":"all white"}])",
        "black: bw/wb + white: bw/wb");
    row("JSON with a title for one of two puzzles",
        R"([{"board":"b","title":"A"},{"board":"w","title":"all white"}])", "b + white: w");
    row("JSON with a rule for one of two puzzles that none has",
        "{\"board\":\"bw/wb\"}\n{\"board\":\"bw/wb\",\"rule\":\"knight\"}\n", "");
}

/// Objects that do not begin their line, and those of JavaScript.
void objectsBehindNames(TextRows& row) {
    const std::string diagonal = R"({"board":"bw/wb","pattern":"***/***/***"})";
    const std::string expected = "either clipped ***/***/*** bw/wb";
    for (const char* name : {"Puzzle: ", "Here it is: ", "\"puzzle\": ", "p=", "const p = ",
                             "const Level x[] =\n", "[12:30] Anna: "})
        row(std::string("an object behind ") + name, name + diagonal + ";\n", expected);
    row("an object behind a sign, whose pattern would be a board", "= b b " + diagonal, "");
    row("an object in several lines behind its name",
        "p = {\n  \"board\": \"bw/wb\",\n  \"pattern\": \"***/***/***\"\n}\nprint(p)\n", expected);
    row("two objects in a line, with a word between",
        R"({"board":"bw/wb","torus":true} and {"board":"bb/wb"})", "either torus .*./***/.*. bw/wb + bb/wb");
    row("two objects behind their names",
        "a = {\"board\":\"bw/wb\",\"torus\":true}\nb = {\"board\":\"bb/wb\"}\n",
        "either torus .*./***/.*. bw/wb + bb/wb");
    row("an object above a sentence with braces",
        "{\"board\":\"bw/wb\",\"torus\":true}\nUse {name: value} for more.\n",
        "either torus .*./***/.*. bw/wb");
    row("an object above a named one that is cut", "{\"board\":\"bw/wb\"}\nb = {\"board\":\"bb", "");
    row("an object of JavaScript", R"({board: "bw/wb", pattern: "***/***/***"})", expected);
    row("a list of objects of JavaScript behind its name and type",
        "const levels: Level[] = [\n  {board: \"bw/wb\", torus: true},\n  {board: \"bb/wb\"},\n];\n",
        "either torus .*./***/.*. bw/wb + bb/wb");
    row("an object of JavaScript with lists", "let x = {rows: 2, board: [[0, 1], [1, 0]], goal: 'black'};\n",
        "black: wb/bw");
    row("an object of JavaScript that is cut", "{board: \"bw/wb\", goal: ", "bw/wb");
    row("an object of JavaScript with a function",
        "const game = {\n  board: ['bw', 'wb'],\n  pattern: ['***', '***', '***'],\n  press(x, y) {\n    if "
        "(x, y) { this.moves++; }\n  },\n};\n",
        expected);
    row("an object of JavaScript with expressions",
        "let g = {id: Math.random(), size: 2 * 1, board: \"bw/wb\", pattern: \"***/***/***\", next: (x) => x "
        "+ ',}'};\n",
        expected);
    row("an object of JavaScript with a function around an object",
        "g = {puzzle: {board: \"bw/wb\", pattern: \"***/***/***\"}, won: function () { return 1; }}\n",
        expected);
    row("an object of JavaScript with signs in quotation marks",
        "g = {row: x + \",\", column: y + ',', board: \"bw/wb\", torus: true}\n",
        "either torus .*./***/.*. bw/wb");
    row("an object of JavaScript in another",
        "g = {puzzle: {board: \"bw/wb\", torus: true}, won: () => true}\n", "either torus .*./***/.*. bw/wb");
    row("two objects of JavaScript in another",
        "g = {easy: {board: \"bw/wb\", torus: true}, hard: {board: \"bb/wb\"}}\n",
        "either torus .*./***/.*. bw/wb + bb/wb");
    row("objects of JavaScript, of which one is in a list with a call",
        "g = {list: [{board: \"bw/wb\"}, f()], board: \"bb/wb\", torus: true}\n",
        "either torus .*./***/.*. bw/wb + either torus .*./***/.*. bb/wb");
    row("an object of JavaScript whose function is cut",
        "g = {board: \"bw/wb\", won: function () { return 1;", "bw/wb");
    row("JSON with the numbers of characters", R"({"board":["\u2b1b\u2B1C","\u2B1C\u2b1b"]})", "bw/wb");
    row("JSON twice with the numbers of characters",
        "{\"board\":[\"\\u2b1b\\u2B1C\",\"\\u2B1C\\u2b1b\"]}\n{\"board\":[\"\\u2b1b\\u2B1C\","
        "\"\\u2B1b\\u2b1b\"]}\n",
        "bw/wb + bw/bb");
    row("JSON with the number of a character that is no text",
        R"({"board":"bw/wb","torus":true,"by":"\u0000"})", "either torus .*./***/.*. bw/wb");
    row("JSON with the numbers of quotation marks", R"({"board":"bw/wb","torus":true,"by":"\u0022A\u005C"})",
        "either torus .*./***/.*. bw/wb");
    row("JSON with the number of a letter in its goal", R"({"board":["bw","wb"],"goal":"\u0062lack"})",
        "black: bw/wb");
    row("JSON with the numbers of characters in two halves",
        R"({"board":["\ud83d\udfe9\u2b1c","\u2b1c\ud83d\udfe9"],"torus":true})",
        "either torus .*./***/.*. bw/wb");
    row("JSON with a half of a character", R"({"board":["\ud83d\u2b1c","\u2b1c\ud83d"]})", "");
    row("strings of Python with the numbers of characters", R"(print("\U0001F7E9\u2B1C\n\u2B1C\U0001F7E9"))",
        "bw/wb");
    row("braces around rows", "board = {\"010\",\n \"111\"};\n", "wbw/bbb");
}

} // namespace

void addJson(TextRows& row) {
    severalInJson(row);
    for (const auto add : {jsonBoards, otherNames, objectsBehindNames}) add(row);
}

} // namespace flip::test
