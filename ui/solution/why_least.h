#pragma once

#include "core/explain/solution_sets.h"

#include <QLabel>
#include <QWidget>

#include <array>
#include <optional>

namespace flip::ui {

class SizesChart;

/// Explains why an answer is minimal: all press sets that work, by size.
class WhyLeast : public QWidget {
    Q_OBJECT

  public:
    explicit WhyLeast(QWidget* parent = nullptr);

    void show(const SolutionSets& sets, Goal::Kind goal);

  private:
    QLabel* title_;
    QLabel* total_;
    std::array<SizesChart*, 2> charts_{};
    std::array<QLabel*, 2> captions_{};
    QLabel* quiet_;
};

} // namespace flip::ui
