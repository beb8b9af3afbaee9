#include "core/base/random.h"
#include "core/picture/board_svg.h"
#include "core/picture/picture_layout.h"
#include "core/picture/picture_look.h"
#include "core/picture/svg_text.h"
#include "tests/core/random_rules.h"

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace flip;

namespace {

/// What an SVG file consists of.
struct Elements {
    bool wellFormed = false;
    QString viewBox;
    /// How often each definition is used, by its name.
    std::map<QString, int> uses;
    std::set<QString> ids;
    std::set<QString> referred;
    /// The places where "b" is used, by x and then y.
    std::set<std::pair<double, double>> black;
    QStringList texts;
    /// How the sign of a cell that cannot be pressed is drawn.
    QString cross;
    /// How opaque the ground over a piece is that no press flips.
    double coverOfPale = 0;
};

/// The name in href="#name" or fill="url(#name)"; empty for any other attribute.
QString nameIn(const QXmlStreamAttribute& attribute) {
    const QString value = attribute.value().toString();
    if (value.startsWith("url(#")) return value.mid(5).chopped(1);
    return attribute.name() == QLatin1String("href") ? value.mid(1) : QString();
}

Elements elementsOf(const std::string& svg) {
    Elements found;
    QXmlStreamReader reader(QByteArray::fromStdString(svg));
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        if (reader.name() == QLatin1String("svg")) found.viewBox = attributes.value("viewBox").toString();
        if (attributes.value("id") == QLatin1String("crossed"))
            found.cross = attributes.value("d").toString();
        if (attributes.value("id") == QLatin1String("pale"))
            found.coverOfPale = attributes.value("fill-opacity").toDouble();
        for (const QXmlStreamAttribute& attribute : attributes) {
            if (attribute.name() == QLatin1String("id")) {
                found.ids.insert(attribute.value().toString());
            } else if (const QString name = nameIn(attribute); !name.isEmpty()) {
                found.referred.insert(name);
                ++found.uses[name];
                if (name == "b")
                    found.black.emplace(attributes.value("x").toDouble(), attributes.value("y").toDouble());
            }
        }
        if (reader.name() == QLatin1String("text")) found.texts << reader.readElementText();
    }
    found.wellFormed = !reader.hasError();
    return found;
}

Grid drawnBoard(Size size, std::uint64_t seed) {
    Random random(seed);
    return randomGrid(size, random);
}

} // namespace

class TestBoardSvg : public QObject {
    Q_OBJECT

  private slots:

    void everyLookCanBeWrittenAndRead() {
        for (const std::string_view board : boardLooks) {
            for (unsigned bits = 0; bits < 8; ++bits) {
                const PictureLook look{board, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0};
                QVERIFY(*readPictureLook(writePictureLook(look)) == look);
            }
        }
        QCOMPARE(writePictureLook({}), std::string("auto,light,marks,coordinates"));
        QVERIFY((*readPictureLook("dark,no-marks,dark") == PictureLook{"auto", true, false, true}));
        for (const char* wrong : {"", "dark,", ",dark", "Dark", "dark plain"})
            QVERIFY2(!readPictureLook(wrong), wrong);
        QCOMPARE(readPictureLook("plain,blue,red").error(), std::string("blue"));
        QCOMPARE(readPictureLook("dark,no-marks,light").error(), std::string("dark,light"));
        for (const char* contradiction :
             {"light,dark", "auto,classic", "plain,panel", "marks,no-marks", "no-coordinates,coordinates"})
            QCOMPARE(readPictureLook(contradiction).error(), std::string(contradiction));
    }

    void everyPieceIsDrawnInItsPlace() {
        for (const std::string_view name : boardLooks) {
            for (const Size size : {Size{1, 1}, Size{1, 9}, Size{9, 1}, Size{4, 4}, Size{30, 17}}) {
                const Grid board = drawnBoard(size, 3);
                const BoardLook look = boardLook(name, Goal::Either, name == "plain");
                const BoardDrawing drawing{.board = board, .steps = {}, .witness = {}, .changes = {}};
                const Elements found = elementsOf(writeBoardSvg(drawing, look, 40));
                QVERIFY(found.wellFormed);
                QCOMPARE(found.uses.at("well"), static_cast<int>(size.cells()));
                QCOMPARE(std::ssize(found.black), static_cast<std::ptrdiff_t>(board.count()));
                const PictureLayout layout(size, 40, true);
                for (const Cell cell : board.setCells()) {
                    const auto middle = [&](int before, int number) {
                        return before + layout.frame + 40 * number + 20;
                    };
                    QVERIFY(found.black.contains(
                        {middle(layout.left, cell.column), middle(layout.top, cell.row)}));
                }
                const QString box = QString("0 0 %1 %2").arg(layout.width).arg(layout.height);
                QCOMPARE(found.viewBox, box);
            }
        }
    }

    void nothingThatIsUsedIsMissing() {
        const Grid board = drawnBoard({3, 3}, 1);
        for (const std::string_view name : boardLooks) {
            const BoardDrawing drawing{.board = board,
                                       .steps = {{{0, 0}, 1, true}, {{2, 1}, 12, false}},
                                       .witness = drawnBoard({3, 3}, 2),
                                       .changes = {{1, 1}}};
            const Elements found =
                elementsOf(writeBoardSvg(drawing, boardLook(name, Goal::Black, false), 64));
            QVERIFY(found.wellFormed);
            QVERIFY(std::ranges::includes(found.ids, found.referred));
            // And nothing is defined in vain.
            for (const QString& id : found.ids) QVERIFY2(found.referred.contains(id), qPrintable(id));
            QCOMPARE(found.uses.at("hatched"), static_cast<int>(drawing.witness.count()));
            QCOMPARE(found.uses.at("change"), 1);
            QCOMPARE(found.texts, (QStringList{"1", "2", "3", "1", "2", "3", "1", "12"}));
        }
    }

