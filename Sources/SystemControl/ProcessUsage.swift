import Foundation

/// CPU time and memory of a process, from `/proc`.
public struct ProcessUsage: Sendable, Hashable, Codable {
    /// User and system CPU time, seconds.
    public var cpuSeconds: Double
    /// Memory of the process alone, resident now, in bytes: without files that it maps, such as a store's, which the kernel takes back when it needs
    /// room.
    public var privateBytes: Int
    /// Memory resident now, mapped files too, in bytes.
    public var residentBytes: Int
    /// The most memory that was ever resident, bytes.
    public var peakResidentBytes: Int

    /// Reads a process's usage; nil when the process has ended.
    public init?(pid: Int32) {
        guard let stat = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
            let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8),
            let afterName = stat.lastIndex(of: ")")
        else { return nil }
        // Fields 14 and 15 of proc(5) are utime and stime in clock ticks. The name in field 2 may have spaces.
        let fields = stat[stat.index(after: afterName)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return nil }
        cpuSeconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        func kilobytes(_ key: String) -> Int {
            status.split(separator: "\n").first { $0.hasPrefix(key) }?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
                ?? 0
        }
        privateBytes = kilobytes("RssAnon:") * 1024
        residentBytes = kilobytes("VmRSS:") * 1024
        peakResidentBytes = kilobytes("VmHWM:") * 1024
    }
}
