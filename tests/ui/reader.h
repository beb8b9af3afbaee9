#pragma once

#include "tests/support/open_window.h"
#include "ui/reading/reading_choice.h"

#include <QAbstractButton>
#include <QAction>

namespace flip::test {

/// A window into which texts are pasted, and the choice that it offers for some.
struct Reader : OpenWindow {
    ui::ReadingChoice& choice = part<ui::ReadingChoice>("readingChoice");

    explicit Reader(const QString& folder) : OpenWindow(folder) {}

    /// A random board may be solved by the first press, which would be told.
    [[nodiscard]] bool isReadyToPlay() {
        if (!isReady()) return false;
        game().replace(samplePuzzle(), QStringLiteral("New"));
        return true;
    }

    [[nodiscard]] QList<QAbstractButton*> offered() { return choice.findChildren<QAbstractButton*>(); }

    [[nodiscard]] bool isEnabled(const char* name) {
        return window.findChild<QAction*>(QLatin1String(name))->isEnabled();
    }

    void next() { key(Qt::Key_PageDown, Qt::ControlModifier); }

    void previous() { key(Qt::Key_PageUp, Qt::ControlModifier); }

    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }

    void redo() { key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
};

} // namespace flip::test
