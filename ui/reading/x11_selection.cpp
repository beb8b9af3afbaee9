#include "ui/reading/x11_selection.h"

#include "ui/game/game_file.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#ifdef FLIP_X11
#include <QLocale>
#include <QStringDecoder>
#include <QUrl>

#include <poll.h>
#include <xcb/xcb.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <optional>
#include <utility>
#include <vector>
#endif

namespace flip::ui {

#ifdef FLIP_X11

namespace {

struct X11Words {
    Q_DECLARE_TR_FUNCTIONS(X11Selection)
};

using Clock = std::chrono::steady_clock;

/// So long may the other program be silent.
constexpr std::chrono::seconds patience{5};
/// After so long it is told what is being waited for.
constexpr std::chrono::milliseconds moment{100};
/// How often is looked whether to stop, in milliseconds.
constexpr int slice = 20;
/// A longer text is one for a file.
constexpr qint64 mostBytes = qint64{1} << 30;

/// What xcb hands over is to be freed by its user.
struct Freed {
    void operator()(void* reply) const { std::free(reply); }
};

template <class T>
using Owned = std::unique_ptr<T, Freed>;

enum class Trouble { NotOffered, NoAnswer, TooLong, Cancelled };

using Bytes = Result<QByteArray, Trouble>;

SourceError errorFrom(Trouble trouble) {
    if (trouble == Trouble::TooLong) {
        return {X11Words::tr("The text is larger than %1. Open it as a file instead.")
                    .arg(QLocale().formattedDataSize(mostBytes))};
    }
    return {X11Words::tr("The program that this comes from does not answer.")};
}

xcb_atom_t atomOf(xcb_connection_t* connection, const char* name) {
    const auto asked = xcb_intern_atom(connection, 0, static_cast<std::uint16_t>(std::strlen(name)), name);
    const Owned<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(connection, asked, nullptr));
    return reply ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

/// What the sender of an event adds to its type.
constexpr std::uint8_t withoutSender = 0x7F;

/// A connection of its own to the X server, and a window there for the answers.
class Requestor {
  public:
    Requestor(X11Selection selection, Monitor& monitor)
        : dropped_(selection.dropped), monitor_(monitor), connection_(xcb_connect(nullptr, nullptr)),
          begun_(Clock::now()) {
        if (xcb_connection_has_error(connection_) != 0) return;
        const xcb_screen_t* screen = xcb_setup_roots_iterator(xcb_get_setup(connection_)).data;
        window_ = xcb_generate_id(connection_);
        const std::uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
        xcb_create_window(connection_, XCB_COPY_FROM_PARENT, window_, screen->root, 0, 0, 1, 1, 0,
                          XCB_WINDOW_CLASS_INPUT_ONLY, XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &events);
        selection_ = atom(dropped_ ? "XdndSelection" : "CLIPBOARD");
        property_ = atom("FLIP_SELECTION");
        incremental_ = atom("INCR");
    }

    ~Requestor() { xcb_disconnect(connection_); }

    Requestor(const Requestor&) = delete;
    Requestor& operator=(const Requestor&) = delete;

    /// In what formats the other program offers its contents; none if there are no contents. What is dragged
    /// is offered without such a list.
    Result<std::optional<std::vector<xcb_atom_t>>, Trouble> formats() {
        if (dropped_) return std::optional<std::vector<xcb_atom_t>>();
        const Bytes bytes = read("TARGETS");
        if (!bytes && bytes.error() != Trouble::NotOffered) return bytes.error();
        std::vector<xcb_atom_t> atoms;
        if (!bytes) return std::optional(atoms);
        atoms.resize(static_cast<std::size_t>(bytes->size()) / sizeof(xcb_atom_t));
        if (!atoms.empty()) std::memcpy(atoms.data(), bytes->constData(), atoms.size() * sizeof(xcb_atom_t));
        return std::optional(std::move(atoms));
    }

    xcb_atom_t atom(const char* name) { return atomOf(connection_, name); }

