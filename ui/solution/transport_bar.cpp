#include "ui/solution/transport_bar.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/round_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QSignalBlocker>

#include <array>
#include <cmath>

namespace flip::ui {

namespace {

constexpr std::array speeds{0.25, 0.5, 1.0, 2.0, 4.0, 8.0, SolutionPlayer::instantSpeed};

} // namespace

bool handlePlayerKey(SolutionPlayer& player, int key) {
    switch (key) {
    case Qt::Key_Left:
        player.stepBack();
        return true;
    case Qt::Key_Right:
        player.stepForward();
        return true;
    case Qt::Key_Home:
        player.goTo(0);
        return true;
    case Qt::Key_End:
        player.goTo(player.count());
        return true;
    case Qt::Key_Space:
        player.toggle();
        return true;
    default:
        return false;
    }
}

TransportBar::TransportBar(SolutionPlayer& player, QWidget* parent)
    : QWidget(parent), player_(player), play_(new RoundButton(this)), slider_(new StepSlider(this)),
      place_(new QLabel(this)), speed_(new QComboBox(this)) {
    setObjectName(QStringLiteral("transport"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->setSpacing(4);
    first_ = addButton(QStringLiteral("first"), tr("First step"), nullptr);
    previous_ = addButton(QStringLiteral("previous"), tr("Previous step"), &SolutionPlayer::stepBack);
    play_->setObjectName(QStringLiteral("playPause"));
    play_->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(play_);
    next_ = addButton(QStringLiteral("next"), tr("Next step"), &SolutionPlayer::stepForward);
    last_ = addButton(QStringLiteral("last"), tr("Last step"), nullptr);
    slider_->setObjectName(QStringLiteral("stepSlider"));
    slider_->setAccessibleName(tr("Steps of the solution"));
    slider_->setToolTip(tr("Drag to any step. ← → step, Home and End jump, Space plays"));
    slider_->installEventFilter(this);
    layout->addWidget(slider_, 1);
    layout->addWidget(place_);
    place_->setObjectName(QStringLiteral("place"));
    layout->addSpacing(4);
    addSpeeds();
    layout->addWidget(speed_);
    connect(first_, &QToolButton::clicked, &player_, [this] { player_.goTo(0); });
    connect(last_, &QToolButton::clicked, &player_, [this] { player_.goTo(player_.count()); });
    connect(play_, &QToolButton::clicked, &player_, &SolutionPlayer::toggle);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { slider_->isSliderDown() ? player_.scrubTo(value) : player_.goTo(value); });
    connect(&player_, &SolutionPlayer::changed, this, &TransportBar::refresh);
    refresh();
}

QToolButton* TransportBar::addButton(const QString& iconName, const QString& name,
                                     void (SolutionPlayer::*act)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(iconName);
    button->setIcon(icon(iconName));
    button->setIconSize(QSize(20, 20));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    // The slider is the bar's one Tab stop; its keys do what the buttons do.
    button->setFocusPolicy(Qt::NoFocus);
    if (act != nullptr) connect(button, &QToolButton::clicked, &player_, act);
    layout()->addWidget(button);
    return button;
}

void TransportBar::addSpeeds() {
    speed_->setObjectName(QStringLiteral("speed"));
    speed_->setAccessibleName(tr("Speed"));
    speed_->setToolTip(tr("Speed of playing"));
    for (const double speed : speeds) {
        const bool instant = speed >= SolutionPlayer::instantSpeed;
        speed_->addItem(instant ? tr("Instant") : tr("%1×").arg(QLocale().toString(speed)), speed);
    }
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
    setVisible(player_.isActive() && player_.count() > 0);
    const QSignalBlocker blocker(slider_);
    slider_->setRange(0, player_.count());
    slider_->setValue(player_.index());
    place_->setText(tr("%1 of %2").arg(player_.index()).arg(player_.count()));
    place_->setMinimumWidth(
        place_->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(player_.count()).arg(player_.count())));
    for (auto* button : {first_, previous_}) button->setEnabled(player_.index() > 0);
    for (auto* button : {next_, last_}) button->setEnabled(player_.index() < player_.count());
    const QString name = player_.isPlaying() ? tr("Pause") : tr("Play");
    play_->setIcon(icon(player_.isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
    play_->setToolTip(name);
    play_->setAccessibleName(name);
}

} // namespace flip::ui
