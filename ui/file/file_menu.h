#pragma once

#include "ui/file/game_files.h"
#include "ui/widgets/message_bar.h"

#include <QMenu>

namespace flip::ui {

/// The menu File: opens games and boards, and saves the game in play. Asks for names, and for nothing else.
class FileMenu : public QMenu {
    Q_OBJECT

  public:
    FileMenu(GameFiles& files, QWidget* window);

  signals:
    /// Somebody wants to open this file.
    void chosen(const QString& path);
    /// What came of saving.
    void told(MessageBar::Kind kind, const QString& sentence);

  private:
    void chooseFile();
    void listRecent();
    void save();
    void chooseName();
    void saveAs(const QString& path);
    [[nodiscard]] QString folder() const;

    GameFiles& files_;
    QMenu* recent_;
};

} // namespace flip::ui
