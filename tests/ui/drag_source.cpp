// drag_source SIDE [silent]: another program with a small window in the corner, from which a board of SIDE
// rows and columns can be dragged. If it is silent, it does not give it away. Prints how far that is: shown,
// pressed, dragging, accepted, done.

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QWidget>

#include <cstdlib>
#include <iostream>

#include <unistd.h>
#include <xcb/xcb.h>

namespace {

class Source : public QWidget {
  public:
    Source(int side, bool isSilent) : text_((QString(side, 'b') + '\n').repeated(side)), isSilent_(isSilent) {
        setWindowFlag(Qt::FramelessWindowHint);
        setGeometry(0, 0, 100, 100);
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override { say("shown"); }

    void mousePressEvent(QMouseEvent* /*event*/) override { say("pressed"); }

    void mouseMoveEvent(QMouseEvent* /*event*/) override {
        auto* drag = new QDrag(this);
        auto* data = new QMimeData;
        data->setText(text_);
        drag->setMimeData(data);
        connect(drag, &QDrag::actionChanged, this, [](Qt::DropAction action) {
            if (action != Qt::IgnoreAction) say("accepted");
        });
        say("dragging");
        drag->exec(Qt::CopyAction);
        say("done");
        if (isSilent_) fallSilent();
    }

  private:
    /// What was dropped has still to be told.
    static void fallSilent() {
        xcb_flush(qGuiApp->nativeInterface<QNativeInterface::QX11Application>()->connection());
        ::pause();
    }

    static void say(const char* what) { std::cout << what << std::endl; }

    QString text_;
    bool isSilent_;
};

} // namespace

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    Source source(argc > 1 ? std::atoi(argv[1]) : 2, argc > 2);
    source.show();
    return QApplication::exec();
}
