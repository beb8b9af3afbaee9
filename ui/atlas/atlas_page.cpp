#include "ui/atlas/atlas_page.h"

#include "ui/atlas/atlas_words.h"
#include "ui/look/grown.h"
#include "ui/widgets/stage_layout.h"
#include "ui/widgets/word_label.h"
#include "ui/words/reading_words.h"

#include <QHideEvent>

#include <algorithm>

namespace flip::ui {

namespace {

/// From this height on, the page has room for words about the order.
constexpr int heightOfWords = 680;

/// A widget that is filled by a single one.
QWidget* holder(QWidget* parent) {
    auto* holder = new QWidget(parent);
    auto* layout = new QVBoxLayout(holder);
    layout->setContentsMargins(0, 0, 0, 0);
    return holder;
}

} // namespace

AtlasPage::AtlasPage(Game& game, QWidget* parent)
    : QWidget(parent), game_(game), title_(new AtlasTitle(this)),
      summary_(wordLabel(this, "atlasSummary", Weight::Quiet)), progress_(new QProgressBar(this)),
      chart_(new OptimaChart(this)), legend_(new Legend(this)), parts_(new QGridLayout(this)),
      above_(holder(this)), below_(holder(this)), home_(holder(this)), stage_(new QWidget(this)),
      views_(new QStackedWidget(home_)), picture_(new AtlasPicture(views_)), sizes_(new HardestChart(views_)),
      explanation_(wordLabel(this, "atlasOrder", Weight::Quiet)), info_(new AtlasInfo(this)) {
    setObjectName(QStringLiteral("atlasPage"));
    stage_->setObjectName(QStringLiteral("atlasStage"));
    stage_->hide();
    // What is told stands above the picture, as it does above a board.
    (new StageLayout(*stage_))->addHead();
    parts_->setContentsMargins(20, 14, 20, 12);
    parts_->setHorizontalSpacing(20);
    parts_->setVerticalSpacing(6);
    auto& above = static_cast<QVBoxLayout&>(*above_->layout());
    auto& below = static_cast<QVBoxLayout&>(*below_->layout());
    for (QVBoxLayout* words : {&above, &below}) words->setSpacing(parts_->verticalSpacing());
    above.addWidget(title_);
    above.addWidget(summary_);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    progress_->setAccessibleName(tr("Progress of the count"));
    above.addWidget(progress_);
    above.addWidget(chart_);
    above.addWidget(legend_);
    addPicture();
    below.addWidget(explanation_);
    below.addWidget(info_);
    below.addStretch(1);
    arrangeParts();
    connectParts();
}

AtlasPage::~AtlasPage() {
    // The picture and the chart lose the focus while they are destroyed, and would notify a page that is
    // partly destroyed.
    if (views_) {
        picture_->disconnect(this);
        sizes_->disconnect(this);
    }
    chart_->disconnect(this);
}

void AtlasPage::connectParts() {
    connect(&job_, &AtlasJob::counted, this, &AtlasPage::showReport);
    connect(&job_, &AtlasJob::failed, this, &AtlasPage::showTrouble);
    connect(&job_, &AtlasJob::progressed, this, [this](const Progress& progress) {
        progress_->setValue(static_cast<int>(progress.done * progress_->maximum()));
    });
    connect(&job_, &AtlasJob::drawn, this, [this](const std::optional<Grid>& board) {
        if (board) return chooseBoard(*board);
        info_->setWords(tr("No other board was found. There are few, or none."));
    });
    connect(&job_, &AtlasJob::notDrawn, info_, &AtlasInfo::setWords);
    connect(&job_, &AtlasJob::hardestFound, this, &AtlasPage::playHardest);
    connect(info_, &AtlasInfo::anotherWanted, this, [this] {
        if (!isCounted()) return;
        if (hasMinimumAlone())
            return info_->setWords(tr("No other board of this size has the same minimum."));
        lookFor(tr("Looking for another board with the same minimum…"));
        job_.drawLike(report_.family, played().board);
    });
    connect(info_, &AtlasInfo::hardestWanted, this, [this] {
        if (!isCounted()) return;
        lookFor(tr("Looking for the hardest board…"));
        job_.findHardest(report_.family);
    });
    connect(chart_, &OptimaChart::currentChanged, this, &AtlasPage::refreshInfo);
    connect(chart_, &OptimaChart::taken, this, &AtlasPage::drawPresses);
    connect(picture_, &AtlasPicture::currentChanged, this, &AtlasPage::refreshInfo);
    connect(picture_, &AtlasPicture::legendChanged, this, &AtlasPage::showLegend);
    connect(picture_, &AtlasPicture::taken, this,
            [this](quint64 board) { chooseBoard(Grid::fromPacked(report_.family->rule().size(), board)); });
    connect(&hardestJob_, &HardestJob::begun, sizes_, [this] {
        sizes_->show(hardestJob_.sizes());
        const Size size = game_.puzzle().size();
        if (std::max(size.rows, size.columns) > HardestJob::side) return;
        sizes_->choose(static_cast<std::size_t>((size.rows - 1) * HardestJob::side + size.columns - 1));
    });
    connect(&hardestJob_, &HardestJob::found, sizes_,
            [this](std::size_t item) { sizes_->setSize(item, hardestJob_.sizes()[item]); });
    connect(sizes_, &HardestChart::currentChanged, this, &AtlasPage::refreshInfo);
    connect(sizes_, &HardestChart::taken, this, &AtlasPage::boardChosen);
    connect(title_, &AtlasTitle::viewChosen, this,
            [this](const QString& name, std::optional<AtlasOrder> order) {
                wantsHardest_ = !order;
                if (order) picture_->setOrder(*order);
                showView();
                refreshInfo();
                emit viewChosen(name);
            });
    connect(title_, &AtlasTitle::enlargeClicked, this, [this] { setLarge(!isLarge_); });
    connect(&game_, &Game::replaced, this, &AtlasPage::countIfNeeded);
    connect(&game_, &Game::changed, this, [this] {
        // The game should be seen, and what was to replace it comes too late.
        setLarge(false);
        job_.cancelDrawing();
        refreshInfo();
    });
}

bool AtlasPage::isWide() const {
    constexpr int widthForTwo = 560;
    return isAlone_ && width() >= grown(widthForTwo, font());
}

int AtlasPage::partWidth() const {
    const QMargins margins = parts_->contentsMargins();
    const int all = width() - margins.left() - margins.right();
    return isWide() ? (all - parts_->horizontalSpacing()) / 2 : all;
}

void AtlasPage::arrangeParts() {
    const bool wide = isWide();
    const int picture = isAlone_ ? 0 : 1;
    parts_->addWidget(home_, picture, 0, wide ? 3 : 1, 1);
    parts_->addWidget(above_, 1 - picture, wide ? 1 : 0);
    parts_->addWidget(below_, 2, wide ? 1 : 0);
    // The picture takes the height that is left, as far as limitView() lets it.
    constexpr int first = 100;
    const bool hasRow = !wide && !home_->isHidden();
    for (const int row : {0, 1}) parts_->setRowStretch(row, hasRow && row == picture ? first : 0);
    parts_->setRowStretch(2, 1);
    for (const int column : {0, 1}) parts_->setColumnStretch(column, column == 0 || wide ? 1 : 0);
    constexpr int leastAlone = 200;
    home_->setMinimumHeight(isAlone_ ? leastAlone : 0);
}

void AtlasPage::addPicture() {
    views_->addWidget(picture_);
    views_->addWidget(sizes_);
    home_->layout()->addWidget(views_);
}

void AtlasPage::limitView() {
    const int wide = partWidth();
    home_->setMaximumHeight(isWide() ? QWIDGETSIZE_MAX : showsBoards() ? picture_->usefulHeight(wide) : wide);
}

void AtlasPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (isAlone_) arrangeParts();
    if (views_) explainView();
}

