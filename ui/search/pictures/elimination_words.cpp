// The words of EliminationPicture for an entry, for a contradiction, and for the whole matrix.

#include "ui/search/pictures/elimination_picture.h"
#include "ui/words/answer_words.h"

#include <algorithm>
#include <bit>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

} // namespace

QString EliminationPicture::witnessWords() const {
    const TraceEvent& event = *replay().event();
    const auto colour = static_cast<Colour>(event.level);
    const Grid pieces = Grid::fromPacked(boardSize(), equations_[event.cell].pieces);
    const auto count = pieces.count();
    const auto wrong = (pieces & puzzle().toFlip(colour)).count();
    const bool hasTarget = !puzzle().goal.isUniform();
    if (count == 1 && hasTarget)
        return tr("The equation of this piece is 0 = 1: no press flips it, but for the target it must flip.");
    if (hasTarget)
        return tr("Adding the equations of these %1 pieces gives 0 = 1: every press flips an even number of "
                  "them, and %2 must be flipped for the target.")
            .arg(count)
            .arg(wrong);
    const QString name = answer_words::colour(colour, puzzle().goal.kind());
    if (count == 1)
        return tr("The equation of this piece is 0 = 1: no press flips it, but to become %1 it must flip.")
            .arg(name);
    return tr("Adding the equations of these %1 pieces gives 0 = 1: every press flips an even number of "
              "them, "
              "and %2 must be flipped to make them %3.")
        .arg(count)
        .arg(wrong)
        .arg(name);
}

QString EliminationPicture::placeWords(Place place) const {
    const auto at = [&](int index) { return answer_words::place(cellAt(boardSize(), index)); };
    const PieceEquation& row = equations_[static_cast<std::size_t>(place.row)];
    const int added = std::popcount(row.pieces);
    const QString whose =
        added == 1 ? tr("The equation of the piece at %1").arg(at(place.row))
                   : tr("The equation of the piece at %1, the sum of %2").arg(at(place.row)).arg(added);
    if (place.column >= cells()) {
        const auto side = static_cast<std::size_t>(place.column - cells());
        const Colour colour = colourOfSide(side);
        const bool isOdd = row.toFlip.at(static_cast<std::size_t>(colour));
        if (!puzzle().goal.isUniform())
            return isOdd ? tr("%1: an odd number of its presses, for the target.").arg(whose)
                         : tr("%1: an even number of its presses, for the target.").arg(whose);
        const QString name = answer_words::colour(colour, puzzle().goal.kind());
        return isOdd ? tr("%1: an odd number of its presses, to be %2.").arg(whose, name)
                     : tr("%1: an even number of its presses, to be %2.").arg(whose, name);
    }
    const bool has = ((row.coefficients >> place.column) & 1U) != 0;
    return has ? tr("%1: it contains the press at %2.").arg(whose, at(place.column))
               : tr("%1: it does not contain the press at %2.").arg(whose, at(place.column));
}

QString EliminationPicture::caption() const {
    if (!hasReplay()) return {};
    if (const auto place = current()) return placeWords(*place);
    if (isContradiction()) return witnessWords();
    return axisNames();
}

QString EliminationPicture::axisNames() { return tr("A row for each piece, a column for each press."); }

QString EliminationPicture::inWords() const {
    if (!hasReplay()) return {};
    const int settled = settledColumns();
    const auto pivots = std::ranges::count_if(
        equations_, [](const PieceEquation& equation) { return equation.pivot.has_value(); });
    const QString what =
        cells() == 1 ? tr("1 equation for 1 press.") : tr("%1 equations for %1 presses.").arg(cells());
    QString text = what + tr(" Determined by an equation: %1; free: %2.").arg(pivots).arg(settled - pivots);
    const TraceEvent* event = replay().event();
    if (event == nullptr || event->kind == Kind::Free) return text;
    if (isContradiction()) return text + QLatin1Char(' ') + witnessWords();
    if (event->kind != Kind::Pivot && event->kind != Kind::AddRow) return text;
    QStringList presses;
    for (const Cell cell : Grid::fromPacked(boardSize(), equations_[event->cell].coefficients).setCells())
        presses << answer_words::place(cell);
    const QString whose = answer_words::place(cellAt(boardSize(), event->cell));
    if (presses.isEmpty()) return text + tr(" The equation of %1 now contains no press.").arg(whose);
    const QString contained = presses.size() == 1
                                  ? tr(" The equation of %1 now contains only the press at %2.")
                                  : tr(" The equation of %1 now contains the presses at %2.");
    return text + contained.arg(whose, presses.join(tr("; ")));
}

} // namespace flip::ui
