#include "ui/window/read_menu.h"

#include "ui/widgets/commands.h"
#include "ui/words/answer_words.h"
#include "ui/words/board_words.h"

#include <array>

namespace flip::ui {

namespace {

/// The puzzle as the stage's board shows it.
QString row(const Stage& stage) {
    const Puzzle puzzle = puzzleOn(stage);
    return board_words::row(puzzle.board, stage.board.cursor().row, puzzle.goal.kind());
}

QString column(const Stage& stage) {
    const Puzzle puzzle = puzzleOn(stage);
    return board_words::column(puzzle.board, stage.board.cursor().column, puzzle.goal.kind());
}

QString marks(const Stage& stage) {
    // More would take minutes to be read.
    constexpr std::size_t most = 50;
    const std::vector<Cell> cells = stage.board.markedCells();
    QStringList told;
    for (std::size_t i = 0; i < std::min(most, cells.size()); ++i)
        told << ReadMenu::tr("%1: %2").arg(answer_words::place(cells[i]), stage.board.pieceMarks(cells[i]));
    if (told.isEmpty()) return ReadMenu::tr("No piece is marked.");
    const QString all = told.join(ReadMenu::tr("; "));
    return cells.size() <= most ? ReadMenu::tr("%1.").arg(all)
                                : ReadMenu::tr("%1; and %2 more.").arg(all).arg(cells.size() - most);
}

QString pieces(const Stage& stage, Colour colour) {
    const Puzzle puzzle = puzzleOn(stage);
    return board_words::pieces(puzzle.board, colour, puzzle.goal.kind());
}

QString black(const Stage& stage) { return pieces(stage, Colour::Black); }

QString white(const Stage& stage) { return pieces(stage, Colour::White); }

QString board(const Stage& stage) { return board_words::board(puzzleOn(stage)); }

struct ReadCommand {
    const char* text;
    QKeyCombination key;
    QString (*read)(const Stage& stage);
};

constexpr std::array readCommands{
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the &Row"), Qt::Key_F5, row},
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the &Column"), Qt::Key_F6, column},
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the &Marks"), Qt::Key_F7, marks},
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the &Board"), Qt::Key_F8, board},
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the Bl&ack or Lit Pieces"), Qt::SHIFT | Qt::Key_F7,
                black},
    ReadCommand{QT_TRANSLATE_NOOP("ReadMenu", "Read the &White or Unlit Pieces"), Qt::SHIFT | Qt::Key_F8,
                white},
};

} // namespace

ReadMenu::ReadMenu(const Stages& stages, QWidget* window) : QMenu(tr("For Screen Rea&ders"), window) {
    for (const ReadCommand& command : readCommands) {
        QAction* action =
            addCommand(*this, nullptr, tr(command.text), {command.key}, this,
                       [this, &stages, &command] { emit said(command.read(stages.inFront())); });
        connect(&stages, &Stages::changed, action,
                [action, &stages] { action->setEnabled(!stages.inFront().picture); });
    }
    addSeparator();
    addCommand(*this, nullptr, tr("Repeat the &Last Sentence"), {Qt::SHIFT | Qt::Key_F5}, this,
               &ReadMenu::repeatWanted);
}

} // namespace flip::ui
