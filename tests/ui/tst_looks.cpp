// The quick part of `flip_looks`, and its checks: that they find what they are for.

#include "tests/support/contrast_check.h"
#include "tests/support/look_over.h"
#include "tests/support/ui_test.h"
#include "tests/support/words_check.h"
#include "tests/tools/accepted.h"
#include "ui/look/palettes.h"

#include <QFile>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

#include <array>

using namespace flip::test;
using namespace flip::tools;
using namespace flip::ui;

namespace {

/// What is wrong with a window, and with what it is about.
using Fault = std::function<void(QWidget&)>;

QLabel& addLabel(QWidget& window, const QString& text, const QRect& place) {
    auto* label = new QLabel(text, &window);
    label->setGeometry(place);
    return *label;
}

void colour(QWidget& widget, const QColor& ink) {
    QPalette palette = widget.palette();
    palette.setColor(QPalette::WindowText, ink);
    widget.setPalette(palette);
}

/// Does not show that it has the focus.
class SecretButton : public QPushButton {
  public:
    using QPushButton::QPushButton;

  protected:
    void paintEvent(QPaintEvent*) override {}
};

/// Has less room than its words need, and says so with an ellipsis.
class ShorteningLabel : public QWidget {
  public:
    explicit ShorteningLabel(QWidget* parent) : QWidget(parent) { setGeometry(10, 10, 100, 30); }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).drawText(rect(), Qt::AlignLeft, QStringLiteral("Solve the bo…"));
    }
};

void addScrolled(QWidget& window, int height) {
    auto* area = new QScrollArea(&window);
    area->setFocusPolicy(Qt::NoFocus);
    area->setGeometry(0, 0, 300, 60);
    auto* page = new QWidget;
    page->resize(200, height);
    addLabel(*page, QStringLiteral("Below"), QRect(10, 35, 180, 40));
    area->setWidget(page);
}

QImage grey(QSize size) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::gray);
    return image;
}

} // namespace

class TestLooks : public UiTest {
    Q_OBJECT

  private slots:

    void whatCannotBeReadOrSeenIsFound_data() {
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<QString>("finding");
        const auto row = [](const char* name, const QString& finding, const Fault& fault) {
            QTest::newRow(name) << fault << finding;
        };
        row("words with enough room are fine", {},
            [](QWidget& window) { addLabel(window, "Solve", QRect(10, 10, 200, 30)); });
        row("a label that is too narrow", "“Solve the board” of QLabel in QWidget is cut off",
            [](QWidget& window) { addLabel(window, "Solve the board", QRect(10, 10, 40, 30)); });
        row("a label that is too low", "“Solve” of QLabel in QWidget is cut off",
            [](QWidget& window) { addLabel(window, "Solve", QRect(10, 10, 100, 6)); });
        row("words beyond the edge of the window", "“Solve the board” of QLabel in QWidget is cut off",
            [](QWidget& window) { addLabel(window, "Solve the board", QRect(280, 10, 200, 30)); });
        row("words on words", "“Board” of QLabel in QWidget overlaps “Solve”", [](QWidget& window) {
            addLabel(window, "Solve", QRect(10, 10, 100, 30));
            addLabel(window, "Board", QRect(20, 12, 100, 30));
        });
        row("words that are shortened", "“Solve the bo…” of QWidget in QWidget is shortened",
            [](QWidget& window) { new ShorteningLabel(&window); });
        row("an ellipsis that says that something will be asked", {},
            [](QWidget& window) { (new QPushButton("Export…", &window))->setGeometry(10, 10, 150, 40); });
        row("words that can be scrolled to are fine", {}, [](QWidget& window) { addScrolled(window, 90); });
        row("a page that is wider than its room",
            "QScrollArea in QWidget has to be scrolled sideways for its layout", [](QWidget& window) {
                addScrolled(window, 90);
                window.findChild<QScrollArea*>()->widget()->resize(400, 90);
            });
        row("words that are cut off where they can be scrolled to", "“Below” of QLabel in QWidget is cut off",
            [](QWidget& window) { addScrolled(window, 55); });
        row("a button of which a part is seen", "only a part of QToolButton in QWidget is seen",
            [](QWidget& window) { (new QToolButton(&window))->setGeometry(290, 10, 40, 40); });
        row("a button beside a page that scrolls down", "only a part of QToolButton in QWidget is seen",
            [](QWidget& window) {
                auto* area = new QScrollArea(&window);
                area->setFocusPolicy(Qt::NoFocus);
                area->setGeometry(0, 0, 300, 60);
                area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
                auto* page = new QWidget;
                page->resize(400, 90);
                auto* button = new QToolButton(page);
                button->setGeometry(270, 0, 40, 20);
                // Otherwise it would be scrolled to.
                button->setFocusPolicy(Qt::NoFocus);
                area->setWidget(page);
            });
        row("faint words",
            "“Solve” of QLabel in QWidget has a contrast of 2.84 instead of 4.5 (#999999 on #ffffff)",
            [](QWidget& window) {
                colour(addLabel(window, "Solve", QRect(10, 10, 200, 30)), QColor(0x999999));
            });
        row("translucent words",
            "“Solve” of QLabel in QWidget has a contrast of 1.91 instead of 4.5 (#bbbbbb on #ffffff)",
            [](QWidget& window) {
                colour(addLabel(window, "Solve", QRect(10, 10, 200, 30)), QColor(0, 0, 0, 68));
            });
        row("words that are disabled may be faint", {}, [](QWidget& window) {
            auto& label = addLabel(window, "Solve", QRect(10, 10, 200, 30));
            colour(label, QColor(0x999999));
            label.setEnabled(false);
        });
        row("a focus that is not shown",
            "the focus on QPushButton in QWidget has a contrast of 1.00 instead of 3",
            [](QWidget& window) { (new SecretButton("Solve", &window))->setGeometry(10, 10, 100, 40); });
    }

