#pragma once

#include "ui/board/board_picture.h"
#include "ui/file/game_files.h"
#include "ui/widgets/message_bar.h"

#include <QFileDialog>
#include <QMenu>

#include <functional>

namespace flip::ui {

/// The menu File: opens games and boards, saves the current game, and exports pictures of the board. Asks for
/// file names and nothing else.
class FileMenu : public QMenu {
    Q_OBJECT

  public:
    FileMenu(GameFiles& files, std::function<BoardPicture()> picture, QWidget* window);

  signals:
    /// The user wants to open this file.
    void chosen(const QString& path);
    /// The result of saving.
    void told(MessageBar::Kind kind, const QString& sentence);

  private:
    void chooseFile();
    void listRecent();
    void save();
    void chooseName();
    void saveAs(const QString& path);
    void choosePictureName();
    void savePicture(const QString& path);
    [[nodiscard]] QFileDialog* dialogForSaving(const char* name, const QString& title, const QString& filter,
                                               const QString& ending);
    [[nodiscard]] QString folder() const;

    GameFiles& files_;
    std::function<BoardPicture()> picture_;
    QMenu* recent_;
};

} // namespace flip::ui
