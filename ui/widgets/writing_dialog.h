#pragma once

#include "ui/game/job_queue.h"

#include <QDialog>

namespace flip::ui {

/// A dialog that writes files on a separate thread. Closing it never waits for a disk: while something is
/// being written it only hides, to tell what becomes of that, and goes afterwards if it is one that is
/// deleted on closing.
class WritingDialog : public QDialog {
    Q_OBJECT

  public:
    explicit WritingDialog(QWidget* parent = nullptr);

    void done(int result) override;

  protected:
    [[nodiscard]] JobQueue& writing() { return writing_; }

    /// Whether it has been closed, and is only there because of what is being written: what becomes of that
    /// is to be told in the window.
    [[nodiscard]] bool hasLeft() const { return hasLeft_ && isHidden(); }

  private:
    void goOnceWritten();

    JobQueue writing_;
    bool hasLeft_ = false;
    bool isDeletedOnClose_ = false;
};

} // namespace flip::ui
