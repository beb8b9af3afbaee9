#include "tests/support/look_over.h"

#include "tests/support/contrast_check.h"
#include "tests/support/font_size.h"
#include "tests/support/words_check.h"
#include "ui/look/palettes.h"

#include <QCoreApplication>
#include <QLabel>

#include <utility>

namespace flip::test {

namespace {

/// In these, dialogs are as large as the window.
constexpr QSize smallScreen(640, 480);

/// Every label that is seen, where it is and what it says.
QList<std::pair<QRect, QString>> labelsOf(const QWidget& window) {
    QList<std::pair<QRect, QString>> labels;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        if (label->isVisible()) labels.emplace_back(label->geometry(), label->text());
    }
    return labels;
}

} // namespace

void settle(OpenWindow& open) {
    open.clock.finish();
    constexpr int enough = 100;
    auto labels = labelsOf(open.window);
    for (int i = 0; i < enough; ++i) {
        for (int events = 0; events < 3; ++events) QCoreApplication::processEvents();
        const auto before = std::exchange(labels, labelsOf(open.window));
        if (before == labels) return;
    }
}

QString nameOf(const Look& look) {
    return QStringLiteral("%1-%2-%3pt").arg(look.appearance).arg(look.size.width()).arg(look.points);
}

std::optional<std::vector<Finding>> lookOver(const Scene& scene, QSize size, int points,
                                             const QString& folder,
                                             const std::function<void(const Look&, QWidget&)>& see) {
    const FontSize font(points);
    OpenWindow open(folder);
    open.window.resize(size);
    if (!open.isReady()) return std::nullopt;
    QWidget* shown = scene.bring(open);
    if (shown == nullptr) return std::nullopt;
    std::vector<Finding> found;
    if (shown != &open.window && size.width() <= smallScreen.width()) {
        shown->resize(size);
        if (shown->size() != size)
            found.push_back({Look{QStringLiteral("any"), size, points},
                             QStringLiteral("it has no room in %1×%2: it needs %3×%4")
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(shown->width())
                                 .arg(shown->height())});
    }
    const auto inEach = [&](const auto& look) {
        for (const char* appearance : appearances) {
            ui::applyAppearance(QLatin1String(appearance));
            settle(open);
            look(Look{QLatin1String(appearance), size, points}, contrastGoals(shown->palette()));
        }
        ui::applyAppearance(QStringLiteral("system"));
    };
    const auto note = [&](const Look& look, const QStringList& sentences) {
        for (const QString& sentence : sentences) found.push_back({look, sentence});
    };
    inEach([&](const Look& look, const ContrastGoals& goals) {
        if (see) see(look, *shown);
        note(look, unreadableWords(*shown) + faintThings(*shown, goals));
    });
    // Last, as who has the focus may change the scene.
    inEach([&](const Look& look, const ContrastGoals& goals) { note(look, faintFocus(*shown, goals)); });
    return found;
}

} // namespace flip::test
