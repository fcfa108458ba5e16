import ArgumentParser
import CarillonAPI
import ServiceKit

/// When a command's event or notification is sent (EVAL-44).
struct ScheduleOptions: ParsableArguments {
    @Option(
        help: """
            When it is sent, RFC 3339: 2026-12-24T08:00:00+01:00. A time without a zone, 2026-12-24T08:00, is by each user's own clock. Without it: now.
            """)
    var at: String?

    func validate() throws {
        if let at, Instant(rfc3339: at) == nil, Self.local(at) == nil {
            throw ValidationError(
                "--at: write an instant with seconds and zone, as 2026-12-24T08:00:00+01:00, or a time of each user's clock without them, "
                    + "as 2026-12-24T08:00; the day must be in the calendar")
        }
    }

    /// As calls take it: milliseconds since 1970, or 0 for now.
    var milliseconds: Int64 { at.flatMap(Instant.init(rfc3339:))?.milliseconds ?? 0 }

    /// The time by each user's clock; nil: none.
    var local: EvaluatorV1.LocalSchedule? { at.flatMap(Self.local) }

    private static func local(_ text: String) -> EvaluatorV1.LocalSchedule? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let date = LocalDate(parts[0]), let time = LocalTime(parts[1]) else { return nil }
        return .init(localDate: date.description, localTime: time.description)
    }
}
