#include "ui/search/search_page.h"

#include "ui/look/icons.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/search/pictures/search_pictures.h"
#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"
#include "ui/words/search_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace flip::ui {

namespace {

constexpr int sideRoom = 20;

} // namespace

SearchPage::SearchPage(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), explorer_(explorer), method_(new MethodBox(this)), watch_(new QPushButton(this)),
      summary_(wordLabel(this, "searchSummary", Weight::Quiet)), progress_(new QProgressBar(this)),
      jumps_(new SearchJumps(explorer.player(), this)), told_(new SearchTold(explorer, this)),
      pictureRoom_(new QVBoxLayout), legend_(new Legend(this)), boardLegend_(new Legend(this)),
      lines_(new MethodLines(this)), counts_(wordLabel(this, "searchCounts")),
      cost_(wordLabel(this, "searchCost", Weight::Quiet)),
      kept_(wordLabel(this, "searchKept", Weight::Quiet)) {
    setObjectName(QStringLiteral("searchPage"));
    auto* layout = new QVBoxLayout(this);
    // Low enough that the page of the equations, the highest, needs no scroll bar in the usual window.
    layout->setContentsMargins(sideRoom, 8, sideRoom, 4);
    layout->setSpacing(7);
    addHeading(*layout);
    layout->addWidget(jumps_);
    layout->addWidget(told_);
    pictureRoom_->setContentsMargins(0, 0, 0, 0);
    pictureRoom_->setSpacing(2);
    pictureRoom_->addWidget(legend_);
    pictureRoom_->addWidget(boardLegend_);
    // What a high page has left is below everything, not between a picture and what is told of it.
    QSizePolicy noHigher = legend_->sizePolicy();
    noHigher.setVerticalPolicy(QSizePolicy::Fixed);
    legend_->setSizePolicy(noHigher);
    boardLegend_->setSizePolicy(noHigher);
    // A picture that can grow takes the height that is left.
    layout->addLayout(pictureRoom_, 100);
    layout->addWidget(counts_);
    layout->addWidget(lines_);
    layout->addWidget(cost_);
    layout->addWidget(kept_);
    layout->addStretch(1);
    connect(method_, &MethodBox::chosen, this, [this](const Method& method) {
        explorer_.setMethod(method);
        emit methodChosen(textOf(method.name));
    });
    connect(watch_, &QPushButton::clicked, this, [this] {
        explorer_.state() == SearchExplorer::State::Recording ? explorer_.stop() : explorer_.watch();
    });
    connect(&explorer_, &SearchExplorer::changed, this, &SearchPage::showState);
    connect(&explorer_, &SearchExplorer::progressed, this, [this](const Progress& progress) {
        progress_->setValue(static_cast<int>(progress.done * progress_->maximum()));
    });
    connect(&explorer_, &SearchExplorer::recorded, this, [this] {
        if (!reducedMotion_ && isVisible()) explorer_.player().play();
        emit recorded();
    });
    connect(&explorer_.player(), &SearchPlayer::changed, this, &SearchPage::showPlace);
    setMethod({});
    showState();
}

SearchPage::~SearchPage() {
    // A picture with the focus loses it while it is destroyed, and would notify a page that is partly
    // destroyed.
    if (picture_ != nullptr) picture_->disconnect(this);
}

void SearchPage::addHeading(QVBoxLayout& layout) {
    method_->setObjectName(QStringLiteral("searchMethod"));
    methodLabel_ = new QLabel(tr("Method"), this);
    methodLabel_->setBuddy(method_);
    watch_->setObjectName(QStringLiteral("watch"));
    // The box may be narrow: its list is as wide as the names need.
    method_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    method_->setMinimumWidth(90);
    auto* row = new QHBoxLayout;
    row->addWidget(methodLabel_);
    row->addWidget(method_, 1);
    row->addWidget(watch_);
    layout.addLayout(row);
    layout.addWidget(summary_);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    progress_->setAccessibleName(tr("Progress of the recording"));
    layout.addWidget(progress_);
}

void SearchPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // The name of a method says what it is; it needs the room more.
    const int parts = methodLabel_->sizeHint().width() + method_->sizeHint().width() +
                      (watch_->isHidden() ? 0 : watch_->sizeHint().width());
    constexpr int between = 20;
    methodLabel_->setVisible(parts + between <= contentsRect().width() - 2 * sideRoom);
}

void SearchPage::setMethod(const QString& name) {
    const Method* known = findMethod(name.toStdString());
    const Method& method = known == nullptr ? methods().front() : *known;
    method_->setMethod(textOf(method.name));
    explorer_.setMethod(method);
    showMethod();
}

void SearchPage::setAlone(bool alone) {
    isAlone_ = alone;
    showTold();
}

void SearchPage::watch() {
    explorer_.watch();
    if (watch_->isVisible()) watch_->setFocus(Qt::OtherFocusReason);
}

void SearchPage::lightCell(std::optional<Cell> cell) {
    if (picture_ != nullptr) picture_->lightCell(cell);
}

void SearchPage::showState() {
    using State = SearchExplorer::State;
    const State state = explorer_.state();
    const bool shown = state == State::Shown;
    watch_->setText(state == State::Recording ? tr("Stop") : tr("Watch the search"));
    if (shown && watch_->hasFocus()) emit watchDone();
    // A search that was stopped can be watched again.
    watch_->setVisible(state == State::Ready || state == State::Recording || explorer_.wasStopped());
    progress_->setVisible(state == State::Recording);
    if (state != State::Recording) progress_->setValue(0);
    showMethod();
    jumps_->setVisible(shown);
    showTold();
    counts_->setVisible(shown);
    if (!shown) kept_->hide();
    replacePicture();
    showPlace();
}

void SearchPage::showTold() {
    // Before, there is the button that says so.
    using State = SearchExplorer::State;
    told_->setVisible(isAlone_ &&
                      (explorer_.state() == State::Shown || explorer_.state() == State::Recording));
}

void SearchPage::showMethod() {
    const Method& method = explorer_.method();
    const bool refused = explorer_.state() == SearchExplorer::State::Refused;
    summary_->setText(refused ? explorer_.refusal() : textOf(method.summary));
    cost_->setText(tr("Cost: %1").arg(answer_words::ofCore(method.cost)));
    const Scan scan =
        explorer_.player().isActive() ? explorer_.player().replay().trace().scan() : Scan::RowsDown;
    lines_->setLines(method_words::lines(method.name, scan, explorer_.puzzle().rule));
}

void SearchPage::replacePicture() {
    delete picture_;
    picture_ = nullptr;
    legend_->show({});
    boardLegend_->show({});
    if (!explorer_.player().isActive()) return;
    picture_ = makeSearchPicture(explorer_.method().name, this);
    if (picture_ == nullptr) return;
    pictureRoom_->insertWidget(0, picture_, 1);
    boardLegend_->show(boardLegend(explorer_.method().name));
    // At once, so that it has its place when the recording is reported.
    picture_->show();
    connect(picture_, &SearchPicture::cellsLit, this, &SearchPage::cellsLit);
    connect(picture_, &SearchPicture::placeChosen, this,
            [this](qsizetype position) { explorer_.player().goTo(static_cast<int>(position)); });
}

void SearchPage::showPlace() {
    const SearchPlayer& player = explorer_.player();
    if (!player.isActive()) return lines_->setLit(std::nullopt);
    lines_->setLit(method_words::litLine(player.replay()));
    if (!player.isPlaying()) lines_->setAccessibleDescription(lines_->litText());
    counts_->setText(search_words::counts(player.replay()));
    kept_->setText(search_words::kept(player.replay()));
    kept_->setVisible(!kept_->text().isEmpty());
    jumps_->refresh();
    if (picture_ == nullptr) return;
    picture_->showPlace(player.replay());
    legend_->show(picture_->legend());
    if (!player.isPlaying()) picture_->setAccessibleDescription(picture_->inWords());
}

} // namespace flip::ui
