// The pages of MainWindow's panel, and what each of them puts in the place of the game's board.

#include "ui/atlas/atlas_page.h"
#include "ui/main_window.h"

namespace flip::ui {

void MainWindow::buildPages() {
    pages_ = new PageStack(side_);
    auto* layout = new QVBoxLayout(side_);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->addWidget(pages_);
    panel_ = new SolutionPanel(game_, player_, clock_, pages_);
    addPage(QStringLiteral("solution"), tr("Solution"), *panel_);
    addSearchPage();
    addRacePage();
    auto* atlas = new AtlasPage(game_, pages_);
    addPage(QStringLiteral("atlas"), tr("Atlas"), *atlas);
    connect(atlas, &AtlasPage::boardChosen, this, [this](const Grid& board) {
        Puzzle puzzle = game_.puzzle();
        puzzle.board = board;
        game_.replace(puzzle, tr("Board of the atlas"));
        desk_->introduce(tr("This board comes from the atlas."));
    });
    buildGuide();
}

void MainWindow::buildGuide() {
    guide_ = new GuidePage(clock_, pages_);
    guide_->setLesson(settings_.get(settings::lesson));
    addPage(QStringLiteral("guide"), tr("Guide"), *guide_,
            {&guide_->stage(), &guide_->stage().board(), &guide_->player(), &guide_->game()});
    connect(guide_, &GuidePage::lessonChanged, this,
            [this](int lesson) { settings_.set(settings::lesson, lesson); });
    connect(guide_, &GuidePage::said, this, &MainWindow::say);
    connect(guide_, &GuidePage::finished, this, [this] {
        pages_->setCurrent(QStringLiteral("solution"));
        board().setFocus();
    });
    connect(&guide_->stage(), &GameStage::speedChosen, stage_, &GameStage::setSpeed);
    connect(stage_, &GameStage::speedChosen, &guide_->stage(), &GameStage::setSpeed);
    connect(&guide_->stage(), &GameStage::speedChosen, this,
            [this](double speed) { settings_.set(settings::speed, speed); });
}

void MainWindow::addRacePage() {
    race_ = new RacePage(game_, clock_, pages_);
    addPage(QStringLiteral("race"), tr("Race"), *race_);
    // Every step would end the race: it is of the board as it stands.
    connect(race_, &RacePage::begun, &player_, &SolutionPlayer::pause);
    connect(race_, &RacePage::viewChosen, this, [this](Measure measure, Spacing spacing) {
        settings_.set(settings::raceNodes, measure == Measure::Nodes);
        settings_.set(settings::raceLinear, spacing == Spacing::Linear);
    });
    connect(race_, &RacePage::said, this, &MainWindow::say);
    connect(race_, &RacePage::disagreed, this,
            [this](const QString& sentence) { messages_->tell(MessageBar::Kind::Warning, sentence); });
}

void MainWindow::addSearchPage() {
    explorer_ = new SearchExplorer(game_, clock_, SearchTrace::defaultMemory, this);
    searchPage_ = new SearchPage(*explorer_, pages_);
    searchStage_ = new SearchStage(*explorer_, stages_);
    addPage(QStringLiteral("search"), tr("Search"), *searchPage_,
            {searchStage_, &searchStage_->board(), &explorer_->player(), &game_});
    connect(searchPage_, &SearchPage::cellsLit, &searchStage_->board(), &SearchBoard::lightCells);
    connect(&searchStage_->board(), &SearchBoard::pointed, searchPage_, &SearchPage::lightCell);
    connect(searchStage_, &SearchStage::said, this, &MainWindow::say);
    connect(searchPage_, &SearchPage::methodChosen, this,
            [this](const QString& name) { settings_.set(settings::searchMethod, name); });
    connect(searchPage_, &SearchPage::watchDone, this,
            [this] { searchStage_->transport().slider().setFocus(Qt::OtherFocusReason); });
    connect(&searchStage_->transport(), &TransportBar::speedChosen, this, [this](double speed) {
        settings_.set(settings::searchSpeed, speed);
        explorer_->player().setSpeed(speed);
    });
}

void MainWindow::addPage(const QString& name, const QString& title, QWidget& page, const Stage& stage) {
    pages_->addPage(name, title, page);
    if (stage.widget == nullptr) return;
    stages_->addWidget(stage.widget);
    connect(stage.player, &StepPlayer::changed, this, &MainWindow::stepsChanged);
    stageOfPage_.insert(name, stage);
}

void MainWindow::chooseStage() {
    const Stage stage = stageInFront();
    // What nobody sees does not go on, least of all where every step would change the game under a lesson.
    for (StepPlayer* player :
         std::initializer_list<StepPlayer*>{&player_, &guide_->player(), &explorer_->player()}) {
        if (player != stage.player) player->pause();
    }
    // A message tells of the game, and would be taken for one about the lesson's board.
    desk_->setGameShown(stage.game == &game_);
    stages_->setCurrentWidget(stage.widget);
    refreshStatus();
    refreshHistory();
    emit stepsChanged();
}

MainWindow::Stage MainWindow::stageInFront() {
    // Without its page, a stage could not be understood or left.
    const Stage own{stage_, &stage_->board(), &player_, &game_};
    if (setup_->isActive()) return {setup_, &setup_->board(), &player_, &game_};
    return side_->isHidden() ? own : stageOfPage_.value(pages_->current(), own);
}

void MainWindow::showPage(const QString& name) {
    panelAction_->setChecked(true);
    pages_->setCurrent(name);
    if (side_->isHidden()) {
        messages_->tell(MessageBar::Kind::Info, needsRoom());
    } else {
        pages_->enter();
    }
}

QString MainWindow::needsRoom() { return tr("Make the window larger to see the panel beside the board."); }

void MainWindow::leaveGuide() {
    if (pages_->current() == QLatin1String("guide")) pages_->setCurrent(QStringLiteral("solution"));
}

} // namespace flip::ui
