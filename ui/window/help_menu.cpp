#include "ui/window/help_menu.h"

#include "ui/dialogs/text_dialogs.h"
#include "ui/widgets/commands.h"

#include <QCoreApplication>

namespace flip::ui {

namespace {

struct HelpMenu {
    Q_DECLARE_TR_FUNCTIONS(HelpMenu)
};

} // namespace

QMenu& makeHelpMenu(QMainWindow& window, Centre& centre) {
    auto& menu = *new QMenu(HelpMenu::tr("&Help"), &window);
    addCommand(menu, nullptr, HelpMenu::tr("&How to Play"), {}, &window,
               [&window] { showHowToPlay(&window); });
    addCommand(menu, nullptr, HelpMenu::tr("&Guide"), {QKeySequence::HelpContents}, &centre, [&centre] {
        centre.enterPage(page_names::guide);
    })->setObjectName(page_names::guide);
    addCommand(menu, nullptr, HelpMenu::tr("&Keyboard Shortcuts"), {Qt::CTRL | Qt::Key_F1}, &window,
               [&window] { showShortcuts(&window); });
    menu.addSeparator();
    addCommand(menu, nullptr, HelpMenu::tr("&About Flip Game"), {}, &window,
               [&window] { showAbout(&window); });
    return menu;
}

} // namespace flip::ui
