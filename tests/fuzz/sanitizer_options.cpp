// Part of every fuzzer: with the sanitizer's usual options, up to half of the time would go into keeping
// books.

// AddressSanitizer would keep 256 MiB of freed memory, to notice its use, and fill 4 KiB of each piece that
// is allocated. No input needs that much; and a fault can be looked at again with whole stacks.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): AddressSanitizer calls it so.
extern "C" const char* __asan_default_options() {
    return "quarantine_size_mb=1:thread_local_quarantine_size_kb=64:malloc_context_size=4:max_malloc_fill_"
           "size=64";
}
