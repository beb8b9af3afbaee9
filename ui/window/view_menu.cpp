#include "ui/window/view_menu.h"

#include "ui/board/board_theme.h"
#include "ui/look/palettes.h"
#include "ui/widgets/commands.h"
#include "ui/window/zoom_menu.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QShortcut>
#include <QSignalBlocker>

namespace flip::ui {

ViewMenu::ViewMenu(const Parts& parts, QWidget* window) : QMenu(tr("&View"), window), parts_(parts) {
    addPanel();
    addPages();
    addLargeAtlas();
    addSeparator();
    addMenu(new ZoomMenu(parts_.centre.stages(), window));
    addBoardSwitches();
    addReduceMotion();
    addSeparator();
    addChoices();
    addSeparator();
    addMenu(&parts_.read);
    addFullScreen();
}

QAction* ViewMenu::addSwitch(const QString& text, const SettingKey<bool>& key,
                             const std::function<void(bool)>& apply) {
    QAction* action = addAction(text);
    action->setCheckable(true);
    action->setChecked(parts_.settings.get(key));
    connect(action, &QAction::toggled, this, [this, key, apply](bool on) {
        parts_.settings.set(key, on);
        apply(on);
    });
    apply(action->isChecked());
    return action;
}

void ViewMenu::addChoice(const QString& text, const std::vector<Choice>& choices,
                         const SettingKey<QString>& key, const std::function<void(const QString&)>& apply) {
    QMenu& menu = *addMenu(text);
    auto* group = new QActionGroup(&menu);
    const QString chosen = parts_.settings.get(key);
    for (const Choice& choice : choices) {
        QAction* action = menu.addAction(choice.title);
        action->setCheckable(true);
        action->setActionGroup(group);
        action->setChecked(chosen == choice.value || group->actions().size() == 1);
        connect(action, &QAction::triggered, this, [this, key, apply, value = choice.value] {
            parts_.settings.set(key, value);
            apply(value);
        });
    }
    apply(chosen);
}

void ViewMenu::addPanel() {
    Centre& centre = parts_.centre;
    QAction* panel = addSwitch(tr("&Panel"), settings::panelVisible,
                               [&centre](bool wanted) { centre.setPanelWanted(wanted); });
    panel->setObjectName(QStringLiteral("panelSwitch"));
    panel->setIcon(ui::icon(QStringLiteral("panel")));
    panel->setShortcut(Qt::Key_F9);
    connect(&centre, &Centre::panelWantedChanged, panel, &QAction::setChecked);
}

void ViewMenu::addPages() {
    Centre& centre = parts_.centre;
    int key = Qt::Key_1;
    for (const QString& page : centre.pages().names()) {
        addCommand(*this, nullptr, centre.pages().title(page), {Qt::CTRL | static_cast<Qt::Key>(key++)},
                   &centre, [&centre, page] { centre.enterPage(page); })
            ->setObjectName(page + QStringLiteral("Page"));
    }
}

void ViewMenu::addLargeAtlas() {
    QAction* large = addCommand(*this, nullptr, tr("&Large Atlas"), {Qt::CTRL | Qt::Key_L}, this, [this] {
        AtlasPage& atlas = parts_.atlas;
        if (atlas.isLarge()) return atlas.setLarge(false);
        if (parts_.centre.isPanelInFront() && atlas.isVisible()) return parts_.centre.leavePanel();
        parts_.centre.enterPage(page_names::atlas);
        atlas.setLarge(true);
    });
    large->setObjectName(QStringLiteral("largeAtlas"));
    // Wherever the keyboard is: in the map, the page, a message, or between them.
    auto* back = new QShortcut(
        Qt::Key_Escape, &parts_.centre, this, [this] { parts_.atlas.setLarge(false); },
        Qt::WidgetWithChildrenShortcut);
    back->setEnabled(false);
    connect(&parts_.atlas, &AtlasPage::largeChanged, back, &QShortcut::setEnabled);
}

void ViewMenu::addBoardSwitches() {
    addSwitch(tr("Mi&nimum Presses Left"), settings::leastPresses, parts_.watchLeast);
    addSwitch(tr("&Timer"), settings::timer, parts_.showTimer);
    addSwitch(tr("&Coordinates"), settings::coordinates, [this](bool on) {
        for (BoardWidget* board : parts_.centre.stages().boards()) board->setCoordinates(on);
    });
    addSwitch(tr("&Mark the Black Side"), settings::markBlack, [this](bool on) {
        for (BoardWidget* board : parts_.centre.stages().boards()) board->setMarkBlack(on);
    });
}

void ViewMenu::addReduceMotion() {
    QAction* action = addSwitch(tr("&Reduce Motion"), settings::reducedMotion, parts_.reduceMotion);
    // The desktop's choice, until the user makes one.
    connect(&motionWish_, &MotionWish::changed, this, [this, action](bool less) {
        if (parts_.settings.isChosen(settings::reducedMotion)) return;
        const QSignalBlocker blocker(action);
        action->setChecked(less);
        parts_.reduceMotion(less);
    });
}

void ViewMenu::addChoices() {
    std::vector<Choice> themes;
    themes.reserve(boardThemes.size());
    for (const BoardThemeName& theme : boardThemes)
        themes.push_back(
            {QString::fromLatin1(theme.key), QCoreApplication::translate("BoardTheme", theme.title)});
    addChoice(tr("&Board"), themes, settings::theme, [this](const QString& name) {
        for (BoardWidget* board : parts_.centre.stages().boards()) board->setTheme(name);
    });
    addChoice(tr("&Appearance"),
              {{QStringLiteral("system"), tr("Follow the desktop")},
               {QStringLiteral("light"), tr("Light")},
               {QStringLiteral("dark"), tr("Dark")},
               {QStringLiteral("contrast"), tr("High contrast")}},
              settings::appearance, applyAppearance);
}

void ViewMenu::addFullScreen() {
    QWidget* window = parentWidget();
    addCommand(*this, nullptr, tr("&Full Screen"), {Qt::Key_F11}, window, [window] {
        window->setWindowState(window->windowState() ^ Qt::WindowFullScreen);
    })->setObjectName(QStringLiteral("fullScreen"));
}

} // namespace flip::ui
