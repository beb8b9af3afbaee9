#include "ui/search/pictures/coset_picture.h"

#include "ui/board/mini_board.h"
#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/widgets/parts_accessible.h"
#include "ui/words/answer_words.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <cmath>

namespace flip::ui {

namespace {

using Kind = TraceEvent::Kind;

qreal titleHeight(const QFont& font) { return grown(22, font); }

qreal axisHeight(const QFont& font) { return grown(18, font); }

qreal captionHeight(const QFont& font) { return grown(34, font); }

int largestDot(const QFont& font) { return grown(22, font); }

qreal widestColumn(const QFont& font) { return grown(64, font); }

/// Smaller dots could not be distinguished or clicked.
constexpr qreal smallestDot = 6;

/// A solution, of the colour that it reaches.
void paintDot(QPainter& painter, const QRectF& rect, Colour colour, const QPalette& palette) {
    const BoardTheme theme = miniTheme(palette);
    painter.setPen(QPen(quietText(palette), 1));
    painter.setBrush(colour == Colour::White ? theme.white : theme.black);
    painter.drawEllipse(rect.center(), rect.width() * 0.36, rect.width() * 0.36);
}

/// One that has not been weighed yet: a small square, because its colour is not known.
void paintUnweighed(QPainter& painter, const QRectF& rect, const QPalette& palette) {
    const QPointF half(rect.width() * 0.12, rect.width() * 0.12);
    painter.setPen(Qt::NoPen);
    painter.setBrush(quietText(palette));
    painter.drawRect(QRectF(rect.center() - half, rect.center() + half));
}

/// Of a column: those that have been weighed, or all.
QColor columnColour(bool weighed, const QPalette& palette) {
    QColor plain = quietText(palette);
    plain.setAlphaF(weighed ? 0.7F : 0.25F);
    return plain;
}

void paintRing(QPainter& painter, QPointF at, qreal radius, const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, 2));
    painter.drawEllipse(at, radius, radius);
}

QString number(std::size_t count) { return QLocale().toString(static_cast<qulonglong>(count)); }

} // namespace

CosetPicture::CosetPicture(QWidget* parent)
    : ReplayPicture(QStringLiteral("cosetPicture"), tr("All solutions"), parent) {
    setFocusPolicy(Qt::StrongFocus);
}

void CosetPicture::add(std::size_t position, const TraceEvent& event) {
    solutions_.push_back({position, std::popcount(event.presses), static_cast<Colour>(event.level)});
}

void CosetPicture::begin() {
    solutions_.clear();
    columns_.clear();
    lighter_.clear();
    hovered_.reset();
    cursor_ = 0;
    const auto events = replay().trace().events();
    isLightestAlone_ = std::ranges::find(events, Kind::Try, &TraceEvent::kind) == events.end();
    for (std::size_t i = 0; i < events.size(); ++i) {
        const TraceEvent& event = events[i];
        if (event.kind != Kind::Try && event.kind != Kind::Found) continue;
        // An answer follows the event of its solution; if that was not kept, it replaces it.
        const bool known = event.kind == Kind::Found && !solutions_.empty() &&
                           events[solutions_.back().position - 1].presses == event.presses;
        if (!known) add(i + 1, event);
        if (event.kind == Kind::Found) lighter_.push_back(solutions_.size() - 1);
    }
    if (solutions_.empty()) return;
    const auto [least, most] = std::ranges::minmax(solutions_, {}, &Solution::presses);
    least_ = least.presses;
    columns_.resize(static_cast<std::size_t>(most.presses - least_) + 1);
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
        auto& column = columns_[static_cast<std::size_t>(solutions_[i].presses - least_)];
        solutions_[i].rank = column.size();
        column.push_back(i);
    }
    layOut();
    tellItems(*this);
}

void CosetPicture::place() {}

void CosetPicture::layOut() {
    if (columns_.empty()) return;
    const qreal wide = columnRect(least_).width() - 4;
    const qreal high = columnRect(least_).height();
    const std::size_t most = std::ranges::max_element(columns_, {}, &std::vector<std::size_t>::size)->size();
    for (dot_ = largestDot(font()); dot_ >= smallestDot; dot_ -= 1) {
        across_ = static_cast<std::size_t>(std::max(std::floor(wide / dot_), 0.0));
        if (across_ > 0 && std::ceil(static_cast<qreal>(most) / static_cast<qreal>(across_)) * dot_ <= high)
            return;
    }
    dot_ = 0;
}

