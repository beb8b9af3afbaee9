#include "ui/file/game_drag.h"

#include "core/text/puzzle_line.h"
#include "core/text/written_forms.h"
#include "ui/file/copy_menu.h"
#include "ui/game/game_file.h"
#include "ui/game/replace_file.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QToolTip>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace flip::ui {

GameDrag::GameDrag(GameFiles& files, BoardWidget& board, Carry carry)
    : QObject(&board), files_(files), board_(board), carry_(std::move(carry)) {
    board.installEventFilter(this);
}

bool GameDrag::eventFilter(QObject* watched, QEvent* event) {
    const auto place = [event] { return static_cast<QMouseEvent*>(event)->position().toPoint(); };
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        pressed_.reset();
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && board_.isOnFrame(place()))
            pressed_ = place();
        break;
    case QEvent::MouseMove:
        board_.isOnFrame(place()) ? board_.setCursor(Qt::OpenHandCursor) : board_.unsetCursor();
        if (pressed_ && (place() - *pressed_).manhattanLength() >= QApplication::startDragDistance()) {
            begin();
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        pressed_.reset();
        break;
    case QEvent::ToolTip: {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        if (!board_.isOnFrame(help.pos())) break;
        QToolTip::showText(help.globalPos(),
                           tr("Drag the frame to take the game to a folder or another program"), &board_);
        return true;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void GameDrag::begin() {
    pressed_.reset();
    auto* drag = new QDrag(&board_);
    drag->setMimeData(game().release());
    constexpr int side = 96;
    const Size size = board_.board().size();
    const QImage picture = board_.picture(std::max(side / std::max(size.rows, size.columns), 1)).image();
    drag->setPixmap(QPixmap::fromImage(picture));
    drag->setHotSpot({0, 0});
    const QPointer<BoardWidget> board(&board_);
    carry_(*drag);
    if (!board) return;
    // The pointer has left without a word.
    board->unsetCursor();
    QEvent left(QEvent::Leave);
    QCoreApplication::sendEvent(board, &left);
}

std::unique_ptr<QMimeData> GameDrag::game() {
    auto data = std::make_unique<QMimeData>();
    const Puzzle& puzzle = files_.game().puzzle();
    // The line says all of a puzzle, so nothing must be read to find that out.
    data->setText(
        QString::fromStdString(isWrittenAtOnce(puzzle) ? writePuzzle(puzzle) : writePuzzleLine(puzzle)));
    const QByteArray game = QByteArray::fromStdString(writeFlipFile(fileOf(files_.game())));
    data->setData(gameFormat, game);
    const QString path = written(game);
    if (!path.isEmpty()) data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

QString GameDrag::written(const QByteArray& game) {
    // On a full disk there may have been none.
    if (!folder_ || !folder_->isValid()) folder_.emplace();
    const QString name = QFileInfo(files_.path()).completeBaseName();
    const QString path = folder_->filePath((name.isEmpty() ? tr("Game") : name) + QStringLiteral(".flip"));
    QFile file(path);
    // With a buffer, a full disk would not be noticed.
    const bool isWhole =
        folder_->isValid() && file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, game);
    return isWhole ? path : QString();
}

} // namespace flip::ui
