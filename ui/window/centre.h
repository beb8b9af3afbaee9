#pragma once

#include "ui/reading/reading_choice.h"
#include "ui/widgets/card.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/page_stack.h"
#include "ui/window/stages.h"
#include "ui/window/window_plan.h"

#include <QBoxLayout>

namespace flip::ui {

/// What settings and commands call the pages that others than they themselves ask for.
namespace page_names {

inline constexpr QLatin1String solution("solution");
inline constexpr QLatin1String search("search");
inline constexpr QLatin1String guide("guide");

} // namespace page_names

/// What lies between tool bar and status line: the stages, messages above them, and the panel with its pages
/// beside or below them. Where the window has no room for the panel, or the person does not want it, it is
/// hidden.
class Centre : public QWidget {
    Q_OBJECT

  public:
    struct Parts {
        MessageBar& messages;
        ReadingChoice& choice;
        Stages& stages;
        PageStack& pages;
    };

    /// Takes the parts over.
    explicit Centre(const Parts& parts, QWidget* parent = nullptr);

    [[nodiscard]] Stages& stages() { return parts_.stages; }

    [[nodiscard]] PageStack& pages() { return parts_.pages; }

    void setPanelWanted(bool wanted);
    /// To be called when the window has another size; until then there is room for everything.
    void arrange(const WindowPlan& plan);

    /// Brings the page to the front, the panel too if it was hidden, and the keyboard to it. A window that
    /// has no room for it says so, and the keyboard stays where it is.
    void enterPage(const QString& page);
    /// Brings the game in play to the front. The panel stays as it is.
    void showPlay();
    /// Brings the page with the solution to the front, and the panel too if it was hidden.
    void showSolution();

  signals:
    void panelWantedChanged(bool wanted);

  private:
    [[nodiscard]] static QString needsRoom();
    void arrange();

    Parts parts_;
    QBoxLayout* layout_;
    Card* panel_;
    WindowPlan plan_;
    bool panelWanted_ = true;
};

} // namespace flip::ui
