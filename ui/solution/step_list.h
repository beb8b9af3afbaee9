#pragma once

#include "ui/game/solution_player.h"

#include <QAbstractListModel>
#include <QListView>

namespace flip::ui {

/// The steps of the loaded solution in words, one per row.
class StepListModel : public QAbstractListModel {
    Q_OBJECT

  public:
    /// Whether the step has been made (bool), and the step's number from 1 (int).
    enum Role { DoneRole = Qt::UserRole, NumberRole };

    explicit StepListModel(SolutionPlayer& player, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

  private:
    void refresh();

    SolutionPlayer& player_;
    Steps shown_;
    /// How many of them are done.
    int done_ = 0;
};

/// The list of steps; the next one is the current row. Choosing a row goes to the board before that step.
class StepList : public QListView {
    Q_OBJECT

  public:
    explicit StepList(SolutionPlayer& player, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;

  private:
    void refresh();

    SolutionPlayer& player_;
};

} // namespace flip::ui
