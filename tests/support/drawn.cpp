#include "tests/support/drawn.h"

#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>

#include <algorithm>

namespace flip::test {

namespace {

/// A sheet without end, for what is drawn here.
constexpr int sheetSide = 10'000;

/// Notes what it is told to draw, and draws nothing.
class NotingEngine : public QPaintEngine {
  public:
    NotingEngine() : QPaintEngine(AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }

    bool end() override { return true; }

    void updateState(const QPaintEngineState&) override {}

    [[nodiscard]] Type type() const override { return User; }

    void drawPixmap(const QRectF& rect, const QPixmap&, const QRectF&) override {
        note(Drawn::Kind::Shape, rect);
    }

    void drawPath(const QPainterPath& path) override { note(Drawn::Kind::Shape, path.boundingRect()); }

    void drawEllipse(const QRectF& rect) override { note(Drawn::Kind::Ellipse, rect); }

    void drawRects(const QRectF* rects, int count) override {
        for (int i = 0; i < count; ++i) note(Drawn::Kind::Shape, rects[i]);
    }

    void drawLines(const QLineF* lines, int count) override {
        for (int i = 0; i < count; ++i)
            note(Drawn::Kind::Line, QRectF(lines[i].p1(), lines[i].p2()).normalized());
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPolygonF polygon;
        for (int i = 0; i < count; ++i) polygon << points[i];
        note(mode == PolylineMode ? Drawn::Kind::Line : Drawn::Kind::Shape, polygon.boundingRect());
    }

    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QRectF rect(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text()).translated(at);
        drawn.push_back({Drawn::Kind::Words,
                         placed(rect),
                         item.text(),
                         placed(ink),
                         item.font().bold(),
                         faded(painter()->pen().color()),
                         {},
                         0,
                         false,
                         clip(),
                         widget()});
    }

    std::vector<Drawn> drawn;

  private:
    [[nodiscard]] QRectF placed(const QRectF& rect) const {
        return painter()->deviceTransform().mapRect(rect);
    }

    [[nodiscard]] QColor faded(QColor colour) const {
        colour.setAlphaF(static_cast<float>(colour.alphaF() * painter()->opacity()));
        return colour;
    }

    [[nodiscard]] QWidget* widget() const { return dynamic_cast<QWidget*>(painter()->device()); }

    [[nodiscard]] QRectF clip() const {
        QRectF seen(0, 0, sheetSide, sheetSide);
        if (!systemClip().isEmpty()) seen &= systemClip().boundingRect();
        if (painter()->hasClipping()) seen &= placed(painter()->clipBoundingRect());
        return seen;
    }

    void note(Drawn::Kind kind, const QRectF& rect) {
        const QPen& pen = painter()->pen();
        const QBrush& brush = painter()->brush();
        const bool outlined = pen.style() != Qt::NoPen;
        drawn.push_back({kind,
                         placed(rect),
                         {},
                         {},
                         false,
                         brush.style() == Qt::NoBrush ? QColor() : faded(brush.color()),
                         outlined ? faded(pen.color()) : QColor(),
                         outlined ? pen.widthF() : 0,
                         pen.style() == Qt::DotLine,
                         clip(),
                         widget()});
    }
};

/// A sheet as fine as the screen.
class NotingDevice : public QPaintDevice {
  public:
    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }

    [[nodiscard]] std::vector<Drawn> drawn() const { return engine_.drawn; }

  protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        const auto dots = static_cast<int>(QGuiApplication::primaryScreen()->logicalDotsPerInch());
        switch (metric) {
        case PdmWidth:
        case PdmHeight:
            return sheetSide;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dots;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return 0;
        }
    }

  private:
    mutable NotingEngine engine_;
};

} // namespace

std::vector<Drawn> drawnBy(QWidget& widget) {
    NotingDevice device;
    widget.render(&device, {}, {}, {});
    return device.drawn();
}

std::vector<Drawn> drawnByAll(QWidget& widget) {
    NotingDevice device;
    widget.render(&device);
    return device.drawn();
}

std::vector<Drawn> drawnBy(const std::function<void(QPainter&)>& paint) {
    NotingDevice device;
    {
        QPainter painter(&device);
        paint(painter);
    }
    return device.drawn();
}

std::vector<Drawn> only(Drawn::Kind kind, const std::vector<Drawn>& drawn) {
    std::vector<Drawn> those;
    std::ranges::copy_if(drawn, std::back_inserter(those),
                         [&](const Drawn& each) { return each.kind == kind; });
    return those;
}

QStringList wordsOf(const std::vector<Drawn>& drawn) {
    QStringList words;
    for (const Drawn& each : only(Drawn::Kind::Words, drawn)) words << each.words;
    return words;
}

int largestDifference(const QImage& left, const QImage& right) {
    if (left.size() != right.size()) return 255;
    int largest = 0;
    for (int y = 0; y < left.height(); ++y) {
        for (int x = 0; x < left.width(); ++x) {
            const QRgb a = left.pixel(x, y);
            const QRgb b = right.pixel(x, y);
            for (const int difference : {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b)})
                largest = std::max(largest, std::abs(difference));
        }
    }
    return largest;
}

} // namespace flip::test
