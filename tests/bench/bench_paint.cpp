// What painting the board costs: thread CPU time a paint at two scales, beside the 16.7 ms that a frame has.
// CPU time is what a busy machine does not spoil. Usage: bench_paint

#include "core/generate/random_puzzle.h"
#include "tests/support/manual_clock.h"
#include "ui/board/board_view.h"

#include <QApplication>

#include <array>
#include <cstdio>
#include <ctime>
#include <functional>

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

/// The mean of a hundred paints.
double mean(const std::function<void()>& paint) {
    constexpr int paints = 100;
    paint();
    const double before = cpuMilliseconds();
    for (int i = 0; i < paints; ++i) paint();
    return (cpuMilliseconds() - before) / paints;
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

struct Row {
    const char* title;
    double (*measure)(Size);
    Size board;
};

constexpr std::array rows{
    Row{"4x4, still", still, {4, 4}},       Row{"4x4, turning, all of it", turning, {4, 4}},
    Row{"4x4, a frame", frame, {4, 4}},     Row{"4x4, after a resize", afterResize, {4, 4}},
    Row{"40x40, still", still, {40, 40}},   Row{"40x40, turning, all of it", turning, {40, 40}},
    Row{"40x40, a frame", frame, {40, 40}}, Row{"40x40, after a resize", afterResize, {40, 40}},
};

std::array<double, rows.size()> measureAt(const char* scale, int argc, char** argv) {
    // Qt reads the scale when an application is made.
    qputenv("QT_SCALE_FACTOR", scale);
    const QApplication application(argc, argv);
    std::array<double, rows.size()> measured{};
    for (std::size_t i = 0; i < rows.size(); ++i) measured.at(i) = rows.at(i).measure(rows.at(i).board);
    return measured;
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const auto normal = measureAt("1", argc, argv);
    const auto doubled = measureAt("2", argc, argv);
    std::printf("CPU time a paint of %d by %d; a frame has %.1f ms\n\n", side, side, frameTime);
    std::printf("%-28s %9s %9s\n", "", "100 %", "200 %");
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool late = normal.at(i) > frameTime || doubled.at(i) > frameTime;
        std::printf("%-28s %6.2f ms %6.2f ms%s\n", rows.at(i).title, normal.at(i), doubled.at(i),
                    late ? "  more than a frame" : "");
    }
    return 0;
}
