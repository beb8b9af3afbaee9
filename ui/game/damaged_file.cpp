#include "ui/game/damaged_file.h"

#include <QFileInfo>

namespace flip::ui {

QString nameForDamaged(const QString& path) {
    constexpr int mostKept = 1000;
    for (int number = 1; number <= mostKept; ++number) {
        QString name = path + QLatin1String(".damaged");
        if (number > 1) name += QString::number(number);
        if (!QFileInfo::exists(name)) return name;
    }
    return {};
}

} // namespace flip::ui
