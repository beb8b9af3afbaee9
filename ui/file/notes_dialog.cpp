#include "ui/file/notes_dialog.h"

#include "ui/widgets/commands.h"
#include "ui/widgets/dialog_body.h"
#include "ui/widgets/word_label.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <chrono>

namespace flip::ui {

namespace {

/// What a file can keep of a text: a tab becomes a blank, other control characters are left out.
QString plainNotes(const QString& text) {
    QString notes;
    for (const QChar c : text) {
        if (c == QLatin1Char('\t')) {
            notes += QLatin1Char(' ');
        } else if (c == QLatin1Char('\n') || c.category() != QChar::Other_Control) {
            notes += c;
        }
    }
    while (!notes.isEmpty() && notes.back().isSpace()) notes.chop(1);
    return notes;
}

} // namespace

NotesDialog::NotesDialog(const QString& notes, QWidget* parent)
    : QDialog(parent), notes_(notes), text_(new QPlainTextEdit(notes, this)),
      remark_(wordLabel(this, "notesRemark", Weight::Quiet)) {
    setObjectName(QStringLiteral("notes"));
    setWindowTitle(tr("Notes"));
    text_->setObjectName(QStringLiteral("notesText"));
    text_->setAccessibleName(tr("Notes about this game"));
    text_->setTabChangesFocus(true);
    text_->moveCursor(QTextCursor::End);
    text_->installEventFilter(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    // The window's own command cannot be reached while the dialog is open.
    auto* quit = new QAction(this);
    quit->setShortcuts(quitKeys());
    addAction(quit);
    connect(quit, &QAction::triggered, this, [this] {
        takeOver();
        emit quitWanted();
    });
    auto* layout = new QVBoxLayout(this);
    for (QWidget* part : std::initializer_list<QWidget*>{text_, remark_, buttons}) layout->addWidget(part);
    connect(buttons, &QDialogButtonBox::accepted, this, &NotesDialog::takeOver);
    connect(buttons, &QDialogButtonBox::rejected, this, [this] {
        if (isDrafted_) emit changed(notes_);
        QDialog::reject();
    });
    connect(text_, &QPlainTextEdit::textChanged, this, &NotesDialog::refresh);
    // More than that is not lost, whatever happens to the program.
    constexpr std::chrono::seconds atMost{1};
    draft_.setSingleShot(true);
    draft_.setInterval(atMost);
    connect(&draft_, &QTimer::timeout, this, &NotesDialog::keepDraft);
    refresh();
    resize(QSize(440, 320).boundedTo(roomForDialog(*this)));
    text_->setFocus();
}

void NotesDialog::reject() {
    if (ok_->isEnabled()) takeOver();
}

void NotesDialog::takeOver() {
    // Notes of a file that nobody has touched stay as they are, whatever is in them.
    if (text_->document()->isModified()) emit changed(plainNotes(text_->toPlainText()));
    accept();
}

void NotesDialog::keepDraft() {
    if (!ok_->isEnabled() || isHidden()) return;
    isDrafted_ = true;
    emit changed(plainNotes(text_->toPlainText()));
}

void NotesDialog::refresh() {
    if (text_->document()->isModified() && !draft_.isActive()) draft_.start();
    const auto length = static_cast<int>(text_->toPlainText().size());
    const bool fits = length <= mostCharacters || !text_->document()->isModified();
    ok_->setEnabled(fits);
    const QLocale locale;
    remark_->setText(
        fits ? tr("Notes are saved with the game. %1 and Esc keep what you write; Cancel does not.")
                   .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText))
             : tr("These notes have %1 characters; up to %2 can be kept.")
                   .arg(locale.toString(length), locale.toString(mostCharacters)));
}

bool NotesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && key->modifiers().testFlag(Qt::ControlModifier)) {
            if (ok_->isEnabled()) takeOver();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace flip::ui
