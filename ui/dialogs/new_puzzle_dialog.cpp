#include "ui/dialogs/new_puzzle_dialog.h"

#include "core/generate/board_that_needs.h"
#include "core/generate/random_puzzle.h"
#include "ui/game/board_source.h"
#include "ui/words/answer_words.h"

#include <QDate>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

#include <array>
#include <chrono>
#include <utility>

namespace flip::ui {

namespace {

/// A puzzle worth playing.
struct Kind {
    const char* title;
    /// Its special feature, in one line.
    const char* line;
    Size size;
    Pattern pattern;
    Edges edges;
    Goal goal;
    bool random;
};

constexpr std::array kinds{
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Flip Game"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "Make all pieces the same colour: the puzzle of POJ 1753."),
         {4, 4},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Lights Out"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "Turn off all the lights: the toy of 1995."),
         {5, 5},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Security Panel"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog",
                           "Light every button, starting with none: the puzzle of UVA 10318."),
         {4, 5},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Black,
         false},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Torus"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "Opposite edges touch, so that every press flips five pieces."),
         {5, 5},
         Pattern::plus(),
         Edges::Torus,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Diagonals"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog",
                           "A press flips diagonal neighbours: the two halves of the board never meet."),
         {5, 5},
         Pattern(0b101'010'101),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Nine Pieces"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog",
                           "Small enough to solve in your head. Every board has exactly one solution."),
         {3, 3},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Thirty-six Pieces"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "Six by six. Every board has exactly one solution."),
         {6, 6},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Blocks"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "A press also flips all eight pieces around it."),
         {5, 5},
         Pattern(0b111'111'111),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Neighbours Only"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog",
                           "A press flips the neighbours of a piece, but not the piece itself."),
         {4, 4},
         Pattern(0b010'101'010),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "From Dark to Light"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog",
                           "From all unlit to all lit. It can be done on boards of any size."),
         {7, 7},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Black,
         false},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Ten Times Larger"),
         QT_TRANSLATE_NOOP("NewPuzzleDialog", "Forty by forty: more than anyone wants to solve by hand."),
         {40, 40},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Either,
         true},
};

/// Short enough to tell somebody.
constexpr int mostSeed = 1'000'000'000;

constexpr std::chrono::seconds limitTime{3};

QSpinBox* sideBox(QWidget* parent, const char* name) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, maxWindowSide);
    return box;
}

