#include "ui/statistics/play_counter.h"

#include "core/solve/solve.h"
#include "core/text/board_text.h"
#include "ui/game/game_tries.h"
#include "ui/statistics/puzzle_kind.h"

#include <QDateTime>

#include <algorithm>
#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

/// The minimum that an answer proves.
std::optional<int> minimumIn(const SolveReport& report) {
    if (!report.verified) return std::nullopt;
    if (std::holds_alternative<Impossible>(report.outcome.answer)) return noMinimum;
    const auto* optimal = std::get_if<Optimal>(&report.outcome.answer);
    return optimal == nullptr ? std::nullopt : std::optional(static_cast<int>(optimal->presses.count()));
}

/// Whether the puzzle has been pressed at before, even if that is undone or in another try.
bool isPlayed(const Game& game) {
    bool isHere = true;
    for (auto move = game.moves().begin() + beginOfPuzzle(game); move != game.moves().end(); ++move) {
        const auto* replacement = std::get_if<ReplaceMove>(&*move);
        if (replacement == nullptr && isHere) return true;
        if (replacement != nullptr) isHere = replacement->puzzle() == game.start();
    }
    return false;
}

} // namespace

PlayCounter::PlayCounter(Game& game, FrameClock& clock, QString session, QObject* parent)
    : QObject(parent), game_(game), clock_(clock), session_(std::move(session)), current_(freshPlay()) {
    connect(&game_, &Game::replaced, this, &PlayCounter::follow);
    connect(&game_, &Game::changed, this, &PlayCounter::adjustClock);
    connect(&game_, &Game::hintGiven, this, [this] { helped(Help::Hint); });
    connect(&game_, &Game::solutionShown, this, [this] { helped(Help::Solution); });
    connect(&solving_, &SolveJob::answered, this, &PlayCounter::takeMinimum);
    connect(&solving_, &SolveJob::failed, this, [this] {
        questions_.pop_front();
        askNext();
    });
}

PlayCounter::Play PlayCounter::freshPlay() const {
    Play play{game_.start(), {}, false, !isPlayed(game_)};
    play.game.place = beginOfPuzzle(game_);
    // Perhaps in an earlier run of the program.
    if (game_.wasHintEverGiven()) play.game.help = Help::Hint;
    if (game_.wasSolutionEverShown()) play.game.help = Help::Solution;
    return play;
}

void PlayCounter::follow() {
    const int place = beginOfPuzzle(game_);
    const auto isHere = [&](const Play& play) {
        return play.game.place == place && play.start == game_.start();
    };
    if (isHere(current_)) return;
    pauseClock();
    if (current_.begun || current_.game.help != Help::None) others_.push_back(std::move(current_));
    const auto known = std::ranges::find_if(others_, isHere);
    if (known == others_.end()) {
        current_ = freshPlay();
    } else {
        current_ = std::move(*known);
        others_.erase(known);
    }
    resumeClock();
    emit timeChanged();
}

void PlayCounter::pressed() {
    if (current_.start.solved()) return;
    if (!current_.begun) begin();
    if (!current_.game.solved && game_.solved()) finish();
}

void PlayCounter::begin() {
    current_.begun = true;
    current_.game.session = session_;
    current_.game.kind = kindOf(current_.start);
    std::string board = writeBoardLine(current_.start.board);
    if (const Grid* const target = current_.start.goal.target()) board += ' ' + writeBoardLine(*target);
    current_.game.board = QString::fromStdString(board);
    current_.game.origin = QString::fromLatin1(originText(game_.origin()));
    current_.game.begun = QDateTime::currentMSecsSinceEpoch();
    questions_.push_back({current_.game.place, current_.start});
    if (questions_.size() == 1) askNext();
    resumeClock();
    emit counted(current_.game);
    emit timeChanged();
}

void PlayCounter::finish() {
    pauseClock();
    current_.game.solved = QDateTime::currentMSecsSinceEpoch();
    current_.game.presses = game_.presses();
    current_.solvedIn = currentTry(game_).begin;
    if (timed_) current_.game.time = time();
    emit counted(current_.game);
    emit timeChanged();
}

void PlayCounter::helped(Help help) {
    // Of a game that brings it along, this is known before it has come.
    follow();
    if (current_.game.solved || help <= current_.game.help) return;
    current_.game.help = help;
    if (current_.begun) emit counted(current_.game);
}

void PlayCounter::setAway(bool away) {
    if (std::exchange(away_, away) == away) return;
    away ? pauseClock() : resumeClock();
    emit timeChanged();
}

std::optional<qint64> PlayCounter::time() const {
    if (!current_.begun || !current_.timeKnown) return std::nullopt;
    if (current_.solvedIn && *current_.solvedIn != currentTry(game_).begin) return std::nullopt;
    return current_.spent + (since_ ? clock_.now() - *since_ : 0);
}

void PlayCounter::pauseClock() {
    if (since_) current_.spent += clock_.now() - *since_;
    since_.reset();
}

void PlayCounter::resumeClock() {
    const bool passes =
        current_.begun && current_.timeKnown && !current_.game.solved && !game_.solved() && !away_;
    if (passes && !since_) since_ = clock_.now();
}

void PlayCounter::adjustClock() {
    game_.solved() ? pauseClock() : resumeClock();
    emit timeChanged();
}

PlayCounter::Play* PlayCounter::playOf(const Question& question) {
    const auto isMeant = [&](const Play& play) {
        return play.game.place == question.place && play.start == question.start;
    };
    if (isMeant(current_)) return &current_;
    const auto found = std::ranges::find_if(others_, isMeant);
    return found == others_.end() ? nullptr : &*found;
}

void PlayCounter::askNext() {
    if (questions_.empty()) return;
    // It must not take too much of the machine.
    Budget budget;
    budget.time = std::chrono::seconds(5);
    solving_.start(defaultMethod(), questions_.front().start, budget);
}

void PlayCounter::takeMinimum(const SolveReport& report) {
    Play* play = playOf(questions_.front());
    questions_.pop_front();
    if (const auto minimum = minimumIn(report); play != nullptr && minimum) {
        play->game.minimum = minimum;
        emit counted(play->game);
    }
    askNext();
}

} // namespace flip::ui
