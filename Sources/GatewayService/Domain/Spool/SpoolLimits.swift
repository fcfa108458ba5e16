import ServiceKit

/// The settings of the spool: `spool.max_bytes`, `spool.max_age_seconds` and `spool.min_free_bytes`.
struct SpoolLimits: Sendable, Hashable {
    /// Most bytes of all requests; 0: nothing is spooled.
    var bytes = 1 << 30
    /// While an app's oldest request has waited longer than this, nothing more of the app is spooled.
    var age = Duration.seconds(86_400)
    /// Free bytes that the file system must have, so that rows can be deleted: SQLite writes a deletion to its log first.
    var freeBytes = 64 << 20

    init(bytes: Int = 1 << 30, age: Duration = .seconds(86_400), freeBytes: Int = 64 << 20) {
        (self.bytes, self.age, self.freeBytes) = (bytes, age, freeBytes)
    }

    init(_ config: ServiceConfig) throws {
        bytes = try config.int("spool.max_bytes", range: 0...1_073_741_824, default: 1_073_741_824)
        age = .seconds(try config.int("spool.max_age_seconds", range: 60...604_800, default: 86_400))
        freeBytes = try config.int("spool.min_free_bytes", range: 0...1_099_511_627_776, default: 67_108_864)
    }
}
