import CarillonAPI
import JSON
import ServiceKit

/// A report about tracked items that one user gets again and again: a due item, which is there as long as there may be something to tell.
///
/// It falls due at its next time, and earlier where an item, the user's clock or the user's choice changed: then its next time is found again.
struct ItemReport: Sendable, Hashable {
    /// Row in the store.
    var row: Int64
    var user: UserKey
    /// Since when it is there.
    var since: Instant
    /// As stored. It differs once the report was woken.
    var details: String
    /// When it is told next, as it was found last.
    private(set) var planned: Instant?
    /// The last day on which it was told. A day has one.
    private(set) var told: LocalDate?
    /// How often it was woken.
    private let woken: Int64

    private enum Name { static let (planned, told, woken) = ("planned_ms", "told", "woken") }

    /// - Throws: `JSONError`.
    init(row: Int64, user: UserKey, since: Instant, details: String) throws {
        (self.row, self.user, self.since, self.details) = (row, user, since, details)
        let members = try JSONElement(parsing: details).members ?? [:]
        planned = members[Name.planned]?.integer.map(Instant.init(milliseconds:))
        told = members[Name.told]?.string.flatMap(LocalDate.init)
        woken = members[Name.woken]?.integer ?? 0
    }

    /// What to store now.
    var newDetails: String {
        var members: [String: JSONElement] = [Name.woken: .integer(woken)]
        if let planned { members[Name.planned] = .integer(planned.milliseconds) }
        if let told { members[Name.told] = .string(told.description) }
        return JSONElement.object(members).text
    }

    enum Step: Sendable, Hashable {
        /// There is nothing to tell before.
        case waits(until: Instant)
        /// It is told now, for a day of the user's clock.
        case tells(LocalDate)
        /// There will be nothing to tell until an item changes.
        case ends
    }

    mutating func wait(until instant: Instant) { planned = instant }

    mutating func tell(on day: LocalDate) { (told, planned) = (day, nil) }

    /// The next step of a report that has a time of day (EVAL-49, EVAL-50). A time that passed in a downtime counts until the end of its day.
    ///
    /// - Parameter firstDay: the first day with something to tell; nil: there is none.
    func step(_ clock: DailyTime, firstDay: LocalDate?, now: Instant) -> Step {
        guard let firstDay else { return .ends }
        let today = clock.day(of: now)
        let planned = planned ?? clock.next(from: since, notBefore: earliest(firstDay))
        if planned <= now, earliest(firstDay) <= today, clock.instant(on: today) <= now { return .tells(today) }
        return .waits(until: clock.next(from: now, notBefore: earliest(firstDay)))
    }

    /// The next step of the summary before the first class of a day (EVAL-47). Where that class begins within the lead time, the summary comes at
    /// once.
    ///
    /// - Parameter firstClasses: the beginning of the first class of each day from today on.
    func step(firstClasses: [LocalDate: Instant], lead: Duration, now: Instant) -> Step {
        for (day, begin) in firstClasses.sorted(by: { $0.key < $1.key }) where day >= earliest(day) && begin > now - Self.grace(lead) {
            return begin - lead <= now ? .tells(day) : .waits(until: begin - lead)
        }
        return .ends
    }

    /// Without a lead time the summary comes as the class begins, which takes a moment.
    private static func grace(_ lead: Duration) -> Duration { lead == .zero ? .seconds(60) : .zero }

    /// The first day, from a day on, on which it was not told.
    private func earliest(_ day: LocalDate) -> LocalDate { told.map { max(day, $0.adding(days: 1)) } ?? day }
}
