#include "ui/look/window_style.h"

#include "ui/look/palettes.h"

#include <QPainter>
#include <QStyleOption>

namespace flip::ui {

namespace {

/// The corner radius of Fusion.
constexpr qreal corner = 2;
/// The room beside the text on a button; Fusion leaves less.
constexpr int besideWords = 5;

/// Widgets that show the focus by a frame in the accent colour need no other.
bool needsOutline(const QStyleOption& option) {
    const auto marked = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return hasHighContrast(option.palette) && (option.state & marked) != marked;
}

void outline(QPainter& painter, const QStyleOption& option, const QRect& rect) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hairline(option.palette));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    painter.restore();
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
    QSize size = contents;
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    const bool onlyWords = tool != nullptr && tool->toolButtonStyle == Qt::ToolButtonTextOnly;
    if (type == CT_PushButton || (type == CT_ToolButton && onlyWords)) size.rwidth() += 2 * besideWords;
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool outlined = element == PE_PanelButtonCommand || element == PE_FrameMenu ||
                          element == PE_IndicatorCheckBox || element == PE_FrameLineEdit;
    if (outlined && needsOutline(*option)) outline(*painter, *option, option->rect);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_ProgressBarGroove && needsOutline(*option)) outline(*painter, *option, option->rect);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (!needsOutline(*option)) return;
    if (control == CC_ComboBox || control == CC_SpinBox) {
        outline(*painter, *option, option->rect);
    } else if (control == CC_ScrollBar) {
        outline(*painter, *option, subControlRect(control, option, SC_ScrollBarSlider, widget));
    }
}

} // namespace flip::ui
