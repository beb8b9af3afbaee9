#include "ui/game/session.h"

#include "ui/game/damaged_file.h"
#include "ui/game/journal.h"
#include "ui/game/replace_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <iterator>
#include <limits>
#include <numeric>

namespace flip::ui {

namespace {

/// How many times longer than necessary a journal may become.
constexpr qint64 slack = 4;

constexpr int mostSlots = 64;

/// Before every moment of a journal.
constexpr qint64 noTime = std::numeric_limits<qint64>::min();

} // namespace

Session::JournalState::JournalState(const QString& path) {
    const QFileInfo file(path);
    if (!file.exists()) return;
    size = file.size();
    changed = file.lastModified();
}

Session::Session(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    const bool isThere = QDir().mkpath(folder_);
    if (isThere && takeSlot(slotsByUse())) return;
    problem_ = isThere ? tr("The folder %1 cannot be written to.").arg(folder_)
                       : tr("The folder %1 cannot be created.").arg(folder_);
}

Session::~Session() {
    if (lock_ && !hasLock()) loseLock();
}

QString Session::path() const { return pathOf(slot_); }

QString Session::pathOf(int slot) const {
    const QString number = slot == 1 ? QString() : QString::number(slot);
    return QDir(folder_).filePath(QStringLiteral("session%1.txt").arg(number));
}

std::vector<int> Session::slotsByUse() const {
    std::vector<int> order(mostSlots);
    std::iota(order.begin(), order.end(), 1);
    std::vector<qint64> used;
    for (const int slot : order) {
        const JournalState journal(pathOf(slot));
        used.push_back(journal.changed.isValid() ? journal.changed.toMSecsSinceEpoch() : noTime);
    }
    const auto lastUsed = [&used](int slot) { return used[static_cast<std::size_t>(slot - 1)]; };
    std::ranges::stable_sort(order, std::ranges::greater(), lastUsed);
    return order;
}

bool Session::takeSlot(std::span<const int> order, const std::function<bool()>& isFree) {
    std::optional<int> toBeShown;
    for (const int slot : order) {
        slot_ = slot;
        if (!isFree()) continue;
        lock_ = std::make_unique<QLockFile>(path() + QStringLiteral(".lock"));
        if (takeLock(*lock_)) {
            lockFile_ = fileAt(lock_->fileName());
            return true;
        }
        const bool isLocked = lock_->error() == QLockFile::LockFailedError;
        const LockHolder holder = holderOf(*lock_);
        // Where nothing can be written, the lock of a crash cannot be removed; no window has its game.
        if (!toBeShown && (!isLocked || holder == LockHolder::Nobody)) toBeShown = slot_;
        if (!isLocked) break;
        if (!passedOver_ && holder != LockHolder::Window && QFileInfo::exists(path()))
            passedOver_ = {path(), lock_->fileName(), holder};
    }
    lock_.reset();
    passedOver_.reset();
    slot_ = toBeShown.value_or(mostSlots + 1);
    return false;
}

bool Session::takeSlotLate() {
    QDir().mkpath(folder_);
    const int first = slot_;
    std::vector<int> order = slotsByUse();
    std::stable_partition(order.begin(), order.end(), [first](int slot) { return slot == first; });
    // Another window may have left a game there in the meantime.
    const auto isFree = [&] {
        return slot_ == first ? JournalState(path()) == found_ : !QFileInfo::exists(path());
    };
    bool isTaken = takeSlot(order, isFree);
    if (isTaken && isDamagedHere()) {
        keepDamaged();
        if (isDamagedHere()) isTaken = takeSlot(std::span(order).subspan(1), isFree);
    }
    if (isTaken) {
        journal_.setFileName(path());
    } else {
        slot_ = first;
    }
    return isTaken;
}

bool Session::hasLock() const { return lockFile_ && fileAt(lock_->fileName()) == lockFile_; }

void Session::loseLock() {
    // Another window may have gone on with the journal.
    const bool isOurs = isJournalInPlace() && journal_.size() == length_;
    found_ = isOurs ? JournalState(path()) : JournalState();
    journal_.close();
    QDir().mkpath(folder_);
    giveUp(std::move(lock_));
}

bool Session::isJournalInPlace() const {
    // What is written to an open file in whose place there is another one can never be read.
    return journal_.isOpen() && fileAt(path()) == fileOf(journal_.handle());
}

void Session::useSlot() {
    journal_.setFileName(path());
    found_ = JournalState(path());
}

Session::Restored Session::attach(Game& game) {
    game_ = &game;
    useSlot();
    Restored restored = replay();
    if (lock_ && isDamagedHere()) restored = goOnElsewhere(restored);
    savedIndex_ = game.moveIndex();
    // Without a slot at least the saved game can be shown.
    if (!lock_) journal_.close();
    if (lock_ && !journal_.isOpen()) writeAnew();
    connect(&game, &Game::made, this, [this](const Move& move) {
        // Another try has passed what was undone.
        if (game_->moveIndex() != savedIndex_) unsaved_ += journalLine(savedIndex_ = game_->moveIndex());
        ++savedIndex_;
        // Saved once the move, or the last of many, is made.
        isInCommand_ = true;
        unsaved_ += journalLine(move, game_->puzzle());
    });
    connect(&game, &Game::noted, this, [this](int place) { append(noteLine(*game_, place)); });
    connect(&game, &Game::hintGiven, this, [this](int place) { append(hintedLine(place)); });
    connect(&game, &Game::solutionShown, this, [this](int place) { append(shownLine(place)); });
    connect(&game, &Game::solutionShownBeside, this, [this](int place) { append(shownBesideLine(place)); });
    connect(&game, &Game::uncountedChanged, this,
            [this](int place) { append(uncountedLine(*game_, place)); });
    connect(&game, &Game::filed, this, [this](int place) { append(fileLine(*game_, place)); });
    connect(&game, &Game::continued, this, [this](int place) { append(continuedLine(*game_, place)); });
    connect(&game, &Game::changed, this, [this] {
        isInCommand_ = false;
        if (game_->moveIndex() != savedIndex_) {
            savedIndex_ = game_->moveIndex();
            unsaved_ += journalLine(savedIndex_);
        }
        if (!unsaved_.isEmpty()) save();
    });
    return restored;
}

Session::Restored Session::replay() {
    const QFileInfo file(path());
    if (!file.exists() && !file.isSymLink()) return Restored::Nothing;
    // Reading anything but a file, for example a pipe, might never end.
    const bool isTooLong = file.isFile() && file.size() > longest_;
    const bool readable = file.isFile() && !isTooLong && journal_.open(QIODevice::ReadOnly);
    const QByteArray text = readable ? journal_.readAll() : QByteArray();
    journal_.close();
    auto saved = readJournal(text);
    const bool isCut = saved && saved->whole && saved->length < text.size();
    if (!saved || !saved->whole || isCut) {
        damagedPath_ = path();
        if (lock_) keepDamaged();
    }
    if (!saved) return isTooLong ? Restored::TooLong : Restored::Lost;
    fresh_ = false;
    const auto moves = static_cast<qsizetype>(saved->moves.size());
    game_->restore(saved->first, std::move(saved->moves), saved->index, std::move(saved->records));
    if (!saved->whole) return Restored::Part;
    if (isCut) return Restored::Cut;
    // A journal of nearly minimal length need not be replaced.
    if (saved->spareLines <= moves / slack + 1 && openJournal(saved->length))
        longFrom_ = std::max(longFrom_, longFor(length_));
    return Restored::All;
}

bool Session::openJournal(qint64 length) {
    journal_.close();
    setLength(length);
    return journal_.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered);
}

