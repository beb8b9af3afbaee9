// What painting costs: thread CPU time a paint at two scales, beside the 16.7 ms that a frame has: of the
// board in play, of the elimination of 64 equations, of a race, and of a recorded search that is played at
// its highest speed in a window of 1200 by 900. CPU time is what a busy machine does not spoil. Usage:
// bench_paint

#include "core/generate/random_puzzle.h"
#include "core/solve/solve.h"
#include "tests/support/manual_clock.h"
#include "ui/board/board_view.h"
#include "ui/race/race_page.h"
#include "ui/search/pictures/algebra_picture.h"
#include "ui/search/search_page.h"
#include "ui/search/search_stage.h"

#include <QApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <limits>
#include <memory>
#include <vector>

using namespace flip;
using namespace flip::ui;
using flip::test::ManualClock;

namespace {

constexpr double frameTime = 1000.0 / 60;
/// Side of the board's widget, in device-independent pixels.
constexpr int side = 900;

double cpuMilliseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// A random board on the screen.
struct Table {
    ManualClock clock;
    Game game;
    BoardView view{game, clock};

    explicit Table(Size size)
        : game(randomPuzzle(Rule::fromPattern(size, Pattern::plus()), Goal::Either, 1753)) {
        view.resize(side, side);
        view.show();
        QCoreApplication::processEvents();
    }

    void pressTheMiddle() {
        const Size size = game.puzzle().size();
        game.press({size.rows / 2, size.columns / 2});
        QCoreApplication::processEvents();
    }
};

/// The mean of twenty paints, the least of eight: caches that others use and the processor's clock make a
/// mean of many differ by a third from one run to the next.
double mean(const std::function<void()>& paint) {
    constexpr int paints = 20;
    constexpr int rounds = 8;
    paint();
    double least = std::numeric_limits<double>::max();
    for (int round = 0; round < rounds; ++round) {
        const double before = cpuMilliseconds();
        for (int i = 0; i < paints; ++i) paint();
        least = std::min(least, (cpuMilliseconds() - before) / paints);
    }
    return least;
}

/// All of the board, lying still.
double still(Size size) {
    Table table(size);
    return mean([&] { table.view.repaint(); });
}

/// All of the board while pieces turn over: what a frame costs at worst.
double turning(Size size) {
    Table table(size);
    table.pressTheMiddle();
    table.clock.advance(120);
    return mean([&] { table.view.repaint(); });
}

/// A frame of the animation as it comes: the clock ticks, and what has changed is painted.
double frame(Size size) {
    Table table(size);
    return mean([&] {
        if (!table.view.isMoving()) table.pressTheMiddle();
        table.clock.advance(ManualClock::frame);
        QCoreApplication::processEvents();
    });
}

/// The first paint at a new size, when everything is drawn afresh.
double afterResize(Size size) {
    Table table(size);
    return mean([&] {
        table.view.resize(table.view.width() == side ? side - 1 : side, side);
        table.view.repaint();
    });
}

/// The explorer's page and stage side by side, as in a window of 1200 by 900, with a recording that goes on
/// for long enough.
struct Search {
    ManualClock clock;
    Game game;
    SearchExplorer explorer{game, clock};
    QWidget window;
    SearchStage stage{explorer, &window};
    SearchPage page{explorer, &window};

    Search(const char* method, Size size) : game(impossibleBoard(size)) {
        page.setReducedMotion(true);
        explorer.setMethod(*findMethod(method));
        window.resize(1200, 900);
        stage.setGeometry(14, 110, 718, 760);
        page.setGeometry(746, 150, 440, 720);
        window.show();
        explorer.watch();
        while (explorer.state() != SearchExplorer::State::Shown) QCoreApplication::processEvents();
        explorer.player().setSpeed(explorer.player().speeds().back().value);
    }

