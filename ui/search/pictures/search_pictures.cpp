#include "ui/search/pictures/search_pictures.h"

#include "ui/search/pictures/algebra_picture.h"
#include "ui/search/pictures/breadth_first_picture.h"
#include "ui/search/pictures/deepening_picture.h"
#include "ui/search/pictures/first_row_picture.h"
#include "ui/search/pictures/row_backtracking_picture.h"
#include "ui/search/pictures/subsets_picture.h"

#include <algorithm>
#include <array>

namespace flip::ui {

namespace {

template <class Picture>
SearchPicture* make(QWidget* parent) {
    return new Picture(parent);
}

struct Row {
    std::string_view method;
    SearchPicture* (*make)(QWidget* parent);
};

constexpr std::array pictures{
    Row{"deepening", make<DeepeningPicture>},        Row{"subsets", make<SubsetsPicture>},
    Row{"breadth-first", make<BreadthFirstPicture>}, Row{"row-backtracking", make<RowBacktrackingPicture>},
    Row{"first-row", make<FirstRowPicture>},         Row{"algebra", make<AlgebraPicture>},
};

} // namespace

SearchPicture* makeSearchPicture(std::string_view method, QWidget* parent) {
    const auto found = std::ranges::find(pictures, method, &Row::method);
    return found == pictures.end() ? nullptr : found->make(parent);
}

} // namespace flip::ui
