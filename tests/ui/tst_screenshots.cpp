// Screenshots of other programs: each is read right or refused with the reason, whatever happens to it on its
// way; none is read wrong.

#include "tests/support/pictures.h"
#include "tests/support/ui_test.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <string_view>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

struct Screenshot {
    const char* what;
    const char* file;
    /// What it shows, its darker cells black; empty if that is no board for people, either.
    const char* board;
    /// Why it is refused; nullptr if it is read.
    const char* refusal = nullptr;
};

const std::vector<Screenshot> screenshots{
    {"Simon Tatham's Flip, 4×4 crosses", "sgt_4x4c.png", "bbwb/bbwb/bbbw/bbbb"},
    {"Flip, 5×5 random", "sgt_5x5r.png", "wwwbb/wwwww/bwwbb/wwbwb/wwwwb"},
    {"Flip, 7×9 crosses", "sgt_7x9c.png",
     "wbwbwww/bbwwwbw/wbwwbbb/bbbbbwb/wbbbbbb/bwbwbbw/wbwbbbw/bwbbwbw/wbbbbww"},
    {"Lights Off, a message over its lights", "lightsoff_500.png", "bbbbw/bbbww/bbbbb/bbbww/bbbbw"},
    {"Lights Off, large", "lightsoff_900.png", "bbbbw/bbbww/bbbbb/bbbww/bbbbw"},
    {"this program", "flipgame_6x6.png", "bwwbwb/bbwbbb/bwwbww/bwwwbw/wwwwww/bwbwbw"},
    {"Flip, 3×3", "sgt_3x3c.png", "bbw/bbb/wbb"},
    {"Flip, its solution marked", "sgt_4x4c_solve.png", "wbbw/wwww/wbww/bwww"},
    {"Flip, 5×4 in a dark desktop", "sgt_5x4c_darktheme.png", "wbwwb/bbbww/wbwbw/wbbwb"},
    {"Flip, large", "sgt_5x5c_large.png", "bwwww/wbbbw/wwbbb/wbbbb/bwwbb"},
    {"Flip, colours of one's own on a dark ground", "sgt_5x5r_dark.png", "bbwww/bbwbb/wwbww/wbwww/wbwww"},
    {"Flip, a wide window", "sgt_6x4r_wide.png", "bwbbbb/bbbwbw/bwbwbb/wwwbbb"},
    {"Flip, blue and orange", "sgt_7x7c_colours.png",
     "bwwbwwb/bwwwwbw/wwbwwbb/wwbwwwb/bbwbbbw/wbwbbbw/wbbwwwb"},
    {"Flip, 8×8 random", "sgt_8x8r.png",
     "wwbwbwbw/wwwbwbwb/wbwbwwbb/bwbbbwww/bbbbbwbb/bbwbbbbb/wbwbwwbw/wbwbwwwb"},
    {"Flip, 8×10 and small", "sgt_10x8c_small.png",
     "wwwbbwwwbb/wwbbwwbbww/bbwbwbwwww/bbbwbwwbbw/wwbbbbbbwb/bbwwwwwbbb/wbwbbwbbww/bbwwbwbbwb"},
    {"Flip, 12×12", "sgt_12x12c.png",
     "wwbwbwbbbwbw/wbbbbwbbwwbb/wwwwwwwwwwwb/bbwbwwbbwbbw/bbbwwbbbbwww/bbbwbwwwwbww/wwwwbbwwwwbb/"
     "wbbbbwwwbbww/bbbbwwwwwbwb/bwbwbwbbbbbb/bbbwbwwwbbww/wwbbbwwwbwbb"},
    {"Lights Off, a dark window", "lightsoff_dark.png", "wwbww/bwwwb/bwwwb/bbwbb/bbbbb"},
    {"Lights Off, a light window", "lightsoff_light.png", "wbbbw/wbbbw/bwwwb/bbwbb/bbwbb"},
    {"Lights Off, high contrast", "lightsoff_contrast.png", "bwwwb/wbwbw/wwwbb/wbwbw/bwwwb"},
    {"Lights Off, a small window", "lightsoff_small.png", "bbbbb/bbbbb/bbbbb/wbbbw/wwbww"},
    {"Lights Off, a tall window", "lightsoff_tall.png", "bwbbb/wwbbb/bwwwb/wwbbb/bwbbb"},
    {"Lights Off, a wide window", "lightsoff_wide.png", "wwwwb/bbwbw/wbbbw/wbwbb/bwwww"},
    {"Lights Off at 200 %, as JPEG", "lightsoff_200.jpg", "bbwbb/wwbww/bwbwb/wbbww/bwbbw"},
    {"Lights Off, large, as JPEG", "lightsoff_large.jpg", "wbbbw/bwbwb/bwbwb/bbbbb/bbbbb"},
    {"this program beside a page, as JPEG", "flipgame_light.jpg", "bwwbw/wbbwb/bbwbw/wwwbb/bwbwb"},
    {"this program, dark, as JPEG", "flipgame_dark.jpg", "bwwbwb/wbbwbb/bbwbww/wwwbbb/bwbwbw/wbbbww"},
    {"this program, high contrast", "flipgame_contrast.png", "bwwb/wbbw/bwbw/wwbb"},
    {"this program, flat pieces, dark", "flipgame_plain_dark.png",
     "wbwbwbwb/bwwbbbwb/wwwbbbww/bbwbwbwb/wbwbbwww/bwbwwwbb/wwbbwwbb/bwbwbwbw"},
    {"this program, buttons, dark, as a coarse JPEG", "flipgame_panel_dark.jpg",
     "bbwbw/wbwwb/wwbbw/bwwwb/bbwwb"},
    {"this program, a small window", "flipgame_small.png", "bwbwbw/wwbbwb/bbwwbw/wbwwbb/bbbwww/wwbwbw"},
    {"a web game, as JPEG", "web_lights.jpg", "wwbwb/bbwww/bbwww/wbbbb/wbwbb"},
    {"the same at 125 %", "web_lights_125.jpg", "bbbbb/bwbbb/wwwbb/wwbbb/wwbbb"},
    {"the same, small", "web_lights_dense.jpg", "bbwbw/wwbwb/bwwbw/bwbbb/wwwbw"},
    {"the same in a narrow window", "web_lights_narrow.jpg", "wbwbw/wwwwb/bwwwb/bwbbw/wbwwb"},
    {"the same as a phone shows it, as a coarse JPEG", "web_lights_phone.jpg",
     "bwbwb/bwwbb/bwwwb/wbwwb/wwbbb"},
    {"another web game, of discs", "web_discs.png", "wbbbw/bwbwb/wbbbb/bbbbb/bwwww"},
    {"discs, another game", "web_discs_other.png", "wwbbb/bbbbb/bbbww/wwbbw/wwbbb"},
    {"discs at 200 %, as JPEG", "web_discs_200.jpg", "bbwbb/wwbbb/wbbbb/wbbwb/bbbwb"},
    {"a game in Pygame, red and green", "pygame_5.png", "bwwww/wwbwb/bwwbb/wwbbw/bwwwb"},
    {"red and green, another board", "pygame_8.png", "bbbwb/bbbwb/wwwwb/wbbwb/bwbbw"},
    {"red and green, a third board", "pygame_21.png", "bwwwb/wbbbw/bwbbw/bbwbw/bwwwb"},
    {"red and green, 7×7", "pygame_7x7.png", "bbwwwww/bbwbbwb/wbwwbbb/bbwwwbb/bbbwbww/bbbbbww/wbwwwww"},
    {"GCompris, windows of a house", "gcompris.jpg", "bbbbb/bbwbb/bwwwb/bbwbb/bbbbb"},
    {"a game in Tk that fills its window", "tk_5.png", "bbbbb/wbbbw/bbwww/wbbbw/bbwww"},
    {"Tk, 3×3", "tk_3.png", "wwb/bwb/www"},
    {"Tk, 8×8", "tk_8.png", "wbbwbwww/bbbbwbbb/bbbbbwwb/bwwbwbbw/bwwbbbwb/bbwbbwbw/wbwwbwwb/wwwbbwww"},
    // Cells that are not square, broad gaps, marks that hide too much, and dark cells that can't be seen.
    {"Emacs, boards of letters", "emacs.png", "", "not seen"},
    {"buttons with broad gaps", "flipgame_panel_200.png", "wbbwb/wbwwb/bwwbw/bbwww/wwbbb", "not seen"},
    {"the steps of a solution over the pieces", "flipgame_steps.jpg", "bwwb/bbwb/bwwb/bwww", "not seen"},
    {"a web game whose dark cells are not seen", "web_glow.jpg", "bwwbb/bwbbb/wwwbw/wbwbw/wwbbb",
     "not clear"},
};

