#pragma once

#include "core/model/puzzle.h"

#include <QPainter>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// What a puzzle is besides its board.
struct RuleSigns {
    /// Nothing where each piece has a rule of its own.
    std::optional<Pattern> pattern = Pattern::plus();
    Edges edges = Edges::Clipped;
    Goal goal = Goal::Either;

    friend bool operator==(const RuleSigns&, const RuleSigns&) = default;
};

[[nodiscard]] RuleSigns ruleSigns(const Puzzle& puzzle);

/// How wide paintRule() draws at this height.
[[nodiscard]] qreal ruleWidth(qreal height);

/// Three signs side by side, at the left of `room` and as high as it: the pieces that a press flips, round a
/// dot for the pressed one; the edges of the board, with arrows where a press reaches over them; and the
/// colour to be reached. What differs from Flip Game is framed.
void paintRule(QPainter& painter, const QRectF& room, const RuleSigns& signs, const QPalette& palette);

/// These signs in the window, always of one size.
class RulePicture : public QWidget {
    Q_OBJECT

  public:
    explicit RulePicture(QWidget* parent = nullptr);

    void setSigns(const RuleSigns& signs);

    [[nodiscard]] const RuleSigns& signs() const { return signs_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    RuleSigns signs_;
};

} // namespace flip::ui