    /// One piece is wrong, and every press turns evenly many on a torus.
    static Puzzle impossibleBoard(Size size) {
        Grid board(size);
        board.set({0, 0});
        return {Rule::fromPattern(size, Pattern(0b101'000'101), Edges::Torus), board, Goal::White};
    }
};

/// A frame of a recorded search at its highest speed: the clock ticks, and all that has changed is painted.
double searchFrame(const char* method) {
    Search search(method, {5, 5});
    return mean([&] {
        if (!search.explorer.player().isPlaying()) search.explorer.player().play();
        search.clock.advance(ManualClock::frame);
        QCoreApplication::processEvents();
    });
}

/// A place of a recorded elimination after the other, as when somebody scrubs.
double elimination(Size size) {
    auto trace = std::make_shared<SearchTrace>();
    SearchContext context;
    context.trace = trace.get();
    const Puzzle puzzle = randomPuzzle(Rule::fromPattern(size, Pattern::plus()), Goal::Either, 1753);
    static_cast<void>(solve(*findMethod("algebra"), puzzle, context));
    TraceReplay replay(trace);
    replay.seekNext(TraceEvent::Kind::Try);
    const std::size_t steps = replay.position();
    AlgebraPicture picture;
    picture.resize(400, 400);
    picture.show();
    QCoreApplication::processEvents();
    std::size_t position = steps / 2;
    return mean([&] {
        replay.seek(position++ % steps);
        picture.showPlace(replay);
        picture.repaint();
    });
}

/// The bars and the table of a race that is over.
double raceBars(Size size) {
    ManualClock clock;
    Game game(randomPuzzle(Rule::fromPattern(size, Pattern::plus()), Goal::Either, 1753));
    RacePage page(game, clock);
    page.setReducedMotion(true);
    page.resize(440, 720);
    page.show();
    page.job().start(game.puzzle());
    while (page.job().isRunning()) QCoreApplication::processEvents();
    return mean([&] { page.repaint(); });
}

struct Row {
    const char* title;
    std::function<double()> measure;
};

std::vector<Row> rows() {
    std::vector<Row> all{
        {"4x4, still",
         [] {
             return still({4, 4});
         }},
        {"4x4, turning, all of it",
         [] {
             return turning({4, 4});
         }},
        {"4x4, a frame",
         [] {
             return frame({4, 4});
         }},
        {"4x4, after a resize",
         [] {
             return afterResize({4, 4});
         }},
        {"40x40, still",
         [] {
             return still({40, 40});
         }},
        {"40x40, turning, all of it",
         [] {
             return turning({40, 40});
         }},
        {"40x40, a frame",
         [] {
             return frame({40, 40});
         }},
        {"40x40, after a resize",
         [] {
             return afterResize({40, 40});
         }},
    };
    all.push_back({"8x8, an elimination", [] { return elimination({8, 8}); }});
    all.push_back({"a race", [] { return raceBars({4, 4}); }});
    for (const Method& method : methods())
        all.push_back({method.name.data(), [name = method.name.data()] { return searchFrame(name); }});
    return all;
}

std::vector<double> measureAt(const char* scale, int argc, char** argv) {
    // Qt reads the scale when an application is made.
    qputenv("QT_SCALE_FACTOR", scale);
    const QApplication application(argc, argv);
    std::vector<double> measured;
    for (const Row& row : rows()) measured.push_back(row.measure());
    return measured;
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto normal = measureAt("1", argc, argv);
    const auto doubled = measureAt("2", argc, argv);
    std::printf("CPU time a paint of %d by %d; a frame has %.1f ms\n\n", side, side, frameTime);
    std::printf("%-28s %9s %9s\n", "", "100 %", "200 %");
    const auto all = rows();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool late = normal[i] > frameTime || doubled[i] > frameTime;
        std::printf("%-28s %6.2f ms %6.2f ms%s\n", all[i].title, normal[i], doubled[i],
                    late ? "  more than a frame" : "");
    }
    return 0;
}
