#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The machine's monotonic clock, which latency figures use (design §8, "Time"): one machine's processes share it.
enum Monotonic {
    /// CLOCK_MONOTONIC, nanoseconds.
    static var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}
