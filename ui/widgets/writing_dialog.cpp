#include "ui/widgets/writing_dialog.h"

namespace flip::ui {

WritingDialog::WritingDialog(QWidget* parent) : QDialog(parent) {
    connect(&writing_, &JobQueue::runningChanged, this, &WritingDialog::goOnceWritten);
}

void WritingDialog::done(int result) {
    if (writing_.isRunning() && !hasLeft_) {
        hasLeft_ = true;
        isDeletedOnClose_ = testAttribute(Qt::WA_DeleteOnClose);
        setAttribute(Qt::WA_DeleteOnClose, false);
    }
    QDialog::done(result);
}

void WritingDialog::goOnceWritten() {
    if (writing_.isRunning() || !hasLeft_) return;
    // It may have been shown again meanwhile; then it stays.
    hasLeft_ = false;
    setAttribute(Qt::WA_DeleteOnClose, isDeletedOnClose_);
    if (isDeletedOnClose_ && isHidden()) deleteLater();
}

} // namespace flip::ui
