#pragma once

#include <QTest>

namespace flip::test {

/// How long a test waits for an expected event, in milliseconds. Qt's 5 s are too short on a machine that is
/// building something else; unless the test fails, it waits no longer than necessary.
inline constexpr int patience = 60'000;

} // namespace flip::test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(statement) QTRY_VERIFY_WITH_TIMEOUT((statement), flip::test::patience)
#define QTRY_VERIFY2(statement, says) QTRY_VERIFY2_WITH_TIMEOUT((statement), (says), flip::test::patience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, flip::test::patience)
