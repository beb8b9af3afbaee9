// Sentences beside a board of which nothing was understood: whoever reads one is told.
#include "core/text/recognise.h"

#include <QTest>

#include <string>

using namespace flip;

namespace {

/// In the lines from 3 to 5.
std::string above(const std::string& sentence) { return sentence + "\n\n101\n010\n110\n"; }

} // namespace

class TestNotUnderstood : public QObject {
    Q_OBJECT

  private slots:

    void whatSeemsToBeSaidOfThePuzzleIsTold_data() {
        QTest::addColumn<bool>("isTold");
        for (const char* sentence :
             {"The centre can't be clicked.",
              "Only the edges may be pressed.",
              "A press makes it and its neighbours white.",
              "The edges are not clipped.",
              "The board has not clipped edges.",
              "Size: 4x5",
              "columns: 4",
              "There are holes in the board.",
              "Each press costs 2.",
              "Make the border black.",
              "The last row must be white.",
              "Everything except the centre should be off.",
              "Leave exactly one light on.",
              "The edges wrap with a twist.",
              "Cells beyond the edge reflect.",
              "The board is infinite.",
              "Cells outside count as black.",
              "You may press at most three times.",
              "Presses must be adjacent.",
              "Each row may be pressed only once.",
              "The colours are inverted.",
              "Pressing advances the light by one.",
              "Lights 1 and 5 are linked.",
              "Each click toggles the cell to the next colour.",
              "A press flips the cell and the next one.",
              "A press flips all lit neighbours.",
              "A press flips a large cross.",
              "You may only press lights that are on.",
              "The buttons in row 1 are disabled.",
              "The centre is a wall.",
              "The middle button has no effect.",
              "The fixed lights never change.",
              "After every move the top row shifts left.",
              "A press flips the neighbours while the pressed light remains as it was.",
              "Any two neighbours can be flipped.",
              "A press flips a plus of size 2.",
              "A press flips all cells within radius 2.",
              "Each light has 3 levels.",
              "Transpose the board first.",
              "This is Merlin's magic square.",
              "Lights Out 2000",
              "The last column wraps to the first.",
              "1 is not lit.",
              "Lit cells have a 0.",
              "I type 0 for on.",
              "Encoded as on=0.",
              "The bright ones are 0.",
              "1 is black and 1 is white.",
              "Corner buttons count double.",
              "0 is a hole.",
              "Here \"0\" is bright.",
              "Ignore the last column.",
              "Leave the corners alone.",
              "Add a row of zeros.",
              "The centre can’t be clicked.",
              "We can't press the corners.",
              "Turn all lights off (the centre can't be clicked).",
              "The corners do not change.",
              "Don't use the middle button.",
              "The button in the corner is jammed.",
              "At most 6 moves are allowed.",
              "Only the corners should be lit.",
              "The board is upside down.",
              "Each click costs one point.",
              "Every press adds one.",
              "The middle light must be pressed.",
              "You have to press (1,1).",
              "Every row has to have exactly one press.",
              "The four corner buttons don't work.",
              "This is bishop lights out.",
              "A press copies the pressed light to its neighbours.",
              "Each press swaps the light with its right neighbour.",
              "All cells of the row and the column change.",
              "The button at 2.5 is jammed.",
              "Buttons toggle just the light pressed, no neighbours.",
              "A press flips it, its neighbours and its northeast neighbour.",
              "Flip the cells (i,j), (i+1,j), (i,j+1) and (i+1,j+1).",
              "Cell (i,j) toggles every cell whose Chebyshev distance is at most 1.",
              "In one operation, choose a 2×2 square and flip its four cells.",
              "Only horizontal neighbours are affected.",
              "Neighbours are left and right only.",
              "Adjacent means sharing a corner but not an edge.",
              "Button 1 toggles lights 1 and 2, button 2 toggles 2, 3 and 5.",
              "The centre has no button.",
              "You aren't allowed to use the centre.",
              "I can't reach the centre button.",
              "You can press just the top row.",
              "The centre doesn't matter.",
              "All off, centre on.",
              "All off (the centre can be either).",
              "Make row 1 all 0.",
              "Turn off all lights adjacent to the centre.",
              "The colour of the centre is irrelevant.",
              "The centre tile is inert.",
              "The middle button does nothing.",
              "There is no button in the middle.",
              "Turn all lights off using only the border buttons.",
              "Turn all lights off in an odd number of presses.",
              "Turn all the lights off, leaving one on.",
              "Turn all lights off, with the exception of one.",
              "Turn off all even-numbered lights.",
              "Find the longest solution.",
              "After each press the board rotates.",
              "Every minute the board changes.",
              "You may press a cell only if it is lit.",
              "A light that has been turned off stays off.",
              "Then I pressed the centre.",
              "Columns 1 and 4 are neighbours.",
              "Neighbours are turned off, never on.",
              "You may press at most 3 buttons.",
              "A press lights a random other one.",
              "Switch 1 controls lamps 1, 3 and 5.",
              "The board is 5x5",
              "A 6x6 board, all off",
              "All off, 4 by 4",
              "Lit lamps are drawn as 0.",
              "0 wherever it is lit, 1 elsewhere.",
              "The ones which are on have a 0.",
              "Pattern: diamond of radius 2.",
              "Pattern 3x3.",
              "The last column is cut off in the photo.",
              "I typed it column by column.",
              "Adjacent means sharing at least a corner.",
              "Every light has four neighbours, even at the border.",
              "Every second press must be in a corner.",
              "Each lamp goes from off to dim to bright.",
              "A lit lamp needs two presses to go out.",
              "Only one press is allowed per row.",
              "You can't press the same row twice.",
              "Each press also presses the button opposite it.",
              "Each move presses two buttons.",
              "The corner squares are missing.",
              "Seen in a mirror.",
              "The rows are listed from bottom to top.",
              "The first row is just a header.",
              "One of the lights is drawn wrongly.",
              "Sometimes a button does nothing.",
              "A button locks after the first press."})
            QTest::newRow(sentence) << true;
        for (const char* sentence :
             {"Here is my board.",
              "Turn all the lights off.",
              "1 = lit, 0 = unlit.",
              "It is a torus.",
              "Edges are not connected.",
              "The edges are clipped.",
              "You can press each light only once.",
              "The edges are periodic in x and y.",
              "Opposite edges are linked.",
              "A press has a delay.",
              "I press the mirror button.",
              "The edges wrap and are not clipped.",
              "There are no holes.",
              "A press makes the light turn the opposite colour.",
              "A press flips the piece and its neighbours.",
              "A press flips the piece and its neighbours, but not the diagonal ones.",
              "Pressing a light toggles whatever sits above it, below it, left of it and right of it.",
              "You can't press a button twice.",
              "The button is broken on my keyboard.",
              "Can you only press one button?",
              "I never found out what the middle button changes.",
              "The game costs 3 dollars.",
              "Light 1 is off.",
              "My answer is off by 1.",
              "No piece is missing.",
              "When you reach the top, wrap up.",
              "Only the four direct neighbours change.",
              "It flips itself, too.",
              "Corner buttons only affect three lights.",
              "You can only press one button at a time.",
              "Rooms that share a wall are neighbours.",
              "The internet is broken.",
              "It has 1 light on.",
              "1 down, on it goes.",
              "A press always flips it and its four neighbours.",
              "A press flips only the neighbours, not itself.",
              "You can't press the same corner twice.",
              "You can't use a computer.",
              "You can only press one button per move.",
              "All lights should be on, only then it ends.",
              "I always skip the first row.",
              "The box is empty.",
              "The double for loop checks each button.",
              "There are 125 levels in this game.",
              "Joined: Sat Feb 02, 2013.",
              "Each row is wrapped in brackets.",
              "It takes 2000 presses by brute force.",
              "By symmetry the board can be rotated.",
              "1 means lit, 0 means not lit.",
              "Press the button to change the language.",
              "A press flips the piece, its diagonal neighbours don't change.",
              "Each press flips:",
              "The answer for 1 is off.",
              "Press 1 light on it.",
              "It doesn't work for me in the end.",
              "On a 4x4 board you must press buttons until all lights are off.",
              "Size: 3x3",
              "The board has 3 rows and 3 columns.",
              "It is larger than the usual 5x5 board.",
              "You have to press the buttons until all lights are off.",
              "black is 1 and white is 0",
              "Choose (i,j) and flip (i,j), (i-1,j), (i+1,j), (i,j-1), (i,j+1).",
              "Choose a cell and flip it together with its neighbours.",
              "Adjacent means sharing an edge, not a corner.",
              "The order doesn't matter.",
              "The centre is lit.",
              "Row 1 is on top.",
              "Turn all the lights off, the corners too.",
              "Turn all lights off without leaving the room.",
              "It is not a 5x5 board.",
              "On a 5x5 board it is harder.",
              "1 if the light is on, 0 if it is not on.",
              "Make all cells 0.",
              "No light may stay on.",
              "Each button has a light.",
              "Each cell contains 0 or 1.",
              "In each turn you press one button.",
              "You never need to press a button twice.",
              "There is 1 light in each cell.",
              "The bottom right light is off at the moment.",
              "I looked at it from top to bottom.",
              "Only the number of presses matters.",
              "I pressed some buttons.",
              "The neighbours are turned on or off.",
              "Column 1, on the left.",
              "The ones at the top are lit.",
              "Every board has a button in each corner.",
              "In one operation select a cell (x,y) and toggle (x,y), (x+1,y), (x-1,y), (x,y+1), (x,y-1).",
              "Performing a move at (i, j) flips (i, j) and all its existing neighbours.",
              "static void flip(int i, int j)",
              "toggle(r + 1, c)",
              "press returns the mask of cells toggled by pressing (r, c)"})
            QTest::newRow(sentence) << false;
    }

