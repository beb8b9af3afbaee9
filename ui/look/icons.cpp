#include "ui/look/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

/// The icons are in a static library, whose resources must be registered explicitly. (Q_INIT_RESOURCE must be
/// used outside of namespaces.)
static void registerIcons() { Q_INIT_RESOURCE(flipgame); }

namespace flip::ui {

namespace {

/// What tells our icons from those of a theme, which have names, too.
constexpr QLatin1String ours("flipgame/");

class PaletteIconEngine : public QIconEngine {
  public:
    explicit PaletteIconEngine(QString name, bool isSelected = false)
        : name_(std::move(name)), isSelected_(isSelected) {}

    QString iconName() override { return ours + name_; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QSvgRenderer renderer(coloured(mode));
        renderer.render(painter, QRectF(rect));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        // A button that has no room yet asks for nothing.
        if (pixmap.isNull()) return pixmap;
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine* clone() const override { return new PaletteIconEngine(name_, isSelected_); }

  private:
    /// The icons are drawn in black, which is replaced by the palette's text colour.
    [[nodiscard]] QByteArray coloured(QIcon::Mode mode) const {
        QFile file(QStringLiteral(":/icons/%1.svg").arg(name_));
        if (!file.open(QIODevice::ReadOnly)) return {};
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const bool isSelected = isSelected_ || mode == QIcon::Selected;
        const auto role = isSelected ? QPalette::HighlightedText : QPalette::ButtonText;
        const QColor colour = QGuiApplication::palette().color(group, role);
        QByteArray svg = file.readAll();
        svg.replace("#000", colour.name().toLatin1());
        svg.replace("<svg ", "<svg opacity=\"" + QByteArray::number(colour.alphaF()) + "\" ");
        return svg;
    }

    QString name_;
    bool isSelected_;
};

} // namespace

QIcon icon(const QString& name) {
    registerIcons();
    return QIcon(new PaletteIconEngine(name));
}

QIcon onSelection(const QIcon& icon) {
    const QString name = icon.name();
    return name.startsWith(ours) ? QIcon(new PaletteIconEngine(name.mid(ours.size()), true)) : icon;
}

QIcon programIcon() {
    registerIcons();
    return QIcon(QStringLiteral(":/flipgame.svg"));
}

} // namespace flip::ui
