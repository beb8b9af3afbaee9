#pragma once

#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace flip::ui {

/// The notes of a game, to be read and changed. Nothing happens to the game until they are accepted.
class NotesDialog : public QDialog {
    Q_OBJECT

  public:
    /// The most characters that a person may write, far more than anybody needs.
    static constexpr int mostCharacters = 20'000;

    NotesDialog(const QString& notes, QWidget* parent);

  signals:
    /// The notes have been changed: lines separated by LF, without control characters, and without blank
    /// ones at the end.
    void changed(const QString& notes);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void takeOver();
    void refresh();

    QPlainTextEdit* text_;
    QLabel* remark_;
    QPushButton* ok_;
};

} // namespace flip::ui
