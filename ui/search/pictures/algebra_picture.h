#pragma once

#include "ui/search/pictures/coset_picture.h"
#include "ui/search/pictures/elimination_picture.h"

#include <QStackedLayout>

namespace flip::ui {

/// The picture of `algebra`: the equations during the elimination, then all solutions.
class AlgebraPicture : public SearchPicture {
    Q_OBJECT

  public:
    explicit AlgebraPicture(QWidget* parent = nullptr);
    ~AlgebraPicture() override;

    void showPlace(const TraceReplay& replay) override;
    [[nodiscard]] QString inWords() const override;
    [[nodiscard]] std::vector<LegendEntry> legend() const override;
    void lightCell(std::optional<Cell> cell) override;

    [[nodiscard]] EliminationPicture& elimination() { return *elimination_; }

    [[nodiscard]] CosetPicture& coset() { return *coset_; }

  private:
    [[nodiscard]] SearchPicture& shown() const;

    QStackedLayout* stack_;
    EliminationPicture* elimination_;
    CosetPicture* coset_;
};

} // namespace flip::ui
