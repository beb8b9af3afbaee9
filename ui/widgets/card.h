#pragma once

#include <QPainter>
#include <QPalette>
#include <QWidget>

namespace flip::ui {

/// Paints a rounded sheet with a thin outline, the background of everything beside the board.
void paintCard(QPainter& painter, const QRect& rect, const QPalette& palette, qreal corner);

/// A widget on such a sheet.
class Card : public QWidget {
    Q_OBJECT

  public:
    explicit Card(QWidget* parent = nullptr) : QWidget(parent) {}

  protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace flip::ui
