#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "ui/game/board_source.h"
#include "ui/reading/clipping.h"

#include <QAbstractNativeEventFilter>
#include <QByteArray>

#include <cstdint>
#include <optional>

namespace flip::ui {

/// What another program offers under X11: what is on the clipboard, or what it has dragged onto a window of
/// this program. The latter it only gives away until it is told that it has arrived.
struct X11Selection {
    /// For what was dropped, the time of the X server when that was.
    std::optional<std::uint32_t> dropped = {};
};

/// Notes when something is dropped: Qt does not tell, but other programs find what they dragged by that time.
class X11DropTime : public QAbstractNativeEventFilter {
  public:
    /// Nothing is noted unless this program runs under X11.
    X11DropTime();

    /// Of the last drop; nothing before the first one.
    [[nodiscard]] std::optional<std::uint32_t> last() const { return last_; }

    bool nativeEventFilter(const QByteArray& type, void* message, qintptr* result) override;

  private:
    std::uint32_t dropMessage_ = 0;
    std::optional<std::uint32_t> last_;
};

/// Whether the clipboard is that of X11 and belongs to another program.
[[nodiscard]] bool isClipboardOfOthers();

/// The same as clippingOf() for a selection of X11, on any thread: Qt would fetch it on the window's, which
/// takes 0.1 s for 36 MB, and five seconds if the other program does not answer. Follows section 2 of the
/// Inter-Client Communication Conventions Manual. The monitor is told how many bytes there are, once that
/// takes longer than a moment. Errors: the other program does not answer for five seconds; the text is
/// larger than 1 GiB; cancelled.
[[nodiscard]] Result<Clipping, SourceError> readX11(X11Selection selection, Monitor& monitor);

} // namespace flip::ui
