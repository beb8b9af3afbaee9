#include "core/solve/lightest/proof_record.h"

#include <algorithm>

namespace flip {

bool ProofRecord::merge(const ProofRecord& other) {
    const auto isForeign = [&](const auto& search) {
        const auto own = searches.find(search.first);
        return own != searches.end() && own->second.mark != search.second.mark;
    };
    if (std::ranges::any_of(other.searches, isForeign)) return false;
    for (const auto& [place, progress] : other.searches) {
        const auto [own, isNew] = searches.try_emplace(place, progress);
        if (!isNew) own->second.merge(progress);
    }
    return true;
}

} // namespace flip
