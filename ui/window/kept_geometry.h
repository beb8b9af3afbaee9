#pragma once

#include "ui/game/settings.h"

#include <QTimer>
#include <QWidget>

namespace flip::ui {

/// Saves and restores the position and size of a window. Must be destroyed before the window.
class KeptGeometry : public QObject {
    Q_OBJECT

  public:
    KeptGeometry(QWidget& window, Settings& settings);

    void restore();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void save();

    QWidget& window_;
    Settings& settings_;
    /// Delays saving, because a window that is being moved sends events all the time.
    QTimer soon_;
};

} // namespace flip::ui
