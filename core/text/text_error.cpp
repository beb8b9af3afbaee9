#include "core/text/text_error.h"

namespace flip {

std::string TextError::sentence() const {
    return "Line " + std::to_string(line) + ", column " + std::to_string(column) + ": found " + found +
           ", expected " + expected + ".";
}

} // namespace flip
