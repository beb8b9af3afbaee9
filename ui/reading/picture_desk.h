#pragma once

#include "ui/board/board_in_picture.h"
#include "ui/game/background_job.h"
#include "ui/game/board_source.h"
#include "ui/game/game.h"
#include "ui/widgets/message_bar.h"

#include <QImage>
#include <QObject>

#include <functional>

namespace flip::ui {

/// Brings boards in pictures into play: screenshots that are pasted, dropped or opened. What was read may be
/// wrong, so the board is there to be compared with the picture and corrected by hand before it is played.
class PictureDesk : public QObject {
    Q_OBJECT

  public:
    PictureDesk(Game& game, MessageBar& messages, QObject* parent);

    /// Whether a file is a picture, by its name alone.
    [[nodiscard]] static bool isPicture(const QString& path);

    /// Reads the link of the puzzle that a picture says it shows (puzzle_in_picture.h).
    using LinkReader = std::function<void(const QString& link)>;

    /// Looks for a board in the background; uses it, undoably, or says why not and changes nothing. A picture
    /// that was made here has a link instead.
    void take(const QImage& picture, const LinkReader& readLink);
    void open(const QString& path, const LinkReader& readLink);

    /// Nothing comes of what is being read; what was told of it stays.
    void stop() { job_.cancel(); }

  signals:
    /// The board of a picture is there, for the user to compare and correct.
    void read(const flip::ui::BoardInPicture& picture);
    /// A sentence for those who cannot see the message.
    void said(const QString& sentence);

  private:
    using Picture = Result<QImage, SourceError>;

    void start(std::function<Picture(Monitor&)> picture, const LinkReader& readLink);
    void tell(MessageBar::Kind kind, const QString& sentence);

    Game& game_;
    MessageBar& messages_;
    /// Where the game began when it was last replaced.
    Puzzle start_;
    BackgroundJob job_;
};

} // namespace flip::ui
