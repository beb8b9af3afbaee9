#include "ui/dialogs/print_puzzles_dialog.h"

#include "core/solve/solve.h"
#include "ui/dialogs/form_remark.h"
#include "ui/game/board_source.h"
#include "ui/game/file_words.h"
#include "ui/game/replace_file.h"
#include "ui/widgets/button_row.h"
#include "ui/widgets/dialog_body.h"
#include "ui/widgets/file_dialog.h"
#include "ui/words/answer_words.h"
#include "ui/words/puzzle_kinds.h"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QDir>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

constexpr int mostPuzzles = 100;
/// For each puzzle. Boards of the sizes that people solve on paper take milliseconds.
constexpr std::chrono::seconds timeForOne{10};
constexpr int dotsPerInch = 1200;
/// Of the preview, where it stands below the form.
constexpr int leastPreview = 280;

template <class Widget>
Widget* named(Widget* widget, const char* name) {
    widget->setObjectName(QLatin1String(name));
    return widget;
}

/// The contents of a PDF document, or nothing if it was stopped.
std::optional<QByteArray> pdfOf(const PuzzleSheets& sheets, const QString& title, Monitor& monitor) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(dotsPerInch);
    writer.setTitle(title);
    writer.setPageSize(sheets.paper());
    if (!sheets.print(writer, &monitor, {})) return std::nullopt;
    return bytes;
}

} // namespace

PrintPuzzlesDialog::PrintPuzzlesDialog(const Puzzle& current, QWidget* parent)
    : WritingDialog(parent), current_(current), form_(new QFormLayout), sheetForm_(new QFormLayout),
      source_(named(new QComboBox(this), "source")), ruleForm_(nullptr),
      hardness_(named(new QComboBox(this), "hardness")), presses_(new QWidget(this)),
      from_(named(new QSpinBox(presses_), "from")), to_(named(new QSpinBox(presses_), "to")),
      count_(named(new QSpinBox(this), "count")), seed_(new SeedBox(this)),
      perPage_(named(new QComboBox(this), "perPage")), paper_(named(new QComboBox(this), "paper")),
      sheetPart_(new QWidget(this)),
      solutions_(named(new QCheckBox(tr("So&lutions at the end"), this), "solutions")),
      preview_(new SheetPreview(this)),
      pages_(named(new Chooser(tr("Page %1 of %2"), tr("Previous page"), tr("Next page"), this), "pages")),
      remark_(named(new FormRemark(this), "sheetsRemark")) {
    setObjectName(QStringLiteral("printPuzzles"));
    setWindowTitle(tr("Print Puzzles"));
    buildPuzzles();
    buildSheets();
    buildButtons();
    ruleForm_->choose(current.rule, current.goal.kind());
    refreshRows();
}

void PrintPuzzlesDialog::buildPuzzles() {
    source_->addItems({tr("New puzzles"), tr("The puzzle on the board")});
    form_->addRow(tr("&What"), source_);
    ruleForm_ = new RuleForm(*form_, RuleForm::Offer::OnlyKindsWithRandomBoards, this);
    hardness_->addItems({tr("Random boards with a solution"), tr("Boards as hard as you choose")});
    for (QSpinBox* box : {from_, to_}) box->setRange(1, maxMadeSide * maxMadeSide);
    from_->setAccessibleName(tr("Presses needed, at least"));
    to_->setAccessibleName(tr("Presses needed, at most"));
    from_->setValue(3);
    to_->setValue(5);
    auto* range = new QHBoxLayout(presses_);
    range->setContentsMargins(0, 0, 0, 0);
    range->addWidget(from_, 1);
    range->addWidget(new QLabel(tr("to"), presses_));
    range->addWidget(to_, 1);
    count_->setRange(1, mostPuzzles);
    count_->setValue(12);
    form_->addRow(tr("&Boards"), hardness_);
    form_->addRow(tr("Presses &needed"), presses_);
    static_cast<QLabel*>(form_->labelForField(presses_))->setBuddy(from_);
    form_->addRow(tr("Nu&mber"), count_);
    seed_->addTo(*form_, tr("The same number gives the same sheets on every computer"));
    connect(source_, &QComboBox::currentIndexChanged, this, &PrintPuzzlesDialog::refreshRows);
    connect(hardness_, &QComboBox::currentIndexChanged, this, &PrintPuzzlesDialog::refreshRows);
    connect(ruleForm_, &RuleForm::changed, this, &PrintPuzzlesDialog::makePuzzles);
    connect(seed_, &SeedBox::changed, this, &PrintPuzzlesDialog::makePuzzles);
    // The first puzzle is the easiest.
    connect(from_, &QSpinBox::valueChanged, this, [this](int least) { to_->setMinimum(least); });
    for (QSpinBox* box : {from_, to_, count_})
        connect(box, &QSpinBox::valueChanged, this, &PrintPuzzlesDialog::makePuzzles);
    connect(&making_, &BackgroundJob::progressed, this, [this](const Progress& progress) {
        if (!isOfBoard())
            remark_->setText(tr("Making the puzzles: %1%").arg(static_cast<int>(progress.done * 100)));
    });
    connect(&making_, &BackgroundJob::failed, this, [this](const QString& why) { remark_->setText(why); });
}

