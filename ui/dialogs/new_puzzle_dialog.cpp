#include "ui/dialogs/new_puzzle_dialog.h"

#include "core/generate/random_puzzle.h"
#include "core/generate/recipe.h"
#include "ui/dialogs/form_remark.h"
#include "ui/game/board_source.h"
#include "ui/widgets/button_row.h"
#include "ui/words/answer_words.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

constexpr std::chrono::seconds limitTime{3};

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const Puzzle& current, QWidget* parent)
    : QDialog(parent), form_(new QFormLayout),
      ruleForm_(new RuleForm(*form_, RuleForm::Offer::AllKinds, this)), preview_(new MiniBoard(this)),
      start_(new QComboBox(this)), needed_(new QSpinBox(this)), limit_(new FormRemark(this)),
      seed_(new SeedBox(this)) {
    setObjectName(QStringLiteral("newPuzzle"));
    setWindowTitle(tr("New Puzzle"));
    ruleForm_->setLongestSide(maxWindowSide);
    buildPreview();
    buildStart();
    buildButtons();
    connect(ruleForm_, &RuleForm::kindChosen, this,
            [this](bool random) { choose(random ? Start::Random : Start::Plain); });
    connect(ruleForm_, &RuleForm::changed, this, &NewPuzzleDialog::refreshStart);
    connect(start_, &QComboBox::currentIndexChanged, this,
            [this] { ruleForm_->setRandom(start() != Start::Plain); });
    // A search for a board that is no longer wanted ends.
    const auto endDrawing = [this] {
        if (drawJob_.isRunning()) refreshStart();
    };
    connect(seed_, &SeedBox::changed, this, endDrawing);
    connect(needed_, &QSpinBox::valueChanged, this, endDrawing);
    connect(seed_, &SeedBox::changed, this, &NewPuzzleDialog::refreshPreview);
    for (BackgroundJob* job : {&limitJob_, &drawJob_}) {
        connect(job, &BackgroundJob::failed, this, [this](const QString& why) {
            limit_->setText(why);
            play_->setEnabled(true);
        });
    }
    ruleForm_->choose(current.rule, current.goal.kind());
}

void NewPuzzleDialog::buildPreview() {
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setToolTip(tr("The first board"));
    preview_->setAccessibleName(preview_->toolTip());
    ruleForm_->addPicture(*preview_);
}

void NewPuzzleDialog::buildStart() {
    start_->setObjectName(QStringLiteral("start"));
    start_->addItem(tr("A random board with a solution"), static_cast<int>(Start::Random));
    start_->addItem(tr("A board as hard as you choose"), static_cast<int>(Start::Exact));
    start_->addItem(QString(), static_cast<int>(Start::Plain));
    needed_->setRange(1, maxMadeSide * maxMadeSide);
    limit_->setObjectName(QStringLiteral("limit"));
    needed_->setObjectName(QStringLiteral("needed"));
    form_->addRow(tr("&Start"), start_);
    form_->addRow(tr("Presses &needed"), needed_);
    form_->addRow(QString(), limit_);
    seed_->addTo(*form_, tr("The same number gives the same board on every computer"));
}

void NewPuzzleDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    play_ = buttons->button(QDialogButtonBox::Ok);
    play_->setText(tr("Play"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    auto* rows = new QWidget;
    form_->setContentsMargins(0, 0, 0, 0);
    rows->setLayout(form_);
    body_ = new DialogBody(*rows, this);
    layout->addWidget(body_);
    layout->addWidget(new ButtonRow(*buttons, nullptr, this));
    resize(sizeHint().boundedTo(roomForDialog(*this)));
}

void NewPuzzleDialog::choose(Start start) {
    start_->setCurrentIndex(start_->findData(static_cast<int>(start)));
}

void NewPuzzleDialog::refreshStart() {
    drawJob_.cancel();
    play_->setEnabled(true);
    start_->setItemText(start_->findData(static_cast<int>(Start::Plain)),
                        ruleForm_->goal() == Goal::Black ? tr("All buttons unlit") : tr("All white"));
    const bool exact = start() == Start::Exact;
    form_->setRowVisible(needed_, exact);
    form_->setRowVisible(limit_, exact);
    form_->setRowVisible(seed_, start() != Start::Plain);
    refreshPreview();
    limitJob_.cancel();
    // The rows that are shown now have their heights only when they have been laid out.
    const auto makeRoom = [this] {
        if (isVisible()) body_->heighten(*this);
    };
    QMetaObject::invokeMethod(this, makeRoom, Qt::QueuedConnection);
    if (!exact) return;
    const Size size = ruleForm_->rule().size();
    if (size.rows <= maxMadeSide && size.columns <= maxMadeSide) return findLimit();
    play_->setEnabled(false);
    limit_->setText(tr("This is possible for boards of up to %1×%1.").arg(maxMadeSide));
}

void NewPuzzleDialog::refreshPreview() {
    // A board that must be searched for is not known yet.
    preview_->setVisible(start() != Start::Exact);
    if (start() != Start::Exact) preview_->setBoard(puzzle().board, puzzle().goal.kind());
}

void NewPuzzleDialog::findLimit() {
    limit_->setText(tr("Looking for the hardest board of this size…"));
    limitJob_.start([this, rule = ruleForm_->rule(), goal = ruleForm_->goal()](Monitor& monitor) {
        Budget budget;
        budget.time = limitTime;
        const auto found = hardestBoard(rule, goal, {budget, &monitor});
        const auto* board = std::get_if<HardestBoard>(&found);
        auto hardest = board == nullptr ? std::nullopt : std::optional(*board);
        return [this, hardest = std::move(hardest)] { showLimit(hardest); };
    });
}

void NewPuzzleDialog::showLimit(const std::optional<HardestBoard>& hardest) {
    if (!hardest) {
        limit_->setText(tr("The hardest board of this size is not known."));
    } else if (hardest->proven()) {
        limit_->setText(
            tr("The hardest board of this size needs %1.").arg(answer_words::presses(hardest->least())));
    } else {
        limit_->setText(tr("The hardest known board of this size needs %1.")
                            .arg(answer_words::presses(hardest->least())));
    }
}

void NewPuzzleDialog::accept() {
    if (start() != Start::Exact) return QDialog::accept();
    play_->setEnabled(false);
    limit_->setText(tr("Looking for a board…"));
    limitJob_.cancel();
    drawJob_.start([this, recipe = Recipe{ruleForm_->rule(), ruleForm_->goal(), needed_->value(),
                                          seed_->seed()}](Monitor& monitor) {
        auto puzzle = puzzleFrom(recipe, {{}, &monitor});
        return [this, presses = recipe.presses, puzzle = std::move(puzzle)] { take(puzzle, presses); };
    });
}

void NewPuzzleDialog::take(const std::optional<Puzzle>& puzzle, std::int64_t presses) {
    drawn_ = puzzle;
    play_->setEnabled(true);
    if (puzzle) return QDialog::accept();
    limit_->setText(tr("No board of this size is known to need %1.").arg(answer_words::presses(presses)));
}

NewPuzzleDialog::Start NewPuzzleDialog::start() const {
    return static_cast<Start>(start_->currentData().toInt());
}

Puzzle NewPuzzleDialog::puzzle() const {
    const Rule rule = ruleForm_->rule();
    if (start() == Start::Random) return randomPuzzle(rule, ruleForm_->goal(), seed_->seed());
    if (start() == Start::Exact && drawn_) return *drawn_;
    return {rule, Grid(rule.size()), ruleForm_->goal()};
}

void NewPuzzleDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    // Lines that wrap are higher than their size hints say.
    body_->heighten(*this);
}

} // namespace flip::ui
