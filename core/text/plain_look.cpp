#include "core/text/plain_look.h"

#include "core/text/text_reader.h"

namespace flip {

bool PlainLook::add(const Character& at) {
    if (at.isPiece()) return addPiece(lowered(at.code));
    if (at.sign == Sign::Open) return true;
    if (at.sign == Sign::LineEnd || at.sign == Sign::Slash || at.sign == Sign::Close) return endRow(at.sign);
    const bool isComma = halfWidth(at.code) == U',';
    // The one after a list.
    if (isComma && afterList_) return true;
    const bool isEmpty = isComma && (word_ + words_ == 0 || gap_.find(U',') != std::u32string::npos);
    gap_ += halfWidth(at.code);
    return !isEmpty;
}

bool PlainLook::endRow(Sign sign) {
    const bool isEven = endWord();
    words_ = 0;
    gap_.clear();
    between_.clear();
    afterList_ = sign == Sign::Close || (afterList_ && sign == Sign::LineEnd);
    return isEven;
}

bool PlainLook::addPiece(char32_t code) {
    if (!gap_.empty() && !endGap()) return false;
    if (signs_.find(code) == std::u32string::npos) signs_ += code;
    ++word_;
    afterList_ = false;
    return signs_.size() <= 2;
}

/// Before another word of the line.
bool PlainLook::endGap() {
    const bool isFirst = word_ + words_ == 0;
    const bool isSame = isFirst || between_.empty() || between_ == gap_;
    if (!isFirst) between_ = gap_;
    gap_.clear();
    return endWord() && isSame;
}

bool PlainLook::endWord() {
    if (word_ == 0) return true;
    const bool isEven = words_ == 0 || word_ == length_;
    const bool isNumber = word_ > 1 && between_.find(U',') != std::u32string::npos;
    length_ = word_;
    ++words_;
    word_ = 0;
    return isEven && !isNumber;
}

bool looksPlain(std::string_view text) {
    PlainLook look;
    TextReader reader(singleBlock(text));
    for (; reader.current().sign != Sign::End; reader.advance()) {
        if (!look.add(reader.current())) return false;
    }
    return look.end();
}

} // namespace flip
