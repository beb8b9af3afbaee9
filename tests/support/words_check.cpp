#include "tests/support/words_check.h"

#include "tests/support/drawn.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>

namespace flip::test {

namespace {

/// Glyphs are placed between pixels, and their edges are smoothed.
constexpr qreal tolerance = 1;
/// Labels are as wide as the advance of their words, over which the last glyph may reach.
constexpr qreal bearing = 2;
constexpr QChar ellipsis(0x2026);

QString describe(const Drawn& words) {
    return QStringLiteral("“%1” of %2")
        .arg(words.words, words.widget == nullptr ? QStringLiteral("nobody") : nameOf(*words.widget));
}

/// The texts that end in an ellipsis because something will be asked, and not for want of room.
QSet<QString> textsWithEllipsis(const QWidget& shown) {
    QSet<QString> texts;
    const auto add = [&](QString text) {
        if (text.remove(QLatin1Char('&')).contains(ellipsis)) texts << text;
    };
    for (const QAction* action : shown.window()->findChildren<QAction*>()) {
        add(action->text());
        add(action->iconText());
    }
    for (const QWidget* widget : shown.findChildren<QWidget*>()) {
        for (const char* property : {"text", "placeholderText", "plainText", "specialValueText"})
            add(widget->property(property).toString());
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i) add(box->itemText(i));
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
            if (view->model() == nullptr) continue;
            for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row)
                add(view->model()->index(row, 0, view->rootIndex()).data().toString());
        }
    }
    return texts;
}

/// A part of such a text that was drawn in several pieces, or the whole of it.
bool isPartOf(const QSet<QString>& texts, const QString& words) {
    return std::ranges::any_of(texts, [&](const QString& text) { return text.contains(words.trimmed()); });
}

/// Whether the whole of words that are shortened is in a tool tip.
bool tipTells(const Drawn& words) {
    const QString start = words.words.left(words.words.indexOf(ellipsis)).trimmed();
    return words.widget != nullptr && words.widget->toolTip().contains(start);
}

/// Whether what is cut off here can be scrolled to.
bool isScrolled(const QWidget& root, const QWidget& where, bool across) {
    for (const QWidget* each = &where; each != nullptr; each = each->parentWidget()) {
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(each)) {
            const QScrollBar* bar = across ? area->horizontalScrollBar() : area->verticalScrollBar();
            if (bar->isVisible() && bar->maximum() > bar->minimum()) return true;
        }
        // A line that one writes in follows the cursor.
        if (across && qobject_cast<const QLineEdit*>(each) != nullptr && each->hasFocus()) return true;
        if (each == &root) break;
    }
    return false;
}

void findCut(const QWidget& root, const Drawn& words, QStringList& found) {
    // Each direction by itself: what is below the edge has no width that is seen, either.
    const bool across =
        words.ink.left() < words.clip.left() - bearing || words.ink.right() > words.clip.right() + bearing;
    const bool down = words.ink.top() < words.clip.top() - tolerance ||
                      words.ink.bottom() > words.clip.bottom() + tolerance;
    if (!across && !down) return;
    const QWidget& where = words.widget == nullptr ? root : *words.widget;
    if ((across && !isScrolled(root, where, true)) || (down && !isScrolled(root, where, false)))
        found << describe(words) + QStringLiteral(" is cut off");
}

void findOverlapping(const std::vector<Drawn>& all, QStringList& found) {
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF one = all[i].ink & all[i].clip;
        for (std::size_t other = 0; other < i; ++other) {
            const QRectF shared = one & all[other].ink & all[other].clip;
            if (shared.width() <= tolerance || shared.height() <= tolerance) continue;
            // Of words that are drawn in several pieces, glyphs may reach over those of the next one.
            const QRectF rooms = all[i].rect & all[other].rect;
            if (all[i].widget == all[other].widget && rooms.width() <= tolerance) continue;
            // An outline or a shadow is drawn first.
            if (all[i].words == all[other].words) continue;
            found << QStringLiteral("%1 overlaps “%2”").arg(describe(all[i]), all[other].words);
        }
    }
}

void findInWords(QWidget& root, QStringList& found) {
    const QSet<QString> whole = textsWithEllipsis(root);
    std::vector<Drawn> words = only(Drawn::Kind::Words, drawnByAll(root));
    std::erase_if(words, [](const Drawn& each) { return each.ink.isEmpty(); });
    for (const Drawn& each : words) {
        findCut(root, each, found);
        if (each.words.contains(ellipsis) && !isPartOf(whole, each.words) && !tipTells(each))
            found << describe(each) + QStringLiteral(" is shortened");
    }
    findOverlapping(words, found);
}

/// Buttons and the like, which may show an icon without any word.
void findCutControls(QWidget& root, QStringList& found) {
    for (const QWidget* control : root.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<const QAbstractButton*>(control) != nullptr ||
                               qobject_cast<const QComboBox*>(control) != nullptr;
        if (!isControl || !control->isVisible()) continue;
        const QRect place(control->mapTo(&root, QPoint(0, 0)), control->size());
        const QRect seen = control->visibleRegion().boundingRect();
        const bool scrolledAcross = isScrolled(root, *control, true);
        const bool scrolledDown = isScrolled(root, *control, false);
        // Of what is scrolled out, nothing is seen at all.
        const bool across = !seen.isEmpty() && seen.width() < control->width();
        const bool down = seen.height() < control->height();
        const bool beyond = !root.rect().contains(place);
        if ((across && !scrolledAcross) || (down && !scrolledDown) ||
            (beyond && !scrolledAcross && !scrolledDown))
            found << QStringLiteral("only a part of %1 is seen").arg(nameOf(*control));
    }
}

/// What needs more width than there is.
QString tooWideIn(const QScrollArea& area) {
    QString found = QStringLiteral("its layout");
    for (const QWidget* each : area.widget()->findChildren<QWidget*>()) {
        const int needed = std::max(each->minimumSizeHint().width(), each->minimumWidth());
        if (each->isVisible() && needed > area.viewport()->width()) found = nameOf(*each);
    }
    return found;
}

/// Who reads a line after the other would have to move the page for each.
void findSideways(QWidget& root, QStringList& found) {
    for (const QScrollArea* area : root.findChildren<QScrollArea*>()) {
        if (area->isVisible() && area->horizontalScrollBar()->isVisible() &&
            area->horizontalScrollBar()->maximum() > 0)
            found << QStringLiteral("%1 has to be scrolled sideways for %2")
                         .arg(nameOf(*area), tooWideIn(*area));
    }
}

} // namespace

QString nameOf(const QWidget& widget) {
    const auto one = [](const QWidget& each) {
        return QStringLiteral("%1 %2")
            .arg(QString::fromLatin1(each.metaObject()->className()).remove(QStringLiteral("flip::ui::")),
                 each.objectName())
            .trimmed();
    };
    return widget.parentWidget() == nullptr
               ? one(widget)
               : QStringLiteral("%1 in %2").arg(one(widget), one(*widget.parentWidget()));
}

QStringList unreadableWords(QWidget& shown) {
    QStringList found;
    findInWords(shown, found);
    findCutControls(shown, found);
    findSideways(shown, found);
    // What is scrolled out is looked at, too.
    for (const QScrollArea* area : shown.findChildren<QScrollArea*>()) {
        if (area->isVisible() && area->widget() != nullptr) findInWords(*area->widget(), found);
    }
    found.removeDuplicates();
    return found;
}

} // namespace flip::test
