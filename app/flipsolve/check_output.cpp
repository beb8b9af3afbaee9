#include "app/flipsolve/check_output.h"

#include "app/flipsolve/printable.h"
#include "core/base/counted.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace flip::console {

namespace {

using Body = JudgeAnswer::Body;
using Tokens = std::vector<std::string_view>;

constexpr std::string_view separators = " \t\r\n\v\f";

Tokens tokensOf(std::string_view text) {
    Tokens tokens;
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(separators), text.size()));
        if (text.empty()) return tokens;
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        tokens.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

std::optional<std::int64_t> numberFrom(std::string_view token) {
    std::int64_t number = 0;
    const char* const end = token.data() + token.size();
    const auto [stopped, error] = std::from_chars(token.data(), end, number);
    if (error != std::errc{} || stopped != end) return std::nullopt;
    return number;
}

/// The line of a text that a part of it begins in.
std::string_view lineWith(std::string_view text, std::string_view part) {
    const auto at = static_cast<std::size_t>(part.data() - text.data());
    const std::size_t before = text.substr(0, at).find_last_of('\n');
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    std::string_view line = text.substr(begin, std::min(text.find('\n', at), text.size()) - begin);
    while (!line.empty() && separators.find(line.back()) != std::string_view::npos) line.remove_suffix(1);
    return line;
}

/// The first line.
std::string inQuotes(std::string_view text) {
    return "“" + shown(text.substr(0, std::min(text.find('\n'), text.size())), 1, 60) + "”";
}

std::string pressCount(std::int64_t count) { return counted(count, "press", "presses"); }

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
    return lower;
}

bool startsWith(std::span<const std::string_view> tokens, const Tokens& beginning) {
    return tokens.size() >= beginning.size() && std::ranges::equal(tokens.first(beginning.size()), beginning);
}

bool startsWithInAnyCase(std::span<const std::string_view> tokens, const Tokens& beginning) {
    return tokens.size() >= beginning.size() &&
           std::ranges::equal(tokens.first(beginning.size()), beginning,
                              [](auto left, auto right) { return lowered(left) == lowered(right); });
}

std::string answerTo(const Judge& judge, std::int64_t number, const KnownCase& known) {
    return writeJudgeAnswer(judge, number, known.found, known.presses ? &*known.presses : nullptr,
                            known.ways);
}

/// Reads the press set at the beginning of the tokens; nothing if there is none.
class PressReader {
  public:
    PressReader(const JudgeAnswer& answer, Size size, std::span<const std::string_view> tokens)
        : answer_(answer), tokens_(tokens), presses_(size) {}

    std::optional<Grid> read() {
        const bool isRead = answer_.body == Body::Matrix    ? readMatrix()
                            : answer_.body == Body::Buttons ? readButtons()
                            : answer_.body == Body::List    ? readList()
                                                            : false;
        return isRead ? std::optional(std::move(presses_)) : std::nullopt;
    }

    /// How many tokens belong to it, or are right before the first that is not.
    [[nodiscard]] std::size_t used() const { return used_; }

  private:
    bool readMatrix() {
        for (std::int64_t i = 0; i < presses_.cells(); ++i) {
            // “000000” is a row, and no 0.
            if (used_ < tokens_.size() && tokens_[used_].size() > 1) return false;
            const auto bit = next(0, 1);
            if (!bit) return false;
            presses_.set(cellAt(presses_.size(), i), *bit == 1);
        }
        return true;
    }

    bool readButtons() {
        while (const auto button = next(1, presses_.cells()))
            presses_.flip(cellAt(presses_.size(), *button - 1));
        return used_ == tokens_.size() || !numberFrom(tokens_[used_]);
    }

    bool readList() {
        const auto count = next(0, presses_.cells());
        if (!count) return false;
        for (std::int64_t i = 0; i < *count; ++i) {
            const auto row = next(1, presses_.rows());
            const auto column = row ? next(1, presses_.columns()) : std::nullopt;
            if (!column) return false;
            presses_.flip({static_cast<int>(*row) - 1, static_cast<int>(*column) - 1});
        }
        return presses_.count() == *count;
    }

    /// The next token, if it is a number from `least` to `most`.
    std::optional<std::int64_t> next(std::int64_t least, std::int64_t most) {
        if (used_ == tokens_.size()) return std::nullopt;
        const auto number = numberFrom(tokens_[used_]);
        if (!number || *number < least || *number > most) return std::nullopt;
        ++used_;
        return number;
    }

    const JudgeAnswer& answer_;
    std::span<const std::string_view> tokens_;
    std::size_t used_ = 0;
    Grid presses_;
};

/// Compares the tokens of an output with one case after the other.
class Comparison {
  public:
    Comparison(const Judge& judge, std::span<const KnownCase> cases, std::string_view output,
               const Tokens& tokens)
        : judge_(judge), cases_(cases), output_(output), left_(tokens) {}

