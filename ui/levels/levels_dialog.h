#pragma once

#include "ui/levels/level_chart.h"
#include "ui/levels/level_store.h"
#include "ui/widgets/legend.h"

#include <QDialog>
#include <QLabel>
#include <QPushButton>

namespace flip::ui {

class DialogBody;

/// Shows all levels with the user's progress, and lets one be chosen. All of them are open from the start.
class LevelsDialog : public QDialog {
    Q_OBJECT

  public:
    /// `level` is chosen first, if it has not been solved; otherwise the next one that has not. The store
    /// must outlive the dialog.
    LevelsDialog(LevelStore& store, int level, QWidget* parent = nullptr);
    ~LevelsDialog() override;

  signals:
    /// The user wants to play this level; the dialog is closing.
    void chosen(int level);
    /// The dialog is closed, and the progress has been forgotten in it.
    void wasReset();

  public slots:
    void done(int result) override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildButtons();
    void play(std::size_t item);
    /// Forgets the progress, or brings back what was forgotten.
    void resetOrUndo();
    void refreshProgress();
    void refreshCurrent();
    /// As large as ten tiles and the screen allow.
    void chooseSize();

    LevelStore& store_;
    QLabel* summary_;
    DialogBody* body_ = nullptr;
    LevelChart* chart_;
    QLabel* current_;
    QLabel* seed_;
    Legend* legend_;
    QPushButton* reset_ = nullptr;
    QPushButton* play_ = nullptr;
    bool wasReset_ = false;
};

} // namespace flip::ui
