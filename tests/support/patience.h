#pragma once

#include <QDeadlineTimer>
#include <QTest>

namespace flip::test {

/// How many times as long as the program that people have the tested one may take for anything: more than
/// once under sanitizers and in an emulator.
inline constexpr int slowness = FLIP_SLOWNESS;

/// How long a test waits for an expected event, in milliseconds. Qt's 5 s are too short on a machine that is
/// building something else; unless the test fails, it waits no longer than necessary.
inline constexpr int patience = 60'000 * slowness;

} // namespace flip::test

#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
// Qt's own, when they fail, wait twice as long again to tell how long would have been enough.
#define FLIP_WAIT_FOR(condition)                                                                             \
    for (QDeadlineTimer flipLeft(flip::test::patience); !(condition) && !flipLeft.hasExpired();)             \
    QTest::qWait(20)
#define QTRY_VERIFY(statement)                                                                               \
    do {                                                                                                     \
        FLIP_WAIT_FOR(statement);                                                                            \
        QVERIFY(statement);                                                                                  \
    } while (false)
#define QTRY_VERIFY2(statement, says)                                                                        \
    do {                                                                                                     \
        FLIP_WAIT_FOR(statement);                                                                            \
        QVERIFY2(statement, says);                                                                           \
    } while (false)
#define QTRY_COMPARE(actual, expected)                                                                       \
    do {                                                                                                     \
        FLIP_WAIT_FOR((actual) == (expected));                                                               \
        QCOMPARE(actual, expected);                                                                          \
    } while (false)
