#pragma once

#include "ui/atlas/atlas_page.h"
#include "ui/game/settings.h"
#include "ui/look/motion_wish.h"
#include "ui/window/centre.h"
#include "ui/window/read_menu.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// The menu View: what is shown, and how. All choices are saved, and applied again when the menu is created.
class ViewMenu : public QMenu {
    Q_OBJECT

  public:
    struct Parts {
        Settings& settings;
        Centre& centre;
        AtlasPage& atlas;
        ReadMenu& read;
        std::function<void(bool)> watchLeast;
        std::function<void(bool)> showTimer;
        std::function<void(bool)> reduceMotion;
    };

    ViewMenu(const Parts& parts, QWidget* window);

  private:
    /// One of several values of a setting.
    struct Choice {
        QString value;
        QString title;
    };

    void addPanel();
    void addPages();
    void addLargeAtlas();
    void addBoardSwitches();
    void addReduceMotion();
    void addChoices();
    void addFullScreen();
    /// Adds a switch that stores its setting and then calls `apply`, also once for the stored setting.
    QAction* addSwitch(const QString& text, const SettingKey<bool>& key,
                       const std::function<void(bool)>& apply);
    /// Adds a menu of which one entry is checked: the stored one, or the first by default.
    void addChoice(const QString& text, const std::vector<Choice>& choices, const SettingKey<QString>& key,
                   const std::function<void(const QString&)>& apply);

    Parts parts_;
    MotionWish motionWish_;
};

} // namespace flip::ui
