#pragma once

#include <QListWidget>

#include <vector>

namespace flip::ui {

/// A sentence of a list, and the number that chooses it.
struct Sentence {
    QString text;
    int number = 0;

    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// A list of sentences to choose from, each on as many lines as it needs. As high as its sentences; where the
/// room is less, it scrolls.
class SentenceList : public QListWidget {
    Q_OBJECT

  public:
    /// `title` tells screen readers what is listed.
    explicit SentenceList(const QString& title, QWidget* parent = nullptr);

    /// Replaces the sentences.
    void setSentences(const std::vector<Sentence>& sentences);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    /// By a click or Enter.
    void chosen(int number);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    [[nodiscard]] int heightOf(int rows) const;

    std::vector<Sentence> shown_;
};

} // namespace flip::ui
