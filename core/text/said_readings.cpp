#include "core/text/said_readings.h"

#include "core/text/judge_rule.h"
#include "core/text/legend.h"
#include "core/text/limit_words.h"
#include "core/text/not_understood.h"
#include "core/text/other_languages.h"
#include "core/text/readings.h"
#include "core/text/said_parts.h"
#include "core/text/said_words.h"
#include "core/text/text_parts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace flip {

using namespace said;

namespace {

bool maySay(const Reading& reading) {
    const bool isBoard = reading.notation == Notation::Signs || reading.notation == Notation::Lists ||
                         reading.notation == Notation::Mask || reading.notation == Notation::Json;
    return isBoard && reading.judge == nullptr;
}

/// A table takes cells² bits.
constexpr std::int64_t mostInTable = 4096;

std::optional<Rule> ruleThat(const Rule& rule, SaidRule::Flips flips, Edges edges) {
    constexpr unsigned all = Pattern::count - 1;
    constexpr unsigned cross = 0b101'010'101;
    const Size size = rule.size();
    switch (flips) {
    case SaidRule::Flips::Block:
        return Rule::fromPattern(size, Pattern(all), edges);
    case SaidRule::Flips::Diagonal:
    case SaidRule::Flips::DiagonalOrBlock:
        return Rule::fromPattern(size, Pattern(cross), edges);
    case SaidRule::Flips::OnlyDiagonal:
        return Rule::fromPattern(size, Pattern(cross & ~(1U << 4U)), edges);
    case SaidRule::Flips::Ring:
        return Rule::fromPattern(size, Pattern(all & ~(1U << 4U)), edges);
    case SaidRule::Flips::OnlyNeighbours:
        return Rule::fromPattern(size, Pattern(0b010'101'010), edges);
    case SaidRule::Flips::RowAndColumn:
    case SaidRule::Flips::RestOfRowAndColumn:
        break;
    }
    if (size.cells() > mostInTable) return std::nullopt;
    Rule whole = ruleOfRowsAndColumns(size);
    if (flips == SaidRule::Flips::RowAndColumn) return whole;
    std::vector<Grid> masks;
    for (std::int64_t i = 0; i < size.cells(); ++i) {
        masks.push_back(whole.mask(cellAt(size, i)));
        masks.back().flip(cellAt(size, i));
    }
    return Rule::fromTable(size, std::move(masks));
}

/// The reading with what was said; nothing if that changes nothing, or cannot be.
std::optional<Reading> withSaid(Reading reading, const SaidRule& said, std::optional<SaidRule::Flips> flips) {
    bool isChanged = false;
    for (FoundPuzzle& found : reading.puzzles) {
        Puzzle& puzzle = found.puzzle;
        const Puzzle before = puzzle;
        if (said.goal && puzzle.goal.isUniform()) puzzle.goal = *said.goal;
        const Edges edges = said.edges.value_or(puzzle.rule.edges());
        if (said.pattern) {
            puzzle.rule = Rule::fromPattern(puzzle.size(), *said.pattern, edges);
        } else if (flips) {
            auto rule = ruleThat(puzzle.rule, *flips, edges);
            if (!rule) return std::nullopt;
            puzzle.rule = *std::move(rule);
        } else if (said.edges && puzzle.rule.pattern()) {
            puzzle.rule = Rule::fromPattern(puzzle.size(), *puzzle.rule.pattern(), edges);
        }
        isChanged |= puzzle != before;
    }
    return isChanged ? std::optional(std::move(reading)) : std::nullopt;
}

/// Whether each sign that the legend has is of the other colour there.
bool isOtherwise(const std::vector<ColouredSign>& legend, const std::vector<ColouredSign>& signs) {
    return !legend.empty() && std::ranges::all_of(legend, [&](const ColouredSign& said) {
        return std::ranges::any_of(signs, [&](const ColouredSign& sign) {
            return sign.sign == said.sign && sign.isBlack != said.isBlack;
        });
    });
}

/// Whether all boards of the reading have this size, or so many columns if it has no rows.
bool hasSize(const Reading& reading, Size size) {
    return std::ranges::all_of(reading.puzzles, [size](const FoundPuzzle& found) {
        const Size own = found.puzzle.size();
        return own == size || (size.rows == 0 && own.rows > 1 && own.columns == size.columns);
    });
}

/// Puts the reading first whose boards have the size, if there is one; a single row of as many pieces has it,
/// too.
void preferSize(Recognised& recognised, Size size) {
    auto& readings = recognised.readings;
    // A judge's boards may have it, too.
    if (hasSize(readings.front(), size)) {
        const auto fitting =
            std::ranges::count_if(readings, [&](const Reading& each) { return hasSize(each, size); });
        recognised.isOpen = recognised.isOpen && fitting > 1;
        return;
    }
    const auto fits = std::ranges::find_if(
        readings, [&](const Reading& each) { return maySay(each) && hasSize(each, size); });
    if (fits != readings.end()) {
        std::rotate(readings.begin(), fits, std::next(fits));
        recognised.isOpen = false;
        return;
    }
    for (const Reading& reading : readings) {
        const std::int64_t cells = reading.puzzles.front().puzzle.size().cells();
        const Size whole{size.rows == 0 ? static_cast<int>(cells / size.columns) : size.rows, size.columns};
        if (!maySay(reading) || whole.cells() != cells || !hasSize(reading, {1, static_cast<int>(cells)}))
            continue;
        readings.insert(readings.begin(), reshapedAll(reading, whole));
        recognised.isOpen = false;
        return;
    }
    if (size.rows > 0) recognised.hasWords = true;
}

/// Whether a sentence of few words seems to wish something.
bool mayWish(std::string_view text, const Words& words, Phrases signs) {
    for (const SentenceWords sentence : sentencesOf(words)) {
        if (seemsToWish(sentence) || isOfRulesElsewhere(sentence)) return true;
    }
    return !rulesInOtherLetters(text, signs).empty();
}

/// “Goal: …”, “target state = …”, in however few words.
bool hasGoal(const Words& words) {
    static constexpr std::array<std::string_view, 5> names{"goal", "target", "want", "wanted", "ziel"};
    constexpr std::size_t farthest = 2;
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isAmong(words[at].text, names)) continue;
        for (std::size_t next = at + 1; next < std::min(words.size(), at + 1 + farthest); ++next) {
            if (words[next].isSaid) return true;
            if (isEnd(words[next])) break;
        }
    }
    return false;
}

