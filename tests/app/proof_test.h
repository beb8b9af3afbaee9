#pragma once

#include "tests/core/proof_checksum.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace flip::test {

/// How a program has ended; −1 if it did not end by itself.
struct Ending {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

inline QByteArray allLit(int side) { return (QByteArray(side, 'b') + '\n').repeated(side); }

/// A test of proofs in files, with a folder of its own in which flipsolve is run.
class ProofTest : public QObject {
  protected:
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

    [[nodiscard]] QByteArray contents(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    /// Runs flipsolve in the folder; `meanwhile` is called once it has started.
    [[nodiscard]] Ending run(const QStringList& arguments,
                             const std::function<void(QProcess&)>& meanwhile = {}) const {
        QProcess process;
        process.setWorkingDirectory(folder_.path());
        process.start(QStringLiteral(FLIPSOLVE), arguments);
        if (!process.waitForStarted(patience)) return {};
        if (meanwhile) meanwhile(process);
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(patience)) return {};
        const bool isOver = process.exitStatus() == QProcess::NormalExit;
        return {isOver ? process.exitCode() : -1, process.readAllStandardOutput(),
                process.readAllStandardError()};
    }

    /// Has a proof for an all-lit board of 61x61 begin with empty lists of this length.
    void writeLists(const QString& name, int length) const {
        write(QStringLiteral("lit61"), allLit(61));
        const QByteArray part =
            run({QStringLiteral("--part"), QStringLiteral("1/2"), QStringLiteral("--goal"),
                 QStringLiteral("white"), QStringLiteral("lit61")})
                .output;
        QByteArray text;
        for (const QByteArray& line : part.split('\n')) {
            QList<QByteArray> words = line.split(' ');
            if (words.first() == "places") continue;
            if (words.first() == "blocks") words = {words.first()};
            if (words.first() == "list") words[2] = QByteArray::number(length);
            text += words.join(' ') + '\n';
        }
        write(name, QByteArray::fromStdString(withChecksum(text.toStdString())));
    }

    /// Does all parts of what the files hold, or of the board if there are none; each writes a file.
    [[nodiscard]] QStringList doParts(const QStringList& from, int count, const QString& name) const {
        QStringList files;
        for (int number = 1; number <= count; ++number) {
            const QString part = QStringLiteral("%1/%2").arg(number).arg(count);
            const Ending result = run(QStringList{QStringLiteral("--part"), part, QStringLiteral("--jobs"),
                                                  QString::number(1 + number % 2)} +
                                      from);
            if (result.status != 0) qWarning("%s", result.errors.constData());
            files.push_back(name + QString::number(number));
            write(files.back(), result.output);
        }
        return files;
    }

    QTemporaryDir folder_;
};

} // namespace flip::test
