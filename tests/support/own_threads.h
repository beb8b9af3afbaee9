#pragma once

#include "tests/support/ui_test.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace flip::test {

/// How many threads there are besides those of Qt, which have names of their own.
[[nodiscard]] inline int ownThreads() {
    const QDir tasks(QStringLiteral("/proc/self/task"));
    const auto nameOf = [&](const QString& task) { return contents(tasks.filePath(task + "/comm")); };
    const QStringList all = tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    const QByteArray own = nameOf(QString::number(QCoreApplication::applicationPid()));
    return static_cast<int>(
        std::ranges::count_if(all, [&](const QString& task) { return nameOf(task) == own; }));
}

} // namespace flip::test
