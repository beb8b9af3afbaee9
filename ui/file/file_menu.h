#pragma once

#include "ui/file/film_saver.h"
#include "ui/file/game_files.h"
#include "ui/file/picture_file.h"
#include "ui/game/job_queue.h"
#include "ui/widgets/message_bar.h"

#include <QFileDialog>
#include <QMenu>

#include <functional>
#include <optional>

namespace flip::ui {

/// The menu File: opens games and boards, saves the current game with its notes, and exports pictures of what
/// is shown and animations of a solution. Asks for file names and nothing else.
class FileMenu : public QMenu {
    Q_OBJECT

  public:
    /// What can be exported, and what is told.
    struct Shown {
        std::function<SavedPicture()> picture;
        /// Nothing while no steps of a solution are shown.
        std::function<std::optional<SolutionFilm>()> film;
        /// The message that the user sees; empty if there is none.
        std::function<QString()> message;
    };

    FileMenu(GameFiles& files, Shown shown, QWidget* window);

    /// Whether the window may close now. If anything is being saved, an animation or on a disk of the
    /// network, says that, and closes the window when it is saved; who wants to close it again while that
    /// is told gives it up. While a dialog is open, the window stays.
    [[nodiscard]] bool mayLeave();

  signals:
    /// The user wants to open this file.
    void chosen(const QString& path);
    /// What the user writes or saves is the game, which should be seen.
    void gameWanted();
    /// The result of saving, and perhaps what else can be done.
    void told(MessageBar::Kind kind, const QString& sentence, const MessageBar::Offer& offer = {});
    /// Saving takes a while, and can be cancelled. `before` is what has been told of it until now.
    void delayed(const QString& before, const QString& sentence, const MessageBar::Offer& offer);

  private:
    void chooseFile();
    void listRecent();
    void save();
    void chooseName();
    /// On a disk of the network, later, after the games that are being saved there.
    void saveAs(const QString& path, const GameFiles::Taken& taken,
                const std::optional<FlipFile>& expected = std::nullopt);
    void tellGame(const GameFiles::Written& written, const QString& path, const GameFiles::Taken& taken);
    void editNotes();
    void choosePictureName();
    void savePicture(const SavedPicture& picture, const std::optional<SolutionFilm>& film,
                     const QString& path);
    void saveFilm(const std::optional<SolutionFilm>& film, const QString& path);
    [[nodiscard]] bool isSaving() const;
    [[nodiscard]] QString sentenceOfLeaving() const;
    void tellLeaving();
    void leaveIfSaved();
    void tellProgress(int percent);
    /// How far an animation is saved, as a sentence, and what can be done about it.
    [[nodiscard]] QString filmProgress(int percent) const;
    [[nodiscard]] MessageBar::Offer cancelOffer();
    [[nodiscard]] MessageBar::Offer stayOffer();
    void tellFilm(const QString& problem);
    /// Says one of the two sentences, in which %1 is the file and %2 the problem.
    void tellSaved(const QString& problem, const QString& path, const QString& saved,
                   const QString& notSaved);
    void warn(const QString& sentence);
    [[nodiscard]] QFileDialog* dialogForSaving(const char* name, const QString& title, const QString& filter,
                                               const QString& ending);
    /// In the folder of the last file, if there is one.
    [[nodiscard]] QFileDialog* dialogFor(const char* name, const QString& title);

    GameFiles& files_;
    Shown shown_;
    QMenu* recent_;
    JobQueue gameSaving_;
    JobQueue pictureSaving_;
    FilmSaver filmSaver_;
    /// Of the film that is being saved.
    QString filmPath_;
    /// What has been told last of how far it is saved.
    QString filmProgress_;
    bool filmIsQuick_ = false;
    /// Whether the window is to close when everything has been saved.
    bool isLeaving_ = false;
};

} // namespace flip::ui
