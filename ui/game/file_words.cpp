#include "ui/game/file_words.h"

#include "ui/game/network_disk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace flip::ui::file_words {

namespace {

/// The texts' context for translators.
struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};

} // namespace

QString notSaved(const QString& sentence, const QString& path, const QString& problem) {
    QString told = sentence.arg(QDir::toNativeSeparators(path), problem);
    if (!isOnNetwork(path) && QFileInfo::exists(path))
        told += QLatin1Char(' ') + FileWords::tr("What was there is unchanged.");
    return told;
}

} // namespace flip::ui::file_words
