#pragma once

#include <QAccessible>
#include <QWidget>

#include <array>

namespace flip::ui {

/// Says sentences to screen readers; there is nothing to be seen. Each is a notification of its own, which
/// screen readers read by themselves, wherever the focus is; the last few stay, because a reader looks at
/// them only after a while.
class Announcer : public QWidget {
    Q_OBJECT

  public:
    explicit Announcer(QWidget* parent = nullptr);

    void say(const QString& sentence);

    /// The last sentence.
    [[nodiscard]] QString said() const { return said_; }

    /// How many sentences were said.
    [[nodiscard]] int count() const { return count_; }

  private:
    std::array<QWidget*, 4> notices_;
    std::size_t next_ = 0;
    QString said_;
    int count_ = 0;
};

/// Makes the sentences notifications. To be passed to QAccessible::installFactory once.
[[nodiscard]] QAccessibleInterface* announcerFactory(const QString& className, QObject* object);

} // namespace flip::ui