bool AtlasPage::hasView() const {
    return report_.family && (!report_.table.empty() || report_.family->rule().pattern());
}

void AtlasPage::setLarge(bool large) {
    wantsLarge_ = large && isVisible() && !isAlone_;
    const bool can = wantsLarge_ && hasView();
    if (can == isLarge_ || !views_) return;
    isLarge_ = can;
    const bool hadKeyboard = views_->currentWidget()->hasFocus();
    (isLarge_ ? stage_ : home_)->layout()->addWidget(views_);
    home_->setVisible(!isLarge_);
    arrangeParts();
    title_->setLarge(isLarge_);
    explainView();
    emit largeChanged(isLarge_);
    if (isLarge_) {
        views_->currentWidget()->setFocus(Qt::OtherFocusReason);
    } else if (hadKeyboard) {
        emit keyboardFreed();
    }
}

void AtlasPage::setAlone(bool alone) {
    isAlone_ = alone;
    if (alone) setLarge(false);
    arrangeParts();
    explainView();
    title_->setEnlargeShown(hasView() && !alone);
}

void AtlasPage::setView(const QString& name) { title_->setView(name); }

void AtlasPage::showTrouble(const QString& why) {
    progress_->hide();
    summary_->setText(why);
}

bool AtlasPage::isCounted() const {
    return report_.family && report_.family->goal() == played().goal.kind() &&
           report_.family->rule() == game_.puzzle().rule;
}

