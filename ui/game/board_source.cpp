#include "ui/game/board_source.h"

#include "core/text/puzzle_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <cstdio>

namespace flip::ui {

namespace {

constexpr qint64 mostBytes = qint64{16} << 20;

/// The texts' context for translators.
struct BoardSource {
    Q_DECLARE_TR_FUNCTIONS(BoardSource)
};

SourceError unreadable(const QString& path, const QString& why) {
    return {BoardSource::tr("%1 cannot be read: %2.").arg(path, why)};
}

} // namespace

Result<Puzzle, SourceError> puzzleFromText(const QByteArray& text, const Puzzle& current) {
    auto puzzle = readPuzzle(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!puzzle) {
        const TextError& error = puzzle.error();
        return SourceError{
            BoardSource::tr("This is not a board: line %1, column %2: found %3, expected %4.")
                .arg(error.line)
                .arg(error.column)
                .arg(QString::fromStdString(error.found), QString::fromStdString(error.expected))};
    }
    const Size size = puzzle->size();
    if (size.rows > maxWindowSide || size.columns > maxWindowSide) {
        return SourceError{BoardSource::tr("This board has %1 rows and %2 columns; the window shows up to %3 "
                                           "of each. flipsolve solves larger ones.")
                               .arg(size.rows)
                               .arg(size.columns)
                               .arg(maxWindowSide)};
    }
    const bool isBoard = puzzle->goal == Goal::Either;
    if (isBoard && size == current.size()) return Puzzle{current.rule, puzzle->board, current.goal};
    return *std::move(puzzle);
}

Result<QByteArray, SourceError> readSource(const QString& path) {
    const bool standardInput = path == QLatin1String("-");
    const QString name = standardInput ? BoardSource::tr("Standard input") : QDir::toNativeSeparators(path);
    if (!standardInput && QFileInfo(path).isDir()) return unreadable(name, BoardSource::tr("it is a folder"));
    QFile file(path);
    const bool opened =
        standardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened) return unreadable(name, file.errorString());
    QByteArray bytes = file.read(mostBytes + 1);
    if (file.error() != QFileDevice::NoError) return unreadable(name, file.errorString());
    if (bytes.size() > mostBytes) {
        return unreadable(name, BoardSource::tr("it is larger than %1, so it is no board")
                                    .arg(QLocale().formattedDataSize(mostBytes)));
    }
    return bytes;
}

} // namespace flip::ui
