#pragma once

#include <QWidget>

#include <functional>

namespace flip::ui {

/// A small picture that is drawn anew at every paint: a pixmap would keep the colours and the scale of the
/// moment when it was made.
class Sketch : public QWidget {
    Q_OBJECT

  public:
    using Draw = std::function<void(QPainter&, const QRect&)>;

    Sketch(QSize size, QWidget* parent);

    /// An empty function: nothing is shown.
    void setDraw(Draw draw);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Draw draw_;
};

} // namespace flip::ui
