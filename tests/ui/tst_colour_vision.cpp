// Colours that mean different things beside one another look different to everybody, whichever cones a person
// lacks.

#include "tests/support/colour_vision.h"
#include "tests/support/scenes.h"
#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_colours.h"
#include "ui/board/mini_board.h"
#include "ui/look/palettes.h"
#include "ui/widgets/legend.h"

#include <QTest>

#include <functional>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// Four times as much as is just noticeable.
constexpr double apart = 10;

using Colours = std::function<QList<QColor>(const QPalette&)>;

QColor over(const QColor& ground, const QColor& ink, float share) {
    const auto mixed = [share](float front, float back) { return front * share + back * (1 - share); };
    return QColor::fromRgbF(mixed(ink.redF(), ground.redF()), mixed(ink.greenF(), ground.greenF()),
                            mixed(ink.blueF(), ground.blueF()));
}

/// Of boards that need 0, 1, 2, … presses, as on the largest picture that has as many colours.
QList<QColor> steps(const QPalette& palette) {
    constexpr int worst = 6;
    QList<QColor> all;
    for (int presses = 0; presses <= worst; ++presses) all << optimumColour(palette, presses, worst);
    return all;
}

/// A sign of a legend, on the ground of its window.
QImage pictureOf(const LegendEntry& entry, const QPalette& palette) {
    constexpr int side = 16;
    QImage image(QSize(static_cast<int>(side * entry.width), side), QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Window));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    entry.sign(painter, QRectF(QPointF(), image.size()), palette);
    return image;
}

/// How many of their points look different.
int pointsApart(const QImage& one, const QImage& other, Vision vision) {
    if (one.size() != other.size()) return std::abs(one.width() - other.width()) * one.height();
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const QColor first = seenWith(vision, one.pixelColor(x, y));
            count += difference(first, seenWith(vision, other.pixelColor(x, y))) >= apart ? 1 : 0;
        }
    }
    return count;
}

/// Enough for a ring, a gap or another shape to be seen.
constexpr int fewest = 12;

/// The signs of a legend that hardly differ from the ground.
QStringList faint(const Legend& legend) {
    const QColor ground = legend.palette().color(QPalette::Window);
    QStringList found;
    for (const LegendEntry& entry : legend.entries()) {
        if (!entry.sign) continue;
        const QImage image = pictureOf(entry, legend.palette());
        int seen = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                seen += contrast(image.pixelColor(x, y), ground) >= 3 ? 1 : 0;
        }
        // Fine lines are paler at their edges.
        if (seen < fewest / 3) found << entry.words + QStringLiteral(" is faint");
    }
    return found;
}

/// The signs of a legend that look alike to somebody.
QStringList alike(const Legend& legend) {
    QStringList found;
    const auto& entries = legend.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t other = 0; other < i; ++other) {
            if (!entries[i].sign || !entries[other].sign) continue;
            const QImage one = pictureOf(entries[i], legend.palette());
            const QImage two = pictureOf(entries[other], legend.palette());
            const bool isSeen = std::ranges::all_of(
                visions, [&](Vision vision) { return pointsApart(one, two, vision) >= fewest; });
            if (!isSeen) found << entries[other].words + QStringLiteral(" / ") + entries[i].words;
        }
    }
    return found;
}

} // namespace

class TestColourVision : public UiTest {
    Q_OBJECT

  private slots:

    void aColourIsSeenAsItsSourceSays() {
        // Without their cones, pure red is a dark brown, and grey stays grey.
        QVERIFY(difference(seenWith(Vision::Protanopia, Qt::red), QColor(109, 95, 0)) < 2.3);
        QVERIFY(difference(seenWith(Vision::Deuteranopia, Qt::red), QColor(163, 144, 0)) < 2.3);
        for (const Vision vision : visions)
            QVERIFY(difference(seenWith(vision, QColor(128, 128, 128)), QColor(128, 128, 128)) < 1);
        QVERIFY(std::abs(difference(Qt::black, Qt::white) - 100) < 0.1);
    }

    void coloursOfDifferentMeaningStayApart_data() {
        QTest::addColumn<QString>("appearance");
        QTest::addColumn<Colours>("colours");
        const std::vector<std::pair<const char*, Colours>> places{
            {"the best lane of the race, and the others",
             [](const QPalette& palette) {
                 return QList<QColor>{palette.color(QPalette::Highlight), quietText(palette)};
             }},
            {"entries of an equation, and those that are determined",
             [](const QPalette& palette) {
                 const QColor window = palette.color(QPalette::Window);
                 return QList<QColor>{palette.color(QPalette::Highlight),
                                      over(window, quietText(palette), 0.75F), window};
             }},
            {"boards in the queue, nearer and farther",
             [](const QPalette& palette) {
                 const QColor accent = palette.color(QPalette::Highlight);
                 const QColor window = palette.color(QPalette::Window);
                 return QList<QColor>{accent, over(window, accent, 0.45F), window};
             }},
            {"what a search marks, and what it gave up",
             [](const QPalette& palette) {
                 const BoardTheme theme = miniTheme(palette);
                 return QList<QColor>{theme.accent, theme.refused};
             }},
            {"the two sides of a piece",
             [](const QPalette& palette) {
                 const BoardTheme theme = miniTheme(palette);
                 return QList<QColor>{theme.white, theme.black};
             }},
            {"boards of the atlas, from few presses to many", steps},
            {"boards of the atlas without a solution, and with a single press",
             [](const QPalette& palette) {
                 return QList<QColor>{noSolutionColour(palette), optimumColour(palette, 1, 6)};
             }},
        };
        for (const char* appearance : {"light", "dark", "contrast"}) {
            for (const auto& [name, colours] : places)
                QTest::addRow("%s, %s", name, appearance) << QString(appearance) << colours;
        }
    }

    void coloursOfDifferentMeaningStayApart() {
        QFETCH(QString, appearance);
        QFETCH(Colours, colours);
        applyAppearance(appearance);
        const QPalette palette = QGuiApplication::palette();
        applyAppearance("system");
        const QList<QColor> all = colours(palette);
        for (const Vision vision : visions) {
            for (int i = 1; i < all.size(); ++i) {
                const double seen = difference(seenWith(vision, all[i - 1]), seenWith(vision, all[i]));
                QVERIFY2(seen >= apart, qPrintable(QStringLiteral("%1 and %2 are %3 apart with vision %4")
                                                       .arg(all[i - 1].name(), all[i].name())
                                                       .arg(seen)
                                                       .arg(static_cast<int>(vision))));
            }
        }
    }

    void signsOfALegendAreSeenAndStayApart_data() {
        QTest::addColumn<std::size_t>("scene");
        for (std::size_t scene = 0; scene < scenes().size(); ++scene)
            QTest::newRow(scenes()[scene].name) << scene;
    }

    void signsOfALegendAreSeenAndStayApart() {
        QFETCH(std::size_t, scene);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QWidget* shown = scenes()[scene].bring(open);
        QVERIFY(shown != nullptr);
        QStringList found;
        for (const char* appearance : {"light", "dark", "contrast"}) {
            applyAppearance(appearance);
            for (const Legend* legend : shown->findChildren<Legend*>()) {
                for (const QString& each : faint(*legend) + alike(*legend))
                    found << QStringLiteral("%1: %2").arg(QLatin1String(appearance), each);
            }
        }
        applyAppearance("system");
        QVERIFY2(found.isEmpty(), qPrintable(found.join("; ")));
    }
};

QTEST_MAIN(TestColourVision)
#include "tst_colour_vision.moc"