    void whatSeemsToBeSaidOfThePuzzleIsTold() {
        QFETCH(bool, isTold);
        std::string sentence = QTest::currentDataTag();
        const auto read = recognise(above(sentence));
        const auto below = recognise(above("") + "\n" + sentence + "\n");
        QVERIFY(read && below);
        QCOMPARE(read->notUnderstood.has_value(), isTold);
        QCOMPARE(below->notUnderstood.has_value(), isTold);
        if (!isTold) return;
        if (sentence.ends_with('.')) sentence.pop_back();
        QCOMPARE(read->notUnderstood->text, "“" + sentence + "”");
        QCOMPARE(read->notUnderstood->line, 1);
        QCOMPARE(below->notUnderstood->line, 7);
        QVERIFY(read->isInterpreted);
    }

    void sentencesInOtherLanguagesAreToldToo_data() {
        QTest::addColumn<bool>("isTold");
        for (const char* sentence : {"Auch die Diagonalen",
                                     "Die Ränder hängen zusammen",
                                     "Die Ecken darf man nicht drücken",
                                     "Alle an",
                                     "Lichter aus",
                                     "Man darf nur brennende Lampen drücken",
                                     "Les diagonales aussi",
                                     "La grille est un tore",
                                     "Ligne et colonne changent",
                                     "También cambian las diagonales",
                                     "Los bordes opuestos se tocan",
                                     "Encender todo",
                                     "As diagonais também mudam",
                                     "Anche le diagonali cambiano",
                                     "Ogni volta anche la riga",
                                     "De hoeken mag je niet indrukken",
                                     "Alles aan",
                                     "Plansza jest torusem",
                                     "Zmieniają się też pola po skosie i wiersz",
                                     "Hepsini yak",
                                     "Диагонали тоже переключаются",
                                     "ДИАГОНАЛИ ТОЖЕ",
                                     "Края соединены",
                                     "I bordi opposti sono collegati",
                                     "As bordas se conectam",
                                     "Los ceros están encendidos",
                                     "Gli zeri sono accesi",
                                     "Eine Operation dreht einen Block um",
                                     "Un appui inverse la case et ses voisines de gauche seulement",
                                     "上下左右はループしています",
                                     "자기 자신은 바뀌지 않고 상하좌우 네 칸만 바뀐다",
                                     "斜めも",
                                     "按下时斜向的灯也会变",
                                     "每次按下会改变整行和整列",
                                     "押すと周囲8マスも反転します",
                                     "대각선도 바뀐다",
                                     "모서리는 누를 수 없다"})
            QTest::newRow(sentence) << true;
        for (const char* sentence : {"Mein Brett",
                                     "Ecken",
                                     "全部",
                                     "Hallo, wer kann mir helfen",
                                     "Bonjour à tous les amis ici et merci",
                                     "Mi tablero",
                                     "I met José in a café near the rand",
                                     "Alle Lampen ausschalten",
                                     "Alle Felder auf 1 setzen",
                                     "Tout éteindre",
                                     "Apagar todas las luces",
                                     "1 = an, 0 = aus",
                                     "1 = accesa, 0 = spenta",
                                     "Моё поле",
                                     "Вот такое поле мне попалось",
                                     "Погасить все лампы",
                                     "这是我在书里看到的一个棋盘",
                                     "全部熄灭",
                                     "Only her son can see the corner of the con man",
                                     "样例输入",
                                     "押すと上下左右が反転します",
                                     "Press the button and all its neighbours flip"})
            QTest::newRow(sentence) << false;
    }

