#include "ui/levels/level_store.h"

#include "ui/game/damaged_file.h"
#include "ui/game/file_lock.h"
#include "ui/game/replace_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace flip::ui {

namespace {

/// Enough for all levels and thirty years of daily puzzles.
constexpr qint64 mostBytes = 262'144;
/// How long another window may hold the lock, in milliseconds; at the end of the program nobody waits long.
constexpr int longWait = 5'000;
constexpr int lastWait = 500;

/// The contents of the file; nothing of one that is far too long, or no file at all.
ReadProgress readFile(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return {};
    QFile file(path);
    // Reading anything but a file, for example a pipe, might never end.
    if (!info.isFile() || info.size() > mostBytes || !file.open(QIODevice::ReadOnly)) return {{}, false};
    return readLevelText(file.readAll());
}

} // namespace

LevelStore::LevelStore(const QString& folder, QObject* parent)
    : QObject(parent), path_(QDir(folder).filePath(QStringLiteral("levels.txt"))) {
    connect(&*job_, &BackgroundJob::failed, this, [this](const QString& why) {
        // A look that failed is no loss.
        if (!writing_.isNone() || !waiting_.isNone()) finished({why, {}});
    });
}

LevelStore::~LevelStore() {
    job_->disconnect(this);
    const bool wasWriting = job_->isRunning();
    // Waits for the thread.
    job_.reset();
    // It may be in the file already, which makes no difference.
    if (wasWriting) writing_.then(std::exchange(waiting_, {}));
    const Change& rest = wasWriting ? writing_ : waiting_;
    if (!rest.isNone()) static_cast<void>(rest.write(path_, lastWait, nullptr));
}

LevelProgress LevelStore::progress() const {
    LevelProgress now = readFile(path_).progress;
    writing_.applyTo(now);
    waiting_.applyTo(now);
    return now;
}

void LevelStore::look() {
    if (job_->isRunning()) return;
    job_->start([this, path = path_](Monitor& monitor) -> BackgroundJob::Delivery {
        if (readFile(path).whole) return [this] { writeSoon(); };
        // Nothing is lost where it could not be replaced.
        return [this, result = Change().write(path, longWait, &monitor)] {
            result.problem.isEmpty() ? finished(result) : writeSoon();
        };
    });
}

void LevelStore::add(const LevelProgress& added) { change({false, added}); }

void LevelStore::clearLevels() {
    LevelProgress before = progress();
    if (forgotten_) before.add(*forgotten_);
    forgotten_ = before;
    change({true, {}});
}

void LevelStore::undoClear() {
    if (!forgotten_) return;
    add(*std::exchange(forgotten_, std::nullopt));
    emit restored();
}

void LevelStore::change(const Change& change) {
    waiting_.then(change);
    writeSoon();
}

void LevelStore::writeSoon() {
    if (waiting_.isNone() || job_->isRunning()) return;
    writing_ = std::exchange(waiting_, {});
    job_->start([this, path = path_, change = writing_](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, result = change.write(path, longWait, &monitor)] { finished(result); };
    });
}

void LevelStore::finished(const Written& result) {
    if (!result.damaged.isEmpty()) emit damageFound(result.damaged, result.isPartRead);
    if (result.problem.isEmpty()) {
        writing_ = {};
        if (waiting_.isNone()) emit written();
        return writeSoon();
    }
    writing_.then(std::exchange(waiting_, {}));
    // Not written again until there is another change.
    waiting_ = std::exchange(writing_, {});
    emit failed(result.problem);
}

void LevelStore::Change::applyTo(LevelProgress& progress) const {
    if (cleared) progress.clearLevels();
    progress.add(added);
}

void LevelStore::Change::then(const Change& later) {
    if (later.cleared) {
        cleared = true;
        added.clearLevels();
    }
    added.add(later.added);
}

LevelStore::Written LevelStore::Change::write(const QString& path, int milliseconds, Monitor* monitor) const {
    QDir().mkpath(QFileInfo(path).path());
    QLockFile lock(path + QStringLiteral(".lock"));
    if (!waitFor(lock, milliseconds, monitor)) {
        return {lock.error() == QLockFile::LockFailedError
                    ? tr("Another window has been writing to %1 for a long time.").arg(path)
                    : tr("The folder of %1 cannot be written to.").arg(path),
                {}};
    }
    ReadProgress read = readFile(path);
    const QString damaged = read.whole ? QString() : nameForDamaged(path);
    // Where there is no copy, writing would lose what could not be read.
    if (!read.whole && !QFile::copy(path, damaged))
        return {tr("%1 cannot be read, and no copy of it can be made.").arg(path), {}};
    const bool isPartRead = read.progress != LevelProgress();
    applyTo(read.progress);
    const QString problem = replaceFile(path, levelText(read.progress));
    if (problem.isEmpty()) return {{}, damaged, isPartRead};
    return {tr("%1 cannot be written: %2.").arg(path, problem), {}};
}

} // namespace flip::ui
