#pragma once

#include "core/solve/method.h"

#include <QByteArray>
#include <QTest>

#include <iterator>
#include <string_view>

namespace flip::test {

/// A row for each method, with its name.
inline void addMethods() {
    QTest::addColumn<QByteArray>("name");
    for (const Method& method : methods())
        QTest::newRow(method.name.data()) << QByteArray(method.name.data(), std::ssize(method.name));
}

/// That of the current row.
inline const Method& fetchedMethod() {
    const QByteArray name = *static_cast<QByteArray*>(QTest::qData("name", qMetaTypeId<QByteArray>()));
    return *findMethod(std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
}

} // namespace flip::test
