#pragma once

#include "core/explain/atlas_order.h"
#include "ui/widgets/segmented_switch.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// The first row of the atlas: how many boards there are, the choice of what is seen of them, and the button
/// that enlarges the picture. The choice goes below where it has no room beside the heading.
class AtlasTitle : public QWidget {
    Q_OBJECT

  public:
    explicit AtlasTitle(QWidget* parent = nullptr);

    void setHeading(const QString& text);
    /// What is seen, by its name in settings. Anything else changes nothing.
    void setView(const QString& name);

    /// Whether there is something to choose.
    void setViewsShown(bool shown) { views_->setVisible(shown); }

    void setViewsToolTip(const QString& text) { views_->setToolTip(text); }

    void setEnlargeShown(bool shown) { enlarge_->setVisible(shown); }

    /// Names the button after what it does next.
    void setLarge(bool large);

  signals:
    /// Another view is seen: its name in settings, and the order of all boards in it; nothing for the hardest
    /// ones.
    void viewChosen(const QString& name, std::optional<flip::AtlasOrder> order);
    void enlargeClicked();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();

    QGridLayout* row_;
    QLabel* heading_;
    SegmentedSwitch* views_;
    QToolButton* enlarge_;
};

} // namespace flip::ui