/// Room for two lines, however wide it is: a form whose rows have heights that depend on their widths now and
/// then takes them for narrower than they are, and squeezes the pictures.
class Remark : public QLabel {
  public:
    explicit Remark(QWidget* parent) : QLabel(parent) {
        setForegroundRole(QPalette::PlaceholderText);
        setWordWrap(true);
        setAlignment(Qt::AlignTop | Qt::AlignLeft);
        setFixedHeight(2 * fontMetrics().lineSpacing());
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

void select(QComboBox& box, int value) { box.setCurrentIndex(box.findData(value)); }

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const Puzzle& current, QWidget* parent)
    : QDialog(parent), kind_(new QComboBox(this)), line_(new Remark(this)), rows_(sideBox(this, "rows")),
      columns_(sideBox(this, "columns")), pattern_(new PatternEditor(this)), preview_(new MiniBoard(this)),
      edges_(new QComboBox(this)), goal_(new QComboBox(this)), start_(new QComboBox(this)),
      form_(new QFormLayout), needed_(new QSpinBox(this)), limit_(new Remark(this)),
      seed_(new QLineEdit(this)), seedRow_(new QWidget(this)) {
    setObjectName(QStringLiteral("newPuzzle"));
    setWindowTitle(tr("New Puzzle"));
    buildForm();
    offerKinds();
    choose(current, Start::Random);
    detectKind();
}

void NewPuzzleDialog::buildForm() {
    edges_->addItem(tr("Nothing lies beyond the edges"), static_cast<int>(Edges::Clipped));
    edges_->addItem(tr("Opposite edges touch"), static_cast<int>(Edges::Torus));
    goal_->addItem(tr("All pieces one colour"), static_cast<int>(Goal::Either));
    goal_->addItem(tr("All white"), static_cast<int>(Goal::White));
    goal_->addItem(tr("All black: every button lit"), static_cast<int>(Goal::Black));
    auto* form = form_;
    form->setVerticalSpacing(10);
    form->addRow(tr("&Puzzle"), kind_);
    line_->setObjectName(QStringLiteral("kindLine"));
    form->addRow(QString(), line_);
    form->addRow(tr("&Rows"), rows_);
    form->addRow(tr("&Columns"), columns_);
    preview_->setObjectName(QStringLiteral("preview"));
    preview_->setFixedSize(pattern_->sizeHint());
    preview_->setToolTip(tr("The first board"));
    preview_->setAccessibleName(preview_->toolTip());
    auto* pictures = new QHBoxLayout;
    pictures->addWidget(pattern_);
    pictures->addSpacing(24);
    pictures->addWidget(preview_);
    pictures->addStretch();
    form->addRow(tr("Pa&ttern"), pictures);
    static_cast<QLabel*>(form->labelForField(pictures))->setBuddy(pattern_);
    auto* hint = new Remark(this);
    hint->setText(tr("The ring is the pressed piece; the filled pieces turn over."));
    hint->setObjectName(QStringLiteral("hint"));
    form->addRow(QString(), hint);
    form->addRow(tr("&Edges"), edges_);
    form->addRow(tr("&Goal"), goal_);
    buildStart(*form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    play_ = buttons->button(QDialogButtonBox::Ok);
    play_->setText(tr("Play"));
    // Without the style's icons, which are used nowhere else in the window.
    for (QAbstractButton* button : buttons->buttons()) button->setIcon({});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void NewPuzzleDialog::buildStart(QFormLayout& form) {
    start_->setObjectName(QStringLiteral("start"));
    start_->addItem(tr("A random board with a solution"), static_cast<int>(Start::Random));
    start_->addItem(tr("A board as hard as you choose"), static_cast<int>(Start::Exact));
    start_->addItem(tr("All white: every button unlit"), static_cast<int>(Start::Plain));
    needed_->setRange(1, maxWindowSide * maxWindowSide);
    limit_->setObjectName(QStringLiteral("limit"));
    seed_->setObjectName(QStringLiteral("seed"));
    seed_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), this));
    seed_->setText(QString::number(QRandomGenerator::global()->bounded(1, mostSeed)));
    auto* today = new QPushButton(tr("Today"), seedRow_);
    today->setObjectName(QStringLiteral("today"));
    today->setAutoDefault(false);
    today->setToolTip(tr("The puzzle of the day: the same choices give everybody the same puzzle"));
    connect(today, &QPushButton::clicked, this,
            [this] { seed_->setText(QDate::currentDate().toString(QStringLiteral("yyyyMMdd"))); });
    auto* seedLayout = new QHBoxLayout(seedRow_);
    seedLayout->setContentsMargins(0, 0, 0, 0);
    seedLayout->addWidget(seed_, 1);
    seedLayout->addWidget(today);
    form.addRow(tr("&Start"), start_);
    form.addRow(tr("Presses &needed"), needed_);
    form.addRow(QString(), limit_);
    form.addRow(tr("See&d"), seedRow_);
    form.labelForField(seedRow_)->setToolTip(tr("The same number gives the same board on every computer"));
    static_cast<QLabel*>(form.labelForField(seedRow_))->setBuddy(seed_);
}

void NewPuzzleDialog::offerKinds() {
    kind_->setObjectName(QStringLiteral("kind"));
    for (const Kind& kind : kinds) kind_->addItem(tr(kind.title));
    kind_->addItem(tr("Custom"));
    connect(kind_, &QComboBox::activated, this, [this](int index) {
        if (index >= static_cast<int>(kinds.size())) return;
        const Kind& kind = kinds.at(static_cast<std::size_t>(index));
        choose(Puzzle{Rule::fromPattern(kind.size, kind.pattern, kind.edges), Grid(kind.size), kind.goal},
               kind.random ? Start::Random : Start::Plain);
        kind_->setCurrentIndex(index);
    });
    for (auto* box : {rows_, columns_})
        connect(box, &QSpinBox::valueChanged, this, &NewPuzzleDialog::detectKind);
    for (auto* box : {edges_, goal_, start_})
        connect(box, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::detectKind);
    connect(pattern_, &PatternEditor::patternChanged, this, &NewPuzzleDialog::detectKind);
    connect(seed_, &QLineEdit::textChanged, this, &NewPuzzleDialog::refreshPreview);
}

