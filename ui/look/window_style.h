#pragma once

#include <QProxyStyle>

namespace flip::ui {

/// The Fusion style with more room beside the text on buttons, with a mark of the focus that nobody
/// overlooks, and with outlines that are also visible at high contrast: Fusion darkens the window's colour
/// for them, and black cannot get darker. Icons and check boxes grow with the words beside them, and an
/// icon on the selected row of a menu has the colour of the words. The buttons of dialogs have no icons, as
/// all others of the window.
class WindowStyle : public QProxyStyle {
    Q_OBJECT

  public:
    WindowStyle();

    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                                  const QWidget* widget = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                         const QWidget* widget = nullptr) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr,
                                const QWidget* widget = nullptr,
                                QStyleHintReturn* returned = nullptr) const override;
};

} // namespace flip::ui
