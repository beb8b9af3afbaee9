// What a person writes about a game: changed, kept, saved and found again.

#include "tests/support/file_dialogs.h"
#include "tests/support/random_moves.h"
#include "ui/file/notes_dialog.h"
#include "ui/game/game_file.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"

#include <QDialogButtonBox>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

namespace {

/// The dialog with the notes, opened by its key.
NotesDialog& openNotes(OpenWindow& open) {
    open.key(Qt::Key_M, Qt::ControlModifier);
    auto* dialog = open.window.findChild<NotesDialog*>("notes");
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog, patience)) qFatal("no notes are shown");
    return *dialog;
}

QPlainTextEdit& textOf(NotesDialog& dialog) { return *dialog.findChild<QPlainTextEdit*>("notesText"); }

bool isClosed(OpenWindow& open) {
    return QTest::qWaitFor([&] { return open.window.findChild<QDialog*>("notes") == nullptr; }, patience) &&
           isBack(open);
}

/// Types notes in place of those that there are, and takes them over.
bool writeNotes(OpenWindow& open, const QString& notes) {
    NotesDialog& dialog = openNotes(open);
    auto& text = textOf(dialog);
    text.selectAll();
    QTest::keyClick(&text, Qt::Key_Delete);
    QTest::keyClicks(&text, notes);
    QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
    return isClosed(open);
}

QString notesOf(OpenWindow& open) { return open.game().notes().value_or(QString()); }

const char* const start = "flipgame 1\nboard\nbwwb\nbbwb\nbwwb\nbwww\n";

} // namespace

class TestNotes : public UiTest {
    Q_OBJECT

  private slots:

    void notesBelongToAPuzzleHoweverItComesBack() {
        Game game(samplePuzzle());
        QVERIFY(!game.notes());
        QSignalSpy noted(&game, &Game::noted);
        game.press({0, 0});
        game.restart();
        game.press({1, 1});
        game.setNotes("a");
        QCOMPARE(noted.count(), 1);
        game.press({2, 2});
        // They are no moves.
        QCOMPARE(game.moveCount(), 4);
        game.restart();
        QCOMPARE(game.notes(), std::optional<QString>("a"));
        game.goTo(0, Motion::Immediate);
        QCOMPARE(game.notes(), std::optional<QString>("a"));
        game.replace(impossiblePuzzle(), "New");
        QVERIFY(!game.notes());
        game.setNotes("b");
        game.replace(samplePuzzle(), "Paste");
        QCOMPARE(game.notes(), std::optional<QString>("a"));
        game.setNotes(QString());
        game.undo();
        QCOMPARE(game.notes(), std::optional<QString>("b"));
        game.undo();
        QCOMPARE(game.notes(), std::optional<QString>(QString()));
    }

    void notesThatComeWithAPuzzleAreTakenBackWithIt() {
        Game game(samplePuzzle());
        game.setNotes("mine");
        game.replace(ReplaceMove(samplePuzzle(), "Open"), {}, 0, {"theirs"});
        QCOMPARE(game.notes(), std::optional<QString>("theirs"));
        game.setNotes("theirs and mine");
        game.undo();
        QCOMPARE(game.notes(), std::optional<QString>("mine"));
        game.redo();
        QCOMPARE(game.notes(), std::optional<QString>("theirs and mine"));
        game.undo();
        game.replace(ReplaceMove(samplePuzzle(), "Open"), {}, 0, {QString()});
        QCOMPARE(game.notes(), std::optional<QString>(QString()));
        game.undo();
        // What is forgotten takes its notes along.
        game.press({0, 0});
        QCOMPARE(game.records().notes.size(), std::size_t{1});
    }

    void notesComeBackWithTheJournal_data() {
        QTest::addColumn<QString>("notes");
        for (const char* notes : {"One line.", "Two\nlines.", "a\ttab", "a \\n that is none", "\\", "\\\\n",
                                  "  \n", "", "9 lives", "漢字 ⚫"})
            QTest::newRow(notes) << QString(notes);
    }

