// The rows of a form that choose a rule and a goal, and the editor of its pattern.
#include "tests/support/controls.h"
#include "tests/support/ui_test.h"
#include "ui/dialogs/new_puzzle_dialog.h"
#include "ui/dialogs/rule_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>

using namespace flip;
using namespace flip::ui;
using namespace flip::test;

class TestRuleForm : public QObject {
    Q_OBJECT

  private slots:

    void aLookAtAnotherPuzzleKeepsOnesOwn() {
        const Size size{3, 5};
        Puzzle own{Rule::fromPattern(size, Pattern(0b100'010'001), Edges::Torus), Grid(size), Goal::White};
        own.goal = Goal::target(Grid::filled(size));
        RuleDialog dialog(own);
        auto& kind = partOf<QComboBox>(dialog, "kind");
        choose(kind, "Flip Game");
        QVERIFY(!partOf<QLabel>(dialog, "kindLine").text().isEmpty());
        choose(kind, "Lights Out");
        QVERIFY(dialog.puzzle() != own);
        choose(kind, "Custom");
        QVERIFY(dialog.puzzle() == own);
        QCOMPARE(kind.currentText(), "Custom");
        QCOMPARE(partOf<QLabel>(dialog, "kindLine").text(), "A puzzle without a name.");
    }

    void customSaysNothingOfThePuzzleBefore() {
        RuleDialog dialog(samplePuzzle());
        auto& kind = partOf<QComboBox>(dialog, "kind");
        QCOMPARE(kind.currentText(), "Flip Game");
        choose(kind, "Custom");
        QCOMPARE(kind.currentText(), "Custom");
        QCOMPARE(partOf<QLabel>(dialog, "kindLine").text(), "A puzzle without a name.");
        QVERIFY(dialog.puzzle() == samplePuzzle());
    }

    void theKindIsRecognised() {
        NewPuzzleDialog dialog(samplePuzzle());
        auto& kind = partOf<QComboBox>(dialog, "kind");
        QCOMPARE(kind.currentText(), "Flip Game");
        partOf<QSpinBox>(dialog, "rows").setValue(5);
        QCOMPARE(kind.currentText(), "Custom");
        partOf<QSpinBox>(dialog, "rows").setValue(4);
        QCOMPARE(kind.currentText(), "Flip Game");
        partOf<PatternEditor>(dialog, "pattern").setPattern(Pattern(0x1FF));
        QCOMPARE(kind.currentText(), "Custom");
    }

    /// Whoever clicks twice at one place undoes what the first click did.
    void thePatternStaysUnderThePointer_data() {
        QTest::addColumn<bool>("isNew");
        QTest::newRow("a new puzzle") << true;
        QTest::newRow("another rule") << false;
    }

    void thePatternStaysUnderThePointer() {
        QFETCH(const bool, isNew);
        const auto dialog = isNew ? std::unique_ptr<QDialog>(new NewPuzzleDialog(samplePuzzle()))
                                  : std::unique_ptr<QDialog>(new RuleDialog(samplePuzzle()));
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        auto& editor = partOf<PatternEditor>(*dialog, "pattern");
        const auto place = [&] { return editor.mapTo(dialog.get(), QPoint()); };
        const QPoint before = place();
        const int side = editor.width() / 3;
        for (int cell = 0; cell < 9; ++cell) {
            const Pattern pattern = editor.pattern();
            const QPoint at = before + QPoint(cell % 3 * side + side / 2, cell / 3 * side + side / 2);
            for (int click = 0; click < 2; ++click) {
                QWidget* const under = dialog->childAt(at);
                QCOMPARE(under, &editor);
                QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFrom(dialog.get(), at));
                QCoreApplication::processEvents();
                QCOMPARE(place(), before);
            }
            QCOMPARE(editor.pattern(), pattern);
        }
        auto& kind = partOf<QComboBox>(*dialog, "kind");
        for (int i = 0; i < kind.count(); ++i) {
            choose(kind, kind.itemText(i).toUtf8().constData());
            QCoreApplication::processEvents();
            QCOMPARE(place(), before);
        }
    }

    void aPatternIsDrawnWithTheMouse() {
        PatternEditor editor;
        editor.show();
        QSignalSpy changed(&editor, &PatternEditor::patternChanged);
        const int side = editor.width() / 3;
        QTest::mouseClick(&editor, Qt::LeftButton, {}, QPoint(side / 2, side / 2));
        QVERIFY(editor.pattern().flips(-1, -1));
        QTest::mouseClick(&editor, Qt::LeftButton, {}, QPoint(2 * side + side / 2, side + side / 2));
        QVERIFY(!editor.pattern().flips(0, 1));
        QCOMPARE(changed.count(), 2);
        // Only the left button draws.
        for (const Qt::MouseButton button : {Qt::RightButton, Qt::MiddleButton})
            QTest::mouseClick(&editor, button, {}, QPoint(side / 2, side / 2));
        QCOMPARE(changed.count(), 2);
    }

    void aPatternIsDrawnWithKeys() {
        PatternEditor editor;
        editor.setPattern(Pattern(0));
        QVERIFY2(editor.sentence(4).contains("row 2, column 2 stays"), qPrintable(editor.sentence(4)));
        QTest::keyClick(&editor, Qt::Key_Space);
        QVERIFY(editor.pattern().flips(0, 0));
        QVERIFY2(editor.sentence(4).contains("row 2, column 2 turns over"), qPrintable(editor.sentence(4)));
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Left, Qt::Key_Left, Qt::Key_Space})
            QTest::keyClick(&editor, key);
        QVERIFY(editor.pattern().flips(-1, -1));
        for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Down, Qt::Key_Right, Qt::Key_Down,
                                  Qt::Key_Right, Qt::Key_Space})
            QTest::keyClick(&editor, key);
        QVERIFY(editor.pattern().flips(1, 1));
        QVERIFY(editor.pattern() == Pattern(0b100'010'001));
    }

    void thePatternSaysWhatTurnsOver_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<Edges>("edges");
        QTest::addColumn<unsigned>("pattern");
        QTest::addColumn<bool>("isNarrow");
        const unsigned plus = Pattern::plus().bits();
        QTest::newRow("a plus on a board of two rows") << 2 << 4 << Edges::Clipped << plus << false;
        QTest::newRow("a plus on a torus of two rows") << 2 << 4 << Edges::Torus << plus << true;
        QTest::newRow("a plus on a torus of one column") << 4 << 1 << Edges::Torus << plus << true;
        QTest::newRow("a plus on a torus of three rows") << 3 << 3 << Edges::Torus << plus << false;
        QTest::newRow("a row on a torus of two rows") << 2 << 4 << Edges::Torus << 0b000'111'000U << false;
    }

    void thePatternSaysWhatTurnsOver() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(Edges, edges);
        QFETCH(unsigned, pattern);
        QFETCH(bool, isNarrow);
        RuleDialog dialog(samplePuzzle());
        partOf<QSpinBox>(dialog, "rows").setValue(rows);
        partOf<QSpinBox>(dialog, "columns").setValue(columns);
        partOf<PatternEditor>(dialog, "pattern").setPattern(Pattern(pattern));
        auto& box = partOf<QComboBox>(dialog, "edges");
        box.setCurrentIndex(box.findData(static_cast<int>(edges)));
        QCOMPARE(partOf<QLabel>(dialog, "hint").text().contains("narrow"), isNarrow);
    }
};

QTEST_MAIN(TestRuleForm)
#include "tst_rule_form.moc"
