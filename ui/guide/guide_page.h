#pragma once

#include "ui/game/frame_clock.h"
#include "ui/guide/lesson.h"
#include "ui/solution/game_stage.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/remark_label.h"

#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <array>

namespace flip::ui {

/// The guide: how these puzzles are solved and why that works, in a few lessons, each with a board to try it
/// on. Does not touch the current game.
class GuidePage : public QWidget {
    Q_OBJECT

  public:
    explicit GuidePage(FrameClock& clock, QWidget* parent = nullptr);
    ~GuidePage() override;

    /// The lesson's board, with the remark on it while the page itself is not shown. To be shown beside the
    /// page or in its place; its new owner may delete it before the page.
    [[nodiscard]] QWidget& sheet() { return *sheet_; }

    /// The board on that sheet.
    [[nodiscard]] GameStage& stage() { return *stage_; }

    [[nodiscard]] Game& game() { return game_; }

    [[nodiscard]] SolutionPlayer& player() { return player_; }

    [[nodiscard]] int lesson() const { return static_cast<int>(lesson_); }

    /// From 0; ignores numbers out of range.
    void setLesson(int lesson);

    /// Back to the start of the lesson's board. Can be undone.
    void startOver();

  signals:
    void lessonChanged(int lesson);
    /// The lesson's remark on the board, for screen readers.
    void said(const QString& sentence);
    /// Steps are being shown on the board.
    void stepsShown();
    /// The user has finished the last lesson.
    void finished();

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    static constexpr std::size_t mostShows = 2;

    void fillSheet();
    void addWords(QVBoxLayout& layout);
    void addButtons(QVBoxLayout& layout);
    void begin();
    /// The board of the lesson, as if nothing had been done there.
    void beginAnew();
    void showSteps(std::size_t which);
    void refresh();
    /// Whether the lesson is seen, on its page or below its board.
    [[nodiscard]] bool isShown() const;

    [[nodiscard]] const Lesson& current() const { return lessons_[lesson_]; }

    [[nodiscard]] LessonPlace place() const;

    std::vector<Lesson> lessons_;
    Game game_;
    SolutionPlayer player_;
    QPointer<QWidget> sheet_;
    GameStage* stage_;
    QWidget* captionRoom_;
    RemarkLabel* caption_;
    std::size_t lesson_ = 0;
    std::optional<Cell> pointed_;
    Chooser* number_;
    QLabel* title_;
    QLabel* text_;
    QLabel* remark_;
    Chooser* choice_;
    std::array<QPushButton*, mostShows> shows_{};
    QPushButton* startOver_;
    QPushButton* next_;
};

} // namespace flip::ui
