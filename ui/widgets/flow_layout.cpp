#include "ui/widgets/flow_layout.h"

#include <algorithm>
#include <utility>

namespace flip::ui {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
    setSpacing(8);
}

FlowLayout::~FlowLayout() {
    for (QLayoutItem* item : items_) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) items_.erase(items_.begin() + index);
    return item;
}

int FlowLayout::heightForWidth(int width) const { return place({0, 0, width, 0}, false); }

QSize FlowLayout::sizeHint() const {
    QSize all;
    for (const QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize each = item->sizeHint();
        all = {all.width() + (all.width() == 0 ? 0 : spacing()) + each.width(),
               std::max(all.height(), each.height())};
    }
    return all;
}

QSize FlowLayout::minimumSize() const {
    QSize least;
    for (const QLayoutItem* item : items_) {
        if (!item->isEmpty()) least = least.expandedTo(item->minimumSize());
    }
    return least;
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool moves) const {
    QPoint at = rect.topLeft();
    int high = 0;
    std::vector<std::pair<QLayoutItem*, QRect>> row;
    // What is lower than others stands in the middle of their height.
    const auto endRow = [&] {
        for (auto& [item, place] : row) {
            if (moves) item->setGeometry(place.translated(0, (high - place.height()) / 2));
        }
        row.clear();
    };
    for (QLayoutItem* item : items_) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo({rect.width(), QLAYOUTSIZE_MAX});
        if (at.x() > rect.left() && at.x() + size.width() > rect.left() + rect.width()) {
            endRow();
            at = {rect.left(), at.y() + high + spacing()};
            high = 0;
        }
        row.emplace_back(item, QRect(at, size));
        at.rx() += size.width() + spacing();
        high = std::max(high, size.height());
    }
    endRow();
    return at.y() + high - rect.top();
}

} // namespace flip::ui
