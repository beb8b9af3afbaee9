#pragma once

#include "core/model/puzzle.h"
#include "ui/dialogs/form_remark.h"
#include "ui/dialogs/pattern_editor.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include <optional>

namespace flip::ui {

/// The rows of a form that choose a rule and a goal: by the name of a puzzle, or each part by itself.
class RuleForm : public QObject {
    Q_OBJECT

  public:
    enum class Offer { AllKinds, OnlyKindsWithRandomBoards };

    /// Adds the rows to the layout of a form of `parent`.
    RuleForm(QFormLayout& form, Offer offer, QWidget* parent);

    [[nodiscard]] Rule rule() const;
    [[nodiscard]] Goal::Kind goal() const;

    /// Offers a target as a goal, too.
    void offerTarget();
    /// The longest side that can be chosen; maxMadeSide, if not given.
    void setLongestSide(int side);

    /// A table counts as the usual pattern, and a target as all white unless it is offered.
    void choose(const Rule& rule, Goal::Kind goal);
    /// Says whether the first board is random, which some of the puzzles with a name are and others not.
    void setRandom(bool random);

    void setVisible(bool visible);
    /// Shows another picture beside the pattern, as large as it.
    void addPicture(QWidget& picture);

  signals:
    /// A puzzle was chosen by its name; its rule and goal are chosen already.
    void kindChosen(bool random);
    /// The rule or the goal may have changed.
    void changed();

  private:
    /// What was chosen before a puzzle with a name was looked at.
    struct Custom {
        Rule rule;
        Goal::Kind goal;
        bool random;
    };

    void addRows();
    void offerKinds(Offer offer);
    void chooseKind(int index);
    /// The number of the puzzle with a name that is chosen, or that of none.
    [[nodiscard]] int kindNow() const;
    void show(int kind);
    void detectKind();
    [[nodiscard]] QString hint() const;

    QFormLayout& form_;
    QComboBox* kind_;
    FormRemark* line_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    PatternEditor* pattern_;
    QComboBox* edges_;
    QComboBox* goal_;
    QHBoxLayout* sides_;
    QHBoxLayout* pictures_;
    QLabel* hint_;
    std::optional<Custom> custom_;
    bool random_ = true;
    bool visible_ = true;
};

} // namespace flip::ui
