#pragma once

#include <QVBoxLayout>
#include <QWidget>

namespace flip::ui {

/// The layout of a stage: a board between a place for words and a place for buttons. Both are kept, whether
/// anything stands in them or not, and are equally high on all stages, so that a board stays where it is
/// whatever comes and goes around it. What is told of the board covers the upper place.
class StageLayout : public QVBoxLayout {
    Q_OBJECT

  public:
    /// For a stage that already has a font, which decides how high the places are.
    explicit StageLayout(QWidget& stage);

    /// To be called in this order. A stage without words has no place for them if they are left out.
    void addHead(QWidget* words = nullptr);
    void addBoard(QWidget& board);
    void addFoot(QWidget& buttons);

    /// The height of the upper place in pixels, which depends on the size and the font of the stage only: two
    /// lines of words, or three where lines are short and the board does not need their room.
    [[nodiscard]] static int headHeight(const QWidget& stage);

    void setGeometry(const QRect& rect) override;

  private:
    void addKept(QWidget& part, int height);

    QWidget& stage_;
    QWidget* words_ = nullptr;
    QSpacerItem* head_ = nullptr;
};

} // namespace flip::ui
