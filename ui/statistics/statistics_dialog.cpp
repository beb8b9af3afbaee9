#include "ui/statistics/statistics_dialog.h"

#include "ui/game/file_words.h"
#include "ui/game/replace_file.h"
#include "ui/look/grown.h"
#include "ui/statistics/statistics_bars.h"
#include "ui/statistics/statistics_csv.h"
#include "ui/statistics/statistics_words.h"
#include "ui/widgets/button_row.h"
#include "ui/widgets/dialog_body.h"
#include "ui/widgets/file_dialog.h"
#include "ui/widgets/word_label.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileInfo>

#include <utility>

namespace flip::ui {

namespace {

/// Two charts stand side by side from this width on, if the font is of the usual size.
constexpr int widthForTwo = 460;
constexpr int columnGap = 28;
constexpr int rowGap = 6;

} // namespace

StatisticsDialog::StatisticsDialog(StatisticsKeeper& keeper, QWidget* parent)
    : WritingDialog(parent), keeper_(keeper), table_(new StatisticsTable(this)),
      details_(wordLabel(this, "statisticsDetails", Weight::Quiet)),
      remark_(wordLabel(this, "statisticsRemark")), bar_(wordLabel(this, "statisticsBar", Weight::Quiet)),
      later_(wordLabel(this, "statisticsLater", Weight::Quiet)), charts_(new QWidget(this)) {
    setObjectName(QStringLiteral("statistics"));
    setWindowTitle(tr("Statistics"));
    auto* contents = new QWidget;
    auto* parts = new QVBoxLayout(contents);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(10);
    parts->addWidget(remark_);
    parts->addWidget(table_);
    parts->addWidget(details_);
    buildCharts(*parts);
    parts->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    layout->addWidget(new DialogBody(*contents, this));
    buildButtons(*layout);
    connect(table_, &StatisticsTable::choiceChanged, this, &StatisticsDialog::showKind);
    connect(&keeper_, &StatisticsKeeper::written, this, &StatisticsDialog::refresh);
    connect(&keeper_, &StatisticsKeeper::problemChanged, this, &StatisticsDialog::refresh);
    connect(&reading_, &BackgroundJob::failed, this, [this](const QString& why) { present({}, why); });
    connect(&writing(), &JobQueue::failed, this, [this](const QString& why) { tell(why, true); });
    // Until the file has been read.
    for (QWidget* part : std::initializer_list<QWidget*>{remark_, table_, details_, charts_, undoReset_})
        part->hide();
    for (QPushButton* button : {export_, reset_}) button->setEnabled(false);
    keeping_->setFocus();
    const QSize comfortable(grown(620, font()), grown(540, font()));
    resize(comfortable.boundedTo(roomForDialog(*this)));
    refresh();
}

StatisticsDialog::~StatisticsDialog() {
    // The charts lose the focus while they are destroyed, and would notify a dialog that is partly destroyed.
    for (const TitledChart& each : {over_, times_, days_}) each.chart->disconnect(this);
    table_->disconnect(this);
}

StatisticsDialog::TitledChart StatisticsDialog::addChart(QBoxLayout& layout, const char* name,
                                                         const QString& title) {
    const TitledChart made{new QLabel(title, charts_), new BarChart(name, title, charts_),
                           new Legend(charts_)};
    made.title->setWordWrap(true);
    made.title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    layout.addWidget(made.title);
    layout.addWidget(made.chart, 1);
    layout.addWidget(made.legend);
    connect(made.chart, &BarChart::currentChanged, this, &StatisticsDialog::showCurrentBar);
    return made;
}

void StatisticsDialog::buildCharts(QVBoxLayout& layout) {
    auto* charts = new QVBoxLayout(charts_);
    charts->setContentsMargins(0, 0, 0, 0);
    charts->setSpacing(4);
    upper_ = new QHBoxLayout;
    upper_->setSpacing(columnGap);
    for (auto* made : {&over_, &times_}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(4);
        *made = made == &over_
                    ? addChart(*column, "overChart", tr("Games by presses above the minimum, without help"))
                    : addChart(*column, "timesChart", tr("Games by time, without help"));
        upper_->addLayout(column);
    }
    charts->addLayout(upper_, 1);
    charts->addSpacing(6);
    days_ = addChart(*charts, "daysChart", tr("Games on each of the last 30 days"));
    charts->addWidget(bar_);
    later_->setText(
        tr("When you have solved one without help, you see here how many presses above the minimum "
           "you made."));
    charts->addWidget(later_);
    charts->addStretch();
    // Always two lines, the second for narrow dialogs, so that nothing moves when it is filled.
    bar_->setAlignment(Qt::AlignTop);
    bar_->setFixedHeight(2 * bar_->fontMetrics().lineSpacing());
    layout.addWidget(charts_, 1);
}

void StatisticsDialog::buildButtons(QVBoxLayout& layout) {
    keeping_ = new QCheckBox(tr("&Keep statistics"), this);
    keeping_->setObjectName(QStringLiteral("keepStatistics"));
    keeping_->setToolTip(tr("Games are counted on this computer only"));
    keeping_->setChecked(keeper_.isKeeping());
    connect(keeping_, &QCheckBox::toggled, this, [this](bool on) {
        emit keepingChosen(on);
        refresh();
    });
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const char* name, const QString& text) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        return button;
    };
    export_ = add("exportStatistics", tr("&Export as CSV…"));
    reset_ = add("resetStatistics", tr("&Reset"));
    reset_->setToolTip(tr("Delete all games from the statistics; you can undo this"));
    undoReset_ = add("undoReset", tr("&Undo Reset"));
    // Last, as it is shown: otherwise Qt 6.4 leads Tab from button to button for ever.
    buttons->addButton(QDialogButtonBox::Close);
    for (QAbstractButton* button : buttons->buttons()) {
        // Enter in a chart must not reset anything.
        static_cast<QPushButton*>(button)->setAutoDefault(false);
    }
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(export_, &QPushButton::clicked, this, &StatisticsDialog::chooseFile);
    connect(reset_, &QPushButton::clicked, &keeper_, &StatisticsKeeper::reset);
    connect(undoReset_, &QPushButton::clicked, &keeper_, &StatisticsKeeper::undoReset);
    connect(&keeper_, &StatisticsKeeper::resetFailed, this,
            [this](const QString& why) { tell(notReset(why), true); });
    layout.addWidget(new ButtonRow(*buttons, keeping_, this));
}

void StatisticsDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    const bool beside = width() >= grown(widthForTwo, font());
    upper_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    upper_->setSpacing(beside ? columnGap : rowGap);
}

void StatisticsDialog::changeEvent(QEvent* event) {
    WritingDialog::changeEvent(event);
    // Another window may have written games meanwhile.
    const bool isBack = event->type() == QEvent::ActivationChange && isActiveWindow();
    if (isBack && stampNow() != read_) refresh();
}

StatisticsDialog::FileStamp StatisticsDialog::stampNow() const {
    const QFileInfo file(keeper_.path());
    return {file.size(), file.lastModified()};
}

void StatisticsDialog::refresh() {
    read_ = stampNow();
    reading_.start([this, path = keeper_.path()](Monitor& monitor) -> BackgroundJob::Delivery {
        const StatisticsRead read = readStatistics(path, &monitor);
        return [this, summaries = summarise(read.games, QDate::currentDate()), problem = read.problem] {
            present(summaries, problem);
        };
    });
}

void StatisticsDialog::present(const std::vector<StatisticsSummary>& summaries, const QString& problem) {
    summaries_ = summaries;
    const bool isEmpty = summaries_.empty();
    QStringList remarks;
    if (!problem.isEmpty()) {
        remarks << problem;
    } else if (!keeper_.problem().isEmpty()) {
        remarks << tr("The latest games are not saved. %1").arg(keeper_.problem());
    }
    if (!keeper_.isKeeping()) {
        remarks << tr("Games are not counted now.");
    } else if (isEmpty && remarks.isEmpty()) {
        remarks << tr(
            "No games yet. A game counts from its first press, unless its board is solved from the start.");
    }
    remark_->setText(remarks.join(QLatin1Char(' ')));
    remark_->setVisible(!remarks.isEmpty());
    const bool isTableNew = !isEmpty && table_->isHidden();
    for (QWidget* part : std::initializer_list<QWidget*>{table_, details_, charts_})
        part->setVisible(!isEmpty);
    // Whoever opens the dialog chooses a kind at once, whenever the file has been read.
    if (isTableNew && focusWidget() == keeping_) table_->setFocus();
    export_->setEnabled(!isEmpty);
    reset_->setEnabled(!isEmpty);
    undoReset_->setVisible(keeper_.resetGames() > 0);
    table_->show(summaries_);
}

void StatisticsDialog::showKind() {
    const int chosen = table_->chosen();
    if (chosen < 0) return;
    const StatisticsSummary& summary = summaries_[static_cast<std::size_t>(chosen)];
    details_->setText(statistics_words::details(summary));
    details_->setVisible(!details_->text().isEmpty());
    over_.chart->show(overBars(summary));
    days_.chart->show(dayBars(summary));
    times_.chart->show(timeBars(summary));
    const auto setShown = [](const TitledChart& chart, bool shown) {
        chart.title->setVisible(shown);
        chart.chart->setVisible(shown);
    };
    over_.legend->show(summary.alone > 0 ? overLegend() : std::vector<LegendEntry>());
    days_.legend->show(dayLegend());
    setShown(over_, summary.alone > 0);
    setShown(times_, !summary.times.empty());
    later_->setVisible(summary.alone == 0);
    showCurrentBar();
}

void StatisticsDialog::showCurrentBar() {
    QString sentence;
    for (const TitledChart& each : {over_, times_, days_}) {
        if (const auto bar = each.chart->current()) sentence = each.chart->sentence(*bar);
    }
    bar_->setText(sentence);
}

void StatisticsDialog::chooseFile() {
    auto* dialog = fileDialog(this, "csvDialog", tr("Export the statistics"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->selectFile(tr("Statistics") + QLatin1String(".csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &StatisticsDialog::save);
    dialog->open();
}

void StatisticsDialog::save(const QString& path) {
    writing().add([this, path, from = keeper_.path()](Monitor& monitor) -> BackgroundJob::Delivery {
        const StatisticsRead read = readStatistics(from, &monitor);
        if (monitor.stopRequested()) return {};
        if (!read.problem.isEmpty()) return [this, problem = read.problem] { tell(problem, true); };
        return [this, path, problem = replaceFile(path, csvOf(read.games))] {
            tell(problem.isEmpty() ? tr("The statistics are saved in %1.").arg(QDir::toNativeSeparators(path))
                                   : file_words::notSaved(tr("The statistics could not be saved in %1: %2."),
                                                          path, problem),
                 !problem.isEmpty());
        };
    });
}

QString StatisticsDialog::notReset(const QString& why) {
    return tr("The statistics have not been reset. %1").arg(why);
}

void StatisticsDialog::tell(const QString& sentence, bool isProblem) {
    remark_->setText(sentence);
    remark_->show();
    emit said(sentence, isProblem);
}

} // namespace flip::ui
