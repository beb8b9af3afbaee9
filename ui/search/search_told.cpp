#include "ui/search/search_told.h"

#include "ui/board/board_theme.h"
#include "ui/widgets/word_label.h"
#include "ui/words/search_words.h"

#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>

namespace flip::ui {

namespace {

/// At most as high as two lines of words.
int glyphSide(const QFont& font) { return std::max(28, QFontMetrics(font).lineSpacing() * 3 / 2); }

constexpr int fewestLines = 2;

} // namespace

SearchTold::SearchTold(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), explorer_(explorer), glyph_(new Sketch({glyphSide(font()), glyphSide(font())}, this)),
      told_(wordLabel(this, "searchTold")) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    row->setSpacing(8);
    row->addWidget(glyph_);
    row->addWidget(told_, 1);
    connect(&explorer_, &SearchExplorer::changed, this, &SearchTold::refresh);
    connect(&explorer_.player(), &SearchPlayer::changed, this, &SearchTold::refresh);
    connect(&explorer_, &SearchExplorer::progressed, this, [this](const Progress& progress) {
        told_->setText(search_words::recording(explorer_.method().name, progress.nodes));
    });
    refresh();
}

void SearchTold::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    // As high as the longest sentence, so that nothing moves when the text changes.
    const QFontMetrics letters = told_->fontMetrics();
    const QRect any(0, 0, told_->width(), QWIDGETSIZE_MAX);
    int high = fewestLines * letters.lineSpacing();
    for (const QString& each : search_words::longest())
        high = std::max(high, letters.boundingRect(any, Qt::TextWordWrap, each).height());
    // Above the board it has a place of its own, which is not to grow.
    told_->setFixedHeight(std::min(high + 2, maximumHeight()));
}

void SearchTold::refresh() {
    const SearchPlayer& player = explorer_.player();
    QString words;
    std::optional<SearchMark> mark;
    if (player.isActive()) {
        words = search_words::event(player.replay());
        mark = lastMark(player.replay());
        if (player.index() == player.count())
            words += QLatin1Char(' ') + search_words::ending(player.replay().trace());
    } else if (explorer_.state() == SearchExplorer::State::Recording) {
        words = search_words::recording(explorer_.method().name, 0);
    }
    drawGlyph(mark ? std::optional(mark->shape) : std::nullopt);
    if (words == told_->text()) return;
    told_->setText(words);
    if (isVisible() && !player.isPlaying() && player.isActive()) emit said(words);
}

void SearchTold::drawGlyph(std::optional<MarkShape> shape) {
    if (!shape) return glyph_->setDraw({});
    glyph_->setDraw([this, shape](QPainter& painter, const QRect& rect) {
        const BoardTheme theme = boardTheme({}, Goal::Either, palette());
        // A diamond leaves much of its cell free.
        const int side = (rect.width() - 2) * (shape == MarkShape::Pressed ? 2 : 1);
        paintMark(painter, *shape, QRectF(rect).adjusted(1, 1, -1, -1), side, theme);
    });
}

} // namespace flip::ui