void NewPuzzleDialog::choose(const Puzzle& puzzle, Start start) {
    rows_->setValue(puzzle.size().rows);
    columns_->setValue(puzzle.size().columns);
    pattern_->setPattern(puzzle.rule.pattern().value_or(Pattern::plus()));
    select(*edges_, static_cast<int>(puzzle.rule.edges()));
    select(*goal_, static_cast<int>(puzzle.goal));
    select(*start_, static_cast<int>(start));
}

void NewPuzzleDialog::detectKind() {
    int found = static_cast<int>(kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Kind& kind = kinds.at(i);
        const bool same = kind.size == Size{rows_->value(), columns_->value()} &&
                          kind.pattern == pattern_->pattern() &&
                          static_cast<int>(kind.goal) == goal_->currentData().toInt() &&
                          edges_->currentData().toInt() == static_cast<int>(kind.edges) &&
                          kind.random == (start() == Start::Random);
        if (same) found = static_cast<int>(i);
    }
    kind_->setCurrentIndex(found);
    const bool isKnown = found < static_cast<int>(kinds.size());
    line_->setText(isKnown ? tr(kinds.at(static_cast<std::size_t>(found)).line) : QString());
    form_->setRowVisible(line_, isKnown);
    refreshStart();
}

void NewPuzzleDialog::refreshStart() {
    drawJob_.cancel();
    play_->setEnabled(true);
    const bool exact = start() == Start::Exact;
    form_->setRowVisible(needed_, exact);
    form_->setRowVisible(limit_, exact);
    form_->setRowVisible(seedRow_, start() != Start::Plain);
    refreshPreview();
    if (exact) {
        findLimit();
    } else {
        limitJob_.cancel();
    }
}

void NewPuzzleDialog::refreshPreview() {
    // A board that must be searched for is not known yet.
    preview_->setVisible(start() != Start::Exact);
    if (start() != Start::Exact) preview_->setBoard(puzzle().board);
}

void NewPuzzleDialog::findLimit() {
    limit_->setText(tr("Looking for the hardest board of this size…"));
    limitJob_.start([this, rule = rule(), goal = goal()](Monitor& monitor) {
        Budget budget;
        budget.time = limitTime;
        const auto found = hardestBoard(BoardFamily(rule, goal), {budget, &monitor});
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
    drawJob_.start([this, rule = rule(), goal = goal(), presses = needed_->value(),
                    seed = seed_->text().toULongLong()](Monitor& monitor) {
        auto board = boardThatNeeds(BoardFamily(rule, goal), presses, seed, {{}, &monitor});
        return [this, board = std::move(board)] { take(board); };
    });
}

void NewPuzzleDialog::take(const std::optional<Grid>& board) {
    drawn_ = board;
    play_->setEnabled(true);
    if (board) return QDialog::accept();
    limit_->setText(
        tr("No board of this size is known to need %1.").arg(answer_words::presses(needed_->value())));
}

NewPuzzleDialog::Start NewPuzzleDialog::start() const {
    return static_cast<Start>(start_->currentData().toInt());
}

Rule NewPuzzleDialog::rule() const {
    return Rule::fromPattern({rows_->value(), columns_->value()}, pattern_->pattern(),
                             static_cast<Edges>(edges_->currentData().toInt()));
}

Goal NewPuzzleDialog::goal() const { return static_cast<Goal>(goal_->currentData().toInt()); }

Puzzle NewPuzzleDialog::puzzle() const {
    if (start() == Start::Random) return randomPuzzle(rule(), goal(), seed_->text().toULongLong());
    const bool looked = start() == Start::Exact && drawn_;
    return {rule(), looked ? *drawn_ : Grid(rule().size()), goal()};
}

} // namespace flip::ui
