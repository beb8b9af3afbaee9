#include "ui/reading/html_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <optional>
#include <utility>

namespace flip::ui {

namespace {

struct HtmlText {
    Q_DECLARE_TR_FUNCTIONS(HtmlText)
};

/// Tables take memory for rows times columns, whatever their rows hold.
constexpr qsizetype mostCells = qsizetype{1} << 14;
constexpr qsizetype mostTables = 100;
/// The document's reader cannot be stopped; it takes up to 20 microseconds for each.
constexpr qsizetype mostTags = 60'000;
/// The document's reader takes the square of the time for elements in one another.
constexpr qsizetype mostDepth = 100;

/// A document that loads no pictures and style sheets.
class LoneDocument : public QTextDocument {
  public:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

/// Without comments, except those around style sheets, of which only the marks are left out. The marks of a
/// fragment would make the document forget the style sheets.
QString withoutComments(const QString& html) {
    const QString begin = QStringLiteral("<!--");
    const QString end = QStringLiteral("-->");
    QString text;
    qsizetype from = 0;
    for (qsizetype at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, from)) {
        const qsizetype close = html.indexOf(end, at);
        if (close < 0) break;
        text += QStringView(html).sliced(from, at - from);
        const QStringView before = QStringView(text).trimmed();
        const bool isStyle = before.endsWith(QLatin1Char('>')) &&
                             before.sliced(std::max<qsizetype>(before.lastIndexOf(QLatin1Char('<')), 0))
                                 .startsWith(QLatin1String("<style"), Qt::CaseInsensitive);
        if (isStyle) text += QStringView(html).sliced(at + begin.size(), close - at - begin.size());
        from = close + end.size();
    }
    return text.append(QStringView(html).sliced(from));
}

/// What the document cannot read: a background with more than its colour.
QString withPlainBackgrounds(QString html) {
    static const QRegularExpression background(
        QStringLiteral(
            "\\bbackground\\s{0,9}:\\s{0,9}(#[0-9a-f]{3,8}|rgba?\\([^)]{0,40}\\)|[a-z]{1,30})\\s[^;\"'}]*"),
        QRegularExpression::CaseInsensitiveOption);
    return html.replace(background, QStringLiteral("background-color:\\1"));
}

/// What HTML asks of whoever reads it.
struct Demand {
    qsizetype tables = 0;
    qsizetype rows = 1;
    qsizetype widestRow = 0;
    qsizetype depth = 0;
    qsizetype tags = 0;
    bool mergesCells = false;
};

Demand demandOf(const QString& html) {
    static const QRegularExpression span(
        QStringLiteral("\\b(?:col|row)span\\s*+=\\s*+[\"']?+\\s*+(?!0*1\\b)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name(QStringLiteral("^/?([a-z0-9]+)"),
                                         QRegularExpression::CaseInsensitiveOption);
    // These have no end, or need none.
    static const QSet<QString> endless{
        QStringLiteral("br"), QStringLiteral("col"),   QStringLiteral("colgroup"), QStringLiteral("hr"),
        QStringLiteral("p"),  QStringLiteral("img"),   QStringLiteral("input"),    QStringLiteral("li"),
        QStringLiteral("tr"), QStringLiteral("link"),  QStringLiteral("meta"),     QStringLiteral("td"),
        QStringLiteral("th"), QStringLiteral("table"), QStringLiteral("tbody"),    QStringLiteral("thead"),
    };
    Demand demand;
    qsizetype cells = 0;
    qsizetype depth = 0;
    qsizetype end = 0;
    for (qsizetype at = html.indexOf(QLatin1Char('<')); at >= 0; at = html.indexOf(QLatin1Char('<'), end)) {
        end = html.indexOf(QLatin1Char('>'), at);
        if (end < 0) break;
        ++demand.tags;
        const QString tag = html.sliced(at + 1, end - at - 1);
        const QString element = name.match(tag).captured(1).toLower();
        const bool isEnd = tag.startsWith(QLatin1Char('/'));
        if (!element.isEmpty() && !endless.contains(element) && !tag.endsWith(QLatin1Char('/')))
            depth = std::max<qsizetype>(0, depth + (isEnd ? -1 : 1));
        demand.depth = std::max(demand.depth, depth);
        if (isEnd) continue;
        const bool isCell = element == QLatin1String("td") || element == QLatin1String("th");
        demand.tables += element == QLatin1String("table") ? 1 : 0;
        demand.rows += element == QLatin1String("tr") ? 1 : 0;
        if (element == QLatin1String("table") || element == QLatin1String("tr")) cells = 0;
        cells += isCell ? 1 : 0;
        demand.widestRow = std::max(demand.widestRow, cells);
        demand.mergesCells |= isCell && span.match(tag).hasMatch();
    }
    return demand;
}

SourceError tooLong() { return {HtmlText::tr("The formatted text is too long to be read.")}; }

/// Checks the text before a document takes time and memory for it; nothing if it may be read.
std::optional<SourceError> refusal(const QString& html) {
    const Demand demand = demandOf(html);
    if (demand.mergesCells)
        return SourceError{HtmlText::tr("The table has merged cells, so it cannot be read as a board.")};
    if (demand.tables > mostTables || demand.rows * demand.widestRow > mostCells)
        return SourceError{HtmlText::tr("The table is too large to be read as a board.")};
    if (demand.tags > mostTags) return tooLong();
    if (demand.depth > mostDepth)
        return SourceError{HtmlText::tr("The formatted text is too deeply nested to be read.")};
    return std::nullopt;
}

/// The tables without tables inside them, in order.
void addTables(const QTextFrame& frame, QList<QTextTable*>& tables) {
    for (QTextFrame* child : frame.childFrames()) {
        const qsizetype before = tables.size();
        addTables(*child, tables);
        auto* table = qobject_cast<QTextTable*>(child);
        if (table != nullptr && tables.size() == before) tables << table;
    }
}

QString wordsIn(const QTextTableCell& cell) {
    QTextCursor cursor = cell.firstCursorPosition();
    cursor.setPosition(cell.lastCursorPosition().position(), QTextCursor::KeepAnchor);
    // Pictures leave a sign of their own.
    return cursor.selectedText().remove(QChar::ObjectReplacementCharacter).simplified();
}

/// The cell's background; white if it has none.
QRgb colourOf(const QTextTableCell& cell) {
    constexpr int opaque = 128;
    const QBrush brush = cell.format().background();
    const bool isSeen = brush.style() != Qt::NoBrush && brush.color().alpha() >= opaque;
    return isSeen ? brush.color().rgb() : qRgb(255, 255, 255);
}

/// Calls visit(row, cell) for all cells in reading order.
template <class Visit>
void forEachCell(const QTextTable& table, Visit&& visit) {
    for (int row = 0; row < table.rows(); ++row) {
        for (int column = 0; column < table.columns(); ++column) visit(row, table.cellAt(row, column));
    }
}

/// The colours of cells without words, as b and w.
Result<QString, SourceError> colourRows(const QTextTable& table) {
    QSet<QRgb> colours;
    forEachCell(table, [&](int, const QTextTableCell& cell) { colours << colourOf(cell); });
    const int count = static_cast<int>(colours.size());
    if (count == 1)
        return SourceError{HtmlText::tr("The cells of the table are empty and all have the same colour.")};
    if (count > 2) {
        return SourceError{HtmlText::tr(
            "The cells of the table are empty and have %n colours; a board has two.", nullptr, count)};
    }
    const QRgb darker = *std::ranges::min_element(colours, {}, [](QRgb colour) { return qGray(colour); });
    QStringList rows(table.rows());
    forEachCell(table, [&](int row, const QTextTableCell& cell) {
        rows[row] += QLatin1Char(colourOf(cell) == darker ? 'b' : 'w');
    });
    return rows.join(QLatin1Char('\n'));
}

Result<QString, SourceError> rowsOf(const QTextTable& table) {
    QList<QStringList> rows(table.rows());
    bool areEmpty = true;
    forEachCell(table, [&](int row, const QTextTableCell& cell) {
        rows[row] << wordsIn(cell);
        areEmpty &= rows[row].last().isEmpty();
    });
    if (areEmpty) return colourRows(table);
    QStringList lines;
    for (const QStringList& row : rows) lines << row.join(QLatin1Char('\t'));
    return lines.join(QLatin1Char('\n'));
}

bool hasTable(const QString& html) { return html.contains(QLatin1String("<table"), Qt::CaseInsensitive); }

} // namespace

Result<QString, SourceError> textOfHtml(const QString& html) {
    if (html.size() > mostHtml) return tooLong();
    const QString bare = withoutComments(html);
    if (auto refused = refusal(bare)) return *std::move(refused);
    LoneDocument document;
    document.setUndoRedoEnabled(false);
    document.setHtml(withPlainBackgrounds(bare));
    QList<QTextTable*> tables;
    addTables(*document.rootFrame(), tables);
    if (tables.isEmpty()) return document.toPlainText();
    // On a page, other tables may only be there for the looks.
    QStringList texts;
    std::optional<SourceError> error;
    for (const QTextTable* table : tables) {
        auto rows = rowsOf(*table);
        if (rows) {
            texts << *std::move(rows);
        } else {
            error = rows.error();
        }
    }
    if (texts.isEmpty()) return error.value();
    return texts.join(QLatin1String("\n\n"));
}

qsizetype lengthOf(const RichText& text) {
    return std::visit([](const auto& plain) { return plain.size(); }, text.plain) + text.html.size();
}

Result<Recognised, SourceError> recogniseRichText(const RichText& text, Monitor* monitor) {
    const auto* const characters = std::get_if<QString>(&text.plain);
    const QByteArray bytes = characters != nullptr ? characters->toUtf8() : std::get<QByteArray>(text.plain);
    auto plain = recogniseText(bytes, monitor);
    if ((plain && !plain->isOpen) || text.html.isEmpty()) return plain;
    const auto converted = textOfHtml(text.html);
    // A table that can't be read says more than that there is no board.
    if (!converted) return plain || !hasTable(text.html) ? plain : converted.error();
    auto rich = recogniseText(converted->toUtf8(), monitor);
    if (!rich) return !plain && bytes.isEmpty() ? rich : plain;
    const bool isClearer = hasTable(text.html) && !rich->isOpen;
    return plain && !isClearer ? plain : rich;
}

} // namespace flip::ui
