#include "ui/game/game.h"

#include "ui/game/game_tries.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace flip::ui {

namespace {

constexpr int noPlace = -1;

/// The beginning of a puzzle.
Position positionAfter(const ReplaceMove& move) { return {move.puzzle(), move.puzzle(), move.origin(), 0}; }

} // namespace

Game::Game(const Puzzle& start, QObject* parent)
    : QObject(parent), first_(start), position_{start, start, {}, 0} {}

QString Game::moveName(int index) const {
    const Move& move = moves_[static_cast<std::size_t>(index)];
    if (const auto* replacement = std::get_if<ReplaceMove>(&move)) return replacement->name();
    const Cell cell = std::get<PressMove>(move).cell;
    return tr("Press row %1, column %2").arg(cell.row + 1).arg(cell.column + 1);
}

const Puzzle& Game::puzzleAt(int place) const {
    if (place == 0) return first_;
    return std::get<ReplaceMove>(moves_[static_cast<std::size_t>(place - 1)]).puzzle();
}

std::optional<int> Game::placeOfNotes() const {
    for (auto next = records_.notes.upper_bound(tryPlace()); next != records_.notes.begin();) {
        --next;
        if (puzzleAt(next->first) == start()) return next->first;
    }
    return std::nullopt;
}

int Game::firstPlaceOfPuzzle() const {
    const int last = moveIndex_ - presses();
    for (int place = 0; place < last; ++place) {
        const bool isStart =
            place == 0 || std::holds_alternative<ReplaceMove>(moves_[static_cast<std::size_t>(place - 1)]);
        if (isStart && puzzleAt(place) == start()) return place;
    }
    return last;
}

std::optional<QString> Game::notes() const {
    const auto place = placeOfNotes();
    return place ? std::optional(records_.notes.at(*place)) : std::nullopt;
}

int Game::placeForNotes() const {
    const auto place = placeOfNotes();
    // So that they are still there after a restart of the puzzle has been undone.
    return place ? *place : firstPlaceOfPuzzle();
}

void Game::setNotes(int place, const QString& notes) {
    records_.notes[place] = notes;
    emit noted(place);
}

void Game::solutionIsShown() {
    // Of a solved board, no presses are shown.
    if (solved()) return;
    if (canRedo() && endsSolved(*this, currentTry(*this))) {
        if (records_.shownBeside.insert(tryPlace()).second) emit solutionShownBeside(tryPlace());
    } else {
        noteShown();
    }
}

void Game::noteShown() {
    const int place = tryPlace();
    if (records_.shown.insert(place).second) emit solutionShown(place);
}

void Game::hintIsGiven() {
    const int place = tryPlace();
    if (records_.hinted.insert(place).second) emit hintGiven(place);
}

void Game::setUncounted(int presses) {
    const int place = tryPlace();
    records_.uncounted[place] = presses;
    emit uncountedChanged(place);
}

void Game::allAreCounted() {
    for (const auto& [place, presses] : std::exchange(records_.uncounted, {})) emit uncountedChanged(place);
}

Origin Game::originAt(int place) const {
    if (place == 0) return {};
    return std::get<ReplaceMove>(moves_[static_cast<std::size_t>(place - 1)]).origin();
}

bool Game::isAnyHere(const GamePlaces& places) const {
    return std::any_of(places.lower_bound(beginOfPuzzle(*this)), places.end(),
                       [this](int place) { return puzzleAt(place) == start(); });
}

bool Game::wasSolutionEverShown() const { return isAnyHere(records_.shown); }

bool Game::wasHintEverGiven() const { return isAnyHere(records_.hinted); }

const KnownFile* Game::file() const {
    const auto found = records_.files.find(tryPlace());
    return found == records_.files.end() ? nullptr : &found->second;
}

void Game::setFile(int place, const KnownFile& file) {
    const auto known = records_.files.find(place);
    if (known != records_.files.end() && known->second == file) return;
    records_.files.insert_or_assign(place, file);
    emit filed(place);
}

void Game::forgetFile(int place) {
    if (records_.files.erase(place) > 0) emit filed(place);
}

void Game::redoNext(Motion motion) {
    const Move& move = moves_[static_cast<std::size_t>(moveIndex_)];
    ++moveIndex_;
    if (const auto* press = std::get_if<PressMove>(&move)) {
        ++position_.presses;
        emit pressed(position_.puzzle.press(press->cell), Direction::Forward, motion);
        return;
    }
    before_.push_back(std::exchange(position_, positionAfter(std::get<ReplaceMove>(move))));
    emit replaced();
}

void Game::undoLast(Motion motion) {
    --moveIndex_;
    const auto* press = std::get_if<PressMove>(&moves_[static_cast<std::size_t>(moveIndex_)]);
    if (press == nullptr) {
        position_ = std::move(before_.back());
        before_.pop_back();
        emit replaced();
        return;
    }
    --position_.presses;
    // A press is its own inverse, so this transition has the flips that undo it; the signal carries those of
    // the press when it was made.
    Transition transition = position_.puzzle.press(press->cell);
    for (Flip& flip : transition.flips) flip.now = opposite(flip.now);
    emit pressed(transition, Direction::Backward, motion);
}

