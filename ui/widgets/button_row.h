#pragma once

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QWidget>

namespace flip::ui {

/// The buttons of a dialog in one row, perhaps with something to their left; in further rows where there is
/// no room for that.
class ButtonRow : public QWidget {
    Q_OBJECT

  public:
    /// Takes ownership of the buttons and of what is beside them.
    explicit ButtonRow(QDialogButtonBox& buttons, QWidget* beside = nullptr, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();
    /// In rows that end at the right edge. Their height.
    int placeInRows();

    QDialogButtonBox& buttons_;
    QWidget* beside_;
    QBoxLayout* row_;
};

} // namespace flip::ui
