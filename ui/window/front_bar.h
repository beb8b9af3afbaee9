#pragma once

#include "ui/widgets/segmented_switch.h"

#include <QWidget>

namespace flip::ui {

/// The slim bar above a page that is shown in place of the game: the way back, and for a page about a board
/// the choice between the two.
class FrontBar : public QWidget {
    Q_OBJECT

  public:
    explicit FrontBar(QWidget* parent = nullptr);

    void setPage(const QString& title, bool hasBoard);
    void setBoardShown(bool shown);

  signals:
    void gameWanted();
    void boardWanted(bool wanted);

  private:
    SegmentedSwitch* parts_;
};

} // namespace flip::ui
