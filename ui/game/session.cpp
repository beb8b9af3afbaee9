#include "ui/game/session.h"

#include "core/text/puzzle_line.h"

#include <QDir>
#include <QSaveFile>

#include <optional>

namespace flip::ui {

namespace {

constexpr auto header = "flipgame-session 1";

QByteArray puzzleLine(const Puzzle& puzzle) { return QByteArray::fromStdString(writePuzzleLine(puzzle)); }

QByteArray lineOf(const Move& move) {
    if (const auto* press = std::get_if<PressMove>(&move)) {
        return "press " + QByteArray::number(press->cell.row + 1) + ' ' +
               QByteArray::number(press->cell.column + 1);
    }
    const auto& replacement = std::get<ReplaceMove>(move);
    return "replace " + puzzleLine(replacement.puzzle) + '\t' + replacement.name.toUtf8();
}

std::optional<Puzzle> puzzleFrom(const QByteArray& line) {
    auto puzzle = readPuzzleLine(line.toStdString());
    if (!puzzle) return std::nullopt;
    return *std::move(puzzle);
}

std::optional<Move> pressFrom(const QByteArray& numbers, Size size) {
    const auto parts = numbers.split(' ');
    if (parts.size() != 2) return std::nullopt;
    const Cell cell{parts[0].toInt() - 1, parts[1].toInt() - 1};
    if (!contains(size, cell)) return std::nullopt;
    return PressMove{cell};
}

std::optional<Move> replacementFrom(const QByteArray& text) {
    const auto tab = text.indexOf('\t');
    if (tab < 0) return std::nullopt;
    auto puzzle = puzzleFrom(text.left(tab));
    if (!puzzle) return std::nullopt;
    return ReplaceMove{*std::move(puzzle), QString::fromUtf8(text.mid(tab + 1))};
}

/// Carries out one line of a journal; false when it makes no sense.
bool apply(const QByteArray& line, Game& game) {
    const auto rest = [&](const char* word) -> std::optional<QByteArray> {
        if (!line.startsWith(word)) return std::nullopt;
        return line.mid(static_cast<int>(qstrlen(word)));
    };
    if (const auto index = rest("at ")) {
        bool isNumber = false;
        const int at = index->toInt(&isNumber);
        if (!isNumber || at < 0 || at > static_cast<int>(game.moves().size())) return false;
        game.goTo(at, Motion::Immediate);
        return true;
    }
    std::optional<Move> move;
    if (const auto numbers = rest("press ")) move = pressFrom(*numbers, game.puzzle().size());
    if (const auto puzzle = rest("replace ")) move = replacementFrom(*puzzle);
    if (!move) return false;
    game.make(*move, Motion::Immediate);
    return true;
}

} // namespace

Session::Session(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {
    if (!QDir().mkpath(folder_)) problem_ = tr("The folder %1 cannot be made.").arg(folder_);
    takeSlot();
}

QString Session::path() const {
    const QString number = slot_ == 1 ? QString() : QString::number(slot_);
    return QDir(folder_).filePath(QStringLiteral("session%1.txt").arg(number));
}

void Session::takeSlot() {
    constexpr int maxSlots = 64;
    for (slot_ = 1; slot_ <= maxSlots && problem_.isEmpty(); ++slot_) {
        lock_ = std::make_unique<QLockFile>(path() + QStringLiteral(".lock"));
        // A lock is stale only when its process is gone, however long ago it was taken.
        lock_->setStaleLockTime(0);
        if (lock_->tryLock()) return;
        if (lock_->error() != QLockFile::LockFailedError) break;
    }
    if (problem_.isEmpty()) problem_ = tr("The folder %1 cannot be written to.").arg(folder_);
    lock_.reset();
}

Session::Restored Session::attach(Game& game) {
    if (!lock_) return Restored::Nothing;
    const Restored restored = replay(game);
    if (restored == Restored::Part) {
        QFile::remove(damagedPath());
        QFile::copy(path(), damagedPath());
    }
    writeAnew(game);
    savedIndex_ = game.moveIndex();
    connect(&game, &Game::made, this, [this](const Move& move) {
        append(lineOf(move));
        ++savedIndex_;
    });
    connect(&game, &Game::changed, this, [this, &game] {
        if (game.moveIndex() == savedIndex_) return;
        savedIndex_ = game.moveIndex();
        append("at " + QByteArray::number(savedIndex_));
    });
    return restored;
}

Session::Restored Session::replay(Game& game) {
    QFile file(path());
    if (!file.open(QIODevice::ReadOnly)) return Restored::Nothing;
    const QByteArray text = file.readAll();
    auto lines = text.split('\n');
    // What follows the last line end is a line that the program did not live to finish: nothing has been
    // lost.
    lines.removeLast();
    const QByteArray firstWord = "first ";
    const bool begins = lines.size() >= 2 && lines[0] == header && lines[1].startsWith(firstWord);
    auto first = begins ? puzzleFrom(lines[1].mid(firstWord.size())) : std::nullopt;
    if (!first) return text.isEmpty() ? Restored::Nothing : Restored::Part;
    game.reset(*first);
    for (int i = 2; i < lines.size(); ++i) {
        if (!apply(lines[i], game)) return Restored::Part;
    }
    return Restored::All;
}

void Session::writeAnew(const Game& game) {
    QSaveFile file(path());
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray(header) + "\nfirst " + puzzleLine(game.first()) + '\n');
        for (const Move& move : game.moves()) file.write(lineOf(move) + '\n');
        file.write("at " + QByteArray::number(game.moveIndex()) + '\n');
    }
    journal_.setFileName(path());
    if (!file.commit() || !journal_.open(QIODevice::Append | QIODevice::Unbuffered)) {
        problem_ = tr("%1 cannot be written: %2.").arg(path(), file.errorString());
    }
}

void Session::append(const QByteArray& line) {
    if (!journal_.isOpen()) return;
    if (journal_.write(line + '\n') < 0)
        problem_ = tr("%1 cannot be written: %2.").arg(path(), journal_.errorString());
}

} // namespace flip::ui
