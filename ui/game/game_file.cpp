#include "ui/game/game_file.h"

#include <algorithm>
#include <span>

namespace flip::ui {

namespace {

/// The presses of the current game, including undone ones.
std::span<const Move> pressesOf(const Game& game) {
    const auto begin = game.moves().begin() + (game.moveIndex() - game.presses());
    const auto isPress = [](const Move& move) { return std::holds_alternative<PressMove>(move); };
    return {begin, std::find_if_not(begin, game.moves().end(), isPress)};
}

std::string notesOf(const Game& game) { return game.notes().value_or(QString()).toStdString(); }

/// Where the board comes from. Words that this version does not know stay as they were found.
std::string fromOf(const Game& game) {
    const KnownFile* const known = game.file();
    const bool isKept = known != nullptr && originFrom(known->file.from) == Origin();
    return game.origin() == Origin() && isKept ? known->file.from : originText(game.origin()).toStdString();
}

/// What was shown beside a try is shown, once that goes on elsewhere.
bool isShownInFile(const Game& game) {
    const GamePlaces& beside = game.records().shownBeside;
    return game.wasSolutionEverShown() || beside.contains(game.moveIndex() - game.presses());
}

} // namespace

FlipFile fileOf(const Game& game) {
    FlipFile file{.start = game.start(),
                  .made = game.presses(),
                  .notes = notesOf(game),
                  .from = fromOf(game),
                  .shown = isShownInFile(game)};
    for (const Move& move : pressesOf(game)) file.presses.push_back(std::get<PressMove>(move).cell);
    return file;
}

bool standsAs(const Game& game, const FlipFile& file) {
    if (game.presses() != file.made || !(game.start() == file.start)) return false;
    if (notesOf(game) != file.notes || isShownInFile(game) != file.shown) return false;
    const auto made = pressesOf(game).first(static_cast<std::size_t>(file.made));
    return std::ranges::equal(made, std::span(file.presses).first(made.size()), {},
                              [](const Move& move) { return std::get<PressMove>(move).cell; });
}

} // namespace flip::ui
