// The list of recent files, of one window and of several.

#include "tests/support/file_dialogs.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"

#include <QDir>
#include <QTest>
#include <QTextDocument>
#include <QWindow>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestRecentFiles : public UiTest {
    Q_OBJECT

  private slots:

    void recentFilesAreListedTheLatestFirst() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
        for (int i = 0; i < 10; ++i)
            open.window.openSource(write(QStringLiteral("game %1 & more.flip").arg(i), playedFile));
        open.window.openSource(inFolder("game 4 & more.flip"));
        const QStringList names = recentNames(open);
        QCOMPARE(names.size(), GameFiles::mostRecent + 1);
        QCOMPARE(names.mid(0, 3),
                 (QStringList{"game 4 && more.flip", "game 9 && more.flip", "game 8 && more.flip"}));
        open.key(Qt::Key_N, Qt::ControlModifier);
        open.window.findChild<QMenu*>("recentFiles")->actions().at(1)->trigger();
        QCOMPARE(title(open), "game 9 & more.flip");
        open.window.findChild<QMenu*>("recentFiles")->actions().last()->trigger();
        QCOMPARE(recentNames(open), QStringList{"&Clear This List"});
    }

    void recentFilesOfOneNameAreToldApart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        for (const char* place : {"one/week", "two/week", "one"}) QVERIFY(QDir().mkpath(inFolder(place)));
        for (const char* name : {"one/week/a.flip", "two/week/a.flip", "one/b.flip", "one/a.flip"})
            open.window.openSource(write(name, playedFile));
        QCOMPARE(recentNames(open).mid(0, 4),
                 (QStringList{"one/a.flip", "b.flip", "two/week/a.flip", "one/week/a.flip"}));
        open.window.findChild<QMenu*>("recentFiles")->actions().at(3)->trigger();
        QVERIFY(open.window.findChild<QMenu*>("recentFiles")
                    ->actions()
                    .at(3)
                    ->toolTip()
                    .contains(inFolder("one/week/a.flip")));
    }

    void theTipOfAFileIsItsPathWhateverThatLooksLike() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("<b>x & y.flip", playedFile));
        QCOMPARE(recentNames(open).first(), "<b>x && y.flip");
        QTextDocument tip;
        tip.setHtml(open.window.findChild<QMenu*>("recentFiles")->actions().at(0)->toolTip());
        QCOMPARE(tip.toPlainText(), inFolder("<b>x & y.flip"));
    }

    void namesInTheListAreNoWiderThanAMenu() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString longName = QString(200, 'n') + ".flip";
        for (const QString& name : {QStringLiteral("a\tb.flip"), longName})
            open.window.openSource(write(name, playedFile));
        const QStringList names = recentNames(open);
        QVERIFY2(names[0].contains("…") && names[0].endsWith(".flip"), qPrintable(names[0]));
        QVERIFY(open.window.fontMetrics().horizontalAdvance(names[0]) < 600);
        QCOMPARE(names[1], "a b.flip");
        QVERIFY(open.window.findChild<QMenu*>("recentFiles")->actions().at(0)->toolTip().contains(longName));
        QCOMPARE(title(open), longName);
    }

    void theTitleHasTheNameAsItIs() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("a[*]b[*].flip", playedFile));
        const auto shown = [&] { return open.window.windowHandle()->title(); };
        QVERIFY2(shown().startsWith("a[*]b[*].flip"), qPrintable(shown()));
        open.click({0, 0});
        QVERIFY2(shown().startsWith("a[*]b[*].flip*"), qPrintable(shown()));
    }

    void recentFilesOfTwoWindowsAreOneList() {
        OpenWindow one(folder());
        OpenWindow other(folder());
        // Which is first if both write at the same time is open, so each waits until the other one sees it.
        one.window.openSource(write("a.flip", playedFile));
        QTRY_COMPARE(recentNames(other).mid(0, 1), QStringList{"a.flip"});
        other.window.openSource(write("b.flip", playedFile));
        QTRY_COMPARE(recentNames(one).mid(0, 2), (QStringList{"b.flip", "a.flip"}));
        one.window.openSource(write("c.flip", playedFile));
        for (OpenWindow* open : {&one, &other})
            QTRY_COMPARE(recentNames(*open).mid(0, 3), (QStringList{"c.flip", "b.flip", "a.flip"}));
    }

    void aClosedWindowLeavesTheListOfAnotherOne() {
        OpenWindow other(folder());
        for (int i = 0; i < 10; ++i) {
            const QString name = QStringLiteral("b%1.flip").arg(i);
            {
                OpenWindow one(folder());
                one.window.openSource(write("a.flip", playedFile));
                QTRY_VERIFY(Settings().get(settings::recentFiles).contains("a.flip"));
                other.window.openSource(write(name, playedFile));
                QTRY_VERIFY(Settings().get(settings::recentFiles).contains(name));
                // Is still to be written when it goes.
                one.game().replace(samplePuzzle(), "New");
                one.command("Coordinates").toggle();
            }
            QVERIFY(Settings().get(settings::recentFiles).contains(name));
        }
    }

    void settingsThatCannotBeWrittenAreToldOnceAndTriedAgain() {
        // Something is in the way of their folder.
        const QString place = write("settings", "no folder");
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.window.openSource(write("a.flip", playedFile));
        // There is nothing to compute, and nothing else would end the wait.
        constexpr int longest = 10'000;
        const QString told = "Your settings are not being saved. " + place;
        QVERIFY2(QTest::qWaitFor([&] { return open.message().startsWith(told); }, longest),
                 qPrintable(open.message()));
        QVERIFY(open.message().endsWith(" cannot be written."));
        open.click("closeMessage");
        open.window.openSource(write("b.flip", playedFile));
        QCOMPARE(recentNames(open).mid(0, 2), (QStringList{"b.flip", "a.flip"}));
        QVERIFY(QFile::remove(place));
        open.window.openSource(write("c.flip", playedFile));
        QTRY_COMPARE(Settings().lines(settings::recentFiles),
                     (QStringList{inFolder("c.flip"), inFolder("b.flip"), inFolder("a.flip")}));
        QVERIFY2(!open.message().startsWith("Your settings"), qPrintable(open.message()));
    }

    void filesWithTheSameBoardAreToldApart() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString left = write("left.flip", playedFile);
        QByteArray other = playedFile;
        const QString right = write("right.flip", other.replace("press 1 1", "press 4 4"));
        open.window.openSource(left);
        open.window.openSource(right);
        QCOMPARE(title(open), "right.flip");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "right.flip*");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        open.click({2, 2});
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "left.flip");
        QVERIFY(contents(left).contains("press 3 3"));
        QCOMPARE(contents(right), other);
    }
};

QTEST_MAIN(TestRecentFiles)
#include "tst_recent_files.moc"
