#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/look/motion_wish.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QTest>

using namespace flip::ui;
using namespace flip::test;

namespace {

const QString standard = QStringLiteral("org.freedesktop.appearance");
const QString portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString portalPath = QStringLiteral("/org/freedesktop/portal/desktop");

} // namespace

/// A desktop's settings portal with a single setting.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

  public:
    explicit Portal(uint reduced)
        : reduced_(reduced),
          bus_(QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portal"))) {
        registered_ = bus_.registerService(portalService) &&
                      bus_.registerObject(portalPath, this, QDBusConnection::ExportAllSlots);
    }

    ~Portal() override {
        bus_.unregisterService(portalService);
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }

    [[nodiscard]] bool isRegistered() const { return registered_; }

    void change(uint reduced) {
        reduced_ = reduced;
        QDBusMessage signal = QDBusMessage::createSignal(
            portalPath, QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
        signal << standard << QStringLiteral("reduced-motion") << QVariant::fromValue(QDBusVariant(reduced));
        bus_.send(signal);
    }

    // NOLINTNEXTLINE(readability-identifier-naming): the interface calls it so
    Q_SLOT flip::ui::DesktopSettings ReadAll(const QStringList& groups) {
        if (!groups.contains(standard)) return {};
        return {{standard, {{QStringLiteral("reduced-motion"), reduced_}}}};
    }

  private:
    uint reduced_;
    QDBusConnection bus_;
    bool registered_ = false;
};

class TestMotionWish : public UiTest {
    Q_OBJECT

    static QAction& reduceMotion(OpenWindow& open) { return open.command(QStringLiteral("Reduce Motion")); }

  private slots:

    void theDesktopsSettingsAreUnderstood_data() {
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QVariant>("value");
        QTest::addColumn<bool>("less");
        const auto row = [](const char* title, const char* group, const char* name, const QVariant& value,
                            bool less) {
            QTest::newRow(title) << QString::fromLatin1(group) << QString::fromLatin1(name) << value << less;
        };
        const char* all = "org.freedesktop.appearance";
        const char* gnome = "org.gnome.desktop.interface";
        const char* kde = "org.kde.kdeglobals.KDE";
        row("the standard says reduced", all, "reduced-motion", 1U, true);
        row("the standard says nothing", all, "reduced-motion", 0U, false);
        row("the standard says something unknown", all, "reduced-motion", 7U, false);
        row("GNOME without animations", gnome, "enable-animations", false, true);
        row("GNOME with animations", gnome, "enable-animations", true, false);
        row("GNOME with a text instead", gnome, "enable-animations", QStringLiteral("no"), false);
        row("KDE with instant animations", kde, "AnimationDurationFactor", QStringLiteral("0"), true);
        row("KDE with slow animations", kde, "AnimationDurationFactor", QStringLiteral("1.5"), false);
        row("KDE with rubbish", kde, "AnimationDurationFactor", QStringLiteral("fast"), false);
        row("a setting of another name", all, "colour-scheme", 1U, false);
    }

    void theDesktopsSettingsAreUnderstood() {
        QFETCH(QString, group);
        QFETCH(QString, name);
        QFETCH(QVariant, value);
        QTEST(wantsLessMotion({{group, {{name, value}}}}), "less");
    }

    void theWindowFollowsTheDesktop() {
        if (!QDBusConnection::sessionBus().isConnected())
            QSKIP("There is no session bus to talk to a desktop.");
        qDBusRegisterMetaType<DesktopSettings>();
        Portal portal(1);
        QVERIFY(portal.isRegistered());
        OpenWindow open(folder());
        QTRY_VERIFY(reduceMotion(open).isChecked());
        portal.change(0);
        QTRY_VERIFY(!reduceMotion(open).isChecked());
        portal.change(1);
        QTRY_VERIFY(reduceMotion(open).isChecked());
    }

    void thePersonsOwnChoiceComesFirst() {
        if (!QDBusConnection::sessionBus().isConnected())
            QSKIP("There is no session bus to talk to a desktop.");
        qDBusRegisterMetaType<DesktopSettings>();
        Portal portal(0);
        MotionWish wish;
        OpenWindow open(folder());
        reduceMotion(open).trigger();
        reduceMotion(open).trigger();
        portal.change(1);
        QTRY_VERIFY(wish.isLess());
        QVERIFY(!reduceMotion(open).isChecked());
    }
};

QTEST_MAIN(TestMotionWish)
#include "tst_motion_wish.moc"
