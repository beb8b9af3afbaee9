#include "ui/atlas/atlas_page.h"

#include "ui/widgets/word_label.h"
#include "ui/words/answer_words.h"

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace flip::ui {

namespace {

/// "65,536" or, if that would be too long, "2^100".
QString powerOfTwo(std::int64_t exponent) {
    return exponent < 30 ? QLocale().toString(qlonglong{1} << exponent)
                         : QStringLiteral("2^%1").arg(exponent);
}

/// The share of boards with a solution: "1 in 16 can be solved".
QString solvableShare(const BoardFamily& family) {
    const std::int64_t rarer = family.cells() - family.log2Solvable();
    if (rarer == 0) return AtlasPage::tr("Every one can be solved");
    return AtlasPage::tr("1 in %1 can be solved").arg(powerOfTwo(rarer));
}

QString summary(const BoardFamily& family, const Atlas& atlas) {
    const QString share = solvableShare(family);
    if (atlas.exact) {
        return AtlasPage::tr("%1, in at most %2.").arg(share, answer_words::presses(atlas.worst()));
    }
    std::uint64_t drawn = 0;
    for (const OptimumCount& each : atlas.optima) drawn += each.boards;
    return AtlasPage::tr("%1. There are too many to count: this is a sample of %2.")
        .arg(share, boardsText(static_cast<double>(drawn)));
}

} // namespace

AtlasPage::AtlasPage(Game& game, QWidget* parent)
    : QWidget(parent), game_(game), heading_(wordLabel(this, "atlasHeading")),
      summary_(wordLabel(this, "atlasSummary")), progress_(new QProgressBar(this)),
      chart_(new OptimaChart(this)), picture_(new AtlasPicture(this)), mini_(new MiniBoard(this)),
      told_(wordLabel(this, "atlasTold")), another_(new QPushButton(tr("Another like this"), this)),
      hardest_(new QPushButton(tr("The hardest"), this)) {
    setObjectName(QStringLiteral("atlasPage"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 14, 20, 12);
    layout->setSpacing(8);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    heading_->setFont(large);
    summary_->setForegroundRole(QPalette::PlaceholderText);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    progress_->setAccessibleName(tr("Progress of the count"));
    auto* title = new QVBoxLayout;
    title->setSpacing(1);
    title->addWidget(heading_);
    title->addWidget(summary_);
    layout->addLayout(title);
    layout->addWidget(progress_);
    layout->addWidget(chart_);
    layout->addWidget(picture_, 0, Qt::AlignHCenter);
    addInfo(*layout);
    layout->addStretch(1);
    connect(&job_, &AtlasJob::counted, this, &AtlasPage::showReport);
    connect(&job_, &AtlasJob::failed, this, &AtlasPage::showTrouble);
    connect(&job_, &AtlasJob::progressed, this, [this](const Progress& progress) {
        progress_->setValue(static_cast<int>(progress.done * progress_->maximum()));
    });
    connect(&job_, &AtlasJob::drawn, this, [this](const std::optional<Grid>& board) {
        setDrawing(false);
        if (board) return emit boardChosen(*board);
        told_->setText(tr("No other board was found in time. They are rare."));
    });
    connect(&job_, &AtlasJob::hardestFound, this, &AtlasPage::playHardest);
    connect(chart_, &OptimaChart::currentChanged, this, &AtlasPage::refreshInfo);
    connect(chart_, &OptimaChart::taken, this, &AtlasPage::drawPresses);
    connect(picture_, &AtlasPicture::currentChanged, this, &AtlasPage::refreshInfo);
    connect(picture_, &AtlasPicture::taken, this, [this](quint64 board) {
        emit boardChosen(Grid::fromPacked(report_.family->rule().size(), board));
    });
    connect(&game_, &Game::replaced, this, &AtlasPage::countIfNeeded);
    connect(&game_, &Game::changed, this, &AtlasPage::refreshInfo);
}

AtlasPage::~AtlasPage() {
    // The picture and the chart lose the focus while they are destroyed, and would notify a page that is
    // partly destroyed.
    picture_->disconnect(this);
    chart_->disconnect(this);
}

void AtlasPage::addInfo(QVBoxLayout& layout) {
    constexpr int miniSide = 64;
    mini_->setFixedSize(miniSide, miniSide);
    another_->setObjectName(QStringLiteral("anotherLikeThis"));
    another_->setToolTip(tr("Play another board with the same minimum as the current one"));
    connect(another_, &QPushButton::clicked, this, [this] {
        if (!isCounted()) return;
        setDrawing(true);
        job_.drawLike(report_.family, game_.puzzle().board);
    });
    hardest_->setObjectName(QStringLiteral("hardestBoard"));
    hardest_->setToolTip(tr("Play a board with the largest possible minimum"));
    connect(hardest_, &QPushButton::clicked, this, [this] {
        if (!isCounted()) return;
        setDrawing(true);
        job_.findHardest(report_.family);
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(mini_, 0, Qt::AlignTop);
    row->addWidget(told_, 1, Qt::AlignVCenter);
    layout.addLayout(row);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(another_);
    buttons->addWidget(hardest_);
    buttons->addStretch(1);
    layout.addLayout(buttons);
}

void AtlasPage::showTrouble(const QString& why) {
    progress_->hide();
    summary_->setText(why);
}

bool AtlasPage::isCounted() const {
    return report_.family && report_.family->goal() == game_.puzzle().goal &&
           report_.family->rule() == game_.puzzle().rule;
}

void AtlasPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    countIfNeeded();
}

void AtlasPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    job_.cancel();
    setDrawing(false);
}

void AtlasPage::countIfNeeded() {
    if (!isVisible() || isCounted()) return;
    report_ = {};
    chart_->show({});
    picture_->hide();
    const std::int64_t cells = game_.puzzle().size().cells();
    heading_->setText(tr("%1 boards").arg(powerOfTwo(cells)));
    summary_->setText(tr("Counting how many presses they need…"));
    progress_->setValue(0);
    progress_->show();
    refreshInfo();
    job_.count(game_.puzzle().rule, game_.puzzle().goal);
}

void AtlasPage::showReport(const AtlasReport& report) {
    report_ = report;
    progress_->hide();
    if (report_.atlas) {
        summary_->setText(summary(*report_.family, *report_.atlas));
        chart_->show(*report_.atlas);
    } else {
        summary_->setText(tr("%1. How many presses they need could not be determined in time.")
                              .arg(solvableShare(*report_.family)));
    }
    picture_->setVisible(!report_.table.empty());
    if (!report_.table.empty()) picture_->show(report_.family->rule().size(), report_.table);
    refreshInfo();
}

void AtlasPage::refreshInfo() {
    for (QPushButton* button : {another_, hardest_}) button->setVisible(report_.family != nullptr);
    const auto column = chart_->current();
    picture_->setHighlight(column ? std::optional(chart_->atlas().optima[*column].presses) : std::nullopt);
    if (column) {
        tellColumn(*column);
    } else if (const auto board = picture_->isVisible() ? picture_->current() : std::nullopt) {
        tellBoard(Grid::fromPacked(report_.family->rule().size(), *board), false);
    } else {
        tellBoard(game_.puzzle().board, true);
    }
}

void AtlasPage::tellBoard(const Grid& board, bool inPlay) {
    mini_->setBoard(board);
    const QString subject = inPlay ? tr("The current board") : tr("This board");
    if (report_.table.empty() || !isCounted()) {
        told_->setText(subject);
        return;
    }
    const std::int8_t optimum = report_.table[board.packed()];
    told_->setText(optimum == noSolution ? tr("%1 has no solution.").arg(subject)
                                         : tr("%1 needs %2.").arg(subject, answer_words::presses(optimum)));
}

void AtlasPage::tellColumn(std::size_t column) {
    const std::int64_t presses = chart_->atlas().optima[column].presses;
    const auto example = std::ranges::find(report_.table, static_cast<std::int8_t>(presses));
    const bool hasExample = example != report_.table.end();
    const Size size = report_.family->rule().size();
    mini_->setBoard(hasExample
                        ? Grid::fromPacked(size, static_cast<std::uint64_t>(example - report_.table.begin()))
                        : Grid());
    QStringList sentences{chart_->sentence(column)};
    if (chart_->atlas().optima[column].boards > 0) sentences << tr("Click to play one.");
    told_->setText(sentences.join(QLatin1Char(' ')));
}

void AtlasPage::drawPresses(qint64 presses) {
    setDrawing(true);
    job_.draw(report_.family, presses);
}

void AtlasPage::playHardest(const std::optional<HardestBoard>& hardest) {
    setDrawing(false);
    if (!hardest) {
        told_->setText(tr("The hardest board could not be determined: this size has too many press sets with "
                          "the same effect."));
        return;
    }
    emit boardChosen(hardest->board);
    const QString needs = tr("This board needs %1.").arg(answer_words::presses(hardest->least()));
    const QString others =
        hardest->proven() ? tr("Proven: no solvable board of this size needs more.")
                          : tr("Another may need more, but none needs more than %1.").arg(hardest->atMost);
    told_->setText(needs + QLatin1Char(' ') + others);
}

void AtlasPage::setDrawing(bool drawing) {
    for (QPushButton* button : {another_, hardest_}) button->setEnabled(!drawing);
}

} // namespace flip::ui
