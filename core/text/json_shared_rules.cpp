#include "core/text/json_shared_rules.h"

#include "core/text/json_object_puzzle.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

bool isGoal(const JsonValue& value) { return value.kind == Kind::Text && goalNamed(value.text); }

bool isPattern(const JsonValue& value) {
    return (value.kind == Kind::Text || value.kind == Kind::Rows) && readPattern(value.text);
}

bool isEdges(const JsonValue& value) {
    return (value.kind == Kind::Text && edgesNamed(value.text)) || saysWhetherTorus(value);
}

/// Members that say the same, and another that says it in a way of its own.
struct Subject {
    std::span<const std::string_view> members;
    std::string_view other;
    /// Whether the value of a member says what its name promises.
    bool (*isRight)(const JsonValue& value);
};

constexpr std::array<std::string_view, 1> goals{"goal"};
constexpr std::array<std::string_view, 1> patterns{"pattern"};
constexpr auto edges = [] {
    std::array<std::string_view, namesOfTorus.size() + 1> names{"edges"};
    std::ranges::copy(namesOfTorus, names.begin() + 1);
    return names;
}();
constexpr std::array subjects{Subject{goals, "target", isGoal}, Subject{patterns, "table", isPattern},
                              Subject{edges, "table", isEdges}};

bool has(const JsonObject& object, std::string_view name) {
    const auto found = object.members.find(name);
    return found != object.members.end() && found->second.kind != Kind::None;
}

bool isPuzzle(const JsonObject& object) { return has(object, "board"); }

bool speaksOf(const JsonObject& object, const Subject& subject) {
    return has(object, subject.other) ||
           std::ranges::any_of(subject.members, [&](std::string_view name) { return has(object, name); });
}

void share(const JsonObject& from, JsonObject& to) {
    for (const Subject& subject : subjects) {
        if (speaksOf(to, subject)) continue;
        for (const std::string_view name : subject.members) {
            const auto found = from.members.find(name);
            if (found != from.members.end() && subject.isRight(found->second))
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
