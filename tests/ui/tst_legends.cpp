// What pictures and charts draw is explained below them: every sign, colour and line is in the legend.

#include "core/solve/method.h"
#include "tests/support/drawn.h"
#include "tests/support/scenes.h"
#include "tests/support/ui_test.h"
#include "ui/board/mini_board.h"
#include "ui/look/palettes.h"
#include "ui/search/pictures/search_marks.h"
#include "ui/search/search_explorer.h"
#include "ui/search/search_page.h"
#include "ui/widgets/legend.h"

#include <QLabel>
#include <QLayout>
#include <QTest>

#include <algorithm>
#include <set>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

const Scene& sceneCalled(const QString& name) {
    return *std::ranges::find_if(scenes(), [&](const Scene& each) { return each.name == name; });
}

/// Paler than this is a ground, on which the signs are.
constexpr float palest = 0.3F;

/// Neither the ground of the window nor a thin line of an axis.
bool isInk(const QColor& colour) {
    const QPalette palette = QGuiApplication::palette();
    return colour.isValid() && colour.alphaF() >= palest && colour.rgb() != hairline(palette).rgb() &&
           colour.rgb() != palette.color(QPalette::Window).rgb();
}

/// By what two signs can be told apart, however large and strong they are.
QString looksOf(const Drawn& drawn) {
    const auto name = [](const QColor& colour) { return isInk(colour) ? colour.name() : QString("none"); };
    const char* const kind = drawn.kind == Drawn::Kind::Line      ? "a line"
                             : drawn.kind == Drawn::Kind::Ellipse ? "a disc or ring"
                                                                  : "a bar or frame";
    // A line has no inside, and a white one below it is only its edge.
    const QString fill = drawn.kind == Drawn::Kind::Line ? "none" : name(drawn.fill);
    return QStringLiteral("%1, filled: %2, outlined: %3").arg(QLatin1String(kind), fill, name(drawn.outline));
}

std::set<QString> looksOf(const std::vector<Drawn>& all) {
    std::set<QString> looks;
    for (const Drawn& each : all) {
        if (each.kind == Drawn::Kind::Words) continue;
        const bool seen = isInk(each.outline) || (each.kind != Drawn::Kind::Line && isInk(each.fill));
        if (seen && !each.rect.isNull()) looks.insert(looksOf(each));
    }
    return looks;
}

/// The legends at a picture: inside it and below it.
std::vector<const Legend*> legendsAt(const QWidget& picture) {
    std::vector<const Legend*> shown;
    for (const Legend* each : picture.parentWidget()->findChildren<Legend*>()) {
        if (each->isVisible()) shown.push_back(each);
    }
    return shown;
}

std::set<QString> explained(const Legend& legend) {
    std::set<QString> looks;
    for (const LegendEntry& each : legend.entries()) {
        if (!each.sign) continue;
        looks.merge(looksOf(drawnBy([&](QPainter& painter) {
            each.sign(painter, QRectF(10, 10, 16 * each.width, 16), legend.palette());
        })));
    }
    return looks;
}

/// What a picture draws that no legend explains, nor it itself by words beside it.
QStringList unexplained(QWidget& picture, const QStringList& named) {
    std::set<QString> known(named.begin(), named.end());
    for (const Legend* each : legendsAt(picture)) known.merge(explained(*each));
    QStringList found;
    for (const QString& each : looksOf(drawnByAll(picture))) {
        if (!known.contains(each)) found << each;
    }
    return found;
}

} // namespace

class TestLegends : public UiTest {
    Q_OBJECT

  private slots:

    void marksStandOutOnPiecesOfEitherColour_data() {
        QTest::addColumn<QString>("appearance");
        for (const char* appearance : {"light", "dark", "contrast"})
            QTest::newRow(appearance) << QString(appearance);
    }

