#pragma once

#include "ui/board/mini_board.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace flip::ui {

/// What is known of one board of the atlas: the board, words, and buttons for others.
class AtlasInfo : public QWidget {
    Q_OBJECT

  public:
    explicit AtlasInfo(QWidget* parent = nullptr);

    void show(const Grid& board, Goal::Kind goal, const QString& words);
    /// Other words on the same board.
    void setWords(const QString& words);
    /// One more sentence.
    void addWords(const QString& sentence);

    void showButtons(bool shown);

  signals:
    /// The user wants another board with the same minimum.
    void anotherWanted();
    /// The user wants a board with the largest minimum.
    void hardestWanted();

  private:
    MiniBoard* mini_;
    QLabel* told_;
    QPushButton* another_;
    QPushButton* hardest_;
};

} // namespace flip::ui