/// Fewer words may be a name of the board, and fewer than those of a sentence do not wish anything.
constexpr std::ptrdiff_t fewestWords = 2;
constexpr std::ptrdiff_t fewestOfSentence = 4;

} // namespace

SaidRule takeSaid(Recognised& recognised, std::string_view text) {
    const auto first = std::ranges::find_if(recognised.readings, maySay);
    std::vector<ColouredSign> signs;
    std::vector<std::string_view> names;
    if (first != recognised.readings.end()) signs = first->signs;
    std::ranges::transform(signs, std::back_inserter(names),
                           [](const ColouredSign& each) { return std::string_view(each.sign); });
    const Words words = wordsOf(text, names);
    const std::ptrdiff_t count = first == recognised.readings.end() ? 0 : countWords(words, names);
    recognised.hasWords = count >= fewestWords;
    const std::vector<ColouredSign> legend = legendIn(text, words, signs);
    if (isOtherwise(legend, signs)) {
        for (Reading& reading : recognised.readings) {
            if (maySay(reading)) reading = withColoursSwapped(std::move(reading));
        }
        recognised.isOpen = recognised.isOpen && recognised.readings.front().judge == nullptr;
        std::stable_partition(recognised.readings.begin(), recognised.readings.end(), maySay);
        for (ColouredSign& each : signs) each.isBlack = !each.isBlack;
    }
    SaidRule said = ruleSaid(text, words, signs);
    const bool isSentence =
        first != recognised.readings.end() && count + mostOtherWords(text, names) >= fewestOfSentence;
    const bool isWish = first != recognised.readings.end() &&
                        (hasGoal(words) || (legend.empty() && mayWish(text, words, names)));
    recognised.isGoalAssumed = (isSentence || isWish) && !said.goal;
    recognised.notUnderstood = notUnderstood(text, words, signs, legend, said);
    const bool areSeveral = first != recognised.readings.end() && first->puzzles.size() > 1;
    if (areSeveral && !said.unknown) said.unknown = contradictionIn(text, words, signs);
    return said;
}

