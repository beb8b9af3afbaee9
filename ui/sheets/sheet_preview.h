#pragma once

#include "ui/game/background_job.h"
#include "ui/sheets/puzzle_sheets.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace flip::ui {

/// Shows one of some sheets. It is painted on a separate thread, because it may have ten thousand
/// pieces.
class SheetPreview : public QWidget {
    Q_OBJECT

  public:
    explicit SheetPreview(QWidget* parent = nullptr);

    /// An empty sheet is shown for nothing.
    void setSheets(const std::optional<PuzzleSheets>& sheets);
    /// The sheet that is shown, from 0; the first one at the beginning.
    void setPage(int page);

    [[nodiscard]] int page() const { return page_; }

    [[nodiscard]] QSize sizeHint() const override { return {340, 480}; }

    /// Large enough to tell what is on it.
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, 140}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void startPainting();
    /// Where the paper is.
    [[nodiscard]] QRectF sheet() const;

    std::optional<PuzzleSheets> sheets_;
    int page_ = 0;
    /// As the sheet looked when it was last painted; null if there is none.
    QImage image_;
    BackgroundJob painting_;
};

} // namespace flip::ui
