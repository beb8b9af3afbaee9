#pragma once

#include "ui/board/board_widget.h"
#include "ui/file/game_files.h"

#include <QDrag>
#include <QMimeData>
#include <QTemporaryDir>

#include <functional>
#include <memory>
#include <optional>

namespace flip::ui {

/// Lets the user drag the game out of the window by the frame of its board: into a folder as a file, into
/// other programs as text.
class GameDrag : public QObject {
    Q_OBJECT

  public:
    /// Carries it until it is dropped somewhere.
    using Carry = std::function<void(QDrag& drag)>;

    /// `carry` is for tests.
    GameDrag(
        GameFiles& files, BoardWidget& board, Carry carry = [](QDrag& drag) { drag.exec(Qt::CopyAction); });

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void begin();
    [[nodiscard]] std::unique_ptr<QMimeData> game();
    /// The path of a new file with this in it, which exists as long as the board; empty if it cannot be
    /// written.
    [[nodiscard]] QString written(const QByteArray& game);

    GameFiles& files_;
    BoardWidget& board_;
    Carry carry_;
    std::optional<QTemporaryDir> folder_;
    /// Where the frame was pressed.
    std::optional<QPoint> pressed_;
};

} // namespace flip::ui
