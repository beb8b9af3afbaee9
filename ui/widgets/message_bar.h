#pragma once

#include "ui/widgets/sketch.h"

#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include <functional>

namespace flip::ui {

/// The slim bar above the board: what happened, what can be done, a close button. Never in the way, and never
/// waits to be dismissed.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    enum class Kind { Info, Done, Warning };

    struct Offer {
        QString text;
        std::function<void()> act;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Says something of the board as it stands, in place of what was shown. The offer is a link-like button
    /// beside the text.
    void tell(Kind kind, const QString& text, const Offer& offer = {});
    /// A warning that stays true whatever happens to the board.
    void warn(const QString& text);
    /// The board is another one: what was said of it holds no longer.
    void boardChanged();
    void clear();
    /// The offer has been taken up elsewhere; the text stays.
    void withdrawOffer();

    [[nodiscard]] QString text() const { return label_->text(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Sketch* icon_;
    QLabel* label_;
    QToolButton* offerButton_;
    std::function<void()> act_;
    bool ofTheBoard_ = true;
};

} // namespace flip::ui
