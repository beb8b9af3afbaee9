#pragma once

#include "core/model/puzzle.h"
#include "tests/support/patience.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace flip::test {

/// The base of all tests of the window. Each test function gets its own empty settings and session folder,
/// and none may leave a window behind.
class UiTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

  protected:
    /// A folder that is empty at first and removed after the test function.
    [[nodiscard]] QString folder() const { return folder_->path(); }

    /// A path in that folder.
    [[nodiscard]] QString inFolder(const QString& name) const { return folder_->filePath(name); }

    /// Writes a file into that folder and returns its path.
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const;

  private slots:
    void initTestCase();
    void init();
    void cleanup();
};

/// The contents of a file; an error message if it cannot be read.
[[nodiscard]] QByteArray contents(const QString& path);

/// The puzzle of Flip Game with the board of a text in any notation. Ends the program if the text cannot be
/// read.
[[nodiscard]] Puzzle puzzleOf(const char* text);

/// The board of POJ 1753's sample, which needs 4 presses.
[[nodiscard]] inline Puzzle samplePuzzle() { return puzzleOf("bwwb/bbwb/bwwb/bwww"); }

/// A board of 4×4 that has no solution.
[[nodiscard]] inline Puzzle impossiblePuzzle() { return puzzleOf("bwww/wwww/wwww/wwww"); }

/// The board on one line, for messages about differences.
[[nodiscard]] QString written(const Puzzle& puzzle);

} // namespace flip::test
