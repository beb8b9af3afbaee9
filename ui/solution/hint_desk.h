#pragma once

#include "ui/board/board_view.h"
#include "ui/game/hint_job.h"
#include "ui/widgets/message_bar.h"

#include <QTimer>

#include <optional>

namespace flip::ui {

/// Gives hints on the game's board, by degree: every request for the same position gives away more, in the
/// message bar and with a light on the board.
class HintDesk : public QObject {
    Q_OBJECT

  public:
    struct Parts {
        Game& game;
        BoardView& board;
        MessageBar& messages;
    };

    explicit HintDesk(const Parts& parts, QObject* parent = nullptr);

    /// Asks for the next degree. `known` is an answer for the current position that is shown already, if
    /// there is one: the hint then follows it.
    void ask(const std::optional<SolveReport>& known = std::nullopt);
    /// This answer for the position is shown from now on: a hint that is being looked for follows it, and one
    /// for a press that it does not have is withdrawn.
    void follow(const SolveReport& shown);
    /// The position has changed or is no longer shown: its hint no longer counts.
    void forget();
    /// The position stays, but not the answer that the hint follows: what was told goes, too.
    void withdraw();

  signals:
    /// What a hint says in one or two sentences, for screen readers.
    void said(const QString& sentence);
    /// The user wants to see why there is no solution.
    void proofRequested();
    /// The answer is wrong, so there is no hint.
    void mistaken(const flip::ui::SolveReport& report);

  private:
    void present(const HintReport& report);
    void giveMore();
    void show();
    void tell(const QString& sentence);
    void tellThatItIsSought();
    [[nodiscard]] static QString sought();
    [[nodiscard]] std::optional<HintDegree> further() const;

    Parts parts_;
    HintJob job_;
    /// The hint for the current position.
    std::optional<HintReport> given_;
    HintDegree degree_ = HintDegree::Count;
    /// What the message bar was given.
    QString told_;
    /// Until it is told that a hint is being looked for.
    QTimer untilTold_;
    /// How often more was asked for before that, and before the first answer.
    int impatience_ = 0;
};

} // namespace flip::ui
