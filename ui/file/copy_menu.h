#pragma once

#include "core/text/flip_file.h"
#include "core/text/written_forms.h"

#include <QImage>
#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// The menu Copy As: copies the puzzle, its picture or its solution to the clipboard, in any of several
/// forms.
class CopyMenu : public QMenu {
    Q_OBJECT

  public:
    /// What the window currently shows.
    struct Shown {
        Puzzle puzzle;
        /// The solution that is being stepped through, if any, and how many of its steps have been made.
        std::vector<Cell> steps;
        int made = 0;
        /// The game on whose board that is.
        FlipFile game;
    };

    struct Source {
        std::function<Shown()> shown;
        std::function<QImage()> picture;
    };

    CopyMenu(const Source& source, QWidget* window);

  signals:
    /// Something was copied: says what is on the clipboard now.
    void told(const QString& sentence);

  private:
    void addForm(const WrittenForm& form);
    void addPicture();
    void addSolution(const QString& title, std::function<std::string(const Shown&)> write);
    void refresh();

    Source source_;
    /// Each with a function that says whether there is anything to copy.
    std::vector<std::pair<QAction*, std::function<bool(const Shown&)>>> entries_;
};

} // namespace flip::ui