    /// The first wrong case, or what comes after the last one.
    std::optional<OutputFault> run() {
        for (std::size_t i = 0; i < cases_.size(); ++i) {
            if (auto why = compare(i)) return OutputFault{i, *std::move(why)};
        }
        if (left_.empty()) return std::nullopt;
        return OutputFault{cases_.size() - 1, "more is printed than the answer: " + inQuotes(left_.front())};
    }

  private:
    std::optional<std::string> compare(std::size_t i) {
        const KnownCase& known = cases_[i];
        const auto number = static_cast<std::int64_t>(i) + 1;
        const std::string whole = answerTo(judge_, number, known);
        const Tokens expected = tokensOf(whole);
        if (startsWith(left_, expected) && endsThere(known, expected.size())) {
            left_ = left_.subspan(expected.size());
            return std::nullopt;
        }
        if (left_.empty()) return i == 0 ? "no answer" : "no answer to this case";
        const std::string heading = writeJudgeHeading(judge_, number, known.found);
        const Tokens headingTokens = tokensOf(heading);
        if (!startsWith(left_, headingTokens)) {
            const std::string right = inQuotes(heading.substr(0, heading.find_last_not_of(separators) + 1));
            const bool isNear = lowered(left_.front()) == lowered(headingTokens.front());
            return isNear ? inQuotes(lineWith(output_, left_.front())) + " is printed instead of " + right
                          : right + " is missing before the answer";
        }
        left_ = left_.subspan(headingTokens.size());
        return compareAnswer(known, whole, std::span(expected).subspan(headingTokens.size()));
    }

    /// A list of buttons goes on as long as there are numbers.
    [[nodiscard]] bool endsThere(const KnownCase& known, std::size_t count) const {
        const bool isList = judge_.answer.body == Body::Buttons && known.presses;
        return !isList || count == left_.size() || !numberFrom(left_[count]);
    }

    /// `expected` are the words of the whole answer that follow its heading.
    std::optional<std::string> compareAnswer(const KnownCase& known, std::string_view whole,
                                             std::span<const std::string_view> expected) {
        const JudgeAnswer& answer = judge_.answer;
        const Tokens impossible = tokensOf(answer.impossible);
        const bool saysNumber = (answer.body == Body::Count || answer.body == Body::Ways) && !left_.empty() &&
                                numberFrom(left_.front());
        if (startsWith(left_, impossible)) return saysImpossible(known);
        if (startsWithInAnyCase(left_, impossible))
            return inQuotes(left_.front()) + " is printed instead of " + inQuotes(answer.impossible);
        if (saysNumber) return wrongCount(known, *numberFrom(left_.front()));
        if (!answer.possible.empty() && startsWith(left_, tokensOf(answer.possible)))
            return inQuotes(answer.possible) + " is printed, but there is no solution";
        PressReader reader(answer, known.found.puzzle.size(), left_);
        const auto presses = reader.read();
        if (!presses) {
            const std::size_t word = reader.used();
            const auto wanted = expected.empty() ? whole : expected[std::min(word, expected.size() - 1)];
            return notUnderstood(word, lineWith(whole, wanted));
        }
        // A list of buttons may be empty, but what stands there is none.
        if (reader.used() == 0 && !expected.empty() && !left_.empty() && !isHeading(left_.front()))
            return notUnderstood(0, lineWith(whole, expected.front()));
        auto why = wrongPresses(known, *presses, left_.first(reader.used()), expected);
        if (!why) left_ = left_.subspan(reader.used());
        return why;
    }

    /// What is wrong with words that stand for the right presses.
    static std::string otherWords(std::span<const std::string_view> printed,
                                  std::span<const std::string_view> expected) {
        if (std::ranges::is_permutation(printed, expected)) return "the presses are in another order";
        const auto [wrong, right] = std::ranges::mismatch(printed, expected);
        if (wrong == printed.end() || right == expected.end()) return "a press is printed more than once";
        return inQuotes(*wrong) + " is printed instead of " + inQuotes(*right);
    }

    [[nodiscard]] bool isHeading(std::string_view word) const {
        const std::string heading = writeJudgeHeading(judge_, 1, cases_.front().found);
        const Tokens tokens = tokensOf(heading);
        return !tokens.empty() && word == tokens.front();
    }

    /// `word` is the first of those left that is wrong.
    [[nodiscard]] std::string notUnderstood(std::size_t word, std::string_view wanted) const {
        if (word == left_.size()) return "the output ends before " + inQuotes(wanted) + " is complete";
        return "not understood: " + inQuotes(lineWith(output_, left_[word])) + " is printed where " +
               inQuotes(wanted) + " is expected";
    }

    [[nodiscard]] std::string saysImpossible(const KnownCase& known) const {
        const std::string said = inQuotes(judge_.answer.impossible) + " is printed, but ";
        if (judge_.answer.body == Body::Word || judge_.answer.body == Body::Ways)
            return said + "there is a solution";
        // The same word may come before something else.
        if (!known.presses) return said + "the expected answer is different";
        return said + pressCount(known.presses->count()) + " solve" +
               (known.presses->count() == 1 ? "s" : "") + " it";
    }

