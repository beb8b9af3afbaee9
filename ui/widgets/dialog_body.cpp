#include "ui/widgets/dialog_body.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace flip::ui {

namespace {

/// Boxes become no narrower than this part of their width: smaller words would be hard to read.
constexpr double smallestShare = 0.6;

/// Between the contents and the scroll bar.
constexpr int gap = 6;

/// The smallest width in which the labels of a form have room beside their fields.
int widthBeside(const QFormLayout& form) {
    int labels = 0;
    int fields = 0;
    for (int row = 0; row < form.rowCount(); ++row) {
        const auto widthOf = [&](QFormLayout::ItemRole role) {
            const QLayoutItem* item = form.itemAt(row, role);
            return item == nullptr || item->isEmpty() ? 0 : item->minimumSize().width();
        };
        labels = std::max(labels, widthOf(QFormLayout::LabelRole));
        fields = std::max(fields, widthOf(QFormLayout::FieldRole));
    }
    return labels + form.horizontalSpacing() + fields;
}

} // namespace

QSize roomForDialog(const QWidget& dialog) {
    constexpr QSize besides(20, 80);
    return dialog.screen()->availableGeometry().size() - besides;
}

DialogBody::DialogBody(QWidget& contents, QWidget* parent) : QScrollArea(parent) {
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    // It would be found by Tab without need: whatever has the focus is scrolled to.
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    setWidget(&contents);
    contents.setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget*, QWidget* focused) { showFocused(focused); });
    // Nothing touches the scroll bar.
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int least, int most) { setViewportMargins(0, 0, most > least ? gap : 0, 0); });
}

void DialogBody::showFocused(QWidget* focused) {
    // What is being clicked must not move away below the pointer.
    if (QGuiApplication::mouseButtons() != Qt::NoButton) return;
    const bool isInside = focused != nullptr && widget()->isAncestorOf(focused);
    if (isInside && focused->height() <= viewport()->height()) ensureWidgetVisible(focused);
}

bool DialogBody::focusNextPrevChild(bool next) {
    const int place = verticalScrollBar()->value();
    const bool isMoved = QScrollArea::focusNextPrevChild(next);
    // It would scroll to what has lost the focus.
    if (isMoved && !isAncestorOf(QApplication::focusWidget())) verticalScrollBar()->setValue(place);
    return isMoved;
}

QSize DialogBody::sizeHint() const {
    QSize hint = widget()->sizeHint();
    // A form that is folded now would be wider.
    for (const QFormLayout* form : widget()->findChildren<QFormLayout*>())
        hint.setWidth(std::max(hint.width(), widthBeside(*form)));
    return hint + QSize(widthOfBar(), 0);
}

QSize DialogBody::minimumSizeHint() const {
    // A few lines, and a part of each.
    const int line = fontMetrics().lineSpacing();
    return QSize(8 * line, 4 * line).boundedTo(widget()->minimumSizeHint());
}

int DialogBody::widthOfBar() const { return gap + verticalScrollBar()->sizeHint().width(); }

int DialogBody::missingHeight() const {
    const QLayout* layout = widget()->layout();
    const int needed = layout->hasHeightForWidth() ? layout->totalHeightForWidth(viewport()->width())
                                                   : layout->totalMinimumSize().height();
    return std::max(needed - viewport()->height(), 0);
}

void DialogBody::heighten(QWidget& dialog) {
    dialog.resize(QSize(dialog.width(), dialog.height() + missingHeight()).boundedTo(roomForDialog(dialog)));
    // Rows above it may have come or gone.
    showFocused(QApplication::focusWidget());
}

void DialogBody::foldForms() {
    const int room = width() - widthOfBar();
    for (QFormLayout* form : widget()->findChildren<QFormLayout*>()) {
        const auto policy = widthBeside(*form) <= room ? QFormLayout::DontWrapRows : QFormLayout::WrapAllRows;
        if (policy != form->rowWrapPolicy()) form->setRowWrapPolicy(policy);
    }
    narrowBoxes(room);
}

void DialogBody::narrowBoxes(int room) {
    for (QComboBox* box : widget()->findChildren<QComboBox*>()) {
        // The style makes the words smaller for that.
        const int words = box->minimumSizeHint().width();
        box->setMinimumWidth(words > room ? std::max(room, static_cast<int>(words * smallestShare)) : 0);
    }
}

bool DialogBody::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        foldForms();
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void DialogBody::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    foldForms();
}

} // namespace flip::ui
