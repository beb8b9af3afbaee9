#pragma once

#include <QDate>
#include <QString>

/// Dates in the language of the words around them, whatever that of the system is.
namespace flip::ui::date_words {

/// "26 November 2026".
[[nodiscard]] QString date(const QDate& date);
/// "26 November".
[[nodiscard]] QString day(const QDate& date);
/// "26 Nov".
[[nodiscard]] QString shortDay(const QDate& date);

} // namespace flip::ui::date_words