bool Session::writeAnew() {
    const QByteArray text = wholeJournal(*game_, savedIndex_);
    QDir().mkpath(folder_);
    QString problem = replaceFile(path(), text);
    if (problem.isEmpty() && !openJournal(text.size())) problem = journal_.errorString();
    if (!problem.isEmpty()) {
        setProblem(tr("%1 cannot be written: %2.").arg(path(), problem));
        return false;
    }
    unsaved_.clear();
    isBehind_ = false;
    longFrom_ = std::max(longFrom_, longFor(text.size()));
    setProblem({});
    return true;
}

Session::Restored Session::goOnElsewhere(Restored restored) {
    const int damaged = slot_;
    std::vector<int> order = slotsByUse();
    order.erase(order.begin(), std::next(std::ranges::find(order, damaged)));
    if (!takeSlot(order)) {
        slot_ = damaged;
        setProblem(tr("The folder %1 cannot be written to.").arg(folder_));
        return restored;
    }
    const QString kept = damagedPath_;
    const QDateTime damagedAt = found_.changed;
    useSlot();
    const Restored found = replay();
    if (found == Restored::Nothing) return restored;
    if (lock_ && isDamagedHere()) return goOnElsewhere(found);
    if (found != Restored::All) return found;
    damagedPath_ = kept;
    // It has gone on there before, and the damage has been told.
    if (damagedAt <= found_.changed) return Restored::All;
    // It is written anew, so that the next start sees that, too.
    journal_.close();
    return Restored::Lost;
}

