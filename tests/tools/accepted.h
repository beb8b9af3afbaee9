#pragma once

#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QString>

#include <vector>

namespace flip::tools {

/// The number of pixels in which two pictures differ by more than anybody sees; all of the larger one if
/// their sizes differ.
[[nodiscard]] int differingPixels(const QImage& one, const QImage& other);

/// Two pictures side by side, and a third in which the pixels that differ are red.
[[nodiscard]] QImage sideBySide(const QImage& accepted, const QImage& now);

/// Pictures in rows, to be looked at together: as many in a row as there are appearances.
[[nodiscard]] QImage contactSheet(const std::vector<QImage>& pictures, int inRow = 3);

/// The pictures that somebody has looked at and accepted. They are kept for each user, not with the program:
/// letters look different with other fonts and another Qt.
class AcceptedPictures {
  public:
    /// In the user's cache, unless a folder is given.
    explicit AcceptedPictures(const QString& folder = {});

    /// Takes over the pictures of a folder whose names match, instead of the former ones. What went wrong, as
    /// a sentence; empty if nothing did.
    [[nodiscard]] QString accept(const QDir& pictures, const QRegularExpression& only) const;

    /// Why pictures of this machine cannot be compared with them, as a sentence; empty if they can.
    [[nodiscard]] QString whyNot() const;

    /// How a picture differs from the accepted one, as a sentence; empty if it does not. Puts both side by
    /// side into `differences`.
    [[nodiscard]] QString compared(const QString& name, const QImage& now, const QDir& differences) const;

  private:
    QDir folder_;
};

} // namespace flip::tools
