#include "ui/file/game_files.h"

#include "core/text/flip_uri.h"
#include "ui/game/game_tries.h"
#include "ui/game/replace_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace flip::ui {

namespace {

constexpr std::size_t mostKnown = 16;

/// Standard input, texts and links have no path.
QString absolute(const QString& path) {
    const bool isNone = path.isEmpty() || path == QLatin1String("-") || isFlipUri(path.toStdString());
    return isNone ? QString() : QFileInfo(path).absoluteFilePath();
}

/// Whether there is a file with anything but this game. What is no file cannot be replaced, and saving says
/// so.
bool holdsOther(const QString& path, const FlipFile& file) {
    const QFileInfo there(path);
    if (!there.isFile()) return false;
    QFile bytes(path);
    if (there.size() > mostSourceBytes || !bytes.open(QIODevice::ReadOnly)) return true;
    const auto read = readFlipFile(bytes.readAll().toStdString());
    // Compared as written: the same game has many texts.
    return !read || writeFlipFile(*read) != writeFlipFile(file);
}

} // namespace

GameFiles::GameFiles(Game& game, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings) {
    connect(&game, &Game::made, this, &GameFiles::follow);
    connect(&game, &Game::continued, this, &GameFiles::followTry);
    connect(&game, &Game::changed, this, &GameFiles::refresh);
    connect(&game, &Game::noted, this, &GameFiles::refresh);
    connect(&game, &Game::solutionShown, this, &GameFiles::refresh);
    game.setGuard([this] { return wouldLose(); });
}

GameFiles::~GameFiles() { game_.setGuard({}); }

QStringList GameFiles::recent() const { return settings_.lines(settings::recentFiles); }

void GameFiles::forgetRecent() { settings_.clearLines(settings::recentFiles); }

void GameFiles::makeRecent(const QString& path) {
    // A line end in a name would split it into two.
    if (path.isEmpty() || path.contains(QLatin1Char('\n'))) return;
    settings_.putFirst(settings::recentFiles, path, mostRecent);
}

void GameFiles::opened(const QString& path, const std::optional<FlipFile>& file) {
    makeRecent(absolute(path));
    if (file) return know(absolute(path), {*file, place()});
    known_.erase(place());
    refresh();
}

QString GameFiles::save(const QString& path, const Taken& taken) {
    QString problem = replaceFile(path, QByteArray::fromStdString(writeFlipFile(taken.file)));
    if (!problem.isEmpty()) return problem;
    makeRecent(absolute(path));
    know(absolute(path), taken);
    return {};
}

bool GameFiles::isChangedElsewhere() const {
    const Known* known = current();
    return known != nullptr && holdsOther(known->path, known->file);
}

void GameFiles::recall(const Session& session) {
    journal_ = session.path();
    setting_ = settings::currentFile.name;
    if (session.slot() > 1) setting_ += QByteArray::number(session.slot());
    const QString last = settings_.get(currentFile());
    const QString window = journal_ + QLatin1Char('\n');
    const QString path = last.startsWith(window) ? last.mid(window.size()) : QString();
    if (path.isEmpty()) return;
    recalling_.readFile(path, [this, path](const auto& read) {
        if (!read || !(*read)->file || (*read)->file->start != game_.start()) return;
        const FlipFile& file = *(*read)->file;
        know(path, {file, place()});
        // A session of an earlier version has no notes.
        if (!game_.notes() && !file.notes.empty()) game_.setNotes(QString::fromStdString(file.notes));
    });
}

const GameFiles::Known* GameFiles::current() const {
    const auto found = known_.find(place());
    return found == known_.end() ? nullptr : &found->second;
}

void GameFiles::follow(const Move& move) {
    // What was undone has been forgotten.
    known_.erase(known_.upper_bound(game_.moveIndex()), known_.end());
    const auto* replacement = std::get_if<ReplaceMove>(&move);
    if (replacement == nullptr || replacement->puzzle() != game_.start()) return;
    const Known* known = current();
    if (known != nullptr) keep(game_.moveIndex() + 1, *known);
}

void GameFiles::followTry(int from) {
    const auto found = known_.find(from);
    if (found == known_.end()) return;
    keep(place(), Known(found->second));
    refresh();
}

bool GameFiles::wouldLose() const {
    const int made = game_.moveIndex();
    const bool losesPresses = std::any_of(known_.upper_bound(made), known_.end(), [this](const auto& each) {
        return pressesOf(game_, tryFrom(game_, each.first)) != each.second.file.presses;
    });
    const auto& notes = game_.allNotes();
    return losesPresses || std::any_of(notes.upper_bound(made), notes.end(), [this](const auto& each) {
               const auto known = known_.find(each.first);
               const std::string saved = known == known_.end() ? std::string() : known->second.file.notes;
               return each.second.toStdString() != saved;
           });
}

void GameFiles::keep(int place, Known known) {
    if (known_.size() == mostKnown && !known_.contains(place)) known_.erase(known_.begin());
    known_.insert_or_assign(place, std::move(known));
}

bool GameFiles::isThere(const Taken& taken) const {
    if (taken.place == 0) return game_.first() == taken.file.start;
    if (taken.place > game_.moveCount()) return false;
    const auto* begin = std::get_if<ReplaceMove>(&game_.moves()[static_cast<std::size_t>(taken.place - 1)]);
    return begin != nullptr && begin->puzzle() == taken.file.start;
}

void GameFiles::know(const QString& path, const Taken& taken) {
    const FlipFile& file = taken.file;
    // What the file had before is gone; another game has no file any more.
    std::erase_if(known_, [&](const auto& each) {
        return each.second.path == path && each.second.file.start != file.start;
    });
    for (auto& [place, known] : known_) {
        if (known.path == path) known.file = file;
    }
    if (isThere(taken)) keep(taken.place, {path, file});
    refresh();
}

void GameFiles::refresh() {
    const Known* known = current();
    const bool hasFile = known && !known->path.isEmpty();
    const State now = hasFile ? State{known->path, !standsAs(game_, known->file)} : State{};
    if (now == state_) return;
    if (now.path != state_.path)
        settings_.set(currentFile(),
                      now.path.isEmpty() ? QString() : journal_ + QLatin1Char('\n') + now.path);
    state_ = now;
    emit changed();
}

} // namespace flip::ui
