#include "ui/game/source_job.h"

#include "ui/game/network_disk.h"

#include <QFileInfo>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace flip::ui {

namespace {

/// The largest size in bytes that is read at once, in less than a millisecond.
constexpr qint64 quickBytes = qint64{16} << 10;

/// What a long text has filled takes longer to be freed than the window can wait.
void discard(const Recognised* recognised) {
    constexpr std::size_t many = 10'000;
    constexpr std::int64_t large = 10'000'000;
    const auto& puzzles = recognised->readings.front().puzzles;
    if (puzzles.size() < many && puzzles.front().puzzle.size().cells() < large) {
        delete recognised;
    } else {
        QThreadPool::globalInstance()->start([recognised] { delete recognised; });
    }
}

SourceJob::Read shared(Result<Recognised, SourceError> read) {
    if (!read) return read.error();
    return std::shared_ptr<const Recognised>(new Recognised(*std::move(read)), discard);
}

/// Not for pipes, however short their text, because it may come late; nor for files that the kernel makes up,
/// such as /proc/kmsg, which say that they are empty; nor for disks that may not answer.
bool isQuick(const QString& path) {
    if (path == QLatin1String("-") || isOnNetwork(path)) return false;
    const QFileInfo file(path);
    const bool isShort = file.size() > 0 && file.size() <= quickBytes;
    return !file.exists() || file.isDir() || (file.isFile() && isShort);
}

} // namespace

SourceJob::SourceJob(QObject* parent) : QObject(parent) {
    job_.allowLeavingBehind();
    connect(&job_, &BackgroundJob::progressed, this, &SourceJob::progressed);
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) { receiver_(SourceError{why}); });
}

void SourceJob::start(const Receiver& receiver, BackgroundJob::Work work) {
    receiver_ = receiver;
    job_.start(std::move(work));
}

void SourceJob::readText(const QString& text, const Receiver& receiver) {
    read(
        text.size(), [text](Monitor* monitor) { return recogniseText(text.toUtf8(), monitor); }, receiver);
}

void SourceJob::read(qint64 size, const Reader& read, const Receiver& receiver) {
    job_.cancel();
    if (size <= quickBytes) return receiver(shared(read(nullptr)));
    start(receiver, [read, receiver](Monitor& monitor) -> BackgroundJob::Delivery {
        return [receiver, result = shared(read(&monitor))] { receiver(result); };
    });
}

void SourceJob::readFile(const QString& path, const Receiver& receiver) {
    job_.cancel();
    if (isQuick(path)) return receiver(shared(recogniseSource(path, nullptr)));
    start(receiver, [path, receiver](Monitor& monitor) -> BackgroundJob::Delivery {
        return [receiver, read = shared(recogniseSource(path, &monitor))] { receiver(read); };
    });
}

} // namespace flip::ui
