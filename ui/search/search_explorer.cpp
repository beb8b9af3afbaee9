#include "ui/search/search_explorer.h"

#include "ui/words/answer_words.h"
#include "ui/words/search_words.h"

#include <QLocale>

namespace flip::ui {

SearchExplorer::SearchExplorer(Game& game, FrameClock& clock, std::int64_t memory, QObject* parent)
    : QObject(parent), game_(game), job_(memory), player_(clock), method_(&methods().front()) {
    setObjectName(QStringLiteral("searchExplorer"));
    connect(&game_, &Game::changed, this, [this] {
        drop();
        refreshRefusal();
        emit changed();
    });
    connect(&job_, &SearchJob::progressed, this, &SearchExplorer::progressed);
    connect(&job_, &SearchJob::recorded, this, [this](const SearchRecording& recording) {
        player_.load(recording);
        emit changed();
        emit recorded();
    });
    connect(&player_, &SearchPlayer::changed, this, [this] {
        // Also when it is not the last event: the presses of an answer are all to be seen.
        if (player_.isActive() && player_.replay().bestAnswer() != nullptr) game_.solutionIsShown();
    });
    connect(&job_, &SearchJob::failed, this, [this](const QString& why) {
        emit changed();
        emit failed(why);
    });
    refreshRefusal();
}

SearchExplorer::State SearchExplorer::state() const {
    if (job_.isRunning() && !player_.isActive()) return State::Recording;
    if (player_.isActive()) return State::Shown;
    return refusal_.isEmpty() ? State::Ready : State::Refused;
}

void SearchExplorer::setMethod(const Method& method) {
    if (&method == method_) return;
    const bool goOn = state() == State::Shown || state() == State::Recording;
    method_ = &method;
    drop();
    refreshRefusal();
    if (goOn) watch();
    emit changed();
}

void SearchExplorer::watch() {
    if (!refusal_.isEmpty()) return;
    player_.clear();
    job_.start(*method_, game_.puzzle());
    emit changed();
}

bool SearchExplorer::wasStopped() const {
    return player_.isActive() && search_words::wasStopped(player_.replay().trace());
}

void SearchExplorer::drop() {
    job_.cancel();
    player_.clear();
}

QString SearchExplorer::refusal() const { return refusal_; }

void SearchExplorer::refreshRefusal() {
    refusal_.clear();
    const Size size = game_.puzzle().size();
    if (size.cells() > maxPackedCells) {
        refusal_ = tr("A search can be watched on boards of up to %1 pieces; this one has %2.")
                       .arg(maxPackedCells)
                       .arg(QLocale().toString(qlonglong{size.cells()}));
    } else if (const auto large = method_->refuses(game_.puzzle(), {})) {
        refusal_ = tr("This method %1.").arg(answer_words::ofCore(large->limit));
    }
}

} // namespace flip::ui
