#pragma once

#include "tests/support/ui_test.h"
#include "ui/atlas/atlas_page.h"

#include <QAbstractButton>
#include <QTest>

namespace flip::test {

/// The page on a game of its own, shown and counted.
struct ShownAtlas {
    ui::Game game;
    ui::AtlasPage page;
    ui::OptimaChart& chart;
    ui::AtlasPicture& picture;
    /// The boards that were to be played.
    QList<Puzzle> chosen;

    explicit ShownAtlas(const Puzzle& puzzle)
        : game(puzzle), page(game), chart(*page.findChild<ui::OptimaChart*>()),
          picture(*page.findChild<ui::AtlasPicture*>()) {
        QObject::connect(&page, &ui::AtlasPage::boardChosen, &page,
                         [this](const Puzzle& wanted) { chosen << wanted; });
        page.resize(320, 560);
        page.show();
        // A window that becomes active gives somebody the keyboard; who that is depends on what has been
        // counted by then.
        if (!QTest::qWaitForWindowActive(&page, patience)) qFatal("the page does not become active");
        if (page.focusWidget() != nullptr) page.focusWidget()->clearFocus();
    }

    /// Clicks on the order with this number.
    void chooseOrder(int order) {
        auto* orders = page.findChild<QWidget*>(QStringLiteral("atlasOrders"));
        QTest::mouseClick(orders->findChildren<QAbstractButton*>()[order], Qt::LeftButton);
    }

    [[nodiscard]] QString told() const {
        return page.findChild<QLabel*>(QStringLiteral("atlasTold"))->text();
    }

    [[nodiscard]] Grid chosenBoard() const { return chosen.first().board; }
};

inline Puzzle plusBoard(Size size) {
    return {Rule::fromPattern(size, Pattern::plus()), Grid(size), Goal::Either};
}

} // namespace flip::test
