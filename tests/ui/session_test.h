#pragma once

#include "tests/support/random_moves.h"
#include "tests/support/ui_test.h"
#include "ui/game/journal.h"
#include "ui/game/session.h"

#include <utility>

namespace flip::test {

/// The base of the tests of sessions.
class SessionTest : public UiTest {
  protected:
    /// The game that a journal brings back, and how.
    std::pair<ui::Session::Restored, Saved> restore(const QByteArray& journal,
                                                    const QString& name = "again") {
        const QString place = inFolder(name);
        QDir().mkpath(place);
        const QString path = write(name + "/session.txt", journal);
        ui::Game game(impossiblePuzzle());
        ui::Session session(place);
        if (session.path() != path) qFatal("the journal lies elsewhere");
        const ui::Session::Restored how = session.attach(game);
        return {how, saved(game)};
    }
};

} // namespace flip::test
