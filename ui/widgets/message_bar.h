#pragma once

#include "ui/widgets/cut_label.h"
#include "ui/widgets/sketch.h"

#include <QFrame>
#include <QToolButton>

#include <array>
#include <functional>
#include <optional>

namespace flip::ui {

/// The slim bar above the board: what happened, what can be done, and a close button. It never blocks
/// anything and need not be dismissed.
class MessageBar : public QFrame {
    Q_OBJECT

  public:
    enum class Kind { Info, Done, Warning };

    struct Offer {
        QString text;
        std::function<void()> act;
        /// A shorter text, for a bar without room for the other beside the message; empty if there is none.
        QString brief = {};
        /// Whether it is of no use any more once the board has been solved in another way.
        bool asksForSolution = false;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    /// Shows a message about the current board, in place of the last one, but in front of a warning that
    /// remains valid: nobody may have read that yet. The offer is a link-like button beside the text.
    void tell(Kind kind, const QString& text, const Offer& offer);

    void tell(Kind kind, const QString& text) { tell(kind, text, Offer{}); }

    /// Goes on from a message that may be shown, as from “Saving: 10%” to “Saving: 20%”. Any other one stays:
    /// it is to be read.
    void goOn(const QString& from, const QString& text, const Offer& offer);

    /// Shows what a command has just done, even while the board is not shown.
    void confirm(Kind kind, const QString& text, const Offer& offer);
    /// Shows a warning that remains valid whatever happens to the board, until it is closed or another one
    /// takes its place.
    void warn(const QString& text);
    /// The same, behind such a warning if one is shown: both are to be read.
    void warnToo(const QString& text);
    /// While the board is not shown, messages about it wait unseen, unless they are warnings or confirm
    /// something meanwhile.
    void setBoardShown(bool shown);
    /// Takes away a message about the board, to be told again later; a lasting warning behind it stays.
    void setAside();
    /// Tells what was set aside, unless something else has been told since then, or it was withdrawn.
    void tellAgain();

    /// Forgets what was set aside.
    void dropAside() { aside_.reset(); }

    /// Removes this message or lasting warning, shown or set aside, because it is no longer true.
    void withdraw(const QString& text);
    /// The board has changed: a message about it is no longer valid. If nobody changed it, because a solution
    /// plays, a warning stays.
    void boardChanged(bool isPlayed = false);
    void clear();
    /// The board has been solved: removes an offer to do that; the text stays.
    void withdrawOfferToSolve();

    /// Whether it shows a warning that remains valid whatever happens to the board, and nothing else.
    [[nodiscard]] bool isLasting() const { return text_.isEmpty() && !lasting_.isEmpty(); }

    /// What has been told last, without a warning behind it that remains valid.
    [[nodiscard]] QString text() const { return text_.isEmpty() ? lasting_ : text_; }

    /// Returns the height that it needs if it is this wide. If that is more than `room`, what is offered
    /// becomes shorter, then the letters a little smaller, and the icon is hidden; if that is not enough, the
    /// text is cut, all of it is offered, and `room` is returned. Once that was accepted, it needs the whole
    /// height.
    [[nodiscard]] int fit(int width, int room);

  signals:
    /// A warning is shown, of either sort.
    void warned(const QString& text);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    /// What has been told.
    struct Told {
        Kind kind = Kind::Info;
        QString text;
        Offer offer;
    };

    /// How a message is shown.
    struct Form {
        /// Of the size of the usual letters.
        qreal share = 1;
        bool isBrief = false;
        bool hasIcon = true;
    };

    /// The less room there is, the later is the one that is taken.
    static constexpr std::array forms{Form{1, false, true}, Form{1, true, true}, Form{0.9, true, true},
                                      Form{0.8, true, true}, Form{0.8, true, false}};

    /// All that is shown.
    [[nodiscard]] QString whole() const;
    /// Shows it, and tells a screen reader.
    void present();
    /// Takes away the message about the board; a warning behind it stays.
    void forget();

    /// The height in pixels that it needs in this form if it is this wide.
    [[nodiscard]] int heightOf(const Form& form, int width) const;
    [[nodiscard]] QFont letters(const Form& form) const;
    [[nodiscard]] const QString& offerText(const Form& form) const;

    Sketch* icon_;
    CutLabel* label_;
    QToolButton* more_;
    QToolButton* offerButton_;
    QToolButton* close_;
    Kind kind_ = Kind::Info;
    Offer offer_;
    std::optional<Told> aside_;
    /// A message about the board; empty if there is none.
    QString text_;
    /// A warning that remains valid, behind it; empty if there is none.
    QString lasting_;
    bool boardShown_ = true;
    bool wantsAll_ = false;
};

} // namespace flip::ui