    void notesComeBackWithTheJournal() {
        QFETCH(QString, notes);
        Random random(1753);
        GameNotes before;
        {
            Game game(samplePuzzle());
            Session session(inFolder("played"));
            session.attach(game);
            for (int i = 0; i < 60; ++i) {
                moveSomehow(game, random);
                if (i % 7 == 0) game.setNotes(notes + QString::number(i % 2));
            }
            game.setNotes(notes);
            before = game.records().notes;
        }
        for (int round = 0; round < 2; ++round) {
            Game game(impossiblePuzzle());
            Session session(inFolder("played"));
            QCOMPARE(session.attach(game), Session::Restored::All);
            QCOMPARE(game.notes(), std::optional(notes));
            QVERIFY(game.records().notes == before);
            const auto read = readJournal(wholeJournal(game, game.moveIndex()));
            QVERIFY(read && read->whole && read->records.notes == before);
        }
    }

    void notesAboutNothingAreDamage_data() {
        QTest::addColumn<QByteArray>("line");
        for (const char* line : {"notes", "notes 0", "notes x a", "notes -1 a", "notes 1 a", "notes 2 a",
                                 "notes 4 a", "notes 99999999999 a", "notes  a"})
            QTest::newRow(line) << QByteArray(line);
    }

    void notesAboutNothingAreDamage() {
        QFETCH(QByteArray, line);
        // Only after three moves, and before the first, there is a puzzle that has just come.
        const QByteArray journal = "flipgame-session 1\nfirst either clipped .*./***/.*. bw/wb\npress 1 1\n"
                                   "press 1 1\nreplace either clipped .*./***/.*. bb/bb\tNew\nnotes 3 a\n";
        QVERIFY(readJournal(journal)->whole);
        QVERIFY(!readJournal(journal + line + '\n')->whole);
    }

    void whereASolutionWasShownComesBackWithTheJournal() {
        GamePlaces before;
        {
            Game game(samplePuzzle());
            Session session(inFolder("played"));
            session.attach(game);
            game.press({0, 0});
            game.solutionIsShown();
            game.restart();
            QVERIFY(!game.wasSolutionShown() && game.wasSolutionEverShown());
            game.replace(impossiblePuzzle(), "New");
            game.solutionIsShown();
            QVERIFY(game.wasSolutionShown());
            game.undo();
            // What is forgotten takes along that a solution of it was shown.
            game.press({1, 1});
            before = game.records().shown;
            QCOMPARE(before, GamePlaces{0});
        }
        Game game(impossiblePuzzle());
        Session session(inFolder("played"));
        QCOMPARE(session.attach(game), Session::Restored::All);
        QCOMPARE(game.records().shown, before);
        const QByteArray journal = wholeJournal(game, game.moveIndex());
        const auto read = readJournal(journal);
        QVERIFY(read && read->whole && read->records.shown == before);
        for (const char* line : {"shown", "shown 1", "shown 99", "shown -1", "shown 0 0", "shown x"})
            QVERIFY2(!readJournal(journal + line + '\n')->whole, line);
    }

    void aSolutionShownBesideASolvedTryComesBackWithTheJournal() {
        const Puzzle puzzle = puzzleOf("bw/ww");
        const auto solved = [&](Game& game) {
            game.replace(puzzle, "New");
            for (const Cell cell : solutionOf(puzzle)) game.press(cell);
        };
        {
            Game game(samplePuzzle());
            Session session(inFolder("beside"));
            session.attach(game);
            // Two of them: one does not make the other forgotten.
            for (int i = 0; i < 2; ++i) {
                solved(game);
                game.undo();
                game.solutionIsShown();
                QVERIFY(!game.wasSolutionShown());
                QVERIFY(fileOf(game).shown && standsAs(game, fileOf(game)));
                game.redo();
            }
            game.goTo(1, Motion::Immediate);
        }
        Game game(impossiblePuzzle());
        Session session(inFolder("beside"));
        QCOMPARE(session.attach(game), Session::Restored::All);
        QVERIFY(game.start() == puzzle && !game.wasSolutionShown());
        const auto read = readJournal(wholeJournal(game, game.moveIndex()));
        QVERIFY(read && read->whole);
        QCOMPARE(read->records.shownBeside, game.records().shownBeside);
        QCOMPARE(game.records().shownBeside.size(), std::size_t{2});
        game.press({1, 1});
        QVERIFY(game.wasSolutionShown());
    }

