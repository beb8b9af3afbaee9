#pragma once

#include "core/text/recognise.h"

#include <QButtonGroup>
#include <QFrame>
#include <QHBoxLayout>

#include <vector>

namespace flip::ui {

/// A choice between the readings of an ambiguous text: a small picture of each, with the signs of its rule.
/// One of them is already the current game; the arrow keys or a click choose another, Enter and Escape keep
/// the chosen one.
class ReadingChoice : public QFrame {
    Q_OBJECT

  public:
    /// Only the most likely readings are shown.
    static constexpr int mostShown = 4;

    explicit ReadingChoice(QWidget* parent = nullptr);

    /// Shows the first puzzle of each reading. The first reading is the current one.
    void offer(const std::vector<Reading>& readings);
    /// Marks another reading as the current one.
    void setCurrent(std::size_t reading);
    /// Moves the keyboard focus to the current reading.
    void takeKeyboard();
    /// Hides the choice.
    void dismiss();

  signals:
    void chosen(int reading);
    /// The user has decided, with the keyboard focus here.
    void settled();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QHBoxLayout* row_;
    QButtonGroup* buttons_;
};

} // namespace flip::ui
