#pragma once

#include "core/solve/method.h"

#include <QComboBox>

namespace flip::ui {

/// Chooses one of the methods; each explains itself in its tool tip.
class MethodBox : public QComboBox {
    Q_OBJECT

  public:
    explicit MethodBox(QWidget* parent = nullptr);

    [[nodiscard]] const Method& method() const;
    /// Unknown names mean the default method.
    void setMethod(const QString& name);

  signals:
    /// The person has chosen a method.
    void chosen(const flip::Method& method);
};

/// A text of core for the screen.
[[nodiscard]] QString textOf(std::string_view text);

} // namespace flip::ui
