// Tables and text as HTML, as other programs put them on the clipboard.

#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/reading/html_text.h"

#include <QClipboard>
#include <QMimeData>
#include <QTest>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Two rows of two cells; dark ones look as `dark` says, the others as `light`.
QString table(const QString& dark, const QString& light, const QString& text = {}) {
    const QString row =
        QStringLiteral("<tr><td %1>%3</td><td %2>%3</td></tr>\n<tr><td %2>%3</td><td %1>%3</td></tr>");
    return QStringLiteral("<table border=\"0\">%1</table>").arg(row.arg(dark, light, text));
}

/// As LibreOffice Calc writes it.
QString calc() {
    return QStringLiteral("<!DOCTYPE html>\n<html><head><meta name=\"generator\" content=\"LibreOffice "
                          "7.4.7.2 (Linux)\"/>"
                          "<style type=\"text/css\">body,div,table,td,p { font-family:\"Liberation Sans\" "
                          "}</style></head>"
                          "<body>%1</body></html>")
        .arg(table(QStringLiteral("height=\"17\" align=\"left\" bgcolor=\"#000000\""),
                   QStringLiteral("align=\"left\""), QStringLiteral("<font color=\"#FFFFFF\"><br></font>")));
}

/// As Excel writes it: the colours are in a style sheet that is a comment, and only the table is a fragment.
QString excel() {
    return QStringLiteral(
               "<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head><style>\n"
               "<!--table\n\t{mso-displayed-decimal-separator:\"\\.\";}\n@page\n\t{margin:.75in .7in;}\n"
               ".xl65\n\t{background:#1F4E78;\n\tmso-pattern:black none;}\n"
               ".xl66\n\t{background:yellow;\n\tmso-pattern:black none;}\n-->\n</style></head>\n"
               "<body link=\"#0563C1\"><!--StartFragment-->%1<!--EndFragment--></body></html>")
        .arg(table(QStringLiteral("height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'"),
                   QStringLiteral("class=xl66"), QStringLiteral("&nbsp;")));
}

/// As Google Sheets writes it.
QString sheets() {
    const QString style = QStringLiteral("overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;");
    return QStringLiteral("<meta charset='utf-8'><google-sheets-html-origin><style type=\"text/css\"><!--td "
                          "{border: 1px "
                          "solid #cccccc;}br {mso-data-placement:same-cell;}--></style>") +
           table(QStringLiteral("style=\"%1background-color:#000000;\"").arg(style),
                 QStringLiteral("style=\"%1\"").arg(style));
}

/// As browsers write it.
QString browser() {
    return QStringLiteral("<meta charset='utf-8'>") +
           table(QStringLiteral("style=\"width: 20px; background-color: rgb(34, 34, 34);\""),
                 QStringLiteral("style=\"background-color: rgba(0, 0, 0, 0);\"")) +
           QStringLiteral("<br class=\"Apple-interchange-newline\">");
}

void copyElsewhere(const QString& plain, const QString& html) {
    auto* data = new QMimeData;
    if (!plain.isNull()) data->setText(plain);
    data->setHtml(html);
    QApplication::clipboard()->setMimeData(data);
}

} // namespace

class TestHtmlText : public UiTest {
    Q_OBJECT

  private slots:

