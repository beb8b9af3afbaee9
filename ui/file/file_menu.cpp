#include "ui/file/file_menu.h"

#include "ui/file/notes_dialog.h"
#include "ui/game/file_words.h"
#include "ui/game/network_disk.h"
#include "ui/game/replace_file.h"
#include "ui/widgets/commands.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/plain_tip.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

/// The kinds of pictures that can be read on this machine.
QString picturePatterns() {
    const QList<QByteArray> known = QImageReader::supportedImageFormats();
    QStringList patterns;
    for (const char* ending : {"png", "jpg", "jpeg", "webp", "bmp", "gif"}) {
        if (known.contains(ending)) patterns << QStringLiteral("*.") + QLatin1String(ending);
    }
    return patterns.join(QLatin1Char(' '));
}

/// The names of files, with as many of the folders around them as tell files of the same name apart.
QStringList namesApart(const QStringList& paths) {
    QStringList names;
    const auto lastParts = [](const QString& path, qsizetype count) {
        return path.section(QLatin1Char('/'), -static_cast<int>(count));
    };
    for (const QString& path : paths) {
        const qsizetype all = path.count(QLatin1Char('/')) + 1;
        qsizetype count = 1;
        const auto isShared = [&] {
            return std::ranges::any_of(paths, [&](const QString& other) {
                return other != path && lastParts(other, count) == lastParts(path, count);
            });
        };
        while (count < all && isShared()) ++count;
        names << QDir::toNativeSeparators(lastParts(path, count));
    }
    return names;
}

