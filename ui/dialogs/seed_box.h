#pragma once

#include <QLineEdit>
#include <QWidget>

namespace flip::ui {

/// The number that a random puzzle is made from: any at first, or today's date.
class SeedBox : public QWidget {
    Q_OBJECT

  public:
    explicit SeedBox(QWidget* parent);

    [[nodiscard]] quint64 seed() const { return line_->text().toULongLong(); }

    /// Where it is typed.
    [[nodiscard]] QLineEdit& line() { return *line_; }

  signals:
    void changed();

  private:
    QLineEdit* line_;
};

} // namespace flip::ui
