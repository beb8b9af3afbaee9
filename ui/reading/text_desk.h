#pragma once

#include "core/text/recognise.h"
#include "ui/file/game_files.h"
#include "ui/game/game.h"
#include "ui/game/source_job.h"
#include "ui/reading/clipping.h"
#include "ui/reading/picture_desk.h"
#include "ui/reading/reading_choice.h"
#include "ui/reading/x11_selection.h"
#include "ui/widgets/message_bar.h"

#include <QAction>
#include <QMenu>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <utility>

namespace flip::ui {

/// Brings texts into play: what is pasted, dropped, opened or a link. Pictures go to their own desk. As long
/// as the board of a text is in play, its other readings and its other puzzles can be played instead.
class TextDesk : public QObject {
    Q_OBJECT

  public:
    /// How a text came into the window.
    enum class Arrival { Paste, Open, Drop };

    struct Parts {
        Game& game;
        GameFiles& files;
        PictureDesk& pictures;
        MessageBar& messages;
        ReadingChoice& choice;
    };

    TextDesk(const Parts& parts, QObject* parent);

    /// Adds the commands to read a text differently and to leaf through its puzzles.
    void addCommands(QMenu& menu);

    /// Uses the board in a file, or standard input for "-", or the one of a link, as soon as it has been
    /// read. `then` is called once the board is there.
    void open(const QString& path, const std::function<void()>& then);
    /// Uses the board in what was copied or dropped, undoably; otherwise says why not and changes nothing.
    void take(const Clipping& clipping, Arrival arrival);
    /// Uses what is on the clipboard, as soon as the program that it belongs to has sent it.
    void paste();
    /// Uses what another program has dragged here, on X11 before it returns: events are handled meanwhile.
    void drop(const QMimeData& dragged);

  signals:
    /// A board is in play: what its text was taken for, and what else it could be.
    void introduced(const QString& sentence);
    /// A sentence for those who cannot see the message.
    void said(const QString& sentence);

  private:
    /// A text that has arrived, and which of its readings, and of that one's puzzles, is in play, or would be
    /// if it were smaller.
    struct Taken {
        [[nodiscard]] const Puzzle& current() const {
            return recognised->readings[reading].puzzles[puzzle].puzzle;
        }

        std::shared_ptr<const Recognised> recognised;
        std::size_t reading = 0;
        std::size_t puzzle = 0;
        Arrival arrival = Arrival::Paste;
        /// Which level or daily puzzle the text says that it is, and whether that is true.
        Origin origin = {};
        bool isFromThere = true;
        /// The readings and their puzzles that have been in play. Only they can come back by undo, and there
        /// may be a million others.
        std::set<std::pair<std::size_t, std::size_t>> played = {};
    };

    void fetch(X11Selection selection, Arrival arrival);
    void read(const RichText& text, Arrival arrival);
    [[nodiscard]] PictureDesk::LinkReader linkReader(Arrival arrival);
    [[nodiscard]] bool isReading() const;
    void tellReading();
    /// `amount` is what has been read, in words; empty if it is not known.
    void tellReading(const QString& amount);
    void tellProgress(const Progress& progress);
    [[nodiscard]] static QString sentenceOfReading(const QString& amount);
    [[nodiscard]] MessageBar::Offer cancelOffer();
    void stopReading();
    void cancelReading();
    void fail(const QString& why);
    /// Plays the board; `then` is called once it is there.
    void arrived(const SourceJob::Read& read, Arrival arrival, const std::function<void()>& then);
    void begin(const Taken& taken, const std::function<void()>& then);
    void play(const Taken& taken);
    void replaceGame(const Taken& taken);
    /// Says that the puzzle is too large to be played, and offers its answer.
    void offerAnswer(const Taken& taken);
    [[nodiscard]] QString introduction(const Taken& taken) const;
    /// “Puzzle 2 of 3”, and how to leaf through them; empty if there is only one.
    [[nodiscard]] QString placeOf(const Taken& taken) const;
    void readAs(std::size_t reading);
    void readDifferently();
    /// To another puzzle of the same text: 1 for the next, −1 for the one before.
    void leaf(int by);
    /// Another puzzle is in play: finds it among those of the text.
    void followUndo();
    /// Moves to the first puzzle of a reading that is this one, if there is one.
    bool moveTo(const Puzzle& start, std::size_t reading);
    bool moveToAnyReading(const Puzzle& start);
    void refresh();

    Parts parts_;
    /// The board that is played, or was until now.
    Puzzle start_;
    X11DropTime dropTime_;
    /// Fetches what another program has on the clipboard or drags here.
    BackgroundJob fetching_;
    SourceJob reading_;
    /// Makes the board of the level again that a text says it is.
    BackgroundJob checking_;
    /// How much of the text the message says has been read, if there is a message.
    std::optional<QString> told_;
    QAction* readDifferently_ = nullptr;
    QAction* nextPuzzle_ = nullptr;
    QAction* previousPuzzle_ = nullptr;
    /// The last one; undo can bring its boards back.
    std::optional<Taken> taken_;
    /// Whether the board of that text is in play, or would be if it were smaller.
    bool isInPlay_ = false;
    /// While its board is being put in play.
    bool playing_ = false;
};

} // namespace flip::ui
