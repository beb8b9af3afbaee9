#pragma once

#include <QSplitter>

#include <optional>

namespace flip::ui {

/// Two widgets, side by side or one above the other, with a handle between them that divides the room: by
/// dragging it, or by the arrow keys, Home and End. A double click or Enter divides it as at first.
class ShareSplitter : public QSplitter {
    Q_OBJECT

  public:
    /// The name of the handle, for screen readers.
    explicit ShareSplitter(const QString& handle, QWidget* parent = nullptr);

    /// Divides the room: `share` of it, from 0 to 1, is for the second widget, or `usual` pixels, if there is
    /// none. No widget gets smaller than its minimum.
    void divide(std::optional<double> share, int usual);

  signals:
    /// The user has divided the room, or wants it as at first.
    void divided(std::optional<double> share);

  protected:
    QSplitterHandle* createHandle() override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] int room() const;
    void apply();

    QString handleName_;
    std::optional<double> share_;
    int usual_ = 0;
};

} // namespace flip::ui
