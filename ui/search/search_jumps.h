#pragma once

#include "ui/search/search_player.h"

#include <QToolButton>

#include <functional>
#include <vector>

namespace flip::ui {

/// Buttons that jump to the previous and next place of each kind in a recorded search, and to its answer; of
/// those that lead nowhere in all of this search, none is shown. In as many rows as they need.
class SearchJumps : public QWidget {
    Q_OBJECT

  public:
    explicit SearchJumps(SearchPlayer& player, QWidget* parent = nullptr);

    /// Enables what leads anywhere from here.
    void refresh();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Jump {
        QToolButton* button;
        std::function<bool()> possible;
    };

    /// Buttons that belong together.
    struct Group {
        QWidget* widget;
        std::function<bool()> useful;
    };

    QWidget* addGroup(const std::function<bool()>& useful);
    void addPair(const char* name, Landmark landmark);
    void addAnswer();
    QToolButton* addButton(QWidget& group, const QString& name, const QString& tip,
                           const std::function<bool()>& possible, const std::function<void()>& go);
    void fitToFont();

    SearchPlayer& player_;
    std::vector<Group> groups_;
    std::vector<Jump> jumps_;
};

} // namespace flip::ui
