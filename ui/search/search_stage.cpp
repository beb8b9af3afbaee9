#include "ui/search/search_stage.h"

#include "ui/board/board_theme.h"
#include "ui/search/search_words.h"
#include "ui/widgets/palettes.h"
#include "ui/widgets/word_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace flip::ui {

namespace {

constexpr int glyphSide = 28;

/// A mark as it stands on the board, for the line that explains it.
QPixmap glyph(MarkShape shape, const QWidget& widget) {
    const qreal scale = widget.devicePixelRatioF();
    QPixmap pixmap(QSize(glyphSide, glyphSide) * scale);
    pixmap.setDevicePixelRatio(scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = widget.palette();
    const BoardTheme theme =
        boardTheme({}, Goal::Either, isDark(palette), palette.color(QPalette::Highlight));
    paintMark(painter, shape, QRectF(1, 1, glyphSide - 2, glyphSide - 2), glyphSide - 2, theme);
    return pixmap;
}

} // namespace

SearchStage::SearchStage(SearchExplorer& explorer, QWidget* parent)
    : QWidget(parent), explorer_(explorer), board_(new SearchBoard(explorer, this)), glyph_(new QLabel(this)),
      told_(wordLabel(this, "searchTold")),
      transport_(
          new TransportBar(explorer.player(), tr("Steps of the search"), TransportBar::Rows::Two, this)) {
    setObjectName(QStringLiteral("searchStage"));
    // The window has another such bar; their parts are told apart by their names.
    const QString prefix = QStringLiteral("search-");
    transport_->setObjectName(prefix + transport_->objectName());
    for (QWidget* part : transport_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->setObjectName(prefix + part->objectName());
    transport_->slider().setToolTip(
        tr("Drag to any step. ← → step, Home and End jump, PageUp and PageDown go to the step worth a look "
           "before and behind, Space plays"));
    glyph_->setFixedSize(glyphSide, glyphSide);
    // Two lines always, so that the board keeps its place while the words change.
    told_->setFixedHeight(2 * told_->fontMetrics().lineSpacing() + 2);
    auto* legend = new QHBoxLayout;
    legend->setContentsMargins(4, 0, 4, 0);
    legend->setSpacing(8);
    legend->addWidget(glyph_);
    legend->addWidget(told_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(board_, 1);
    layout->addLayout(legend);
    layout->addWidget(transport_);
    connect(&explorer_, &SearchExplorer::changed, this, &SearchStage::refresh);
    connect(&explorer_.player(), &SearchPlayer::changed, this, &SearchStage::refresh);
    connect(&explorer_, &SearchExplorer::progressed, this, [this](const Progress& progress) {
        told_->setText(search_words::recording(explorer_.method().name, progress.nodes));
    });
    refresh();
}

void SearchStage::refresh() {
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
    glyph_->setPixmap(mark ? glyph(mark->shape, *this) : QPixmap());
    if (words == told_->text()) return;
    told_->setText(words);
    if (isVisible() && !player.isPlaying() && player.isActive()) emit said(words);
}

} // namespace flip::ui