void PrintPuzzlesDialog::buildSheets() {
    for (const int count : PuzzleSheets::perPageChoices) perPage_->addItem(QString::number(count), count);
    perPage_->setCurrentIndex(perPage_->findData(6));
    for (const auto paper : {QPageSize::A4, QPageSize::Letter})
        paper_->addItem(QPageSize::name(paper), paper);
    const bool usesLetter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    paper_->setCurrentIndex(usesLetter ? 1 : 0);
    solutions_->setChecked(true);
    sheetForm_->addRow(tr("&On a page"), perPage_);
    sheetForm_->addRow(tr("P&aper"), paper_);
    // Below both columns, so that the form is narrow enough for small screens.
    sheetForm_->addRow(solutions_);
    preview_->setToolTip(tr("A sheet as it will be printed"));
    preview_->setAccessibleName(preview_->toolTip());
    for (QComboBox* box : {perPage_, paper_})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintPuzzlesDialog::refreshSheets);
    connect(paper_, &QComboBox::activated, this, [this] { emit paperChosen(paper_->currentText()); });
    connect(pages_, &Chooser::chosen, this, [this](quint64 page) { showPage(static_cast<int>(page)); });
    connect(solutions_, &QCheckBox::toggled, this, &PrintPuzzlesDialog::refreshSheets);
}

void PrintPuzzlesDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(this);
    print_ = named(buttons->addButton(tr("Pr&int…"), QDialogButtonBox::ActionRole), "print");
    save_ = named(buttons->addButton(tr("&Save as PDF…"), QDialogButtonBox::ActionRole), "savePdf");
    // Last, as it is shown: otherwise Qt 6.4 leads Tab from button to button for ever.
    buttons->addButton(QDialogButtonBox::Close);
    for (QAbstractButton* button : buttons->buttons()) {
        // Enter after a number must not print a hundred puzzles.
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(save_, &QPushButton::clicked, this, &PrintPuzzlesDialog::chooseFile);
    connect(print_, &QPushButton::clicked, this, &PrintPuzzlesDialog::choosePrinter);
    connect(&writing(), &JobQueue::runningChanged, this, &PrintPuzzlesDialog::refreshButtons);
    connect(&writing(), &JobQueue::failed, this, [this](const QString& why) { end({}, why); });
    layOut(*buttons);
}

