#pragma once

#include "core/generate/puzzle_series.h"
#include "ui/sheets/puzzle_sheets.h"

#include <QPdfWriter>
#include <QProcess>
#include <QStandardPaths>
#include <QString>
#include <QStringList>

#include <vector>

namespace flip::test {

[[nodiscard]] inline bool hasPoppler() {
    return !QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty();
}

[[nodiscard]] inline QByteArray saidBy(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return process.readAllStandardOutput();
}

/// Prints the sheets in a file in this folder, and gives its path.
[[nodiscard]] inline QString printedIn(const QString& folder, const ui::PuzzleSheets& sheets) {
    QString path = folder + QStringLiteral("/sheets.pdf");
    QPdfWriter writer(path);
    constexpr int fine = 1200;
    writer.setResolution(fine);
    writer.setPageSize(sheets.paper());
    if (!sheets.print(writer)) qFatal("the sheets are not printed");
    return path;
}

/// The text of each page of a document.
[[nodiscard]] inline QStringList pagesOf(const QString& path) {
    QStringList pages =
        QString::fromUtf8(saidBy("pdftotext", {"-layout", path, "-"})).split(QLatin1Char('\f'));
    pages.removeLast();
    return pages;
}

[[nodiscard]] inline std::vector<AnsweredPuzzle> seriesOf(Size size, int count,
                                                          Goal::Kind goal = Goal::Either,
                                                          Pattern pattern = Pattern::plus(),
                                                          Edges edges = Edges::Clipped) {
    return *puzzleSeries({Rule::fromPattern(size, pattern, edges), goal, count, {}, 1}, {});
}

} // namespace flip::test
