#include "ui/look/window_style.h"

#include "ui/look/grown.h"
#include "ui/look/icons.h"
#include "ui/look/palettes.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace flip::ui {

namespace {

/// The corner radius of Fusion.
constexpr qreal corner = 2;
/// The room beside the text on a button; Fusion leaves less.
constexpr int besideWords = 5;
constexpr qreal focusWidth = 2;

/// Whether the option's widget has the focus and marks it: as usual, only after a key was used for that.
bool marksFocus(const QStyleOption& option) {
    const auto marked = QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange;
    return (option.state & marked) == marked;
}

void frame(QPainter& painter, const QRect& rect, const QPen& pen) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    const qreal inset = pen.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), corner, corner);
    painter.restore();
}

/// Fusion marks the focus by colours that stand out too little from those of the outline without it.
void markFocus(QPainter& painter, const QStyleOption& option, const QRect& rect) {
    frame(painter, rect, QPen(focusColour(option.palette), focusWidth));
}

/// What is around a widget: the mark of the focus, or an outline at high contrast, or else nothing more than
/// Fusion draws.
void outline(QPainter& painter, const QStyleOption& option, const QRect& rect) {
    if (marksFocus(option)) {
        markFocus(painter, option, rect);
    } else if (hasHighContrast(option.palette)) {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
        const bool isDefault =
            button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton);
        frame(painter, rect,
              QPen(isDefault ? option.palette.color(QPalette::Highlight) : hairline(option.palette), 1));
    }
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return grown(usual, widget == nullptr ? QGuiApplication::font() : widget->font());
    default:
        return usual;
    }
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                    const QWidget* widget) const {
    QSize size = contents;
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    const bool onlyWords = tool != nullptr && tool->toolButtonStyle == Qt::ToolButtonTextOnly;
    if (type == CT_PushButton || (type == CT_ToolButton && onlyWords)) size.rwidth() += 2 * besideWords;
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool hasMenu = button != nullptr && button->features.testFlag(QStyleOptionButton::HasMenu);
    if (type != CT_PushButton || !hasMenu) return usual;
    // Several stand side by side below a board: each as wide as its words, however short they are.
    return {std::min(usual.width(), size.width() + pixelMetric(PM_ButtonMargin, option, widget)),
            usual.height()};
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const {
    if (element == PE_FrameFocusRect) {
        if (marksFocus(*option)) markFocus(*painter, *option, option->rect);
        return;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool outlined = element == PE_PanelButtonCommand || element == PE_FrameMenu ||
                          element == PE_IndicatorCheckBox || element == PE_FrameLineEdit ||
                          element == PE_Frame;
    if (outlined) outline(*painter, *option, option->rect);
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element == CE_ComboBoxLabel && box != nullptr) {
        // In a narrow dialog the words become smaller rather than being cut off.
        constexpr int inset = 2;
        const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - inset;
        painter->setFont(fitted(painter->font(), box->currentText, room));
    }
    const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
    const auto isSelected = State_Selected | State_Enabled;
    if (element == CE_MenuItem && item != nullptr && (item->state & isSelected) == isSelected) {
        // Fusion draws the icon as on any other row.
        QStyleOptionMenuItem selected(*item);
        selected.icon = onSelection(item->icon);
        return QProxyStyle::drawControl(element, &selected, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
    if (element == CE_ProgressBarGroove) outline(*painter, *option, option->rect);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                     QPainter* painter, const QWidget* widget) const {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox) {
        outline(*painter, *option, option->rect);
    } else if (control == CC_ScrollBar) {
        outline(*painter, *option, subControlRect(control, option, SC_ScrollBarSlider, widget));
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returned) const {
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

} // namespace flip::ui
