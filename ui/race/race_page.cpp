#include "ui/race/race_page.h"

#include "ui/look/grown.h"
#include "ui/look/icons.h"
#include "ui/race/race_words.h"
#include "ui/widgets/word_label.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <type_traits>

namespace flip::ui {

namespace {

/// A race in which every method ends sooner is shown again in slow motion.
constexpr std::chrono::milliseconds blink{700};
/// The duration of that.
constexpr qint64 replayTime = 1800;

std::chrono::nanoseconds slowest(const Race& race) {
    std::chrono::nanoseconds most{0};
    for (const RaceLane& lane : race.lanes) most = std::max(most, lane.cost.time);
    return most;
}

/// From this width on, if the font is of the usual size, the button stands beside the verdict.
constexpr int widthForButton = 300;
/// How far the background of the chart extends beside the text.
constexpr int sideRoom = 14;
constexpr int textInset = 6;
/// The margins within the cells of the table.
constexpr int tableInset = 3;

template <class Part>
void addRow(QVBoxLayout& layout, Part* part, int inset) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(inset, 0, inset, 0);
    if constexpr (std::is_base_of_v<QLayout, Part>) {
        row->addLayout(part);
    } else {
        row->addWidget(part);
    }
    layout.addLayout(row);
}

} // namespace

RacePage::RacePage(Game& game, FrameClock& clock, QWidget* parent)
    : QWidget(parent), game_(game), clock_(clock), verdict_(wordLabel(this, "raceVerdict")),
      remark_(wordLabel(this, "raceRemark")), start_(new QPushButton(this)),
      measure_(new SegmentedSwitch(tr("What the bars show"), {tr("Time"), tr("Nodes")}, this)),
      spacing_(new SegmentedSwitch(tr("Scale of the bars"), {tr("Log"), tr("Linear")}, this)),
      copy_(new QToolButton(this)), title_(new QHBoxLayout), chart_(new RaceChart(this)),
      legend_(new Legend(this)), table_(new RaceTable(this)) {
    setObjectName(QStringLiteral("racePage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(sideRoom, 14, sideRoom, 8);
    layout->setSpacing(8);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    verdict_->setFont(large);
    remark_->setForegroundRole(QPalette::PlaceholderText);
    title_->addWidget(verdict_, 1);
    title_->addWidget(start_, 0, Qt::AlignTop | Qt::AlignLeft);
    addRow(*layout, title_, textInset);
    addRow(*layout, remark_, textInset);
    addRow(*layout, controls(), textInset);
    layout->addWidget(chart_);
    addRow(*layout, legend_, textInset);
    addRow(*layout, table_, tableInset);
    layout->addStretch(1);
    connectParts();
    refresh();
}

RacePage::~RacePage() {
    // The chart loses the focus while it is destroyed, and would notify a page that is partly destroyed.
    chart_->disconnect(this);
    clock_.release(this);
}

FlowLayout* RacePage::controls() {
    start_->setObjectName(QStringLiteral("startRace"));
    measure_->setObjectName(QStringLiteral("raceMeasure"));
    spacing_->setObjectName(QStringLiteral("raceSpacing"));
    spacing_->setToolTip(tr("Logarithmic: each line is ten times the one before"));
    copy_->setObjectName(QStringLiteral("copyRace"));
    copy_->setIcon(icon(QStringLiteral("copy")));
    copy_->setAutoRaise(true);
    copy_->setToolTip(tr("Copy the table"));
    copy_->setAccessibleName(copy_->toolTip());
    auto* row = new FlowLayout;
    row->addWidget(measure_);
    row->addWidget(spacing_);
    row->addWidget(copy_);
    return row;
}

void RacePage::connectParts() {
    connect(start_, &QPushButton::clicked, this, &RacePage::startOrStop);
    connect(copy_, &QToolButton::clicked, table_, &RaceTable::copy);
    for (const SegmentedSwitch* choice : {measure_, spacing_}) {
        connect(choice, &SegmentedSwitch::currentChanged, this, [this] {
            refresh();
            emit viewChosen(static_cast<Measure>(measure_->current()),
                            static_cast<Spacing>(spacing_->current()));
        });
    }
    connect(table_, &RaceTable::copied, this, [this] {
        QString sentence = tr("The table is on the clipboard.");
        if (raced_ && !isRaced())
            sentence += QLatin1Char(' ') + tr("It is of another board than the present one.");
        remark_->setText(sentence);
        emit said(sentence);
    });
    // Something else is there then.
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &RacePage::refresh);
    connect(table_, &RaceTable::laneChosen, chart_, [this](std::size_t lane) { chart_->setCurrent(lane); });
    connect(chart_, &ItemChart::currentChanged, this, [this] { table_->mark(chart_->current()); });
    connect(&job_, &RaceJob::changed, this, &RacePage::raceChanged);
    connect(&game_, &Game::changed, this, &RacePage::puzzleChanged);
    connect(&clock_, &FrameClock::ticked, this, &RacePage::tick);
}

bool RacePage::isRaced() const { return raced_ && job_.race().puzzle == game_.puzzle(); }

void RacePage::setView(Measure measure, Spacing spacing) {
    measure_->setCurrent(static_cast<int>(measure));
    spacing_->setCurrent(static_cast<int>(spacing));
}

void RacePage::setReducedMotion(bool on) {
    reducedMotion_ = on;
    if (on) endReplay();
}

void RacePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void RacePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool beside = width() >= grown(widthForButton, font());
    title_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    title_->setSpacing(beside ? 12 : 6);
}

void RacePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    endReplay();
}

void RacePage::startOrStop() {
    if (job_.isRunning()) return job_.finishEarly();
    endReplay();
    emit begun();
    raced_ = true;
    job_.start(game_.puzzle());
}

void RacePage::puzzleChanged() {
    if (job_.isRunning() && !isRaced()) {
        job_.cancel();
        raced_ = false;
    }
    endReplay();
    refresh();
}

void RacePage::raceChanged() {
    if (!job_.isRunning()) {
        const QString verdict = race_words::verdict(job_.race());
        emit said(verdict);
        if (!agreementOf(job_.race()).holds) emit disagreed(verdict);
        replay();
    }
    refresh();
}

void RacePage::replay() {
    if (reducedMotion_ || !isVisible() || slowest(job_.race()) > blink) return;
    replaySince_ = clock_.now();
    clock_.require(this);
}

void RacePage::endReplay() {
    if (!replaySince_) return;
    replaySince_.reset();
    clock_.release(this);
    refresh();
}

void RacePage::tick(qint64 now) {
    if (!replaySince_) return;
    if (now - *replaySince_ >= replayTime) return endReplay();
    const Race& race = job_.race();
    const double share = static_cast<double>(now - *replaySince_) / static_cast<double>(replayTime);
    // The front moves along the axis at a steady pace on any scale.
    const RaceScale clock(race, Measure::Time, static_cast<Spacing>(spacing_->current()));
    const double front = share * clock.positionOf(static_cast<double>(slowest(race).count()));
    const std::chrono::nanoseconds moment(std::llround(clock.valueAt(front)));
    chart_->show(race.at(moment), scaleOf(race));
}

Race RacePage::shown() const { return raced_ ? job_.race() : Race::before(game_.puzzle(), job_.budget()); }

RaceScale RacePage::scaleOf(const Race& race) const {
    return {race, static_cast<Measure>(measure_->current()), static_cast<Spacing>(spacing_->current())};
}

void RacePage::refresh() {
    if (!isVisible()) return;
    const Race race = shown();
    table_->show(race);
    if (replaySince_) {
        tick(clock_.now());
    } else {
        chart_->show(race, scaleOf(race));
    }
    legend_->show(chart_->legend());
    chart_->setFaded(raced_ && !isRaced());
    table_->setFaded(raced_ && !isRaced());
    copy_->setEnabled(race.hasBegun());
    start_->setText(job_.isRunning() ? tr("Stop") : raced_ ? tr("Race again") : tr("Race"));
    verdict_->setText(race_words::verdict(race));
    // As the chart.
    verdict_->setEnabled(!raced_ || isRaced());
    remark_->setText(
        raced_ && !isRaced()
            ? tr("These are results for another board. Race again to see how the methods do on this one.")
            : race_words::conditions(race.budget));
}

} // namespace flip::ui
