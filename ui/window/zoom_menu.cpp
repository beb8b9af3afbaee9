#include "ui/window/zoom_menu.h"

#include "ui/widgets/commands.h"

namespace flip::ui {

ZoomMenu::ZoomMenu(const Stages& stages, QWidget* window) : QMenu(tr("&Zoom"), window), stages_(stages) {
    const auto zoom = [this](bool larger) { stages_.inFront().board.zoomByStep(larger); };
    // The plus sign is typed with Shift on many keyboards, and without it the key is an equals sign.
    in_ = addCommand(*this, nullptr, tr("Zoom &In"), {QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal}, this,
                     [zoom] { zoom(true); });
    out_ =
        addCommand(*this, nullptr, tr("Zoom &Out"), {QKeySequence::ZoomOut}, this, [zoom] { zoom(false); });
    whole_ = addCommand(*this, nullptr, tr("&Whole Board"), {Qt::CTRL | Qt::Key_0}, this,
                        [this] { stages_.inFront().board.setZoom({}); });
    in_->setObjectName(QStringLiteral("zoomIn"));
    out_->setObjectName(QStringLiteral("zoomOut"));
    whole_->setObjectName(QStringLiteral("wholeBoard"));
    for (BoardWidget* board : stages_.boards())
        connect(board, &BoardWidget::zoomed, this, &ZoomMenu::refresh);
    connect(&stages_, &Stages::changed, this, &ZoomMenu::refresh);
    refresh();
}

void ZoomMenu::refresh() {
    const Stage& front = stages_.inFront();
    // What is shown instead of a board has its own keys.
    const bool isBoard = !front.picture;
    in_->setEnabled(isBoard && front.board.canZoom(true));
    out_->setEnabled(isBoard && front.board.canZoom(false));
    whole_->setEnabled(isBoard && front.board.canZoom(false));
}

} // namespace flip::ui
