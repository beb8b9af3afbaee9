#include "ui/reading/large_board_dialog.h"

#include "core/solve/solve.h"
#include "ui/board/board_theme.h"
#include "ui/board/cell_picture.h"
#include "ui/widgets/announcer.h"
#include "ui/widgets/button_row.h"
#include "ui/widgets/dialog_body.h"
#include "ui/words/answer_words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QThread>
#include <QVBoxLayout>
#include <QtMath>

#include <array>
#include <utility>

namespace flip::ui {

namespace {

/// Of the picture's longer side, in pixels; the least in a narrow dialog.
constexpr int side = 420;
constexpr int leastSide = 160;
/// A board of one row can still be seen.
constexpr int thinnest = 6;

/// What a board fills of the picture's room.
QSizeF pictureSize(Size board) {
    const QSizeF size = QSizeF(board.columns, board.rows).scaled(side, side, Qt::KeepAspectRatio);
    return size.expandedTo({thinnest, thinnest});
}

/// The board with these cells marked, if there are any, in so many pixels. Nothing if the monitor has asked
/// to stop.
QImage drawn(const Puzzle& puzzle, const Grid& marked, const BoardTheme& theme, QSize pixels,
             Monitor& monitor) {
    const bool hasMarks = marked.size() == puzzle.size();
    const std::array colours{theme.white.rgb(), theme.black.rgb(), theme.accent.rgb()};
    const auto coloursOf = [&](int row, int column, std::span<QRgb> line) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Cell cell{row, column + static_cast<int>(i)};
            const bool isMarked = hasMarks && marked.test(cell);
            line[i] = isMarked ? colours[2] : colours[puzzle.board.test(cell) ? 1 : 0];
        }
    };
    const auto geometry = BoardGeometry::bare(pixels, puzzle.size());
    QImage whole(pixels, QImage::Format_ARGB32_Premultiplied);
    whole.fill(Qt::transparent);
    QPainter painter(&whole);
    // A line at a time, because one of them may stand for a million cells.
    for (int y = 0; y < pixels.height(); ++y) {
        if (monitor.stopRequested()) return {};
        const CellPicture line = cellPicture(geometry, QRectF(0, y, pixels.width(), 1), 1, coloursOf);
        painter.drawImage(line.origin, line.image);
    }
    return whole;
}

/// What is marked in the picture: the presses, or the proof that there are none.
const Grid& marksOf(const Answer& answer) {
    static const Grid none;
    if (const Grid* presses = pressesOf(answer)) return *presses;
    const auto* impossible = std::get_if<Impossible>(&answer);
    return impossible == nullptr || impossible->witnesses.empty() ? none
                                                                  : impossible->witnesses.front().cells;
}

QString wordsFor(const Outcome& outcome, Goal::Kind goal) {
    QStringList words{answer_words::subline(outcome, goal)};
    const QString proof = answer_words::proofLine(outcome);
    if (!proof.isEmpty()) words << proof;
    const Grid& marks = marksOf(outcome.answer);
    if (!marks.none())
        words << (pressesOf(outcome.answer) != nullptr
                      ? LargeBoardDialog::tr("The pieces to press are coloured in the picture.")
                      : LargeBoardDialog::tr(
                            "Every press flips an even number of the coloured pieces, but an "
                            "odd number must flip."));
    return words.join(QStringLiteral("\n"));
}

} // namespace

