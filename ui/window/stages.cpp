#include "ui/window/stages.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

BoardPicture pictureOf(BoardWidget& board) { return board.picture(pictureCellSide(board.board().size())); }

BoardPicture pictureOf(const Stage& stage) { return pictureOf(stage.board); }

Puzzle puzzleOn(const Stage& stage) {
    Puzzle puzzle = stage.game.puzzle();
    if (stage.board.board().size() == puzzle.size()) puzzle.board = stage.board.board();
    return puzzle;
}

SavedPicture savedPictureOf(const Stage& stage) {
    return stage.picture ? stage.picture() : savedPicture(pictureOf(stage), puzzleOn(stage));
}

const SolutionPlayer* solutionOn(const Stage& stage) {
    const auto* player = dynamic_cast<const SolutionPlayer*>(&stage.player);
    return player != nullptr && player->isActive() ? player : nullptr;
}

std::optional<SolutionFilm> filmOf(const Stage& stage) {
    const SolutionPlayer* player = solutionOn(stage);
    const bool isFilmed = SolutionFilm::takes(stage.game.puzzle().size());
    if (player == nullptr || player->count() == 0 || stage.picture || !isFilmed) return std::nullopt;
    Puzzle start = stage.game.puzzle();
    // A second press undoes the first.
    for (int i = 0; i < player->index(); ++i) start.press(player->steps().at(i));
    return SolutionFilm(pictureOf(stage).parts(), std::move(start), player->steps(), stage.end);
}

const Stage& Stages::add(const Stage& stage) {
    addWidget(&stage.widget);
    // Several stages may share a game or a player.
    connect(&stage.player, &StepPlayer::changed, this, &Stages::stepsChanged, Qt::UniqueConnection);
    connect(&stage.game, &Game::changed, this, &Stages::gameChanged, Qt::UniqueConnection);
    return all_.emplace_back(stage);
}

void Stages::addPlay(const Stage& stage) { play_ = &add(stage); }

void Stages::addSetUp(const Stage& stage) { setUp_ = &add(stage); }

void Stages::addForPage(const QString& page, const Stage& stage) { ofPage_.insert(page, &add(stage)); }

void Stages::setOffered(const QString& page, bool offered) {
    if (offered == !notOffered_.contains(page)) return;
    offered ? static_cast<void>(notOffered_.remove(page)) : static_cast<void>(notOffered_.insert(page));
    show();
}

bool Stages::pageHasStage() const {
    return panelShown_ && ofPage_.contains(page_) && !notOffered_.contains(page_);
}

const Stage& Stages::inFront() const {
    if (settingUp_) return *setUp_;
    return pageHasStage() ? *ofPage_.value(page_) : *play_;
}

bool Stages::isGameShown() const {
    const Stage& front = inFront();
    return isAboutPlay() && !front.picture && (&front.player == &play_->player || !front.player.isActive());
}

QRect Stages::boardPlace() const {
    const BoardWidget& board = inFront().board;
    if (!board.isVisibleTo(this) || board.board().size().cells() == 0) return {};
    return board.geometry().place().translated(board.mapTo(this, QPoint(0, 0)));
}

std::vector<BoardWidget*> Stages::boards() const {
    std::vector<BoardWidget*> boards;
    for (const Stage& stage : all_) {
        if (std::ranges::find(boards, &stage.board) == boards.end()) boards.push_back(&stage.board);
    }
    return boards;
}

void Stages::setPage(const QString& page) {
    page_ = page;
    show();
}

void Stages::setPanelShown(bool shown) {
    panelShown_ = shown;
    show();
}

void Stages::setWordsShown(bool shown) {
    for (const Stage& stage : all_) {
        if (stage.words != nullptr) stage.words->setVisible(shown);
    }
}

void Stages::setSettingUp(bool on) {
    settingUp_ = on;
    show();
}

void Stages::show() {
    const Stage& front = inFront();
    // In particular, an unseen step must not change the current game while a lesson is shown.
    for (const Stage& stage : all_) {
        if (&stage.player != &front.player) stage.player.pause();
    }
    setCurrentWidget(&front.widget);
    emit changed();
    emit gameChanged();
    emit stepsChanged();
}

} // namespace flip::ui
