#pragma once

#include "ui/statistics/statistics_summary.h"

#include <QTableWidget>

namespace flip::ui {

/// A row for each kind of puzzle, one of which is chosen.
class StatisticsTable : public QTableWidget {
    Q_OBJECT

  public:
    explicit StatisticsTable(QWidget* parent);

    /// Keeps the choice of a kind; otherwise the first is chosen.
    void show(const std::vector<StatisticsSummary>& summaries);

    /// The index of the chosen summary, or −1.
    [[nodiscard]] int chosen() const { return currentRow(); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void choiceChanged();

  protected:
    void initViewItemOption(QStyleOptionViewItem* option) const override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// For the words of all columns in the font of the window.
    [[nodiscard]] int widthNeeded() const;
    void fitColumns();
    [[nodiscard]] static int heightOf(int rows);
    void setCell(int row, int column, const QString& text);
};

} // namespace flip::ui
