#pragma once

#include "ui/widgets/message_bar.h"
#include "ui/window/status_line.h"

namespace flip::ui {

/// Says what has become of a command: above the board, whatever is in front, and for those who cannot see it.
inline void confirm(MessageBar& messages, StatusLine& status, MessageBar::Kind kind, const QString& sentence,
                    const MessageBar::Offer& offer = {}) {
    messages.confirm(kind, sentence, offer);
    status.say(sentence);
}

/// The same of something that was written, or why it could not be.
inline void confirm(MessageBar& messages, StatusLine& status, const QString& sentence, bool isProblem) {
    confirm(messages, status, isProblem ? MessageBar::Kind::Warning : MessageBar::Kind::Info, sentence);
}

} // namespace flip::ui
