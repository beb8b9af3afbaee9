#include "ui/reading/text_desk.h"

#include "core/text/flip_uri.h"
#include "ui/reading/large_board_dialog.h"
#include "ui/widgets/commands.h"
#include "ui/words/origin_words.h"
#include "ui/words/reading_words.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEventLoop>
#include <QGuiApplication>
#include <QLocale>
#include <QScopedValueRollback>

#include <algorithm>
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

/// Whether two puzzles are the same. Most boards of a text differ, and that is seen first.
bool areSame(const Puzzle& puzzle, const Puzzle& other) {
    return puzzle.board == other.board && puzzle == other;
}

QString keyOf(const QAction* action) { return action->shortcut().toString(QKeySequence::NativeText); }

} // namespace

TextDesk::TextDesk(const Parts& parts, QObject* parent)
    : QObject(parent), parts_(parts), start_(parts.game.start()) {
    connect(&parts_.game, &Game::replaced, this, [this] {
        // A restart brings the same board again.
        if (std::exchange(start_, parts_.game.start()) == parts_.game.start()) return;
        // Another board has come meanwhile, and stays.
        stopReading();
        followUndo();
    });
    connect(&parts_.game, &Game::changed, this, [this] {
        // Continuing to play settles the choice.
        if (!playing_) parts_.choice.dismiss();
        // A press has taken the message away, but not its reason: as long as something is read, it can be
        // cancelled.
        if (isReading() && told_ && parts_.messages.text().isEmpty()) tellReading(*told_);
    });
    connect(&fetching_, &BackgroundJob::progressed, this, &TextDesk::tellProgress);
    connect(&reading_, &SourceJob::progressed, this, &TextDesk::tellProgress);
    for (BackgroundJob* job : {&fetching_, &checking_})
        connect(job, &BackgroundJob::failed, this, &TextDesk::fail);
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
    stopReading();
    if (PictureDesk::isPicture(path)) return parts_.pictures.open(path, linkReader(Arrival::Open));
    const auto take = [this, path, then](const SourceJob::Read& read) {
        arrived(read, Arrival::Open, [this, path, then, file = gameIn(read)] {
            parts_.files.opened(path, file);
            if (then) then();
        });
    };
    isFlipUri(path.toStdString()) ? reading_.readText(path, take) : reading_.readFile(path, take);
    tellReading();
}

void TextDesk::read(const RichText& text, Arrival arrival) {
    const auto take = [this, arrival](const SourceJob::Read& read) {
        arrived(read, arrival, [this, file = gameIn(read)] { parts_.files.opened({}, file); });
    };
    stopReading();
    reading_.read(
        lengthOf(text), [text](Monitor* monitor) { return recogniseRichText(text, monitor); }, take);
    tellReading();
}

PictureDesk::LinkReader TextDesk::linkReader(Arrival arrival) {
    return [this, arrival](const QString& link) { read({.plain = link}, arrival); };
}

void TextDesk::take(const Clipping& clipping, Arrival arrival) {
    if (clipping.files.size() > 1) {
        fail(tr("These are %n files; one can be opened at a time.", nullptr,
                static_cast<int>(clipping.files.size())));
    } else if (!clipping.files.isEmpty()) {
        open(clipping.files.front(), {});
    } else if (!clipping.picture.isNull()) {
        parts_.pictures.take(clipping.picture, linkReader(arrival));
    } else if (arrival == Arrival::Paste && lengthOf(clipping.text) == 0) {
        parts_.messages.tell(MessageBar::Kind::Warning,
                             tr("There is no text and no picture on the clipboard."));
    } else {
        read(clipping.text, arrival);
    }
}

void TextDesk::paste() {
    stopReading();
    if (!isClipboardOfOthers()) {
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        return take(copied == nullptr ? Clipping() : clippingOf(*copied), Arrival::Paste);
    }
    fetch({}, Arrival::Paste);
}

