#include "ui/game/board_source.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <array>
#include <cerrno>
#include <functional>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct BoardSource {
    Q_DECLARE_TR_FUNCTIONS(BoardSource)
};

QString mostSize() { return QLocale().formattedDataSize(mostSourceBytes); }

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

bool fitsIntoWindow(const Reading& reading) {
    const Size size = reading.puzzles.front().puzzle.size();
    return size.rows <= maxWindowSide && size.columns <= maxWindowSide;
}

SourceError unreadable(const QString& path, const QString& why) {
    return {BoardSource::tr("%1 cannot be read: %2.").arg(path, why)};
}

} // namespace

Result<Recognised, SourceError> recogniseText(const QByteArray& text) {
    auto read = recognise(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    if (!read) {
        const TextError& error = read.error();
        return SourceError{
            BoardSource::tr("This is not a board: line %1, column %2: found %3, expected %4.")
                .arg(error.line)
                .arg(error.column)
                .arg(QString::fromStdString(error.found), QString::fromStdString(error.expected))};
    }
    Recognised recognised = *std::move(read);
    if (!fitsIntoWindow(recognised.readings.front())) {
        const Size size = recognised.readings.front().puzzles.front().puzzle.size();
        const QLocale locale;
        return SourceError{
            BoardSource::tr("This board is %1×%2; the window shows boards of up to %3×%3. "
                            "flipsolve solves larger ones.")
                .arg(locale.toString(size.rows), locale.toString(size.columns))
                .arg(locale.toString(maxWindowSide)),
            std::make_shared<const Puzzle>(std::move(recognised.readings.front().puzzles.front().puzzle))};
    }
    std::erase_if(recognised.readings, std::not_fn(fitsIntoWindow));
    return recognised;
}

SourceError tooLargeText() {
    return {BoardSource::tr("The text is larger than %1; larger texts are not read.").arg(mostSize())};
}

Result<QByteArray, SourceError> readSource(const QString& path, Monitor* monitor) {
    const bool standardInput = path == QLatin1String("-");
    const QString name = standardInput ? BoardSource::tr("Standard input") : QDir::toNativeSeparators(path);
    if (!standardInput && QFileInfo(path).isDir()) return unreadable(name, BoardSource::tr("it is a folder"));
    const Descriptor source(standardInput ? STDIN_FILENO : openForReading(path));
    if (source.number() < 0) return unreadable(name, qt_error_string(errno));
    QByteArray bytes;
    std::array<char, std::size_t{64} << 10U> chunk;
    while (bytes.size() <= mostSourceBytes && waitForInput(source.number(), monitor)) {
        const ssize_t length = read(source.number(), chunk.data(), chunk.size());
        if (length == 0) return bytes;
        if (length > 0) {
            bytes.append(chunk.data(), static_cast<qsizetype>(length));
        } else if (errno != EINTR && errno != EAGAIN) {
            return unreadable(name, qt_error_string(errno));
        }
    }
    const bool tooLarge = bytes.size() > mostSourceBytes;
    return unreadable(
        name, tooLarge ? BoardSource::tr("it is larger than %1; larger files are not read").arg(mostSize())
                       : BoardSource::tr("reading was cancelled"));
}

} // namespace flip::ui
