#include "ui/widgets/segmented_switch.h"

#include "ui/look/palettes.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPainter>

namespace flip::ui {

namespace {

constexpr qreal corner = 6;

class Segment : public QAbstractButton {
  public:
    Segment(const QString& text, QWidget* parent) : QAbstractButton(parent) {
        setText(text);
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
    }

    [[nodiscard]] QSize sizeHint() const override {
        const QFontMetrics metrics(font());
        return {metrics.horizontalAdvance(text()) + 20, metrics.height() + 10};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF pill = QRectF(rect()).adjusted(2, 2, -2, -2);
        const QColor accent = palette().color(QPalette::Highlight);
        if (isChecked()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(accent);
            painter.drawRoundedRect(pill, corner - 2, corner - 2);
        }
        const bool strong = isChecked() || underMouse();
        painter.setPen(isChecked() ? palette().color(QPalette::HighlightedText)
                       : strong    ? palette().color(QPalette::WindowText)
                                   : quietText(palette()));
        painter.drawText(rect(), Qt::AlignCenter, text());
        if (!hasFocus()) return;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(
            QPen(isChecked() ? palette().color(QPalette::HighlightedText) : focusColour(palette()), 1.5));
        painter.drawRoundedRect(pill.adjusted(2, 2, -2, -2), corner - 3, corner - 3);
    }
};

} // namespace

SegmentedSwitch::SegmentedSwitch(const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent), buttons_(new QButtonGroup(this)) {
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int i = 0; i < choices.size(); ++i) {
        auto* segment = new Segment(choices[i], this);
        segment->setAccessibleDescription(name);
        buttons_->addButton(segment, i);
        layout->addWidget(segment);
    }
    setCurrent(0);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int choice, bool on) {
        if (on) emit currentChanged(choice);
    });
}

void SegmentedSwitch::setCurrent(int choice) {
    if (QAbstractButton* button = buttons_->button(choice)) button->setChecked(true);
}

void SegmentedSwitch::setChoice(int choice, const QString& text) {
    QAbstractButton* button = buttons_->button(choice);
    if (button == nullptr) return;
    button->setText(text);
    button->updateGeometry();
}

void SegmentedSwitch::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hairline(palette()));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

} // namespace flip::ui
