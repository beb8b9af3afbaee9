#include "ui/game/board_source.h"

#include "core/text/long_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <cerrno>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct BoardSource {
    Q_DECLARE_TR_FUNCTIONS(BoardSource)
};

/// Opens it without waiting for somebody to open the other end of a pipe.
int openForReading(const QString& path) {
    return open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

/// An open file, closed by the destructor unless it is standard input.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}

    ~Descriptor() {
        if (number_ > STDIN_FILENO) close(number_);
    }

    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] int number() const { return number_; }

  private:
    int number_;
};

/// Waits until there is something to read or the end is reached; false if the monitor wants to stop first.
bool waitForInput(int descriptor, Monitor* monitor) {
    constexpr int slice = 40;
    while (monitor == nullptr || !monitor->stopRequested()) {
        pollfd input{descriptor, POLLIN, 0};
        if (poll(&input, 1, slice) != 0) return true;
    }
    return false;
}

SourceError unreadable(const QString& path, const QString& why) {
    return {BoardSource::tr("%1 cannot be read: %2.").arg(path, why)};
}

SourceError cancelled() { return {BoardSource::tr("Reading was cancelled.")}; }

/// A file, or standard input for "-", block by block.
class Source {
  public:
    /// Longer files than `most` bytes are not read to their ends.
    Source(const QString& path, qint64 most, Monitor* monitor)
        : name_(path == QLatin1String("-") ? BoardSource::tr("Standard input")
                                           : QDir::toNativeSeparators(path)),
          most_(most), monitor_(monitor),
          file_(path == QLatin1String("-") ? STDIN_FILENO : openForReading(path)) {
        if (file_.number() != STDIN_FILENO && QFileInfo(path).isDir()) {
            failure_ = unreadable(name_, BoardSource::tr("it is a folder"));
        } else if (file_.number() < 0) {
            failure_ = unreadable(name_, qt_error_string(errno));
        }

        struct stat about {};

        if (!failure_ && fstat(file_.number(), &about) == 0 && S_ISREG(about.st_mode))
            length_ = static_cast<double>(about.st_size);
    }

    /// Valid until the next call; empty at the end, or if there is a failure.
    [[nodiscard]] std::string_view next() {
        while (!failure_ && waitForInput(file_.number(), monitor_)) {
            const ssize_t length = read(file_.number(), block_.data(), block_.size());
            if (length >= 0) return taken(length);
            if (errno != EINTR && errno != EAGAIN) failure_ = unreadable(name_, qt_error_string(errno));
        }
        if (!failure_) failure_ = cancelled();
        return {};
    }

    [[nodiscard]] const std::optional<SourceError>& failure() const { return failure_; }

  private:
    std::string_view taken(ssize_t length) {
        bytes_ += length;
        if (bytes_ > most_) {
            failure_ = unreadable(name_, BoardSource::tr("it is larger than %1; larger files are not read")
                                             .arg(QLocale().formattedDataSize(most_)));
            return {};
        }
        if (monitor_ != nullptr)
            monitor_->progressed({static_cast<std::uint64_t>(bytes_),
                                  length_ > 0 ? std::min(1.0, static_cast<double>(bytes_) / length_) : 0});
        return {block_.data(), static_cast<std::size_t>(length)};
    }

    QString name_;
    qint64 most_;
    Monitor* monitor_;
    Descriptor file_;
    std::optional<SourceError> failure_;
    qint64 bytes_ = 0;
    /// 0 where it is not known.
    double length_ = 0;
    std::vector<char> block_ = std::vector<char>(std::size_t{256} << 10U);
};

/// A text in memory, in parts between which the monitor is asked.
BlockSource partsOf(const QByteArray& text, Monitor* monitor) {
    return [rest = std::string_view(text.constData(), static_cast<std::size_t>(text.size())),
            length = text.size(), monitor]() mutable -> std::string_view {
        constexpr std::size_t part = std::size_t{256} << 10U;
        const std::string_view block = rest.substr(0, part);
        rest.remove_prefix(block.size());
        if (monitor == nullptr) return block;
        if (monitor->stopRequested()) return {};
        const std::uint64_t read = static_cast<std::uint64_t>(length) - rest.size();
        monitor->progressed({read, static_cast<double>(read) / std::max(1.0, static_cast<double>(length))});
        return block;
    };
}

bool fits(const Reading& reading) { return fitsIntoWindow(reading.puzzles.front().puzzle); }

/// What the window can do with what has been read.
Result<Recognised, SourceError> forWindow(Result<Recognised, TextError> read) {
    if (!read) {
        const TextError& error = read.error();
        const QString sentences =
            error.isInGame
                ? BoardSource::tr("This game cannot be read. Line %1, column %2: found %3, expected %4.")
                : BoardSource::tr("This is not a board. Line %1, column %2: found %3, expected %4.");
        return SourceError{
            sentences.arg(error.line)
                .arg(error.column)
                .arg(QString::fromStdString(error.found), QString::fromStdString(error.expected))};
    }
    Recognised recognised = *std::move(read);
    auto& readings = recognised.readings;
    readings.erase(std::remove_if(readings.begin() + 1, readings.end(), std::not_fn(fits)), readings.end());
    // One that cannot be played is no choice.
    if (!fits(readings.front())) readings.resize(1);
    recognised.isOpen = recognised.isOpen && readings.size() > 1;
    return recognised;
}

} // namespace

bool fitsIntoWindow(Size size) { return size.rows <= maxWindowSide && size.columns <= maxWindowSide; }

bool fitsIntoWindow(const Puzzle& puzzle) {
    return fitsIntoWindow(puzzle.size()) &&
           (puzzle.rule.pattern() || puzzle.size().cells() <= maxWindowTable);
}

QString tooLargeForWindow(const Puzzle& puzzle) {
    const Size size = puzzle.size();
    if (fitsIntoWindow(size)) {
        return BoardSource::tr(
                   "This board has %Ln pieces, each with a rule of its own; the window shows such "
                   "boards of up to %L1 pieces.",
                   nullptr, static_cast<int>(size.cells()))
            .arg(maxWindowTable);
    }
    return BoardSource::tr("This board is %L1×%L2; the window shows boards of up to %L3×%L3.")
        .arg(size.rows)
        .arg(size.columns)
        .arg(maxWindowSide);
}

Result<Recognised, SourceError> recogniseText(const QByteArray& text, Monitor* monitor) {
    auto read = recogniseBlocks(partsOf(text, monitor));
    if (monitor != nullptr && monitor->stopRequested()) return cancelled();
    return forWindow(std::move(read));
}

Result<Recognised, SourceError> recogniseSource(const QString& path, Monitor* monitor) {
    Source source(path, mostTextBytes, monitor);
    if (source.failure()) return *source.failure();
    auto read = recogniseBlocks([&source] { return source.next(); });
    // What was read so far looks like a whole text.
    if (source.failure()) return *source.failure();
    return forWindow(std::move(read));
}

Result<QByteArray, SourceError> readSource(const QString& path, Monitor* monitor) {
    Source source(path, mostFileBytes, monitor);
    QByteArray bytes;
    for (auto block = source.next(); !block.empty(); block = source.next())
        bytes.append(block.data(), static_cast<qsizetype>(block.size()));
    if (source.failure()) return *source.failure();
    return bytes;
}

} // namespace flip::ui
