#pragma once

#include <QStringList>
#include <QWidget>

namespace flip::test {

/// The least contrast (WCAG 2.1) of words and of graphics.
struct ContrastGoals {
    double words = 4.5;
    double graphics = 3;
};

/// 7 : 1 for words in a palette of high contrast.
[[nodiscard]] ContrastGoals contrastGoals(const QPalette& palette);

/// What stands out too little from its ground, each as a sentence: words and the bars and dots of charts,
/// whose ground is measured on the pixels, and pieces, of which everything is. What is disabled may be faint.
[[nodiscard]] QStringList faintThings(QWidget& shown, const ContrastGoals& goals);

/// The parts that look nearly the same with the focus and without it, each as a sentence; measured on the
/// pixels. Gives the focus to each of them, which may change what is shown.
[[nodiscard]] QStringList faintFocus(QWidget& shown, const ContrastGoals& goals);

} // namespace flip::test
