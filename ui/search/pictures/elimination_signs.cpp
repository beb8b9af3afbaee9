#include "ui/search/pictures/elimination_signs.h"

#include "ui/board/mini_board.h"
#include "ui/look/palettes.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace flip::ui::elimination_signs {

namespace {

/// The texts' context for translators.
struct Signs {
    Q_DECLARE_TR_FUNCTIONS(EliminationPicture)
};

LegendSign entrySign(Entry entry) {
    return [entry](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        // Whole pixels keep the frame sharp.
        const qreal beside = std::round(rect.width() * 0.15);
        paintEntry(painter, rect.adjusted(beside, beside, -beside, -beside), entry, true, palette);
    };
}

void paintFreeSign(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    const qreal beside = rect.width() * 0.2;
    paintHead(painter, rect.adjusted(beside, beside, -beside, -beside), true, palette);
}

} // namespace

QColor withAlpha(QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
}

QColor bandColour(const QPalette& palette) {
    return withAlpha(palette.color(QPalette::Highlight), isDark(palette) ? 0.32F : 0.16F);
}

void paintEntry(QPainter& painter, const QRectF& rect, Entry entry, bool fine, const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor fill = entry == Entry::Strong ? accent : withAlpha(quietText(palette), 0.75F);
    if (entry == Entry::Gone) {
        painter.setPen(QPen(accent, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    } else if (fine) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(rect, 1.5, 1.5);
    } else {
        painter.fillRect(rect, fill);
    }
}

void paintHead(QPainter& painter, const QRectF& rect, bool isFree, const QPalette& palette) {
    const QColor accent = palette.color(QPalette::Highlight);
    if (!isFree) {
        painter.fillRect(rect, accent);
        return;
    }
    const QPointF centre = rect.center();
    painter.setPen(QPen(accent, std::max(rect.width() / 6, 1.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF({{centre.x(), rect.top()},
                                   {rect.right(), centre.y()},
                                   {centre.x(), rect.bottom()},
                                   {rect.left(), centre.y()}}));
}

void paintSide(QPainter& painter, QPointF at, qreal radius, Colour colour, const QPalette& palette) {
    const BoardTheme theme = miniTheme(palette);
    painter.setPen(QPen(quietText(palette), 1));
    painter.setBrush(colour == Colour::White ? theme.white : theme.black);
    painter.drawEllipse(at, radius, radius);
}

void paintOdd(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::WindowText));
    const QSizeF half(std::max(rect.width() * 0.13, 1.0), rect.height() * 0.36);
    painter.drawRoundedRect(QRectF(rect.center() - QPointF(half.width(), half.height()), 2 * half),
                            half.width() / 2, half.width() / 2);
}

void paintOutline(QPainter& painter, const QRectF& rect, const QColor& colour, Qt::PenStyle style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 1.5, style));
    painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), 2, 2);
}

std::vector<LegendEntry> legend(std::optional<Goal::Kind> goal) {
    std::vector<LegendEntry> all{{entrySign(Entry::Plain), Signs::tr("turns it over")},
                                 {entrySign(Entry::Strong), Signs::tr("determined or added")},
                                 {entrySign(Entry::Gone), Signs::tr("just cancelled")},
                                 {paintFreeSign, Signs::tr("free press")},
                                 {paintOdd, Signs::tr("odd number")}};
    if (!goal) return all;
    for (const Colour colour : coloursOf(*goal)) {
        const auto side = [colour](QPainter& painter, const QRectF& rect, const QPalette& palette) {
            paintSide(painter, rect.center(), rect.width() * 0.3, colour, palette);
        };
        all.push_back({side, Signs::tr("for %1").arg(answer_words::reached(colour, *goal))});
    }
    return all;
}

} // namespace flip::ui::elimination_signs