/// A name for a menu, which is no wider than it need be, and where an ampersand would mark a key and a tab
/// begin the name of one.
QString menuName(QString name, const QFontMetrics& metrics) {
    constexpr int mostLetters = 50;
    name.replace(QLatin1Char('\t'), QLatin1Char(' '));
    name = metrics.elidedText(name, Qt::ElideMiddle, mostLetters * metrics.averageCharWidth());
    return name.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

FileMenu::FileMenu(GameFiles& files, Shown shown, QWidget* window)
    : QMenu(tr("&File"), window), files_(files), shown_(std::move(shown)) {
    setObjectName(QStringLiteral("fileMenu"));
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
    addSeparator();
    addCommand(*this, "notes", tr("&Notes…"), {Qt::CTRL | Qt::Key_M}, this, &FileMenu::editNotes)
        ->setObjectName(QStringLiteral("notesAction"));
    addCommand(*this, nullptr, tr("&Export Picture…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, this,
               &FileMenu::choosePictureName)
        ->setObjectName(QStringLiteral("exportPicture"));
    connect(&filmSaver_, &FilmSaver::failed, this, &FileMenu::warn);
    for (const JobQueue* saving : {&gameSaving_, &pictureSaving_}) {
        connect(saving, &JobQueue::failed, this, &FileMenu::warn);
        connect(saving, &JobQueue::runningChanged, this, &FileMenu::leaveIfSaved);
    }
    connect(&filmSaver_, &FilmSaver::progressed, this, &FileMenu::tellProgress);
    connect(&filmSaver_, &FilmSaver::ended, this, &FileMenu::tellFilm);
    connect(&filmSaver_, &FilmSaver::cancelled, this, [this] {
        isLeaving_ = false;
        emit told(MessageBar::Kind::Info,
                  tr("The animation was not saved in %1.").arg(QDir::toNativeSeparators(filmPath_)));
    });
}

QFileDialog* FileMenu::dialogFor(const char* name, const QString& title) {
    const QStringList paths = files_.recent();
    return fileDialog(parentWidget(), name, title,
                      paths.isEmpty() ? QString() : QFileInfo(paths.front()).absolutePath());
}

void FileMenu::chooseFile() {
    auto* dialog = dialogFor("openDialog", tr("Open a game or a board"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ReadOnly);
    dialog->setNameFilters({tr("Games and boards (*.flip *.txt)"),
                            tr("Pictures of boards (%1)").arg(picturePatterns()), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &FileMenu::chosen);
    dialog->open();
}

void FileMenu::listRecent() {
    recent_->clear();
    const QStringList paths = files_.recent();
    recent_->setEnabled(!paths.isEmpty());
    const QStringList names = namesApart(paths);
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const QString& path = paths[i];
        QAction* action = recent_->addAction(menuName(names[i], recent_->fontMetrics()), this,
                                             [this, path] { emit chosen(path); });
        action->setToolTip(plainTip(QDir::toNativeSeparators(path)));
    }
    recent_->addSeparator();
    recent_->addAction(tr("&Clear This List"), this, [this] { files_.forgetRecent(); });
}

void FileMenu::save() {
    const QString path = files_.path();
    if (path.isEmpty()) return chooseName();
    emit gameWanted();
    saveAs(path, files_.taken(), files_.expected(path));
}

QFileDialog* FileMenu::dialogForSaving(const char* name, const QString& title, const QString& filter,
                                       const QString& ending) {
    auto* dialog = dialogFor(name, title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({filter, tr("All files (*)")});
    dialog->setDefaultSuffix(ending);
    const QString game = QFileInfo(files_.path()).completeBaseName();
    dialog->selectFile((game.isEmpty() ? tr("Game") : game) + QLatin1Char('.') + ending);
    return dialog;
}

void FileMenu::chooseName() {
    emit gameWanted();
    auto* dialog =
        dialogForSaving("saveDialog", tr("Save the game"), tr("Games (*.flip)"), QStringLiteral("flip"));
    // The game that is there now is saved, whatever board comes while a name is being chosen.
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, taken = files_.taken()](const QString& path) { saveAs(path, taken); });
    dialog->open();
}

void FileMenu::editNotes() {
    emit gameWanted();
    Game& game = files_.game();
    auto* dialog = new NotesDialog(game.notes().value_or(QString()), parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // A board that has been on its way may come while they are written.
    connect(dialog, &NotesDialog::changed, this,
            [&game, place = game.placeForNotes(),
             last = game.notes().value_or(QString())](const QString& notes) mutable {
                if (std::exchange(last, notes) != notes) game.setNotes(place, notes);
            });
    connect(dialog, &NotesDialog::quitWanted, parentWidget(), &QWidget::close);
    dialog->open();
}

void FileMenu::choosePictureName() {
    const auto formats = pictureFormats();
    // What is in front now is saved, whatever is in front then.
    const SavedPicture picture = shown_.picture();
    const auto film = shown_.film();
    auto* dialog = dialogForSaving("pictureDialog", picture.request, titleOf(formats.front()),
                                   QLatin1String(formats.front().ending));
    QStringList filters;
    for (const PictureFormat& format : formats) filters << titleOf(format);
    dialog->setNameFilters(filters);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        for (const PictureFormat& format : pictureFormats()) {
            if (titleOf(format) == filter) dialog->setDefaultSuffix(QLatin1String(format.ending));
        }
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, picture, film](const QString& path) { savePicture(picture, film, path); });
    dialog->open();
}

void FileMenu::savePicture(const SavedPicture& picture, const std::optional<SolutionFilm>& film,
                           const QString& path) {
    const PictureFormat* format = pictureFormatOf(path);
    if (format == nullptr) {
        return warn(
            tr("The picture was not saved in %1: the name of a picture ends in .png, .svg, .pdf or .webp.")
                .arg(QDir::toNativeSeparators(path)));
    }
    if (format->write == nullptr) return saveFilm(film, path);
    if (pictureSaving_.isRunning() || isOnNetwork(path))
        emit told(MessageBar::Kind::Info,
                  tr("Saving the picture in %1…").arg(QDir::toNativeSeparators(path)));
    // A picture of a million boards takes a moment, and so may a disk.
    pictureSaving_.add([this, write = format->write, picture, path](Monitor&) -> BackgroundJob::Delivery {
        return [this, path, problem = replaceFile(path, write(picture))] {
            tellSaved(problem, path, tr("The picture is saved in %1."),
                      tr("The picture could not be saved in %1: %2."));
        };
    });
}

void FileMenu::saveFilm(const std::optional<SolutionFilm>& film, const QString& path) {
    const QString name = QDir::toNativeSeparators(path);
    if (!film) {
        return warn(
            tr("The animation was not saved in %1: it needs the steps of a solution, on a board of up "
               "to %2×%2.")
                .arg(name, QString::number(SolutionFilm::mostSide)));
    }
    if (filmSaver_.isRunning())
        return warn(tr("The animation was not saved in %1: another one is still being saved.").arg(name));
    filmPath_ = path;
    filmIsQuick_ = film->isQuick();
    filmSaver_.start(*film, path);
    filmProgress_ = filmProgress(0);
    emit told(MessageBar::Kind::Info, filmProgress_, cancelOffer());
}

QString FileMenu::sentenceOfLeaving() const {
    return filmSaver_.isRunning()
               ? tr("The window closes when the animation is saved. Close it again to give the animation up.")
               : tr("The window closes when everything is saved. Close it again to give up what is not.");
}

bool FileMenu::mayLeave() {
    if (!isSaving()) return true;
    // Nobody gives up what they have not been told of.
    if (isLeaving_ && shown_.message() == sentenceOfLeaving()) return true;
    isLeaving_ = true;
    tellLeaving();
    return false;
}

void FileMenu::tellLeaving() {
    if (shown_.message() == sentenceOfLeaving()) return;
    emit told(MessageBar::Kind::Info, sentenceOfLeaving(), stayOffer());
}

MessageBar::Offer FileMenu::stayOffer() {
    return {tr("Keep It Open"), [this] {
                isLeaving_ = false;
                // That it closes is not true any more.
                filmSaver_.isRunning() ? emit told(MessageBar::Kind::Info, filmProgress_, cancelOffer())
                                       : emit told(MessageBar::Kind::Info, tr("The window stays open."));
            }};
}

bool FileMenu::isSaving() const {
    return filmSaver_.isRunning() || gameSaving_.isRunning() || pictureSaving_.isRunning();
}

void FileMenu::leaveIfSaved() {
    if (!isLeaving_ || isSaving()) return;
    isLeaving_ = false;
    // Whoever has begun something else meanwhile is not interrupted.
    if (QApplication::activeModalWidget() == nullptr) parentWidget()->close();
}

void FileMenu::tellProgress(int percent) {
    if (isLeaving_) {
        if (shown_.message() != sentenceOfLeaving())
            emit delayed(filmProgress_, sentenceOfLeaving(), stayOffer());
        return;
    }
    const QString before = std::exchange(filmProgress_, filmProgress(percent));
    emit delayed(before, filmProgress_, cancelOffer());
}

QString FileMenu::filmProgress(int percent) const {
    const QString name = QDir::toNativeSeparators(filmPath_);
    return tr("Saving the animation in %1: %2%").arg(name, QString::number(percent));
}

MessageBar::Offer FileMenu::cancelOffer() {
    return {tr("Cancel"), [this] { filmSaver_.cancel(); }};
}

void FileMenu::tellFilm(const QString& problem) {
    tellSaved(problem, filmPath_,
              filmIsQuick_ ? tr("The animation is saved in %1. It has so many presses that the pieces do not "
                                "turn over in it.")
                           : tr("The animation is saved in %1."),
              tr("The animation could not be saved in %1: %2."));
    leaveIfSaved();
}

void FileMenu::saveAs(const QString& path, const GameFiles::Taken& taken,
                      const std::optional<FlipFile>& expected) {
    if (!isOnNetwork(path)) return tellGame(GameFiles::write(path, taken, expected), path, taken);
    emit told(MessageBar::Kind::Info, tr("Saving the game in %1…").arg(QDir::toNativeSeparators(path)));
    gameSaving_.add([this, path, taken, expected]() -> BackgroundJob::Work {
        // What an earlier save has written there meanwhile is no surprise.
        const auto now = expected ? std::optional(files_.expected(path).value_or(*expected)) : std::nullopt;
        return [this, path, taken, now](Monitor&) -> BackgroundJob::Delivery {
            return [this, path, taken, written = GameFiles::write(path, taken, now)] {
                tellGame(written, path, taken);
            };
        };
    });
}

void FileMenu::tellGame(const GameFiles::Written& written, const QString& path,
                        const GameFiles::Taken& taken) {
    if (written.isChangedElsewhere) {
        isLeaving_ = false;
        const QString sentence = tr("The game was not saved: another window or program has changed %1.")
                                     .arg(QDir::toNativeSeparators(path));
        emit told(MessageBar::Kind::Warning, sentence,
                  {tr("Save Anyway"), [this, path, taken] { saveAs(path, taken); }});
        return;
    }
    if (written.problem.isEmpty()) files_.saved(path, taken);
    tellSaved(written.problem, path, tr("The game is saved in %1."),
              tr("The game could not be saved in %1: %2."));
}

void FileMenu::tellSaved(const QString& problem, const QString& path, const QString& saved,
                         const QString& notSaved) {
    if (!problem.isEmpty()) return warn(file_words::notSaved(notSaved, path, problem));
    emit told(MessageBar::Kind::Info, saved.arg(QDir::toNativeSeparators(path)));
}

void FileMenu::warn(const QString& sentence) {
    // It is to be read.
    isLeaving_ = false;
    emit told(MessageBar::Kind::Warning, sentence);
}

} // namespace flip::ui
