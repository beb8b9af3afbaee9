#pragma once

#include "ui/race/race.h"

#include <QAbstractTableModel>
#include <QTableView>

#include <vector>

namespace flip::ui {

/// The lanes of a race, two rows each: the numbers, and a remark below them.
class RaceTableModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Method, Result, Nodes, Time, Memory };

    static constexpr int columnTotal = Memory + 1;

    using QAbstractTableModel::QAbstractTableModel;

    void show(const Race& race);
    /// Sets the columns that are given in the remark because they do not fit.
    void setTold(std::vector<Column> told);

    /// Whether all of it is quiet, as it is of another board.
    void setFaded(bool faded);

    [[nodiscard]] const std::optional<Race>& race() const { return race_; }

    [[nodiscard]] static int rowOf(std::size_t lane) { return static_cast<int>(lane) * 2; }

    [[nodiscard]] static std::size_t laneOf(int row) { return static_cast<std::size_t>(row / 2); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

  private:
    [[nodiscard]] QString text(const QModelIndex& index) const;
    [[nodiscard]] QString remark(const RaceLane& lane) const;

    std::optional<Race> race_;
    std::vector<Column> told_;
    bool isFaded_ = false;
};

/// The table of a race, as high as its rows. If it is too narrow for the memory, the nodes or the result,
/// the remarks give them. Ctrl+C copies the whole table.
class RaceTable : public QTableView {
    Q_OBJECT

  public:
    explicit RaceTable(QWidget* parent = nullptr);

    void show(const Race& race);

    void setFaded(bool faded) { model_.setFaded(faded); }

    /// Puts the table on the clipboard, as text with tabs and as HTML.
    void copy();

    /// Marks the row of a lane, or none.
    void mark(std::optional<std::size_t> lane);

    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

  signals:
    void copied();
    /// The keyboard or a click has chosen the row of this lane.
    void laneChosen(std::size_t lane);

  protected:
    void initViewItemOption(QStyleOptionViewItem* option) const override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    void fitColumns();
    /// Gives every remark the lines that it needs.
    void fitRows();

    RaceTableModel model_;
};

} // namespace flip::ui
