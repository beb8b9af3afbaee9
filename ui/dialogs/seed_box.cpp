#include "ui/dialogs/seed_box.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>

namespace flip::ui {

namespace {

/// Short enough to tell somebody.
constexpr int mostSeed = 1'000'000'000;

} // namespace

SeedBox::SeedBox(QWidget* parent) : QWidget(parent), line_(new QLineEdit(this)) {
    line_->setObjectName(QStringLiteral("seed"));
    line_->setAccessibleName(tr("Seed"));
    line_->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,18}")), this));
    line_->setText(QString::number(QRandomGenerator::global()->bounded(1, mostSeed)));
    auto* today = new QPushButton(tr("Today"), this);
    today->setObjectName(QStringLiteral("today"));
    today->setAutoDefault(false);
    today->setToolTip(tr("The puzzle of the day: the same choices give everybody the same puzzle"));
    connect(today, &QPushButton::clicked, this,
            [this] { line_->setText(QDate::currentDate().toString(QStringLiteral("yyyyMMdd"))); });
    connect(line_, &QLineEdit::textChanged, this, &SeedBox::changed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(line_, 1);
    layout->addWidget(today);
}

void SeedBox::addTo(QFormLayout& form, const QString& tip) {
    form.addRow(tr("See&d"), this);
    auto* label = static_cast<QLabel*>(form.labelForField(this));
    label->setToolTip(tip);
    label->setBuddy(line_);
}

} // namespace flip::ui
