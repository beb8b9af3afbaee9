#include "ui/file/webp_writer.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cstdint>
#include <new>
#include <stdexcept>

namespace flip::ui {

namespace {

// From 0 (fast) to 9 (small). The first picture is encoded as a whole, which takes 50 ms for 400×400 pixels
// with the lower effort, and three times as long with the other, which makes files a sixth smaller.
constexpr int effortOnFirst = 1;
constexpr int effort = 3;

WebPAnimEncoder* newEncoder(QSize size) {
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) == 0) throw std::logic_error("another version of libwebp");
    // Players begin at the beginning: no picture needs to be whole but the first.
    options.kmax = 0;
    return WebPAnimEncoderNew(size.width(), size.height(), &options);
}

} // namespace

WebpWriter::WebpWriter(QSize size) : size_(size), encoder_(newEncoder(size), WebPAnimEncoderDelete) {
    if (!encoder_) throw std::bad_alloc();
}

WebpWriter::~WebpWriter() = default;

void WebpWriter::add(QImage picture, int milliseconds) {
    if (picture.size() != size_ || picture.format() != QImage::Format_RGB32)
        throw std::logic_error("a picture of another size or format");
    WebPConfig config;
    WebPPicture frame;
    if (WebPConfigInit(&config) == 0 ||
        WebPConfigLosslessPreset(&config, end_ == 0 ? effortOnFirst : effort) == 0 ||
        WebPPictureInit(&frame) == 0)
        throw std::logic_error("another version of libwebp");
    frame.use_argb = 1;
    frame.width = picture.width();
    frame.height = picture.height();
    // Both have four bytes for a pixel, in the same order.
    frame.argb = reinterpret_cast<std::uint32_t*>(picture.bits());
    frame.argb_stride = static_cast<int>(picture.bytesPerLine() / 4);
    // Pictures of a valid size can't be refused for anything but memory.
    if (WebPAnimEncoderAdd(encoder_.get(), &frame, end_, &config) == 0) throw std::bad_alloc();
    end_ += milliseconds;
}

QByteArray WebpWriter::take() {
    WebPData file;
    WebPDataInit(&file);
    if (WebPAnimEncoderAdd(encoder_.get(), nullptr, end_, nullptr) == 0 ||
        WebPAnimEncoderAssemble(encoder_.get(), &file) == 0)
        throw std::bad_alloc();
    const std::unique_ptr<WebPData, void (*)(WebPData*)> owner(&file, WebPDataClear);
    return {reinterpret_cast<const char*>(file.bytes), static_cast<qsizetype>(file.size)};
}

} // namespace flip::ui