void Session::keepDamaged() {
    const QString aside = nameForDamaged(path());
    if (aside.isEmpty()) return;
    // Copying leaves the journal in place until it is replaced. If it cannot be copied, it is moved.
    const QFileInfo file(path());
    const bool isCopied = file.isFile() && file.size() <= longest_ && QFile::copy(path(), aside);
    if (isCopied || QFile::rename(path(), aside)) damagedPath_ = aside;
}

qint64 Session::longFor(qint64 shortest) const {
    // One that can be much shorter is made so before it becomes too long, but not with every move.
    return shortest <= longest_ / 2 ? std::min(slack * shortest, longest_ / 4 * 3) : slack * shortest;
}

void Session::setLength(qint64 bytes) {
    const bool before = isTooLong();
    length_ = bytes;
    if (isTooLong() != before) emit problemChanged();
}

void Session::append(const QByteArray& line) {
    unsaved_ += line;
    if (!isInCommand_) save();
}

void Session::tryAgain() {
    if (isBehind_) save();
}

void Session::save() {
    isBehind_ = true;
    // Somebody may have deleted the lock or the folder, or replaced the journal.
    if (lock_ && !hasLock()) loseLock();
    if (!lock_ && !takeSlotLate()) {
        if (problem_.isEmpty()) setProblem(tr("The folder %1 cannot be written to.").arg(folder_));
        return unsaved_.clear();
    }
    const bool isThere = isJournalInPlace();
    // Writing a long journal takes long, so first it is made sure that it becomes much shorter.
    if (isThere && length_ > longFrom_)
        longFrom_ = std::max(longFrom_, longFor(lengthOfWholeJournal(*game_)));
    if (!isThere || length_ > longFrom_) {
        if (writeAnew() || !isThere) return;
        // A journal that is too long is still complete.
        longFrom_ = slack * length_;
    }
    const QByteArray lines = linesTogether(unsaved_);
    if (writeAll(journal_, lines)) {
        setLength(length_ + lines.size());
        unsaved_.clear();
        isBehind_ = false;
        return setProblem({});
    }
    setProblem(tr("%1 cannot be written: %2.").arg(path(), journal_.errorString()));
    // The next line must not continue a partial one. If truncating fails, too, the journal is replaced.
    if (!journal_.resize(length_)) journal_.close();
}

void Session::setProblem(const QString& problem) {
    if (problem == problem_) return;
    problem_ = problem;
    emit problemChanged();
}

} // namespace flip::ui
