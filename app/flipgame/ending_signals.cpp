#include "app/flipgame/ending_signals.h"

#include <QCoreApplication>

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace flip {

namespace {

constexpr std::array endingSignals{SIGTERM, SIGINT, SIGHUP};

/// A handler may do next to nothing, but it may write into a pipe, which the event loop reads.
std::array<int, 2> ends{-1, -1};

void tell(int) {
    const char byte = 0;
    // Nothing can be done if that fails; the next signal ends the program.
    [[maybe_unused]] const auto count = ::write(ends[1], &byte, 1);
}

} // namespace

EndingSignals::EndingSignals() {
    // Programs that are started have no use for it.
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return;
    notifier_ = std::make_unique<QSocketNotifier>(ends[0], QSocketNotifier::Read);
    QObject::connect(notifier_.get(), &QSocketNotifier::activated, notifier_.get(), [this] {
        notifier_->setEnabled(false);
        // Not quit(), which a dialog could refuse.
        QCoreApplication::exit();
    });
    for (const int signal : endingSignals) {
        struct sigaction action {};

        // What is to be ignored, as with nohup, stays so.
        if (sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN) continue;
        action = {};
        action.sa_handler = tell;
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

} // namespace flip
