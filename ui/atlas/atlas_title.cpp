#include "ui/atlas/atlas_title.h"

#include "ui/look/icons.h"
#include "ui/widgets/word_label.h"

#include <QResizeEvent>

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

struct View {
    /// In settings.
    const char* name;
    /// To be translated in the context "AtlasTitle".
    const char* title;
    /// Of all boards; nothing shows the hardest ones.
    std::optional<AtlasOrder> order;
};

constexpr std::array views{
    View{"presses", QT_TRANSLATE_NOOP("AtlasTitle", "Presses"), AtlasOrder::Presses},
    View{"pieces", QT_TRANSLATE_NOOP("AtlasTitle", "Pieces"), AtlasOrder::Pieces},
    View{"hardest", QT_TRANSLATE_NOOP("AtlasTitle", "Hardest"), std::nullopt},
};

QStringList viewTitles() {
    QStringList titles;
    for (const View& view : views) titles << AtlasTitle::tr(view.title);
    return titles;
}

} // namespace

AtlasTitle::AtlasTitle(QWidget* parent)
    : QWidget(parent), row_(new QGridLayout(this)), heading_(wordLabel(this, "atlasHeading")),
      views_(new SegmentedSwitch(tr("Order of the boards"), viewTitles(), this)),
      enlarge_(new QToolButton(this)) {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    heading_->setFont(large);
    views_->setObjectName(QStringLiteral("atlasOrders"));
    enlarge_->setObjectName(QStringLiteral("enlargeAtlas"));
    enlarge_->setAutoRaise(true);
    enlarge_->setFocusPolicy(Qt::StrongFocus);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->setSpacing(6);
    row_->setColumnStretch(0, 1);
    row_->addWidget(heading_, 0, 0);
    row_->addWidget(views_, 0, 1);
    row_->addWidget(enlarge_, 0, 2);
    setLarge(false);
    connect(views_, &SegmentedSwitch::currentChanged, this, [this](int choice) {
        const View& view = views[static_cast<std::size_t>(choice)];
        emit viewChosen(QLatin1String(view.name), view.order);
    });
    connect(enlarge_, &QToolButton::clicked, this, &AtlasTitle::enlargeClicked);
}

void AtlasTitle::setHeading(const QString& text) {
    heading_->setText(text);
    arrange();
}

void AtlasTitle::setView(const QString& name) {
    const auto* const view =
        std::ranges::find_if(views, [&](const View& each) { return name == QLatin1String(each.name); });
    if (view != views.end()) views_->setCurrent(static_cast<int>(view - views.begin()));
}

void AtlasTitle::setLarge(bool large) {
    enlarge_->setIcon(icon(large ? QStringLiteral("shrink") : QStringLiteral("enlarge")));
    enlarge_->setToolTip(large ? tr("Show the board again (Escape)")
                               : tr("Show the atlas large, in place of the board"));
    enlarge_->setAccessibleName(large ? tr("Show the board") : tr("Enlarge"));
}

void AtlasTitle::arrange() {
    const int room = width() - 2 * row_->spacing();
    const int wanted = heading_->fontMetrics().horizontalAdvance(heading_->text()) +
                       views_->sizeHint().width() + enlarge_->sizeHint().width();
    if (wanted > room) {
        row_->addWidget(views_, 1, 0, 1, 3, Qt::AlignLeft);
    } else {
        row_->addWidget(views_, 0, 1);
    }
}

void AtlasTitle::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace flip::ui
