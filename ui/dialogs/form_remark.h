#pragma once

#include <QLabel>

#include <algorithm>

namespace flip::ui {

/// A remark below a row of a form. It is as high as its words are in the width that it has, but does not tell
/// the form that this depends on the width: a form with such rows now and then takes them for narrower than
/// they are, and squeezes the pictures. Until it is shown, its width is not known, and there is room for a
/// line. Where it may say one of several things, it is as high as the longest of them: what is below stays
/// under the pointer.
class FormRemark : public QLabel {
    Q_OBJECT

  public:
    explicit FormRemark(QWidget* parent) : QLabel(parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setWordWrap(true);
        setAlignment(Qt::AlignTop | Qt::AlignLeft);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    /// From now on, it is as high as the highest of these and of its own.
    void keepRoomFor(const QStringList& texts) {
        texts_ = texts;
        updateGeometry();
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

    [[nodiscard]] QSize sizeHint() const override { return {QLabel::sizeHint().width(), neededHeight()}; }

    [[nodiscard]] QSize minimumSizeHint() const override {
        return {QLabel::minimumSizeHint().width(), neededHeight()};
    }

  protected:
    void showEvent(QShowEvent* event) override {
        QLabel::showEvent(event);
        updateGeometry();
    }

    void resizeEvent(QResizeEvent* event) override {
        QLabel::resizeEvent(event);
        if (height() != neededHeight()) updateGeometry();
    }

  private:
    [[nodiscard]] int neededHeight() const {
        if (!isVisible()) return fontMetrics().lineSpacing();
        int height = heightForWidth(width());
        for (const QString& text : texts_) {
            const QRect room(0, 0, width(), QWIDGETSIZE_MAX);
            height = std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height());
        }
        return height;
    }

    QStringList texts_;
};

} // namespace flip::ui
