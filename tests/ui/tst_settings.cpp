// The settings file, written by several windows at once: started as `tst_settings --write FOLDER NAME`, this
// program changes settings and a list in quick succession, as a window does.

#include "tests/support/ui_test.h"
#include "ui/game/settings.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QLockFile>
#include <QProcess>
#include <QTest>

#include <memory>
#include <vector>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

constexpr int rounds = 20;
constexpr int mostLines = 1'000;

const SettingKey<QString> list{"test/list", {}};

void useSettingsIn(const QString& folder) {
    QCoreApplication::setApplicationName(QStringLiteral("flipgame"));
    QCoreApplication::setOrganizationName(QStringLiteral("flipgame"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder);
}

/// Waits until the file has this text, if no other window overwrites it.
bool isWritten(const QByteArray& text) {
    const QString path = QSettings().fileName();
    return QTest::qWaitFor([&] { return contents(path).contains(text); }, patience);
}

QString lineOf(const QString& name, int round) { return QStringLiteral("%1%2.").arg(name).arg(round); }

/// First adds lines, then changes a value of one digit, which leaves the file at the same size. Returns how
/// often the value was not there any more.
int writeAs(const QString& name) {
    Settings settings;
    for (int i = 0; i < rounds; ++i) {
        settings.putFirst(list, lineOf(name, i), mostLines);
        static_cast<void>(isWritten(lineOf(name, i).toUtf8()));
    }
    const QByteArray key = name.toUtf8();
    int lost = 0;
    for (int i = 0; i < rounds; ++i) {
        const auto value = [&](int round) {
            return '\n' + key + '=' + QByteArray::number(round % 10) + '\n';
        };
        if (i > 0 && !isWritten(value(i - 1))) ++lost;
        settings.set(SettingKey<int>{key.constData(), 0}, i % 10);
        if (!isWritten(value(i))) ++lost;
    }
    return lost;
}

} // namespace

class TestSettings : public UiTest {
    Q_OBJECT

    [[nodiscard]] QString place() const { return inFolder("settings"); }

  private slots:

    void nothingIsLostBetweenWindowsThatWriteAtOnce() {
        std::vector<std::unique_ptr<QProcess>> windows;
        for (const char* name : {"a", "b"}) {
            windows.push_back(std::make_unique<QProcess>());
            windows.back()->setProcessChannelMode(QProcess::ForwardedErrorChannel);
            windows.back()->start(QCoreApplication::applicationFilePath(), {"--write", place(), name});
        }
        for (const auto& window : windows) {
            QVERIFY(window->waitForFinished(patience));
            QCOMPARE(window->exitCode(), 0);
        }
        const QStringList lines = Settings().lines(list);
        QStringList lost;
        for (const char* name : {"a", "b"}) {
            for (int i = 0; i < rounds; ++i) {
                if (!lines.contains(lineOf(name, i))) lost << lineOf(name, i);
            }
        }
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(' ')));
    }

    void aWindowThatHoldsTheFileForEverKeepsNobodyWaiting() {
        QVERIFY(QDir().mkpath(QFileInfo(QSettings().fileName()).path()));
        QLockFile held(QSettings().fileName() + ".window.lock");
        held.setStaleLockTime(0);
        QVERIFY(held.tryLock());
        QElapsedTimer timer;
        auto settings = std::make_unique<Settings>();
        timer.start();
        settings->putFirst(list, "one", mostLines);
        settings->set(SettingKey<int>{"test/a", 0}, 7);
        // The file is waited for five seconds; a busy machine may hold up what waits for nothing.
        constexpr int longest = 1'000;
        QVERIFY2(timer.elapsed() < longest, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(settings->lines(list), QStringList{"one"});
        // What is not written yet is written at the end, whoever holds the file.
        timer.start();
        settings.reset();
        QVERIFY2(timer.elapsed() < longest, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(Settings().lines(list), QStringList{"one"});
        QCOMPARE(Settings().get(SettingKey<int>{"test/a", 0}), 7);
    }
};

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("--write")) {
        useSettingsIn(arguments[2]);
        return writeAs(arguments[3]);
    }
    TestSettings test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_settings.moc"
