#pragma once

#include "core/solve/method.h"
#include "tests/support/open_window.h"
#include "tests/support/ui_test.h"
#include "ui/search/search_page.h"
#include "ui/words/search_words.h"

#include <QTest>

namespace flip::test {

/// The window with the search page in front and a method chosen, by keyboard.
class Explored : public OpenWindow {
  public:
    Explored(const QString& folder, const Puzzle& puzzle, const char* method) : OpenWindow(folder) {
        if (!isReady()) qFatal("the window does not come to the front");
        game().replace(puzzle, QStringLiteral("New"));
        key(Qt::Key_2, Qt::ControlModifier);
        choose(method);
    }

    void choose(const char* method) {
        auto& box = part<ui::MethodBox>("searchMethod");
        box.setFocus();
        key(Qt::Key_Home);
        while (box.currentText() != QLatin1String(method)) key(Qt::Key_Down);
    }

    [[nodiscard]] ui::SearchExplorer& explorer() {
        return *window.findChild<ui::SearchExplorer*>(QStringLiteral("searchExplorer"));
    }

    [[nodiscard]] ui::SearchPlayer& search() { return explorer().player(); }

    [[nodiscard]] ui::SearchBoard& searchBoard() { return part<ui::SearchBoard>("searchBoard"); }

    [[nodiscard]] ui::SearchPicture* picture() { return part<ui::SearchPage>("searchPage").picture(); }

    /// Records the search, and stands before its first event.
    [[nodiscard]] bool watch() {
        click("watch");
        if (!QTest::qWaitFor([this] { return explorer().state() == ui::SearchExplorer::State::Shown; },
                             patience))
            return false;
        search().pause();
        return true;
    }

    /// What is said of the last event, perhaps below a message.
    [[nodiscard]] QString told() { return part<QLabel>("searchTold").text(); }

    /// Whether board, words and marks are those of this position.
    [[nodiscard]] bool standsAt(int position) {
        TraceReplay other = search().replay();
        other.seek(static_cast<std::size_t>(position));
        return search().index() == position && searchBoard().board() == other.board() &&
               told().startsWith(ui::search_words::event(other)) &&
               part<QSlider>("search-stepSlider").value() == position;
    }

    [[nodiscard]] bool canJump(const char* name) { return part<QToolButton>(name).isEnabled(); }
};

/// A row for each method.
inline void addMethods() {
    QTest::addColumn<QByteArray>("method");
    for (const Method& method : methods())
        QTest::newRow(method.name.data()) << QByteArray(method.name.data());
}

/// An impossible puzzle that takes `deepening` some seconds: every press turns an even number of pieces, and
/// one is wrong. On a torus no piece is settled before the last rows.
[[nodiscard]] inline Puzzle longSearch() {
    const Size size{8, 8};
    Grid board(size);
    board.set({0, 0});
    return {Rule::fromPattern(size, Pattern(0b001'110'111), Edges::Torus), board, Goal::White};
}

} // namespace flip::test