QImage picture(const Screenshot& screenshot) {
    return QImage(QStringLiteral(PICTURES "/") + QLatin1String(screenshot.file));
}

/// All ways to spoil all screenshots take a quarter of an hour.
bool isThorough() { return qEnvironmentVariableIsSet("FLIP_ALL_PICTURES"); }

struct Spoiling {
    QString name;
    std::function<QImage(const QImage&)> apply;
};

/// What happens to screenshots before they are pasted.
std::vector<Spoiling> spoilings() {
    const auto scaled = [](double scale, int quality) {
        return [=](const QImage& image) {
            return compressed(image.scaled((QSizeF(image.size()) * scale).toSize(), Qt::IgnoreAspectRatio,
                                           Qt::SmoothTransformation),
                              quality);
        };
    };
    const auto cut = [](const QMargins& margins, int quality) {
        return [=](const QImage& image) {
            return compressed(image.copy(image.rect().marginsRemoved(margins)), quality);
        };
    };
    std::vector<Spoiling> all{{"scaled to 65 %", scaled(0.65, lossless)},
                              {"scaled to 160 %", scaled(1.6, lossless)},
                              {"compressed to 75", scaled(1, 75)},
                              {"3 pixels cut off", cut({3, 3, 3, 3}, lossless)},
                              {"scaled to 50 %, compressed to 90", scaled(0.5, 90)},
                              {"compressed to 45", scaled(1, 45)}};
    if (!isThorough()) return all;
    for (const int quality : {lossless, 90, 75, 60, 45}) {
        for (const double scale : {0.5, 0.65, 0.8, 1.0, 1.25, 1.6, 2.0})
            all.push_back(
                {QString("scaled by %1, compressed to %2").arg(scale).arg(quality), scaled(scale, quality)});
        for (const int pixels : {1, 2, 5}) {
            for (const QMargins& margins : {QMargins(pixels, 0, 0, 0), QMargins(0, pixels, 0, 0),
                                            QMargins(0, 0, pixels, 0), QMargins(0, 0, 0, pixels)})
                all.push_back({QString("%1 pixels cut off, compressed to %2: %3")
                                   .arg(pixels)
                                   .arg(quality)
                                   .arg(all.size()),
                               cut(margins, quality)});
        }
    }
    return all;
}

} // namespace

