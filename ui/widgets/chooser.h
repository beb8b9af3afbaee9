#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace flip::ui {

/// A number of things in plain digits; 2^64 − 1 stands for that many or more.
[[nodiscard]] QString countText(quint64 count);

/// Previous and next, and which of how many is shown: "Optimal solution 1 of 2  ‹ ›".
class Chooser : public QWidget {
    Q_OBJECT

  public:
    /// `text` has the places %1 (which) and %2 (how many).
    Chooser(const QString& text, const QString& previousName, const QString& nextName,
            QWidget* parent = nullptr);

    void setText(const QString& text) { text_ = text; }

    /// Begins at the first of `count`; of them only `reachable` can be chosen.
    void setCount(quint64 count, quint64 reachable);
    /// Nothing is said of it; below the count.
    void setIndex(quint64 index);

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

} // namespace flip::ui
