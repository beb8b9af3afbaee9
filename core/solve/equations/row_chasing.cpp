#include "core/solve/equations/row_chasing.h"

#include "core/base/memory_share.h"
#include "core/solve/equations/polynomial.h"

#include <algorithm>
#include <vector>

// Light chasing, with polynomials.
//
// Let the pattern be the same when mirrored left to right, and let its upper row hold only the middle cell.
// Then on rows as vectors over GF(2) its middle and lower row act as matrices m(T) = m₀ + m₁T and l(T) = l₀ +
// l₁T, where T adds up the left and right neighbours. That the pieces of row r are flipped as wanted says
//
//     x_(r+1) = b_r + m(T)·x_r + l(T)·x_(r−1),                                                            (1)
//
// so the first row determines all others: this is light chasing. By induction x_r = p_r(T)·x_0 + q_r, where
// p_0 = 1, p_1 = m, p_(r+1) = m·p_r + l·p_(r−1), and q_r is what (1) gives when it starts with x_0 = 0. The
// row after the last one must come out empty:
//
//     P(T)·x_0 = Q     with P = p_rows and Q = q_rows.                                                    (2)
//
// T is the path graph's matrix: tridiagonal, 0 on its diagonal and 1 beside it. Its characteristic polynomial
// c is the Fibonacci polynomial f_columns, where f_0 = 1, f_1 = y, f_(j+1) = y·f_j + f_(j−1), and column j is
// f_j(T) applied to column 0 (both by the same recurrence). So each vector is a(T)·e_0 for exactly one
// polynomial a of a degree below that of c, and (2) is an equation between polynomials modulo c: with g =
// gcd(P, c) = w·P mod c it has a solution exactly when g divides Q, and then w·(Q/g) is one. What P(T) makes
// vanish are the multiples of h = c/g; the nullity is the degree of g. (K. Sutner, "Linear cellular automata
// and the Garden-of-Eden", 1989; J. Goldwasser, W. Klostermeyer, G. Trapp, "Characterizing switch-setting
// problems", 1997.)
//
// The first rows of quiet patterns are these multiples of h = f_m + …, of degree m = columns − nullity. The
// basis of theirs that EchelonBasis wants needs no elimination. Of the multiples there is, for every j from m
// on, exactly one with f_j and otherwise only f_i with i < m: f_j + (f_j mod h). The remainders follow from
// the first two, f_(m−1) and f_m + h, by the recurrence of f. As vectors these have their last cell each at
// a place of its own, which no other one of them has. Turned left to right they have their first there,
// and they still are the same space, because T is the same turned round.
//
// Euclid's algorithm and the changes between vector and polynomial take O(columns²/64) steps, the first rows
// of quiet patterns O(columns/64) each, the chase O(cells/64). Nowhere is there a matrix.
//
// When it is the lower row of the pattern that holds only the middle cell, the board is chased from the
// bottom.

namespace flip {

namespace {

using Word = Grid::Word;

/// The coefficients of (1): all ones or all zeros.
struct RowCoefficients {
    Word own = 0;         // m₀
    Word ownSides = 0;    // m₁
    Word before = 0;      // l₀
    Word beforeSides = 0; // l₁
};

/// With these, (1) adds T·own to the right-hand side, or T·own + before.
constexpr RowCoefficients neighboursOnly{.ownSides = ~Word{0}};
constexpr RowCoefficients recurrence{.ownSides = ~Word{0}, .before = ~Word{0}};

bool middleOnly(Pattern pattern, int down) {
    return pattern.flips(down, 0) && !pattern.flips(down, -1) && !pattern.flips(down, 1);
}

/// A row of bits between two words that stay 0, so that every word has neighbours.
class Row {
  public:
    explicit Row(int columns)
        : words_(static_cast<std::size_t>((columns + Grid::wordBits - 1) / Grid::wordBits) + 2),
          lastMask_(~Word{0} >> ((Grid::wordBits - columns % Grid::wordBits) % Grid::wordBits)) {}

    explicit Row(const Grid& row) : Row(row.columns()) { std::ranges::copy(row.row(0), words().begin()); }

    [[nodiscard]] std::span<Word> words() { return std::span(words_).subspan(1, words_.size() - 2); }

    [[nodiscard]] std::span<const Word> words() const {
        return std::span(words_).subspan(1, words_.size() - 2);
    }

    [[nodiscard]] bool test(int column) const {
        return (words()[static_cast<std::size_t>(column / Grid::wordBits)] >> (column % Grid::wordBits)) & 1U;
    }

    void clear(int column) {
        words()[static_cast<std::size_t>(column / Grid::wordBits)] &= ~(Word{1} << (column % Grid::wordBits));
    }

