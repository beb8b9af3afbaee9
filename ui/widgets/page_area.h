#pragma once

#include <QScrollArea>

namespace flip::ui {

/// Shows a page as wide as its room and as high as necessary; scrolls if that is too high.
///
/// A scroll bar takes some of the width, and then a page whose words wrap may be too high only because of the
/// bar: QScrollArea keeps it, though the page would fit without it. So the bar is there only where the page
/// is too high at the whole width.
class PageArea : public QScrollArea {
    Q_OBJECT

  public:
    /// Takes ownership of the page.
    explicit PageArea(QWidget& page, QWidget* parent = nullptr);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Whether the page fits without a scroll bar.
    [[nodiscard]] bool fits() const;
    void chooseBar();
};

} // namespace flip::ui
