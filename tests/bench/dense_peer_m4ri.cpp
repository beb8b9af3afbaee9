#include "tests/bench/dense_peer.h"
#include "tests/bench/timing.h"

#include <memory>

#include <m4ri/m4ri.h>

namespace flip {

namespace {

struct FreeMatrix {
    void operator()(mzd_t* matrix) const { mzd_free(matrix); }
};

using Matrix = std::unique_ptr<mzd_t, FreeMatrix>;

} // namespace

std::optional<DenseElimination> eliminateByM4ri(const Puzzle& puzzle) {
    const Size size = puzzle.size();
    const auto cells = static_cast<rci_t>(size.cells());
    const Matrix equations(mzd_init(cells, cells + 1));
    for (rci_t press = 0; press < cells; ++press) {
        puzzle.rule.forEachFlipped(cellAt(size, press), [&](Cell piece) {
            mzd_write_bit(equations.get(), static_cast<rci_t>(indexOf(size, piece)), press, 1);
        });
    }
    for (const Cell piece : puzzle.board.setCells()) {
        mzd_write_bit(equations.get(), static_cast<rci_t>(indexOf(size, piece)), cells, 1);
    }
    const Matrix work(mzd_init(cells, cells + 1));
    DenseElimination result;
    result.seconds = secondsOf([&] {
        mzd_copy(work.get(), equations.get());
        result.rank = mzd_echelonize(work.get(), 1);
    });
    return result;
}

} // namespace flip
