#pragma once

#include "ui/game/settings.h"
#include "ui/look/motion_wish.h"
#include "ui/window/centre.h"

#include <QMenu>

#include <functional>
#include <vector>

namespace flip::ui {

/// The menu View: what is shown, and how. Everything in it is remembered; what was chosen the last time is
/// applied when the menu is made.
class ViewMenu : public QMenu {
    Q_OBJECT

  public:
    struct Parts {
        Settings& settings;
        Centre& centre;
        std::function<void(bool)> watchLeast;
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
    void addBoardSwitches();
    void addReduceMotion();
    void addChoices();
    void addFullScreen();
    /// A switch that stores its setting and then calls `apply`; for what is stored already, too.
    QAction* addSwitch(const QString& text, const SettingKey<bool>& key,
                       const std::function<void(bool)>& apply);
    /// A menu of which one entry is checked: the first where nothing that is offered has been chosen.
    void addChoice(const QString& text, const std::vector<Choice>& choices, const SettingKey<QString>& key,
                   const std::function<void(const QString&)>& apply);

    Parts parts_;
    MotionWish motionWish_;
};

} // namespace flip::ui
