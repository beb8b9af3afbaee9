#pragma once

#include "ui/reading/reading_choice.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/stages.h"

#include <QObject>

namespace flip::ui {

/// Lays messages over the upper edge of the stages, and the choice between readings over the lower one: above
/// and below the board in front, where nothing else stands then. So the board does not move for them, and
/// they cover nothing of it.
class StageEdges : public QObject {
    Q_OBJECT

  public:
    /// While the stages are hidden, it leaves both where they are.
    StageEdges(Stages& stages, MessageBar& messages, ReadingChoice& choice);

    /// Lays both at once, so that nobody sees them anywhere else; otherwise this happens with the next
    /// events.
    void lay();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void laySoon();

    Stages& stages_;
    MessageBar& messages_;
    ReadingChoice& choice_;
};

} // namespace flip::ui
