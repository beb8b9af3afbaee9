#include "core/text/machine_line.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace flip {

namespace {

using Word = Grid::Word;
using Failure = std::optional<TextError>;

class MachineReader {
  public:
    explicit MachineReader(TextReader& reader) : reader_(reader) {}

    Result<Puzzle, TextError> read() {
        if (auto error = readLights()) return *error;
        skipBlanks();
        while (code() == U'(') {
            if (auto error = readButton()) return *error;
            skipBlanks();
        }
        if (buttons_.empty()) return unexpected(reader_.current(), "a button: (0,2)");
        if (auto error = skipBraces()) return *error;
        if (reader_.current().sign != Sign::LineEnd && reader_.current().sign != Sign::End)
            return unexpected(reader_.current(), "another button, or the end of the line");
        return puzzle();
    }

  private:
    Failure readLights() {
        if (auto error = take(U'[', "the lights of a machine: [.##.]")) return error;
        for (; code() == U'.' || code() == U'#'; reader_.advance(), ++lights_) {
            if (lights_ == mostInMachine) return tooMany("lights");
            if (code() == U'#') wanted_ |= Word{1} << static_cast<unsigned>(lights_);
        }
        if (lights_ == 0) return unexpected(reader_.current(), "a light: # or .");
        return take(U']', "a light, # or ., or the end of the lights: ]");
    }

    Failure readButton() {
        if (buttons_.size() == mostInMachine) return tooMany("buttons");
        Word button = 0;
        do {
            reader_.advance();
            if (auto error = readLight(button)) return error;
        } while (code() == U',');
        buttons_.push_back(button);
        return take(U')', "a comma, or the end of the button: )");
    }

    Failure readLight(Word& button) {
        const Character start = reader_.current();
        int light = -1;
        for (; code() >= U'0' && code() <= U'9'; reader_.advance())
            light = std::min(std::max(light, 0) * 10 + static_cast<int>(code() - U'0'), lights_);
        if (light < 0 || light >= lights_)
            return unexpected(start, "a light, from 0 to " + std::to_string(lights_ - 1));
        const Word bit = Word{1} << static_cast<unsigned>(light);
        if ((button & bit) != 0) return unexpected(start, "a light that this button does not have yet");
        button |= bit;
        return std::nullopt;
    }

    Failure skipBraces() {
        if (code() != U'{') return std::nullopt;
        do reader_.advance();
        while (code() == U',' || (code() >= U'0' && code() <= U'9'));
        if (auto error = take(U'}', "a number, or the end of the numbers: }")) return error;
        skipBlanks();
        return std::nullopt;
    }

    [[nodiscard]] Puzzle puzzle() const {
        const Size size{1, std::max(lights_, static_cast<int>(buttons_.size()))};
        std::vector<Grid> masks;
        for (const Word button : buttons_) masks.push_back(Grid::fromPacked(size, button));
        masks.resize(static_cast<std::size_t>(size.cells()), Grid(size));
        return {Rule::fromTable(size, std::move(masks)), Grid(size),
                Goal::target(Grid::fromPacked(size, wanted_))};
    }

    Failure take(char32_t wanted, const char* expected) {
        if (code() != wanted) return unexpected(reader_.current(), expected);
        reader_.advance();
        return std::nullopt;
    }

    TextError tooMany(const char* what) {
        const Character& at = reader_.current();
        return TextError{at.line, at.column, std::string("too many ") + what,
                         "at most " + std::to_string(mostInMachine)};
    }

    void skipBlanks() {
        while (code() == U' ' || code() == U'\t') reader_.advance();
    }

    /// 0 at the end, and for what is no text.
    char32_t code() {
        const Character& at = reader_.current();
        return at.sign == Sign::End || at.sign == Sign::Broken ? U'\0' : at.code;
    }

    TextReader& reader_;
    int lights_ = 0;
    Word wanted_ = 0;
    std::vector<Word> buttons_;
};

std::string button(const Grid& mask) {
    std::string text;
    mask.forEachSet([&](Cell light) {
        text += text.empty() ? " (" : ",";
        text += std::to_string(light.column);
    });
    return text.empty() ? text : text + ')';
}

} // namespace

Result<Puzzle, TextError> readMachine(TextReader& reader) { return MachineReader(reader).read(); }

std::string writeMachine(const Rule& rule, const Grid& toFlip) {
    std::string buttons;
    Grid lights = toFlip;
    bool isEveryCellAButton = true;
    for (int i = 0; i < rule.size().columns; ++i) {
        const Grid mask = rule.mask({0, i});
        buttons += button(mask);
        isEveryCellAButton = isEveryCellAButton && !mask.none();
        mask.forEachSet([&](Cell light) { lights.set(light); });
    }
    // Cells beyond the last light are there for the buttons only.
    int count = rule.size().columns;
    while (isEveryCellAButton && count > 1 && !lights.test({0, count - 1})) --count;
    std::string text = "[";
    for (int i = 0; i < count; ++i) text += toFlip.test({0, i}) ? '#' : '.';
    return text + ']' + buttons + '\n';
}

} // namespace flip
