#include "ui/file/picture_export.h"

#include "core/solve/solve.h"
#include "core/text/flip_uri.h"
#include "ui/file/film_saver.h"
#include "ui/file/picture_file.h"
#include "ui/game/board_source.h"
#include "ui/game/file_words.h"
#include "ui/game/replace_file.h"
#include "ui/game/steps.h"
#include "ui/look/palettes.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <string>
#include <utility>

namespace flip::ui {

namespace {

/// The texts' context for translators.
struct PictureExport {
    Q_DECLARE_TR_FUNCTIONS(PictureExport)
};

/// What is drawn.
struct Drawn {
    Puzzle puzzle;
    /// The presses that follow.
    Steps steps = {};
    /// Empty, or the cells of the proof.
    Grid witness = {};
};

Drawn drawnFrom(const Recognised& recognised) {
    Drawn drawn{recognised.readings.front().puzzles.front().puzzle};
    if (recognised.file) drawn.steps = stepsFrom(recognised.file->presses).sliced(recognised.file->made);
    return drawn;
}

/// Adds the presses of an optimal solution, or the proof that there is none. False if neither is known.
bool addAnswer(Drawn& drawn) {
    const Outcome outcome = solve(defaultMethod(), drawn.puzzle);
    if (const auto* impossible = std::get_if<Impossible>(&outcome.answer)) {
        drawn.witness = impossible->witnesses.front().cells;
        return true;
    }
    const Grid* presses = pressesOf(outcome.answer);
    if (presses != nullptr) drawn.steps = stepsFrom(*presses);
    return presses != nullptr;
}

BoardPicture pictureOf(const Drawn& drawn, const PictureLook& look, bool reducedMotion) {
    const QPalette palette = QApplication::palette();
    BoardPicture::Parts parts;
    parts.board = drawn.puzzle.board;
    parts.goal = drawn.puzzle.goal;
    parts.special = specialCells(drawn.puzzle.rule);
    parts.marks.steps = {drawn.steps, 0};
    parts.marks.witness = drawn.witness;
    parts.theme = boardTheme(QString::fromStdString(std::string(look.board)), drawn.puzzle.goal.kind(),
                             look.dark, palette.color(QPalette::Highlight));
    parts.markBlack = look.markBlack;
    parts.coordinates = look.coordinates;
    parts.ground = palette.color(QPalette::Window);
    parts.font = QApplication::font();
    parts.reducedMotion = reducedMotion;
    return {std::move(parts), pictureCellSide(drawn.puzzle.size())};
}

} // namespace

PictureLook pictureLookFrom(const Settings& settings) {
    const std::string theme = settings.get(settings::theme).toStdString();
    const auto* const known = std::ranges::find(boardLooks, theme);
    return {known == boardLooks.end() ? boardLooks.front() : *known, isDark(QApplication::palette()),
            settings.get(settings::markBlack), settings.get(settings::coordinates)};
}

QString exportPicture(const QString& source, const QString& path, const PictureLook& look,
                      bool reducedMotion) {
    const QString name = QDir::toNativeSeparators(path);
    const PictureFormat* format = pictureFormatOf(path);
    if (format == nullptr)
        return PictureExport::tr("The name of a picture ends in .png, .svg, .pdf or .webp, not as in %1.")
            .arg(name);
    const auto recognised =
        isFlipUri(source.toStdString()) ? recogniseText(source.toUtf8()) : recogniseSource(source);
    if (!recognised) return recognised.error().sentence;
    const auto count = static_cast<int>(recognised->readings.front().puzzles.size());
    if (count > 1) return PictureExport::tr("A picture shows one puzzle, and here are %n.", nullptr, count);
    Drawn drawn = drawnFrom(*recognised);
    if (!fitsIntoWindow(drawn.puzzle)) return tooLargeForWindow(drawn.puzzle);
    if (drawn.steps.empty() && !addAnswer(drawn))
        return PictureExport::tr("This board is too large to be solved, so there is nothing to draw.");
    const BoardPicture picture = pictureOf(drawn, look, reducedMotion);
    QByteArray contents;
    if (format->write != nullptr) {
        contents = format->write(savedPicture(picture, drawn.puzzle));
    } else if (drawn.steps.empty()) {
        return PictureExport::tr("An animation shows the presses that solve a board, and this one has none.");
    } else if (!SolutionFilm::takes(drawn.puzzle.size())) {
        return PictureExport::tr("An animation shows boards of up to %1×%1.").arg(SolutionFilm::mostSide);
    } else {
        contents = encoded(SolutionFilm(picture.parts(), drawn.puzzle, drawn.steps));
    }
    const QString problem = replaceFile(path, contents);
    if (problem.isEmpty()) return {};
    return file_words::notSaved(PictureExport::tr("The picture could not be saved in %1: %2."), path,
                                problem);
}

} // namespace flip::ui
