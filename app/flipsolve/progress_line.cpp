#include "app/flipsolve/progress_line.h"

#include "core/base/counted.h"

#include <unistd.h>

#include <array>
#include <cstdio>

namespace flip::console {

namespace {

constexpr std::chrono::seconds patience(1);
constexpr std::chrono::milliseconds period(200);

std::string percent(double share) {
    std::array<char, 16> text{};
    static_cast<void>(std::snprintf(text.data(), text.size(), "%.0f %%", share * 100));
    return text.data();
}

} // namespace

bool ProgressLine::isShownHere() { return isatty(STDERR_FILENO) == 1; }

ProgressLine::ProgressLine(Output& output, bool shown, Now now)
    : output_(output), shown_(shown), now_(now), nextAt_(now() + patience), begin_(now()) {}

void ProgressLine::answered(std::int64_t puzzles, std::optional<double> share) {
    if (!shown_) return;
    answered_ += puzzles;
    share_ = share;
    search_.reset();
    refresh();
}

void ProgressLine::progressed(const Progress& progress) {
    search_ = progress;
    refresh();
}

void ProgressLine::refresh() {
    if (isTime()) output_.showProgress(text());
}

void ProgressLine::show(const std::string& text) {
    if (isTime()) output_.showProgress(text);
}

bool ProgressLine::isTime() {
    const auto now = now_();
    if (!shown_ || now < nextAt_) return false;
    nextAt_ = now + period;
    return true;
}

std::string ProgressLine::text() const {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now_() - begin_).count();
    std::string text = grouped(answered_) + " answered";
    if (share_) text += ", " + percent(*share_) + " of the text";
    if (search_) {
        text += "; this one: " + percent(search_->done) + ", " + counted(search_->nodes, "node", "nodes");
    }
    return text + "; " + std::to_string(seconds) + " s";
}

} // namespace flip::console
