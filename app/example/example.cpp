#include <core/flipgame.h>
#include <iostream>

int main() {
    const auto text = flip::recognise("bwwb\nbbwb\nbwwb\nbwww\n");
    if (!text) return std::cerr << text.error().sentence() << '\n', 1;
    const flip::Answer answer = flip::solve(text->readings.front().puzzles.front().puzzle).answer;
    if (const auto* optimal = std::get_if<flip::Optimal>(&answer)) {
        for (const flip::Cell cell : optimal->presses.setCells())
            std::cout << "row " << cell.row + 1 << ", column " << cell.column + 1 << '\n';
    } else if (std::holds_alternative<flip::Impossible>(answer)) {
        std::cout << "impossible\n";
    } else {
        std::cout << "not proven within the budget\n"; // Unproven, Stopped, TooLarge
    }
}
