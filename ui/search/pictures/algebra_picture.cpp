#include "ui/search/pictures/algebra_picture.h"

#include "ui/look/grown.h"

#include <algorithm>

namespace flip::ui {

AlgebraPicture::AlgebraPicture(QWidget* parent)
    : SearchPicture(parent), stack_(new QStackedLayout(this)), elimination_(new EliminationPicture(this)),
      coset_(new CosetPicture(this)) {
    setObjectName(QStringLiteral("algebraPicture"));
    setAccessibleName(tr("The equations, then all solutions"));
    setSizePolicy(elimination_->sizePolicy());
    for (SearchPicture* part :
         {static_cast<SearchPicture*>(elimination_), static_cast<SearchPicture*>(coset_)}) {
        stack_->addWidget(part);
        connect(part, &SearchPicture::cellsLit, this, &SearchPicture::cellsLit);
        connect(part, &SearchPicture::placeChosen, this, &SearchPicture::placeChosen);
    }
}

AlgebraPicture::~AlgebraPicture() {
    // A part with the focus loses it while it is destroyed, and would notify a picture that is partly
    // destroyed.
    elimination_->disconnect(this);
    coset_->disconnect(this);
}

SearchPicture& AlgebraPicture::shown() const {
    return stack_->currentWidget() == coset_ ? static_cast<SearchPicture&>(*coset_) : *elimination_;
}

void AlgebraPicture::showPlace(const TraceReplay& replay) {
    const TraceEvent* event = replay.event();
    const bool weighs = event != nullptr && (event->kind == TraceEvent::Kind::Try || solves(*event));
    SearchPicture* now = weighs ? static_cast<SearchPicture*>(coset_) : elimination_;
    now->showPlace(replay);
    if (stack_->currentWidget() != now) stack_->setCurrentWidget(now);
    // The solutions of the smallest boards need more room than their equations.
    constexpr int leastForSolutions = 120;
    setMaximumHeight(std::max(elimination_->maximumHeight(), grown(leastForSolutions, font())));
}

QString AlgebraPicture::inWords() const { return shown().inWords(); }

std::vector<LegendEntry> AlgebraPicture::legend() const { return shown().legend(); }

void AlgebraPicture::lightCell(std::optional<Cell> cell) { shown().lightCell(cell); }

} // namespace flip::ui
