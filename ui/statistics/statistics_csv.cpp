#include "ui/statistics/statistics_csv.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QStringList>

namespace flip::ui {

namespace {

QString momentText(std::optional<qint64> moment) {
    return moment ? QDateTime::fromMSecsSinceEpoch(*moment, Qt::UTC).toString(Qt::ISODate) : QString();
}

QString numberText(std::optional<int> number) { return number ? QString::number(*number) : QString(); }

QString secondsText(std::optional<qint64> milliseconds) {
    constexpr double perSecond = 1000;
    return milliseconds ? QString::number(static_cast<double>(*milliseconds) / perSecond, 'f', 3) : QString();
}

QString minimumText(std::optional<int> minimum) {
    return minimum == noMinimum ? QStringLiteral("impossible") : numberText(minimum);
}

QString helpText(Help help) {
    switch (help) {
    case Help::Hint:
        return QStringLiteral("hint");
    case Help::Solution:
        return QStringLiteral("solution");
    case Help::None:
        break;
    }
    return QStringLiteral("none");
}

/// In quotes if it contains what would otherwise end it.
QByteArray field(QString text) {
    const bool needsQuotes = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                             text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    if (needsQuotes) text = QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + '"';
    return text.toUtf8();
}

QByteArray line(const QStringList& fields) {
    QByteArrayList texts;
    for (const QString& each : fields) texts << field(each);
    return texts.join(',') + "\r\n";
}

} // namespace

QByteArray csvOf(const std::vector<PlayedGame>& games) {
    QByteArray text = "begun,kind,board,origin,solved,presses,minimum,help,seconds\r\n";
    for (const PlayedGame& game : games)
        text += line({momentText(game.begun), game.kind, game.board, game.origin, momentText(game.solved),
                      numberText(game.presses), minimumText(game.minimum), helpText(game.help),
                      secondsText(game.time)});
    return text;
}

} // namespace flip::ui
