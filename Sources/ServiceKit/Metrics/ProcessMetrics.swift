import Foundation

/// Metrics of the process from the operating system, with the standard names of Prometheus's client libraries.
enum ProcessMetrics {
    static func register(in registry: MetricsRegistry, startedAt: Instant) {
        registry.counter("process_cpu_seconds_total", help: "User and system CPU time.") { cpuSeconds() }
        registry.gauge("process_resident_memory_bytes", help: "Resident memory.") { residentBytes() }
        registry.gauge("process_open_fds", help: "Open file descriptors.") { openDescriptors() }
        registry.gauge("process_start_time_seconds", help: "Start, in seconds since 1970.") { Double(startedAt.milliseconds) / 1_000 }
    }

    private static func cpuSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The second number of `/proc/self/statm`, in pages (proc(5)); 0 where there is no such file.
    private static func residentBytes() -> Double {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }

    private static func openDescriptors() -> Double {
        Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0)
    }
}
