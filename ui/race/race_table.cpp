#include "ui/race/race_table.h"

#include "ui/look/palettes.h"
#include "ui/race/race_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

constexpr int numbersHeight = 20;
constexpr int remarkHeight = 17;
constexpr int columnGap = 14;
/// The margin that Qt leaves on both sides of the text in a cell.
constexpr int textRoom = 3;

QFont remarkFont() {
    QFont font = QGuiApplication::font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

/// Subdued text over a thin line.
class Header : public QHeaderView {
  public:
    explicit Header(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setSectionsClickable(false);
        setHighlightSections(false);
        setMinimumSectionSize(1);
        setFixedHeight(numbersHeight);
        viewport()->setAutoFillBackground(false);
    }

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        const auto what = [&](int role) { return model()->headerData(section, orientation(), role); };
        painter->setFont(what(Qt::FontRole).value<QFont>());
        painter->setPen(quietText(palette()));
        painter->drawText(rect.adjusted(textRoom, 0, -textRoom, 0), what(Qt::TextAlignmentRole).toInt(),
                          what(Qt::DisplayRole).toString());
        painter->setPen(hairline(palette()));
        // From the first letter to the last.
        const QPoint left(rect.left() == 0 ? textRoom : 0, 0);
        const QPoint right(rect.right() + 1 == length() ? textRoom : 0, 0);
        painter->drawLine(rect.bottomLeft() + left, rect.bottomRight() - right);
    }
};

/// The chosen row has the same soft background as in the chart.
class Delegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->palette.setColor(QPalette::Highlight, currentGround(option->palette));
        option->palette.setBrush(QPalette::HighlightedText, option->palette.text());
        option->state.setFlag(QStyle::State_HasFocus, false);
    }
};

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

int RaceTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !race_ ? 0 : rowOf(race_->lanes.size());
}

int RaceTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columnTotal;
}

QString RaceTableModel::remark(const RaceLane& lane) const {
    QStringList parts;
    const auto tells = [&](Column column) { return std::ranges::find(told_, column) != told_.end(); };
    const QString nodes = race_words::nodes(lane);
    if (tells(Nodes) && !nodes.isEmpty()) parts << tr("%1 nodes").arg(nodes);
    if (tells(Memory) && lane.cost.memory > 0) parts << race_words::memory(lane);
    return (parts << race_words::remark(lane)).join(tr("; "));
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
        return isRemark ? remarkFont() : QVariant();
    case Qt::ForegroundRole:
        return isRemark ? quietText(QGuiApplication::palette()) : QVariant();
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
    if (role == Qt::FontRole) return remarkFont();
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
    setHorizontalHeader(new Header(this));
    setItemDelegate(new Delegate(this));
    setModel(&model_);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
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
        for (int row = 0; row < model_.rowCount(); row += 2) {
            setRowHeight(row, numbersHeight);
            setRowHeight(row + 1, remarkHeight);
            setSpan(row + 1, 0, 1, RaceTableModel::columnTotal);
        }
        updateGeometry();
    }
    fitColumns();
}

QSize RaceTable::sizeHint() const {
    return {300, numbersHeight + model_.rowCount() / 2 * (numbersHeight + remarkHeight)};
}

void RaceTable::fitColumns() {
    const QFontMetrics letters(font());
    const QFontMetrics heads(remarkFont());
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
    for (const auto column : {RaceTableModel::Memory, RaceTableModel::Nodes}) {
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
}

void RaceTable::copy() const {
    if (!model_.race()) return;
    auto* table = new QMimeData;
    table->setText(race_words::plainTable(*model_.race()));
    table->setHtml(race_words::htmlTable(*model_.race()));
    QGuiApplication::clipboard()->setMimeData(table);
}

void RaceTable::mark(std::optional<std::size_t> lane) {
    if (lane) {
        selectRow(RaceTableModel::rowOf(*lane));
    } else {
        clearSelection();
    }
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
    emit copied();
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
