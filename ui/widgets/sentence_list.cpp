#include "ui/widgets/sentence_list.h"

#include "ui/look/palettes.h"

#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr int besideText = 8;
constexpr int aboveText = 4;
/// Of the bar beside the chosen sentence.
constexpr qreal barWidth = 3;
/// The rows that are always visible.
constexpr int leastRows = 3;

/// Qt's own delegate cuts words that it has made room for.
class SentenceDelegate : public QStyledItemDelegate {
  public:
    explicit SentenceDelegate(const SentenceList& list, QObject* parent)
        : QStyledItemDelegate(parent), list_(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const QRect room(0, 0, list_.viewport()->width() - 2 * besideText, 1000);
        const QRect words = list_.fontMetrics().boundingRect(room, Qt::TextWordWrap, index.data().toString());
        return {0, words.height() + 2 * aboveText};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_Selected) || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(currentGround(option.palette));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        }
        if (option.state.testFlag(QStyle::State_Selected)) {
            // The pointer's row has the same ground, but no bar.
            painter->setBrush(option.palette.color(QPalette::Highlight));
            painter->drawRoundedRect(
                QRectF(option.rect.left() + 2, option.rect.top() + 5, barWidth, option.rect.height() - 10),
                barWidth / 2, barWidth / 2);
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 5, 5);
        }
        painter->setPen(option.palette.color(QPalette::Text));
        painter->setFont(option.font);
        painter->drawText(option.rect.adjusted(besideText, aboveText, -besideText, -aboveText),
                          Qt::TextWordWrap | Qt::AlignVCenter, index.data().toString());
        painter->restore();
    }

  private:
    const SentenceList& list_;
};

} // namespace

SentenceList::SentenceList(const QString& title, QWidget* parent) : QListWidget(parent) {
    setAccessibleName(title);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setItemDelegate(new SentenceDelegate(*this, this));
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex& index) {
        // A click may also activate, after the list was replaced.
        if (index.isValid()) emit chosen(shown_[static_cast<std::size_t>(index.row())].number);
    };
    connect(this, &QListWidget::clicked, this, choose);
    connect(this, &QListWidget::activated, this, choose);
}

void SentenceList::setSentences(const std::vector<Sentence>& sentences) {
    // The same ones stay where they have been scrolled to.
    if (sentences == shown_) return;
    // Of thousands, often only the last one is another. Of those that follow, none stays chosen.
    const auto firstOther = std::ranges::mismatch(sentences, shown_).in1 - sentences.begin();
    if (firstOther == 0) clear();
    if (currentRow() >= firstOther) setCurrentRow(-1);
    while (count() > firstOther) delete takeItem(count() - 1);
    shown_ = sentences;
    for (auto i = firstOther; i < std::ssize(shown_); ++i) addItem(shown_[static_cast<std::size_t>(i)].text);
    updateGeometry();
}

int SentenceList::heightOf(int rows) const {
    int height = 0;
    for (int i = 0; i < std::min(rows, count()) && height < maximumHeight(); ++i) height += sizeHintForRow(i);
    return height + 2 * frameWidth();
}

QSize SentenceList::sizeHint() const { return {240, heightOf(count())}; }

QSize SentenceList::minimumSizeHint() const { return {120, heightOf(leastRows)}; }

void SentenceList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    if (event->oldSize().width() == event->size().width()) return;
    // In another width the sentences need other heights.
    scheduleDelayedItemsLayout();
    updateGeometry();
}

} // namespace flip::ui