    /// Becomes rightSide + m(T)·own + l(T)·before; this must be a third row. O(columns/64).
    void assign(const RowCoefficients& by, const Row& own, const Row& before,
                std::span<const Word> rightSide) {
        const auto sides = [&](std::size_t at) {
            return (own.words_[at] & by.ownSides) ^ (before.words_[at] & by.beforeSides);
        };
        for (std::size_t i = 1; i <= rightSide.size(); ++i) {
            const Word neighbours =
                sides(i) << 1U ^ sides(i - 1) >> 63U ^ sides(i) >> 1U ^ sides(i + 1) << 63U;
            words_[i] =
                rightSide[i - 1] ^ (own.words_[i] & by.own) ^ (before.words_[i] & by.before) ^ neighbours;
        }
        words_[rightSide.size()] &= lastMask_;
    }

  private:
    std::vector<Word> words_;
    Word lastMask_;
};

/// With this cell alone.
Row unitRow(int columns, int cell) {
    Grid row({1, columns});
    row.set({0, cell});
    return Row(row);
}

// The following have no meaning once the clock has stopped.

/// a(T)·row, by Horner's rule.
Row applied(const Polynomial& a, const Row& row, int columns, SearchClock& clock) {
    const Row zero(columns);
    Row sum(columns);
    Row next(columns);
    for (int power = a.degree(); power >= 0 && clock.work(row.words().size()); --power) {
        next.assign(neighboursOnly, sum, zero, a.coefficient(power) ? row.words() : zero.words());
        std::swap(sum, next);
    }
    return sum;
}

/// The polynomial a with row = a(T)·e_0, the sum of f_j over the set columns j, by Clenshaw's recurrence.
Polynomial polynomialOf(const Row& row, int columns, SearchClock& clock) {
    Polynomial before;
    Polynomial sum;
    for (int column = columns - 1; column >= 0 && clock.work(sum.words()); --column) {
        before.add(sum, 1);
        if (row.test(column)) before.flipConstant();
        std::swap(before, sum);
    }
    return sum;
}

/// c, the characteristic polynomial of T.
Polynomial fibonacci(int columns, SearchClock& clock) {
    Polynomial before;
    Polynomial own = Polynomial::one();
    for (int column = 0; column < columns && clock.work(own.words()); ++column) {
        before.add(own, 1);
        std::swap(before, own);
    }
    return own;
}

/// Without meaning once the clock has stopped, like all that it returns.
class RowChasing {
  public:
    RowChasing(const Rule& rule, SearchClock& clock) : clock_(clock), size_(rule.size()) {
        const Pattern pattern = *rule.pattern();
        upwards_ = !middleOnly(pattern, -1);
        const int next = upwards_ ? -1 : 1;
        const auto coefficient = [](bool flips) { return flips ? ~Word{0} : Word{0}; };
        by_ = {coefficient(pattern.flips(0, 0)), coefficient(pattern.flips(0, 1)),
               coefficient(pattern.flips(next, 0)), coefficient(pattern.flips(next, 1))};
        const Polynomial c = fibonacci(size_.columns, clock);
        auto [g, w] = bezout(lastRow(c), c, clock);
        if (clock.stopped()) return;
        if (g.degree() > 0) period_ = divide(c, g, clock).first;
        common_ = std::move(g);
        factor_ = std::move(w);
    }

    [[nodiscard]] int nullity() const { return common_.degree(); }

    /// The rows that the quiet patterns begin with: only now is it known how many they are.
    void findQuietRows() {
        if (nullity() > 0) findQuietRows(period_);
    }

    /// Whether the first row makes the others: then the leading cells of the quiet patterns lie in it, and as
    /// the rows are reduced, so are patterns and solutions.
    [[nodiscard]] bool fromTheTop() const { return !upwards_; }

    /// Number i of nullity().
    [[nodiscard]] Grid quietPattern(std::size_t i) const {
        Grid pattern(size_);
        chase(Row(quietRows_.vectors()[i]), Grid(size_), &pattern);
        return pattern;
    }

    [[nodiscard]] std::optional<Grid> solution(const Grid& rightSide) const {
        const Row last = chase(Row(size_.columns), rightSide, nullptr);
        const int columns = size_.columns;
        const auto [quotient, rest] = divide(polynomialOf(last, columns, clock_), common_, clock_);
        if (!rest.isZero()) return std::nullopt;
        const Row row =
            applied(factor_, applied(quotient, unitRow(columns, 0), columns, clock_), columns, clock_);
        Grid first({1, columns});
        std::ranges::copy(row.words(), first.row(0).begin());
        quietRows_.reduce(first, clock_);
        Grid presses(size_);
        chase(Row(first), rightSide, &presses);
        return presses;
    }

  private:
    /// P modulo c.
    [[nodiscard]] Polynomial lastRow(const Polynomial& c) const {
        Polynomial before;
        Polynomial own = Polynomial::one();
        for (int row = 0; row < size_.rows && clock_.work(4 * own.words()); ++row) {
            Polynomial next;
            if (by_.beforeSides != 0) next.add(before, 1);
            // A swap instead of a copy: the usual pattern allocates nothing here.
            if (by_.before != 0 && next.isZero()) {
                std::swap(next, before);
            } else if (by_.before != 0) {
                next.add(before);
            }
            if (by_.own != 0) next.add(own);
            if (by_.ownSides != 0) next.add(own, 1);
            if (next.degree() == c.degree()) next.add(c);
            before = std::move(own);
            own = std::move(next);
        }
        return own;
    }

