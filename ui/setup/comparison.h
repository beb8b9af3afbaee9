#pragma once

#include "ui/setup/compared_picture.h"

#include <QAction>

namespace flip::ui {

/// A board and, while there is one, the picture from which it was read: side by side, one above the other,
/// or, where there is no room for both, one instead of the other. The command to show the picture decides.
class Comparison : public QWidget {
    Q_OBJECT

  public:
    /// Becomes the parent of the board.
    Comparison(BoardWidget& board, QWidget* parent);

    void setPicture(const std::optional<BoardInPicture>& picture);

    [[nodiscard]] const ComparedPicture& picture() const { return *picture_; }

    /// Checked while the picture is seen; hidden if there is none.
    [[nodiscard]] QAction& command() { return *command_; }

    [[nodiscard]] QSize sizeHint() const override { return board_.sizeHint(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return board_.minimumSizeHint(); }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] bool hasRoomForBoth() const;

    [[nodiscard]] bool isBeside() const { return width() >= height(); }

    void choose(bool shown);
    void arrange();

    BoardWidget& board_;
    ComparedPicture* picture_;
    QAction* command_;
    /// What was chosen where there is room for both.
    bool besideWanted_ = true;
    /// Whether the picture is seen instead of the board.
    bool isInstead_ = false;
};

} // namespace flip::ui