void PrintPuzzlesDialog::layOut(QDialogButtonBox& buttons) {
    auto* sheets = new QVBoxLayout(sheetPart_);
    sheets->setContentsMargins(0, 0, 0, 0);
    sheets->setSpacing(10);
    sheetForm_->setVerticalSpacing(10);
    sheets->addWidget(preview_, 1);
    sheets->addWidget(pages_);
    sheets->addWidget(remark_);
    sheets->addLayout(sheetForm_);
    form_->setContentsMargins(0, 0, 0, 0);
    auto* contents = new QWidget;
    oneColumn_ = new QVBoxLayout(contents);
    oneColumn_->setContentsMargins(0, 0, 0, 0);
    oneColumn_->addLayout(form_);
    auto* body = new DialogBody(*contents, this);
    twoColumns_ = new QHBoxLayout;
    twoColumns_->setSpacing(18);
    twoColumns_->addWidget(body);
    twoColumns_->addWidget(sheetPart_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addLayout(twoColumns_, 1);
    auto* row = new ButtonRow(buttons, nullptr, this);
    layout->addWidget(row);
    // What two columns need must not keep the dialog from becoming too narrow for them.
    layout->setSizeConstraint(QLayout::SetNoConstraint);
    const QMargins margins = layout->contentsMargins();
    setMinimumSize(body->minimumSizeHint() +
                   QSize(0, layout->spacing() + 2 * row->minimumSizeHint().height()) +
                   QSize(margins.left() + margins.right(), margins.top() + margins.bottom()));
    // In Tab order it comes last, because it was given another parent here.
    source_->setFocus();
    const QSize wanted = sizeHint();
    widthForTwo_ = wanted.width();
    resize(wanted.boundedTo(roomForDialog(*this)));
}

void PrintPuzzlesDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    const bool two = width() >= widthForTwo_;
    if (two == (twoColumns_->indexOf(sheetPart_) >= 0)) return;
    // Who is given another parent loses the keyboard.
    QWidget* focus = focusWidget();
    if (two) {
        twoColumns_->addWidget(sheetPart_, 1);
    } else {
        oneColumn_->addWidget(sheetPart_, 1);
    }
    preview_->setMinimumHeight(two ? 0 : leastPreview);
    if (focus != nullptr) focus->setFocus();
}

void PrintPuzzlesDialog::setPaper(const QString& name) {
    const int found = paper_->findText(name);
    if (found >= 0) paper_->setCurrentIndex(found);
}

void PrintPuzzlesDialog::refreshRows() {
    const bool fresh = !isOfBoard();
    ruleForm_->setVisible(fresh);
    form_->setRowVisible(hardness_, fresh);
    form_->setRowVisible(presses_, fresh && hardness_->currentIndex() == 1);
    form_->setRowVisible(count_, fresh);
    form_->setRowVisible(seed_, fresh);
    sheetForm_->setRowVisible(perPage_, fresh);
    makePuzzles();
}

SeriesOrder PrintPuzzlesDialog::order() const {
    SeriesOrder order{ruleForm_->rule(), ruleForm_->goal(), count_->value(), {}, seed_->seed()};
    if (hardness_->currentIndex() == 1) order.presses = {from_->value(), to_->value()};
    return order;
}

void PrintPuzzlesDialog::makePuzzles() {
    puzzles_.clear();
    refreshSheets();
    remark_->setText(isOfBoard() ? tr("Solving the puzzle…") : tr("Making the puzzles…"));
    making_.start([this, order = order(), ofBoard = isOfBoard(), board = current_](Monitor& monitor) {
        Budget budget;
        budget.time = timeForOne;
        const SearchContext context{budget, &monitor};
        auto made = ofBoard
                        ? std::vector{AnsweredPuzzle{board, solve(defaultMethod(), board, context).answer}}
                        : puzzleSeries(order, context);
        return [this, made = std::move(made)] { take(made); };
    });
}

void PrintPuzzlesDialog::take(const Result<std::vector<AnsweredPuzzle>, SeriesProblem>& puzzles) {
    if (puzzles) {
        puzzles_ = *puzzles;
        return refreshSheets();
    }
    const auto* none = std::get_if<NoBoardNeeds>(&puzzles.error());
    remark_->setText(
        none == nullptr
            ? tr("The puzzles could not be made in time.")
            : tr("No board of this size is known to need %1.").arg(answer_words::presses(none->presses)));
}

void PrintPuzzlesDialog::refreshSheets() {
    sheets_.reset();
    if (!puzzles_.empty()) {
        PuzzleSheets::Options options;
        options.paper = static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt());
        options.perPage = isOfBoard() ? 1 : perPage_->currentData().toInt();
        options.solutions = solutions_->isChecked();
        const QString name = nameOf(puzzles_.front().puzzle.rule, puzzles_.front().puzzle.goal.kind());
        options.title = name.isEmpty() ? tr("Flip Puzzles") : name;
        if (!isOfBoard()) options.origin = tr("Seed %1").arg(seed_->seed());
        sheets_.emplace(puzzles_, options, font());
        remark_->clear();
    }
    const auto pages = static_cast<quint64>(sheets_ ? sheets_->pages() : 1);
    pages_->setCount(pages, pages);
    pages_->setEnabled(sheets_.has_value());
    preview_->setSheets(sheets_);
    refreshButtons();
}

