#include "ui/reading/large_board_dialog.h"

#include "ui/board/board_theme.h"
#include "ui/board/cell_picture.h"
#include "ui/words/answer_words.h"

#include <QDialogButtonBox>
#include <QLocale>
#include <QThread>
#include <QVBoxLayout>

namespace flip::ui {

namespace {

/// Of the picture, in pixels.
constexpr qreal side = 420;

QImage drawn(const Puzzle& puzzle, const Grid& marked, const BoardTheme& theme, qreal scale) {
    const bool hasMarks = marked.size() == puzzle.size();
    const auto colours = [&](int row, int column, std::span<QRgb> line) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Cell cell{row, column + static_cast<int>(i)};
            const bool isMarked = hasMarks && marked.test(cell);
            line[i] = (isMarked ? theme.accent : puzzle.board.test(cell) ? theme.black : theme.white).rgb();
        }
    };
    const auto geometry = BoardGeometry::bare({side, side}, puzzle.size());
    return cellPicture(geometry, {0, 0, side, side}, scale, colours).image;
}

/// What is marked in the picture: the presses, or the proof that there are none.
Grid marksOf(const Answer& answer) {
    if (const Grid* presses = pressesOf(answer)) return *presses;
    const auto* impossible = std::get_if<Impossible>(&answer);
    return impossible == nullptr || impossible->witnesses.empty() ? Grid()
                                                                  : impossible->witnesses.front().cells;
}

} // namespace

LargeBoardDialog::LargeBoardDialog(std::shared_ptr<const Puzzle> puzzle, QWidget* parent)
    : QDialog(parent), puzzle_(std::move(puzzle)), picture_(new QLabel(this)), headline_(new QLabel(this)),
      words_(new QLabel(this)) {
    setObjectName(QStringLiteral("largeBoard"));
    setAttribute(Qt::WA_DeleteOnClose);
    const QLocale locale;
    const Size size = puzzle_->size();
    setWindowTitle(tr("Board of %1×%2").arg(locale.toString(size.rows), locale.toString(size.columns)));
    picture_->setObjectName(QStringLiteral("largePicture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(static_cast<int>(side), static_cast<int>(side));
    headline_->setObjectName(QStringLiteral("largeHeadline"));
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    headline_->setFont(large);
    headline_->setText(tr("Solving…"));
    words_->setObjectName(QStringLiteral("largeWords"));
    words_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    stop_ = buttons->addButton(tr("Stop"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{picture_, headline_, words_, buttons})
        layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(stop_, &QPushButton::clicked, &solving_, &SolveJob::finishEarly);
    connect(&solving_, &SolveJob::answered, this, &LargeBoardDialog::answer);
    connect(&solving_, &SolveJob::failed, headline_, &QLabel::setText);
    connect(&solving_, &SolveJob::runningChanged, stop_, [this] { stop_->setEnabled(solving_.isRunning()); });
    draw({});
    Budget budget;
    budget.threads = QThread::idealThreadCount();
    solving_.start(defaultMethod(), *puzzle_, budget);
}

void LargeBoardDialog::answer(const SolveReport& report) {
    if (!report.verified)
        return headline_->setText(tr("An incorrect answer was found. Please report this board."));
    const Outcome& outcome = report.outcome;
    headline_->setText(answer_words::headline(outcome));
    QStringList words{answer_words::subline(outcome, puzzle_->goal.kind())};
    const QString proof = answer_words::proofLine(outcome);
    if (!proof.isEmpty()) words << proof;
    const Grid marks = marksOf(outcome.answer);
    if (marks.size() == puzzle_->size() && !marks.none())
        words << (pressesOf(outcome.answer) != nullptr
                      ? tr("The pieces to press are coloured in the picture.")
                      : tr("Every press flips an even number of the coloured pieces, but an odd number must "
                           "flip."));
    words_->setText(words.join(QStringLiteral("\n")));
    draw(marks);
}

void LargeBoardDialog::draw(const Grid& marked) {
    const BoardTheme theme = boardTheme(QString(), puzzle_->goal.kind(), palette());
    const qreal scale = devicePixelRatioF();
    drawing_.start([this, puzzle = puzzle_, marked, theme, scale](Monitor&) -> BackgroundJob::Delivery {
        return [this, image = drawn(*puzzle, marked, theme, scale)] {
            picture_->setPixmap(QPixmap::fromImage(image));
        };
    });
}

} // namespace flip::ui