    void notesAreWrittenWithTheKeyboard() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        auto& button = open.part<QToolButton>("notesButton");
        QVERIFY(!button.isVisible());
        NotesDialog& dialog = openNotes(open);
        auto& text = textOf(dialog);
        QVERIFY(dialog.focusWidget() == &text);
        QTest::keyClicks(&text, "A <b>corner</b>.");
        QTest::keyClick(&text, Qt::Key_Return);
        QTest::keyClicks(&text, "Four presses.");
        QTest::keyClick(&text, Qt::Key_Return);
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isClosed(open));
        QCOMPARE(notesOf(open), "A <b>corner</b>.\nFour presses.");
        QVERIFY(button.isVisible());
        QVERIFY(button.accessibleName().contains("Four presses."));
        QVERIFY(button.toolTip().contains("&lt;b&gt;"));
        // The button opens them again.
        QTest::mouseClick(&button, Qt::LeftButton);
        auto* again = open.window.findChild<NotesDialog*>("notes");
        QVERIFY(again != nullptr && QTest::qWaitForWindowExposed(again, patience));
        QCOMPARE(textOf(*again).toPlainText(), notesOf(open));
        QTest::keyClicks(&textOf(*again), " A");
        // What was typed could not be brought back; Cancel says clearly that it is not wanted.
        QTest::keyClick(&textOf(*again), Qt::Key_Escape);
        QVERIFY(isClosed(open));
        QCOMPARE(notesOf(open), "A <b>corner</b>.\nFour presses. A");
        NotesDialog& third = openNotes(open);
        QTest::keyClicks(&textOf(third), "More");
        third.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
        QVERIFY(isClosed(open));
        QCOMPARE(notesOf(open), "A <b>corner</b>.\nFour presses. A");
        open.key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(!button.isVisible());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(button.isVisible());
        QVERIFY(writeNotes(open, QString()));
        QVERIFY(!button.isVisible());
    }

    void notesThatAreBeingWrittenAreKept_data() {
        QTest::addColumn<QString>("end");
        for (const char* end :
             {"Escape", "Ctrl+Q", "the dialog is closed", "the window is closed", "the program ends"})
            QTest::newRow(end) << QString(end);
    }

    void notesThatAreBeingWrittenAreKept() {
        QFETCH(QString, end);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            NotesDialog& dialog = openNotes(open);
            QTest::keyClicks(&textOf(dialog), "Half a tho");
            if (end == "Escape") QTest::keyClick(&textOf(dialog), Qt::Key_Escape);
            if (end == "Ctrl+Q") {
                QTest::keyClick(&textOf(dialog), Qt::Key_Q, Qt::ControlModifier);
                QVERIFY(!open.window.isVisible());
            }
            if (end == "the dialog is closed") dialog.close();
            if (end == "the window is closed") open.window.close();
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(notesOf(open), "Half a tho");
    }

    void aDraftIsKeptUntilItIsCancelled() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QVERIFY(writeNotes(open, "Four"));
        NotesDialog& dialog = openNotes(open);
        QTest::keyClicks(&textOf(dialog), " presses");
        const auto kept = [&] {
            const QString folderOfCopy = inFolder("copy");
            QFile::remove(folderOfCopy + "/session.txt");
            if (!QDir().mkpath(folderOfCopy) ||
                !QFile::copy(inFolder("session.txt"), folderOfCopy + "/session.txt"))
                return QString();
            Game game(samplePuzzle());
            Session(folderOfCopy).attach(game);
            return game.notes().value_or(QString());
        };
        QCOMPARE(kept(), "Four");
        QTRY_COMPARE(notesOf(open), "Four presses");
        QCOMPARE(kept(), "Four presses");
        QTest::keyClicks(&textOf(dialog), ", perhaps");
        QTRY_COMPARE(kept(), "Four presses, perhaps");
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->click();
        QVERIFY(isClosed(open));
        QCOMPARE(notesOf(open), "Four");
        QCOMPARE(kept(), "Four");
    }

    void escapeDoesNotLoseNotesThatAreTooLong() {
        NotesDialog dialog(QString(), nullptr);
        QSignalSpy changed(&dialog, &NotesDialog::changed);
        dialog.show();
        auto& text = textOf(dialog);
        text.insertPlainText(QString(NotesDialog::mostCharacters + 1, 'x'));
        QTest::keyClick(&text, Qt::Key_Escape);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(&text, Qt::Key_Backspace);
        QTest::keyClick(&text, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(changed.count(), 1);
    }

    void notesStayWithTheGameThatTheyWereWrittenAbout() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        NotesDialog& dialog = openNotes(open);
        QTest::keyClicks(&textOf(dialog), "About the first");
        // It has been on its way since before.
        open.game().replace(impossiblePuzzle(), "Open");
        QTest::keyClick(&textOf(dialog), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(isClosed(open));
        QVERIFY(!open.game().notes());
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notesOf(open), "About the first");
    }

    void notesAreWrittenBesideTheirGame() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        open.game().replace(samplePuzzle(), "New");
        open.key(Qt::Key_5, Qt::ControlModifier);
        QVERIFY(!open.window.board().isVisible());
        QVERIFY(writeNotes(open, "about the sample"));
        QVERIFY(open.window.board().isVisible());
        QCOMPARE(notesOf(open), "about the sample");
    }

    void whatAFileCannotKeepIsLeftOut() {
        NotesDialog dialog(QString(), nullptr);
        QSignalSpy changed(&dialog, &NotesDialog::changed);
        textOf(dialog).insertPlainText(QString("a\tb\x07") + QChar(0x9f) + "c\r\nd  \n\n");
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(changed.value(0).value(0).toString(), "a bc\nd");
    }

    void notesThatNobodyTouchedStayAsTheyAre() {
        NotesDialog dialog("a\tb  \n\n", nullptr);
        QSignalSpy changed(&dialog, &NotesDialog::changed);
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click();
        QCOMPARE(changed.count(), 0);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    }

    void notesThatAreTooLongAreNotTaken() {
        NotesDialog dialog(QString(), nullptr);
        QSignalSpy changed(&dialog, &NotesDialog::changed);
        auto& ok = *dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        auto& text = textOf(dialog);
        text.insertPlainText(QString(NotesDialog::mostCharacters + 1, 'x'));
        QVERIFY(!ok.isEnabled());
        const QString remark = dialog.findChild<QLabel*>("notesRemark")->text();
        QVERIFY2(remark.contains(QLocale().toString(NotesDialog::mostCharacters)), qPrintable(remark));
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(changed.count(), 0);
        QTest::keyClick(&text, Qt::Key_Backspace);
        QVERIFY(ok.isEnabled());
        QTest::keyClick(&text, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(changed.count(), 1);
    }

    void notesOfAFileAreChangedAndSaved() {
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        const QString path = write("old.flip", QByteArray(start) + "note Old.\n");
        open.window.openSource(path);
        QCOMPARE(notesOf(open), "Old.");
        QCOMPARE(title(open), "old.flip");
        QVERIFY(writeNotes(open, "New."));
        QCOMPARE(title(open), "old.flip*");
        QVERIFY(writeNotes(open, "Old."));
        QCOMPARE(title(open), "old.flip");
        QVERIFY(writeNotes(open, "New."));
        open.key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(title(open), "old.flip");
        QVERIFY2(contents(path).endsWith("\nnote New.\n"), contents(path).constData());
        // Those of another file about the same board are its own.
        open.window.openSource(write("other.flip", start));
        QCOMPARE(notesOf(open), QString());
        QCOMPARE(title(open), "other.flip");
        open.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(notesOf(open), "New.");
    }

    void notesAreThereAgainAfterARestart() {
        const QString path = write("game.flip", start);
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
            open.click({0, 0});
            QVERIFY(writeNotes(open, "Not in the file."));
        }
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QCOMPARE(notesOf(open), "Not in the file.");
        QVERIFY(open.part<QToolButton>("notesButton").isVisible());
        QTRY_COMPARE(title(open), "game.flip*");
        QCOMPARE(notesOf(open), "Not in the file.");
        open.key(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(contents(path).endsWith("note Not in the file.\n"));
    }

    void aSessionWithoutNotesTakesThoseOfItsFile() {
        const QString path = write("game.flip", QByteArray(start) + "note In the file.\n");
        {
            OpenWindow open(folder());
            QVERIFY(open.isReady());
            open.window.openSource(path);
        }
        // As an earlier version wrote it.
        QByteArray journal = contents(inFolder("session.txt"));
        for (const char* word : {"\ntogether ", "\nnotes ", "\nfile "}) {
            const auto begin = journal.indexOf(word);
            QVERIFY(begin > 0);
            journal.remove(begin, journal.indexOf('\n', begin + 1) - begin);
        }
        Settings().set(settings::currentFile, inFolder("session.txt") + "\n" + path);
        QCOMPARE(write("session.txt", journal), inFolder("session.txt"));
        OpenWindow open(folder());
        QVERIFY(open.isReady());
        QTRY_COMPARE(title(open), "game.flip");
        QCOMPARE(notesOf(open), "In the file.");
    }
};

QTEST_MAIN(TestNotes)
#include "tst_notes.moc"
