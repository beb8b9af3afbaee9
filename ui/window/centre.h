#pragma once

#include "ui/reading/reading_choice.h"
#include "ui/widgets/card.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_stack.h"
#include "ui/widgets/share_splitter.h"
#include "ui/window/front_bar.h"
#include "ui/window/stage_edges.h"
#include "ui/window/stages.h"
#include "ui/window/window_plan.h"

#include <QBoxLayout>
#include <QShortcut>

namespace flip::ui {

/// The names, in settings and commands, of the pages that other parts refer to.
namespace page_names {

inline constexpr QLatin1String solution("solution");
inline constexpr QLatin1String search("search");
inline constexpr QLatin1String atlas("atlas");
inline constexpr QLatin1String guide("guide");

} // namespace page_names

/// Everything between the tool bar and the status line: the stages, the messages over their edge, and the
/// panel with its pages beside or below them, divided as the user likes. The panel is hidden if the window
/// has no room for it or the user does not want it. In a small window, a page is shown in place of the
/// stages, or the board that it is about.
class Centre : public QWidget {
    Q_OBJECT

  public:
    struct Parts {
        MessageBar& messages;
        ReadingChoice& choice;
        Stages& stages;
        PageStack& pages;
    };

    /// Takes ownership of the parts.
    explicit Centre(const Parts& parts, QWidget* parent = nullptr);

    [[nodiscard]] Stages& stages() { return parts_.stages; }

    [[nodiscard]] PageStack& pages() { return parts_.pages; }

    void setPanelWanted(bool wanted);
    /// The share of the room, from 0 to 1, that the panel has beside and below the stages. Anything else
    /// means the usual one.
    void setPanelShares(double beside, double below);
    /// To be called when the size of the window has changed; until then there is room for everything.
    void arrange(const WindowPlan& plan);

    /// Shows the page, and the panel if it was hidden, and moves the keyboard focus to it. If the window has
    /// no room for both, the panel is shown in place of the stages, until leavePanel(); if it is too small
    /// for that, says so and leaves the focus where it is.
    void enterPage(const QString& page);

    /// Whether the panel is shown in place of the stages.
    [[nodiscard]] bool isPanelInFront() const { return alone_ == Alone::Page; }

    /// Whether the game's board is there to be played on: nothing is in its place.
    [[nodiscard]] bool isGamePlayable() const { return parts_.stages.isPlayInFront() && !isPanelInFront(); }

    /// If the panel is shown in place of the stages, shows the board of the current page in its place, if it
    /// has one.
    void showBoardOfPage();
    /// Shows the game again in place of the current page or its stage.
    void leavePanel();
    /// The same, unless the game is seen already, as the board that the current page is about.
    void showGame();
    /// Shows the stage of the current game. The panel stays as it is.
    void showPlay();
    /// Shows the page with the solution, and the panel if it was hidden.
    void showSolution();

  signals:
    void panelWantedChanged(bool wanted);
    /// The user has divided the room; 0 for the usual share.
    void panelShareChosen(bool beside, double share);
    void panelInFrontChanged(bool inFront);
    /// Escape was pressed where it does nothing else, in the panel, too.
    void escaped();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    /// What of the current page is shown in place of the game, where there is no room for both.
    enum class Alone { Nothing, Page, Board };

    void setAlone(Alone alone);
    /// Whether the page can be shown in place of the stages: it is not too large.
    [[nodiscard]] bool canBeInFront(const QString& page) const;
    /// Whether the page is about a board: the game's or its own.
    [[nodiscard]] static bool hasBoard(const QString& page);
    [[nodiscard]] static bool pageShowsGame(const QString& page);
    /// Whether no page, nor the board of one, is shown in place of the game.
    [[nodiscard]] bool isGameSeen() const;
    void setPage(const QString& page);
    [[nodiscard]] static QString needsRoom();
    void arrange();
    /// Divides the room between the stages and the panel.
    void divide();
    /// Puts messages above a page that is in front; otherwise they lie over the edge of the stages.
    void placeMessages();

    Parts parts_;
    QVBoxLayout* all_;
    ShareSplitter* splitter_;
    FrontBar* front_;
    Card* panel_;
    QShortcut* back_;
    StageEdges* edges_;
    WindowPlan plan_;
    bool panelWanted_ = true;
    double besideShare_ = 0;
    double belowShare_ = 0;
    Alone alone_ = Alone::Nothing;
};

} // namespace flip::ui
