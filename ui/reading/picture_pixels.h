#pragma once

#include <QImage>

#include <array>
#include <cstddef>
#include <vector>

namespace flip::ui {

/// The colours of a picture and its edges: places where neighbouring pixels differ visibly.
class PicturePixels {
  public:
    using Colour = std::array<int, 3>;

    /// Larger pictures are reduced first; scale() tells by how much.
    static constexpr int mostSide = 900;

    /// O(pixels). Transparent pixels become white.
    explicit PicturePixels(const QImage& picture);

    [[nodiscard]] int width() const { return width_; }

    [[nodiscard]] int height() const { return height_; }

    /// Pixels of the picture for each pixel here, at least 1.
    [[nodiscard]] double scale() const { return scale_; }

    [[nodiscard]] const Colour& at(int x, int y) const { return colours_[index(x, y)]; }

    /// Whether row y has an edge between the columns from `begin` to `end` − 1. O(1).
    [[nodiscard]] bool hasEdgeInRow(int y, int begin, int end) const {
        const std::size_t row = static_cast<std::size_t>(y) * columnStride();
        return across_[row + cut(end, width_)] != across_[row + cut(begin, width_)];
    }

    /// Whether column x has an edge between the rows from `begin` to `end` − 1. O(1).
    [[nodiscard]] bool hasEdgeInColumn(int x, int begin, int end) const {
        const std::size_t column = static_cast<std::size_t>(x) * rowStride();
        return down_[column + cut(end, height_)] != down_[column + cut(begin, height_)];
    }

    /// How strong the edges are that cross each column from left to right, and each row from top to bottom.
    [[nodiscard]] const std::vector<double>& columnEdges() const { return columnEdges_; }

    [[nodiscard]] const std::vector<double>& rowEdges() const { return rowEdges_; }

    /// The largest difference of red, green or blue, from 0 to 255.
    [[nodiscard]] static int difference(const Colour& a, const Colour& b);

  private:
    void findEdges();

    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
    }

    [[nodiscard]] std::size_t columnStride() const { return static_cast<std::size_t>(width_) + 1; }

    [[nodiscard]] std::size_t rowStride() const { return static_cast<std::size_t>(height_) + 1; }

    [[nodiscard]] static std::size_t cut(int place, int most) {
        return static_cast<std::size_t>(place < 0 ? 0 : place > most ? most : place);
    }

    int width_ = 0;
    int height_ = 0;
    double scale_ = 1;
    std::vector<Colour> colours_;
    /// For each row, how many edges there are before each column; and the same for columns.
    std::vector<int> across_;
    std::vector<int> down_;
    std::vector<double> columnEdges_;
    std::vector<double> rowEdges_;
};

} // namespace flip::ui