    void sentencesInOtherLanguagesAreToldToo() {
        QFETCH(bool, isTold);
        const std::string sentence = QTest::currentDataTag();
        const auto read = recognise(above("Thanks!\n" + sentence + ".\nThanks!"));
        QVERIFY(read);
        QCOMPARE(read->notUnderstood.has_value(), isTold);
        if (!isTold) return;
        QCOMPARE(read->notUnderstood->text, "“" + sentence + "”");
        QCOMPARE(read->notUnderstood->line, 2);
    }

    void theNameOfAGameIsNoGoalBesideAnother() {
        const auto named = recognise(above("Lights Out: tänd alla lampor"));
        QVERIFY(named && named->notUnderstood);
        QCOMPARE(named->notUnderstood->text, "“tänd alla lampor”");
        const auto both = recognise(above("全部熄灭。斜めも。\nAuch die Diagonalen."));
        QVERIFY(both && both->notUnderstood);
        QCOMPARE(both->notUnderstood->text, "“斜めも”");
    }

    void theFirstOfThemIsToldAsItIsWritten() {
        const auto recognised = recognise(
            above("Hello. Turn all off. The CENTRE (row 2) can't be clicked. Only corners may be pressed!"));
        QVERIFY(recognised && recognised->notUnderstood);
        QCOMPARE(recognised->notUnderstood->text, "“The CENTRE (row 2) can't be clicked”");
        const auto lines =
            recognise(above("Hello everybody, this is the level at which I am stuck. The one\n"
                            "light  in the centre (there is none like it) can't be clicked\nby anybody."));
        QVERIFY(lines && lines->notUnderstood);
        QCOMPARE(QString::fromStdString(lines->notUnderstood->text),
                 "“The one light in the centre (there is none like it) can't be clicked by anybody”");
        const std::string end(200, 'x');
        const auto cut = recognise(above("Only the middle light may be pressed in " + end));
        QVERIFY(cut && cut->notUnderstood);
        QVERIFY(cut->notUnderstood->text.ends_with("xx…”") && cut->notUnderstood->text.size() < end.size());
    }