LargeBoardDialog::LargeBoardDialog(std::shared_ptr<const Puzzle> puzzle, QWidget* parent,
                                   const Method& method)
    : QDialog(parent), puzzle_(std::move(puzzle)), picture_(new QLabel(this)), headline_(new QLabel(this)),
      words_(new QLabel(this)), announcer_(new Announcer(this)) {
    setObjectName(QStringLiteral("largeBoard"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QLocale locale;
    const Size size = puzzle_->size();
    setWindowTitle(tr("Board of %1×%2").arg(locale.toString(size.rows), locale.toString(size.columns)));
    picture_->setObjectName(QStringLiteral("largePicture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(leastSide, static_cast<int>(pictureSize(size).height()));
    headline_->setObjectName(QStringLiteral("largeHeadline"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    headline_->setFont(large);
    headline_->setText(tr("Solving…"));
    words_->setObjectName(QStringLiteral("largeWords"));
    words_->setWordWrap(true);
    picture_->setAccessibleName(tr("A picture of the board"));
    for (QLabel* text : {headline_, words_})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    stop_ = buttons->addButton(tr("Stop"), QDialogButtonBox::ActionRole);
    auto* contents = new QWidget;
    auto* parts = new QVBoxLayout(contents);
    parts->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : std::initializer_list<QWidget*>{picture_, headline_, words_}) parts->addWidget(part);
    parts->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(10);
    body_ = new DialogBody(*contents, this);
    layout->addWidget(body_);
    layout->addWidget(new ButtonRow(*buttons, nullptr, this));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(stop_, &QPushButton::clicked, &solving_, &BackgroundJob::finishEarly);
    for (const BackgroundJob* job : {&solving_, &drawing_})
        connect(job, &BackgroundJob::failed, headline_, &QLabel::setText);
    connect(&solving_, &BackgroundJob::runningChanged, stop_,
            [this, close = buttons->button(QDialogButtonBox::Close)] {
                // Whoever uses the keyboard must not lose it with the button.
                const bool isAway = focusWidget() == nullptr || focusWidget() == stop_;
                if (!solving_.isRunning() && isAway) close->setFocus();
                stop_->setVisible(solving_.isRunning());
            });
    const QMargins beside = layout->contentsMargins();
    const int wide = side + beside.left() + beside.right() + body_->widthOfBar();
    resize(sizeHint().expandedTo({wide, 0}).boundedTo(roomForDialog(*this)));
    draw(std::make_shared<Outcome>());
    solve(method);
}

void LargeBoardDialog::solve(const Method& method) {
    solving_.start([this, puzzle = puzzle_, method](Monitor& monitor) -> BackgroundJob::Delivery {
        Budget budget;
        budget.threads = QThread::idealThreadCount();
        const auto outcome =
            std::make_shared<const Outcome>(flip::solve(method, *puzzle, {budget, &monitor}));
        // Here, because presses by the million are counted for them.
        const bool isWrong = wasWrong(*outcome);
        const QString headline = isWrong ? tr("An incorrect answer was found. Please report this board.")
                                         : answer_words::headline(*outcome);
        const QString words = isWrong ? QString() : wordsFor(*outcome, puzzle->goal.kind());
        return [this, outcome, headline, words] {
            headline_->setText(headline);
            words_->setText(words);
            announcer_->say(words.isEmpty() ? headline : tr("%1. %2").arg(headline, words));
            body_->heighten(*this);
            draw(outcome);
        };
    });
}

void LargeBoardDialog::draw(const std::shared_ptr<const Outcome>& outcome) {
    const BoardTheme theme = boardTheme(QString(), puzzle_->goal.kind(), palette());
    const qreal scale = devicePixelRatioF();
    drawing_.start(
        [this, puzzle = puzzle_, outcome, theme, scale](Monitor& monitor) -> BackgroundJob::Delivery {
            const QSize pixels = (pictureSize(puzzle->size()) * scale).toSize();
            QImage image = drawn(*puzzle, marksOf(outcome->answer), theme, pixels, monitor);
            image.setDevicePixelRatio(scale);
            return [this, outcome, image] {
                image_ = image;
                outcome_ = outcome;
                showPicture();
            };
        });
}

void LargeBoardDialog::showPicture() {
    const int room = std::clamp(body_->viewport()->width(), leastSide, side);
    const QSizeF whole = pictureSize(puzzle_->size());
    const QSizeF shown = whole * std::min(room / whole.width(), 1.0);
    picture_->setMinimumHeight(qCeil(shown.height()));
    if (image_.isNull()) return;
    QImage fitted = image_;
    if (shown.width() < whole.width())
        fitted = image_.scaled((shown * image_.devicePixelRatio()).toSize(), Qt::IgnoreAspectRatio,
                               Qt::SmoothTransformation);
    picture_->setPixmap(QPixmap::fromImage(fitted));
}

void LargeBoardDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    showPicture();
}

void LargeBoardDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // Its colours are those of the desktop.
    if (event->type() == QEvent::PaletteChange && outcome_ != nullptr) draw(outcome_);
}

} // namespace flip::ui
