#include "ui/search/search_foot.h"

#include "ui/board/board_theme.h"
#include "ui/widgets/word_label.h"
#include "ui/words/search_words.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace flip::ui {

namespace {

constexpr int glyphSide = 28;

} // namespace

SearchFoot::SearchFoot(SearchExplorer& explorer, const QString& prefix, QWidget* parent)
    : QWidget(parent), explorer_(explorer), glyph_(new Sketch({glyphSide, glyphSide}, this)),
      told_(wordLabel(this, "searchTold")),
      transport_(
          new TransportBar(explorer.player(), tr("Steps of the search"), TransportBar::Rows::Two, this)) {
    setObjectName(prefix + QStringLiteral("foot"));
    transport_->setObjectName(prefix + transport_->objectName());
    for (QWidget* part : transport_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->setObjectName(prefix + part->objectName());
    transport_->slider().setToolTip(tr("Drag to any step. ← → step, Home and End jump, PageUp and PageDown "
                                       "jump to the previous or next notable step, Space plays"));
    // Always two lines, so that nothing moves when the text changes.
    told_->setFixedHeight(2 * told_->fontMetrics().lineSpacing() + 2);
    auto* legend = new QHBoxLayout;
    legend->setContentsMargins(4, 0, 4, 0);
    legend->setSpacing(8);
    legend->addWidget(glyph_);
    legend->addWidget(told_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(legend);
    layout->addWidget(transport_);
    connect(&explorer_, &SearchExplorer::changed, this, &SearchFoot::refresh);
    connect(&explorer_.player(), &SearchPlayer::changed, this, &SearchFoot::refresh);
    connect(&explorer_, &SearchExplorer::progressed, this, [this](const Progress& progress) {
        told_->setText(search_words::recording(explorer_.method().name, progress.nodes));
    });
    refresh();
}

void SearchFoot::refresh() {
    const SearchPlayer& player = explorer_.player();
    QString words;
    std::optional<SearchMark> mark;
    if (player.isActive()) {
        words = search_words::event(player.replay());
        mark = lastMark(player.replay());
        if (player.index() == player.count())
            words += QLatin1Char(' ') + search_words::ending(player.replay().trace());
        transport_->slider().setRoughFrom(static_cast<int>(player.replay().trace().exactCount()));
    } else if (explorer_.state() == SearchExplorer::State::Ready) {
        words = tr("Here you can watch a method search this board, step by step.");
    } else if (explorer_.state() == SearchExplorer::State::Recording) {
        words = search_words::recording(explorer_.method().name, 0);
    }
    drawGlyph(mark ? std::optional(mark->shape) : std::nullopt);
    if (words == told_->text()) return;
    told_->setText(words);
    if (isVisible() && !player.isPlaying() && player.isActive()) emit said(words);
}

void SearchFoot::drawGlyph(std::optional<MarkShape> shape) {
    if (!shape) return glyph_->setDraw({});
    glyph_->setDraw([this, shape](QPainter& painter, const QRect& rect) {
        const BoardTheme theme = boardTheme({}, Goal::Either, palette());
        paintMark(painter, *shape, QRectF(rect).adjusted(1, 1, -1, -1), rect.width() - 2, theme);
    });
}

} // namespace flip::ui
