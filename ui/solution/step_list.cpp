#include "ui/solution/step_list.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace flip::ui {

namespace {

int rowHeight(const QFont& font) { return grown(32, font); }

int badgeRadius(const QFont& font) { return grown(10, font); }

/// A longer list takes the remaining room of the panel and scrolls.
constexpr int mostRows = 7;
/// The fewest rows it has.
constexpr int leastRows = 3;

int heightOf(int rows, const QFont& font) { return rowHeight(font) * rows + 2; }

/// A numbered circle, filled once the step is made, and the words.
class StepDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// As wide as the list: words that have no room become smaller.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        return {0, rowHeight(option.font)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QPalette& palette = option.palette;
        const QColor accent = palette.color(QPalette::Highlight);
        const bool done = index.data(StepListModel::DoneRole).toBool();
        const bool next = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (next) {
            painter->setPen(option.state.testFlag(QStyle::State_HasFocus) ? QPen(focusColour(palette), 1.5)
                                                                          : QPen(Qt::NoPen));
            painter->setBrush(currentGround(palette));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
        }
        const int radius = badgeRadius(option.font);
        // As wide as the largest number needs.
        QFont small = option.font;
        const QString longest = QString::number(index.model()->rowCount());
        small.setPixelSize(radius * (longest.size() > 2 ? 9 : 11) / 10);
        constexpr int beside = 4;
        const int half = std::max(radius, QFontMetrics(small).horizontalAdvance(longest) / 2 + beside);
        const QRectF badge(option.rect.left() + 8, option.rect.center().y() + 0.5 - radius, 2 * half,
                           2 * radius);
        const QColor ring = next || done ? accent : quietText(palette);
        painter->setPen(QPen(ring, 1.5));
        painter->setBrush(done ? QBrush(accent) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(badge, radius, radius);
        painter->setFont(small);
        painter->setPen(done ? palette.color(QPalette::HighlightedText) : palette.color(QPalette::Text));
        painter->drawText(badge, Qt::AlignCenter, index.data(StepListModel::NumberRole).toString());
        const QRect words = option.rect.adjusted(20 + 2 * half, 0, -4, 0);
        const QString text = index.data().toString();
        const QFont font = fitted(option.font, text, words.width());
        painter->setFont(font);
        painter->setPen(palette.color(QPalette::Text));
        painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                          QFontMetrics(font).elidedText(text, Qt::ElideRight, words.width()));
        painter->restore();
    }
};

} // namespace

StepListModel::StepListModel(SolutionPlayer& player, QObject* parent)
    : QAbstractListModel(parent), player_(player) {
    connect(&player_, &SolutionPlayer::changed, this, &StepListModel::refresh);
    refresh();
}

int StepListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QVariant StepListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Cell cell = shown_.at(index.row());
    const bool done = index.row() < player_.index();
    const QString words = tr("Press row %1, column %2").arg(cell.row + 1).arg(cell.column + 1);
    switch (role) {
    case Qt::DisplayRole:
        return words;
    case Qt::AccessibleTextRole:
        return done ? tr("Step %1, done: %2").arg(index.row() + 1).arg(words)
                    : tr("Step %1: %2").arg(index.row() + 1).arg(words);
    case DoneRole:
        return done;
    case NumberRole:
        return index.row() + 1;
    default:
        return {};
    }
}

void StepListModel::refresh() {
    if (shown_ != player_.steps()) {
        beginResetModel();
        shown_ = player_.steps();
        endResetModel();
    } else if (!shown_.empty()) {
        const auto [first, last] = std::minmax({done_, player_.index()});
        const int end = static_cast<int>(shown_.size()) - 1;
        emit dataChanged(index(std::min(first, end)), index(std::min(last, end)));
    }
    done_ = player_.index();
}

StepList::StepList(SolutionPlayer& player, QWidget* parent) : QListView(parent), player_(player) {
    setObjectName(QStringLiteral("steps"));
    setModel(new StepListModel(player, this));
    setItemDelegate(new StepDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    setAccessibleName(tr("Steps"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) { player_.goTo(index.row()); });
    connect(&player_, &SolutionPlayer::changed, this, &StepList::refresh);
}

QSize StepList::sizeHint() const {
    const int rows = model()->rowCount();
    return {240, heightOf(rows > mostRows ? leastRows : std::max(rows, 1), font())};
}

void StepList::keyPressEvent(QKeyEvent* event) {
    const int key = event->key() == Qt::Key_Up     ? Qt::Key_Left
                    : event->key() == Qt::Key_Down ? Qt::Key_Right
                                                   : event->key();
    if (!handlePlayerKey(player_, key)) QListView::keyPressEvent(event);
}

void StepList::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
    // Of half a million steps a few are seen. A list would lay out all rows anew, though none changes its
    // height, and its base would look for the place of each that changed.
    const QModelIndex top = indexAt(viewport()->rect().topLeft());
    const QModelIndex bottom = indexAt(viewport()->rect().bottomLeft());
    const int from = std::max(first.row(), top.row());
    const int to = bottom.isValid() ? std::min(last.row(), bottom.row()) : last.row();
    if (from > to) return;
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): the list would lay out all rows
    QAbstractItemView::dataChanged(model()->index(from, 0), model()->index(to, 0), roles);
}

void StepList::refresh() {
    const bool scrolls = model()->rowCount() > mostRows;
    QSizePolicy policy(QSizePolicy::Expanding, scrolls ? QSizePolicy::Expanding : QSizePolicy::Maximum);
    policy.setVerticalStretch(scrolls ? 100 : 0);
    setSizePolicy(policy);
    setMaximumHeight(std::min(heightOf(std::max(model()->rowCount(), 1), font()), QWIDGETSIZE_MAX));
    updateGeometry();
    const QModelIndex next = model()->index(player_.index(), 0);
    if (next.isValid()) {
        setCurrentIndex(next);
    } else {
        clearSelection();
        setCurrentIndex({});
        // All steps have been made.
        scrollToBottom();
    }
}

} // namespace flip::ui
