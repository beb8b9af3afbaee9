#include "core/text/flipped_words.h"

#include <algorithm>
#include <array>

namespace flip::said::flipped {

namespace {

constexpr auto meanings = std::to_array<Meaning>({
    {Part::Place, "above upper top up north", above},
    {Part::Place, "below lower bottom beneath underneath down south", below},
    {Part::Place, "left west", left},
    {Part::Place, "right east", right},
    {Part::Place, "horizontal horizontally", left | right},
    {Part::Place, "vertical vertically", above | below},
    {Part::Place, "orthogonal orthogonally", beside},
    {Part::Place, "diagonal diagonally corner corners", diagonal},
    {Part::Place, "eight 8", beside | diagonal},
    {Part::Neighbours,
     "neighbours neighbors neighbour neighbor neighbouring neighboring adjacent beside touch touching"},
    {Part::Around, "around surrounding"},
    {Part::Itself, "itself self own"},
    {Part::It, "it"},
    {Part::Line, "row rows column columns"},
    {Part::Block, "3x3 3×3 9 nine"},
    {Part::Centre, "centre center middle"},
    {Part::Except, "except without excluding minus not nothing none"},
    {Part::Only, "only just alone"},
    {Part::Count, "two 2 three 3 six 6 seven 7"},
    {Part::Rest, "everything other others"},
    {Part::Strange, "consecutive knight knight's bishop bishop's rook rook's queen queen's away random ring"},
    {Part::End, "so until when while because then if how find make"},
    {Part::Filler,
     "the a an its all of or to and as well plus also too both with together along one ones that "
     "this is are immediate immediately direct directly four 4 state states colour color colours "
     "colors any every each for at on in but side sides those which whose closest nearest same "
     "pressed clicked chosen selected centered centred there block area square neighbourhood neighborhood "
     "whole entire including share shares sharing hand non direction directions"},
});

bool hasWord(std::string_view list, std::string_view word) {
    for (std::size_t at = list.find(word); at != std::string_view::npos; at = list.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) return true;
    }
    return false;
}

} // namespace

unsigned allOn(unsigned place) {
    switch (place) {
    case above:
        return 0b000'000'111;
    case below:
        return 0b111'000'000;
    case left:
        return 0b001'001'001;
    case right:
        return 0b100'100'100;
    default:
        return place == diagonal ? diagonal : 0;
    }
}

unsigned axisOf(unsigned place) {
    if (place == diagonal) return diagonal;
    return place == above || place == below ? above | below : left | right;
}

const Meaning* meaningOf(std::string_view word) {
    if (word.empty()) return nullptr;
    const auto found =
        std::ranges::find_if(meanings, [&](const Meaning& each) { return hasWord(each.words, word); });
    return found == meanings.end() ? nullptr : &*found;
}

bool is(std::string_view word, Part part) {
    const Meaning* const meaning = meaningOf(word);
    return meaning != nullptr && meaning->part == part;
}

bool isOne(std::string_view word) { return isPiece(word) || word == "button" || word == "field"; }

bool areSome(std::string_view word) { return arePieces(word) || word == "buttons" || word == "fields"; }

} // namespace flip::said::flipped
