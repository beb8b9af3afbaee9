#pragma once

#include "ui/search/search_player.h"

#include <QGridLayout>
#include <QToolButton>

#include <functional>
#include <vector>

namespace flip::ui {

/// Buttons that jump to the previous and next place of each kind in a recorded search, and to its answer. One
/// row, or two where that is too wide.
class SearchJumps : public QWidget {
    Q_OBJECT

  public:
    explicit SearchJumps(SearchPlayer& player, QWidget* parent = nullptr);

    /// Enables what leads anywhere from here.
    void refresh();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Jump {
        QToolButton* button;
        std::function<bool()> possible;
    };

    void addPair(const char* name, Landmark landmark);
    void addAnswer();
    QToolButton* addButton(QWidget& group, const QString& name, const QString& tip,
                           const std::function<bool()>& possible, const std::function<void()>& go);
    void arrange();

    SearchPlayer& player_;
    QGridLayout* grid_;
    std::vector<QWidget*> groups_;
    std::vector<Jump> jumps_;
};

} // namespace flip::ui
