#pragma once

#include "core/text/written_forms.h"

#include <QImage>
#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// The menu Copy As: puts what is to be seen on the clipboard, in every form that somebody else may want.
class CopyMenu : public QMenu {
    Q_OBJECT

  public:
    /// What is to be seen in the window at this moment.
    struct Shown {
        Puzzle puzzle;
        /// A solution that is being stepped through, and how many of its steps are made; empty where there is
        /// none.
        std::vector<Cell> steps;
        int made = 0;
    };

    struct Source {
        std::function<Shown()> shown;
        std::function<QImage()> picture;
    };

    CopyMenu(const Source& source, QWidget* window);

  signals:
    /// What is on the clipboard now.
    void told(const QString& sentence);

  private:
    void addForm(const WrittenForm& form);
    void addPicture();
    void addSolution(const QString& title, std::function<std::string(const Shown&)> write);
    void refresh();

    Source source_;
    /// Each with whether there is anything to copy.
    std::vector<std::pair<QAction*, std::function<bool(const Shown&)>>> entries_;
};

} // namespace flip::ui
