#include "ui/dialogs/rule_form.h"

#include "ui/dialogs/form_remark.h"
#include "ui/game/board_source.h"

#include <array>

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
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Flip Game"),
         QT_TRANSLATE_NOOP("RuleForm", "Make all pieces the same colour: the puzzle of POJ 1753."),
         {4, 4},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Lights Out"),
         QT_TRANSLATE_NOOP("RuleForm", "Turn off all the lights: the toy of 1995."),
         {5, 5},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Security Panel"),
         QT_TRANSLATE_NOOP("RuleForm", "Light every button, starting with none: the puzzle of UVA 10318."),
         {4, 5},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Black,
         false},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Torus"),
         QT_TRANSLATE_NOOP("RuleForm", "Opposite edges touch, so that every press flips five pieces."),
         {5, 5},
         Pattern::plus(),
         Edges::Torus,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Diagonals"),
         QT_TRANSLATE_NOOP("RuleForm",
                           "A press flips diagonal neighbours: the two halves of the board never meet."),
         {5, 5},
         Pattern(0b101'010'101),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Nine Pieces"),
         QT_TRANSLATE_NOOP("RuleForm",
                           "Small enough to solve in your head. Every board has exactly one solution."),
         {3, 3},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Thirty-six Pieces"),
         QT_TRANSLATE_NOOP("RuleForm", "Six by six. Every board has exactly one solution."),
         {6, 6},
         Pattern::plus(),
         Edges::Clipped,
         Goal::White,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Blocks"),
         QT_TRANSLATE_NOOP("RuleForm", "A press also flips all eight pieces around it."),
         {5, 5},
         Pattern(0b111'111'111),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Neighbours Only"),
         QT_TRANSLATE_NOOP("RuleForm", "A press flips the neighbours of a piece, but not the piece itself."),
         {4, 4},
         Pattern(0b010'101'010),
         Edges::Clipped,
         Goal::Either,
         true},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "From Dark to Light"),
         QT_TRANSLATE_NOOP("RuleForm", "From all unlit to all lit. It can be done on boards of any size."),
         {7, 7},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Black,
         false},
    Kind{QT_TRANSLATE_NOOP("RuleForm", "Ten Times Larger"),
         QT_TRANSLATE_NOOP("RuleForm", "Forty by forty: more than anyone wants to solve by hand."),
         {40, 40},
         Pattern::plus(),
         Edges::Clipped,
         Goal::Either,
         true},
};

/// In the list of kinds: none of them.
constexpr int customKind = -1;

QSpinBox* sideBox(QWidget* parent, const char* name) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, maxWindowSide);
    return box;
}

void select(QComboBox& box, int value) { box.setCurrentIndex(box.findData(value)); }

} // namespace

RuleForm::RuleForm(QFormLayout& form, Offer offer, QWidget* parent)
    : QObject(parent), form_(form), kind_(new QComboBox(parent)), line_(new FormRemark(parent)),
      rows_(sideBox(parent, "rows")), columns_(sideBox(parent, "columns")),
      pattern_(new PatternEditor(parent)), edges_(new QComboBox(parent)), goal_(new QComboBox(parent)),
      pictures_(new QHBoxLayout), hint_(new FormRemark(parent)) {
    edges_->addItem(tr("Nothing lies beyond the edges"), static_cast<int>(Edges::Clipped));
    edges_->addItem(tr("Opposite edges touch"), static_cast<int>(Edges::Torus));
    goal_->addItem(tr("All pieces one colour"), static_cast<int>(Goal::Either));
    goal_->addItem(tr("All white"), static_cast<int>(Goal::White));
    goal_->addItem(tr("All black: every button lit"), static_cast<int>(Goal::Black));
    addRows();
    offerKinds(offer);
}

