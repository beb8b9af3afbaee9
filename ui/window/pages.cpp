#include "ui/window/pages.h"

#include "ui/search/search_explorer.h"
#include "ui/search/search_stage.h"
#include "ui/widgets/painted_svg.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>

namespace flip::ui {

namespace {

struct Pages {
    Q_DECLARE_TR_FUNCTIONS(Pages)
};

/// The saved speed, if it is still on offer.
double chosenSpeed(const Settings& settings, const SettingKey<double>& key, const StepPlayer& player) {
    const double chosen = settings.get(key);
    return player.offers(chosen) ? chosen : key.fallback;
}

/// Saves the user's choice: `signal` of `page` carries the new value of the setting.
template <class Page, class Signal, class T>
void remember(Page& page, Signal signal, Settings& settings, const SettingKey<T>& key) {
    QObject::connect(&page, signal, &page, [&settings, key](const T& value) { settings.set(key, value); });
}

/// Both boards share one speed, which is saved.
void shareSpeed(const PageSurroundings& around, GameStage& play, GameStage& lesson) {
    const double speed = chosenSpeed(around.settings, settings::speed, around.player);
    for (const auto& [stage, other] : {std::pair(&play, &lesson), std::pair(&lesson, &play)}) {
        stage->setSpeed(speed);
        QObject::connect(stage, &GameStage::speedChosen, other, &GameStage::setSpeed);
        remember(*stage, &GameStage::speedChosen, around.settings, settings::speed);
    }
}

/// As do both transport bars of a search.
void shareSpeed(const PageSurroundings& around, SearchPlayer& player, TransportBar& one,
                TransportBar& other) {
    const double speed = chosenSpeed(around.settings, settings::searchSpeed, player);
    player.setSpeed(speed);
    for (const auto& [bar, twin] : {std::pair(&one, &other), std::pair(&other, &one)}) {
        bar->setSpeed(speed);
        QObject::connect(bar, &TransportBar::speedChosen, &player, &SearchPlayer::setSpeed);
        QObject::connect(bar, &TransportBar::speedChosen, twin, &TransportBar::setSpeed);
        remember(*bar, &TransportBar::speedChosen, around.settings, settings::searchSpeed);
    }
}

SavedPicture savedAtlas(const AtlasSheet& sheet) {
    return {Pages::tr("Export a picture of the atlas"),
            Pages::tr("The atlas of Flip Game"),
            sheet.size(),
            [sheet] { return sheet.image(); },
            [sheet] { return sheet.svg(); },
            [sheet](QPainter& painter) { sheet.paint(painter); }};
}

SavedPicture savedTable(const HardestSheet& sheet) {
    const QString title = Pages::tr("The hardest boards of Flip Game");
    const QSize size = sheet.picture.boundingRect().size();
    const auto paint = [picture = sheet.picture](QPainter& painter) {
        painter.drawPicture(QPoint(0, 0), picture);
    };
    return {Pages::tr("Export a picture of the hardest boards"),
            title,
            size,
            [size, paint] {
                QImage image(size, QImage::Format_RGB32);
                QPainter painter(&image);
                paint(painter);
                return image;
            },
            [size, title, words = sheet.words, paint] { return paintedSvg(size, title, words, paint); },
            paint};
}

void warn(MessageBar& messages, const QString& sentence) {
    messages.tell(MessageBar::Kind::Warning, sentence);
}

} // namespace

SolutionPanel& addSolutionPage(const PageSurroundings& around) {
    PageStack& pages = around.centre.pages();
    auto* panel = new SolutionPanel(around.game, around.player, around.clock, &pages);
    pages.addPage(page_names::solution, Pages::tr("Solution"), *panel);
    panel->setMethod(around.settings.get(settings::method));
    remember(*panel, &SolutionPanel::methodChosen, around.settings, settings::method);
    return *panel;
}

SearchPage& addSearchPage(const PageSurroundings& around) {
    Stages& stages = around.centre.stages();
    PageStack& pages = around.centre.pages();
    auto* explorer = new SearchExplorer(around.game, around.clock, SearchTrace::defaultMemory, &pages);
    auto* page = new SearchPage(*explorer, &pages);
    auto* stage = new SearchStage(*explorer, &stages);
    auto* foot =
        new SearchTransport(*explorer, QStringLiteral("searchPage-"), TransportBar::Rows::Two, &pages);
    foot->setContentsMargins(12, 2, 12, 4);
    foot->hide();
    pages.addPage(page_names::search, Pages::tr("Search"), *page, foot);
    // Otherwise the stage, with the same words and buttons, is beside the page.
    QObject::connect(&around.centre, &Centre::panelInFrontChanged, foot, &QWidget::setVisible);
    QObject::connect(&around.centre, &Centre::panelInFrontChanged, page, &SearchPage::setAlone);
    stages.addForPage(page_names::search, {*stage,
                                           stage->board(),
                                           explorer->player(),
                                           around.game,
                                           [&game = around.game] { game.restart(); },
                                           {},
                                           SolutionFilm::End::Glows,
                                           &stage->told()});
    // Without a search, the game's board is there to be played on.
    const auto offer = [&stages, explorer] {
        const SearchExplorer::State state = explorer->state();
        stages.setOffered(page_names::search,
                          state == SearchExplorer::State::Recording || state == SearchExplorer::State::Shown);
    };
    QObject::connect(explorer, &SearchExplorer::changed, &stages, offer);
    offer();
    QObject::connect(explorer, &SearchExplorer::failed, &around.messages,
                     [&messages = around.messages](const QString& why) { warn(messages, why); });
    QObject::connect(page, &SearchPage::cellsLit, &stage->board(), &SearchBoard::lightCells);
    QObject::connect(&stage->board(), &SearchBoard::pointed, page, &SearchPage::lightCell);
    for (TransportBar* each : {static_cast<TransportBar*>(foot), &stage->transport()}) {
        QObject::connect(page, &SearchPage::watchDone, each, [each] {
            if (each->isVisible()) each->slider().setFocus(Qt::OtherFocusReason);
        });
    }
    for (SearchTold* each : {&page->told(), &stage->told()})
        QObject::connect(each, &SearchTold::said, &around.status, &StatusLine::say);
    QObject::connect(page, &SearchPage::recorded, &pages, [page, &pages] {
        // Once everything that has come and gone with the recording is laid out.
        QTimer::singleShot(0, &pages, [page, &pages] {
            // Each part that is laid out may ask the one around it to be laid out again.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            if (page->picture() != nullptr) pages.reveal(*page->picture(), page->told());
        });
    });
    page->setMethod(around.settings.get(settings::searchMethod));
    remember(*page, &SearchPage::methodChosen, around.settings, settings::searchMethod);
    shareSpeed(around, explorer->player(), stage->transport(), *foot);
    return *page;
}

RacePage& addRacePage(const PageSurroundings& around) {
    Settings& settings = around.settings;
    PageStack& pages = around.centre.pages();
    auto* page = new RacePage(around.game, around.clock, &pages);
    pages.addPage(QStringLiteral("race"), Pages::tr("Race"), *page);
    // Every step would end the race, which is on the current board.
    QObject::connect(page, &RacePage::begun, &around.player, &SolutionPlayer::pause);
    QObject::connect(page, &RacePage::said, &around.status, &StatusLine::say);
    QObject::connect(page, &RacePage::disagreed, &around.messages,
                     [&messages = around.messages](const QString& sentence) { warn(messages, sentence); });
    page->setView(settings.get(settings::raceNodes) ? Measure::Nodes : Measure::Time,
                  settings.get(settings::raceLinear) ? Spacing::Linear : Spacing::Logarithmic);
    QObject::connect(page, &RacePage::viewChosen, page, [&settings](Measure measure, Spacing spacing) {
        settings.set(settings::raceNodes, measure == Measure::Nodes);
        settings.set(settings::raceLinear, spacing == Spacing::Linear);
    });
    return *page;
}

AtlasPage& addAtlasPage(const PageSurroundings& around, GameStage& play,
                        const std::function<void(const QString&)>& introduce) {
    Stages& stages = around.centre.stages();
    PageStack& pages = around.centre.pages();
    auto* page = new AtlasPage(around.game, &pages);
    pages.addPage(page_names::atlas, Pages::tr("Atlas"), *page);
    stages.addForPage(page_names::atlas, {page->stage(), play.board(), around.player, around.game,
                                          [&game = around.game] { game.restart(); },
                                          [page] {
                                              return page->showsBoards() ? savedAtlas(page->sheet())
                                                                         : savedTable(page->hardestSheet());
                                          }});
    stages.setOffered(page_names::atlas, false);
    QObject::connect(page, &AtlasPage::largeChanged, &stages, [&stages, &player = around.player](bool large) {
        // Nobody would see its steps.
        if (large) player.pause();
        stages.setOffered(page_names::atlas, large);
    });
    QObject::connect(page, &AtlasPage::lookingForBoard, &around.player, &SolutionPlayer::pause);
    QObject::connect(&around.centre, &Centre::panelInFrontChanged, page, &AtlasPage::setAlone);
    QObject::connect(page, &AtlasPage::keyboardFreed, &play, [&play] { play.board().setFocus(); });
    page->setView(around.settings.get(settings::atlasView));
    remember(*page, &AtlasPage::viewChosen, around.settings, settings::atlasView);
    QObject::connect(page, &AtlasPage::boardChosen, page,
                     [&game = around.game, introduce](const Puzzle& puzzle) {
                         game.replace(puzzle, Pages::tr("Atlas Board"));
                         introduce(Pages::tr("This board comes from the atlas."));
                     });
    return *page;
}

GuidePage& addGuidePage(const PageSurroundings& around, GameStage& play) {
    PageStack& pages = around.centre.pages();
    auto* page = new GuidePage(around.clock, &pages);
    GameStage& stage = page->stage();
    page->setLesson(around.settings.get(settings::lesson));
    pages.addPage(page_names::guide, Pages::tr("Guide"), *page);
    around.centre.stages().addForPage(page_names::guide, {page->sheet(),
                                                          stage.board(),
                                                          page->player(),
                                                          page->game(),
                                                          [page] { page->startOver(); },
                                                          {},
                                                          SolutionFilm::End::Still});
    remember(*page, &GuidePage::lessonChanged, around.settings, settings::lesson);
    shareSpeed(around, play, stage);
    QObject::connect(page, &GuidePage::said, &around.status, &StatusLine::say);
    QObject::connect(&page->game(), &Game::changed, &around.messages,
                     [&messages = around.messages] { messages.boardChanged(); });
    QObject::connect(page, &GuidePage::stepsShown, &around.centre, &Centre::showBoardOfPage);
    QObject::connect(page, &GuidePage::finished, &pages, [&centre = around.centre, &play] {
        centre.showPlay();
        play.board().setFocus();
    });
    // The game is about to change and should be seen.
    QObject::connect(&around.game, &Game::changed, &pages, [&pages] {
        if (pages.current() == page_names::guide) pages.setCurrent(page_names::solution);
    });
    return *page;
}

void addReviewPage(const PageSurroundings& around, GameStage& play) {
    PageStack& pages = around.centre.pages();
    auto* page = new ReviewPage(around.game, &pages);
    pages.addPage(QStringLiteral("review"), Pages::tr("Review"), *page);
    QObject::connect(page, &ReviewPage::shown, &play, &GameStage::setKeepingTries);
    QObject::connect(page, &ReviewPage::failed, &around.messages,
                     [&messages = around.messages](const QString& why) { warn(messages, why); });
}

} // namespace flip::ui
