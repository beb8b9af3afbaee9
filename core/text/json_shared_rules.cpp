#include "core/text/json_shared_rules.h"

#include "core/text/text_parts.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

bool isGoal(const JsonValue& value) { return value.kind == Kind::Text && goalNamed(value.text); }

bool isPattern(const JsonValue& value) {
    return (value.kind == Kind::Text || value.kind == Kind::Rows) && readPattern(value.text);
}

bool isEdges(const JsonValue& value) { return value.kind == Kind::Text && edgesNamed(value.text); }

bool isYesOrNo(const JsonValue& value) {
    const std::string word = lowered(value.text);
    return value.kind == Kind::Word && (word == "true" || word == "false");
}

/// A member that may be shared, if it is what its name says.
struct Shared {
    std::string_view name;
    bool (*isRight)(const JsonValue& value);
};

constexpr std::array goals{Shared{"goal", isGoal}};
constexpr std::array patterns{Shared{"pattern", isPattern}};
constexpr std::array edges{Shared{"edges", isEdges},        Shared{"torus", isYesOrNo},
                           Shared{"wrap", isYesOrNo},       Shared{"toroidal", isYesOrNo},
                           Shared{"wraparound", isYesOrNo}, Shared{"wrap_around", isYesOrNo}};

/// Members that say the same, and another that says it in a way of its own.
struct Subject {
    std::span<const Shared> members;
    std::string_view other;
};

constexpr std::array subjects{Subject{goals, "target"}, Subject{patterns, "table"}, Subject{edges, "table"}};

bool has(const JsonObject& object, std::string_view name) {
    const auto found = object.members.find(name);
    return found != object.members.end() && found->second.kind != Kind::None;
}

bool isPuzzle(const JsonObject& object) { return has(object, "board"); }

bool speaksOf(const JsonObject& object, const Subject& subject) {
    return has(object, subject.other) ||
           std::ranges::any_of(subject.members, [&](const Shared& each) { return has(object, each.name); });
}

void share(const JsonObject& from, JsonObject& to) {
    for (const Subject& subject : subjects) {
        if (speaksOf(to, subject)) continue;
        for (const Shared& each : subject.members) {
            const auto found = from.members.find(each.name);
            if (found != from.members.end() && each.isRight(found->second))
                to.members.insert_or_assign(found->first, found->second);
        }
    }
}

} // namespace

void shareRules(std::vector<JsonObject>& objects) {
    // From the back, every object comes before those inside it.
    std::vector<std::size_t> around;
    for (std::size_t i = objects.size(); i-- > 0;) {
        JsonObject& object = objects[i];
        while (!around.empty() && objects[around.back()].at > object.at) around.pop_back();
        for (std::size_t depth = around.size(); depth-- > 0;) {
            JsonObject& outer = objects[around[depth]];
            if (isPuzzle(outer) == isPuzzle(object)) continue;
            isPuzzle(outer) ? share(object, outer) : share(outer, object);
        }
        around.push_back(i);
    }
}

} // namespace flip