    /// There are some; h is c/g.
    void findQuietRows(const Polynomial& h) {
        const int columns = size_.columns;
        const int count = nullity();
        // Everything turned left to right: f_i is at column columns − 1 − i, so f_m at count − 1. There is no
        // f_(m−1) when m = 0: then all remainders are 0.
        Row surplus = applied(h, unitRow(columns, columns - 1), columns, clock_);
        surplus.clear(count - 1);
        const Row zero(columns);
        Row before = count < columns ? unitRow(columns, count) : zero;
        Row remainder = surplus;
        Row next(columns);
        std::vector<Grid> rows(static_cast<std::size_t>(count), Grid({1, columns}));
        for (int lead = count - 1; lead >= 0 && clock_.work(2 * zero.words().size()); --lead) {
            Grid& row = rows[static_cast<std::size_t>(lead)];
            std::ranges::copy(remainder.words(), row.row(0).begin());
            row.set({0, lead});
            const bool overflows = count < columns && remainder.test(count);
            next.assign(recurrence, remainder, before, overflows ? surplus.words() : zero.words());
            // f_m, for which the surplus has been added.
            next.clear(count - 1);
            std::swap(before, remainder);
            std::swap(remainder, next);
        }
        if (!clock_.stopped()) quietRows_ = EchelonBasis::fromReduced(std::move(rows));
    }

    /// Follows (1) from the first row to the row after the last one, which is returned. Every row on the way
    /// is written to `presses`, if wanted.
    Row chase(Row own, const Grid& rightSide, Grid* presses) const {
        Row before(size_.columns);
        Row next(size_.columns);
        for (int i = 0; i < size_.rows && clock_.work(own.words().size()); ++i) {
            const int row = upwards_ ? size_.rows - 1 - i : i;
            if (presses != nullptr) std::ranges::copy(own.words(), presses->row(row).begin());
            next.assign(by_, own, before, rightSide.row(row));
            std::swap(before, own);
            std::swap(own, next);
        }
        return own;
    }

    SearchClock& clock_;
    Size size_;
    bool upwards_ = false;
    RowCoefficients by_;
    /// g, w, and h where there are quiet patterns.
    Polynomial common_;
    Polynomial factor_;
    Polynomial period_;
    EchelonBasis quietRows_;
};

} // namespace

double rowChasingMemory(Size size) {
    // The polynomials on the way, and rows that are chased; the board that is white.
    constexpr double rows = 24;
    return rows * gridMemory({1, size.columns}) + gridMemory(size);
}

bool rowsDetermineEachOther(const Rule& rule) {
    const auto pattern = rule.pattern();
    if (!pattern || rule.edges() != Edges::Clipped) return false;
    const auto mirrored = [&](int down) { return pattern->flips(down, -1) == pattern->flips(down, 1); };
    return mirrored(-1) && mirrored(0) && mirrored(1) &&
           (middleOnly(*pattern, -1) || middleOnly(*pattern, 1));
}

std::optional<Equations> solveByRows(const Rule& rule, std::span<const Grid> rightSides,
                                     std::int64_t quietMemory, SearchClock& clock) {
    const MemoryShare working(clock, rowChasingMemory(rule.size()));
    if (!working.granted()) return std::nullopt;
    RowChasing chasing(rule, clock);
    if (clock.stopped()) return std::nullopt;
    const MemoryShare rows(clock, chasing.nullity() * gridMemory({1, rule.size().columns}));
    if (!rows.granted()) return std::nullopt;
    chasing.findQuietRows();
    Equations equations;
    equations.nullity = chasing.nullity();
    const std::size_t fitting =
        gridsThatFit(rule.size(), equations.nullity, std::min(quietMemory, clock.budget().memory));
    const MemoryShare patterns(clock, static_cast<double>(fitting) * gridMemory(rule.size()));
    std::vector<Grid> quiet;
    quiet.reserve(fitting);
    for (std::size_t i = 0; i < fitting && !clock.stopped(); ++i) quiet.push_back(chasing.quietPattern(i));
    if (clock.stopped()) return std::nullopt;
    equations.quiet = chasing.fromTheTop() ? EchelonBasis::fromReduced(std::move(quiet))
                                           : EchelonBasis(std::move(quiet), clock);
    for (const Grid& rightSide : rightSides) {
        auto& solution = equations.solutions.emplace_back(chasing.solution(rightSide));
        if (solution && !chasing.fromTheTop()) equations.quiet.reduce(*solution, clock);
    }
    if (clock.stopped()) return std::nullopt;
    return equations;
}

} // namespace flip
