#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace flip::ui {

/// A count in digits; 2^64 − 1 means that many or more.
[[nodiscard]] QString countText(quint64 count);

/// Steps through numbered items with two buttons: "Optimal solution 1 of 2  ‹ ›".
class Chooser : public QWidget {
    Q_OBJECT

  public:
    /// `text` contains %1 for the item and %2 for their number.
    Chooser(const QString& text, const QString& previousName, const QString& nextName,
            QWidget* parent = nullptr);

    void setText(const QString& text) { text_ = text; }

    /// Starts at the first of `count` items, of which only the first `reachable` can be chosen.
    void setCount(quint64 count, quint64 reachable);
    /// Sets the item, which must be below the count, without emitting chosen().
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
