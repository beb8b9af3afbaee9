#include "ui/race/race_table.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/race/race_words.h"
#include "ui/widgets/quiet_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>
#include <array>
#include <utility>

namespace flip::ui {

namespace {

int numbersHeight(const QFont& font) { return grown(20, font); }

/// What is left free below a remark.
constexpr int belowRemark = 3;
/// On both sides of the text in a cell.
constexpr int besideText = 6;
constexpr int columnGap = 14;

} // namespace

void RaceTableModel::show(const Race& race) {
    const bool others = !race_ || race_->lanes.size() != race.lanes.size();
    if (others) beginResetModel();
    race_ = race;
    if (others) return endResetModel();
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnTotal - 1));
}

void RaceTableModel::setTold(std::vector<Column> told) {
    if (told == told_) return;
    told_ = std::move(told);
    if (race_) emit dataChanged(index(0, 0), index(rowCount() - 1, columnTotal - 1));
}

void RaceTableModel::setFaded(bool faded) {
    if (std::exchange(isFaded_, faded) == faded || !race_) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnTotal - 1), {Qt::ForegroundRole});
}

int RaceTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !race_ ? 0 : rowOf(race_->lanes.size());
}

int RaceTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnTotal;
}

QString RaceTableModel::remark(const RaceLane& lane) const {
    QStringList parts;
    const auto tells = [&](Column column) { return std::ranges::find(told_, column) != told_.end(); };
    if (tells(Result)) parts << race_words::result(lane);
    const QString nodes = race_words::nodes(lane);
    if (tells(Nodes) && !nodes.isEmpty())
        parts << (lane.cost.nodes == 1 ? tr("1 node") : tr("%1 nodes").arg(nodes));
    if (tells(Memory) && lane.cost.memory > 0) parts << tr("%1 of memory").arg(race_words::memory(lane));
    const QString remark = race_words::remark(lane);
    // What the columns would tell is read as one thing, and what a node is as another.
    return parts.isEmpty() ? remark : parts.join(tr(", ", "between numbers")) + QLatin1Char('\n') + remark;
}

QString RaceTableModel::text(const QModelIndex& index) const {
    const RaceLane& lane = race_->lanes[laneOf(index.row())];
    if (index.row() % 2 == 1) {
        return index.column() == Method ? remark(lane) : QString();
    }
    switch (index.column()) {
    case Method:
        return race_words::name(lane);
    case Result:
        return race_words::result(lane);
    case Nodes:
        return race_words::nodes(lane);
    case Time:
        return race_words::time(lane);
    default:
        return race_words::memory(lane);
    }
}

QVariant RaceTableModel::data(const QModelIndex& index, int role) const {
    const bool isRemark = index.row() % 2 == 1;
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::AccessibleDescriptionRole:
        return race_words::sentence(race_->lanes[laneOf(index.row())]);
    case Qt::ToolTipRole:
        return isRemark ? text(index) : QVariant();
    case Qt::TextAlignmentRole:
        if (isRemark) return QVariant::fromValue<Qt::Alignment>(Qt::AlignLeft | Qt::AlignTop);
        return QVariant::fromValue<Qt::Alignment>(
            (index.column() == Method ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom);
    case Qt::FontRole:
        return isRemark ? smallTableFont() : QVariant();
    case Qt::ForegroundRole:
        // Numbers matter, whichever line they are in. Without a colour, rows that are skipped would be pale.
        if (isFaded_) return quietText(QGuiApplication::palette());
        if (!isRemark) return {};
        return told_.empty() ? quietText(QGuiApplication::palette())
                             : QGuiApplication::palette().color(QPalette::WindowText);
    default:
        return {};
    }
}

QVariant RaceTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue<Qt::Alignment>((section == Method ? Qt::AlignLeft : Qt::AlignRight) |
                                                  Qt::AlignVCenter);
    }
    if (role == Qt::FontRole) return smallTableFont();
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Method:
        return tr("Method");
    case Result:
        return tr("Result");
    case Nodes:
        return tr("Nodes");
    case Time:
        return tr("Time");
    default:
        return tr("Memory");
    }
}

