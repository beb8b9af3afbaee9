#pragma once

#include "ui/board/solution_film.h"
#include "ui/game/background_job.h"

#include <QObject>
#include <QString>

namespace flip::ui {

/// The contents of an animated WebP picture; empty if the monitor stopped that. Takes a few milliseconds for
/// each picture, and memory for two of them. May be called from any thread.
[[nodiscard]] QByteArray encoded(const SolutionFilm& film, Monitor* monitor = nullptr);

/// Saves a solution as an animated WebP picture, on a separate thread. The file appears at once and whole, or
/// not at all.
class FilmSaver : public QObject {
    Q_OBJECT

  public:
    explicit FilmSaver(QObject* parent = nullptr);

    /// Does not block. Not to be called while it is running.
    void start(const SolutionFilm& film, const QString& path);

    /// Does not block. Ends with cancelled(), or with ended() if the file was just about to appear.
    void cancel() { job_.finishEarly(); }

    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

  signals:
    /// The share of the work that is done, in percent: another multiple of ten.
    void progressed(int percent);
    /// An empty string, or why the file could not be written, as a phrase.
    void ended(const QString& problem);
    /// Nothing has been written.
    void cancelled();
    /// There was no thread or no memory for it: a sentence.
    void failed(const QString& why);

  private:
    BackgroundJob job_;
    int percent_ = 0;
};

} // namespace flip::ui
