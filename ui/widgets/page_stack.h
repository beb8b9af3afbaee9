#pragma once

#include "ui/widgets/page_tabs.h"

#include <QStackedWidget>
#include <QWidget>

namespace flip::ui {

/// Several pages, one of which is shown, with their names above.
class PageStack : public QWidget {
    Q_OBJECT

  public:
    explicit PageStack(QWidget* parent = nullptr);

    /// Adds a page and takes ownership of it; `name` is stored in the settings. The page can be scrolled if
    /// it is too high.
    void addPage(const QString& name, const QString& title, QWidget& page);

    [[nodiscard]] QString current() const;
    /// Does nothing if no page has this name.
    void setCurrent(const QString& name);

    [[nodiscard]] QStringList names() const { return names_; }

    [[nodiscard]] QString title(const QString& name) const;

    /// Moves the keyboard focus to the current page.
    void enter();

  signals:
    void currentChanged(const QString& name);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    PageTabs* tabs_;
    QStackedWidget* stack_;
    QStringList names_;
};

} // namespace flip::ui