void PrintPuzzlesDialog::showPage(int page) {
    preview_->setPage(page);
    if (isOfBoard() && sheets_ && sheets_->isOfSolutions(page)) emit solutionShown();
}

void PrintPuzzlesDialog::noteSolution() {
    if (isOfBoard() && sheets_->hasSolutions()) emit solutionShown();
}

void PrintPuzzlesDialog::refreshButtons() {
    for (QPushButton* button : {save_, print_}) button->setEnabled(sheets_ && !writing().isRunning());
}

void PrintPuzzlesDialog::chooseFile() {
    auto* dialog = fileDialog(this, "pdfDialog", tr("Save the sheets"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PDF documents (*.pdf)")});
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(tr("Puzzles") + QLatin1String(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintPuzzlesDialog::save);
    dialog->open();
}

void PrintPuzzlesDialog::save(const QString& path) {
    if (!sheets_) return;
    noteSolution();
    remark_->setText(tr("Saving the sheets…"));
    const QString title = tr("Puzzles of Flip Game");
    writing().add([this, sheets = *sheets_, path, title](Monitor& monitor) -> BackgroundJob::Delivery {
        const auto bytes = pdfOf(sheets, title, monitor);
        if (!bytes) {
            return [this, path] {
                end({}, tr("The sheets were not saved in %1.").arg(QDir::toNativeSeparators(path)));
            };
        }
        return [this, path, problem = replaceFile(path, *bytes)] {
            end(savedIn(path),
                problem.isEmpty()
                    ? QString()
                    : file_words::notSaved(tr("The sheets could not be saved in %1: %2."), path, problem));
        };
    });
}

void PrintPuzzlesDialog::choosePrinter() {
    if (!sheets_) return;
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setFullPage(true);
    printer->setDocName(tr("Puzzles of Flip Game"));
    printer->setPageSize(sheets_->paper());
    auto* dialog = named(new QPrintDialog(printer.get(), this), "printDialog");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMinMax(1, sheets_->pages());
    // The printer must outlive the dialog.
    connect(dialog, &QDialog::accepted, this, [this, printer] { print(printer); });
    dialog->open();
}

void PrintPuzzlesDialog::print(const std::shared_ptr<QPrinter>& printer) {
    if (!sheets_) return;
    noteSolution();
    remark_->setText(tr("Printing the sheets…"));
    writing().add([this, sheets = *sheets_, printer](Monitor& monitor) -> BackgroundJob::Delivery {
        // Printers leave the order to the program, and some the copies.
        PuzzleSheets::Run run;
        if (printer->pageOrder() == QPrinter::LastPageFirst) run.order = PuzzleSheets::PageOrder::LastFirst;
        if (!printer->supportsMultipleCopies()) run.copies = printer->copyCount();
        run.isCollated = printer->collateCopies();
        const bool printed = sheets.print(*printer, &monitor, run);
        if (monitor.stopRequested()) {
            printer->abort();
            return [this] { end({}, tr("The sheets were not printed.")); };
        }
        return [this, printed, file = printer->outputFileName()] {
            const QString done = file.isEmpty() ? tr("The sheets are printed.") : savedIn(file);
            end(done, printed ? QString() : tr("The sheets could not be printed."));
        };
    });
}

QString PrintPuzzlesDialog::savedIn(const QString& path) {
    return tr("The sheets are saved in %1.").arg(QDir::toNativeSeparators(path));
}

void PrintPuzzlesDialog::end(const QString& sentence, const QString& problem) {
    if (!problem.isEmpty() && !hasLeft()) return remark_->setText(problem);
    emit written(problem.isEmpty() ? sentence : problem, !problem.isEmpty());
    if (!hasLeft()) accept();
}

void PrintPuzzlesDialog::done(int result) {
    writing().finishEarly();
    WritingDialog::done(result);
}

} // namespace flip::ui