QRectF CosetPicture::columnRect(int presses) const {
    const qreal wide = std::min(width() / static_cast<qreal>(std::max<std::size_t>(columns_.size(), 1)),
                                widestColumn(font()));
    return {(presses - least_) * wide, titleHeight(font()), wide,
            height() - titleHeight(font()) - axisHeight(font()) - captionHeight(font())};
}

const std::vector<std::size_t>& CosetPicture::column(int presses) const {
    return columns_[static_cast<std::size_t>(presses - least_)];
}

QRectF CosetPicture::solutionRect(std::size_t solution) const {
    const Solution& each = solutions_[solution];
    const QRectF column = columnRect(each.presses);
    if (dot_ == 0) return column;
    const qreal used = dot_ * static_cast<qreal>(across_);
    const qreal left = column.left() + (column.width() - used) / 2;
    const std::size_t layer = each.rank / across_ + 1;
    return {left + dot_ * static_cast<qreal>(each.rank % across_),
            column.bottom() - dot_ * static_cast<qreal>(layer), dot_, dot_};
}

std::size_t CosetPicture::weighed() const {
    const auto after = std::ranges::upper_bound(solutions_, replay().position(), {}, &Solution::position);
    return static_cast<std::size_t>(after - solutions_.begin());
}

std::optional<std::size_t> CosetPicture::present() const {
    const std::size_t count = weighed();
    return count == 0 ? std::nullopt : std::optional(count - 1);
}

std::optional<std::size_t> CosetPicture::lightest() const {
    const auto after = std::ranges::lower_bound(lighter_, weighed());
    return after == lighter_.begin() ? std::nullopt : std::optional(*(after - 1));
}

std::optional<std::size_t> CosetPicture::solutionAt(QPointF point) const {
    if (columns_.empty()) return std::nullopt;
    const int index = static_cast<int>(std::floor(point.x() / columnRect(least_).width()));
    if (index < 0 || index >= static_cast<int>(columns_.size())) return std::nullopt;
    for (const std::size_t solution : column(least_ + index)) {
        if (solutionRect(solution).contains(point)) return solution;
    }
    return std::nullopt;
}

std::optional<std::size_t> CosetPicture::current() const {
    if (!hasReplay() || solutions_.empty()) return std::nullopt;
    if (hovered_) return hovered_;
    return hasFocus() ? std::optional(cursor_) : std::nullopt;
}

QString CosetPicture::sentence(std::size_t solution) const {
    const Solution& each = solutions_[solution];
    const QString presses = answer_words::presses(each.presses);
    const QString colour = answer_words::reached(each.colour, puzzle().goal.kind());
    if (dot_ > 0) {
        return tr("Solution %1 of %2: %3, for %4. A click goes there.")
            .arg(number(solution + 1), number(solutions_.size()), presses, colour);
    }
    if (isLightestAlone_)
        return tr("The lightest of many solutions has %1. A click goes there.").arg(presses);
    if (solutions_.size() == 1) return tr("The only solution has %1. A click goes there.").arg(presses);
    const std::size_t alike = column(each.presses).size();
    if (alike == 1)
        return tr("1 of %1 solutions has %2. A click goes there.").arg(number(solutions_.size()), presses);
    return tr("%1 of %2 solutions have %3. A click goes to the first.")
        .arg(number(alike), number(solutions_.size()), presses);
}

QString CosetPicture::caption() const {
    if (const auto solution = current()) return sentence(*solution);
    return tr("A click goes to a solution.");
}