std::optional<Result<Recognised, TextError>> otherThanJudge(const Recognised& recognised,
                                                            std::string_view text) {
    const Reading& judged = recognised.readings.front();
    const bool isJudged = judged.notation == Notation::JudgeInput || judged.notation == Notation::Panel;
    if (!isJudged || std::ranges::any_of(recognised.readings, maySay)) return std::nullopt;
    Recognised plain{{judged}, true};
    Reading& board = plain.readings.front();
    board.notation = Notation::Signs;
    board.judge = nullptr;
    board.signs = {{"0", false}, {"1", true}};
    SaidRule said = takeSaid(plain, text);
    if (said.unknown) return *said.unknown;
    // A statement speaks of both colours.
    if (said.goal == Goal::Either) said.goal.reset();
    auto other = withSaid(plain.readings.front(), said, said.flips);
    if (!other) return std::nullopt;
    // Where the words exchange the colours, the judge's goal is the other one.
    const bool areExchanged = other->puzzles.front().puzzle.board != judged.puzzles.front().puzzle.board;
    for (FoundPuzzle& found : other->puzzles) {
        Goal& goal = found.puzzle.goal;
        if (areExchanged && !said.goal && goal != Goal::Either)
            goal = goal == Goal::White ? Goal::Black : Goal::White;
    }
    Recognised both = recognised;
    both.readings.insert(both.readings.begin(), *std::move(other));
    both.isOpen = true;
    both.hasWords = true;
    both.isInterpreted = true;
    both.notUnderstood = std::move(plain.notUnderstood);
    return both;
}

bool mayGiveWay(const Recognised& recognised) {
    const Reading& first = recognised.readings.front();
    return first.judge == nullptr || recognised.isOpen || first.notation == Notation::Lists;
}

void applySaid(Recognised& recognised, const SaidRule& said) {
    const Judge* const judge = recognised.readings.front().judge;
    const bool isUnsure = judge != nullptr && mayGiveWay(recognised);
    if (said.size) preferSize(recognised, *said.size);
    std::vector<Reading> taken;
    for (const Reading& reading : recognised.readings) {
        if (!maySay(reading)) continue;
        if (auto with = withSaid(reading, said, said.flips)) taken.push_back(*std::move(with));
        if (said.flips != SaidRule::Flips::DiagonalOrBlock) continue;
        if (auto with = withSaid(reading, said, SaidRule::Flips::Block)) {
            taken.push_back(*std::move(with));
            recognised.isOpen = true;
        }
    }
    // A judge whose boards are any lists gives way to what is said; a statement of its own says the same.
    const Reading& front = recognised.readings.front();
    const bool isOther = isUnsure && front.judge == judge && !taken.empty() &&
                         taken.front().puzzles.front().puzzle != front.puzzles.front().puzzle;
    if (isOther) recognised.isOpen = said.flips == SaidRule::Flips::DiagonalOrBlock;
    const auto first =
        isOther ? recognised.readings.begin() : std::ranges::find_if(recognised.readings, maySay);
    recognised.readings.insert(first, std::make_move_iterator(taken.begin()),
                               std::make_move_iterator(taken.end()));
    // “All white or all black” says what boards have anyway, but not what the judge of lists wants.
    const auto either = std::ranges::find_if(recognised.readings, maySay);
    const bool isJudges = isUnsure && recognised.readings.front().judge == judge;
    if (isJudges && said.goal == Goal::Either && either != recognised.readings.end()) {
        std::rotate(recognised.readings.begin(), either, std::next(either));
        recognised.isOpen = false;
    }
}

std::optional<QuotedSentence> otherSizeSaid(const Reading& reading, const SaidRule& said,
                                            std::string_view text) {
    if (!said.size || said.sizeLine == 0) return std::nullopt;
    const auto isIt = [&](const FoundPuzzle& each) {
        const Size size = each.puzzle.size();
        if (said.size->rows == 0) return size.columns == said.size->columns;
        return size == *said.size || Size{size.columns, size.rows} == *said.size;
    };
    if (std::ranges::any_of(reading.puzzles, isIt)) return std::nullopt;
    constexpr std::size_t longest = 100;
    const std::string_view line = splitAt(text, '\n')[static_cast<std::size_t>(said.sizeLine) - 1];
    return QuotedSentence{said.sizeLine, quotedPart(trimmed(line), longest)};
}

bool areFlipGames(const Reading& reading) {
    return reading.judge == nullptr && std::ranges::all_of(reading.puzzles, [](const FoundPuzzle& each) {
               return each.puzzle.goal == Goal::Either;
           });
}

} // namespace flip
