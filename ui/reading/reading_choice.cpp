#include "ui/reading/reading_choice.h"

#include "ui/board/mini_board.h"
#include "ui/board/rule_picture.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/widgets/card.h"
#include "ui/words/reading_words.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace flip::ui {

namespace {

constexpr int boardSide = 48;
/// Where there is little room below the board.
constexpr int leastSide = 28;
constexpr int signSide = 22;
constexpr int leastSignSide = 12;
constexpr int margin = 3;
constexpr qreal corner = 6;

/// One reading: its board, the signs of its rule and, if there is room, its description.
class ReadingButton : public QAbstractButton {
  public:
    /// Shows it in few words; says it in full to who asks.
    ReadingButton(const Reading& reading, const QString& words, QWidget* parent)
        : QAbstractButton(parent), puzzle_(reading.puzzles.front().puzzle) {
        setText(words);
        setAccessibleName(reading_words::describe(reading));
        setToolTip(accessibleName());
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }

    [[nodiscard]] QSize sizeHint() const override {
        return {grown(240, font()), grown(boardSide, font()) + 2 * margin};
    }

    [[nodiscard]] QSize minimumSizeHint() const override {
        return {leastSide + 2 * margin, leastSide + 2 * margin};
    }

  protected:
    void keyPressEvent(QKeyEvent* event) override {
        // Their meaning is the same for all readings.
        const bool settles =
            event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Escape;
        if (settles) return event->ignore();
        QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintGround(painter);
        const int side = height() - 2 * margin;
        const QRect board(margin, margin, side, side);
        paintMiniBoard(painter, board, puzzle_.board, miniTheme(palette(), puzzle_.goal.kind()));
        const int left = board.right() + 1 + margin;
        const QRect beside(left, margin, width() - left - margin, side);
        // The words take what they need of the height, and the signs the rest.
        const int signs = std::clamp(side - fontMetrics().height(), leastSignSide, grown(signSide, font()));
        if (beside.width() < ruleWidth(signs)) return;
        paintRule(painter, QRect(beside.topLeft(), QSize(beside.width(), signs)), ruleSigns(puzzle_),
                  palette());
        const QRect words = beside.adjusted(0, signs, 0, 0);
        if (words.height() < fontMetrics().ascent()) return;
        QFont letters = font();
        if (words.height() < fontMetrics().height())
            letters.setPixelSize(std::max(words.height() * 4 / 5, 8));
        painter.setFont(letters);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(letters).elidedText(text(), Qt::ElideRight, words.width()));
    }

  private:
    void paintGround(QPainter& painter) {
        const QRectF ground = QRectF(rect()).adjusted(1, 1, -1, -1);
        const QColor accent = palette().color(QPalette::Highlight);
        if (isChecked() || underMouse() || hasFocus()) {
            painter.setPen(hasFocus()    ? QPen(focusColour(palette()), 2)
                           : isChecked() ? QPen(accent, 1)
                                         : Qt::NoPen);
            painter.setBrush(isChecked() ? currentGround(palette()) : palette().color(QPalette::Window));
            painter.drawRoundedRect(ground, corner, corner);
        }
    }

    Puzzle puzzle_;
};

} // namespace

ReadingChoice::ReadingChoice(QWidget* parent)
    : QFrame(parent), row_(new QHBoxLayout(this)), buttons_(new QButtonGroup(this)) {
    setObjectName(QStringLiteral("readingChoice"));
    setAccessibleName(tr("Possible readings of the text"));
    row_->setContentsMargins(margin, margin, margin, margin);
    row_->setSpacing(margin);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int reading, bool on) {
        if (on) emit chosen(reading);
    });
    hide();
}

void ReadingChoice::offer(const std::vector<Reading>& readings) {
    qDeleteAll(buttons_->buttons());
    const auto sizeOf = [](const Reading& reading) { return reading.puzzles.front().puzzle.size(); };
    const bool sizesDiffer = std::ranges::any_of(
        readings, [&](const Reading& each) { return sizeOf(each) != sizeOf(readings.front()); });
    for (std::size_t i = 0; i < std::min<std::size_t>(readings.size(), mostShown); ++i) {
        const QString words = reading_words::briefly(readings[i], sizesDiffer);
        auto* button = new ReadingButton(readings[i], words, this);
        buttons_->addButton(button, static_cast<int>(i));
        // Each has room in proportion to what it says.
        row_->addWidget(button, grown(boardSide, font()) + fontMetrics().horizontalAdvance(words));
        button->show();
    }
    setCurrent(0);
    show();
}

void ReadingChoice::setCurrent(std::size_t reading) {
    const QSignalBlocker blocker(buttons_);
    if (auto* button = buttons_->button(static_cast<int>(reading))) button->setChecked(true);
}

void ReadingChoice::takeKeyboard() {
    if (auto* button = buttons_->checkedButton()) button->setFocus();
}

void ReadingChoice::dismiss() {
    const bool hadKeyboard = isAncestorOf(window()->focusWidget());
    hide();
    if (hadKeyboard) emit settled();
}

void ReadingChoice::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape:
        return dismiss();
    default:
        QFrame::keyPressEvent(event);
    }
}

void ReadingChoice::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintCard(painter, rect(), palette(), 8);
}

} // namespace flip::ui