void RuleForm::addRows() {
    form_.setVerticalSpacing(10);
    form_.addRow(tr("&Puzzle"), kind_);
    line_->setObjectName(QStringLiteral("kindLine"));
    form_.addRow(QString(), line_);
    form_.addRow(tr("&Rows"), rows_);
    form_.addRow(tr("&Columns"), columns_);
    pictures_->addWidget(pattern_);
    pictures_->addStretch();
    form_.addRow(tr("Pa&ttern"), pictures_);
    static_cast<QLabel*>(form_.labelForField(pictures_))->setBuddy(pattern_);
    hint_->setText(tr("The ring is the pressed piece; the filled pieces turn over."));
    hint_->setObjectName(QStringLiteral("hint"));
    form_.addRow(QString(), hint_);
    form_.addRow(tr("&Edges"), edges_);
    form_.addRow(tr("&Goal"), goal_);
}

void RuleForm::offerKinds(Offer offer) {
    kind_->setObjectName(QStringLiteral("kind"));
    for (int i = 0; i < static_cast<int>(kinds.size()); ++i) {
        const Kind& kind = kinds.at(static_cast<std::size_t>(i));
        if (kind.random || offer == Offer::AllKinds) kind_->addItem(tr(kind.title), i);
    }
    kind_->addItem(tr("Custom"), customKind);
    connect(kind_, &QComboBox::activated, this, &RuleForm::chooseKind);
    for (auto* box : {rows_, columns_}) connect(box, &QSpinBox::valueChanged, this, &RuleForm::detectKind);
    for (auto* box : {edges_, goal_})
        connect(box, &QComboBox::currentIndexChanged, this, &RuleForm::detectKind);
    connect(pattern_, &PatternEditor::patternChanged, this, &RuleForm::detectKind);
}

void RuleForm::chooseKind(int index) {
    const int chosen = kind_->itemData(index).toInt();
    if (chosen == customKind) return;
    const Kind& kind = kinds.at(static_cast<std::size_t>(chosen));
    choose(Rule::fromPattern(kind.size, kind.pattern, kind.edges), kind.goal);
    emit kindChosen(kind.random);
    kind_->setCurrentIndex(index);
}

void RuleForm::choose(const Rule& rule, Goal goal) {
    rows_->setValue(rule.size().rows);
    columns_->setValue(rule.size().columns);
    pattern_->setPattern(rule.pattern().value_or(Pattern::plus()));
    select(*edges_, static_cast<int>(rule.edges()));
    select(*goal_, static_cast<int>(goal));
    detectKind();
}

void RuleForm::setVisible(bool visible) {
    visible_ = visible;
    for (QWidget* row : std::initializer_list<QWidget*>{kind_, rows_, columns_, hint_, edges_, goal_})
        form_.setRowVisible(row, visible);
    form_.setRowVisible(pictures_, visible);
    detectKind();
}

void RuleForm::addPicture(QWidget& picture) {
    constexpr int distance = 24;
    picture.setFixedSize(pattern_->sizeHint());
    pictures_->insertSpacing(1, distance);
    pictures_->insertWidget(2, &picture);
}

void RuleForm::setRandom(bool random) {
    random_ = random;
    detectKind();
}

void RuleForm::detectKind() {
    int found = customKind;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const Kind& kind = kinds.at(i);
        const bool same =
            kind.size == Size{rows_->value(), columns_->value()} && kind.pattern == pattern_->pattern() &&
            static_cast<int>(kind.goal) == goal_->currentData().toInt() &&
            edges_->currentData().toInt() == static_cast<int>(kind.edges) && kind.random == random_;
        if (same) found = static_cast<int>(i);
    }
    select(*kind_, found);
    const bool isKnown = found != customKind;
    line_->setText(isKnown ? tr(kinds.at(static_cast<std::size_t>(found)).line) : QString());
    form_.setRowVisible(line_, isKnown && visible_);
    emit changed();
}

Rule RuleForm::rule() const {
    return Rule::fromPattern({rows_->value(), columns_->value()}, pattern_->pattern(),
                             static_cast<Edges>(edges_->currentData().toInt()));
}

Goal RuleForm::goal() const { return static_cast<Goal>(goal_->currentData().toInt()); }

} // namespace flip::ui
