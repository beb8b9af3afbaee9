#pragma once

#include "ui/search/level_bars.h"
#include "ui/search/search_picture.h"

namespace flip::ui {

/// What the pictures of searches by levels have in common: a bar for each level, below; a click on one goes
/// to where it begins.
class LevelPicture : public SearchPicture {
    Q_OBJECT

  public:
    /// `title` is its accessible name.
    LevelPicture(const QString& name, const QString& title, QWidget* parent);

    void showPlace(const TraceReplay& replay) override;

    /// Where the bars stand.
    [[nodiscard]] virtual QRectF barsRect() const = 0;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

    /// Paints what stands above the bars; there is a replay.
    virtual void paintAbove(QPainter& painter) = 0;

    [[nodiscard]] bool hasReplay() const { return replay_.has_value(); }

    [[nodiscard]] const TraceReplay& replay() const { return *replay_; }

    [[nodiscard]] Size boardSize() const { return replay_->trace().puzzle()->size(); }

    [[nodiscard]] int cells() const { return static_cast<int>(boardSize().cells()); }

    [[nodiscard]] std::vector<LevelBar>& bars() { return bars_; }

    [[nodiscard]] const std::vector<LevelBar>& bars() const { return bars_; }

  private:
    std::optional<TraceReplay> replay_;
    std::vector<LevelBar> bars_;
};

} // namespace flip::ui
