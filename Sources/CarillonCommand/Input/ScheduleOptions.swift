import ArgumentParser
import ServiceKit

/// When a command's event or notification is sent (EVAL-44).
struct ScheduleOptions: ParsableArguments {
    @Option(help: "When it is sent, RFC 3339: 2026-12-24T08:00:00+01:00. Without it: now.") var at: String?

    func validate() throws {
        if let at, Instant(rfc3339: at) == nil { throw ValidationError("--at is no instant as RFC 3339 writes it: 2026-12-24T08:00:00+01:00") }
    }

    /// As calls take it: milliseconds since 1970, or 0 for now.
    var milliseconds: Int64 { at.flatMap(Instant.init(rfc3339:))?.milliseconds ?? 0 }
}
