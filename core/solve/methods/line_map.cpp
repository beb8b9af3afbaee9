#include "core/solve/methods/line_map.h"

#include <bit>
#include <cstddef>

namespace flip {

LineMap::LineMap(int width, bool wraps, bool before, bool own, bool after)
    : width_(width), full_(width == Grid::wordBits ? ~Word{0} : (Word{1} << width) - 1), wraps_(wraps),
      before_(before), own_(own), after_(after) {}

bool LineMap::isZero() const {
    for (int p = 0; p < width_; ++p) {
        if ((*this)(Word{1} << p) != 0) return false;
    }
    return true;
}

LineInverse::LineInverse(const LineMap& map, int width) {
    // found[i]: presses whose highest flipped piece is piece i, and all the pieces that they flip.
    std::vector<Reduced> found(static_cast<std::size_t>(width));
    const auto reduce = [&](Reduced& reduced) {
        for (int i = width - 1; i >= 0; --i) {
            const Reduced& other = found[static_cast<std::size_t>(i)];
            if (((reduced.rest >> i) & 1U) == 0 || other.rest == 0) continue;
            reduced.presses ^= other.presses;
            reduced.rest ^= other.rest;
        }
    };
    for (int p = 0; p < width; ++p) {
        const Word press = Word{1} << p;
        Reduced reduced{press, map(press)};
        reduce(reduced);
        if (reduced.rest != 0) {
            found[static_cast<std::size_t>(std::bit_width(reduced.rest) - 1)] = reduced;
        } else {
            for (std::size_t i = 0, count = kernel_.size(); i < count; ++i) {
                kernel_.push_back(kernel_[i] ^ reduced.presses);
            }
        }
    }
    // Reducing is linear, so the table of a byte is made from its bits.
    table_.resize(static_cast<std::size_t>(width + 7) / 8);
    for (int p = 0; p < width; ++p) {
        Reduced single{0, Word{1} << p};
        reduce(single);
        auto& ofByte = table_[static_cast<std::size_t>(p / 8)];
        const std::size_t bit = std::size_t{1} << (p % 8);
        for (std::size_t rest = 0; rest < bit; ++rest) {
            ofByte[bit | rest] = {ofByte[rest].presses ^ single.presses, ofByte[rest].rest ^ single.rest};
        }
    }
}

} // namespace flip
