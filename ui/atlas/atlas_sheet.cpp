#include "ui/atlas/atlas_sheet.h"

#include "ui/atlas/atlas_colours.h"
#include "ui/atlas/optima_chart.h"
#include "ui/widgets/painted_svg.h"
#include "ui/words/answer_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(AtlasSheet)
};

constexpr int longerSide = 1024;
/// From this width on, boards are drawn as boards; below, they would hide their colour.
constexpr double printedScale = 32;
constexpr int fontPixels = 15;
constexpr qreal border = 20;
constexpr qreal sheetGap = 10;
constexpr qreal swatchSide = 14;

} // namespace

AtlasSheet::AtlasSheet(Parts parts)
    : parts_(std::move(parts)), map_(*parts_.family, parts_.order), boards_(atlasImage(map_, parts_.optima)) {
    // The same size on every screen.
    parts_.font.setPixelSize(fontPixels);
    boards_.setColorTable(atlasColours(parts_.palette, parts_.counts.worst()));
    layOut();
}

QFont AtlasSheet::titleFont() const {
    QFont font = parts_.font;
    font.setPixelSize(fontPixels * 3 / 2);
    font.setBold(true);
    return font;
}

void AtlasSheet::layOut() {
    const int scale = std::max(longerSide / std::max(boards_.width(), boards_.height()), 1);
    const QMarginsF beside = atlas_painter::margins(parts_.family->rule().size(), parts_.font);
    const QSizeF plot = QSizeF(boards_.size()) * scale;
    const qreal left = border + std::ceil(beside.left());
    const qreal wide = std::max(plot.width(), longerSide / 2.0);
    const QFontMetricsF metrics(parts_.font);
    titleRoom_ = {border, border, left + wide - border, QFontMetricsF(titleFont()).height()};
    const QRectF words = metrics.boundingRect(QRectF(0, 0, titleRoom_.width(), longerSide),
                                              static_cast<int>(Qt::TextWordWrap), parts_.words);
    wordsRoom_ = {border, titleRoom_.bottom() + sheetGap / 2, titleRoom_.width(), std::ceil(words.height())};
    const qreal top = std::ceil(wordsRoom_.bottom() + sheetGap);
    view_ = AtlasView(boards_.size(), QRectF({left, top}, plot), 1);
    const qreal bottom = addLegend(std::ceil(top + plot.height() + beside.bottom() + sheetGap), left + wide);
    size_ = QSizeF(left + wide + border, std::ceil(bottom + border)).toSize();
    boards_ = boards_.scaled(plot.toSize());
}

qreal AtlasSheet::addLegend(qreal top, qreal right) {
    const QFontMetricsF metrics(parts_.font);
    QPointF at(border, top);
    const auto add = [&](const QColor& colour, const QString& kind, double boards) {
        const QString words = Sheet::tr("%1: %2").arg(kind, boardsText(boards));
        const qreal width = std::ceil(metrics.horizontalAdvance(words)) + 2;
        if (at.x() + swatchSide + sheetGap + width > right)
            at = {border, at.y() + metrics.height() + sheetGap / 2};
        const QPointF middle = at + QPointF(0, (metrics.height() - swatchSide) / 2);
        legend_.push_back({{middle, QSizeF(swatchSide, swatchSide)},
                           colour,
                           words,
                           {at + QPointF(swatchSide + sheetGap / 2, 0), QSizeF(width, metrics.height())}});
        at.rx() += swatchSide + sheetGap / 2 + width + 2 * sheetGap;
    };
    double solvable = 0;
    for (const OptimumCount& each : parts_.counts.optima) {
        const auto boards = static_cast<double>(each.boards);
        add(optimumColour(parts_.palette, each.presses, parts_.counts.worst()),
            answer_words::presses(each.presses), boards);
        solvable += boards;
    }
    const double impossible = static_cast<double>(parts_.optima.size()) - solvable;
    if (parts_.order == AtlasOrder::Pieces && impossible > 0)
        add(noSolutionColour(parts_.palette), Sheet::tr("no solution"), impossible);
    return at.y() + metrics.height();
}

void AtlasSheet::paint(QPainter& painter) const {
    painter.fillRect(QRect({0, 0}, size_), parts_.palette.color(QPalette::Window));
    painter.setPen(parts_.palette.color(QPalette::WindowText));
    painter.setFont(titleFont());
    painter.drawText(titleRoom_, Qt::AlignLeft | Qt::AlignVCenter, parts_.title);
    painter.setFont(parts_.font);
    painter.drawText(wordsRoom_, static_cast<int>(Qt::TextWordWrap), parts_.words);
    // A document would otherwise have them as a photograph.
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(view_.plot().topLeft(), boards_);
    const AtlasScene scene{
        &map_,          parts_.order, parts_.family->rule().size(), parts_.family->goal(), &view_,
        parts_.palette, parts_.font};
    painter.save();
    if (view_.scale() >= printedScale) atlas_painter::paintBoards(painter, scene);
    painter.restore();
    atlas_painter::paintAxes(painter, scene, {});
    painter.setFont(parts_.font);
    for (const Swatch& each : legend_) {
        painter.fillRect(each.rect, each.colour);
        painter.setPen(parts_.palette.color(QPalette::WindowText));
        painter.drawText(each.room, Qt::AlignLeft | Qt::AlignVCenter, each.words);
    }
}

QImage AtlasSheet::image() const {
    QImage image(size_, QImage::Format_RGB32);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QByteArray AtlasSheet::svg() const {
    return paintedSvg(size_, parts_.title, parts_.words, [this](QPainter& painter) { paint(painter); });
}

} // namespace flip::ui
