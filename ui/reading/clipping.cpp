#include "ui/reading/clipping.h"

#include "ui/game/game_file.h"

#include <variant>

namespace flip::ui {

namespace {

std::variant<QString, QByteArray> plainTextOf(const QMimeData& data) {
    const QString utf8 = QStringLiteral("text/plain;charset=utf-8");
    if (data.hasFormat(utf8)) return data.data(utf8);
    return data.text();
}

/// HTML of a longer text would not be read, so it is not asked for.
RichText richTextOf(const QMimeData& data) {
    RichText text{plainTextOf(data)};
    if (data.hasHtml() && lengthOf(text) <= mostHtml) text.html = data.html();
    return text;
}

} // namespace

bool mayBeClipping(const QMimeData& data) {
    return data.hasText() || data.hasHtml() || data.hasUrls() || data.hasImage();
}

QStringList localFiles(const QList<QUrl>& urls) {
    QStringList files;
    for (const QUrl& url : urls) {
        if (url.isLocalFile()) files << url.toLocalFile();
    }
    return files;
}

Clipping clippingOf(const QMimeData& data) {
    // Where the other program does not answer, Qt waits for seconds, for each question anew: one is enough.
    if (data.formats().isEmpty()) return {};
    // What is dragged from another window of this program has a file that will not last.
    if (data.hasFormat(gameFormat)) return {.text = {data.data(gameFormat)}};
    const auto urls = data.urls();
    if (const QStringList files = localFiles(urls); !files.isEmpty()) return {.files = files};
    if (data.hasImage() && (!urls.isEmpty() || data.text().isEmpty()))
        return {.picture = qvariant_cast<QImage>(data.imageData())};
    return {.text = richTextOf(data)};
}

} // namespace flip::ui
