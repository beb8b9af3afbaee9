#include "ui/widgets/transport_bar.h"

#include "ui/look/icons.h"
#include "ui/widgets/round_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>

#include <cmath>

namespace flip::ui {

TransportBar::TransportBar(StepPlayer& player, const QString& steps, Rows rows, QWidget* parent)
    : QWidget(parent), player_(player), rows_(rows),
      first_(button(QStringLiteral("first"), tr("First step"), nullptr)),
      previous_(button(QStringLiteral("previous"), tr("Previous step"), &StepPlayer::stepBack)),
      play_(new RoundButton(this)),
      next_(button(QStringLiteral("next"), tr("Next step"), &StepPlayer::stepForward)),
      last_(button(QStringLiteral("last"), tr("Last step"), nullptr)), slider_(new StepSlider(this)),
      place_(new QLabel(this)), speed_(new QComboBox(this)) {
    setObjectName(QStringLiteral("transport"));
    play_->setObjectName(QStringLiteral("playPause"));
    play_->setFocusPolicy(Qt::NoFocus);
    slider_->setObjectName(QStringLiteral("stepSlider"));
    slider_->setAccessibleName(steps);
    slider_->setToolTip(tr("Drag to any step. ← → step, Home and End jump, Space plays"));
    slider_->installEventFilter(this);
    place_->setObjectName(QStringLiteral("place"));
    addSpeeds();
    arrange();
    connect(first_, &QToolButton::clicked, &player_, [this] { player_.goTo(0); });
    connect(last_, &QToolButton::clicked, &player_, [this] { player_.goTo(player_.count()); });
    connect(play_, &QToolButton::clicked, &player_, &StepPlayer::toggle);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { slider_->isSliderDown() ? player_.scrubTo(value) : player_.goTo(value); });
    connect(&player_, &StepPlayer::changed, this, &TransportBar::refresh);
    refresh();
}

void TransportBar::arrange() {
    if (rows_ == Rows::One) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 1, 0, 1);
        row->setSpacing(4);
        addButtons(*row);
        auto* middle = new QVBoxLayout;
        middle->setSpacing(0);
        slider_->setFixedHeight(22);
        middle->addWidget(slider_);
        middle->addWidget(place_, 0, Qt::AlignHCenter);
        row->addLayout(middle, 1);
        row->addSpacing(4);
        row->addWidget(speed_);
        return;
    }
    auto* both = new QVBoxLayout(this);
    both->setContentsMargins(0, 2, 0, 2);
    both->setSpacing(4);
    auto* bar = new QHBoxLayout;
    bar->addWidget(slider_, 1);
    bar->addWidget(place_);
    both->addLayout(bar);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    // As wide as the speeds, so that the buttons are in the middle where there is room for that.
    row->addItem(new QSpacerItem(speed_->sizeHint().width(), 0, QSizePolicy::Maximum));
    row->addStretch(1);
    addButtons(*row);
    row->addStretch(1);
    row->addWidget(speed_);
    both->addLayout(row);
}

void TransportBar::addButtons(QBoxLayout& layout) {
    for (QToolButton* each : {first_, previous_, play_, next_, last_}) layout.addWidget(each);
}

QToolButton* TransportBar::button(const QString& iconName, const QString& name, void (StepPlayer::*act)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(iconName);
    button->setIcon(icon(iconName));
    button->setIconSize(QSize(20, 20));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    // The slider is the only Tab stop of the bar; its keys do what the buttons do.
    button->setFocusPolicy(Qt::NoFocus);
    if (act != nullptr) connect(button, &QToolButton::clicked, &player_, act);
    return button;
}

void TransportBar::addSpeeds() {
    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Speed of playing"));
    for (const StepPlayer::Speed& speed : player_.speeds()) speed_->addItem(speed.text, speed.value);
    connect(speed_, &QComboBox::activated, this,
            [this] { emit speedChosen(speed_->currentData().toDouble()); });
}

void TransportBar::setSpeed(double speed) {
    int best = 0;
    for (int i = 1; i < speed_->count(); ++i) {
        const auto off = [&](int at) { return std::abs(speed_->itemData(at).toDouble() - speed); };
        if (off(i) < off(best)) best = i;
    }
    speed_->setCurrentIndex(best);
}

bool TransportBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && handlePlayerKey(player_, static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

void TransportBar::refresh() {
    const bool needed = player_.isActive() && player_.count() > 0;
    rows_ == Rows::One ? setVisible(needed) : setEnabled(needed);
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, player_.count());
    slider_->setValue(player_.index());
    const QLocale locale;
    const QString count = locale.toString(player_.count());
    place_->setText(tr("%1 of %2").arg(locale.toString(player_.index()), count));
    place_->setMinimumWidth(place_->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(count, count)));
    for (auto* button : {first_, previous_}) button->setEnabled(player_.index() > 0);
    for (auto* button : {next_, last_}) button->setEnabled(player_.index() < player_.count());
    const QString name = player_.isPlaying() ? tr("Pause") : tr("Play");
    play_->setIcon(icon(player_.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    play_->setToolTip(name);
    play_->setAccessibleName(name);
}

} // namespace flip::ui
