#pragma once

#include <QWidget>

#include <functional>

namespace flip::ui {

/// A small picture that is drawn again at every paint, because a pixmap would keep the colours and the scale
/// of the time when it was made.
class Sketch : public QWidget {
    Q_OBJECT

  public:
    using Draw = std::function<void(QPainter&, const QRect&)>;

    Sketch(QSize size, QWidget* parent);

    /// An empty function shows nothing.
    void setDraw(Draw draw);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Draw draw_;
};

} // namespace flip::ui
