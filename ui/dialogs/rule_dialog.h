#pragma once

#include "core/model/puzzle.h"
#include "ui/board/mini_board.h"
#include "ui/dialogs/rule_form.h"
#include "ui/widgets/dialog_body.h"

#include <QDialog>

namespace flip::ui {

/// Asks for another size, pattern, edges or goal of a puzzle whose pieces stay.
class RuleDialog : public QDialog {
    Q_OBJECT

  public:
    /// The rule must not be a table. Starts with the choices that describe `current`.
    explicit RuleDialog(const Puzzle& current, QWidget* parent = nullptr);

    /// The puzzle as chosen. Its board, and its target if that stays the goal, lose rows and columns at the
    /// bottom and on the right, or get white ones there.
    [[nodiscard]] Puzzle puzzle() const;

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    Puzzle current_;
    RuleForm* form_;
    DialogBody* body_ = nullptr;
    MiniBoard* preview_;
};

} // namespace flip::ui
