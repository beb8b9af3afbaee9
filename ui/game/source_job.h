#pragma once

#include "ui/game/background_job.h"
#include "ui/game/board_source.h"

#include <functional>

namespace flip::ui {

/// Reads boards from texts, files and standard input without holding up the window: what is short is read at
/// once, everything else on a thread of its own, and whoever never writes into a pipe is never waited for.
class SourceJob : public QObject {
    Q_OBJECT

  public:
    /// Is told what was read, on the window's thread: before the call returns where that takes no time.
    using Receiver = std::function<void(const Result<Recognised, SourceError>&)>;

    explicit SourceJob(QObject* parent = nullptr);

    /// Earlier reading that is not done yet is dropped.
    void readText(const QString& text, const Receiver& receiver);
    /// A file, or standard input for "-".
    void readFile(const QString& path, const Receiver& receiver);

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

  private:
    void start(const Receiver& receiver, BackgroundJob::Work work);

    Receiver receiver_;
    BackgroundJob job_;
};

} // namespace flip::ui