std::vector<LegendEntry> CosetPicture::legend() const {
    const auto ring = [](QPainter& painter, const QRectF& rect, const QPalette& palette) {
        paintRing(painter, rect.center(), rect.width() * 0.4, miniTheme(palette).accent);
    };
    std::vector<LegendEntry> all{{ring, tr("weighed now")},
                                 markEntry(MarkShape::Pressed, tr("the lightest so far"))};
    if (!hasReplay()) return all;
    if (dot_ == 0) {
        for (const bool weighed : {true, false})
            all.push_back(
                {barSign([weighed](const QPalette& palette) { return columnColour(weighed, palette); }),
                 weighed ? tr("weighed") : tr("not weighed yet")});
        return all;
    }
    for (const Colour colour : coloursOf(puzzle().goal)) {
        const auto dot = [colour](QPainter& painter, const QRectF& rect, const QPalette& palette) {
            paintDot(painter, rect, colour, palette);
        };
        all.push_back({dot, tr("for %1").arg(answer_words::reached(colour, puzzle().goal.kind()))});
    }
    all.push_back({paintUnweighed, tr("not weighed yet")});
    return all;
}

QString CosetPicture::inWords() const {
    if (!hasReplay() || solutions_.empty()) return {};
    const auto now = present();
    const auto light = lightest();
    if (!now || !light)
        return isLightestAlone_ ? tr("The lightest of many solutions is not known yet.")
               : solutions_.size() == 1
                   ? tr("The only solution is not weighed yet.")
                   : tr("%1 solutions, none weighed yet.").arg(number(solutions_.size()));
    if (isLightestAlone_)
        return tr("The lightest of many solutions has %1.")
            .arg(answer_words::presses(solutions_[*now].presses));
    return tr("Solution %1 of %2 has %3. The lightest so far has %4.")
        .arg(number(*now + 1), number(solutions_.size()), answer_words::presses(solutions_[*now].presses),
             answer_words::presses(solutions_[*light].presses));
}

void CosetPicture::paintDots(QPainter& painter) const {
    const std::size_t done = weighed();
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
        if (i < done) {
            paintDot(painter, solutionRect(i), solutions_[i].colour, palette());
        } else {
            paintUnweighed(painter, solutionRect(i), palette());
        }
    }
}

void CosetPicture::paintColumns(QPainter& painter) const {
    const std::size_t most = std::ranges::max_element(columns_, {}, &std::vector<std::size_t>::size)->size();
    const std::size_t done = weighed();
    painter.setPen(Qt::NoPen);
    for (const auto& column : columns_) {
        if (column.empty()) continue;
        const QRectF room = columnRect(solutions_[column.front()].presses);
        const qreal gap = std::min(room.width() * 0.12, 3.0);
        const auto bar = [&](std::size_t count) {
            const qreal share = static_cast<qreal>(count) / static_cast<qreal>(most);
            const qreal high = count == 0 ? 0 : std::max(room.height() * share, 1.0);
            return QRectF(room.left() + gap, room.bottom() - high, room.width() - 2 * gap, high);
        };
        const auto passed = std::ranges::lower_bound(column, done) - column.begin();
        painter.fillRect(bar(column.size()), columnColour(false, palette()));
        painter.fillRect(bar(static_cast<std::size_t>(passed)), columnColour(true, palette()));
    }
}

void CosetPicture::paintAxis(QPainter& painter) const {
    const QRectF first = columnRect(least_);
    const qreal y = first.bottom() + 0.5;
    painter.setPen(hairline(palette()));
    painter.drawLine(QPointF(0, y), QPointF(first.width() * static_cast<qreal>(columns_.size()), y));
    painter.setPen(quietText(palette()));
    const qreal widthOfNumber =
        painter.fontMetrics().horizontalAdvance(QString::number(least_ + static_cast<int>(columns_.size()))) +
        6;
    const int every = static_cast<int>(std::ceil(widthOfNumber / first.width()));
    for (int i = 0; i < static_cast<int>(columns_.size()); i += every) {
        const QRectF room = columnRect(least_ + i);
        painter.drawText(
            QRectF(room.center().x() - widthOfNumber, y + 1, 2 * widthOfNumber, axisHeight(font())),
            Qt::AlignCenter, QString::number(least_ + i));
    }
}

