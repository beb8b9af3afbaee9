#include "app/flipsolve/late_picture.h"

namespace flip::console {

Status drawn(Status status, const DrawPicture& draw, const std::string& place, Output& output) {
    const auto problem = draw && status != Status::BadInput ? draw() : std::nullopt;
    if (!problem) return status;
    output.complainAt(place, *problem);
    return Status::Failed;
}

} // namespace flip::console
