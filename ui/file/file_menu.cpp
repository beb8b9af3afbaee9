#include "ui/file/file_menu.h"

#include "ui/widgets/commands.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace flip::ui {

namespace {

/// A name as it stands in a menu, where an ampersand stands for a key.
QString menuName(QString name) { return name.replace(QLatin1Char('&'), QLatin1String("&&")); }

} // namespace

FileMenu::FileMenu(GameFiles& files, QWidget* window) : QMenu(tr("&File"), window), files_(files) {
    addCommand(*this, "open", tr("&Open…"), {QKeySequence::Open}, this, &FileMenu::chooseFile);
    recent_ = addMenu(tr("Open &Recent"));
    recent_->setObjectName(QStringLiteral("recentFiles"));
    recent_->setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &FileMenu::listRecent);
    addSeparator();
    addCommand(*this, "save", tr("&Save"), {QKeySequence::Save}, this, &FileMenu::save);
    addCommand(*this, nullptr, tr("Save &As…"),
               {QKeySequence(QKeySequence::SaveAs), Qt::CTRL | Qt::SHIFT | Qt::Key_S}, this,
               &FileMenu::chooseName);
}

QString FileMenu::folder() const {
    const QStringList paths = files_.recent();
    return paths.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                           : QFileInfo(paths.front()).absolutePath();
}

void FileMenu::chooseFile() {
    auto* dialog = new QFileDialog(parentWidget(), tr("Open a game or a board"), folder());
    dialog->setObjectName(QStringLiteral("openDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Games and boards (*.flip *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FileMenu::chosen);
    dialog->open();
}

void FileMenu::listRecent() {
    recent_->clear();
    const QStringList paths = files_.recent();
    recent_->setEnabled(!paths.isEmpty());
    for (const QString& path : paths) {
        QAction* action = recent_->addAction(menuName(QFileInfo(path).fileName()), this,
                                             [this, path] { emit chosen(path); });
        action->setToolTip(QDir::toNativeSeparators(path));
    }
    recent_->addSeparator();
    recent_->addAction(tr("&Clear This List"), this, [this] { files_.forgetRecent(); });
}

void FileMenu::save() {
    const QString path = files_.path();
    path.isEmpty() ? chooseName() : saveAs(path);
}

void FileMenu::chooseName() {
    auto* dialog = new QFileDialog(parentWidget(), tr("Save the game"), folder());
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Games (*.flip)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("flip"));
    const QString name = QFileInfo(files_.path()).fileName();
    dialog->selectFile(name.isEmpty() ? tr("Game") + QStringLiteral(".flip") : name);
    connect(dialog, &QFileDialog::fileSelected, this, &FileMenu::saveAs);
    dialog->open();
}

void FileMenu::saveAs(const QString& path) {
    const QString problem = files_.save(path);
    const QString name = QDir::toNativeSeparators(path);
    if (problem.isEmpty()) {
        emit told(MessageBar::Kind::Info, tr("The game is saved in %1.").arg(name));
    } else {
        emit told(
            MessageBar::Kind::Warning,
            tr("The game could not be saved in %1: %2. What was there is unchanged.").arg(name, problem));
    }
}

} // namespace flip::ui