    void marksStandOutOnPiecesOfEitherColour() {
        QFETCH(QString, appearance);
        applyAppearance(appearance);
        const BoardTheme theme = miniTheme(QGuiApplication::palette());
        applyAppearance("system");
        const auto strongest = [&](MarkShape shape, const QColor& piece) {
            QImage image(80, 80, QImage::Format_RGB32);
            image.fill(piece);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintMark(painter, shape, QRectF(10, 10, 60, 60), 60, theme);
            painter.end();
            double most = 1;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    most = std::max(most, contrast(image.pixelColor(x, y), piece));
            }
            return most;
        };
        for (int shape = 0; shape < static_cast<int>(MarkShape::Found); ++shape) {
            for (const QColor& piece : {theme.white, theme.black})
                QVERIFY2(strongest(static_cast<MarkShape>(shape), piece) >= 3,
                         qPrintable(QString("mark %1 on %2").arg(shape).arg(piece.name())));
        }
    }

    void everySignIsExplained_data() {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("picture");
        QTest::addColumn<QStringList>("named");
        const QString line = "a line, filled: none, outlined: #5b5c5d";
        const QString disc = "a disc or ring, filled: %1, outlined: #5b5c5d";
        const QString share = "a bar or frame, filled: #1f6fc4, outlined: none";
        QTest::newRow("the tree of deepening, whose limit has its name")
            << "search-deepening"
            << "deepeningPicture" << QStringList{line};
        QTest::newRow("the digits of subsets") << "search-subsets"
                                               << "subsetsPicture" << QStringList();
        QTest::newRow("the queue of breadth-first") << "search-breadth-first"
                                                    << "breadthFirstPicture" << QStringList();
        QTest::newRow("the board of row-backtracking, whose pieces need no word")
            << "search-row-backtracking"
            << "rowBacktrackingPicture" << QStringList{disc.arg("#f3eddd"), disc.arg("#24272b"), share};
        QTest::newRow("the rows of first-row, whose pieces and share have a heading")
            << "search-first-row"
            << "firstRowPicture" << QStringList{disc.arg("#f3eddd"), disc.arg("#24272b"), share};
        QTest::newRow("the equations of algebra, whose sides are behind a line, and its solutions")
            << "search-algebra"
            << "algebraPicture" << QStringList{line};
        QTest::newRow("the lanes of the race") << "race"
                                               << "raceChart" << QStringList();
        QTest::newRow("the days of the statistics") << "dialog-statistics"
                                                    << "daysChart" << QStringList();
        QTest::newRow("the curve of the review") << "review"
                                                 << "reviewChart" << QStringList();
    }

    void everySignIsExplained() {
        QFETCH(QString, scene);
        QFETCH(QString, picture);
        QFETCH(QStringList, named);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(sceneCalled(scene).bring(open) != nullptr);
        auto* drawing = open.window.findChild<QWidget*>(picture);
        QVERIFY(drawing != nullptr);
        QVERIFY(!legendsAt(*drawing).empty());
        // Where the keyboard is, everything has the same ring.
        drawing->clearFocus();
        SearchPlayer& player = open.window.findChild<SearchExplorer*>("searchExplorer")->player();
        QSet<QString> found;
        const int last = player.isActive() ? player.count() : 0;
        for (int place = 0; place <= last; place += std::max(last / 97, 1)) {
            if (player.isActive()) player.goTo(place);
            for (const QString& each : unexplained(*drawing, named)) found << each;
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringList(found.values()).join("\n")));
    }

    void everyMarkOnTheBoardIsExplained_data() {
        QTest::addColumn<QString>("method");
        for (const Method& method : methods())
            QTest::newRow(method.name.data()) << QString(method.name.data());
    }

    void everyMarkOnTheBoardIsExplained() {
        QFETCH(QString, method);
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(sceneCalled("search-" + method).bring(open) != nullptr);
        const auto& page = open.part<SearchPage>("searchPage");
        SearchPlayer& player = open.window.findChild<SearchExplorer*>("searchExplorer")->player();
        auto& board = open.part<SearchBoard>("searchBoard");
        QSet<QString> found;
        for (int place = 0; place <= player.count(); place += std::max(player.count() / 297, 1)) {
            player.goTo(place);
            QSet<QString> words;
            for (const Legend* each : page.findChildren<Legend*>())
                for (const LegendEntry& entry : each->entries()) words << entry.words;
            for (const SearchMark& mark : board.marks()) {
                if (!mark.cells.empty() && !words.contains(markName(mark.shape)))
                    found << markName(mark.shape);
            }
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringList(found.values()).join("\n")));
    }

    void aLegendGoesOnInTheNextRow() {
        Legend legend;
        const auto sign = barSign([](const QPalette&) { return QColor(Qt::red); });
        legend.show({{sign, "pressed"}, {sign, "tried before"}, {{}, "Across: the pieces."}});
        const auto rows = [&] {
            std::set<int> tops;
            for (const QLabel* each : legend.findChildren<QLabel*>()) tops.insert(each->parentWidget()->y());
            return tops.size();
        };
        legend.resize(600, legend.layout()->heightForWidth(600));
        legend.layout()->activate();
        QCOMPARE(rows(), std::size_t{1});
        legend.resize(150, 10);
        legend.resize(150, legend.minimumSizeHint().height());
        legend.layout()->activate();
        QCOMPARE(rows(), std::size_t{3});
        for (const QLabel* each : legend.findChildren<QLabel*>())
            QVERIFY(legend.rect().contains(each->parentWidget()->geometry()));
        legend.show({});
        QVERIFY(legend.isHidden());
    }
};

QTEST_MAIN(TestLegends)
#include "tst_legends.moc"
