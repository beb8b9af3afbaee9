#pragma once

#include <QtGlobal>

#include <csignal>

#include <sys/resource.h>

namespace flip::test {

/// Simulates a full disk: no file can grow beyond `bytes` bytes during its lifetime.
class FullDisk {
  public:
    explicit FullDisk(qint64 bytes) {
        // Otherwise the first byte too many would end the program.
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit small{static_cast<rlim_t>(bytes), before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }

    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
};

} // namespace flip::test
