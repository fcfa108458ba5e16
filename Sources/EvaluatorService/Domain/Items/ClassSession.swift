import CarillonAPI
import JSON
import ServiceKit

/// A class that a teacher gives.
struct ClassSession: Sendable, Hashable {
    var startsAt: Instant
    var title: String
    /// As the host says; nil: it does not, or says what no class has.
    var studentCount: Int?

    init(startsAt: Instant, title: String, studentCount: String?) {
        (self.startsAt, self.title) = (startsAt, title)
        self.studentCount = studentCount.flatMap { Int($0) }.flatMap { Self.possible.contains($0) ? $0 : nil }
    }

    private static let possible = 0...1_000_000

    /// The beginning of the first class of each day.
    static func firstOfDays(_ sessions: [ClassSession], in zone: IANAZone) -> [LocalDate: Instant] {
        sessions.reduce(into: [:]) { first, session in
            let day = LocalDateTime(session.startsAt, zone).date
            first[day] = min(first[day] ?? session.startsAt, session.startsAt)
        }
    }

    /// No device shows more.
    private static let mostShown = 50

    /// The values of a day's summary (EVAL-47).
    static func summary(of sessions: [ClassSession], alerts: Int) -> [String: String] {
        let schedule = sessions.prefix(mostShown).map {
            JSONElement.object(["at": .string($0.startsAt.rfc3339), "title": .string($0.title)])
        }
        return [
            "student_count": String(sessions.reduce(0) { $0 + ($1.studentCount ?? 0) }), "alert_count": String(alerts),
            "schedule": JSONElement.array(schedule).text,
        ]
    }
}
