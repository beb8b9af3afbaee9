#pragma once

#include "ui/atlas/atlas_info.h"
#include "ui/atlas/atlas_job.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/atlas/atlas_sheet.h"
#include "ui/atlas/atlas_title.h"
#include "ui/atlas/hardest_chart.h"
#include "ui/atlas/optima_chart.h"
#include "ui/game/game.h"

#include <QGridLayout>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWidget>

namespace flip::ui {

/// The page of all boards with the game's rule and goal: how many boards need how many presses and, if there
/// are not too many, a picture with a point for each; and the hardest boards of other sizes. Counts only
/// while it is visible. The picture can be moved to a stage of its own, where it has more room; it comes back
/// when the page is left or the game changes.
class AtlasPage : public QWidget {
    Q_OBJECT

  public:
    explicit AtlasPage(Game& game, QWidget* parent = nullptr);
    ~AtlasPage() override;

    /// Whether the page shows the counts for the game's rule and goal.
    [[nodiscard]] bool isCounted() const;

    /// The stage for the large picture. Whoever shows it may take it over.
    [[nodiscard]] QWidget& stage() { return *stage_; }

    [[nodiscard]] bool isLarge() const { return isLarge_; }

    /// Moves the picture to the stage, as soon as the boards are counted, or back. It is not large while the
    /// page is not visible, or if there is no picture.
    void setLarge(bool large);

    /// Says whether the page is shown without any stage; the picture then stays on it.
    void setAlone(bool alone);

    /// What is seen, by its name in settings: "presses" or "pieces", the order of the boards, or "hardest".
    /// Anything else changes nothing.
    void setView(const QString& name);

    /// Whether the picture of all boards is shown.
    [[nodiscard]] bool showsBoards() const { return !report_.table.empty() && !wantsHardest_; }

    /// The picture of all boards for a file. To be called only while it is shown.
    [[nodiscard]] AtlasSheet sheet() const;

    /// The table of the hardest boards as it is seen, for a file.
    [[nodiscard]] HardestSheet hardestSheet() const;

  signals:
    /// A board to be played is looked for, which ends with the next change of the game.
    void lookingForBoard();
    /// The user wants to play this board.
    void boardChosen(const flip::Puzzle& puzzle);
    void viewChosen(const QString& name);
    /// The picture is on the stage, or no longer.
    void largeChanged(bool large);
    /// It had the keyboard focus when it left the stage.
    void keyboardFreed();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Whether no other board of the family has the minimum of the one in play; false if that is not known.
    [[nodiscard]] bool hasMinimumAlone() const;
    /// Puts the picture between the words, or first of all if there is no other picture in the window; beside
    /// the words if it is wide enough.
    void arrangeParts();
    [[nodiscard]] bool isWide() const;
    /// Of the picture and of the words.
    [[nodiscard]] int partWidth() const;
    void addPicture();
    void connectParts();
    void countIfNeeded();
    void showReport(const AtlasReport& report);
    void showTrouble(const QString& why);
    void showView();
    void showLegend();
    [[nodiscard]] bool hasView() const;

    /// The puzzle in play. Instead of a target, the page shows what differs from it, to become white.
    [[nodiscard]] Puzzle played() const { return game_.puzzle().withoutTarget(); }

    /// Plays a board of the picture, with the target if there is one.
    void chooseBoard(const Grid& board);
    void refreshInfo();
    void explainView();
    [[nodiscard]] QString explanation() const;
    void limitView();
    void tellBoard(const Grid& board, bool inPlay);
    /// What a board stands for if there is a target.
    /// "Rule: plus, edges clipped. Goal: all white."
    [[nodiscard]] QString puzzleTold(Goal::Kind goal) const;
    [[nodiscard]] static QString differencesTold();
    void explainTarget();
    void tellPlace(AtlasPlace place);
    void tellColumn(std::size_t column);
    void tellSize(std::size_t item);
    void lookFor(const QString& sentence);
    void drawPresses(qint64 presses);
    void playHardest(const std::optional<HardestBoard>& hardest);

    Game& game_;
    AtlasJob job_;
    HardestJob hardestJob_;
    AtlasReport report_;
    AtlasTitle* title_;
    QLabel* summary_;
    QProgressBar* progress_;
    OptimaChart* chart_;
    Legend* legend_;
    QGridLayout* parts_;
    /// The title and the chart; what the picture says.
    QWidget* above_;
    QWidget* below_;
    /// Where the picture is while it is not on its stage.
    QWidget* home_;
    QWidget* stage_;
    /// The picture of all boards and that of the hardest. Whoever shows the stage may be destroyed before the
    /// page.
    QPointer<QStackedWidget> views_;
    AtlasPicture* picture_;
    HardestChart* sizes_;
    bool wantsHardest_ = false;
    bool isLarge_ = false;
    bool isAlone_ = false;
    /// The picture is to be large as soon as there is one.
    bool wantsLarge_ = false;
    QLabel* explanation_;
    AtlasInfo* info_;
};

} // namespace flip::ui
