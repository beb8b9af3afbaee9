#pragma once

#include "ui/widgets/page_tabs.h"

#include <QStackedWidget>
#include <QWidget>

namespace flip::ui {

/// Several pages of which one is shown, with their names above.
class PageStack : public QWidget {
    Q_OBJECT

  public:
    explicit PageStack(QWidget* parent = nullptr);

    /// `name` is what settings remember. Takes the page over; where it is higher than its room it is
    /// scrolled.
    void addPage(const QString& name, const QString& title, QWidget& page);

    [[nodiscard]] QString current() const;
    /// Nothing happens where no page has this name.
    void setCurrent(const QString& name);

    [[nodiscard]] QStringList names() const { return names_; }

    [[nodiscard]] QString title(const QString& name) const;

    /// Puts the keyboard into the current page.
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
