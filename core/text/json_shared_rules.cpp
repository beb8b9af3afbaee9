#include "core/text/json_shared_rules.h"

#include "core/text/json_object_puzzle.h"
#include "core/text/json_rows.h"
#include "core/text/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string_view>

namespace flip {

namespace {

using Kind = JsonValue::Kind;

bool isText(const JsonValue& value) { return value.kind == Kind::Text || value.kind == Kind::Rows; }

bool isGoal(const JsonValue& value) { return value.kind == Kind::Text && goalNamed(value.text); }

bool isTarget(const JsonValue& value) { return isText(value) && areSignsOfPieces(value.text); }

/// Signs of a pattern, though perhaps not nine of them: that is an error of the puzzle. Others may be a name.
bool isPattern(const JsonValue& value) {
    return isText(value) && value.text.find_first_not_of(".*/\n") == std::string::npos;
}

bool isTable(const JsonValue& value) {
    return value.kind == Kind::Text &&
           value.text.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
}

bool isEdges(const JsonValue& value) { return value.kind == Kind::Text && edgesNamed(value.text); }

/// Any word, as “maybe” is an error.
bool isTorus(const JsonValue& value) { return value.kind == Kind::Word || value.kind == Kind::Text; }

/// A member, and whether its value is what the name promises.
struct Member {
    std::string_view name;
    bool (*isRight)(const JsonValue& value);
};

/// Members that say the same, and others that say it in ways of their own.
struct Subject {
    std::span<const Member> members;
    std::span<const std::string_view> others;
};

constexpr std::array<Member, 2> goals{{{"goal", isGoal}, {"target", isTarget}}};
constexpr std::array<Member, 1> patterns{{{"pattern", isPattern}}};
constexpr std::array<Member, 1> tables{{{"table", isTable}}};
constexpr auto edges = [] {
    std::array<Member, namesOfTorus.size() + 1> members{{{"edges", isEdges}}};
    std::ranges::transform(namesOfTorus, members.begin() + 1, [](std::string_view name) {
        const bool isPlain = name == "torus" || name == "toroidal";
        return Member{name, isPlain ? isTorus : saysWhetherTorus};
    });
    return members;
}();
constexpr std::array<std::string_view, 1> table{"table"};
constexpr std::array<std::string_view, 2> besideTable{"pattern", "edges"};
constexpr std::array subjects{Subject{goals, {}}, Subject{patterns, table}, Subject{edges, table},
                              Subject{tables, besideTable}};

bool has(const JsonObject& object, std::string_view name) {
    const auto found = object.members.find(name);
    return found != object.members.end() && found->second.kind != Kind::None;
}

bool isPuzzle(const JsonObject& object) { return has(object, "board"); }

bool speaksOf(const JsonObject& object, const Subject& subject) {
    const auto isThere = [&](std::string_view name) { return has(object, name); };
    return std::ranges::any_of(subject.others, isThere) ||
           std::ranges::any_of(subject.members, isThere, &Member::name);
}

void share(const JsonObject& from, JsonObject& to) {
    for (const Subject& subject : subjects) {
        if (speaksOf(to, subject)) continue;
        for (const auto& [name, isRight] : subject.members) {
            const auto found = from.members.find(name);
            if (found != from.members.end() && isRight(found->second))
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
