#pragma once

#include <QLabel>

namespace flip::ui {

/// A remark below a row of a form, with room for two lines, or three of a large font, however wide it is: a
/// form whose rows have heights that depend on their widths now and then takes them for narrower than they
/// are, and squeezes the pictures.
class FormRemark : public QLabel {
    Q_OBJECT

  public:
    explicit FormRemark(QWidget* parent) : QLabel(parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setWordWrap(true);
        setAlignment(Qt::AlignTop | Qt::AlignLeft);
        constexpr int usualLine = 18;
        const int lines = fontMetrics().height() > usualLine ? 3 : 2;
        setFixedHeight(lines * fontMetrics().lineSpacing());
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace flip::ui
