#include "ui/file/film_saver.h"

#include "ui/file/webp_writer.h"
#include "ui/game/replace_file.h"

namespace flip::ui {

QByteArray encoded(const SolutionFilm& film, Monitor* monitor) {
    WebpWriter writer(film.size());
    const bool whole = film.play([&](const SolutionFilm::Frame& frame) {
        writer.add(frame.picture, frame.milliseconds);
        if (monitor == nullptr) return true;
        monitor->progressed({0, frame.done});
        return !monitor->stopRequested();
    });
    return whole ? writer.take() : QByteArray();
}

FilmSaver::FilmSaver(QObject* parent) : QObject(parent) {
    job_.allowLeavingBehind();
    connect(&job_, &BackgroundJob::failed, this, &FilmSaver::failed);
    connect(&job_, &BackgroundJob::progressed, this, [this](const Progress& progress) {
        constexpr int tenths = 10;
        const int percent = static_cast<int>(progress.done * tenths) * tenths;
        if (percent == percent_) return;
        percent_ = percent;
        emit progressed(percent);
    });
}

void FilmSaver::start(const SolutionFilm& film, const QString& path) {
    percent_ = 0;
    job_.start([this, film, path](Monitor& monitor) -> BackgroundJob::Delivery {
        const QByteArray contents = encoded(film, &monitor);
        // Nothing has been written.
        if (contents.isEmpty() || monitor.stopRequested()) return [this] { emit cancelled(); };
        return [this, problem = replaceFile(path, contents)] { emit ended(problem); };
    });
}

} // namespace flip::ui