void CosetPicture::paintMarks(QPainter& painter) const {
    const BoardTheme theme = miniTheme(palette());
    const auto at = [&](std::size_t solution) {
        const QRectF rect = solutionRect(solution);
        // Without dots, the marks are at the foot of the column.
        return dot_ > 0 ? rect.center() : QPointF(rect.center().x(), rect.bottom() - 7);
    };
    const auto mark = [&](std::size_t solution, MarkShape shape) {
        const qreal side = std::max(dot_ * 1.8, 26.0);
        paintMark(painter, shape, QRectF(at(solution) - QPointF(side / 2, side / 2), QSizeF(side, side)),
                  side, theme);
    };
    const auto ring = [&](std::size_t solution, const QColor& colour) {
        paintRing(painter, at(solution), dot_ > 0 ? dot_ * 0.36 + 2.5 : 7, colour);
    };
    if (const auto light = lightest()) mark(*light, MarkShape::Pressed);
    if (const auto now = present()) ring(*now, theme.accent);
    const auto chosen = current();
    if (chosen && dot_ > 0) ring(*chosen, palette().color(QPalette::WindowText));
    if (chosen && dot_ == 0) {
        painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(solutionRect(*chosen).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    }
}

void CosetPicture::paint(QPainter& painter) {
    if (solutions_.empty()) return;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRectF(0, 0, width(), titleHeight(font())), Qt::AlignLeft | Qt::AlignVCenter,
                     isLightestAlone_ ? tr("The lightest of many solutions, by its number of presses")
                     : solutions_.size() == 1
                         ? tr("The solution, by its number of presses")
                         : tr("All %1 solutions, by their number of presses").arg(number(solutions_.size())));
    if (dot_ > 0) {
        paintDots(painter);
    } else {
        paintColumns(painter);
    }
    paintAxis(painter);
    paintMarks(painter);
    painter.setPen(current() ? palette().color(QPalette::WindowText) : quietText(palette()));
    painter.drawText(QRectF(0, height() - captionHeight(font()) + 2, width(), captionHeight(font())),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, caption());
}

void CosetPicture::resizeEvent(QResizeEvent* event) {
    ReplayPicture::resizeEvent(event);
    layOut();
}

void CosetPicture::tellLit() {
    update();
    const auto solution = current();
    if (!solution) return emit cellsLit({});
    const TraceEvent& event = replay().trace().events()[solutions_[*solution].position - 1];
    emit cellsLit(Grid::fromPacked(boardSize(), event.presses).setCells());
}

void CosetPicture::mouseMoveEvent(QMouseEvent* event) {
    if (!hasReplay()) return;
    const auto solution = solutionAt(event->position());
    if (solution == hovered_) return;
    hovered_ = solution;
    tellLit();
}

void CosetPicture::mousePressEvent(QMouseEvent* event) {
    const auto solution = hasReplay() ? solutionAt(event->position()) : std::nullopt;
    if (event->button() != Qt::LeftButton || !solution) return;
    take(*solution);
}

void CosetPicture::take(std::size_t solution) {
    cursor_ = solution;
    emit placeChosen(static_cast<qsizetype>(solutions_[solution].position));
}

void CosetPicture::leaveEvent(QEvent* event) {
    ReplayPicture::leaveEvent(event);
    hovered_.reset();
    tellLit();
}

void CosetPicture::moveCursor(int across, int along) {
    const Solution& from = solutions_[cursor_];
    if (across == 0) {
        const auto& same = column(from.presses);
        const auto rank = static_cast<std::ptrdiff_t>(from.rank) + along;
        if (rank >= 0 && rank < std::ssize(same)) cursor_ = same[static_cast<std::size_t>(rank)];
        return;
    }
    const int most = least_ + static_cast<int>(columns_.size()) - 1;
    for (int presses = from.presses + across; presses >= least_ && presses <= most; presses += across) {
        if (column(presses).empty()) continue;
        cursor_ = column(presses).front();
        return;
    }
}

void CosetPicture::keyPressEvent(QKeyEvent* event) {
    if (!hasReplay() || solutions_.empty()) return ReplayPicture::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        break;
    case Qt::Key_Right:
        moveCursor(1, 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, 1);
        break;
    case Qt::Key_Down:
        moveCursor(0, -1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return take(cursor_);
    default:
        return ReplayPicture::keyPressEvent(event);
    }
    hovered_.reset();
    tellPartFocus(*this);
    tellLit();
}

void CosetPicture::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    tellPartFocus(*this);
    tellLit();
}

void CosetPicture::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    tellLit();
}

} // namespace flip::ui
