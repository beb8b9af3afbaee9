#pragma once

#include "ui/board/board_widget.h"
#include "ui/board/solution_film.h"
#include "ui/file/picture_file.h"
#include "ui/game/game.h"
#include "ui/game/solution_player.h"
#include "ui/game/step_player.h"

#include <QHash>
#include <QSet>
#include <QStackedWidget>

#include <deque>
#include <functional>
#include <optional>
#include <vector>

namespace flip::ui {

/// A widget that shows a board, and what the window's commands act on while it is in front. All of this must
/// live as long as Stages.
struct Stage {
    QWidget& widget;
    BoardWidget& board;
    /// The player for the commands for steps.
    StepPlayer& player;
    /// The game for undo and redo.
    Game& game;
    /// Returns that game to its start.
    std::function<void()> restart;
    /// What it shows instead of the board; nothing if it shows that.
    std::function<SavedPicture()> picture = {};
    /// Whether its board glows once it is solved.
    SolutionFilm::End end = SolutionFilm::End::Glows;
    /// What it says above its board, unless something else is told there.
    QWidget* words = nullptr;
};

/// A picture of a board, large enough to be viewed and no larger than a screen.
[[nodiscard]] BoardPicture pictureOf(BoardWidget& board);
/// A picture of the stage's board.
[[nodiscard]] BoardPicture pictureOf(const Stage& stage);

/// The puzzle of its game with the board that it shows, on which a search may be watched.
[[nodiscard]] Puzzle puzzleOn(const Stage& stage);

/// A picture of what the stage shows, for a file.
[[nodiscard]] SavedPicture savedPictureOf(const Stage& stage);

/// The solution that is being stepped through on the stage, with the look of its board; nothing if there is
/// none with at least one press, or the board is not shown.
[[nodiscard]] std::optional<SolutionFilm> filmOf(const Stage& stage);

/// The player of such a solution, which may have no press; otherwise nullptr.
[[nodiscard]] const SolutionPlayer* solutionOn(const Stage& stage);

/// Decides which stage is in front and shows it: the current game, the board that is being set up, or the
/// stage of the current page. The players of all other stages pause, because nobody sees them.
class Stages : public QStackedWidget {
    Q_OBJECT

  public:
    explicit Stages(QWidget* parent = nullptr) : QStackedWidget(parent) {}

    /// Adds the stage of the current game, which is in front by default. To be added before anything is
    /// shown.
    void addPlay(const Stage& stage);
    /// Adds the stage that is in front while the board is being set up.
    void addSetUp(const Stage& stage);
    /// Adds the stage of a page. It is in front while both its page and the panel are shown: without its page
    /// it could not be understood or left.
    void addForPage(const QString& page, const Stage& stage);
    /// Whether the stage of this page may be in front; at first it may.
    void setOffered(const QString& page, bool offered);

    [[nodiscard]] const Stage& inFront() const;

    [[nodiscard]] bool isPlayInFront() const { return &inFront() == play_; }

    /// Whether the stage in front shows the current game, perhaps on another board.
    [[nodiscard]] bool isAboutPlay() const { return &inFront().game == &play_->game; }

    /// Whether the board in front is that of the current game, and not one on which a search is being watched
    /// or a picture in its place.
    [[nodiscard]] bool isGameShown() const;

    [[nodiscard]] bool isSettingUp() const { return settingUp_; }

    /// Whether the current page has a stage that would be in front if no board were being set up.
    [[nodiscard]] bool pageHasStage() const;

    /// Where the board in front is seen, with its frame and its numbers; empty if it is not shown.
    [[nodiscard]] QRect boardPlace() const;

    /// All boards, each once.
    [[nodiscard]] std::vector<BoardWidget*> boards() const;

    void setPage(const QString& page);
    void setPanelShown(bool shown);
    /// Shows what the stages say above their boards, or keeps the places empty.
    void setWordsShown(bool shown);
    void setSettingUp(bool on);

  signals:
    /// Another stage may be in front; the two signals below follow.
    void changed();
    /// The game in front has been replaced or may have changed.
    void gameChanged();
    /// The steps in front have been replaced or may have advanced.
    void stepsChanged();

  private:
    const Stage& add(const Stage& stage);
    void show();

    /// A deque, so that their addresses stay valid.
    std::deque<Stage> all_;
    const Stage* play_ = nullptr;
    const Stage* setUp_ = nullptr;
    QHash<QString, const Stage*> ofPage_;
    QSet<QString> notOffered_;
    QString page_;
    bool panelShown_ = true;
    bool settingUp_ = false;
};

} // namespace flip::ui