    void whatItSaysIsRead_data() {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const QString& html, const char* text) {
            QTest::newRow(name) << html << QString::fromUtf8(text);
        };
        row("colours from LibreOffice Calc", calc(), "bw\nwb");
        row("colours from Excel", excel(), "bw\nwb");
        row("colours from Google Sheets", sheets(), "bw\nwb");
        row("colours from a browser", browser(), "bw\nwb");
        row("a background with more than its colour",
            table("style=\"background: rgb(0, 0, 0) none repeat scroll 0% 0%;\"",
                  "style='background:#eee url(x)'"),
            "bw\nwb");
        row("the darker of two colours is black", table("bgcolor=yellow", "bgcolor=white"), "bw\nwb");
        row("words of cells", table("bgcolor=black", "", "<p>b </p>"), "b\tb\nb\tb");
        row("headings of columns",
            "<table><thead><tr><th>1</th><th>0</th></tr></thead><tbody><tr><td>0<td>1</table>", "1\t0\n0\t1");
        row("pictures say nothing", "<table><tr><td>b<img src='http://example.org/x.png'><td>w</table>",
            "b\tw");
        row("spans of one", "<table><tr><td COLSPAN=\"1\" rowspan=1>b<td>w</table>", "b\tw");
        row("two tables", table("", "", "b") + table("", "", "w"), "b\tb\nb\tb\n\nw\tw\nw\tw");
        row("a table within a table", "<table><tr><td>" + table("", "", "b") + "</td></tr></table>",
            "b\tb\nb\tb");
        row("an empty table beside a board", table("", "") + table("bgcolor=black", ""), "bw\nwb");
        row("preformatted text", "<meta charset='utf-8'><pre>bw\nwb</pre>", "bw\nwb");
        row("lines", "<div>bw<br>wb</div>", "bw\nwb");
        row("paragraphs", "<p>bw</p><p>wb</p>", "bw\nwb");
        row("a comment that is not closed", "bw<!-- <p>", "bw");
    }

    void whatItSaysIsRead() {
        QFETCH(QString, html);
        QFETCH(QString, text);
        const auto read = textOfHtml(html);
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence));
        QCOMPARE(*read, text);
    }

    void whatCannotBeReadIsRefused_data() {
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const QString& html, const char* sentence) {
            QTest::newRow(name) << html << QString::fromUtf8(sentence);
        };
        const char* merged = "The table has merged cells, so it cannot be read as a board.";
        row("merged columns", "<table><tr><td colspan=2>b<tr><td>w<td>b</table>", merged);
        row("merged rows", "<table><tr><th class=x RowSpan = '12'>b<td>w</table>", merged);
        row("a number of columns that would take all memory", "<table><tr><td colspan='1000000000'>b</table>",
            merged);
        row("one colour", table("", ""), "The cells of the table are empty and all have the same colour.");
        row("three colours", "<table><tr><td bgcolor=red><td bgcolor=blue><td></table>",
            "The cells of the table are empty and have 3 colours; a board has two.");
        row("a long row and a long column",
            "<table><tr>" + QStringLiteral("<td>b").repeated(2000) +
                QStringLiteral("<tr><td>b").repeated(2000) + "</table>",
            "The table is too large to be read as a board.");
        row("more tables than boards are ever in",
            QString("<table><tr><td>b</td></tr></table>").repeated(101),
            "The table is too large to be read as a board.");
        row("elements in elements", QStringLiteral("<div>").repeated(5000),
            "The formatted text is too deeply nested to be read.");
        row("many elements", QStringLiteral("<p>b").repeated(100'000),
            "The formatted text is too long to be read.");
        row("much text", QStringLiteral("bw ").repeated(2'000'000),
            "The formatted text is too long to be read.");
    }

    void whatCannotBeReadIsRefused() {
        QFETCH(QString, html);
        QFETCH(QString, sentence);
        const auto read = textOfHtml(html);
        QVERIFY(!read);
        QCOMPARE(read.error().sentence, sentence);
    }

    void badHtmlTakesNoLongerThanItsLength_data() {
        QTest::addColumn<QString>("html");
        const auto row = [](const char* name, const char* part) {
            QTest::newRow(name) << QString::fromLatin1(part).repeated(100'000);
        };
        row("tags that are not closed", "<td ");
        row("comments that are not closed", "<!--");
        row("colours that are not closed", "background:rgb(");
        row("spans without a number", "<td colspan=");
    }

    void badHtmlTakesNoLongerThanItsLength() {
        QFETCH(QString, html);
        static_cast<void>(textOfHtml(html));
    }

    void theClearerOfTheTwoIsRead_data() {
        QTest::addColumn<QString>("plain");
        QTest::addColumn<QString>("html");
        QTest::addColumn<QString>("board");
        const auto row = [](const char* name, const char* plain, const QString& html, const char* board) {
            QTest::newRow(name) << QString::fromUtf8(plain) << html << QString::fromUtf8(board);
        };
        row("only HTML", "", sheets(), "bw/wb");
        row("the plain text of cells that say nothing", "\t\n\t\n", calc(), "bw/wb");
        row("the plain text says another board, clearly", "bbb\nwww\nbww\n", calc(), "bbb/www/bww");
        row("neither is a board", "hello", QStringLiteral("<p>hello</p>"), "");
        row("the plain text is ambiguous, the table is not", "b w w b",
            QStringLiteral("<table><tr><td>b<td>w<tr><td>w<td>b</table>"), "bw/wb");
        row("the plain text is ambiguous, and the HTML is no table", "b w w b",
            QStringLiteral("<p>bww</p><p>wbb</p>"), "bw/wb");
        row("the plain text is a board, and the table has merged cells", "bw\nwb\n",
            QStringLiteral("<table><tr><td colspan=2>b</table>"), "bw/wb");
    }

    void theClearerOfTheTwoIsRead() {
        QFETCH(QString, plain);
        QFETCH(QString, html);
        QFETCH(QString, board);
        const auto read = recogniseRichText({plain, html});
        QCOMPARE(read ? written(read->readings[0].puzzles[0].puzzle) : QString(), board);
    }

    void aTableIsPasted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        copyElsewhere(QStringLiteral("\t\n\t\n"), excel());
        open.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(written(open.puzzle()), "bw/wb");
        QVERIFY2(open.message().startsWith("Pasted: 2×2, Flip Game."), qPrintable(open.message()));
    }

    void aTableWithoutPlainTextIsPasted() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        copyElsewhere({}, sheets());
        open.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(written(open.puzzle()), "bw/wb");
    }

    void aTableIsDropped() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QMimeData data;
        data.setHtml(browser());
        QVERIFY(drop(open.window, data));
        QCOMPARE(written(open.puzzle()), "bw/wb");
        QVERIFY2(open.message().startsWith("Dropped: 2×2, Flip Game."), qPrintable(open.message()));
    }

    void mergedCellsAreRefusedAndChangeNothing() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString before = written(open.puzzle());
        copyElsewhere(QStringLiteral("x\t\n"), QStringLiteral("<table><tr><td colspan=2>x</table>"));
        open.key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(written(open.puzzle()), before);
        QCOMPARE(open.message(),
                 QStringLiteral("The table has merged cells, so it cannot be read as a board."));
    }

    void aLargeTableIsReadBesideTheWindow() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QString rows;
        for (int r = 0; r < 40; ++r) {
            rows += QStringLiteral("<tr>");
            for (int c = 0; c < 40; ++c)
                rows += (r * c) % 3 == 1 ? QStringLiteral("<td style=\"background-color: black\"></td>")
                                         : QStringLiteral("<td></td>");
        }
        copyElsewhere({}, QStringLiteral("<table>") + rows + QStringLiteral("</table>"));
        open.key(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(open.puzzle().size(), (Size{40, 40}), patience);
        QVERIFY(open.puzzle().board.test({1, 1}) && !open.puzzle().board.test({1, 2}));
    }
};

QTEST_MAIN(TestHtmlText)
#include "tst_html_text.moc"
