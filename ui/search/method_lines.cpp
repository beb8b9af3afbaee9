#include "ui/search/method_lines.h"

#include "ui/look/grown.h"
#include "ui/look/palettes.h"
#include "ui/widgets/word_label.h"

#include <QPainter>

namespace flip::ui {

namespace {

constexpr int edge = 6;
constexpr int indentWidth = 14;

} // namespace

MethodLines::MethodLines(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("methodLines"));
    setAccessibleName(tr("The method"));
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
}

void MethodLines::setLines(const std::vector<method_words::MethodLine>& lines) {
    qDeleteAll(labels_);
    labels_.clear();
    lit_.reset();
    for (const method_words::MethodLine& line : lines) {
        auto* label = new WordLabel(this);
        label->setText(line.text);
        const int left = grown(edge, font()) + line.indent * grown(indentWidth, font());
        label->setContentsMargins(left, 1, edge, 1);
        layout_->addWidget(label);
        labels_.push_back(label);
    }
    update();
}

void MethodLines::setLit(std::optional<std::size_t> line) {
    if (line == lit_) return;
    lit_ = line;
    update();
}

void MethodLines::paintEvent(QPaintEvent*) {
    if (!lit_ || *lit_ >= labels_.size()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor ground = accent;
    ground.setAlphaF(isDark(palette()) ? 0.28F : 0.14F);
    const QRectF rect = labels_[*lit_]->geometry();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, 4, 4);
    // Recognisable by its shape as well as by its colour.
    painter.setBrush(accent);
    painter.drawRoundedRect(QRectF(rect.left(), rect.top() + 2, grown(3, font()), rect.height() - 4), 1.5,
                            1.5);
}

} // namespace flip::ui
