import ServiceKit

/// The settings of the spool: `spool.max_bytes` and `spool.max_age_seconds`.
struct SpoolLimits: Sendable, Hashable {
    /// Most bytes of all requests; 0: nothing is spooled.
    var bytes = 1 << 30
    /// While an app's oldest request has waited longer than this, nothing more of the app is spooled.
    var age = Duration.seconds(86_400)

    init(bytes: Int = 1 << 30, age: Duration = .seconds(86_400)) { (self.bytes, self.age) = (bytes, age) }

    init(_ config: ServiceConfig) throws {
        bytes = try config.int("spool.max_bytes", range: 0...1_073_741_824, default: 1_073_741_824)
        age = .seconds(try config.int("spool.max_age_seconds", range: 60...604_800, default: 86_400))
    }
}