Qt::ItemFlags RaceTableModel::flags(const QModelIndex& index) const {
    // Disabled rows are skipped, so the keyboard goes from lane to lane.
    return index.row() % 2 == 1 ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

RaceTable::RaceTable(QWidget* parent) : QTableView(parent) {
    setObjectName(QStringLiteral("raceTable"));
    setAccessibleName(tr("The race as a table"));
    setHorizontalHeader(new QuietHeader(numbersHeight(font()), this));
    setItemDelegate(new QuietDelegate(this));
    setModel(&model_);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    // Only remarks are wider than their room.
    setWordWrap(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
}

void RaceTable::show(const Race& race) {
    const int rows = model_.rowCount();
    model_.show(race);
    if (model_.rowCount() != rows) {
        for (int row = 1; row < model_.rowCount(); row += 2) setSpan(row, 0, 1, RaceTableModel::columnTotal);
    }
    fitColumns();
}

QSize RaceTable::sizeHint() const { return {300, horizontalHeader()->height() + verticalHeader()->length()}; }

void RaceTable::fitRows() {
    const QFontMetrics letters(smallTableFont());
    const QRect room(0, 0, viewport()->width() - besideText, 10'000);
    for (int row = 0; row < model_.rowCount(); row += 2) {
        const QString remark = model_.index(row + 1, RaceTableModel::Method).data().toString();
        setRowHeight(row, numbersHeight(font()));
        setRowHeight(row + 1, letters.boundingRect(room, Qt::TextWordWrap, remark).height() + belowRemark);
    }
    updateGeometry();
}

void RaceTable::fitColumns() {
    const QFontMetrics letters(font());
    const QFontMetrics heads(smallTableFont());
    std::array<int, RaceTableModel::columnTotal> widths{};
    int all = 0;
    for (int column = 0; column < RaceTableModel::columnTotal; ++column) {
        int& width = widths.at(static_cast<std::size_t>(column));
        width =
            heads.horizontalAdvance(model_.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < model_.rowCount(); row += 2) {
            const QString text = model_.index(row, column).data().toString();
            width = std::max(width, letters.horizontalAdvance(text));
        }
        width += columnGap;
        all += width;
    }
    std::vector<RaceTableModel::Column> told;
    for (const auto column : {RaceTableModel::Memory, RaceTableModel::Nodes, RaceTableModel::Result}) {
        const bool fits = all <= viewport()->width();
        setColumnHidden(column, !fits);
        if (fits) continue;
        all -= widths[column];
        told.push_back(column);
    }
    model_.setTold(std::move(told));
    // The remaining width separates the names from the numbers.
    widths[RaceTableModel::Method] += std::max(viewport()->width() - all, 0);
    for (int column = 0; column < RaceTableModel::columnTotal; ++column)
        setColumnWidth(column, widths.at(static_cast<std::size_t>(column)));
    fitRows();
}

void RaceTable::copy() {
    if (!model_.race()) return;
    auto* table = new QMimeData;
    table->setText(race_words::plainTable(*model_.race()));
    table->setHtml(race_words::htmlTable(*model_.race()));
    QGuiApplication::clipboard()->setMimeData(table);
    emit copied();
}

void RaceTable::mark(std::optional<std::size_t> lane) {
    if (lane) {
        selectRow(RaceTableModel::rowOf(*lane));
    } else {
        clearSelection();
    }
}

void RaceTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    markFocus(*this);
}

void RaceTable::initViewItemOption(QStyleOptionViewItem* option) const {
    QTableView::initViewItemOption(option);
    softenSelection(*option);
}

bool RaceTable::event(QEvent* event) {
    // Elsewhere in the window the same keys copy the board.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void RaceTable::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) return QTableView::keyPressEvent(event);
    copy();
}

void RaceTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid() && hasFocus()) emit laneChosen(RaceTableModel::laneOf(current.row()));
}

void RaceTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void RaceTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) fitColumns();
}

} // namespace flip::ui