    [[nodiscard]] std::string wrongCount(const KnownCase& known, std::int64_t said) const {
        const int most = judge_.answer.mostPresses;
        if (!known.presses) return "there is no solution, but " + std::to_string(said) + " is printed";
        const std::int64_t least = known.presses->count();
        const bool areWays = judge_.answer.body == Body::Ways;
        const std::int64_t expected = areWays ? static_cast<std::int64_t>(known.ways) : least;
        if (!areWays && most > 0 && least > most) {
            return pressCount(least) + " are needed, more than " + std::to_string(most) + ", but " +
                   std::to_string(said) + " is printed";
        }
        // “00” for 0, which a judge does not take.
        if (said == expected && !left_.empty())
            return inQuotes(left_.front()) + " is printed instead of " + inQuotes(std::to_string(expected));
        if (areWays)
            return std::to_string(said) + " is printed, but there " + (known.ways == 1 ? "is " : "are ") +
                   std::to_string(known.ways) + (known.ways == 1 ? " way" : " ways");
        if (said < least)
            return "fewer than possible: " + pressCount(said) + ", but " + std::to_string(least) +
                   " are needed";
        return "not the fewest: " + pressCount(said) + ", but " + std::to_string(least) +
               (least == 1 ? " is enough" : " are enough");
    }

    /// `printed` are the words of the presses.
    [[nodiscard]] std::optional<std::string> wrongPresses(const KnownCase& known, const Grid& presses,
                                                          std::span<const std::string_view> printed,
                                                          std::span<const std::string_view> expected) const {
        if (!known.presses)
            return presses.none()
                       ? "there is no solution, but no " + inQuotes(judge_.answer.impossible) + " is printed"
                       : "there is no solution, but presses are printed";
        Puzzle after = known.found.puzzle;
        after.rule.pressAll(after.board, presses);
        if (!after.solved()) return "the presses do not solve it";
        const std::int64_t said = presses.count();
        const std::int64_t least = known.presses->count();
        if (said > least) return wrongCount(known, said);
        if (presses == *known.presses)
            return judge_.answer.body == Body::List ? std::nullopt
                                                    : std::optional(otherWords(printed, expected));
        if (judge_.ties == Ties::Any) return std::nullopt;
        return "another set of " + pressCount(said) + " than the judge expects";
    }

    const Judge& judge_;
    std::span<const KnownCase> cases_;
    std::string_view output_;
    std::span<const std::string_view> left_;
};

/// The text with an x for every word, and its last line ended.
std::string shapeOf(std::string_view text) {
    std::string shape;
    for (const char c : text) {
        const bool separates = separators.find(c) != std::string_view::npos;
        if (separates || shape.empty() || shape.back() != 'x') shape += separates ? c : 'x';
    }
    if (!shape.empty() && shape.back() != '\n') shape += '\n';
    return shape;
}

/// Without blanks at the ends of lines.
std::string trimmed(const std::string& text) {
    std::string kept;
    for (const char c : text) {
        while (c == '\n' && !kept.empty() && (kept.back() == ' ' || kept.back() == '\t')) kept.pop_back();
        kept += c;
    }
    return kept;
}

std::string withoutBlankLines(const std::string& text) {
    std::string kept;
    for (const char c : text) {
        if (c != '\n' || (!kept.empty() && kept.back() != '\n')) kept += c;
    }
    return kept;
}

/// What is wrong with the spaces and line ends of an output whose answers are right.
std::optional<std::string> layoutFault(const std::string& expected, std::string shape) {
    if (shape == expected) return std::nullopt;
    std::string why = "the answer is right, but ";
    if (std::erase(shape, '\r') > 0 && shape == expected) return why + "lines end with CR LF instead of LF";
    if (trimmed(shape) == expected) return why + "there are blanks at the end of a line";
    if (withoutBlankLines(trimmed(shape)) == withoutBlankLines(expected))
        return why +
               (shape.size() > expected.size() ? "there are extra blank lines" : "a blank line is missing");
    return why + "its spaces and line ends differ";
}

} // namespace

std::string expectedFor(const Judge& judge, std::span<const KnownCase> cases) {
    std::string text;
    std::int64_t number = 0;
    for (const KnownCase& known : cases) text += answerTo(judge, ++number, known);
    return text;
}

std::optional<OutputFault> faultIn(const Judge& judge, std::span<const KnownCase> cases,
                                   std::string_view output) {
    const Tokens tokens = tokensOf(output);
    if (auto fault = Comparison(judge, cases, output, tokens).run()) return fault;
    if (auto why = layoutFault(shapeOf(expectedFor(judge, cases)), shapeOf(output)))
        return OutputFault{0, *std::move(why)};
    return std::nullopt;
}

std::string shown(std::string_view text, std::size_t mostLines, std::size_t mostColumns) {
    std::string kept;
    for (std::size_t line = 0; !text.empty(); ++line) {
        if (line > 0) kept += '\n';
        if (line == mostLines) return kept + "…";
        const std::size_t end = std::min(text.find('\n'), text.size());
        kept += printable(text.substr(0, std::min(end, mostColumns)));
        if (end > mostColumns) kept += "…";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return kept;
}

} // namespace flip::console
