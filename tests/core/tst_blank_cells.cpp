// Boards on which a place without a sign is a piece: in boxes, between bars, in tables and in lists. Whatever
// is read is the board that was drawn; a row or a column without any sign is not lost.

#include "core/text/board_text.h"
#include "core/text/recognise.h"

#include <QTest>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace flip;

namespace {

/// The rows of a board of crosses and blanks.
using Rows = std::vector<std::string>;

std::string repeated(std::string_view first, std::string_view cell, std::string_view between,
                     std::string_view last, std::size_t count) {
    std::string text(first);
    for (std::size_t i = 0; i < count; ++i) text.append(i == 0 ? "" : between).append(cell);
    return text.append(last);
}

/// The cells of a row, each between these.
std::string cellsOf(const std::string& row, std::string_view first, std::string_view between,
                    std::string_view last) {
    std::string text(first);
    for (std::size_t i = 0; i < row.size(); ++i) text.append(i == 0 ? "" : between) += row[i];
    return text.append(last);
}

/// Rows with these around each and between them.
std::string drawn(const Rows& rows, std::string_view top, std::string_view between, std::string_view bottom,
                  std::string_view bar, bool hasOuterBars) {
    std::string text(top);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string_view outer = hasOuterBars ? bar : "";
        text.append(i == 0 ? "" : between).append(cellsOf(rows[i], outer, bar, outer)) += '\n';
    }
    return text.append(bottom);
}

std::string box(const Rows& rows) {
    const std::size_t columns = rows.front().size();
    return drawn(rows, repeated("┌", "─", "┬", "┐\n", columns), repeated("├", "─", "┼", "┤\n", columns),
                 repeated("└", "─", "┴", "┘\n", columns), "│", true);
}

std::string boxOfSigns(const Rows& rows) {
    const std::string rule = repeated("+", "-", "+", "+\n", rows.front().size());
    return drawn(rows, rule, rule, rule, "|", true);
}

std::string bars(const Rows& rows) { return drawn(rows, "", "", "", "|", true); }

std::string barsBetween(const Rows& rows) { return drawn(rows, "", "", "", "|", false); }

std::string noughtsAndCrosses(const Rows& rows) {
    return drawn(rows, "", repeated("", "-", "+", "\n", rows.front().size()), "", "|", false);
}

std::string markdown(const Rows& rows) {
    const std::size_t columns = rows.front().size();
    return repeated("|", " ", "|", "|\n", columns) + repeated("|", "---", "|", "|\n", columns) + bars(rows);
}

std::string webPage(const Rows& rows) {
    std::string text = "<table>";
    for (const std::string& row : rows) text += cellsOf(row, "<tr><td>", "</td><td>", "</td></tr>");
    return text + "</table>\n";
}

std::string spreadsheet(const Rows& rows) { return drawn(rows, "", "", "", "\t", false); }

std::string lists(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "[" : ", ") + cellsOf(row, "[\"", "\", \"", "\"]");
    return text + "]\n";
}

std::string listsWithEmptyStrings(const Rows& rows) {
    std::string text = lists(rows);
    for (std::size_t at = text.find("\" \""); at != std::string::npos; at = text.find("\" \""))
        text.erase(at + 1, 1);
    return text;
}

std::string object(const Rows& rows) { return "{\"board\": " + listsWithEmptyStrings(rows) + "}\n"; }

struct WayToDraw {
    const char* name;
    std::string (*write)(const Rows& rows);
    /// Where blanks may be around a board, it may be refused.
    bool mayBeRefused;
};

constexpr auto ways = std::to_array<WayToDraw>({{"a box", box, false},
                                                {"a box of signs", boxOfSigns, false},
                                                {"lists", lists, false},
                                                {"lists with empty strings", listsWithEmptyStrings, false},
                                                {"an object of JSON", object, false},
                                                {"bars", bars, true},
                                                {"bars between the cells", barsBetween, true},
                                                {"noughts and crosses", noughtsAndCrosses, true},
                                                {"Markdown with an empty heading", markdown, true},
                                                {"a table of a web page", webPage, true},
                                                {"a spreadsheet", spreadsheet, true}});

Rows rowsOf(unsigned crosses, std::size_t rows, std::size_t columns) {
    Rows board(rows, std::string(columns, ' '));
    for (std::size_t i = 0; i < rows * columns; ++i) {
        if ((crosses >> i & 1U) != 0) board[i / columns][i % columns] = 'X';
    }
    return board;
}

/// Whether the only puzzle has black pieces where the crosses are.
bool isSame(const Recognised& recognised, const Rows& rows) {
    const auto& puzzles = recognised.readings.front().puzzles;
    std::string board;
    for (const std::string& row : rows) {
        for (const char sign : row) board += sign == 'X' ? 'b' : 'w';
        board += '\n';
    }
    return puzzles.size() == 1 && writeBoard(puzzles.front().puzzle.board) == board;
}

} // namespace

