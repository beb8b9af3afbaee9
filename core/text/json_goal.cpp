#include "core/text/json_goal.h"

#include "core/text/json_rows.h"
#include "core/text/json_unlike.h"
#include "core/text/said_rule.h"
#include "core/text/words.h"

#include <string>
#include <string_view>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

/// “all On” for “allOn”.
std::string withBlanks(std::string_view name) {
    std::string words;
    for (const char c : name) {
        const bool isCapital = c >= 'A' && c <= 'Z';
        const bool begins = isCapital && !words.empty() && words.back() >= 'a' && words.back() <= 'z';
        if (begins) words += ' ';
        words += c;
    }
    return words;
}

} // namespace

std::optional<Goal::Kind> goalInWords(const JsonValue& value) {
    if (value.kind == Kind::None || value.isList || !value.object.empty()) return std::nullopt;
    if (const auto named = goalNamed(value.text)) return named;
    const bool isWord = value.kind == Kind::Word || value.text.size() == 1;
    if (isWord && isYes(value)) return Goal::Black;
    if (isWord && isNo(value)) return Goal::White;
    if (value.kind != Kind::Text || areSignsOfPieces(value.text)) return std::nullopt;
    const std::string sentence = "goal: " + withBlanks(value.text);
    return said::ruleSaid(sentence, said::wordsOf(sentence), {}).goal;
}

bool mayBeGoal(const JsonValue& value) {
    return value.isList || value.text == nameOf(Goal::Target) ||
           (value.kind == Kind::Text && areSignsOfPieces(value.text)) || goalInWords(value);
}

} // namespace flip
