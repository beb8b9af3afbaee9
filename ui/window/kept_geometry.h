#pragma once

#include "ui/game/settings.h"

#include <QTimer>
#include <QWidget>

namespace flip::ui {

/// Remembers where a window is and how large, and brings it back there. Goes before the window does.
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
    /// A window that is being moved says so all the time.
    QTimer soon_;
};

} // namespace flip::ui