    /// The contents in a format. Long ones come in parts, each as soon as the one before has been taken.
    Bytes read(const char* format) {
        const xcb_atom_t target = atom(format);
        xcb_delete_property(connection_, window_, property_);
        xcb_convert_selection(connection_, window_, selection_, target, property_,
                              dropped_.value_or(XCB_CURRENT_TIME));
        xcb_flush(connection_);
        const auto answered = wait<xcb_selection_notify_event_t>(
            XCB_SELECTION_NOTIFY, [&](const auto& event) { return event.selection == selection_; });
        if (!answered) return answered.error();
        if ((*answered)->property == XCB_ATOM_NONE) return Trouble::NotOffered;
        auto [bytes, type] = take();
        if (type != incremental_) return bytes;
        QByteArray all;
        while (true) {
            const auto more = wait<xcb_property_notify_event_t>(
                XCB_PROPERTY_NOTIFY, [&](const xcb_property_notify_event_t& event) {
                    return event.atom == property_ && event.state == XCB_PROPERTY_NEW_VALUE;
                });
            if (!more) return more.error();
            const QByteArray part = take().first;
            if (part.isEmpty()) return all;
            if (all.size() + part.size() > mostBytes) return Trouble::TooLong;
            all += part;
            read_ = static_cast<std::uint64_t>(all.size());
        }
    }

  private:
    /// Waits for the event of a type that is wanted, and drops all others.
    template <class Event, class Wanted>
    Result<Owned<Event>, Trouble> wait(std::uint8_t type, Wanted isWanted) {
        const auto deadline = Clock::now() + patience;
        while (true) {
            while (Owned<xcb_generic_event_t> event{xcb_poll_for_event(connection_)}) {
                if ((event->response_type & withoutSender) != type) continue;
                Owned<Event> found(reinterpret_cast<Event*>(event.release()));
                if (isWanted(*found)) return found;
            }
            if (monitor_.stopRequested()) return Trouble::Cancelled;
            if (xcb_connection_has_error(connection_) != 0 || Clock::now() > deadline)
                return Trouble::NoAnswer;
            if (Clock::now() > begun_ + moment) monitor_.progressed({read_, 0});
            pollfd descriptor{xcb_get_file_descriptor(connection_), POLLIN, 0};
            poll(&descriptor, 1, slice);
        }
    }

    /// The property's contents and type. It is deleted, which asks for the next part.
    std::pair<QByteArray, xcb_atom_t> take() {
        constexpr std::uint32_t words = 1U << 18U;
        constexpr std::uint32_t wordBytes = 4;
        QByteArray bytes;
        while (true) {
            const auto offset = static_cast<std::uint32_t>(bytes.size()) / wordBytes;
            const auto asked = xcb_get_property(connection_, 1, window_, property_, XCB_GET_PROPERTY_TYPE_ANY,
                                                offset, words);
            const Owned<xcb_get_property_reply_t> reply(xcb_get_property_reply(connection_, asked, nullptr));
            if (!reply) return {bytes, XCB_ATOM_NONE};
            bytes.append(static_cast<const char*>(xcb_get_property_value(reply.get())),
                         xcb_get_property_value_length(reply.get()));
            if (reply->bytes_after == 0) return {bytes, reply->type};
        }
    }

