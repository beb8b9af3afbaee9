#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace flip::test {

/// A text as people may have it, and how it must be read.
struct RecognisedText {
    /// A sentence for the test's row.
    std::string name;
    std::string text;
    /// "bw/wb" for Flip Game, "white: bw/wb" with a goal, the whole puzzle line for other rules; puzzles are
    /// joined by a plus. Empty if the text holds no board.
    std::string expected;
    /// The expected judge; empty for none.
    std::string judge;
    /// Whether the text is ambiguous.
    bool isOpen = false;
};

/// The rows of the table as they are added.
struct TextRows {
    std::vector<RecognisedText> rows;

    void operator()(const std::string& name, const std::string& text,
                    const std::string& expected = "bwwb/bbwb/bwwb/bwww", const std::string& judge = {},
                    bool isOpen = false) {
        rows.push_back({name, text, expected, judge, isOpen});
    }
};

/// The parts of a text, one after the other.
[[nodiscard]] inline std::string joined(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

/// Texts that were once read wrongly, or not at all.
void addFinds(TextRows& row);
/// Objects of JSON, and arrays of programs.
void addJson(TextRows& row);
/// Texts whose words, arrows and gaps say more than the signs.
void addWords(TextRows& row);
/// One sentence above a board.
void addSentences(TextRows& row);
/// Several boards, or what only looks so.
void addSeveral(TextRows& row);
/// Headings, names and drawings that say what the rows are.
void addHeaded(TextRows& row);
/// What strangers meant.
void addMeant(TextRows& row);
/// Of what colour all pieces shall be.
void addGoals(TextRows& row);
/// What a press flips, in one sentence above a board.
void addPresses(TextRows& row);
/// What people may have on a clipboard, in any signs.
void addPastes(TextRows& row);

/// The only block of rows in a text, and what is said of something else.
void addAlone(TextRows& row);

/// Rows with mistakes in them, and what only looks like such a row.
void addBroken(TextRows& row);

/// What a text says and nobody should lose: rows, boards, targets, goals and rules.
void addKept(TextRows& row);
/// What is switched off, wished for or said of some pieces alone, signs that are named in other words, lists
/// beside a board, and pictures below words.
void addMoods(TextRows& row);
/// What people post: in their own words, with corrections, beside each other.
void addPosts(TextRows& row);

/// Programs that have a board, a rule of their own, or only a list.
void addPrograms(TextRows& row);

[[nodiscard]] std::vector<RecognisedText> recognisedTexts();

} // namespace flip::test
