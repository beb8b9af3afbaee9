#pragma once

#include "core/base/monitor.h"
#include "core/base/result.h"
#include "ui/game/board_source.h"
#include "ui/reading/clipping.h"

namespace flip::ui {

/// Whether the clipboard is that of X11 and belongs to another program.
[[nodiscard]] bool isClipboardOfOthers();

/// The same as clippingOf() for the clipboard of X11, on any thread: Qt would fetch it on the window's, which
/// takes 0.1 s for 36 MB, and five seconds if the other program does not answer. Follows section 2 of the
/// Inter-Client Communication Conventions Manual. The monitor is told how many bytes there are, once that
/// takes longer than a moment. Errors: the other program does not answer for five seconds; the text is
/// larger than 1 GiB; cancelled.
[[nodiscard]] Result<Clipping, SourceError> readX11Clipboard(Monitor& monitor);

} // namespace flip::ui
