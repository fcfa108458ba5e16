import CarillonAPI
import JSON
import ServiceKit

/// A class that a teacher gives.
struct ClassSession: Sendable, Hashable {
    var startsAt: Instant
    var title: String
    /// As the host says; nil: it does not.
    var studentCount: Int?

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

/// Something that expires, such as a document.
struct ExpiringItem: Sendable, Hashable {
    var row: Int64
    var kind: String
    var expiresAt: Instant
    /// A warning told of it.
    var isTold: Bool

    /// The first day on which a user is warned of it (EVAL-50).
    func firstDay(window days: Int, in zone: IANAZone) -> LocalDate { LocalDateTime(expiresAt, zone).date.adding(days: -days) }

    /// The first day on which there is something to tell of some items; nil: there is nothing.
    static func firstDay(_ items: [ExpiringItem], _ policy: Policy, in zone: IANAZone) -> LocalDate? {
        items.filter { !$0.isTold || policy.expiryRepeat == .daily }.map { $0.firstDay(window: policy.expiryWindowDays, in: zone) }.min()
    }
}
