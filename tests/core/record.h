#pragma once

#include <QCoreApplication>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <algorithm>

namespace flip::test {

/// What is on record, in a file: whoever changes it, knowingly or not, sees how. No change is wrong by
/// itself. What is so now is written into a file of the same name beside the test, ready to be copied.
class Record {
  public:
    [[nodiscard]] bool open(const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) return false;
        // Before the other is begun anew, which may be the same.
        const QString recorded = QString::fromUtf8(file.readAll());
        QString section;
        for (const QString& line : recorded.split('\n', Qt::SkipEmptyParts)) {
            if (line.startsWith(QStringLiteral("== "))) {
                section = line.mid(3);
                recorded_[section] = {};
            } else {
                recorded_[section].append(line);
            }
        }
        now_.setFileName(QCoreApplication::applicationDirPath() + path.sliced(path.lastIndexOf('/')));
        return now_.open(QIODevice::WriteOnly);
    }

    /// Fails the test if other lines are on record.
    void compare(const QString& section, const QStringList& lines) {
        now_.write(QStringLiteral("== %1\n%2\n").arg(section, lines.join('\n')).toUtf8());
        now_.flush();
        QVERIFY2(recorded_.contains(section),
                 qPrintable(section + QStringLiteral(" is not on record yet; it is in ") + now_.fileName()));
        const QStringList& known = recorded_.value(section);
        for (qsizetype i = 0; i < std::min(known.size(), lines.size()); ++i)
            QCOMPARE(comparable(lines[i]), comparable(known[i]));
        QCOMPARE(lines.size(), known.size());
    }

  private:
    /// Elsewhere than in 64 bits and with GCC's library, and where nothing begins at a multiple of 16 bytes,
    /// other memory is taken.
    static QString comparable(QString line) {
#if defined(__GLIBCXX__) && defined(__LP64__) && __BIGGEST_ALIGNMENT__ >= 16
        return line;
#else
        static const QRegularExpression memory(QStringLiteral(", \\d+ bytes"));
        return line.remove(memory);
#endif
    }

    QMap<QString, QStringList> recorded_;
    QFile now_;
};

} // namespace flip::test