void Game::add(const Move& move) {
    moves_.erase(moves_.begin() + moveIndex_, moves_.end());
    records_.forgetAfter(moveIndex_);
    moves_.push_back(move);
    emit made(move);
    if (records_.shownBeside.contains(tryPlace()) && std::holds_alternative<PressMove>(move)) noteShown();
}

void Game::make(const Move& move, Motion motion) {
    add(move);
    redoNext(motion);
}

void Game::pass(const Move& move) {
    if (const auto* press = std::get_if<PressMove>(&move)) {
        ++position_.presses;
        position_.puzzle.rule.forEachFlipped(press->cell,
                                             [&](Cell cell) { position_.puzzle.board.flip(cell); });
    } else {
        before_.push_back(std::exchange(position_, positionAfter(std::get<ReplaceMove>(move))));
    }
}

int Game::pressesTowards(int index) const {
    const int way = index > moveIndex_ ? 1 : -1;
    int count = 0;
    for (int at = moveIndex_; at != index; at += way, ++count) {
        const Move& move = moves_[static_cast<std::size_t>(way > 0 ? at : at - 1)];
        if (std::holds_alternative<ReplaceMove>(move)) break;
    }
    return count;
}

void Game::passPresses(int count) {
    const int begin = std::min(moveIndex_, moveIndex_ + count);
    for (int i = 0; i < std::abs(count); ++i) pass(moves_[static_cast<std::size_t>(begin + i)]);
    moveIndex_ += count;
    // A press undoes itself; only the count does not.
    position_.presses += count - std::abs(count);
    emit pressedMany(std::abs(count), count > 0 ? Direction::Forward : Direction::Backward);
}

void Game::press(Cell cell, Motion motion) {
    make(PressMove{cell}, motion);
    emit changed();
}

void Game::pressAll(std::span<const Cell> cells, Motion motion) {
    if (cells.empty()) return;
    const bool isMany = cells.size() > manyPresses;
    for (const Cell cell : cells) {
        if (!isMany) {
            make(PressMove{cell}, motion);
            continue;
        }
        add(PressMove{cell});
        ++moveIndex_;
        pass(PressMove{cell});
    }
    if (isMany) emit pressedMany(static_cast<int>(cells.size()), Direction::Forward);
    emit changed();
}

void Game::replace(const ReplaceMove& replacement, std::span<const Cell> presses, int made,
                   const Memories& memories) {
    if (keepsUndone()) beginTry();
    put(replacement, presses, made, memories);
    emit replaced();
    emit changed();
}

void Game::beginTry() {
    if (!canRedo()) return;
    const ReplaceMove again(start(), tr("New Try"), origin());
    const Memories memories{{}, wasSolutionShown() || records_.shownBeside.contains(tryPlace()), tryPlace()};
    std::vector<Cell> made = pressesOf(*this, currentTry(*this));
    made.resize(static_cast<std::size_t>(presses()));
    for (; canRedo(); ++moveIndex_) pass(moves_[static_cast<std::size_t>(moveIndex_)]);
    put(again, made, static_cast<int>(made.size()), memories);
    emit changed();
}

void Game::put(const ReplaceMove& replacement, std::span<const Cell> presses, int made,
               const Memories& memories) {
    const int from = memories.continued.value_or(replacement.puzzle() == start() ? tryPlace() : noPlace);
    const auto addAndPass = [this](const Move& move, bool isMade) {
        add(move);
        ++moveIndex_;
        if (isMade) pass(move);
    };
    addAndPass(replacement, true);
    for (const Cell cell : presses) addAndPass(PressMove{cell}, position_.presses < made);
    moveIndex_ -= static_cast<int>(presses.size()) - made;
    if (memories.continued) {
        records_.continued[tryPlace()] = *memories.continued;
        emit continued(tryPlace());
    }
    if (const auto known = records_.files.find(from); known != records_.files.end())
        setFile(tryPlace(), KnownFile(known->second));
    if (memories.notes && *memories.notes != notes().value_or(QString()))
        setNotes(tryPlace(), *memories.notes);
    if (memories.isSolutionShown) noteShown();
}

void Game::restart() {
    if (presses() > 0) replace(ReplaceMove(start(), tr("Restart"), origin()));
}

void Game::goTo(int index, Motion motion) {
    Q_ASSERT(index >= 0 && index <= moveCount());
    if (index == moveIndex_) return;
    while (moveIndex_ != index) {
        const int presses = pressesTowards(index);
        if (presses > manyPresses) {
            passPresses(moveIndex_ < index ? presses : -presses);
        } else {
            moveIndex_ < index ? redoNext(motion) : undoLast(motion);
        }
    }
    emit changed();
}

void Game::restore(const Puzzle& first, std::vector<Move> moves, int index, GameRecords records) {
    first_ = first;
    moves_ = std::move(moves);
    records_ = std::move(records);
    position_ = {first, first, {}, 0};
    before_.clear();
    for (moveIndex_ = 0; moveIndex_ < index; ++moveIndex_) pass(moves_[static_cast<std::size_t>(moveIndex_)]);
    emit replaced();
    emit changed();
}

} // namespace flip::ui
