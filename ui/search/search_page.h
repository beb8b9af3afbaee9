#pragma once

#include "ui/search/method_lines.h"
#include "ui/search/pictures/search_picture.h"
#include "ui/search/search_explorer.h"
#include "ui/search/search_jumps.h"
#include "ui/search/search_told.h"
#include "ui/widgets/method_box.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

namespace flip::ui {

/// The page on which one chooses a method and watches it search the current board: the picture that explains
/// it, the method in a few lines, and its cost so far. The board itself is on the stage beside the page.
class SearchPage : public QWidget {
    Q_OBJECT

  public:
    explicit SearchPage(SearchExplorer& explorer, QWidget* parent = nullptr);
    ~SearchPage() override;

    /// Unknown names mean the first method.
    void setMethod(const QString& name);

    /// Does what the button does, and moves the keyboard focus to it.
    void watch();

    /// With reduced motion, a recording does not start to play by itself.
    void setReducedMotion(bool reduced) { reducedMotion_ = reduced; }

    /// To be called when the pointer or the cursor is on this piece of the board.
    void lightCell(std::optional<Cell> cell);

    /// Where the board is not beside it, the page tells the last event itself.
    void setAlone(bool alone);

    [[nodiscard]] SearchTold& told() { return *told_; }

    /// Null if the method has none, and while nothing is shown.
    [[nodiscard]] SearchPicture* picture() const { return picture_; }

  signals:
    void methodChosen(const QString& name);
    /// The search can be watched now, and the button that had the keyboard focus is gone.
    void watchDone();
    /// A search of the current puzzle has been recorded and is shown.
    void recorded();
    /// The pointer is on something in the picture that belongs to these pieces of the board.
    void cellsLit(const std::vector<flip::Cell>& cells);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void addHeading(QVBoxLayout& layout);
    void showState();
    void showTold();
    void showMethod();
    void showPlace();
    void replacePicture();

    SearchExplorer& explorer_;
    QLabel* methodLabel_ = nullptr;
    MethodBox* method_;
    QPushButton* watch_;
    QLabel* summary_;
    QProgressBar* progress_;
    SearchJumps* jumps_;
    SearchTold* told_;
    QVBoxLayout* pictureRoom_;
    /// Of the picture, and of the marks on the board.
    Legend* legend_;
    Legend* boardLegend_;
    SearchPicture* picture_ = nullptr;
    MethodLines* lines_;
    QLabel* counts_;
    QLabel* cost_;
    QLabel* kept_;
    bool reducedMotion_ = false;
    bool isAlone_ = false;
};

} // namespace flip::ui
