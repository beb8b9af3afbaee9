#include "tests/support/ui_test.h"

#include "core/text/board_text.h"
#include "ui/look/window_style.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <QWidget>

namespace flip::test {

QString UiTest::write(const QString& name, const QByteArray& bytes) const {
    QFile file(inFolder(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write a file");
    return file.fileName();
}

void UiTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("flipgame"));
    QCoreApplication::setOrganizationName(QStringLiteral("flipgame"));
    QStandardPaths::setTestModeEnabled(true);
    // Numbers look the same on every machine.
    QLocale::setDefault(QLocale::c());
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) != nullptr)
        QApplication::setStyle(new ui::WindowStyle);
}

void UiTest::init() {
    // Any warning is a failure, but for those of the offscreen platform, which does not place windows.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support )")));
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY2(folder_->isValid(), qPrintable(folder_->errorString()));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, inFolder(QStringLiteral("settings")));
}

void UiTest::cleanup() {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const QWidgetList left = QApplication::topLevelWidgets();
    for (const QWidget* widget : left)
        qInfo("left behind: %s %s", widget->metaObject()->className(), qPrintable(widget->objectName()));
    QVERIFY2(left.isEmpty(), "a window was left behind");
    folder_.reset();
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

Puzzle puzzleOf(const char* text) {
    auto board = readBoard(text);
    if (!board) qFatal("a test has a board that cannot be read: %s", text);
    return Puzzle::flipGame(*std::move(board));
}

QString written(const Puzzle& puzzle) { return QString::fromStdString(writeBoardLine(puzzle.board)); }

} // namespace flip::test
