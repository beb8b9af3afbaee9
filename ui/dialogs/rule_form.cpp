#include "ui/dialogs/rule_form.h"

#include "ui/game/board_source.h"
#include "ui/words/puzzle_kinds.h"

#include <bit>

namespace flip::ui {

namespace {

/// Between two things in a row of the form.
constexpr int distance = 24;
/// Between a label and its field, where the form does not set it.
constexpr int labelGap = 8;

/// In the list of kinds: none of them.
constexpr int customKind = -1;

const NamedKind& kindAt(int index) { return namedKinds()[static_cast<std::size_t>(index)]; }

QSpinBox* sideBox(QWidget* parent, const char* name) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, maxMadeSide);
    return box;
}

/// What is said of the puzzle that is chosen.
QString lineBelow(int kind) {
    return kind == customKind ? RuleForm::tr("A puzzle without a name.") : lineOf(kindAt(kind));
}

void select(QComboBox& box, int value) { box.setCurrentIndex(box.findData(value)); }

} // namespace

RuleForm::RuleForm(QFormLayout& form, Offer offer, QWidget* parent)
    : QObject(parent), form_(form), kind_(new QComboBox(parent)), line_(new FormRemark(parent)),
      rows_(sideBox(parent, "rows")), columns_(sideBox(parent, "columns")),
      pattern_(new PatternEditor(parent)), edges_(new QComboBox(parent)), goal_(new QComboBox(parent)),
      sides_(new QHBoxLayout), pictures_(new QHBoxLayout), hint_(new FormRemark(parent)) {
    edges_->setObjectName(QStringLiteral("edges"));
    edges_->addItem(tr("Nothing lies beyond the edges"), static_cast<int>(Edges::Clipped));
    edges_->addItem(tr("Opposite edges touch"), static_cast<int>(Edges::Torus));
    goal_->addItem(tr("All pieces one colour"), static_cast<int>(Goal::Either));
    goal_->addItem(tr("All white"), static_cast<int>(Goal::White));
    goal_->addItem(tr("All black: every button lit"), static_cast<int>(Goal::Black));
    addRows();
    offerKinds(offer);
}

void RuleForm::offerTarget() { goal_->addItem(tr("The target"), static_cast<int>(Goal::Target)); }

void RuleForm::setLongestSide(int side) {
    for (auto* box : {rows_, columns_}) box->setMaximum(side);
}

void RuleForm::addRows() {
    form_.setVerticalSpacing(10);
    form_.addRow(tr("&Puzzle"), kind_);
    line_->setObjectName(QStringLiteral("kindLine"));
    QStringList lines;
    for (int kind = customKind; kind < static_cast<int>(namedKinds().size()); ++kind)
        lines << lineBelow(kind);
    line_->keepRoomFor(lines);
    form_.addRow(QString(), line_);
    auto* columns = new QLabel(tr("&Columns"));
    columns->setBuddy(columns_);
    sides_->addWidget(rows_, 1);
    sides_->setSpacing(labelGap);
    sides_->addSpacing(distance / 2);
    sides_->addWidget(columns);
    sides_->addWidget(columns_, 1);
    form_.addRow(tr("&Rows"), sides_);
    static_cast<QLabel*>(form_.labelForField(sides_))->setBuddy(rows_);
    pictures_->addWidget(pattern_);
    pictures_->addStretch();
    form_.addRow(tr("Pa&ttern"), pictures_);
    static_cast<QLabel*>(form_.labelForField(pictures_))->setBuddy(pattern_);
    hint_->setObjectName(QStringLiteral("hint"));
    form_.addRow(QString(), hint_);
    form_.addRow(tr("&Edges"), edges_);
    form_.addRow(tr("&Goal"), goal_);
}

void RuleForm::offerKinds(Offer offer) {
    kind_->setObjectName(QStringLiteral("kind"));
    for (int i = 0; i < static_cast<int>(namedKinds().size()); ++i) {
        const NamedKind& kind = kindAt(i);
        if (kind.random || offer == Offer::AllKinds) kind_->addItem(titleOf(kind), i);
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
    if (kindNow() == customKind) custom_ = Custom{rule(), goal(), random_};
    if (chosen != customKind) {
        const NamedKind& kind = kindAt(chosen);
        choose(Rule::fromPattern(kind.size, kind.pattern, kind.edges), kind.goal);
        emit kindChosen(kind.random);
    } else if (custom_) {
        choose(custom_->rule, custom_->goal);
        emit kindChosen(custom_->random);
    }
    show(chosen);
}

void RuleForm::choose(const Rule& rule, Goal::Kind goal) {
    rows_->setValue(rule.size().rows);
    columns_->setValue(rule.size().columns);
    pattern_->setPattern(rule.pattern().value_or(Pattern::plus()));
    select(*edges_, static_cast<int>(rule.edges()));
    const bool isOffered = goal_->findData(static_cast<int>(goal)) >= 0;
    select(*goal_, static_cast<int>(isOffered ? goal : Goal::White));
    detectKind();
}

void RuleForm::setVisible(bool visible) {
    visible_ = visible;
    for (QWidget* row : std::initializer_list<QWidget*>{kind_, hint_, edges_, goal_})
        form_.setRowVisible(row, visible);
    for (QLayout* row : {sides_, pictures_}) form_.setRowVisible(row, visible);
    detectKind();
}

void RuleForm::addPicture(QWidget& picture) {
    picture.setFixedSize(pattern_->sizeHint());
    pictures_->insertSpacing(1, distance);
    pictures_->insertWidget(2, &picture);
}

void RuleForm::setRandom(bool random) {
    random_ = random;
    detectKind();
}

int RuleForm::kindNow() const {
    int found = customKind;
    for (int i = 0; i < static_cast<int>(namedKinds().size()); ++i) {
        const NamedKind& kind = kindAt(i);
        const bool same =
            kind.size == Size{rows_->value(), columns_->value()} && kind.pattern == pattern_->pattern() &&
            static_cast<int>(kind.goal) == goal_->currentData().toInt() &&
            edges_->currentData().toInt() == static_cast<int>(kind.edges) && kind.random == random_;
        if (same) found = i;
    }
    return found;
}

void RuleForm::show(int kind) {
    select(*kind_, kind);
    line_->setText(lineBelow(kind));
    form_.setRowVisible(line_, visible_);
}

QString RuleForm::hint() const {
    const Rule now = rule();
    int flipped = 0;
    now.forEachFlipped({0, 0}, [&](Cell) { ++flipped; });
    // Only on a torus of one or two rows or columns, where two places of the pattern are one piece.
    const bool areSeveralOne =
        now.edges() == Edges::Torus && flipped < std::popcount(pattern_->pattern().bits());
    return areSeveralOne
               ? tr("The ring is the pressed piece; the filled pieces turn over, on so narrow a torus "
                    "some of them more than once.")
               : tr("The ring is the pressed piece; the filled pieces turn over.");
}

void RuleForm::detectKind() {
    hint_->setText(hint());
    show(kindNow());
    emit changed();
}

Rule RuleForm::rule() const {
    return Rule::fromPattern({rows_->value(), columns_->value()}, pattern_->pattern(),
                             static_cast<Edges>(edges_->currentData().toInt()));
}

Goal::Kind RuleForm::goal() const { return static_cast<Goal::Kind>(goal_->currentData().toInt()); }

} // namespace flip::ui
