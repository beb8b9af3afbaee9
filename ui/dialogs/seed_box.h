#pragma once

#include <QFormLayout>
#include <QLineEdit>
#include <QWidget>

namespace flip::ui {

/// The number that a random puzzle is made from: any at first, or today's date.
class SeedBox : public QWidget {
    Q_OBJECT

  public:
    explicit SeedBox(QWidget* parent);

    [[nodiscard]] quint64 seed() const { return line_->text().toULongLong(); }

    /// Adds a row with the box to a form, whose `tip` says what the same number gives again.
    void addTo(QFormLayout& form, const QString& tip);

  signals:
    void changed();

  private:
    QLineEdit* line_;
};

} // namespace flip::ui
