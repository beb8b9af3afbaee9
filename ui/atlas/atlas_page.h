#pragma once

#include "ui/atlas/atlas_job.h"
#include "ui/atlas/atlas_picture.h"
#include "ui/atlas/optima_chart.h"
#include "ui/board/mini_board.h"
#include "ui/game/game.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

namespace flip::ui {

/// The page of all boards with the game's rule and goal: how many boards need how many presses and, if there
/// are not too many, a point for each. Counts only while it is visible.
class AtlasPage : public QWidget {
    Q_OBJECT

  public:
    explicit AtlasPage(Game& game, QWidget* parent = nullptr);
    ~AtlasPage() override;

    /// Whether the page shows the counts for the game's rule and goal.
    [[nodiscard]] bool isCounted() const;

  signals:
    /// The user wants to play this board.
    void boardChosen(const flip::Grid& board);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void addInfo(QVBoxLayout& layout);
    void countIfNeeded();
    void showReport(const AtlasReport& report);
    void showTrouble(const QString& why);
    void refreshInfo();
    void tellBoard(const Grid& board, bool inPlay);
    void tellColumn(std::size_t column);
    void drawPresses(qint64 presses);
    void playHardest(const std::optional<HardestBoard>& hardest);
    void setDrawing(bool drawing);

    Game& game_;
    AtlasJob job_;
    AtlasReport report_;
    QLabel* heading_;
    QLabel* summary_;
    QProgressBar* progress_;
    OptimaChart* chart_;
    AtlasPicture* picture_;
    MiniBoard* mini_;
    QLabel* told_;
    QPushButton* another_;
    QPushButton* hardest_;
};

} // namespace flip::ui
