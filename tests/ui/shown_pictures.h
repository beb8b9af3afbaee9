#pragma once

#include <QImage>

#include <vector>

namespace flip::test {

/// A picture of a film, and how long it is seen.
struct Shown {
    QImage picture;
    int milliseconds = 0;
};

/// The times of a film, in milliseconds.
inline std::vector<int> times(const std::vector<Shown>& film) {
    std::vector<int> all;
    all.reserve(film.size());
    for (const Shown& shown : film) all.push_back(shown.milliseconds);
    return all;
}

} // namespace flip::test
