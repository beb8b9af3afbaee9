#pragma once

#include "core/text/recognise.h"

#include <QButtonGroup>
#include <QFrame>
#include <QHBoxLayout>

#include <vector>

namespace flip::ui {

/// Where a text can be taken for one puzzle as well as for another: a small picture of each, with the signs
/// of its rule. One of them is in play already; the arrow keys or a click choose another, Enter and Escape
/// keep what is chosen.
class ReadingChoice : public QFrame {
    Q_OBJECT

  public:
    /// The likeliest ones; what is beyond them nobody meant.
    static constexpr int mostShown = 4;

    explicit ReadingChoice(QWidget* parent = nullptr);

    /// Shows the first puzzle of each reading. The first one is in play.
    void offer(const std::vector<Reading>& readings);
    /// Another reading is in play.
    void setCurrent(std::size_t reading);
    /// The keyboard goes to the one in play.
    void takeKeyboard();
    /// Nothing is left to choose.
    void dismiss();

  signals:
    void chosen(int reading);
    /// The person has made up their mind with the keyboard here.
    void settled();

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QHBoxLayout* row_;
    QButtonGroup* buttons_;
};

} // namespace flip::ui
