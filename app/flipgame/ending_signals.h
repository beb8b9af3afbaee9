#pragma once

#include <QSocketNotifier>

#include <memory>

namespace flip {

/// During its lifetime, a signal that asks the program to end (SIGTERM, SIGINT or SIGHUP) ends the event
/// loop, so that the window is closed as by a person, and keeps what is being typed. A second one ends the
/// program at once. To be made after the application; only one at a time.
class EndingSignals {
  public:
    EndingSignals();

  private:
    std::unique_ptr<QSocketNotifier> notifier_;
};

} // namespace flip