    void onlyPiecesThatDifferFromTheTargetHaveADot() {
        BoardDrawing drawing;
        drawing.board = drawnBoard({5, 4}, 1);
        drawing.target = drawnBoard({5, 4}, 2);
        const Elements found =
            elementsOf(writeBoardSvg(drawing, boardLook("classic", Goal::Either, false), 40));
        QVERIFY(found.wellFormed);
        const auto both = (drawing.board & drawing.target).count();
        QCOMPARE(found.uses.at("to-w"), static_cast<int>(drawing.board.count() - both));
        QCOMPARE(found.uses.at("to-b"), static_cast<int>(drawing.target.count() - both));
    }

    void cellsThatCannotBePressedAreCrossedOut() {
        for (const std::string_view name : boardLooks) {
            BoardDrawing drawing;
            drawing.board = drawnBoard({5, 4}, 1);
            drawing.special = {drawnBoard({5, 4}, 2), drawnBoard({5, 4}, 3)};
            const Elements found =
                elementsOf(writeBoardSvg(drawing, boardLook(name, Goal::White, false), 40));
            QVERIFY(found.wellFormed);
            QVERIFY(std::ranges::includes(found.ids, found.referred));
            for (const QString& id : found.ids) QVERIFY2(found.referred.contains(id), qPrintable(id));
            const auto crossed = static_cast<int>(drawing.special.withoutButton.count());
            QCOMPARE(found.uses.at("crossed"), crossed);
            // From corner to corner, twice.
            QCOMPARE(found.cross.count('M'), 2);
            QCOMPARE(found.cross.count('L'), 2);
            QCOMPARE(found.uses.at("well"), static_cast<int>(drawing.board.cells()) - crossed);
            QCOMPARE(found.uses.at("pale"), static_cast<int>(drawing.special.neverFlipped.count()));
            // Of its 255 shades.
            QVERIFY(std::abs(found.coverOfPale - (1 - paleness)) < 0.005);
        }
    }

    void numbersStandOnlyWhereThereIsRoom() {
        const BoardDrawing drawing{
            .board = Grid({3, 3}), .steps = {{{0, 0}, 1, true}}, .witness = {}, .changes = {}};
        const BoardLook look = boardLook("classic", Goal::Either, false);
        QCOMPARE(elementsOf(writeBoardSvg(drawing, look, 16)).texts, QStringList());
        QCOMPARE(elementsOf(writeBoardSvg(drawing, look, 20)).texts.size(), 6);
        QCOMPARE(elementsOf(writeBoardSvg(drawing, look, 26)).texts.size(), 7);
    }

    void aFileGrowsWithTheBoardAndNoFasterThanPromised() {
        const BoardLook look = boardLook("classic", Goal::Either, false);
        constexpr Size size{300, 300};
        BoardDrawing drawing{
            .board = drawnBoard(size, 5), .steps = {}, .witness = Grid::filled(size), .changes = {}};
        const std::size_t plain = writeBoardSvg(drawing, look, 64).size();
        QVERIFY(plain < 10'000 + 200 * 90'000);
        for (int i = 0; i < 90'000; ++i) drawing.steps.push_back({cellAt(size, i), i + 1, false});
        QVERIFY(writeBoardSvg(drawing, look, 64).size() < plain + 500 * 90'000);
    }

    void aLookForADarkGroundIsDarker() {
        const auto brightness = [](Rgba colour) { return colour.red + colour.green + colour.blue; };
        for (const std::string_view name : boardLooks) {
            const BoardLook light = boardLook(name, Goal::Either, false);
            const BoardLook dark = boardLook(name, Goal::Either, true);
            // Not the frame, which is told from a dark ground by being lighter.
            for (const auto part : {&BoardLook::felt, &BoardLook::feltEdge, &BoardLook::ground})
                QVERIFY(brightness(dark.*part) < brightness(light.*part));
            QVERIFY(brightness(dark.label) > brightness(light.label));
            // White and black pieces differ wherever they lie.
            QVERIFY(std::abs(brightness(dark.white) - brightness(dark.black)) > 100);
        }
    }

    void lookNamesThatAreUnknownAreChosenByThePuzzle() {
        QVERIFY(boardLook("nothing", Goal::Either, false).kind == PieceKind::Disc);
        QVERIFY(boardLook("nothing", Goal::Black, false).kind == PieceKind::Button);
        QVERIFY(boardLook("classic", Goal::Black, false).kind == PieceKind::Disc);
        QVERIFY(boardLook("plain", Goal::Black, false).kind == PieceKind::Flat);
    }

    void numbersHaveTwoDecimalsInEveryLocale_data() {
        QTest::addColumn<double>("number");
        QTest::addColumn<QString>("written");
        QTest::newRow("a whole number") << 40.0 << "40";
        QTest::newRow("nothing") << 0.0 << "0";
        QTest::newRow("a tenth") << 0.1 << "0.1";
        QTest::newRow("a hundredth") << 7.05 << "7.05";
        QTest::newRow("more digits are rounded") << 2.0 / 3 << "0.67";
        QTest::newRow("rounded up to a whole number") << 1.999 << "2";
        QTest::newRow("negative") << -0.5 << "-0.5";
        QTest::newRow("so small that it is nothing") << -0.001 << "0";
    }

    void numbersHaveTwoDecimalsInEveryLocale() {
        QFETCH(double, number);
        QFETCH(QString, written);
        QCOMPARE(QString::fromStdString(svgNumber(number)), written);
    }
};

QTEST_APPLESS_MAIN(TestBoardSvg)
#include "tst_board_svg.moc"
