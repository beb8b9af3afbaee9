#pragma once

#include <QByteArray>
#include <QImage>

#include <memory>

struct WebPAnimEncoder;

namespace flip::ui {

/// Puts an animated WebP picture together that repeats for ever and has lost nothing. It keeps the encoded
/// pictures and two others. Throws std::bad_alloc if there is no memory for that.
class WebpWriter {
  public:
    /// Of the pictures, in pixels: at most 16,383 on either side.
    explicit WebpWriter(QSize size);
    ~WebpWriter();
    WebpWriter(const WebpWriter&) = delete;
    WebpWriter& operator=(const WebpWriter&) = delete;

    /// Adds a picture of this size and of the format RGB32, to be seen for some milliseconds. Only what
    /// differs from the picture before is encoded; if nothing does, that one is seen for longer.
    void add(QImage picture, int milliseconds);

    /// The contents of the file. To be called once, after at least one picture.
    [[nodiscard]] QByteArray take();

  private:
    QSize size_;
    std::unique_ptr<WebPAnimEncoder, void (*)(WebPAnimEncoder*)> encoder_;
    /// How long all pictures are seen, in milliseconds.
    int end_ = 0;
};

} // namespace flip::ui
