#include "ui/widgets/share_splitter.h"

#include "ui/look/palettes.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace flip::ui {

namespace {

/// How far an arrow key moves the handle, in pixels.
constexpr int keyStep = 16;
constexpr int thickness = 14;

class ShareHandle : public QSplitterHandle {
  public:
    ShareHandle(QSplitter& splitter, std::function<void()> reset)
        : QSplitterHandle(splitter.orientation(), &splitter), reset_(std::move(reset)) {
        setFocusPolicy(Qt::TabFocus);
        setAttribute(Qt::WA_Hover);
    }

  protected:
    void mouseDoubleClickEvent(QMouseEvent*) override { reset_(); }

    void focusInEvent(QFocusEvent* event) override {
        QSplitterHandle::focusInEvent(event);
        update();
    }

    void focusOutEvent(QFocusEvent* event) override {
        QSplitterHandle::focusOutEvent(event);
        update();
    }

    void keyPressEvent(QKeyEvent* event) override {
        const bool across = orientation() == Qt::Horizontal;
        const int place = across ? x() : y();
        const int key = event->key();
        if (key == (across ? Qt::Key_Left : Qt::Key_Up)) return moveSplitter(place - keyStep);
        if (key == (across ? Qt::Key_Right : Qt::Key_Down)) return moveSplitter(place + keyStep);
        if (key == Qt::Key_Home) return moveSplitter(0);
        if (key == Qt::Key_End) return moveSplitter(across ? splitter()->width() : splitter()->height());
        if (key == Qt::Key_Return || key == Qt::Key_Enter) return reset_();
        QSplitterHandle::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent*) override {
        // A short line says that there is something to be dragged.
        constexpr qreal length = 32;
        const bool isActive = hasFocus() || underMouse();
        const qreal strength = isActive ? 4 : 2;
        const QSizeF size =
            orientation() == Qt::Horizontal ? QSizeF(strength, length) : QSizeF(length, strength);
        QRectF line(QPointF(), size);
        line.moveCenter(QRectF(rect()).center());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(isActive ? QPalette::Highlight : QPalette::PlaceholderText));
        painter.drawRoundedRect(line, strength / 2, strength / 2);
    }

  private:
    std::function<void()> reset_;
};

} // namespace

ShareSplitter::ShareSplitter(const QString& handle, QWidget* parent)
    : QSplitter(parent), handleName_(handle) {
    setHandleWidth(thickness);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        if (room() <= 0) return;
        share_ = static_cast<double>(sizes().value(1)) / room();
        emit divided(share_);
    });
}

QSplitterHandle* ShareSplitter::createHandle() {
    auto* made = new ShareHandle(*this, [this] {
        divide(std::nullopt, usual_);
        emit divided(std::nullopt);
    });
    made->setAccessibleName(handleName_);
    made->setToolTip(tr("Drag to divide the window; double-click to divide it as at first"));
    return made;
}

int ShareSplitter::room() const {
    return (orientation() == Qt::Horizontal ? width() : height()) - handleWidth();
}

void ShareSplitter::divide(std::optional<double> share, int usual) {
    share_ = share;
    usual_ = usual;
    apply();
}

void ShareSplitter::apply() {
    const int second = share_ ? static_cast<int>(std::lround(*share_ * room())) : usual_;
    setSizes({std::max(room() - second, 0), second});
}

void ShareSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    apply();
}

} // namespace flip::ui
