#pragma once

#include "ui/search/method_lines.h"
#include "ui/search/pictures/search_picture.h"
#include "ui/search/search_explorer.h"
#include "ui/widgets/method_box.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

namespace flip::ui {

/// Choose a method and watch it search the present board: the picture that explains it, the method in a few
/// lines, and what it has cost so far. The board itself is on the stage beside it.
class SearchPage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchPage(SearchExplorer& explorer, QWidget* parent = nullptr);
    ~SearchPage() override;

    /// Unknown names mean the first method.
    void setMethod(const QString& name);

    /// As the button does, and the keyboard goes to it.
    void watch();

    /// Whether a recording begins to play by itself.
    void setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

    /// The pointer or the cursor is on this piece of the board.
    void lightCell(std::optional<Cell> cell);

    /// Null where the method has none, and while nothing is shown.
    [[nodiscard]] SearchPicture* picture() const { return picture_; }

  signals:
    void methodChosen(const QString& name);
    /// The button that had the keyboard is gone, for the search can be watched now.
    void watchDone();
    /// These pieces of the board belong to what the pointer is on in the picture.
    void cellsLit(const std::vector<flip::Cell>& cells);

  private:
    struct Jump {
        QToolButton* button;
        bool (*possible)(const SearchPlayer& player);
    };

    void addHeading(QVBoxLayout& layout);
    void addJumps(QVBoxLayout& layout);
    void addJump(const char* name, const QString& text, const QString& tip,
                 bool (*possible)(const SearchPlayer&), void (*go)(SearchPlayer&));
    void showState();
    void showMethod();
    void showPlace();
    void replacePicture();

    SearchExplorer& explorer_;
    MethodBox* method_;
    QPushButton* watch_;
    QLabel* summary_;
    QProgressBar* progress_;
    QWidget* jumps_;
    std::vector<Jump> jumpButtons_;
    QVBoxLayout* pictureRoom_;
    SearchPicture* picture_ = nullptr;
    MethodLines* lines_;
    QLabel* counts_;
    QLabel* cost_;
    QLabel* kept_;
    bool reducedMotion_ = false;
};

} // namespace flip::ui
