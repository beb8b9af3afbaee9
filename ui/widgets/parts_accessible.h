#pragma once

#include <QAccessibleWidget>
#include <QPointer>

#include <optional>
#include <unordered_map>

namespace flip::ui {

/// For screen readers, a part of a widget that is no widget itself and has no parts.
class PartAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    /// `index` is its number among the parts of the widget, from 0.
    PartAccessible(QWidget& whole, int index) : whole_(&whole), index_(index) {}

    [[nodiscard]] int index() const { return index_; }

    [[nodiscard]] bool isValid() const override;

    [[nodiscard]] QObject* object() const override { return nullptr; }

    [[nodiscard]] QWindow* window() const override;
    [[nodiscard]] QAccessibleInterface* parent() const override;

    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }

    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }

    [[nodiscard]] int childCount() const override { return 0; }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

    [[nodiscard]] QRect rect() const override;

    void setText(QAccessible::Text, const QString&) override {}

    /// Can have the focus if any part can.
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override;

  protected:
    /// The area in the widget; asked for only while the part is valid.
    [[nodiscard]] virtual QRect area() const = 0;

  private:
    QPointer<QWidget> whole_;
    int index_;
};

/// For screen readers, a widget that is painted in parts, any number of them: they are created when they are
/// asked for. If one of them has the focus, the widget itself has not.
class PartsAccessible : public QAccessibleWidget {
  public:
    using QAccessibleWidget::QAccessibleWidget;

    ~PartsAccessible() override { forgetParts(); }

    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* wanted) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// The part that the keyboard's cursor is on, whether or not the widget has the focus; nothing if there
    /// is no cursor.
    [[nodiscard]] virtual std::optional<int> cursorPart() const = 0;

    /// Says that the part at the cursor has the focus, if the widget has it.
    void tellFocus();
    /// Says that the name of a part has changed, if it has and anybody has asked for that part. The part, or
    /// null if nobody has.
    QAccessibleInterface* tellName(int index);
    /// The same for all parts.
    void tellNames();

  protected:
    [[nodiscard]] virtual PartAccessible* makePart(int index) const = 0;
    /// The part at a point of the widget.
    [[nodiscard]] virtual std::optional<int> partAt(QPoint point) const = 0;

    void forgetParts();

  private:
    /// A part that was asked for, and its name as it was told.
    struct Known {
        QAccessible::Id id = 0;
        QString name;
    };

    /// By their index.
    mutable std::unordered_map<int, Known> known_;
};

/// Says of such a widget that the part at its cursor has the focus, if the widget has it. To be called when
/// the cursor has moved, and when the widget takes the focus: it is said a moment later, since Qt then says
/// that the widget itself has it.
void tellPartFocus(QWidget& whole);

} // namespace flip::ui
