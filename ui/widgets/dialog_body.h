#pragma once

#include <QScrollArea>

class QFormLayout;

namespace flip::ui {

/// The largest size that a dialog should have on its screen: there is room for its frame and a bar of the
/// desktop.
[[nodiscard]] QSize roomForDialog(const QWidget& dialog);

/// What a dialog shows above its buttons. Where the dialog is smaller than that, the labels of forms move
/// above their fields, boxes to choose from become narrower, and the rest is scrolled to.
class DialogBody : public QScrollArea {
    Q_OBJECT

  public:
    /// Takes ownership of the contents.
    explicit DialogBody(QWidget& contents, QWidget* parent = nullptr);

    /// All that the contents would like to have, and a scroll bar beside them.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The width of the scroll bar and of the gap beside it.
    [[nodiscard]] int widthOfBar() const;

    /// By how much it would have to be higher for all contents to be seen at once, at its width.
    [[nodiscard]] int missingHeight() const;
    /// Makes the dialog, which must be shown, as high as that, if there is room on its screen.
    void heighten(QWidget& dialog);

  protected:
    /// Stays where it is when the focus leaves it.
    bool focusNextPrevChild(bool next) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Scrolls to what has got the focus by a key, if that is no picture larger than what is seen.
    void showFocused(QWidget* focused);
    void foldForms();
    void narrowBoxes(int room);
};

} // namespace flip::ui
