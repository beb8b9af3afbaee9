// The signs that tell the rule and the goal of a puzzle.

#include "tests/support/drawn.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/board/board_theme.h"
#include "ui/board/rule_picture.h"
#include "ui/look/palettes.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

constexpr int side = 50;

QImage drawn(const RuleSigns& signs, const QPalette& palette, PieceKind black = PieceKind::Button) {
    QImage image(qCeil(ruleWidth(side)), side, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Window));
    QPainter painter(&image);
    paintRule(painter, image.rect(), signs, palette, black);
    return image;
}

/// The sign at this place, from 0.
QImage sign(const QImage& all, int place) {
    const int step = (all.width() - side) / 2;
    return all.copy(place * step, 0, side, side);
}

bool isFramed(const QImage& sign, const QPalette& palette) {
    // The frame goes through the middle of the left edge; nothing else does.
    return contrast(sign.pixelColor(1, side / 2), palette.color(QPalette::Window)) > 1.5;
}

} // namespace

class TestRulePicture : public UiTest {
    Q_OBJECT

  private slots:

    void aPieceThatDoesNotFlipIsADot() {
        const auto all =
            only(Drawn::Kind::Ellipse, drawnBy([](QPainter& painter) {
                     paintRule(painter, QRect(0, 0, qCeil(ruleWidth(side)), side), {}, QPalette());
                 }));
        // Four corners and the pressed piece.
        const auto ofPattern =
            std::ranges::count_if(all, [](const Drawn& each) { return each.rect.right() <= side; });
        QCOMPARE(ofPattern, 5);
        for (const Drawn& each : all)
            if (each.rect.right() <= side)
                QVERIFY(std::max(each.rect.width(), each.rect.height()) < side / 4.0);
    }

    void whatDiffersFromFlipGameIsFramed_data() {
        QTest::addColumn<RuleSigns>("signs");
        QTest::addColumn<QString>("framed");
        QTest::newRow("Flip Game") << RuleSigns{} << "---";
        QTest::newRow("another pattern") << RuleSigns{.pattern = Pattern(0b101'010'101)} << "x--";
        QTest::newRow("a rule for each piece") << RuleSigns{.pattern = std::nullopt} << "x--";
        QTest::newRow("a torus") << RuleSigns{.edges = Edges::Torus} << "-x-";
        QTest::newRow("all white") << RuleSigns{.goal = Goal::White} << "--x";
        QTest::newRow("all black") << RuleSigns{.goal = Goal::Black} << "--x";
        QTest::newRow("everything") << RuleSigns{Pattern(0x1FF), Edges::Torus, Goal::Black} << "xxx";
    }

    void whatDiffersFromFlipGameIsFramed() {
        QFETCH(RuleSigns, signs);
        QFETCH(QString, framed);
        for (const char* look : {"light", "dark", "contrast"}) {
            applyAppearance(QLatin1String(look));
            const QPalette palette = QApplication::palette();
            const QImage image = drawn(signs, palette);
            const QImage usual = drawn({}, palette);
            for (int i = 0; i < 3; ++i) {
                const bool special = framed[i] == QLatin1Char('x');
                QCOMPARE(isFramed(sign(image, i), palette), special);
                QCOMPARE(sign(image, i) != sign(usual, i), special);
            }
        }
        applyAppearance(QStringLiteral("light"));
    }

    void theGoalOfAPanelIsALitButton() {
        const QPalette palette = QApplication::palette();
        const QColor lit = boardTheme(QStringLiteral("panel"), Goal::Black, palette).black;
        const auto middleOf = [&](PieceKind black) {
            const QImage image = drawn({.goal = Goal::Black}, palette, black);
            const QImage goal = sign(image, 2);
            // Beside the engraved line.
            return goal.pixelColor(goal.width() * 2 / 5, goal.height() / 2);
        };
        QCOMPARE(middleOf(PieceKind::Button), lit);
        QVERIFY(middleOf(PieceKind::Disc) != lit);
    }

    void everyPatternLooksDifferent() {
        const QPalette palette = QApplication::palette();
        std::set<QByteArray> seen;
        for (unsigned bits = 0; bits < unsigned{Pattern::count}; ++bits) {
            const QImage image = drawn({.pattern = Pattern(bits)}, palette);
            seen.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()),
                                   static_cast<qsizetype>(image.sizeInBytes())));
        }
        QCOMPARE(static_cast<int>(seen.size()), Pattern::count);
    }

    void theWindowShowsThePuzzleInPlay() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& picture = open.part<RulePicture>("rulePicture");
        QVERIFY(picture.isVisible());
        QVERIFY(picture.signs() == RuleSigns());
        QCOMPARE(picture.accessibleName(), "Rule: plus, edges clipped. Goal: make all pieces one colour.");
        const QRect before = open.window.board().cellRect({0, 0});
        open.game().replace(
            {Rule::fromPattern({4, 4}, Pattern(0x1FF), Edges::Torus), Grid::filled({4, 4}), Goal::White},
            "New");
        QVERIFY((picture.signs() == RuleSigns{Pattern(0x1FF), Edges::Torus, Goal::White}));
        QVERIFY2(picture.accessibleName().endsWith("Differences from Flip Game are framed."),
                 qPrintable(picture.accessibleName()));
        QCOMPARE(picture.toolTip(), picture.accessibleName());
        QCoreApplication::processEvents();
        QCOMPARE(open.window.board().cellRect({0, 0}), before);
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(picture.signs() == RuleSigns());
    }

    void aNarrowWindowShowsItStill() {
        OpenWindow open(folder());
        open.window.resize(320, 320);
        QVERIFY(open.isReady());
        QVERIFY(open.part<RulePicture>("rulePicture").isVisible());
        QVERIFY(!open.part<QLabel>("rule").isVisible());
    }
};

QTEST_MAIN(TestRulePicture)
#include "tst_rule_picture.moc"
