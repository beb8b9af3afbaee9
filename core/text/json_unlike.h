#pragma once

#include "core/text/json_objects.h"

#include <optional>
#include <string_view>
#include <vector>

namespace flip {

/// Whether a value says yes: true, “on”, 1; or no: false, “off”, 0, null. A list does neither.
[[nodiscard]] bool isYes(const JsonValue& value);
[[nodiscard]] bool isNo(const JsonValue& value);

/// A member that makes another puzzle of the object than this program has.
struct UnlikeMember {
    const JsonValue* value;
    const char* expected;
};

/// The first one with walls, a legend, more than two states and the like; nothing if there is none.
[[nodiscard]] std::optional<UnlikeMember> unlikeMember(const JsonObject& object);

/// The names that such members may have, in small letters.
[[nodiscard]] std::vector<std::string_view> namesOfUnlike();

} // namespace flip
