#pragma once

#include <QLayout>

#include <vector>

namespace flip::ui {

/// Places widgets one after another in a row, and those that no longer fit in further rows below it; each has
/// its own size, and stands in the middle of its row's height.
class FlowLayout : public QLayout {
    Q_OBJECT

  public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override { items_.push_back(item); }

    [[nodiscard]] int count() const override { return static_cast<int>(items_.size()); }

    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }

    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

  private:
    /// The height that is used in this width; places the items there if `moves`.
    int place(const QRect& rect, bool moves) const;

    std::vector<QLayoutItem*> items_;
};

} // namespace flip::ui
