#include "ui/widgets/method_box.h"

namespace flip::ui {

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<int>(text.size()));
}

MethodBox::MethodBox(QWidget* parent) : QComboBox(parent) {
    for (const Method& each : methods()) {
        addItem(textOf(each.name));
        setItemData(count() - 1, textOf(each.summary), Qt::ToolTipRole);
    }
    setAccessibleName(tr("Method"));
    setMethod({});
    connect(this, &QComboBox::activated, this, [this] { emit chosen(method()); });
}

const Method& MethodBox::method() const {
    const Method* found = findMethod(currentText().toStdString());
    return found == nullptr ? defaultMethod() : *found;
}

void MethodBox::setMethod(const QString& name) {
    const Method* known = findMethod(name.toStdString());
    setCurrentText(textOf((known == nullptr ? defaultMethod() : *known).name));
}

} // namespace flip::ui
