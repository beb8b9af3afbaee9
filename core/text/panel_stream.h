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
/// stands for a button that changes when the middle one is pressed. The case "0 0" ends the input; it is
/// optional, and anything after it is ignored. Spaces, line ends and full-width forms are as in BoardStream;
/// blank lines may appear anywhere.
///
/// All buttons start unlit, and the goal is to light them all. In the terms of a puzzle: a lit button is
/// black, the board is white, the goal is black.
class PanelStream {
  public:
    /// The most buttons of a panel, 12.5 MB, so that a few characters of text cannot exhaust memory.
    static constexpr std::int64_t mostButtons = 100'000'000;

    explicit PanelStream(BlockSource source) : reader_(std::move(source)) {}

    /// The next panel, or why it cannot be read; nothing after the last one and after an error. A text
    /// without a case is an error.
    [[nodiscard]] std::optional<Result<Puzzle, TextError>> next();

    /// The line on which the last case began.
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

/// A case as PanelStream reads it: four lines.
[[nodiscard]] std::string writePanel(Size size, Pattern pattern);

} // namespace flip
