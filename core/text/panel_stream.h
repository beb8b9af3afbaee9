#pragma once

#include "core/base/result.h"
#include "core/model/puzzle.h"
#include "core/text/text_reader.h"

#include <cstdint>
#include <optional>
#include <string>

namespace flip {

/// Reads Security Panels, the cases of UVA 10318, one after the other: a line with the numbers of rows and of
/// columns, then three lines of three signs, the pattern. A black sign (an asterisk in the judge's input)
/// stands for a button that changes when the middle one is pressed. The case "0 0" ends the input, and
/// anything after it is ignored, and it is optional. Blanks, line ends and full-width forms as in a
/// BoardStream; blank lines may stand anywhere.
///
/// All lights start off and are to be lit. In our words: a lit button is black, the board is white, the goal
/// is black.
class PanelStream {
  public:
    /// Most buttons of a panel: a few characters of text must not take all memory. 12.5 MB.
    static constexpr std::int64_t mostButtons = 100'000'000;

    explicit PanelStream(BlockSource source) : reader_(std::move(source)) {}

    /// The next panel, or why it cannot be read; nothing after the last one, and nothing after an error. A
    /// text that ends before any case is an error.
    [[nodiscard]] std::optional<Result<Puzzle, TextError>> next();

    /// The line of the last case's numbers.
    [[nodiscard]] std::int64_t caseLine() const { return caseLine_; }

  private:
    std::optional<Result<Puzzle, TextError>> readCase();
    Result<Size, TextError> readSize();
    Result<int, TextError> readSide(std::string_view what);
    Result<unsigned, TextError> readPatternRow();
    std::optional<TextError> expectLineEnd(std::string_view expected);
    void skipBlanks();
    void skipBlankLines();

    TextReader reader_;
    std::int64_t caseLine_ = 0;
    bool finished_ = false;
};

/// The case as PanelStream reads it, four lines.
[[nodiscard]] std::string writePanel(Size size, Pattern pattern);

} // namespace flip
