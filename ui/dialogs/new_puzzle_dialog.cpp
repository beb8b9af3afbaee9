#include "ui/dialogs/new_puzzle_dialog.h"

#include "core/generate/random_puzzle.h"
#include "ui/game/board_source.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace flip::ui {

namespace {

/// A puzzle that people know by name.
struct Kind {
    const char* title;
    Size size;
    Pattern pattern;
    Goal goal;
    bool random;
};

constexpr std::array kinds{
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Flip Game"), {4, 4}, Pattern::plus(), Goal::Either, true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Security Panel"), {4, 5}, Pattern::plus(), Goal::Black, false},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Lights Out"), {5, 5}, Pattern::plus(), Goal::White, true},
    Kind{QT_TRANSLATE_NOOP("NewPuzzleDialog", "Ten times larger"),
         {40, 40},
         Pattern::plus(),
         Goal::Either,
         true},
};

QSpinBox* sideBox(QWidget* parent, const char* name) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, maxWindowSide);
    return box;
}

void select(QComboBox& box, int value) { box.setCurrentIndex(box.findData(value)); }

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const Puzzle& current, QWidget* parent)
    : QDialog(parent), kind_(new QComboBox(this)), rows_(sideBox(this, "rows")),
      columns_(sideBox(this, "columns")), pattern_(new PatternEditor(this)), edges_(new QComboBox(this)),
      goal_(new QComboBox(this)), start_(new QComboBox(this)) {
    setObjectName(QStringLiteral("newPuzzle"));
    setWindowTitle(tr("New Puzzle"));
    buildForm();
    offerKinds();
    choose(current, true);
    detectKind();
}

void NewPuzzleDialog::buildForm() {
    edges_->addItem(tr("Nothing lies beyond the edges"), static_cast<int>(Edges::Clipped));
    edges_->addItem(tr("Opposite edges touch"), static_cast<int>(Edges::Torus));
    goal_->addItem(tr("All pieces one colour"), static_cast<int>(Goal::Either));
    goal_->addItem(tr("All white"), static_cast<int>(Goal::White));
    goal_->addItem(tr("All black: every button lit"), static_cast<int>(Goal::Black));
    start_->addItem(tr("A random board that can be solved"), true);
    start_->addItem(tr("All white: every button unlit"), false);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(10);
    form->addRow(tr("&Puzzle"), kind_);
    form->addRow(tr("&Rows"), rows_);
    form->addRow(tr("&Columns"), columns_);
    form->addRow(tr("Pa&ttern"), pattern_);
    auto* hint = new QLabel(tr("The ring is the piece that is pressed; the filled ones turn over."), this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setWordWrap(true);
    form->addRow(QString(), hint);
    form->addRow(tr("&Edges"), edges_);
    form->addRow(tr("&Goal"), goal_);
    form->addRow(tr("&Start"), start_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Play"));
    // The style's pictures would be the only ones of their kind in the window.
    for (QAbstractButton* button : buttons->buttons()) button->setIcon({});
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 20, 20, 16);
    layout->setSpacing(16);
    layout->addLayout(form);
    layout->addWidget(buttons);
}

void NewPuzzleDialog::offerKinds() {
    kind_->setObjectName(QStringLiteral("kind"));
    for (const Kind& kind : kinds) kind_->addItem(tr(kind.title));
    kind_->addItem(tr("One of my own"));
    connect(kind_, &QComboBox::activated, this, [this](int index) {
        if (index >= static_cast<int>(kinds.size())) return;
        const Kind& kind = kinds.at(static_cast<std::size_t>(index));
        choose(Puzzle{Rule::fromPattern(kind.size, kind.pattern), Grid(kind.size), kind.goal}, kind.random);
        kind_->setCurrentIndex(index);
    });
    for (auto* box : {rows_, columns_})
        connect(box, &QSpinBox::valueChanged, this, &NewPuzzleDialog::detectKind);
    for (auto* box : {edges_, goal_, start_})
        connect(box, &QComboBox::currentIndexChanged, this, &NewPuzzleDialog::detectKind);
    connect(pattern_, &PatternEditor::patternChanged, this, &NewPuzzleDialog::detectKind);
}

void NewPuzzleDialog::choose(const Puzzle& puzzle, bool random) {
    rows_->setValue(puzzle.size().rows);
    columns_->setValue(puzzle.size().columns);
    pattern_->setPattern(puzzle.rule.pattern().value_or(Pattern::plus()));
    select(*edges_, static_cast<int>(puzzle.rule.edges()));
    select(*goal_, static_cast<int>(puzzle.goal));
    start_->setCurrentIndex(start_->findData(random));
}

void NewPuzzleDialog::detectKind() {
    int found = static_cast<int>(kinds.size());
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Kind& kind = kinds.at(i);
        const bool same = kind.size == Size{rows_->value(), columns_->value()} &&
                          kind.pattern == pattern_->pattern() &&
                          static_cast<int>(kind.goal) == goal_->currentData().toInt() &&
                          edges_->currentData().toInt() == static_cast<int>(Edges::Clipped) &&
                          kind.random == start_->currentData().toBool();
        if (same) found = static_cast<int>(i);
    }
    kind_->setCurrentIndex(found);
}

Puzzle NewPuzzleDialog::puzzle() const {
    const Size size{rows_->value(), columns_->value()};
    const Rule rule =
        Rule::fromPattern(size, pattern_->pattern(), static_cast<Edges>(edges_->currentData().toInt()));
    const auto goal = static_cast<Goal>(goal_->currentData().toInt());
    if (start_->currentData().toBool())
        return randomPuzzle(rule, goal, QRandomGenerator::global()->generate64());
    return {rule, Grid(size), goal};
}

} // namespace flip::ui
