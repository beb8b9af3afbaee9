#pragma once

#include "core/text/text_reader.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flip {

/// Nothing if all went well.
using Failure = std::optional<TextError>;

/// Passes over the input of a judge as scanf would: spaces and line ends only separate. If the text must be
/// laid out as the judge prints it, more is demanded.
class JudgeScanner {
  public:
    JudgeScanner(std::string_view text, bool asPrinted) : reader_(singleBlock(text)), asPrinted_(asPrinted) {}

    [[nodiscard]] bool asPrinted() const { return asPrinted_; }

    [[nodiscard]] const Character& current() { return reader_.current(); }

    void advance() { reader_.advance(); }

    /// For parts of the input that have a reader of their own.
    [[nodiscard]] TextReader& reader() { return reader_; }

    enum class Separator { None, Blank, Line };

    /// Passes over separators and returns the strongest; the beginning of the text is a line's.
    Separator skipSeparators();
    [[nodiscard]] bool atSeparator();
    [[nodiscard]] bool isInWord();
    /// Passes over separators.
    [[nodiscard]] bool atEnd();
    /// Whether the current character is this sign; letters in either case.
    [[nodiscard]] bool atSign(char sign);

    /// Passes over separators and a number, which a separator must follow.
    [[nodiscard]] Failure readNumber(std::int64_t& number, std::int64_t least, std::int64_t most,
                                     std::string_view what);

    /// The error "found this character, expected …".
    [[nodiscard]] TextError wrong(std::string expected);

  private:
    TextReader reader_;
    bool asPrinted_;
};

} // namespace flip
