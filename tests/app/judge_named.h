#pragma once

#include "core/text/judge.h"

#include <QtGlobal>

#include <string_view>

namespace flip::test {

/// The judge of this name, which there must be.
inline const Judge& judgeNamed(std::string_view name) {
    const Judge* judge = findJudge(name);
    if (judge == nullptr) qFatal("there is no such judge");
    return *judge;
}

} // namespace flip::test
