#include "ui/widgets/word_label.h"

namespace flip::ui {

QLabel* wordLabel(QWidget* parent, const char* name, Weight weight) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    if (weight == Weight::Quiet) label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace flip::ui
