#include "ui/atlas/hardest_chart.h"

#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// For the numbers of rows and columns, left of the table and above it, on a ground of their own.
qreal axis(const QFont& font) { return grown(20, font); }

/// Between them and the table, and below the title.
constexpr qreal tableGap = 4;
/// From this height on, an item has a board above its number.
constexpr qreal heightWithBoard = 34;

QFont axisFont(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.85);
    return font;
}

} // namespace

HardestChart::HardestChart(QWidget* parent) : ItemChart(Qt::Horizontal, parent) {
    setObjectName(QStringLiteral("hardestChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The hardest boards of each size"));
    connect(this, &ItemChart::itemTaken, this, [this](std::size_t item) {
        const HardestOfSize& size = sizes_[item];
        if (size.hardest) emit taken({size.rule, size.hardest->board, size.goal});
    });
}

void HardestChart::show(std::vector<HardestOfSize> sizes) {
    sizes_ = std::move(sizes);
    itemsReplaced();
}

void HardestChart::setSize(std::size_t item, const HardestOfSize& size) {
    sizes_[item] = size;
    describe();
    if (current() == item) emit currentChanged();
}

HardestSheet HardestChart::sheet(const QString& words) const {
    constexpr int margin = 16;
    const QRect room = fontMetrics().boundingRect(rect(), Qt::TextWordWrap, words);
    const QRect whole(0, 0, width() + 2 * margin, height() + room.height() + 3 * margin);
    HardestSheet sheet{QPicture(), words};
    sheet.picture.setBoundingRect(whole);
    QPainter painter(&sheet.picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(whole, palette().window());
    painter.translate(margin, margin);
    paintTable(painter);
    painter.setFont(font());
    painter.setPen(quietText(palette()));
    painter.drawText(QRect(0, height() + margin, width(), room.height()), Qt::TextWordWrap, words);
    return sheet;
}

int HardestChart::side() const { return itemCount() == 1 ? 1 : HardestJob::side; }

qreal HardestChart::titleHeight() const { return QFontMetricsF(font()).height() + tableGap; }

QRectF HardestChart::table() const {
    const qreal before = side() == 1 ? 0 : axis(font()) + tableGap;
    const qreal above = titleHeight() + before;
    const qreal room = std::min(width() - before, height() - above);
    const qreal item = std::max(std::floor(room / side()), 1.0);
    const qreal wide = item * side();
    return {std::floor((width() - wide - before) / 2) + before,
            std::floor((height() - wide - above) / 2) + above, wide, wide};
}

QRectF HardestChart::itemRect(std::size_t item) const {
    const QRectF all = table();
    const qreal wide = all.width() / side();
    const auto number = static_cast<int>(item);
    const int row = number / side();
    return {all.left() + number % side() * wide, all.top() + row * wide, wide, wide};
}

QString HardestChart::sentence(std::size_t item) const {
    const HardestOfSize& size = sizes_[item];
    const QString name = QStringLiteral("%1×%2").arg(size.rule.size().rows).arg(size.rule.size().columns);
    if (size.waits) return tr("%1: not known yet.").arg(name);
    if (size.isStopped) return tr("%1: not known. There was too little time or memory for it.").arg(name);
    if (!size.hardest) {
        return tr("%1: not known. This size has too many press sets with the same effect.").arg(name);
    }
    const QString needs = answer_words::presses(size.hardest->least());
    if (size.hardest->proven()) return tr("%1: the hardest board needs %2.").arg(name, needs);
    return tr("%1: this board needs %2; another may need more, but none more than %3.")
        .arg(name, needs)
        .arg(size.hardest->atMost);
}

void HardestChart::keyPressEvent(QKeyEvent* event) {
    const auto row = static_cast<std::size_t>(side());
    if (event->key() == Qt::Key_Down) {
        if (chosen() + row < itemCount()) choose(chosen() + row);
    } else if (event->key() == Qt::Key_Up) {
        if (chosen() >= row) choose(chosen() - row);
    } else {
        ItemChart::keyPressEvent(event);
    }
}

void HardestChart::paintItem(QPainter& painter, std::size_t item, bool isStrong) const {
    const HardestOfSize& size = sizes_[item];
    const QRectF room = itemRect(item).adjusted(0, 2, 0, -2);
    const qreal words = QFontMetricsF(painter.font()).height();
    painter.setPen(isStrong ? palette().color(QPalette::WindowText) : quietText(palette()));
    if (!size.hardest) {
        painter.drawText(room, Qt::AlignCenter, size.waits ? QStringLiteral("·") : QStringLiteral("–"));
        return;
    }
    const QString number =
        QString::number(size.hardest->least()) + (size.hardest->proven() ? QString() : QStringLiteral("+"));
    const bool hasBoard = room.height() >= heightWithBoard;
    const QRectF below(room.left(), room.bottom() - words, room.width(), words);
    painter.drawText(hasBoard ? below : room, Qt::AlignCenter, number);
    if (!hasBoard) return;
    // All pieces of all boards are equally large.
    const Size cells = size.rule.size();
    const qreal cell = (room.height() - words - 2) / side();
    QRectF board(0, 0, cell * cells.columns, cell * cells.rows);
    if (side() == 1) board.setSize(QSizeF(room.width(), room.height() - words - 2));
    board.moveCenter({room.center().x(), room.top() + (room.height() - words - 2) / 2});
    painter.save();
    paintMiniBoard(painter, board, size.hardest->board, miniTheme(palette(), size.goal));
    painter.restore();
}

void HardestChart::paintAxes(QPainter& painter) const {
    if (side() == 1) return;
    const QRectF all = table();
    const QRectF columns(all.left(), all.top() - tableGap - axis(font()), all.width(), axis(font()));
    const QRectF rows(all.left() - tableGap - axis(font()), all.top(), axis(font()), all.height());
    painter.setPen(Qt::NoPen);
    QColor ground = palette().color(QPalette::WindowText);
    constexpr int share = 20;
    ground.setAlpha(share);
    painter.setBrush(ground);
    for (const QRectF& strip : {columns, rows}) painter.drawRoundedRect(strip, 4, 4);
    QFont bold = painter.font();
    bold.setBold(true);
    painter.save();
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    const qreal wide = all.width() / side();
    for (int i = 0; i < side(); ++i) {
        const QString number = QString::number(i + 1);
        painter.drawText(QRectF(columns.left() + i * wide, columns.top(), wide, axis(font())),
                         Qt::AlignCenter, number);
        painter.drawText(QRectF(rows.left(), rows.top() + i * wide, axis(font()), wide), Qt::AlignCenter,
                         number);
    }
    painter.restore();
    painter.setPen(quietText(palette()));
    painter.drawText(QRectF(rows.left(), columns.top(), axis(font()), axis(font())), Qt::AlignCenter,
                     QStringLiteral("×"));
}

void HardestChart::paintTitle(QPainter& painter) const {
    const QString title = side() == 1 ? tr("The hardest board") : tr("The hardest board of each size");
    const qreal top = table().top() - titleHeight() - (side() == 1 ? 0 : axis(font()) + tableGap);
    QFont bold = font();
    bold.setBold(true);
    painter.save();
    painter.setFont(fitted(bold, title, width()));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, top, width(), titleHeight() - tableGap), Qt::AlignCenter, title);
    painter.restore();
}

void HardestChart::paintEvent(QPaintEvent*) {
    if (itemCount() == 0) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCurrentGround(painter);
    paintTable(painter, current());
}

void HardestChart::paintTable(QPainter& painter, std::optional<std::size_t> strong) const {
    painter.setFont(axisFont(font()));
    paintTitle(painter);
    paintAxes(painter);
    for (std::size_t i = 0; i < itemCount(); ++i) paintItem(painter, i, strong == i);
}

} // namespace flip::ui