    std::optional<std::uint32_t> dropped_;
    Monitor& monitor_;
    xcb_connection_t* connection_;
    Clock::time_point begun_;
    xcb_window_t window_ = 0;
    xcb_atom_t selection_ = 0;
    xcb_atom_t property_ = 0;
    xcb_atom_t incremental_ = 0;
    std::uint64_t read_ = 0;
};

/// The first of some formats that is offered. Without a list of those, each is asked for.
Bytes readFirst(Requestor& requestor, const std::optional<std::vector<xcb_atom_t>>& offered,
                std::initializer_list<const char*> formats) {
    const auto mayBe = [&](xcb_atom_t format) {
        return !offered || std::find(offered->begin(), offered->end(), format) != offered->end();
    };
    for (const char* format : formats) {
        if (!mayBe(requestor.atom(format))) continue;
        Bytes bytes = requestor.read(format);
        if (bytes || bytes.error() != Trouble::NotOffered) return bytes;
    }
    return Trouble::NotOffered;
}

/// The files of a list that has a link in each line.
QStringList filesIn(const QByteArray& links) {
    QList<QUrl> urls;
    for (const QByteArray& link : links.split('\n')) urls << QUrl::fromEncoded(link.trimmed());
    return localFiles(urls);
}

/// Browsers write HTML in UTF-16, too, with and without a mark of the order of bytes.
QString htmlFrom(QByteArray bytes) {
    const bool isWide = bytes.size() > 1 && (bytes[0] == '\0' || bytes[1] == '\0' ||
                                             bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"));
    if (!isWide) return QString::fromUtf8(bytes);
    QStringDecoder decoder(bytes[0] == '\0' ? QStringDecoder::Utf16BE : QStringDecoder::Utf16);
    return decoder(bytes);
}

/// The contents, in the order in which clippingOf() looks for them.
Result<Clipping, Trouble> clippingFrom(Requestor& requestor) {
    const auto offered = requestor.formats();
    if (!offered) return offered.error();
    const auto first = [&](std::initializer_list<const char*> formats) {
        return readFirst(requestor, *offered, formats);
    };
    const auto failed = [](const Bytes& bytes) { return !bytes && bytes.error() != Trouble::NotOffered; };

    // What another window of this program offers has a file that will not last.
    const Bytes game = first({gameFormat.latin1()});
    if (failed(game)) return game.error();
    if (game) return Clipping{.text = {*game}};
    const Bytes urls = first({"text/uri-list"});
    if (failed(urls)) return urls.error();
    if (const QStringList files = urls ? filesIn(*urls) : QStringList(); !files.isEmpty())
        return Clipping{.files = files};

    Clipping found;
    const Bytes text = first({"text/plain;charset=utf-8", "UTF8_STRING"});
    const Bytes oldText = text ? Bytes(Trouble::NotOffered) : first({"STRING", "text/plain"});
    if (failed(text)) return text.error();
    if (failed(oldText)) return oldText.error();
    // The address of a page is a text, too.
    if (urls) found.text.plain = QString::fromUtf8(*urls).trimmed();
    if (text) found.text.plain = *text;
    if (oldText) found.text.plain = QString::fromLatin1(*oldText);

    if (urls || lengthOf(found.text) == 0) {
        const Bytes picture = first({"image/png", "image/bmp", "image/jpeg", "image/webp"});
        if (failed(picture)) return picture.error();
        const QImage image = picture ? QImage::fromData(*picture) : QImage();
        if (!image.isNull()) return Clipping{.picture = image};
    }
    if (lengthOf(found.text) > mostHtml) return found;
    const Bytes html = first({"text/html"});
    if (failed(html)) return html.error();
    if (html) found.text.html = htmlFrom(*html);
    return found;
}

} // namespace

X11DropTime::X11DropTime() {
    const auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
    // Without a display there is one that has no connection.
    if (x11 == nullptr || x11->connection() == nullptr) return;
    dropMessage_ = atomOf(x11->connection(), "XdndDrop");
    qGuiApp->installNativeEventFilter(this);
}

bool X11DropTime::nativeEventFilter(const QByteArray& type, void* message, qintptr* /*result*/) {
    if (type != "xcb_generic_event_t") return false;
    const auto* event = static_cast<const xcb_client_message_event_t*>(message);
    constexpr std::size_t timeOfDrop = 2;
    if ((event->response_type & withoutSender) == XCB_CLIENT_MESSAGE && event->type == dropMessage_)
        last_ = event->data.data32[timeOfDrop];
    return false;
}

bool isClipboardOfOthers() {
    return QGuiApplication::platformName() == QLatin1String("xcb") &&
           !QGuiApplication::clipboard()->ownsClipboard();
}

Result<Clipping, SourceError> readX11(X11Selection selection, Monitor& monitor) {
    Requestor requestor(selection, monitor);
    auto read = clippingFrom(requestor);
    if (!read) return errorFrom(read.error());
    return *std::move(read);
}

#else

X11DropTime::X11DropTime() = default;

bool X11DropTime::nativeEventFilter(const QByteArray& /*type*/, void* /*message*/, qintptr* /*result*/) {
    return false;
}

bool isClipboardOfOthers() { return false; }

Result<Clipping, SourceError> readX11(X11Selection /*selection*/, Monitor& /*monitor*/) { return Clipping{}; }

#endif

} // namespace flip::ui
