#pragma once

#include "core/explain/atlas.h"
#include "ui/atlas/atlas_scene.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <memory>
#include <vector>

namespace flip::ui {

/// The picture of all boards as it is saved in a file: with its axes, a legend, and words that explain it.
class AtlasSheet {
  public:
    struct Parts {
        std::shared_ptr<const BoardFamily> family;
        /// The result of optimumOfEveryBoard.
        std::vector<std::int8_t> optima;
        Atlas counts;
        AtlasOrder order = AtlasOrder::Presses;
        QPalette palette;
        QFont font;
        QString title;
        /// Sentences below the title.
        QString words;
    };

    explicit AtlasSheet(Parts parts);

    /// In pixels. A board is a square of whole pixels; the longer side of the picture has about 1,024.
    [[nodiscard]] QSize size() const { return size_; }

    /// Where the boards are.
    [[nodiscard]] const AtlasView& view() const { return view_; }

    /// Paints the sheet at the painter's origin.
    void paint(QPainter& painter) const;

    [[nodiscard]] QImage image() const;
    /// A drawing in which the boards are an embedded image.
    [[nodiscard]] QByteArray svg() const;

  private:
    struct Swatch {
        QRectF rect;
        QColor colour;
        QString words;
        QRectF room;
    };

    void layOut();
    /// From `top` downwards, in lines that end at `right`; returns where it ends.
    [[nodiscard]] qreal addLegend(qreal top, qreal right);
    [[nodiscard]] QFont titleFont() const;

    Parts parts_;
    AtlasMap map_;
    QImage boards_;
    AtlasView view_;
    QRectF titleRoom_;
    QRectF wordsRoom_;
    std::vector<Swatch> legend_;
    QSize size_;
};

} // namespace flip::ui
