#include "ui/dialogs/text_dialogs.h"

#include "ui/widgets/dialog_body.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct TextDialogs {
    Q_DECLARE_TR_FUNCTIONS(TextDialogs)
};

/// A window with text that does not block the game.
void showText(QWidget* parent, const char* name, const QString& title, const QString& html) {
    auto* dialog = parent->findChild<QDialog*>(QLatin1String(name));
    if (dialog == nullptr) {
        dialog = new QDialog(parent);
        dialog->setObjectName(QLatin1String(name));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setWindowTitle(title);
        auto* text = new QTextBrowser(dialog);
        text->setHtml(html);
        text->setAccessibleName(title);
        text->setFrameShape(QFrame::NoFrame);
        text->document()->setDocumentMargin(12);
        auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
        QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
        auto* layout = new QVBoxLayout(dialog);
        layout->addWidget(text);
        layout->addWidget(buttons);
        dialog->resize(QSize(520, 460).boundedTo(roomForDialog(*dialog)));
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

QString paragraph(const QString& text) { return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

QString tableRow(const QString& keys, const QString& text) {
    return QStringLiteral("<tr><td><b>%1</b></td><td width=\"16\"></td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), text.toHtmlEscaped());
}

QString menuRows(const QMenu& menu) {
    QString rows;
    for (const QAction* action : menu.actions()) {
        if (action->menu() != nullptr) rows += menuRows(*action->menu());
        if (action->shortcuts().isEmpty()) continue;
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts()) {
            const QString text = key.toString(QKeySequence::NativeText);
            if (!text.isEmpty() && !keys.contains(text)) keys << text;
        }
        const QString name = action->iconText();
        if (!keys.isEmpty()) rows += tableRow(keys.join(TextDialogs::tr(" or ")), name);
    }
    return rows;
}

} // namespace

void showHowToPlay(QWidget* parent) {
    const QString html =
        paragraph(TextDialogs::tr("Press a piece: it turns over, and so do its neighbours left, right, above "
                                  "and below. Make all pieces white, or all pieces black, "
                                  "in as few presses as you can.")) +
        paragraph(TextDialogs::tr("The order of the presses does not matter, and pressing a piece twice is "
                                  "the same as not pressing it at all. So a solution is "
                                  "simply a set of pieces to press.")) +
        paragraph(TextDialogs::tr("Solve shows the fewest presses and steps through them. You can press the "
                                  "marked pieces yourself, in any order. Of all 65,536 "
                                  "boards of four rows and four columns, 61,440 have no solution; then Solve "
                                  "shows a proof that you can check by hand.")) +
        paragraph(
            TextDialogs::tr("Levels, with Ctrl+G, grow from a single press to the hardest boards known; "
                            "Daily Puzzle gives everybody the same board on the same day.")) +
        paragraph(TextDialogs::tr("Paste a board from anywhere: b and w, 1 and 0, or # and full stops, a row "
                                  "on each line. You can also drop a text or a file on "
                                  "the window.")) +
        paragraph(TextDialogs::tr("A picture of a board works as well, such as a screenshot of another "
                                  "program: paste, drop or open it. What was read is shown beside the "
                                  "picture; compare the two, click pieces to correct them, then play.")) +
        paragraph(TextDialogs::tr("Or set a board up by hand, with F2: click or drag over pieces to paint "
                                  "them, turn and shift the whole board, add rows and columns. Press F2 "
                                  "again to play it.")) +
        paragraph(
            TextDialogs::tr("Zoom a large board with Ctrl and the wheel, by pinching, or with Ctrl+Plus "
                            "and Ctrl+Minus; move it with the wheel, a finger, or the small picture of "
                            "the whole."));
    showText(parent, "howToPlay", TextDialogs::tr("How to Play"), html);
}

void showShortcuts(QMainWindow* window) {
    QString rows =
        tableRow(TextDialogs::tr("Arrow keys, Home, End"),
                 TextDialogs::tr("Move over the board, with Ctrl and Home or End to a corner")) +
        tableRow(TextDialogs::tr("Space or Enter"), TextDialogs::tr("Press the piece")) +
        tableRow(TextDialogs::tr("← → Page Up, Page Down, Home, End, Space"),
                 TextDialogs::tr(
                     "Step through a solution or a search while its bar, list or board has the focus")) +
        tableRow(TextDialogs::tr("Shift and arrow keys"),
                 TextDialogs::tr("Point at a piece of the search’s board; paint while setting up a board")) +
        tableRow(TextDialogs::tr("b or w, 1 or 0"), TextDialogs::tr("Set a piece while setting up a board")) +
        tableRow(TextDialogs::tr("Ctrl and the wheel, a pinch"), TextDialogs::tr("Zoom the board")) +
        tableRow(TextDialogs::tr("The wheel, the middle button, a finger"),
                 TextDialogs::tr("Move a zoomed board")) +
        tableRow(TextDialogs::tr("+ and −, arrow keys, Enter"),
                 TextDialogs::tr("Zoom the atlas, choose one of its boards, and play it")) +
        tableRow(
            TextDialogs::tr("Escape"),
            TextDialogs::tr("Finish setting up a board; leave a page that is in front of it, or the large "
                            "atlas"));
    for (const QAction* action : window->menuBar()->actions()) {
        if (action->menu() != nullptr) rows += menuRows(*action->menu());
    }
    // A table that may be as wide as the text becomes a pixel wider.
    showText(window, "shortcuts", TextDialogs::tr("Keyboard Shortcuts"),
             QStringLiteral("<table width=\"99%\" cellspacing=\"4\">%1</table>").arg(rows));
}

void showAbout(QWidget* parent) {
    const QString html =
        QStringLiteral("<h2>%1 %2</h2>")
            .arg(QApplication::applicationDisplayName().toHtmlEscaped(), QApplication::applicationVersion()) +
        paragraph(TextDialogs::tr("Play, solve and explain flip puzzles: POJ 1753 “Flip Game”, UVA 10318 "
                                  "“Security Panel” and their relatives.")) +
        paragraph(TextDialogs::tr("Free software under the MIT licence."));
    showText(parent, "about", TextDialogs::tr("About Flip Game"), html);
}

} // namespace flip::ui
