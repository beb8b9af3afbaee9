#pragma once

#include <QApplication>
#include <QFont>

namespace flip::test {

/// The font of all widgets while this exists.
class FontSize {
  public:
    explicit FontSize(int points) {
        QFont font = usual_;
        font.setPointSize(points);
        QApplication::setFont(font);
    }

    FontSize(const FontSize&) = delete;
    FontSize& operator=(const FontSize&) = delete;

    ~FontSize() { QApplication::setFont(usual_); }

  private:
    QFont usual_ = QApplication::font();
};

} // namespace flip::test
