#pragma once

#include "ui/dialogs/rule_form.h"
#include "ui/dialogs/seed_box.h"
#include "ui/sheets/puzzle_sheets.h"
#include "ui/sheets/sheet_preview.h"
#include "ui/widgets/chooser.h"
#include "ui/widgets/writing_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <optional>

class QBoxLayout;
class QDialogButtonBox;
class QPrinter;

namespace flip::ui {

/// Asks which puzzles are wanted on paper, makes them on a separate thread, shows the sheets, and prints
/// all of them or saves them as a PDF document. Closing it ends that, unless the file is just being written.
class PrintPuzzlesDialog : public WritingDialog {
    Q_OBJECT

  public:
    /// Starts with puzzles that have the rule and the goal of `current`, which can be printed itself as well.
    explicit PrintPuzzlesDialog(const Puzzle& current, QWidget* parent = nullptr);

    /// Chooses a size of paper by its name; an unknown one changes nothing.
    void setPaper(const QString& name);

    void done(int result) override;

  signals:
    /// The user has chosen a size of paper.
    void paperChosen(const QString& name);
    /// The sheets are saved or printed, and the dialog is closing; or what has become of them after that.
    void written(const QString& sentence, bool isProblem);

    /// A solution of the puzzle on the board has been shown, saved or printed.
    void solutionShown();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void buildPuzzles();
    void buildSheets();
    void buildButtons();
    void layOut(QDialogButtonBox& buttons);
    void refreshRows();
    void makePuzzles();
    void take(const Result<std::vector<AnsweredPuzzle>, SeriesProblem>& puzzles);
    void refreshSheets();
    void showPage(int page);
    /// All sheets are being written.
    void noteSolution();
    void chooseFile();
    void save(const QString& path);
    void choosePrinter();
    void print(const std::shared_ptr<QPrinter>& printer);
    /// Enables the buttons while there are sheets and nothing is being written.
    void refreshButtons();
    [[nodiscard]] static QString savedIn(const QString& path);
    void end(const QString& sentence, const QString& problem);

    [[nodiscard]] bool isOfBoard() const { return source_->currentIndex() == 1; }

    [[nodiscard]] SeriesOrder order() const;

    Puzzle current_;
    QFormLayout* form_;
    QFormLayout* sheetForm_;
    QComboBox* source_;
    RuleForm* ruleForm_;
    QComboBox* hardness_;
    QWidget* presses_;
    QSpinBox* from_;
    QSpinBox* to_;
    QSpinBox* count_;
    SeedBox* seed_;
    QComboBox* perPage_;
    QComboBox* paper_;
    /// The preview and what it shows: beside the form, or below it where there is no room for both.
    QWidget* sheetPart_;
    QCheckBox* solutions_;
    SheetPreview* preview_;
    Chooser* pages_;
    QLabel* remark_;
    QPushButton* save_;
    QPushButton* print_;
    QBoxLayout* oneColumn_ = nullptr;
    QBoxLayout* twoColumns_ = nullptr;
    int widthForTwo_ = 0;
    std::vector<AnsweredPuzzle> puzzles_;
    std::optional<PuzzleSheets> sheets_;
    BackgroundJob making_;
};

} // namespace flip::ui