bool AtlasPage::hasMinimumAlone() const {
    const Grid& board = played().board;
    // At most one board of a colour is finished.
    if (report_.family->goal() != Goal::Either &&
        Puzzle{report_.family->rule(), board, report_.family->goal()}.solved())
        return true;
    if (report_.table.empty()) return false;
    return std::ranges::count(report_.table, report_.table[board.packed()]) == 1;
}

void AtlasPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    countIfNeeded();
    if (isCounted()) showView();
    // What was looked for when it was hidden is not looked for any more.
    refreshInfo();
}

void AtlasPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous()) setLarge(false);
    job_.cancel();
    hardestJob_.cancel();
}

void AtlasPage::countIfNeeded() {
    if (!isVisible()) return;
    // The same boards may be told of in other words where there is a target.
    if (isCounted()) return explainView();
    report_ = {};
    chart_->show({});
    showView();
    const std::int64_t cells = game_.puzzle().size().cells();
    title_->setHeading(tr("%1 boards").arg(atlas_words::powerOfTwo(cells)));
    summary_->setText(tr("Counting how many presses they need…"));
    progress_->setValue(0);
    progress_->show();
    refreshInfo();
    job_.count(game_.puzzle().rule, played().goal.kind());
}

void AtlasPage::showReport(const AtlasReport& report) {
    report_ = report;
    progress_->hide();
    if (report_.atlas) {
        summary_->setText(atlas_words::summary(*report_.family, *report_.atlas));
        if (report_.atlas->hardest) hardestJob_.learn(*report_.family, *report_.atlas->hardest);
        chart_->show(*report_.atlas);
    } else {
        summary_->setText(tr("%1. How many presses they need could not be determined.")
                              .arg(atlas_words::solvableShare(*report_.family)));
    }
    if (!report_.table.empty()) picture_->show(report_.family, report_.table);
    showView();
    setLarge(wantsLarge_);
    refreshInfo();
}

void AtlasPage::showView() {
    if (!views_) return;
    const bool shown = hasView();
    if (!shown) setLarge(false);
    const bool hadKeyboard = views_->currentWidget()->hasFocus();
    views_->setCurrentWidget(showsBoards() ? static_cast<QWidget*>(picture_) : sizes_);
    if (hadKeyboard) views_->currentWidget()->setFocus(Qt::OtherFocusReason);
    home_->setVisible(shown && !isLarge_);
    arrangeParts();
    title_->setViewsShown(!report_.table.empty());
    title_->setEnlargeShown(shown && !isAlone_);
    explainView();
    showLegend();
    if (shown && !showsBoards() && isVisible()) {
        hardestJob_.start(report_.family->rule(), report_.family->goal());
    } else {
        hardestJob_.cancel();
    }
}

void AtlasPage::showLegend() {
    std::vector<LegendEntry> entries;
    if (chart_->itemCount() > 0) entries = OptimaChart::legend();
    if (hasView() && showsBoards()) {
        const bool hasImpossible = std::ranges::find(report_.table, noSolution) != report_.table.end();
        const auto signs = picture_->legend(hasImpossible);
        entries.insert(entries.end(), signs.begin(), signs.end());
    }
    legend_->show(entries);
}

void AtlasPage::chooseBoard(const Grid& board) {
    const Puzzle& now = game_.puzzle();
    const Grid* const target = now.goal.target();
    if (target != nullptr && isCounted()) return emit boardChosen({now.rule, board ^ *target, now.goal});
    emit boardChosen({report_.family->rule(), board, report_.family->goal()});
}

QString AtlasPage::explanation() const {
    const Goal& goal = game_.puzzle().goal;
    if (!showsBoards()) return atlas_words::tableOfHardest(game_.puzzle().rule, goal);
    return atlas_words::order(picture_->order(), picture_->map()->hasTwoStarts(), goal);
}

AtlasSheet AtlasPage::sheet() const {
    const Size size = report_.family->rule().size();
    return AtlasSheet(
        {report_.family, report_.table, *report_.atlas, picture_->order(), palette(), font(),
         tr("%1 boards of %2×%3").arg(atlas_words::powerOfTwo(size.cells())).arg(size.rows).arg(size.columns),
         puzzleTold(game_.puzzle().goal.kind()) + QLatin1Char(' ') + summary_->text() + QLatin1Char(' ') +
             explanation() +
             (game_.puzzle().goal.isUniform() ? QString() : QLatin1Char(' ') + differencesTold())});
}