class TestScreenshots : public UiTest {
    Q_OBJECT

  private slots:

    void eachIsReadOrRefused_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < screenshots.size(); ++i)
            QTest::newRow(screenshots[i].what) << static_cast<int>(i);
        QCOMPARE(QDir(QStringLiteral(PICTURES)).entryList(QDir::Files).size(), std::ssize(screenshots));
    }

    void eachIsReadOrRefused() {
        QFETCH(int, number);
        const Screenshot& screenshot = screenshots[static_cast<std::size_t>(number)];
        const QImage image = picture(screenshot);
        QVERIFY(!image.isNull());
        QCOMPARE(text(boardInPicture(image)),
                 QLatin1String(screenshot.refusal == nullptr ? screenshot.board : screenshot.refusal));
    }

    /// What has become unclear may be refused.
    void noneIsReadWrongWhenSpoiled_data() {
        QTest::addColumn<int>("number");
        const auto all = spoilings();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(qPrintable(all[i].name)) << static_cast<int>(i);
    }

    void noneIsReadWrongWhenSpoiled() {
        QFETCH(int, number);
        const Spoiling spoiling = spoilings()[static_cast<std::size_t>(number)];
        // A third of the screenshots, and for the next way to spoil them another third.
        const std::size_t step = isThorough() ? 1 : 3;
        int read = 0;
        int all = 0;
        for (std::size_t i = static_cast<std::size_t>(number) % step; i < screenshots.size(); i += step) {
            const QString found = text(boardInPicture(spoiling.apply(picture(screenshots[i]))));
            const bool isRight = found == QLatin1String(screenshots[i].board);
            QVERIFY2(isRight || found.startsWith("not "), qPrintable(screenshots[i].what + (": " + found)));
            read += isRight ? 1 : 0;
            ++all;
        }
        qInfo("%d of %d are read", read, all);
        QVERIFY(2 * read > all);
    }

    /// A message hides a half of the first row, and the picture ends there.
    void aRowThatIsCoveredIsNotLeftOut() {
        const auto covered =
            std::ranges::find(screenshots, std::string_view("lightsoff_500.png"), &Screenshot::file);
        QVERIFY(covered != screenshots.end());
        const QRect cut = QRectF(-5.59778, 61.4452, 487.215, 487.215).adjusted(-6, -6, 6, 6).toRect();
        QCOMPARE(text(boardInPicture(picture(*covered).copy(cut))), "not clear");
    }
};

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