void TextDesk::drop(const QMimeData& dragged) {
    stopReading();
    if (!dropTime_.last()) return take(clippingOf(dragged), Arrival::Drop);
    fetch({dropTime_.last()}, Arrival::Drop);
    // The other program has it until this event ends, so this event waits; the window does not.
    while (fetching_.isRunning()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void TextDesk::fetch(X11Selection selection, Arrival arrival) {
    told_.reset();
    fetching_.start([this, selection, arrival](Monitor& monitor) -> BackgroundJob::Delivery {
        return [this, arrival, fetched = readX11(selection, monitor)] {
            if (fetched) return take(*fetched, arrival);
            fail(fetched.error().sentence);
        };
    });
}

void TextDesk::tellReading() {
    if (isReading()) tellReading(QString());
}

bool TextDesk::isReading() const {
    return fetching_.isRunning() || reading_.isRunning() || checking_.isRunning();
}

QString TextDesk::sentenceOfReading(const QString& amount) {
    return amount.isEmpty() ? tr("Reading the board…") : tr("Reading the board… %1").arg(amount);
}

MessageBar::Offer TextDesk::cancelOffer() {
    return {tr("Cancel"), [this] { cancelReading(); }};
}

void TextDesk::tellReading(const QString& amount) {
    told_ = amount;
    parts_.messages.confirm(MessageBar::Kind::Info, sentenceOfReading(amount), cancelOffer());
}

void TextDesk::tellProgress(const Progress& progress) {
    // Large steps, because each is a message of its own to a screen reader.
    constexpr int tenths = 10;
    constexpr qint64 step = qint64{50'000'000};
    const qint64 bytes = static_cast<qint64>(progress.nodes) / step * step;
    const int percent = static_cast<int>(progress.done * tenths) * tenths;
    QString amount;
    if (percent > 0) {
        amount = tr("%1%").arg(percent);
    } else if (bytes > 0) {
        amount = QLocale().formattedDataSize(bytes, 0, QLocale::DataSizeSIFormat);
    }
    if (amount == told_) return;
    if (!told_) return tellReading(amount);
    const QString before = sentenceOfReading(*std::exchange(told_, amount));
    parts_.messages.goOn(before, sentenceOfReading(amount), cancelOffer());
}

void TextDesk::stopReading() {
    fetching_.cancel();
    reading_.cancel();
    checking_.cancel();
    parts_.pictures.stop();
}

void TextDesk::cancelReading() {
    stopReading();
    parts_.messages.tell(MessageBar::Kind::Info, tr("Reading was cancelled."));
}

void TextDesk::fail(const QString& why) {
    parts_.messages.tell(MessageBar::Kind::Warning, why);
    emit said(why);
}

void TextDesk::arrived(const SourceJob::Read& read, Arrival arrival, const std::function<void()>& then) {
    if (!read) return fail(read.error().sentence);
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
    if (!fitsIntoWindow(taken.current())) return parts_.choice.dismiss();
    then();
    if (!taken.recognised->isOpen) return parts_.choice.dismiss();
    parts_.choice.offer(taken.recognised->readings);
    parts_.choice.takeKeyboard();
}

void TextDesk::play(const Taken& taken) {
    if (fitsIntoWindow(taken.current())) {
        replaceGame(taken);
        emit introduced(introduction(taken));
    } else {
        offerAnswer(taken);
    }
    taken_ = taken;
    taken_->played.emplace(taken.reading, taken.puzzle);
    isInPlay_ = true;
    refresh();
}

void TextDesk::followUndo() {
    isInPlay_ = taken_ && (moveTo(start_, taken_->reading) || moveToAnyReading(start_));
    refresh();
}

bool TextDesk::moveTo(const Puzzle& start, std::size_t reading) {
    const auto& puzzles = taken_->recognised->readings[reading].puzzles;
    const auto found = std::ranges::find_if(taken_->played, [&](const auto& each) {
        return each.first == reading && areSame(puzzles[each.second].puzzle, start);
    });
    if (found == taken_->played.end()) return false;
    taken_->reading = reading;
    taken_->puzzle = found->second;
    return true;
}

bool TextDesk::moveToAnyReading(const Puzzle& start) {
    for (std::size_t i = 0; i < taken_->recognised->readings.size(); ++i)
        if (moveTo(start, i)) return true;
    return false;
}

void TextDesk::replaceGame(const Taken& taken) {
    const QScopedValueRollback playing(playing_, true);
    const auto& file = taken.recognised->file;
    if (!file) return parts_.game.replace(taken.current(), undoName(taken.arrival));
    const ReplaceMove move(file->start, undoName(taken.arrival), taken.isFromThere ? taken.origin : Origin());
    parts_.game.replace(move, file->presses, file->made, {QString::fromStdString(file->notes), file->shown});
}

void TextDesk::offerAnswer(const Taken& taken) {
    // Shares what was read, which may be large.
    const std::shared_ptr<const Puzzle> puzzle(taken.recognised, &taken.current());
    QStringList sentences{tooLargeForWindow(*puzzle)};
    if (const QString place = placeOf(taken); !place.isEmpty()) sentences << place;
    const QString sentence = sentences.join(QLatin1Char(' '));
    const auto show = [this, puzzle] { (new LargeBoardDialog(puzzle, parts_.messages.window()))->show(); };
    parts_.messages.tell(MessageBar::Kind::Warning, sentence, {tr("Show the Answer"), show});
    emit said(sentence);
}

QString TextDesk::introduction(const Taken& taken) const {
    const auto& readings = taken.recognised->readings;
    QStringList sentences{
        happened(taken.arrival).arg(reading_words::describe(readings[taken.reading], taken.puzzle))};
    // Those that come with it, or that were written when this puzzle was on the board before.
    const QString notes = parts_.game.notes().value_or(QString());
    if (!notes.trimmed().isEmpty()) sentences << reading_words::firstNote(notes);
    if (taken.recognised->isGoalAssumed && taken.reading == 0)
        sentences << tr("No goal was understood in the text, so either colour counts.");
    if (const auto& lost = taken.recognised->notUnderstood) {
        sentences << tr("A sentence in line %L1 may say more than was understood: %2.")
                         .arg(lost->line)
                         .arg(QString::fromStdString(lost->text));
    }
    if (!taken.isFromThere) {
        sentences << tr("The file says that it is %1, but that is a different board.")
                         .arg(origin_words::name(taken.origin));
    }
    if (const QString place = placeOf(taken); !place.isEmpty()) sentences << place;
    // Shows all readings if they are equally likely.
    if (readings.size() > 1 && !taken.recognised->isOpen)
        sentences << tr("The text can also be read differently: %1.").arg(keyOf(readDifferently_));
    return sentences.join(QLatin1Char(' '));
}

QString TextDesk::placeOf(const Taken& taken) const {
    const std::size_t puzzles = taken.recognised->readings[taken.reading].puzzles.size();
    if (puzzles == 1) return {};
    const bool isLast = taken.puzzle + 1 == puzzles;
    const QString sentence = isLast ? tr("Puzzle %L1 of %L2; %3 shows the one before.")
                                    : tr("Puzzle %L1 of %L2; %3 shows the next.");
    return sentence.arg(taken.puzzle + 1).arg(puzzles).arg(keyOf(isLast ? previousPuzzle_ : nextPuzzle_));
}

void TextDesk::refresh() {
    if (isInPlay_) parts_.choice.setCurrent(taken_->reading);
    const std::size_t puzzles = isInPlay_ ? taken_->recognised->readings[taken_->reading].puzzles.size() : 0;
    readDifferently_->setEnabled(isInPlay_ && taken_->recognised->readings.size() > 1);
    nextPuzzle_->setEnabled(isInPlay_ && taken_->puzzle + 1 < puzzles);
    previousPuzzle_->setEnabled(isInPlay_ && taken_->puzzle > 0);
}

void TextDesk::readAs(std::size_t reading) {
    Taken taken = taken_.value();
    taken.reading = reading;
    taken.puzzle = 0;
    play(taken);
}

void TextDesk::readDifferently() {
    readAs((taken_.value().reading + 1) % taken_.value().recognised->readings.size());
}

void TextDesk::leaf(int by) {
    Taken taken = taken_.value();
    taken.puzzle = by > 0 ? taken.puzzle + 1 : taken.puzzle - 1;
    play(taken);
}

} // namespace flip::ui
