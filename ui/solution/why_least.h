#pragma once

#include "core/explain/solution_sets.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <array>
#include <optional>

namespace flip::ui {

class SizesChart;

/// Previous and next, and which of how many is shown: "Optimal solution 1 of 2  ‹ ›".
class Chooser : public QWidget {
    Q_OBJECT

  public:
    /// `text` has the places %1 (which) and %2 (how many).
    Chooser(const QString& text, const QString& previousName, const QString& nextName,
            QWidget* parent = nullptr);

    /// Begins at the first of `count`; of them only `reachable` can be chosen.
    void setCount(quint64 count, quint64 reachable);

    [[nodiscard]] quint64 index() const { return index_; }

  signals:
    void chosen(quint64 index);

  private:
    void move(quint64 index);
    void refresh();

    QString text_;
    QLabel* label_;
    QToolButton* previous_;
    QToolButton* next_;
    quint64 count_ = 0;
    quint64 reachable_ = 0;
    quint64 index_ = 0;
};

/// Why an answer is the least: all press sets that work, by their size.
class WhyLeast : public QWidget {
    Q_OBJECT

  public:
    explicit WhyLeast(QWidget* parent = nullptr);

    void show(const SolutionSets& sets, Goal goal);

  private:
    QLabel* title_;
    QLabel* total_;
    std::array<SizesChart*, 2> charts_{};
    std::array<QLabel*, 2> captions_{};
    QLabel* quiet_;
};

} // namespace flip::ui
