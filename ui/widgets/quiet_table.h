#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace flip::ui {

// How tables look: without a grid, on the background of what they lie on.

/// The font of small print in tables.
[[nodiscard]] QFont smallTableFont();

/// The header of a table: subdued text over a thin line. `height` is in pixels.
class QuietHeader : public QHeaderView {
    Q_OBJECT

  public:
    QuietHeader(int height, QWidget* parent);

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;
};

/// Gives the chosen row the same soft background as the current item of a chart. For initViewItemOption(),
/// because the table paints that background before its delegate paints the cell.
void softenSelection(QStyleOptionViewItem& option);

/// Marks the row with the keyboard focus, or the table if none has it. To be called last in paintEvent().
void markFocus(QTableView& table);

/// The cells of such a table; the table itself shows which row is chosen.
class QuietDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit QuietDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace flip::ui
