#include "ui/levels/levels_dialog.h"

#include "core/generate/levels.h"
#include "ui/levels/level_tile.h"
#include "ui/look/grown.h"
#include "ui/widgets/button_row.h"
#include "ui/widgets/dialog_body.h"
#include "ui/widgets/word_label.h"
#include "ui/words/origin_words.h"

#include <QDialogButtonBox>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

/// The sign of a state and what it means.
LegendEntry meaning(LevelProgress::State state, const QString& words) {
    const auto sign = [state](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        paintLevelTile(painter, rect, QString(), state, palette);
    };
    return {sign, words};
}

} // namespace

LevelsDialog::LevelsDialog(LevelStore& store, int level, QWidget* parent)
    : QDialog(parent), store_(store), summary_(wordLabel(this, "levelsSummary")), chart_(new LevelChart),
      current_(wordLabel(this, "currentLevel")), seed_(wordLabel(this, "levelSeed", Weight::Quiet)),
      legend_(new Legend(this)) {
    setObjectName(QStringLiteral("levels"));
    setWindowTitle(tr("Levels"));
    current_->setMinimumHeight(2 * current_->fontMetrics().lineSpacing());
    current_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    legend_->show({meaning(LevelProgress::State::Open, tr("Open")),
                   meaning(LevelProgress::State::Solved, tr("Solved")),
                   meaning(LevelProgress::State::SolvedAtMinimum, tr("In the fewest presses"))});
    auto* remark = wordLabel(this, "levelsRemark", Weight::Quiet);
    remark->setText(tr("Hints are allowed. After you have been shown a solution, a level counts only if you "
                       "restart it and solve it yourself."));
    auto* contents = new QWidget;
    auto* parts = new QVBoxLayout(contents);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(10);
    for (QWidget* part : std::initializer_list<QWidget*>{summary_, legend_, chart_, seed_, remark})
        parts->addWidget(part);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    body_ = new DialogBody(*contents, this);
    // However small the dialog, a row of a few tiles is seen as a whole.
    constexpr int leastHeight = 100;
    body_->setMinimumSize(chart_->minimumSizeHint().width() + body_->widthOfBar(), leastHeight);
    layout->addWidget(body_, 1);
    // Always seen, whichever tile has been scrolled to.
    layout->addWidget(current_);
    buildButtons();
    connect(chart_, &ItemChart::currentChanged, this, &LevelsDialog::refreshCurrent);
    connect(chart_, &ItemChart::itemTaken, this, &LevelsDialog::play);
    refreshProgress();
    chooseSize();
    chart_->choose(static_cast<std::size_t>(store_.progress().nextOpen(level)) - 1);
    chart_->setFocus();
}

LevelsDialog::~LevelsDialog() {
    // It loses the focus while it is destroyed.
    chart_->disconnect(this);
}

void LevelsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    refreshCurrent();
}

void LevelsDialog::chooseSize() {
    // Of larger letters more is scrolled to, so that the dialog stays a dialog.
    constexpr int mostHeight = 780;
    const int usualHeight = std::min(grown(620, font()), mostHeight);
    const int wide = chart_->sizeHint().width() + body_->widthOfBar();
    const QMargins margins = layout()->contentsMargins();
    resize(QSize(wide + margins.left() + margins.right(), usualHeight).boundedTo(roomForDialog(*this)));
}

void LevelsDialog::buildButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Close, this);
    play_ = buttons->button(QDialogButtonBox::Ok);
    play_->setText(tr("Play"));
    play_->setObjectName(QStringLiteral("playLevel"));
    reset_ = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    reset_->setObjectName(QStringLiteral("resetLevels"));
    layout()->addWidget(new ButtonRow(*buttons, nullptr, this));
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { play(chart_->chosen()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(reset_, &QPushButton::clicked, this, &LevelsDialog::resetOrUndo);
}

void LevelsDialog::play(std::size_t item) {
    emit chosen(static_cast<int>(item) + 1);
    accept();
}

void LevelsDialog::resetOrUndo() {
    wasReset_ = !store_.canUndoClear();
    wasReset_ ? store_.clearLevels() : store_.undoClear();
    refreshProgress();
    refreshCurrent();
}

void LevelsDialog::done(int result) {
    QDialog::done(result);
    if (wasReset_) emit wasReset();
}

void LevelsDialog::refreshProgress() {
    const LevelProgress progress = store_.progress();
    chart_->show(progress);
    summary_->setText(tr("%1 of %2 levels solved, %3 of them in the fewest presses.")
                          .arg(progress.solved())
                          .arg(levelCount)
                          .arg(progress.solvedAtMinimum()));
    reset_->setText(store_.canUndoClear() ? tr("Undo Reset") : tr("Reset Progress"));
    reset_->setEnabled(store_.canUndoClear() || progress.solved() > 0);
}

void LevelsDialog::refreshCurrent() {
    const std::size_t shown = chart_->current().value_or(chart_->chosen());
    current_->setText(chart_->sentence(shown));
    seed_->setText(origin_words::seed(LevelOrigin{static_cast<int>(shown) + 1}));
    if (shown != chart_->chosen()) return;
    // What stands above the first tiles is seen with them, if there is room.
    if (shown < static_cast<std::size_t>(levelGroups()[0].count)) body_->verticalScrollBar()->setValue(0);
    // Where there is not room for both, the tile comes last.
    for (const QRectF& seen : {chart_->itemWithGroup(shown), chart_->itemRect(shown)}) {
        constexpr int edge = 4;
        const QPoint inBody = chart_->mapTo(body_->widget(), seen.center().toPoint());
        body_->ensureVisible(0, inBody.y(), 0, static_cast<int>(seen.height() / 2) + edge);
    }
}

} // namespace flip::ui
