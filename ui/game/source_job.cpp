#include "ui/game/source_job.h"

#include <QFileInfo>

#include <utility>

namespace flip::ui {

namespace {

/// The largest size in bytes that is read at once, in less than a millisecond. The largest board of the
/// window has 4,096 pieces.
constexpr qint64 quickBytes = qint64{16} << 10;

SourceJob::Read shared(Result<Recognised, SourceError> read) {
    if (!read) return read.error();
    return std::make_shared<const Recognised>(*std::move(read));
}

SourceJob::Read readFrom(const QString& path, Monitor* monitor) {
    const auto bytes = readSource(path, monitor);
    if (!bytes) return bytes.error();
    return shared(recogniseText(*bytes));
}

/// Not for pipes, however short their text, because it may come late; nor for files that the kernel makes up,
/// such as /proc/kmsg, which say that they are empty.
bool isQuick(const QString& path) {
    if (path == QLatin1String("-")) return false;
    const QFileInfo file(path);
    const bool isShort = file.size() > 0 && file.size() <= quickBytes;
    return !file.exists() || file.isDir() || (file.isFile() && isShort);
}

} // namespace

SourceJob::SourceJob(QObject* parent) : QObject(parent) {
    connect(&job_, &BackgroundJob::failed, this, [this](const QString& why) { receiver_(SourceError{why}); });
}

void SourceJob::start(const Receiver& receiver, BackgroundJob::Work work) {
    receiver_ = receiver;
    job_.start(std::move(work));
}

void SourceJob::readText(const QString& text, const Receiver& receiver) {
    read(
        text.size(), [text] { return recogniseText(text.toUtf8()); }, receiver);
}

void SourceJob::read(qint64 size, const std::function<Result<Recognised, SourceError>()>& read,
                     const Receiver& receiver) {
    job_.cancel();
    if (size > mostSourceBytes) return receiver(tooLargeText());
    if (size <= quickBytes) return receiver(shared(read()));
    start(receiver, [read, receiver](Monitor&) -> BackgroundJob::Delivery {
        return [receiver, result = shared(read())] { receiver(result); };
    });
}

void SourceJob::readFile(const QString& path, const Receiver& receiver) {
    job_.cancel();
    if (isQuick(path)) return receiver(readFrom(path, nullptr));
    start(receiver, [path, receiver](Monitor& monitor) -> BackgroundJob::Delivery {
        return [receiver, read = readFrom(path, &monitor)] { receiver(read); };
    });
}

} // namespace flip::ui
