#pragma once

#include "core/solve/method.h"

#include <QComboBox>

namespace flip::ui {

/// A box to choose one of the methods; each has a tool tip that explains it.
class MethodBox : public QComboBox {
    Q_OBJECT

  public:
    explicit MethodBox(QWidget* parent = nullptr);

    [[nodiscard]] const Method& method() const;
    /// Unknown names mean the default method.
    void setMethod(const QString& name);

  signals:
    /// The user has chosen a method.
    void chosen(const flip::Method& method);
};

/// A text of core as a QString.
[[nodiscard]] QString textOf(std::string_view text);

} // namespace flip::ui
