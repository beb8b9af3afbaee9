#include <QByteArray>

#include <string>

// Qt's library is compiled with libstdc++ and knows no strings of libc++. These two functions are the only
// ones with strings that the tests call and that are not inline in Qt's headers.
#ifdef _LIBCPP_VERSION

std::string QByteArray::toStdString() const { return {data(), static_cast<std::size_t>(size())}; }

QByteArray QByteArray::fromStdString(const std::string& text) {
    return {text.data(), static_cast<qsizetype>(text.size())};
}

#endif
