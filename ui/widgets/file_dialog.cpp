#include "ui/widgets/file_dialog.h"

#include "ui/game/background_job.h"
#include "ui/game/network_disk.h"
#include "ui/look/icons.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QHeaderView>
#include <QMimeDatabase>
#include <QPointer>
#include <QStandardPaths>
#include <QTreeView>

namespace flip::ui {

namespace {

/// Tells files by their names alone. Qt's own reads the beginning of those whose names tell nothing or too
/// much, on the thread of the window while a name is being typed, and waits for ever for what never comes: in
/// /proc/kmsg, or on a network disk that is gone.
class NameIcons : public QObject, public QFileIconProvider {
    Q_DECLARE_TR_FUNCTIONS(FileDialog)

  public:
    explicit NameIcons(QObject* parent) : QObject(parent) {}

    using QFileIconProvider::icon;

    [[nodiscard]] QIcon icon(const QFileInfo& info) const override {
        if (!info.isFile()) return icon(info.isDir() ? Folder : File);
        const QMimeType mime = typeOf(info);
        const QIcon general = isGame(info) ? game_ : QIcon::fromTheme(mime.genericIconName(), icon(File));
        return QIcon::fromTheme(mime.iconName(), general);
    }

    [[nodiscard]] QString type(const QFileInfo& info) const override {
        // It reads nothing of what is no file.
        if (!info.isFile()) return QFileIconProvider::type(info);
        const QMimeType mime = typeOf(info);
        // Where the program is not installed, nobody knows its files.
        if (mime.isDefault()) return isGame(info) ? tr("Game") : tr("File");
        return mime.comment().isEmpty() ? mime.name() : mime.comment();
    }

  private:
    static QMimeType typeOf(const QFileInfo& info) {
        return QMimeDatabase().mimeTypeForFile(info, QMimeDatabase::MatchExtension);
    }

    static bool isGame(const QFileInfo& info) {
        return info.suffix().compare(QLatin1String("flip"), Qt::CaseInsensitive) == 0;
    }

    QIcon game_ = programIcon();
};

/// Gives what is told of the files the room it needs, and the rest to their names.
void fitColumns(QFileDialog& dialog) {
    const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (list == nullptr || list->header()->count() == 0) return;
    list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// Looks for folders of which a disk may never answer. It belongs to the window, so that no dialog waits for
/// it when it closes.
BackgroundJob& folderLooking(QWidget* part) {
    while (part->parentWidget() != nullptr) part = part->parentWidget();
    const auto name = QStringLiteral("folderLooking");
    if (auto* job = part->findChild<BackgroundJob*>(name, Qt::FindDirectChildrenOnly)) return *job;
    auto* job = new BackgroundJob(part);
    job->setObjectName(name);
    job->allowLeavingBehind();
    return *job;
}

} // namespace

QFileDialog* fileDialog(QWidget* parent, const char* name, const QString& title, const QString& folder) {
    const QString wanted =
        folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : folder;
    // The dialog would take the last part of what is not there for the name of a file, and waits for ever for
    // a disk that does not answer.
    const bool mayWait = isOnNetwork(wanted);
    auto* dialog =
        new QFileDialog(parent, title, !mayWait && QFileInfo(wanted).isDir() ? wanted : QDir::homePath());
    dialog->setObjectName(QLatin1String(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The dialog does not own it. Its children go in the order in which they came, so this one goes after the
    // list of files, which uses it. A dialog of the desktop does without.
    dialog->setIconProvider(new NameIcons(dialog));
    fitColumns(*dialog);
    if (!mayWait) return dialog;
    folderLooking(parent).start([shown = QPointer(dialog), wanted](Monitor&) -> BackgroundJob::Delivery {
        return [shown, wanted, isThere = QFileInfo(wanted).isDir()] {
            if (shown && isThere) shown->setDirectory(wanted);
        };
    });
    return dialog;
}

} // namespace flip::ui
