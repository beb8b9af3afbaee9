#pragma once

#include "core/model/puzzle.h"
#include "ui/dialogs/pattern_editor.h"

#include <QComboBox>
#include <QDialog>
#include <QSpinBox>

namespace flip::ui {

/// Asks for size, pattern, edges, goal and first board of a new puzzle.
class NewPuzzleDialog : public QDialog {
    Q_OBJECT

  public:
    /// Begins with the choices that describe `current`.
    explicit NewPuzzleDialog(const Puzzle& current, QWidget* parent = nullptr);

    /// What has been chosen; a random board is drawn anew at each call.
    [[nodiscard]] Puzzle puzzle() const;

  private:
    void buildForm();
    void offerKinds();
    void choose(const Puzzle& puzzle, bool random);
    void detectKind();

    QComboBox* kind_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    PatternEditor* pattern_;
    QComboBox* edges_;
    QComboBox* goal_;
    QComboBox* start_;
};

} // namespace flip::ui
