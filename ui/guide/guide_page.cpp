#include "ui/guide/guide_page.h"

#include "ui/solution/press_teller.h"
#include "ui/widgets/word_label.h"

#include <QHBoxLayout>

namespace flip::ui {

GuidePage::GuidePage(FrameClock& clock, QWidget* parent)
    : QWidget(parent), lessons_(guideLessons()), game_(lessons_.front().start), player_(game_, clock),
      sheet_(new QWidget), stage_(new GameStage(game_, player_, clock, sheet_)),
      captionRoom_(new QWidget(sheet_)), caption_(new RemarkLabel(captionRoom_)),
      number_(new Chooser(tr("Lesson %1 of %2"), tr("Previous lesson"), tr("Next lesson"), this)),
      title_(wordLabel(this, "lessonTitle")), text_(wordLabel(this, "lessonText")),
      remark_(new RemarkLabel(this)),
      choice_(new Chooser({}, tr("Previous choice"), tr("Next choice"), this)),
      startOver_(new QPushButton(tr("Start over"), this)), next_(new QPushButton(this)) {
    setObjectName(QStringLiteral("guidePage"));
    fillSheet();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 20, 16);
    layout->setSpacing(12);
    addWords(*layout);
    addButtons(*layout);
    number_->setCount(lessons_.size(), lessons_.size());
    connect(number_, &Chooser::chosen, this, [this](quint64 lesson) { setLesson(static_cast<int>(lesson)); });
    // First what a press has done, then the remark about it.
    connect(new PressTeller(game_, player_, this), &PressTeller::said, this, [this](const QString& sentence) {
        if (isShown()) emit said(sentence);
    });
    connect(&game_, &Game::changed, this, &GuidePage::refresh);
    connect(&stage_->board(), &BoardView::pointed, this, [this](std::optional<Cell> cell) {
        pointed_ = cell;
        refresh();
    });
    begin();
}

GuidePage::~GuidePage() {
    // The stage's board draws the game, which is destroyed with the page, and would report the loss of focus
    // to it.
    if (sheet_ == nullptr) return;
    stage_->board().disconnect(this);
    delete sheet_;
}

void GuidePage::fillSheet() {
    stage_->setObjectName(QStringLiteral("guideStage"));
    stage_->board().setObjectName(QStringLiteral("guideBoard"));
    caption_->setObjectName(QStringLiteral("lessonCaption"));
    // Always as high as the longest remark in a small window, so that the board does not move.
    constexpr int lines = 4;
    captionRoom_->setFixedHeight(lines * caption_->fontMetrics().lineSpacing() + 6);
    auto* room = new QVBoxLayout(captionRoom_);
    room->setContentsMargins(0, 0, 0, 0);
    room->addWidget(caption_);
    room->addStretch(1);
    auto* layout = new QVBoxLayout(sheet_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(stage_, 1);
    layout->addWidget(captionRoom_);
}

void GuidePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (sheet_ != nullptr) captionRoom_->hide();
}

void GuidePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (sheet_ != nullptr) captionRoom_->show();
}

void GuidePage::addWords(QVBoxLayout& layout) {
    number_->setObjectName(QStringLiteral("lessonNumber"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    large.setBold(true);
    title_->setFont(large);
    QFont body = font();
    body.setPointSizeF(body.pointSizeF() * 1.1);
    text_->setFont(body);
    remark_->setFont(body);
    remark_->setObjectName(QStringLiteral("lessonRemark"));
    auto* heading = new QVBoxLayout;
    heading->setSpacing(0);
    heading->addWidget(number_);
    heading->addWidget(title_);
    layout.addLayout(heading);
    layout.addWidget(text_);
    layout.addWidget(remark_);
}

void GuidePage::addButtons(QVBoxLayout& layout) {
    choice_->setObjectName(QStringLiteral("lessonChoice"));
    layout.addWidget(choice_);
    connect(choice_, &Chooser::chosen, this, &GuidePage::beginAnew);
    for (std::size_t i = 0; i < mostShows; ++i) {
        shows_.at(i) = new QPushButton(this);
        shows_.at(i)->setObjectName(QStringLiteral("show%1").arg(i + 1));
        layout.addWidget(shows_.at(i), 0, Qt::AlignLeft);
        connect(shows_.at(i), &QPushButton::clicked, this, [this, i] { showSteps(i); });
    }
    startOver_->setObjectName(QStringLiteral("startLessonOver"));
    layout.addWidget(startOver_, 0, Qt::AlignLeft);
    layout.addStretch(1);
    next_->setObjectName(QStringLiteral("nextLesson"));
    next_->setDefault(true);
    layout.addWidget(next_, 0, Qt::AlignRight);
    // They were created before those above them.
    setTabOrder(shows_.back(), startOver_);
    setTabOrder(startOver_, next_);
    connect(startOver_, &QPushButton::clicked, this, &GuidePage::startOver);
    connect(next_, &QPushButton::clicked, this, [this] {
        if (lesson_ + 1 < lessons_.size()) {
            setLesson(lesson() + 1);
        } else {
            emit finished();
        }
    });
}

void GuidePage::setLesson(int lesson) {
    const auto wanted = static_cast<std::size_t>(lesson);
    if (lesson < 0 || wanted >= lessons_.size() || wanted == lesson_) return;
    lesson_ = wanted;
    begin();
    emit lessonChanged(lesson);
}

void GuidePage::begin() {
    const Lesson& now = current();
    number_->setIndex(lesson_);
    title_->setText(now.title);
    text_->setText(now.text);
    choice_->setText(now.choiceText);
    choice_->setCount(now.choices, now.choices);
    choice_->setVisible(now.choices > 0);
    for (std::size_t i = 0; i < mostShows; ++i) {
        shows_.at(i)->setVisible(i < now.shows.size());
        if (i < now.shows.size()) shows_.at(i)->setText(now.shows[i].name);
    }
    const bool last = lesson_ + 1 == lessons_.size();
    next_->setText(last ? tr("Back to the game") : tr("Next lesson"));
    beginAnew();
}

void GuidePage::beginAnew() {
    player_.clear();
    pointed_.reset();
    game_.reset(current().start);
}

void GuidePage::startOver() {
    player_.clear();
    pointed_.reset();
    game_.restart();
    refresh();
}

void GuidePage::showSteps(std::size_t which) {
    player_.load(stepsFrom(current().shows[which].steps(place())));
    player_.play();
    emit stepsShown();
}

bool GuidePage::isShown() const { return isVisible() || caption_->isVisible(); }

LessonPlace GuidePage::place() const {
    LessonPlace place{
        current().start, game_.puzzle(), {}, pointed_, static_cast<std::size_t>(choice_->index())};
    for (int i = game_.moveIndex() - game_.presses(); i < game_.moveIndex(); ++i)
        place.pressed.push_back(std::get<PressMove>(game_.moves()[static_cast<std::size_t>(i)]).cell);
    return place;
}

void GuidePage::refresh() {
    const LessonPlace now = place();
    const LessonRemark remark = current().remark(now);
    stage_->board().setMarks(remark.marks);
    startOver_->setEnabled(game_.presses() > 0);
    // Where nothing is left to press, there is nothing to show.
    for (std::size_t i = 0; i < current().shows.size(); ++i)
        shows_.at(i)->setEnabled(!current().shows[i].steps(now).empty());
    if (remark.sentence == remark_->text()) return;
    remark_->setText(remark.sentence);
    caption_->setText(remark.sentence);
    if (isShown()) emit said(remark.sentence);
}

} // namespace flip::ui
