#pragma once

#include <QTabBar>

namespace flip::ui {

/// The names of the pages in a row, the current one bold and underlined.
class PageTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit PageTabs(QWidget* parent = nullptr);

    /// The width in pixels in which all names have room.
    [[nodiscard]] int leastWidth() const;

  protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent* event) override;

  private:
    [[nodiscard]] QFont strong() const;
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] int gap() const;
};

} // namespace flip::ui
