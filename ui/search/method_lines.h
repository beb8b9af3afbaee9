#pragma once

#include "ui/search/method_words.h"

#include <QLabel>
#include <QVBoxLayout>
#include <QWidget>

namespace flip::ui {

/// A method in a few lines; the line being executed is lit.
class MethodLines : public QWidget {
    Q_OBJECT

  public:
    explicit MethodLines(QWidget* parent = nullptr);

    void setLines(const std::vector<method_words::MethodLine>& lines);
    void setLit(std::optional<std::size_t> line);

    [[nodiscard]] std::optional<std::size_t> lit() const { return lit_; }

    /// The text of the lit line; empty if there is none.
    [[nodiscard]] QString litText() const { return lit_ ? labels_[*lit_]->text() : QString(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QVBoxLayout* layout_;
    std::vector<QLabel*> labels_;
    std::optional<std::size_t> lit_;
};

} // namespace flip::ui
