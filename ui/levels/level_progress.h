#pragma once

#include <QByteArray>
#include <QDate>

#include <map>
#include <optional>

namespace flip::ui {

/// The fewest presses in which somebody has solved each level and each daily puzzle. A value.
class LevelProgress {
  public:
    enum class State { Open, Solved, SolvedAtMinimum };

    /// Takes note of a solved level; more presses than before make no difference. False, and nothing happens,
    /// if there is no such level or it cannot be solved in so few.
    bool add(int level, int presses);
    /// The same for the daily puzzle of a date. Every date is kept: a clock may be wrong, or a friend ahead
    /// of it.
    bool add(const QDate& date, int presses);
    /// Takes note of everything in `other`: of each puzzle the better one stays.
    void add(const LevelProgress& other);

    /// Forgets the levels; the daily puzzles stay.
    void clearLevels() { fewest_.clear(); }

    /// Nothing if the level has not been solved.
    [[nodiscard]] std::optional<int> fewest(int level) const;
    /// Nothing if the puzzle of this date has not been solved.
    [[nodiscard]] std::optional<int> fewest(const QDate& date) const;
    [[nodiscard]] State stateOf(int level) const;

    /// How many levels have been solved, or solved in the fewest presses possible.
    [[nodiscard]] int solved() const { return static_cast<int>(fewest_.size()); }

    [[nodiscard]] int solvedAtMinimum() const;
    /// The first level from this one on that has not been solved, continuing with the first after the last;
    /// `level` if there is none.
    [[nodiscard]] int nextOpen(int level) const;

    friend bool operator==(const LevelProgress&, const LevelProgress&) = default;

  private:
    friend QByteArray levelText(const LevelProgress& progress);

    std::map<int, int> fewest_;
    std::map<QDate, int> days_;
};

/// Progress as text: a line for each level that has been solved, with its number and the presses, and one for
/// each daily puzzle, "daily 2026-11-22 6".
[[nodiscard]] QByteArray levelText(const LevelProgress& progress);

/// What could be read of a text.
struct ReadProgress {
    LevelProgress progress;
    /// Whether that was everything.
    bool whole = true;
};

/// The inverse of levelText. Lines that make no sense are left out. O(length).
[[nodiscard]] ReadProgress readLevelText(const QByteArray& text);

} // namespace flip::ui
