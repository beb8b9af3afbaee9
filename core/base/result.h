#pragma once

#include <utility>
#include <variant>

namespace flip {

/// A value, or the error that prevented it. Errors are values in core; the outermost caller shows them.
/// (std::expected comes with C++23.)
template <class Value, class Error>
class Result {
  public:
    Result(Value value) : content_(std::in_place_index<0>, std::move(value)) {}

    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return content_.index() == 0; }

    explicit operator bool() const { return ok(); }

    /// Only when ok(); throws std::bad_variant_access otherwise.
    [[nodiscard]] const Value& value() const& { return std::get<0>(content_); }

    [[nodiscard]] Value&& value() && { return std::get<0>(std::move(content_)); }

    const Value& operator*() const& { return value(); }

    Value&& operator*() && { return std::move(*this).value(); }

    const Value* operator->() const { return &value(); }

    /// Only when not ok(); throws std::bad_variant_access otherwise.
    [[nodiscard]] const Error& error() const { return std::get<1>(content_); }

  private:
    std::variant<Value, Error> content_;
};

} // namespace flip
