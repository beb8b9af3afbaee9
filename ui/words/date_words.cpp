#include "ui/words/date_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace flip::ui::date_words {

namespace {

struct DateWords {
    Q_DECLARE_TR_FUNCTIONS(DateWords)
};

QLocale language() {
    return QLocale(DateWords::tr("en", "the language of this translation, such as de or zh_CN"));
}

} // namespace

QString date(const QDate& date) { return language().toString(date, DateWords::tr("d MMMM yyyy")); }

QString day(const QDate& date) { return language().toString(date, DateWords::tr("d MMMM", "day and month")); }

QString shortDay(const QDate& date) {
    return language().toString(date, DateWords::tr("d MMM", "day and short month"));
}

} // namespace flip::ui::date_words
