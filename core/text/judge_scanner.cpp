#include "core/text/judge_scanner.h"

#include "core/base/counted.h"

#include <algorithm>
#include <utility>

namespace flip {

namespace {

bool isSeparator(const Character& at) {
    return at.sign == Sign::LineEnd || (at.sign == Sign::Blank && halfWidth(at.code) != U',');
}

} // namespace

JudgeScanner::Separator JudgeScanner::skipSeparators() {
    Separator met = Separator::None;
    for (; isSeparator(current()); advance())
        met = std::max(met, current().sign == Sign::LineEnd ? Separator::Line : Separator::Blank);
    if (current().line == 1 && current().column == 1) met = Separator::Line;
    return met;
}

bool JudgeScanner::atSeparator() { return isSeparator(current()) || current().sign == Sign::End; }

bool JudgeScanner::isInWord() { return !atSeparator() && current().sign != Sign::Broken; }

bool JudgeScanner::atEnd() {
    skipSeparators();
    return current().sign == Sign::End;
}

bool JudgeScanner::atSign(char sign) {
    return current().sign != Sign::End &&
           lowered(current().code) == lowered(static_cast<unsigned char>(sign));
}

Failure JudgeScanner::readNumber(std::int64_t& number, std::int64_t least, std::int64_t most,
                                 std::string_view what) {
    skipSeparators();
    const Character start = current();
    std::int64_t value = -1;
    int digits = 0;
    for (;; advance(), ++digits) {
        const char32_t code = halfWidth(current().code);
        if (current().sign == Sign::End || code < U'0' || code > U'9') break;
        value = std::min((value < 0 ? 0 : value) * 10 + (code - U'0'), most + 1);
    }
    const std::string range = std::string(what) + ", from " + std::to_string(least) + " to " + grouped(most);
    // Numbers have no leading zeros; rows of a board may.
    const bool isRow = asPrinted_ && digits > 1 && halfWidth(start.code) == U'0';
    if (value < least || value > most || !atSeparator() || isRow) return unexpected(start, range);
    number = value;
    return std::nullopt;
}

TextError JudgeScanner::wrong(std::string expected) { return unexpected(current(), std::move(expected)); }

} // namespace flip
