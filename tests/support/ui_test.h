#pragma once

#include "core/model/puzzle.h"
#include "tests/support/patience.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

namespace flip::test {

/// What every test of the window derives from. Each test function gets settings and a session folder of its
/// own, empty; and none may leave a window behind.
class UiTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> folder_;

  protected:
    /// An empty folder that is gone after the test function.
    [[nodiscard]] QString folder() const { return folder_->path(); }

    /// A path in that folder.
    [[nodiscard]] QString inFolder(const QString& name) const { return folder_->filePath(name); }

    /// Writes a file into that folder and tells its path.
    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const;

  private slots:
    void initTestCase();
    void init();
    void cleanup();
};

/// What is in a file; a word about it where that cannot be had.
[[nodiscard]] QByteArray contents(const QString& path);

/// The board of a text in any notation, by the rule of Flip Game. The text is right: anything else ends the
/// program.
[[nodiscard]] Puzzle puzzleOf(const char* text);

/// The board of POJ 1753's sample. Its least is 4 presses.
[[nodiscard]] inline Puzzle samplePuzzle() { return puzzleOf("bwwb/bbwb/bwwb/bwww"); }

/// A board of 4×4 that has no solution.
[[nodiscard]] inline Puzzle impossiblePuzzle() { return puzzleOf("bwww/wwww/wwww/wwww"); }

/// The board as it is written on one line, for messages that tell what differs.
[[nodiscard]] QString written(const Puzzle& puzzle);

} // namespace flip::test
