#pragma once

#include "core/explain/hardest_boards.h"
#include "ui/board/mini_board.h"
#include "ui/dialogs/rule_form.h"
#include "ui/dialogs/seed_box.h"
#include "ui/game/background_job.h"
#include "ui/widgets/dialog_body.h"

#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <optional>

namespace flip::ui {

/// Asks for the size, pattern, edges, goal and first board of a new puzzle. A board that needs an exact
/// number of presses is searched for on a separate thread, once the user wants to play.
class NewPuzzleDialog : public QDialog {
    Q_OBJECT

  public:
    /// Starts with the choices that describe `current`.
    explicit NewPuzzleDialog(const Puzzle& current, QWidget* parent = nullptr);

    /// The chosen puzzle. If its board must be searched for, only available once accepted.
    [[nodiscard]] Puzzle puzzle() const;

    void accept() override;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// The kind of the first board.
    enum class Start { Random, Exact, Plain };

    void buildPreview();
    void buildStart();
    void buildButtons();
    void choose(Start start);
    void refreshStart();
    void refreshPreview();
    void findLimit();
    void showLimit(const std::optional<HardestBoard>& hardest);
    void take(const std::optional<Puzzle>& puzzle, std::int64_t presses);
    [[nodiscard]] Start start() const;

    QFormLayout* form_;
    RuleForm* ruleForm_;
    DialogBody* body_ = nullptr;
    MiniBoard* preview_;
    QComboBox* start_;
    QSpinBox* needed_;
    QLabel* limit_;
    SeedBox* seed_;
    QPushButton* play_ = nullptr;
    BackgroundJob limitJob_;
    BackgroundJob drawJob_;
    std::optional<Puzzle> drawn_;
};

} // namespace flip::ui
