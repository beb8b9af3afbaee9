#include "ui/reading/text_desk.h"

#include "core/text/flip_uri.h"
#include "ui/game/game_file.h"
#include "ui/reading/large_board_dialog.h"
#include "ui/widgets/commands.h"
#include "ui/words/origin_words.h"
#include "ui/words/reading_words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QUrl>

#include <utility>

namespace flip::ui {

namespace {

using Arrival = TextDesk::Arrival;

/// The name of the move in Undo.
QString undoName(Arrival arrival) {
    switch (arrival) {
    case Arrival::Paste:
        return TextDesk::tr("Paste");
    case Arrival::Open:
        return TextDesk::tr("Open");
    case Arrival::Drop:
        break;
    }
    return TextDesk::tr("Drop");
}

/// What has happened; %1 says how the text was read.
QString happened(Arrival arrival) {
    switch (arrival) {
    case Arrival::Paste:
        return TextDesk::tr("Pasted: %1.");
    case Arrival::Open:
        return TextDesk::tr("Opened: %1.");
    case Arrival::Drop:
        break;
    }
    return TextDesk::tr("Dropped: %1.");
}

/// What has been read, if it was a file of a game.
std::optional<FlipFile> gameIn(const SourceJob::Read& read) { return read ? (*read)->file : std::nullopt; }

RichText richTextOf(const QMimeData& data) { return {data.text(), data.html()}; }

/// What a browser copies as a picture has an HTML text, too, which only names it.
QImage onlyPictureOf(const QMimeData& data) {
    return data.hasImage() && data.text().isEmpty() ? qvariant_cast<QImage>(data.imageData()) : QImage();
}

QString keyOf(const QAction* action) { return action->shortcut().toString(QKeySequence::NativeText); }

} // namespace

TextDesk::TextDesk(const Parts& parts, QObject* parent) : QObject(parent), parts_(parts) {
    connect(&parts_.game, &Game::replaced, this, [this] {
        taken_.reset();
        refresh();
    });
    connect(&parts_.game, &Game::changed, this, [this] {
        // Continuing to play settles the choice.
        if (!playing_) parts_.choice.dismiss();
    });
    connect(&checking_, &BackgroundJob::failed, this,
            [this](const QString& why) { parts_.messages.tell(MessageBar::Kind::Warning, why); });
    connect(&parts_.choice, &ReadingChoice::chosen, this,
            [this](int reading) { readAs(static_cast<std::size_t>(reading)); });
}

void TextDesk::addCommands(QMenu& menu) {
    readDifferently_ = addCommand(menu, nullptr, tr("Read the Text &Differently"),
                                  {Qt::CTRL | Qt::SHIFT | Qt::Key_V}, this, &TextDesk::readDifferently);
    readDifferently_->setObjectName(QStringLiteral("readDifferently"));
    readDifferently_->setToolTip(tr("Read the text that was pasted or opened in another way"));
    nextPuzzle_ = addCommand(menu, nullptr, tr("Ne&xt Puzzle of the Text"), {Qt::CTRL | Qt::Key_PageDown},
                             this, [this] { leaf(1); });
    nextPuzzle_->setObjectName(QStringLiteral("nextPuzzle"));
    previousPuzzle_ = addCommand(menu, nullptr, tr("Pre&vious Puzzle of the Text"),
                                 {Qt::CTRL | Qt::Key_PageUp}, this, [this] { leaf(-1); });
    previousPuzzle_->setObjectName(QStringLiteral("previousPuzzle"));
    refresh();
}

void TextDesk::open(const QString& path, const std::function<void()>& then) {
    if (PictureDesk::isPicture(path)) return parts_.pictures.open(path);
    const auto take = [this, path, then](const SourceJob::Read& read) {
        arrived(read, Arrival::Open, [this, path, then, file = gameIn(read)] {
            parts_.files.opened(path, file);
            if (then) then();
        });
    };
    checking_.cancel();
    isFlipUri(path.toStdString()) ? reading_.readText(path, take) : reading_.readFile(path, take);
    tellReading();
}

void TextDesk::take(const RichText& text, Arrival arrival) {
    const auto take = [this, arrival](const SourceJob::Read& read) {
        arrived(read, arrival, [this, file = gameIn(read)] { parts_.files.opened({}, file); });
    };
    checking_.cancel();
    reading_.read(
        text.plain.size() + text.html.size(), [text] { return recogniseRichText(text); }, take);
    tellReading();
}

bool TextDesk::canTake(const QMimeData& dragged) {
    return dragged.hasText() || dragged.hasHtml() || dragged.hasUrls() || dragged.hasImage();
}

void TextDesk::take(const QMimeData& dropped) {
    // What is dragged from another window of this program has a file that will not last.
    if (dropped.hasFormat(gameFormat))
        return take({QString::fromUtf8(dropped.data(gameFormat)), {}}, Arrival::Drop);
    const auto urls = dropped.urls();
    if (!urls.isEmpty() && urls.first().isLocalFile()) {
        open(urls.first().toLocalFile(), {});
    } else if (const QImage picture = onlyPictureOf(dropped); !picture.isNull()) {
        parts_.pictures.take(picture);
    } else {
        take(richTextOf(dropped), Arrival::Drop);
    }
}

void TextDesk::paste() {
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    const RichText text = copied == nullptr ? RichText{} : richTextOf(*copied);
    const QImage picture = copied == nullptr ? QImage() : onlyPictureOf(*copied);
    if (!picture.isNull()) {
        parts_.pictures.take(picture);
    } else if (text.plain.isEmpty() && text.html.isEmpty()) {
        parts_.messages.tell(MessageBar::Kind::Warning,
                             tr("There is no text and no picture on the clipboard."));
    } else {
        take(text, Arrival::Paste);
    }
}

void TextDesk::tellReading() {
    if (reading_.isRunning() || checking_.isRunning())
        parts_.messages.tell(MessageBar::Kind::Info, tr("Reading the board…"));
}

void TextDesk::arrived(const SourceJob::Read& read, Arrival arrival, const std::function<void()>& then) {
    if (!read) {
        MessageBar::Offer offer;
        if (const auto& puzzle = read.error().tooLarge) {
            offer = {tr("Show the Answer"),
                     [this, puzzle] { (new LargeBoardDialog(puzzle, parts_.messages.window()))->show(); }};
        }
        parts_.messages.tell(MessageBar::Kind::Warning, read.error().sentence, offer);
        emit said(read.error().sentence);
        return;
    }
    Taken taken{*read, 0, 0, arrival};
    if (const auto& file = taken.recognised->file) taken.origin = originFrom(file->from);
    if (taken.origin == Origin()) return begin(taken, then);
    checking_.start([this, taken, then](Monitor& monitor) mutable -> BackgroundJob::Delivery {
        taken.isFromThere = isFrom(taken.origin, taken.recognised->file->start, {{}, &monitor});
        return [this, taken, then] { begin(taken, then); };
    });
}

void TextDesk::begin(const Taken& taken, const std::function<void()>& then) {
    play(taken);
    then();
    if (!taken.recognised->isOpen) return parts_.choice.dismiss();
    parts_.choice.offer(taken.recognised->readings);
    parts_.choice.takeKeyboard();
}

void TextDesk::play(Taken taken) {
    const auto& file = taken.recognised->file;
    {
        const QScopedValueRollback playing(playing_, true);
        if (file) {
            const ReplaceMove move(file->start, undoName(taken.arrival),
                                   taken.isFromThere ? taken.origin : Origin());
            parts_.game.replace(move, file->presses, file->made,
                                {QString::fromStdString(file->notes), file->shown});
        } else {
            const Reading& reading = taken.recognised->readings[taken.reading];
            parts_.game.replace(reading.puzzles[taken.puzzle].puzzle, undoName(taken.arrival));
        }
    }
    emit introduced(introduction(taken));
    parts_.choice.setCurrent(taken.reading);
    taken_ = std::move(taken);
    refresh();
}

QString TextDesk::introduction(const Taken& taken) const {
    const auto& readings = taken.recognised->readings;
    const Reading& reading = readings[taken.reading];
    const auto& file = taken.recognised->file;
    QStringList sentences{happened(taken.arrival).arg(reading_words::describe(reading, taken.puzzle))};
    if (file && !file->notes.empty()) sentences << reading_words::firstNote(*file);
    if (!taken.isFromThere) {
        sentences << tr("The file says that it is %1, but that is a different board.")
                         .arg(origin_words::name(taken.origin));
    }
    const std::size_t puzzles = reading.puzzles.size();
    if (puzzles > 1) {
        const bool isLast = taken.puzzle + 1 == puzzles;
        const QString sentence = isLast ? tr("Puzzle %1 of %2; %3 shows the one before.")
                                        : tr("Puzzle %1 of %2; %3 shows the next.");
        sentences
            << sentence.arg(taken.puzzle + 1).arg(puzzles).arg(keyOf(isLast ? previousPuzzle_ : nextPuzzle_));
    }
    // Shows all readings if they are equally likely.
    if (readings.size() > 1 && !taken.recognised->isOpen)
        sentences << tr("The text can also be read differently: %1.").arg(keyOf(readDifferently_));
    return sentences.join(QLatin1Char(' '));
}

void TextDesk::refresh() {
    const std::size_t readings = taken_ ? taken_->recognised->readings.size() : 0;
    const std::size_t puzzles = taken_ ? taken_->recognised->readings[taken_->reading].puzzles.size() : 0;
    readDifferently_->setEnabled(readings > 1);
    nextPuzzle_->setEnabled(taken_ && taken_->puzzle + 1 < puzzles);
    previousPuzzle_->setEnabled(taken_ && taken_->puzzle > 0);
}

void TextDesk::readAs(std::size_t reading) {
    Taken taken = taken_.value();
    taken.reading = reading;
    taken.puzzle = 0;
    play(std::move(taken));
}

void TextDesk::readDifferently() {
    readAs((taken_.value().reading + 1) % taken_.value().recognised->readings.size());
}

void TextDesk::leaf(int by) {
    Taken taken = taken_.value();
    taken.puzzle = by > 0 ? taken.puzzle + 1 : taken.puzzle - 1;
    play(std::move(taken));
}

} // namespace flip::ui