class TestBlankCells : public QObject {
    Q_OBJECT

  private slots:

    void noRowWithoutASignIsLost_data() {
        QTest::addColumn<std::size_t>("notation");
        for (std::size_t i = 0; i < ways.size(); ++i) QTest::newRow(ways[i].name) << i;
    }

    void noRowWithoutASignIsLost() {
        QFETCH(const std::size_t, notation);
        const WayToDraw& each = ways[notation];
        for (const auto& [height, width] :
             {std::pair<std::size_t, std::size_t>(2, 2), {2, 3}, {3, 2}, {3, 3}}) {
            for (unsigned crosses = 1; crosses < 1U << (height * width); ++crosses) {
                const Rows rows = rowsOf(crosses, height, width);
                const std::string text = each.write(rows);
                const auto recognised = recognise(text);
                QVERIFY2(recognised.ok() || each.mayBeRefused, text.c_str());
                QVERIFY2(!recognised || isSame(*recognised, rows), text.c_str());
            }
        }
    }

    void rowsInStringsKeepTheirBlanks_data() {
        QTest::addColumn<QStringList>("rows");
        QTest::newRow("blanks between and around") << QStringList{"X X", " X ", "X X"};
        QTest::newRow("a row of blanks") << QStringList{"   ", "XX ", "X  "};
        QTest::newRow("one sign in each row") << QStringList{"X  ", "  X"};
        QTest::newRow("two columns") << QStringList{"  ", "X ", " X"};
    }

    void rowsInStringsKeepTheirBlanks() {
        QFETCH(const QStringList, rows);
        Rows board;
        std::string text;
        for (const QString& row : rows) {
            board.push_back(row.toStdString());
            text += (text.empty() ? "[\"" : "\", \"") + board.back();
        }
        const auto recognised = recognise(text + "\"]\n");
        QVERIFY(recognised.ok());
        QVERIFY(isSame(*recognised, board));
    }

    /// Blanks between the signs of a row are none.
    void blanksThatPartSignsAreNoPieces() {
        const auto recognised = recognise("[\"X O X\", \"O X O\"]\n");
        QVERIFY(recognised.ok());
        QVERIFY(isSame(*recognised, {"X X", " X "}));
    }

    void aMissingSignBetweenCommasIsTold_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("the same place in each row") << "[[1,,1],[1,,1]]" << 5;
        QTest::newRow("other places") << "[[1,,],[,1,]]" << 5;
        QTest::newRow("the first place") << "[[,1],[1,0]]" << 3;
        QTest::newRow("a single row") << "[1,,0,1]" << 4;
        QTest::newRow("a missing row") << "[[1,0],,[0,1]]" << 8;
        QTest::newRow("braces, with blanks") << "{ { 1, , 0 }, { 1, , 0 } }" << 8;
        QTest::newRow("words for signs") << "[[true,,],[,true,]]" << 8;
        QTest::newRow("strings") << "[[\"x\",,],[,\"x\",]]" << 7;
        QTest::newRow("in a program") << "let b = [[1,,],[,1,]];" << 13;
    }

    void aMissingSignBetweenCommasIsTold() {
        QFETCH(const QString, text);
        QFETCH(const int, column);
        const auto recognised = recognise(text.toStdString() + '\n');
        QVERIFY(!recognised);
        QCOMPARE(recognised.error().column, column);
        QCOMPARE(recognised.error().expected, std::string("a piece before this comma"));
    }

    void commasThatEndListsMissNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("behind the last sign of a row") << "[[1,0,],[0,1,]]";
        QTest::newRow("behind the last row") << "[[1,0],\n [0,1],\n]";
        QTest::newRow("in the type of an array") << "bool[,] b = {{true,false},{false,true}};";
        QTest::newRow("in a string") << "[\"1,0\", \"0,1\"]";
        QTest::newRow("beside another list") << "names = [a,,b]\nboard = [[1,0],[0,1]]";
    }

    void commasThatEndListsMissNothing() {
        QFETCH(const QString, text);
        const auto recognised = recognise(text.toStdString() + '\n');
        QVERIFY2(recognised.ok(), recognised.ok() ? "" : recognised.error().expected.c_str());
        QVERIFY(isSame(*recognised, {"X ", " X"}));
    }

    void threeSignsAreNoBoard() {
        QVERIFY(!recognise("[[\"X\", \"O\", \"\"], [\"O\", \"X\", \"\"], [\"\", \"\", \"X\"]]\n"));
    }

    void emptyStringsAloneAreNoBoard() {
        const auto recognised = recognise("names = [\"\", \"\"]\nboard = [[1, 0], [0, 1]]\n");
        QVERIFY(recognised.ok());
        QVERIFY(isSame(*recognised, {"X ", " X"}));
    }
};

QTEST_APPLESS_MAIN(TestBlankCells)
#include "tst_blank_cells.moc"
