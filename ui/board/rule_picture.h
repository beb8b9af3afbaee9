#pragma once

#include "core/model/puzzle.h"
#include "core/picture/board_look.h"

#include <QPainter>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// The rule and the goal of a puzzle, as signs.
struct RuleSigns {
    /// Nothing if the rule is a table.
    std::optional<Pattern> pattern = Pattern::plus();
    Edges edges = Edges::Clipped;
    Goal goal = Goal::Either;

    friend bool operator==(const RuleSigns&, const RuleSigns&) = default;
};

[[nodiscard]] RuleSigns ruleSigns(const Puzzle& puzzle);

/// The width of paintRule() at this height.
[[nodiscard]] qreal ruleWidth(qreal height);

/// Paints three signs side by side, at the left of `room` and as high as it: the pieces that a press flips,
/// around a dot for the pressed one; the edges of the board, with arrows where a press reaches across them;
/// and the colour or the target to be reached. Signs that differ from Flip Game are framed. Where a puzzle
/// whose goal is black is a panel of buttons, its goal is a lit button; on paper it is a disc.
void paintRule(QPainter& painter, const QRectF& room, const RuleSigns& signs, const QPalette& palette,
               PieceKind black = PieceKind::Button);

/// A widget of fixed size that shows these signs.
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
