#include "ui/statistics/statistics_table.h"

#include "ui/look/grown.h"
#include "ui/statistics/statistics_words.h"
#include "ui/widgets/quiet_table.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// In a narrow dialog, the font becomes smaller, but not smaller than this part of it.
constexpr double smallestShare = 0.5;

/// For titles of two words, one above the other: numbers need little width.
int headerHeight(const QFont& font) { return grown(22, font) + QFontMetrics(smallTableFont()).lineSpacing(); }

/// Of its longest word.
int widthOf(const QString& title, const QFont& font) {
    const QFontMetrics metrics(font);
    int widest = 0;
    for (const QString& word : title.split(QLatin1Char(' ')))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest;
}

int lineHeight(const QFont& font) { return grown(22, font); }

constexpr int fewestRows = 3;
/// More rows than that scroll, so that the charts keep their room.
constexpr int mostRows = 7;
constexpr int cellGap = 18;
/// In characters.
constexpr int leastName = 18;

enum Column { Name, Played, Solved, Alone, Fewest, ColumnTotal };

Qt::Alignment alignmentOf(int column) {
    return (column == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

} // namespace

StatisticsTable::StatisticsTable(QWidget* parent) : QTableWidget(0, ColumnTotal, parent) {
    setObjectName(QStringLiteral("statisticsTable"));
    setAccessibleName(tr("Your games by kind of puzzle"));
    setHorizontalHeader(new QuietHeader(headerHeight(font()), this));
    setItemDelegate(new QuietDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(lineHeight(font()));
    const QStringList titles{tr("Puzzle"), tr("Played"), tr("Solved"), tr("Without help"),
                             tr("At the minimum")};
    for (int column = 0; column < ColumnTotal; ++column) {
        auto* title = new QTableWidgetItem(titles[column]);
        title->setTextAlignment(alignmentOf(column));
        setHorizontalHeaderItem(column, title);
        horizontalHeader()->setSectionResizeMode(column,
                                                 column == Name ? QHeaderView::Stretch : QHeaderView::Fixed);
    }
    fitColumns();
    connect(this, &QTableWidget::currentCellChanged, this, [this](int row, int, int before) {
        if (row != before) emit choiceChanged();
    });
}

void StatisticsTable::setCell(int row, int column, const QString& text) {
    auto* cell = new QTableWidgetItem(text);
    cell->setTextAlignment(alignmentOf(column));
    // Of a name that is too long, the end is left out.
    if (column == Name) cell->setToolTip(text);
    cell->setData(
        Qt::AccessibleTextRole,
        column == Name
            ? text
            : tr("%1: %2", "a column and its number").arg(horizontalHeaderItem(column)->text(), text));
    setItem(row, column, cell);
}

void StatisticsTable::show(const std::vector<StatisticsSummary>& summaries) {
    const QString kept =
        currentRow() < 0 ? QString() : item(currentRow(), Name)->data(Qt::UserRole).toString();
    {
        const QSignalBlocker blocker(this);
        setRowCount(static_cast<int>(summaries.size()));
        int chosenRow = 0;
        const QLocale locale;
        for (int row = 0; row < rowCount(); ++row) {
            const StatisticsSummary& summary = summaries[static_cast<std::size_t>(row)];
            setCell(row, Name, statistics_words::name(summary));
            item(row, Name)->setData(Qt::UserRole, summary.kind);
            setCell(row, Played, locale.toString(summary.played));
            setCell(row, Solved, locale.toString(summary.solved));
            setCell(row, Alone, locale.toString(summary.alone));
            // Where there is no game that could be at the minimum, 0 would say that all of them missed it.
            setCell(row, Fewest, summary.alone > 0 ? locale.toString(summary.fewest) : tr("–", "no number"));
            if (summary.kind == kept) chosenRow = row;
        }
        if (rowCount() > 0) setCurrentCell(chosenRow, Name);
    }
    updateGeometry();
    emit choiceChanged();
}

void StatisticsTable::paintEvent(QPaintEvent* event) {
    QTableWidget::paintEvent(event);
    markFocus(*this);
}

void StatisticsTable::initViewItemOption(QStyleOptionViewItem* option) const {
    QTableWidget::initViewItemOption(option);
    softenSelection(*option);
}

int StatisticsTable::heightOf(int rows) {
    const QFont font = QGuiApplication::font();
    return headerHeight(font) + rows * lineHeight(font) + 2;
}

QSize StatisticsTable::sizeHint() const { return {480, heightOf(std::clamp(rowCount(), 1, mostRows))}; }

QSize StatisticsTable::minimumSizeHint() const {
    return {static_cast<int>(std::ceil(widthNeeded() * smallestShare)),
            heightOf(std::clamp(rowCount(), 1, fewestRows))};
}

int StatisticsTable::widthNeeded() const {
    // The name of a puzzle may be shortened, numbers may not.
    int wide = QFontMetrics(QGuiApplication::font()).averageCharWidth() * leastName;
    for (int column = Name + 1; column < ColumnTotal; ++column)
        wide += widthOf(horizontalHeaderItem(column)->text(), smallTableFont()) + cellGap;
    return wide;
}

void StatisticsTable::fitColumns() {
    const double share =
        std::clamp(static_cast<double>(width()) / std::max(widthNeeded(), 1), smallestShare, 1.0);
    const auto smaller = [share](QFont font) {
        font.setPointSizeF(font.pointSizeF() * share);
        return font;
    };
    setFont(smaller(QGuiApplication::font()));
    for (int column = 0; column < ColumnTotal; ++column) {
        QTableWidgetItem& title = *horizontalHeaderItem(column);
        title.setFont(smaller(smallTableFont()));
        if (column != Name)
            setColumnWidth(column, widthOf(title.text(), title.font()) + static_cast<int>(cellGap * share));
    }
}

void StatisticsTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitColumns();
}

} // namespace flip::ui
