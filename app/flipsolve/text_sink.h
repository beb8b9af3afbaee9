#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace flip::console {

/// Receives a text piece by piece, so that nobody must hold all of it.
class TextSink {
  public:
    TextSink() = default;
    TextSink(const TextSink&) = delete;
    TextSink& operator=(const TextSink&) = delete;
    virtual ~TextSink() = default;

    virtual void write(std::string_view text) = 0;

    TextSink& operator+=(std::string_view text) {
        write(text);
        return *this;
    }
};

/// Stores the text.
class StringSink : public TextSink {
  public:
    void write(std::string_view text) override { text_ += text; }

    /// Returns everything that has been written. May be called only once.
    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    std::string text_;
};

} // namespace flip::console
