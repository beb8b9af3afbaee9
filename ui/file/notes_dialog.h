#pragma once

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>

namespace flip::ui {

/// The notes of a game, to be read and changed. What was typed is kept however the dialog is left, and only
/// Cancel says that it is not wanted: it could not be brought back.
class NotesDialog : public QDialog {
    Q_OBJECT

  public:
    /// The most characters that a person may write, far more than anybody needs.
    static constexpr int mostCharacters = 20'000;

    NotesDialog(const QString& notes, QWidget* parent);

    /// Keeps what has been typed, however long it is, and closes: the window is about to go.
    void takeOver();

    /// Escape, and closing the window. The dialog stays while the notes are too long.
    void reject() override;

  signals:
    /// The notes have been changed, perhaps not for the last time: lines separated by LF, without control
    /// characters, and without blank ones at the end. Cancelled, they are those from before again.
    void changed(const QString& notes);
    /// The user wants to quit the program; the notes have been kept.
    void quitWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void refresh();
    void keepDraft();

    /// From before.
    QString notes_;
    QPlainTextEdit* text_;
    QLabel* remark_;
    QPushButton* ok_;
    QTimer draft_;
    bool isDrafted_ = false;
};

} // namespace flip::ui
