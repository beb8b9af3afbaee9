#pragma once

#include "ui/search/pictures/search_picture.h"

#include <QPainter>

#include <optional>

namespace flip::ui {

/// A picture that keeps the replay and paints from it.
class ReplayPicture : public SearchPicture {
    Q_OBJECT

  public:
    /// `title` is its accessible name.
    ReplayPicture(const QString& name, const QString& title, QWidget* parent);

    void showPlace(const TraceReplay& replay) final;

  protected:
    void paintEvent(QPaintEvent* event) final;

    /// Called when the replay has a new trace.
    virtual void begin() {}

    /// Called when the position of the replay has changed.
    virtual void place() = 0;
    /// Called only if there is a replay; the painter is set up with antialiasing and the picture's font.
    virtual void paint(QPainter& painter) = 0;

    [[nodiscard]] bool hasReplay() const { return replay_.has_value(); }

    /// There must be one.
    [[nodiscard]] const TraceReplay& replay() const { return *replay_; }

    [[nodiscard]] const Puzzle& puzzle() const { return *replay_->trace().puzzle(); }

    [[nodiscard]] Size boardSize() const { return puzzle().size(); }

    [[nodiscard]] int cells() const { return static_cast<int>(boardSize().cells()); }

  private:
    std::optional<TraceReplay> replay_;
};

} // namespace flip::ui
