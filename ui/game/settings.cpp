#include "ui/game/settings.h"

#include "ui/game/file_lock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QThread>

#include <utility>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct SettingsWords {
    Q_DECLARE_TR_FUNCTIONS(Settings)
};

/// How long another window may be writing, in milliseconds; at the end of the program nobody waits long.
constexpr int longWait = 5'000;
constexpr int lastWait = 50;

/// QSettings reads a file again if its size or time has changed. Of two writes within so many milliseconds, a
/// tick of the system's clock, the second may have the same time.
constexpr unsigned long fileTick = 12;

QStringList linesOf(const QVariant& stored) {
    return stored.toString().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

} // namespace

Settings::Settings() {
    QObject::connect(&*writing_, &BackgroundJob::runningChanged, &*writing_, [this] {
        if (!writing_->isRunning()) writeSoon();
    });
    QObject::connect(&*writing_, &BackgroundJob::failed, &*writing_,
                     [this](const QString& why) { finished(why); });
}

Settings::~Settings() {
    // Waits for settings that are being written, and only then writes the rest: otherwise an earlier choice
    // could overwrite a later one.
    writing_->disconnect();
    writing_.reset();
    // A part may be in the file already, which makes no difference.
    failed_.then(writingNow_);
    failed_.then(unwritten_);
    // Nobody is left to be told of a problem.
    if (!failed_.isNone()) static_cast<void>(failed_.write(file_, lastWait, nullptr));
}

QVariant Settings::stored(const char* name) const {
    const QString key = QLatin1String(name);
    return chosen_.contains(key) ? chosen_.value(key) : file_.value(key);
}

void Settings::choose(const char* name, const QVariant& value) {
    chosen_.insert(QLatin1String(name), value);
    unwritten_.values.insert(QLatin1String(name), value);
    writeSoon();
}

QStringList Settings::lines(const SettingKey<QString>& key) const {
    QStringList lines = linesOf(file_.value(QLatin1String(key.name)));
    for (const Change* each : {&failed_, &writingNow_, &unwritten_}) {
        for (const ListChange& change : each->lists) {
            if (change.key == QLatin1String(key.name)) apply(change, lines);
        }
    }
    return lines;
}

void Settings::putFirst(const SettingKey<QString>& key, const QString& line, int most) {
    unwritten_.lists.push_back({QLatin1String(key.name), line, most});
    writeSoon();
}

void Settings::clearLines(const SettingKey<QString>& key) {
    unwritten_.lists.push_back({QLatin1String(key.name), std::nullopt, 0});
    writeSoon();
}

void Settings::apply(const ListChange& change, QStringList& lines) {
    if (!change.line) return lines.clear();
    lines.removeAll(*change.line);
    lines.prepend(*change.line);
    lines = lines.mid(0, change.most);
}

void Settings::Change::then(const Change& later) {
    values.insert(later.values);
    lists.insert(lists.end(), later.lists.begin(), later.lists.end());
}

QString Settings::Change::write(QSettings& file, int milliseconds, Monitor* monitor) const {
    // QSettings has a lock of its own, but not from reading a list to writing it.
    QDir().mkpath(QFileInfo(file.fileName()).path());
    QLockFile lock(file.fileName() + QStringLiteral(".window.lock"));
    const bool isAlone = waitFor(lock, milliseconds, monitor);
    // The destructor writes it.
    if (!isAlone && monitor != nullptr && monitor->stopRequested()) return {};
    // Otherwise it is written without the lock: a line of another window may be lost, which is better than
    // losing all of these.
    // Another program may have written since.
    file.sync();
    for (auto each = values.begin(); each != values.end(); ++each) file.setValue(each.key(), each.value());
    for (const ListChange& change : lists) {
        QStringList lines = linesOf(file.value(change.key));
        apply(change, lines);
        file.setValue(change.key, lines.join(QLatin1Char('\n')));
    }
    file.sync();
    if (isAlone) QThread::msleep(fileTick);
    if (file.status() != QSettings::AccessError) return {};
    return SettingsWords::tr("%1 cannot be written.").arg(QDir::toNativeSeparators(file.fileName()));
}

void Settings::writeSoon() {
    if (unwritten_.isNone() || writing_->isRunning()) return;
    writingNow_ = std::exchange(failed_, {});
    writingNow_.then(std::exchange(unwritten_, {}));
    writing_->start([this, change = writingNow_](Monitor& monitor) -> BackgroundJob::Delivery {
        QSettings file;
        return [this, problem = change.write(file, longWait, &monitor)] { finished(problem); };
    });
}

void Settings::finished(const QString& problem) {
    Change done = std::exchange(writingNow_, {});
    if (problem.isEmpty()) return;
    failed_ = std::move(done);
    if (const auto tell = std::exchange(tellFailure_, {})) tell(problem);
}

} // namespace flip::ui
