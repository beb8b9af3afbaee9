#include "ui/file/game_files.h"

#include "core/text/flip_uri.h"
#include "ui/game/replace_file.h"

#include <QFileInfo>

#include <algorithm>

namespace flip::ui {

namespace {

constexpr std::size_t mostKnown = 16;

/// Standard input, texts and links have no path.
QString absolute(const QString& path) {
    const bool isNone = path.isEmpty() || path == QLatin1String("-") || isFlipUri(path.toStdString());
    return isNone ? QString() : QFileInfo(path).absoluteFilePath();
}

} // namespace

GameFiles::GameFiles(Game& game, Settings& settings, QObject* parent)
    : QObject(parent), game_(game), settings_(settings) {
    connect(&game, &Game::changed, this, &GameFiles::refresh);
    connect(&game, &Game::noted, this, &GameFiles::refresh);
}

QStringList GameFiles::recent() const {
    return settings_.get(settings::recentFiles).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void GameFiles::forgetRecent() { settings_.set(settings::recentFiles, QString()); }

void GameFiles::makeRecent(const QString& path) {
    // A line end in a name would split it into two.
    if (path.isEmpty() || path.contains(QLatin1Char('\n'))) return;
    QStringList paths = recent();
    paths.removeAll(path);
    paths.prepend(path);
    settings_.set(settings::recentFiles, QStringList(paths.mid(0, mostRecent)).join(QLatin1Char('\n')));
}

void GameFiles::opened(const QString& path, const std::optional<FlipFile>& file) {
    makeRecent(absolute(path));
    if (file) know(absolute(path), *file);
}

QString GameFiles::save(const QString& path) {
    const FlipFile file = fileOf(game_);
    QString problem = replaceFile(path, QByteArray::fromStdString(writeFlipFile(file)));
    if (problem.isEmpty()) opened(path, file);
    return problem;
}

void GameFiles::recall() {
    const QStringList paths = recent();
    if (paths.isEmpty()) return;
    recalling_.readFile(paths.front(), [this, path = paths.front()](const auto& read) {
        if (!read || !read->file || !(read->file->start == game_.start())) return;
        know(path, *read->file);
        // A session of an earlier version has no notes.
        if (!game_.notes() && !read->file->notes.empty())
            game_.setNotes(QString::fromStdString(read->file->notes));
    });
}

const GameFiles::Known* GameFiles::current() const {
    const auto found = std::find_if(known_.rbegin(), known_.rend(),
                                    [this](const Known& known) { return known.file.start == game_.start(); });
    return found == known_.rend() ? nullptr : &*found;
}

void GameFiles::know(const QString& path, const FlipFile& file) {
    std::erase_if(known_, [&](const Known& known) { return known.path == path; });
    if (known_.size() == mostKnown) known_.erase(known_.begin());
    known_.push_back({path, file});
    refresh();
}

void GameFiles::refresh() {
    const Known* known = current();
    const bool hasFile = known && !known->path.isEmpty();
    const State now = hasFile ? State{known->path, !standsAs(game_, known->file)} : State{};
    if (now == state_) return;
    state_ = now;
    emit changed();
}

} // namespace flip::ui
