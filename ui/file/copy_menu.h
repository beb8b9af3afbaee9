#pragma once

#include "core/text/flip_file.h"
#include "core/text/written_forms.h"
#include "ui/game/background_job.h"
#include "ui/game/steps.h"

#include <QImage>
#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// Whether it takes only a few milliseconds to write the puzzle in a form that is read as just this puzzle.
[[nodiscard]] bool isWrittenAtOnce(const Puzzle& puzzle);

/// The menu Copy As: copies the puzzle, its picture or its solution to the clipboard, in any of several
/// forms.
class CopyMenu : public QMenu {
    Q_OBJECT

  public:
    /// What the window currently shows.
    struct Shown {
        Puzzle puzzle;
        /// The solution that is being stepped through, if any, and how many of its steps have been made.
        Steps steps;
        int made = 0;
        /// The game on whose board that is.
        FlipFile game;
    };

    struct Source {
        std::function<Shown()> shown;
        /// What draws the picture, on any thread.
        std::function<std::function<QImage()>()> picture;
    };

    CopyMenu(const Source& source, QWidget* window);

    /// Puts the board on the clipboard, in the form that says all of the puzzle and is easiest to read.
    void copyBoard();

  signals:
    /// Something was copied: says what is on the clipboard now.
    void told(const QString& sentence, bool isProblem);

  private:
    /// Something that is put on the clipboard and told by what `make` returns.
    using Copy = std::function<void()>;

    /// Makes it at once or, if the board is large, on another thread.
    void copy(const std::function<Copy()>& make);
    [[nodiscard]] Copy textCopy(const std::string& text, const QString& sentence);
    void addForm(const WrittenForm& form);
    void addPicture();
    void addSolution(const QString& title, bool (*isThere)(const Shown&),
                     std::function<std::string(const Shown&)> write);
    void refresh();

    Source source_;
    BackgroundJob job_;
    /// Each with a function that says whether there is anything to copy.
    std::vector<std::pair<QAction*, std::function<bool(const Shown&)>>> entries_;
};

} // namespace flip::ui
