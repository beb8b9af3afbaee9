// Takes the picture of the README: one step into the solution of the judge's sample. Built with everything,
// run by `cmake --build BUILD --target screenshot`; needs no screen.

#include "ui/board/board_view.h"
#include "ui/game/background_job.h"
#include "ui/look/window_style.h"
#include "ui/main_window.h"
#include "ui/reading/text_desk.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

int main(int argc, char* argv[]) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", "2");
    const QApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: flip_screenshot FILE.png\n", stderr);
        return 2;
    }
    QApplication::setApplicationName(QStringLiteral("flipgame-screenshot"));
    QApplication::setStyle(new flip::ui::WindowStyle);
    QStandardPaths::setTestModeEnabled(true);
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    flip::ui::WallClock clock;
    flip::ui::MainWindow window(folder.path(), clock);
    window.resize(1000, 700);
    window.texts().take({.text = {QStringLiteral("bwwb\nbbwb\nbwwb\nbwww\n")}},
                        flip::ui::TextDesk::Arrival::Paste);
    window.solve();
    window.show();
    bool stepped = false;
    QTimer poll;
    // Once the answer and its explanation are there: one step, and when the pieces lie still again, the
    // picture.
    QObject::connect(&poll, &QTimer::timeout, &window, [&] {
        const auto* why = window.findChild<QWidget*>(QStringLiteral("whyLeast"));
        if (window.player().count() == 0 || why == nullptr || !why->isVisible()) return;
        if (!stepped) {
            stepped = true;
            window.player().stepForward();
        } else if (!window.board().isMoving()) {
            QApplication::exit(window.grab().save(QString::fromLocal8Bit(argv[1])) ? 0 : 1);
        }
    });
    poll.start(20);
    return QApplication::exec();
}
