#pragma once

#include "ui/game/background_job.h"
#include "ui/game/board_source.h"

#include <functional>
#include <memory>

namespace flip::ui {

/// Reads boards from texts, files and standard input without blocking the window: short texts are read at
/// once, everything else on a separate thread. Even a pipe that nobody writes to holds up nothing.
class SourceJob : public QObject {
    Q_OBJECT

  public:
    /// A text may hold a million boards, so what was read is shared and never copied.
    using Read = Result<std::shared_ptr<const Recognised>, SourceError>;
    /// Receives the result on the window's thread; for short texts, before the call returns.
    using Receiver = std::function<void(const Read&)>;

    explicit SourceJob(QObject* parent = nullptr);

    /// Drops a reading that is still in progress.
    void readText(const QString& text, const Receiver& receiver);
    /// Reads on any thread, and may ask the monitor, if there is one, whether to stop.
    using Reader = std::function<Result<Recognised, SourceError>(Monitor*)>;
    /// The same for something else of `size` bytes.
    void read(qint64 size, const Reader& read, const Receiver& receiver);
    /// A file, or standard input for "-".
    void readFile(const QString& path, const Receiver& receiver);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

    /// Nothing is received any more.
    void cancel() { job_.cancel(); }

  signals:
    /// How many bytes have been read, as nodes, and which share of all, or 0 if that is not known.
    void progressed(const flip::Progress& progress);

  private:
    void start(const Receiver& receiver, BackgroundJob::Work work);

    Receiver receiver_;
    BackgroundJob job_;
};

} // namespace flip::ui
