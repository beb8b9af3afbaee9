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
    if (there.size() > mostFileBytes || !bytes.open(QIODevice::ReadOnly)) return true;
    const auto read = readFlipFile(bytes.readAll().toStdString());
    // Compared as written: the same game has many texts.
    return !read || writeFlipFile(*read) != writeFlipFile(file);
}

} // namespace

GameFiles::GameFiles(Game& game, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings) {
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
    game_.forgetFile(place());
    refresh();
}

GameFiles::Written GameFiles::write(const QString& path, const Taken& taken,
                                    const std::optional<FlipFile>& expected) {
    // After a crash, it may hold what the session does not know to be saved.
    if (expected && holdsOther(path, *expected) && holdsOther(path, taken.file)) return {true, {}};
    return {false, replaceFile(path, QByteArray::fromStdString(writeFlipFile(taken.file)))};
}

void GameFiles::saved(const QString& path, const Taken& taken) {
    makeRecent(absolute(path));
    know(absolute(path), taken);
}

std::optional<FlipFile> GameFiles::expected(const QString& path) const {
    // If several tries belong to it, all of them know the same.
    const auto& files = game_.records().files;
    const auto known =
        std::ranges::find_if(files, [&path](const auto& each) { return each.second.path == path; });
    return known != files.end() ? std::optional(known->second.file) : std::nullopt;
}

void GameFiles::recall(const Session& session) {
    refresh();
    // Earlier versions kept the file in the settings.
    QByteArray name = settings::currentFile.name;
    if (session.slot() > 1) name += QByteArray::number(session.slot());
    const QString last = settings_.get(SettingKey<QString>{name.constData(), {}});
    const QString window = session.path() + QLatin1Char('\n');
    const QString path = last.startsWith(window) ? last.mid(window.size()) : QString();
    if (path.isEmpty()) return;
    recalling_.readFile(path, [this, path, name](const auto& read) {
        if (!read || !(*read)->file || (*read)->file->start != game_.start()) return;
        settings_.set(SettingKey<QString>{name.constData(), {}}, QString());
        if (game_.file() != nullptr) return;
        const FlipFile& file = *(*read)->file;
        know(path, {file, place()});
        // They kept no notes in the session, either.
        if (!game_.notes() && !file.notes.empty()) game_.setNotes(QString::fromStdString(file.notes));
    });
}

bool GameFiles::wouldLose() const {
    const int made = game_.moveIndex();
    const auto& notes = game_.records().notes;
    const auto& files = game_.records().files;
    const bool losesPresses = std::any_of(files.upper_bound(made), files.end(), [this](const auto& each) {
        return pressesOf(game_, tryFrom(game_, each.first)) != each.second.file.presses;
    });
    const auto isLost = [&files](const auto& each) {
        const auto known = files.find(each.first);
        const std::string saved = known == files.end() ? std::string() : known->second.file.notes;
        return each.second.toStdString() != saved;
    };
    return losesPresses || std::any_of(notes.upper_bound(made), notes.end(), isLost);
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
    for (const auto& [place, known] : std::map(game_.records().files)) {
        if (known.path != path) continue;
        known.file.start == file.start ? game_.setFile(place, {path, file}) : game_.forgetFile(place);
    }
    if (isThere(taken)) game_.setFile(taken.place, {path, file});
    refresh();
}

void GameFiles::refresh() {
    const KnownFile* known = game_.file();
    const bool hasFile = known && !known->path.isEmpty();
    const State now = hasFile ? State{known->path, !standsAs(game_, known->file)} : State{};
    if (now == state_) return;
    state_ = now;
    emit changed();
}

} // namespace flip::ui