QString AtlasPage::puzzleTold(Goal::Kind goal) const {
    return tr("Rule: %1. Goal: %2.").arg(reading_words::rule(game_.puzzle().rule), reading_words::goal(goal));
}

QString AtlasPage::differencesTold() { return tr("Black stands for pieces that differ from the target."); }

HardestSheet AtlasPage::hardestSheet() const {
    const Goal& goal = game_.puzzle().goal;
    return sizes_->sheet(puzzleTold(goal.isUniform() ? goal.kind() : Goal::White) + QLatin1Char(' ') +
                         atlas_words::tableOfHardest(game_.puzzle().rule, goal));
}

void AtlasPage::explainView() {
    explanation_->setVisible(hasView() && (isLarge_ || height() >= heightOfWords));
    if (!hasView()) return;
    const QString hands = tr("Zoom with the wheel or + and −, drag or use the arrow keys to move, click or "
                             "press Enter to play.");
    explanation_->setText(explanation() + QLatin1Char(' ') +
                          (showsBoards() ? hands : tr("Click or press Enter to play.")));
    title_->setViewsToolTip(explanation());
    // On the large picture it would be in the way, and what it says is beside it.
    picture_->setToolTip(isLarge_ ? QString() : hands);
    limitView();
}

void AtlasPage::refreshInfo() {
    if (!views_) return;
    info_->showButtons(report_.family != nullptr);
    if (!report_.table.empty() && isCounted()) picture_->setInPlay(played().board.packed());
    const auto column = chart_->current();
    picture_->setHighlight(column ? std::optional(chart_->atlas().optima[*column].presses) : std::nullopt);
    if (column) {
        tellColumn(*column);
    } else if (const auto place = isCounted() && picture_->isVisible() ? picture_->current() : std::nullopt) {
        tellPlace(*place);
    } else if (const auto item = sizes_->isVisible() ? sizes_->current() : std::nullopt) {
        tellSize(*item);
    } else {
        tellBoard(played().board, true);
    }
}

void AtlasPage::tellPlace(AtlasPlace place) {
    tellBoard(Grid::fromPacked(report_.family->rule().size(), picture_->map()->boardAt(place)), false);
    info_->addWords(tr("It is in column %1, row %2.").arg(place.column + 1).arg(place.row + 1));
}

void AtlasPage::tellBoard(const Grid& board, bool inPlay) {
    const bool isKnown = !report_.table.empty() && isCounted();
    info_->show(board, game_.puzzle().goal.kind(),
                isKnown  ? atlas_words::verdict(report_.table[board.packed()], inPlay)
                : inPlay ? tr("The current board.")
                         : tr("This board."));
    explainTarget();
}

void AtlasPage::explainTarget() {
    if (game_.puzzle().goal.target() != nullptr) info_->addWords(differencesTold());
}

void AtlasPage::tellColumn(std::size_t column) {
    const std::int64_t presses = chart_->atlas().optima[column].presses;
    const auto example = std::ranges::find(report_.table, static_cast<std::int8_t>(presses));
    const bool hasExample = example != report_.table.end();
    const Size size = report_.family->rule().size();
    info_->show(hasExample
                    ? Grid::fromPacked(size, static_cast<std::uint64_t>(example - report_.table.begin()))
                    : Grid(),
                report_.family->goal(), chart_->sentence(column));
    if (hasExample) explainTarget();
    if (chart_->atlas().optima[column].boards > 0) info_->addWords(tr("Click to play one."));
}

void AtlasPage::tellSize(std::size_t item) {
    const HardestOfSize& size = sizes_->size(item);
    info_->show(size.hardest ? size.hardest->board : Grid(), size.goal, sizes_->sentence(item));
}

void AtlasPage::lookFor(const QString& sentence) {
    info_->setWords(sentence);
    emit lookingForBoard();
}

void AtlasPage::drawPresses(qint64 presses) {
    lookFor(tr("Looking for such a board…"));
    job_.draw(report_.family, presses);
}

void AtlasPage::playHardest(const std::optional<HardestBoard>& hardest) {
    if (!hardest) {
        info_->setWords(tr("The hardest board could not be determined: this size has too many press sets "
                           "with the same effect."));
        return;
    }
    HardestBoard known = *hardest;
    // One of those that were counted may need more.
    const auto& drawn = report_.atlas ? report_.atlas->hardest : std::nullopt;
    if (drawn) known.takeIfHarder(report_.family->boardSolvedBy(*drawn), *drawn);
    chooseBoard(known.board);
    info_->setWords(atlas_words::hardest(known));
}

} // namespace flip::ui
