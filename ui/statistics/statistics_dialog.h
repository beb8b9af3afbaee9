#pragma once

#include "ui/statistics/bar_chart.h"
#include "ui/statistics/statistics_keeper.h"
#include "ui/statistics/statistics_table.h"
#include "ui/widgets/writing_dialog.h"

#include <QCheckBox>
#include <QDateTime>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace flip::ui {

/// Shows the statistics while the game goes on: a table of the kinds of puzzles, and charts of the chosen
/// one. Does not block the window.
class StatisticsDialog : public WritingDialog {
    Q_OBJECT

  public:
    explicit StatisticsDialog(StatisticsKeeper& keeper, QWidget* parent = nullptr);
    ~StatisticsDialog() override;

    /// That a reset has failed.
    [[nodiscard]] static QString notReset(const QString& why);

  signals:
    /// The user has switched the keeping of games on or off.
    void keepingChosen(bool keeping);
    /// What has become of an export, even if the dialog has been closed meanwhile.
    void said(const QString& sentence, bool isProblem);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// What tells that the file has been written since.
    struct FileStamp {
        qint64 bytes = 0;
        QDateTime written = {};

        bool operator==(const FileStamp&) const = default;
    };

    /// A chart with its title above it, and what its bars mean below it.
    struct TitledChart {
        QLabel* title;
        BarChart* chart;
        Legend* legend;
    };

    [[nodiscard]] TitledChart addChart(QBoxLayout& layout, const char* name, const QString& title);
    void buildCharts(QVBoxLayout& layout);
    void buildButtons(QVBoxLayout& layout);
    void refresh();
    [[nodiscard]] FileStamp stampNow() const;
    void present(const std::vector<StatisticsSummary>& summaries, const QString& problem);
    void showKind();
    void showCurrentBar();
    void chooseFile();
    void save(const QString& path);
    void tell(const QString& sentence, bool isProblem);

    StatisticsKeeper& keeper_;
    std::vector<StatisticsSummary> summaries_;
    StatisticsTable* table_;
    QLabel* details_;
    QLabel* remark_;
    QLabel* bar_;
    /// Says what is not shown yet.
    QLabel* later_;
    QWidget* charts_;
    QBoxLayout* upper_ = nullptr;
    TitledChart over_{};
    TitledChart times_{};
    TitledChart days_{};
    QCheckBox* keeping_ = nullptr;
    QPushButton* export_ = nullptr;
    QPushButton* reset_ = nullptr;
    QPushButton* undoReset_ = nullptr;
    BackgroundJob reading_;
    /// Of the file when it was read.
    FileStamp read_;
};

} // namespace flip::ui
