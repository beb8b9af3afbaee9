#pragma once

#include "ui/widgets/page_tabs.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QWidget>

namespace flip::ui {

/// Several pages, one of which is shown, with their names above; if these have no room side by side, they are
/// in a box to choose from.
class PageStack : public QWidget {
    Q_OBJECT

  public:
    explicit PageStack(QWidget* parent = nullptr);

    /// Adds a page and takes ownership of it; `name` is stored in the settings. The page can be scrolled if
    /// it is too high; its foot, if it has one, always stays below it.
    void addPage(const QString& name, const QString& title, QWidget& page, QWidget* foot = nullptr);

    [[nodiscard]] QString current() const;
    /// Does nothing if no page has this name.
    void setCurrent(const QString& name);

    [[nodiscard]] QStringList names() const { return names_; }

    [[nodiscard]] QString title(const QString& name) const;

    /// Scrolls until this part of a page is seen, or as much of it as there is room for, from its top; and
    /// the words above it, unless they take more than half of the room.
    void reveal(QWidget& part, QWidget& words);
    /// Moves the keyboard focus to the current page.
    void enter();

  signals:
    void currentChanged(const QString& name);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Shows the names side by side or in the box.
    void fitNames();

    PageTabs* tabs_;
    QComboBox* box_;
    QStackedWidget* stack_;
    QHBoxLayout* head_;
    QStringList names_;
};

} // namespace flip::ui
