#include "ui/game/settings.h"

#include <utility>

namespace flip::ui {

namespace {

void store(QSettings& file, const QVariantMap& values) {
    for (auto each = values.begin(); each != values.end(); ++each) file.setValue(each.key(), each.value());
    file.sync();
}

} // namespace

Settings::Settings() {
    QObject::connect(&*writing_, &BackgroundJob::runningChanged, &*writing_, [this] {
        if (!writing_->isRunning()) writeSoon();
    });
}

Settings::~Settings() {
    // Waits for settings that are being written, and only then writes the rest: otherwise an earlier choice
    // could overwrite a later one.
    const bool isWriting = writing_->isRunning();
    writing_->disconnect();
    writing_.reset();
    if (isWriting || !unwritten_.isEmpty()) store(file_, chosen_);
}

QVariant Settings::stored(const char* name) const {
    const QString key = QLatin1String(name);
    return chosen_.contains(key) ? chosen_.value(key) : file_.value(key);
}

void Settings::choose(const char* name, const QVariant& value) {
    chosen_.insert(QLatin1String(name), value);
    unwritten_.insert(QLatin1String(name), value);
    writeSoon();
}

void Settings::writeSoon() {
    if (unwritten_.isEmpty() || writing_->isRunning()) return;
    writing_->start([values = std::exchange(unwritten_, {})](Monitor&) -> BackgroundJob::Delivery {
        QSettings file;
        store(file, values);
        return {};
    });
}

} // namespace flip::ui
