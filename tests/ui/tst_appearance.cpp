#include "tests/support/ui_test.h"
#include "ui/board/board_theme.h"
#include "ui/look/icons.h"
#include "ui/look/palettes.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleFactory>
#include <QTest>

#include <algorithm>

using namespace flip::ui;
using namespace flip::test;

namespace {

/// The least contrast of words (WCAG 2.1, 1.4.3), at high contrast (1.4.6), and of edges (1.4.11).
constexpr double words = 4.5;
constexpr double wordsAtHighContrast = 7;
constexpr double edges = 3;

/// What a translucent colour looks like on a ground.
QColor on(const QColor& ground, const QColor& colour) {
    QImage pixel(1, 1, QImage::Format_RGB32);
    pixel.fill(ground);
    QPainter(&pixel).fillRect(0, 0, 1, 1, colour);
    return pixel.pixelColor(0, 0);
}

} // namespace

class TestAppearance : public UiTest {
    Q_OBJECT

  private slots:

    void theContrastOfTwoColours() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::black), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
        // The example of everybody who explains it: the lightest grey for words on white.
        QVERIFY(contrast(QColor(0x767676), Qt::white) > 4.5);
        QVERIFY(contrast(QColor(0x777777), Qt::white) < 4.5);
    }

    void wordsCanBeRead_data() {
        QTest::addColumn<bool>("high");
        for (const char* name : {"system", "light", "dark"}) QTest::newRow(name) << false;
        QTest::newRow("contrast") << true;
    }

    void wordsCanBeRead() {
        QFETCH(bool, high);
        applyAppearance(QString::fromLatin1(QTest::currentDataTag()));
        const QPalette palette = QApplication::palette();
        const double least = high ? wordsAtHighContrast : words;
        QCOMPARE(hasHighContrast(palette), high);
        for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button}) {
            for (const QColor& ink : {palette.color(QPalette::WindowText), palette.color(QPalette::Text),
                                      palette.color(QPalette::PlaceholderText),
                                      palette.color(QPalette::ButtonText), quietText(palette)})
                QVERIFY(contrast(ink, palette.color(ground)) >= least);
            QVERIFY(contrast(focusColour(palette), palette.color(ground)) >= edges);
            // Words keep their colour on the current item.
            const QColor current = on(palette.color(ground), currentGround(palette));
            QVERIFY(contrast(palette.color(QPalette::WindowText), current) >= least);
        }
        QVERIFY(contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >=
                least);
    }

    /// As desktops have it that let people choose.
    void theFocusIsSeenWithAnyAccent_data() {
        QTest::addColumn<QColor>("accent");
        for (const char* name : {"yellow", "black", "white", "red", "lime", "blue"})
            QTest::newRow(name) << QColor(name);
    }

    void theFocusIsSeenWithAnyAccent() {
        QFETCH(QColor, accent);
        QVERIFY(contrast(wordsOn(accent), accent) >= words);
        for (const char* name : {"light", "dark", "contrast"}) {
            applyAppearance(QString::fromLatin1(name));
            QPalette palette = QApplication::palette();
            palette.setColor(QPalette::Highlight, accent);
            for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::Button})
                QVERIFY(contrast(focusColour(palette), palette.color(ground)) >= edges);
        }
    }

    void wordsOnButtonsHaveRoom() {
        QPushButton button(QStringLiteral("Solve"));
        const int usual = button.sizeHint().width();
        const std::unique_ptr<QStyle> plain(QStyleFactory::create(QStringLiteral("Fusion")));
        button.setText(QStringLiteral("Try every press against it"));
        const int wide = button.sizeHint().width();
        button.setStyle(plain.get());
        QCOMPARE(wide, button.sizeHint().width() + 10);
        button.setStyle(nullptr);
        QVERIFY(usual < wide);
    }

    void anIconHasTheColourOfTheWordsOfItsRow_data() {
        QTest::addColumn<QString>("appearance");
        for (const char* name : {"light", "dark", "contrast"}) QTest::newRow(name) << name;
    }

    void anIconHasTheColourOfTheWordsOfItsRow() {
        QFETCH(QString, appearance);
        applyAppearance(appearance);
        const QPalette palette = QApplication::palette();
        QMenu menu;
        QAction* const action = menu.addAction(icon(QStringLiteral("save")), QString());
        const auto hasInk = [&](QPalette::ColorRole role) {
            const QImage picture = menu.grab(menu.actionGeometry(action).adjusted(2, 2, -2, -2)).toImage();
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (picture.pixelColor(x, y) == palette.color(role)) return true;
                }
            }
            return false;
        };
        menu.popup({});
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        QVERIFY(hasInk(QPalette::ButtonText));
        menu.setActiveAction(action);
        QVERIFY(hasInk(QPalette::HighlightedText));
    }

    void everyBoardIsToldFromTheWindow_data() {
        QTest::addColumn<QString>("appearance");
        QTest::addColumn<QString>("theme");
        for (const char* appearance : {"light", "dark", "contrast"}) {
            for (const char* theme : {"classic", "plain", "panel"})
                QTest::addRow("%s, %s", appearance, theme) << appearance << theme;
        }
    }

    void everyBoardIsToldFromTheWindow() {
        QFETCH(QString, appearance);
        QFETCH(QString, theme);
        applyAppearance(appearance);
        const QPalette palette = QApplication::palette();
        const BoardTheme board = boardTheme(theme, flip::Goal::Either, palette);
        // Of small cells that are all of one colour, nothing else is seen.
        for (const QColor& edge : {board.frame, board.frameEdge}) {
            const double seen = contrast(edge, palette.color(QPalette::Window));
            QVERIFY2(seen >= edges, qPrintable(QString::number(seen)));
        }
    }

    void everythingHasAnEdgeAtHighContrast() {
        applyAppearance(QStringLiteral("contrast"));
        const QPalette palette = QApplication::palette();
        QVERIFY(contrast(hairline(palette), palette.color(QPalette::Window)) >= edges);
        QWidget window;
        auto* layout = new QHBoxLayout(&window);
        for (QWidget* part :
             std::initializer_list<QWidget*>{new QPushButton(QStringLiteral("Solve")), new QComboBox,
                                             new QSpinBox, new QPlainTextEdit, new QLineEdit})
            layout->addWidget(part);
        window.show();
        window.setFocus();
        const QImage picture = window.grab().toImage();
        for (const QWidget* part : window.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            // A line across its left edge meets one.
            double most = 0;
            for (int x = part->x() - 1; x < part->x() + 4; ++x)
                most = std::max(most, contrast(picture.pixelColor(x, part->geometry().center().y()),
                                               palette.color(QPalette::Window)));
            QVERIFY2(most >= edges, part->metaObject()->className());
        }
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_appearance.moc"
