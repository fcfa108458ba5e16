import CarillonAPI
import EventRules
import JSON
import ServiceKit

/// The reminder of all items of one user that are due on one day: a due item of the kind `reminder` (EVAL-46). The evening before, or whenever the
/// policy says, one notification lists those that are pending then.
struct DueReminder: Sendable, Hashable {
    /// Row in the store; 0 before it is stored.
    var row: Int64 = 0
    /// Whom the items are about.
    var owner: UserKey
    /// The day on which they are due.
    var date: LocalDate
    /// When the first of them was stored. A reminder whose time was over then is not sent.
    var since: Instant

    /// As stored, beside the user and the times.
    var details: String { JSONElement.object(["date": .string(date.description)]).text }

    init(owner: UserKey, date: LocalDate, since: Instant) { (self.owner, self.date, self.since) = (owner, date, since) }

    /// - Throws: ``UnreadableDueItem``; `JSONError`.
    init(row: Int64, owner: UserKey, since: Instant, details text: String) throws {
        guard let date = try (JSONElement(parsing: text).members?["date"]?.string).flatMap(LocalDate.init) else {
            throw UnreadableDueItem("the item does not say of which day it reminds: \(text.prefix(200))")
        }
        (self.row, self.owner, self.date, self.since) = (row, owner, date, since)
    }

    /// When it is sent: the day before, at `reminder_local_time`.
    func schedule(_ policy: Policy) -> LocalSchedule {
        LocalSchedule(
            date: date.adding(days: -1), time: policy.reminderLocalTime,
            source: policy.reminderTimezoneSource == .organization ? .organization : .user)
    }

    /// When the owner's clock shows the time, and when the day of the items begins there: later than that nobody is reminded.
    func time(of owner: RegistryV1.ResolvedUser, _ policy: Policy) -> (due: Instant, end: Instant) {
        let schedule = schedule(policy)
        let beginOfDay = LocalSchedule(date: date, time: LocalTime(minuteOfDay: 0), source: schedule.source)
        return (schedule.time(of: owner, policy).until, beginOfDay.time(of: owner, policy).until)
    }

    /// The type that reminds of a kind of items; nil: the catalogue has none.
    static func type(of kind: String, in app: AppPolicy) -> String? { types(of: kind).first { app.catalogue.type($0) != nil } }

    /// The names that such a type may have.
    static func types(of kind: String) -> [String] { ["\(kind)_due_reminder", "\(kind)_due_tomorrow"] }

    /// A pending item, as reminders need it.
    struct Item: Sendable, Hashable {
        var kind: String
        var title: String
        /// The day on which it is due; of an instant, by the organization's clock.
        var date: LocalDate?
        var dueAt: Instant?
    }

    /// The items of the day by the owner's clock. Instants are on another day in another zone.
    ///
    /// - Parameter items: of the day, of the one before and of the one after.
    func items(_ items: [Item], of owner: RegistryV1.ResolvedUser, _ policy: Policy) -> [Item] {
        let schedule = schedule(policy)
        guard schedule.source == .user else { return items.filter { $0.date == date } }
        let zone = IANA.zone(named: schedule.time(of: owner, policy).timezone) ?? .utc
        return items.filter { item in item.dueAt.map { LocalDateTime($0, zone).date } ?? item.date == date }
    }

    /// The event that reminds of some items, by their type: to the owner and the owner's guardians, as the type says. Its id derives from owner, type
    /// and day: a day has one reminder of a type.
    func event(of typeID: String, _ items: [Item]) -> EvaluatorV1.Event {
        let titles = items.prefix(Self.mostNamed).map(\.title)
        var event = EvaluatorV1.Event(
            .reminder, aboutItemsOf: owner, type: typeID, on: date,
            data: [
                "list": JSONElement.array(titles.map(JSONElement.string)).text, "count": String(items.count), "due_date": date.description,
                // `mlc-lms` shows these two. An item that has a day alone is due at the end of it.
                "assignment": titles.joined(separator: ", "), "due_time": items.first?.dueAt?.rfc3339 ?? "23:59",
            ])
        event.subjectUserId = owner.id
        return event
    }

    /// No device shows more.
    private static let mostNamed = 50
}