    void whatCannotBeReadOrSeenIsFound() {
        QFETCH(Fault, fault);
        QFETCH(QString, finding);
        applyAppearance("light");
        QWidget window;
        window.resize(300, 100);
        QPalette white = window.palette();
        white.setColor(QPalette::Window, Qt::white);
        window.setPalette(white);
        fault(window);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window, patience));
        const ContrastGoals goals = contrastGoals(window.palette());
        const QStringList found =
            unreadableWords(window) + faintThings(window, goals) + faintFocus(window, goals);
        QCOMPARE(found, finding.isEmpty() ? QStringList() : QStringList{finding});
    }

    void everythingCanBeReadAndSeen_data() {
        QTest::addColumn<std::size_t>("scene");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("points");
        const std::array looks{std::pair(QSize(1000, 700), 9), std::pair(QSize(640, 480), 14),
                               std::pair(QSize(1000, 700), 18), std::pair(QSize(400, 400), 18)};
        for (std::size_t scene = 0; scene < scenes().size(); ++scene) {
            for (const auto& [size, points] : looks)
                QTest::addRow("%s in a window of %d by %d with %d pt", scenes()[scene].name, size.width(),
                              size.height(), points)
                    << scene << size << points;
        }
    }

    void everythingCanBeReadAndSeen() {
        QFETCH(std::size_t, scene);
        QFETCH(QSize, size);
        QFETCH(int, points);
        const auto found = lookOver(scenes()[scene], size, points, folder());
        QVERIFY(found.has_value());
        QStringList lines;
        for (const Finding& each : *found)
            lines << QStringLiteral("\n%1: %2").arg(nameOf(each.look), each.sentence);
        QVERIFY2(lines.isEmpty(), qPrintable(lines.join(QString())));
    }

    void picturesAreCompared() {
        const QImage accepted = grey({20, 10});
        QCOMPARE(differingPixels(accepted, accepted), 0);
        QImage now = accepted;
        // Nobody sees the first.
        now.setPixel(3, 3, qRgb(164, 164, 160));
        now.setPixel(4, 4, qRgb(190, 160, 160));
        QCOMPARE(differingPixels(accepted, now), 1);
        QCOMPARE(differingPixels(accepted, grey({10, 30})), 300);
        const QImage sheet = sideBySide(accepted, now);
        QCOMPARE(sheet.size(), QSize(3 * 20 + 3 * 8 - 8, 10));
        QCOMPARE(sheet.pixelColor(28 + 4, 4), QColor(190, 160, 160));
        QCOMPARE(sheet.pixelColor(56 + 4, 4), QColor(224, 0, 0));
        QVERIFY(sheet.pixelColor(56 + 3, 3) != QColor(224, 0, 0));
    }

    void acceptedPicturesAreKept() {
        const QDir pictures(inFolder("pictures"));
        const QDir differences(inFolder("differences"));
        for (const QDir& each : {pictures, differences}) QVERIFY(each.mkpath("."));
        const AcceptedPictures accepted(inFolder("accepted"));
        QVERIFY(accepted.whyNot().startsWith("No pictures have been accepted in "));
        const QImage seen = grey({20, 10});
        for (const char* name : {"play-light.png", "race-light.png"})
            QVERIFY(seen.save(pictures.filePath(name)));
        QCOMPARE(accepted.accept(pictures, QRegularExpression("play")), QString());
        QCOMPARE(accepted.whyNot(), QString());
        QCOMPARE(accepted.compared("play-light.png", seen, differences), QString());
        QCOMPARE(accepted.compared("race-light.png", seen, differences),
                 "The picture has not been accepted yet");
        QCOMPARE(accepted.compared("play-light.png", grey({20, 11}), differences),
                 "The picture differs from the accepted one in 220 pixels");
        QCOMPARE(differences.entryList(QDir::Files), QStringList{"play-light.png"});
        // Others stay as they were, and what is no longer taken goes.
        QVERIFY(grey({20, 11}).save(pictures.filePath("play-light.png")));
        QVERIFY(QFile::remove(pictures.filePath("race-light.png")));
        QCOMPARE(accepted.accept(pictures, QRegularExpression("race")), QString());
        QCOMPARE(accepted.compared("play-light.png", seen, differences), QString());
        // Letters of another machine look different.
        QFile with(inFolder("accepted/taken-with.txt"));
        QVERIFY(with.open(QIODevice::WriteOnly));
        with.write("Qt 7 and the font Quill");
        with.close();
        QVERIFY(
            accepted.whyNot().startsWith("The accepted pictures were taken with Qt 7 and the font Quill,"));
    }

    void aSheetHasRowsOfPictures() {
        const QImage sheet = contactSheet({grey({20, 10}), grey({30, 10}), grey({20, 20}), grey({40, 30})});
        QCOMPARE(sheet.size(), QSize(20 + 8 + 30 + 8 + 20, 20 + 8 + 30));
    }
};

QTEST_MAIN(TestLooks)
#include "tst_looks.moc"