    void whatAnotherSentenceHasSaidIsKnown() {
        const auto legend = recognise(above("1 means lit. 0 means not lit."));
        QVERIFY(legend && !legend->notUnderstood);
        const auto press =
            recognise(above("A press flips the piece and its neighbours. Each click changes five lights."));
        QVERIFY(press && !press->notUnderstood);
        QVERIFY(recognise(above("Each click changes five lights."))->notUnderstood);
    }

    void itIsToldOfTheInputOfAJudge() {
        const auto read =
            recognise("4 4\n1 0 0 1\n0 1 1 0\n0 1 1 0\n1 0 0 1\n\nThe centre can't be clicked.\n");
        QVERIFY(read && read->readings.front().judge != nullptr);
        QVERIFY(read->notUnderstood && read->notUnderstood->line == 7);
        const auto both = recognise("2 2\n1 0\n0 1\n\nIt is a torus. The centre can't be clicked.\n");
        QVERIFY(both && both->isOpen && both->readings.size() > 1);
        QVERIFY(both->notUnderstood && both->notUnderstood->line == 5);
    }

    /// Words may name a picture in any way.
    void aGoalBesidePicturesMayBeMissed() {
        const std::string board = "🐶🐱🐶\n🐱🐱🐶\n🐶🐶🐱\n";
        const auto other = recognise(board + "all cats\n");
        QVERIFY(other && other->isGoalAssumed);
        const auto named = recognise(board + "All 🐱 please\n");
        QVERIFY(named && !named->isGoalAssumed);
        QVERIFY(named->readings.front().puzzles.front().puzzle.goal != Goal::Either);
        const auto alone = recognise(board);
        QVERIFY(alone && !alone->isGoalAssumed);
        const auto red = recognise(above("All red."));
        QVERIFY(red && red->isGoalAssumed);
    }

    void whatIsNoSentenceIsNotTold_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("rows of words for colours") << std::string("on off off\noff on off\noff off on\n");
        QTest::newRow("members of JSON") << std::string(R"({"board":["101","010"],"transposed":false})");
    }

    void whatIsNoSentenceIsNotTold() {
        QFETCH(std::string, text);
        const auto recognised = recognise(text);
        QVERIFY2(recognised.ok(), recognised.ok() ? "" : recognised.error().sentence().c_str());
        QVERIFY(!recognised->notUnderstood);
    }
};

QTEST_GUILESS_MAIN(TestNotUnderstood)
#include "tst_not_understood.moc"
