#pragma once

#include <QButtonGroup>
#include <QStringList>
#include <QWidget>

namespace flip::ui {

/// A choice of two or three words side by side. The arrow keys choose, too.
class SegmentedSwitch : public QWidget {
    Q_OBJECT

  public:
    SegmentedSwitch(const QString& name, const QStringList& choices, QWidget* parent = nullptr);

    [[nodiscard]] int current() const { return buttons_->checkedId(); }

    void setCurrent(int choice);
    void setChoice(int choice, const QString& text);

  signals:
    void currentChanged(int choice);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QButtonGroup* buttons_;
};

} // namespace flip::ui
