import CarillonAPI
import EventRules
import JSON
import ServiceKit

/// A stored notification that is deferred. The store keeps its event too, so that everything is decided again.
struct DeferredNotification: Sendable, Hashable {
    /// Row in the store; 0 before it is stored.
    var row: Int64 = 0
    var eventRow: Int64
    /// Ordinal of its decision.
    var ordinal: Int
    var tenant: CommonV1.Tenant
    var userID: String
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: Deferral
    /// When it was deferred, or its start (``Deferral/start``). Its lifetime begins then.
    var deferredAt: Instant
    /// When it is released.
    var dueAt: Instant

    /// Single notifications come before those that are merged, high priorities before low ones, and older ones before newer ones (EVAL-23).
    static func isReleasedBefore(_ left: Self, _ right: Self) -> Bool {
        func rank(_ deferred: Self) -> (Int, Int32, Int64, Int) {
            (deferred.deferral.isBatched ? 1 : 0, -deferred.priority.rawValue, deferred.eventRow, deferred.ordinal)
        }
        return rank(left) < rank(right)
    }
}

extension DeferredNotification {
    /// As stored.
    var details: String { DeferralDetails(typeID: typeID, priority: priority, deferral: deferral).text }
}

/// What is stored of a deferred notification, beside its user, its event and its times.
struct DeferralDetails: Sendable, Hashable {
    var typeID: String
    var priority: CommonV1.Priority
    var deferral: Deferral

    init(typeID: String, priority: CommonV1.Priority, deferral: Deferral) {
        self.typeID = typeID
        self.priority = priority
        self.deferral = deferral
    }

    /// - Throws: ``UnreadableDueItem``; `JSONError`.
    init(_ text: String) throws {
        let details = try JSONElement(parsing: text).members
        guard let typeID = details?["type"]?.string, let priority = details?["priority"]?.integer.flatMap(Int32.init(exactly:)),
            let until = (details?["until_ms"]?.integer).map(Instant.init(milliseconds:)), let deferral = Self.deferral(details ?? [:], until: until)
        else { throw UnreadableDueItem("the item does not say what it defers until when: \(text.prefix(200))") }
        self.init(typeID: typeID, priority: .init(rawValue: priority), deferral: deferral)
    }

    /// Only quiet hours have an action, only a rate has a limit, only a summary has a cap, only local times have a date, and only what a broadcast
    /// spreads says so.
    private static func deferral(_ details: [String: JSONElement], until: Instant) -> Deferral? {
        if let date = details["local_date"] { return localTime(details, date: date, until: until).map(Deferral.localTime) }
        if let cap = details["cap"] { return summary(details, cap: cap, until: until).map(Deferral.capSummary) }
        if let limit = details["limit"] { return limit.integer.flatMap(Int.init(exactly:)).map { .userRate(until: until, limit: $0) } }
        if details["spread"] == .boolean(true) { return .spread(until: until) }
        guard let action = details["action"] else { return .groupWindow(until: until) }
        guard let action = action.string.flatMap(QuietHoursDeferral.Action.init(rawValue:)), let timezone = details["timezone"]?.string else {
            return nil
        }
        return .quietHours(
            QuietHoursDeferral(action: action, until: until, timezone: timezone, isOfSummary: details["of_summary"] == .boolean(true)))
    }

    private static func summary(_ details: [String: JSONElement], cap: JSONElement, until: Instant) -> CapSummary? {
        guard let setting = cap.string, let limit = details["limit"]?.integer.flatMap(Int.init(exactly:)), let timezone = details["timezone"]?.string
        else { return nil }
        return CapSummary(until: until, timezone: timezone, setting: setting, limit: limit)
    }

    private static func localTime(_ details: [String: JSONElement], date: JSONElement, until: Instant) -> LocalTimeDeferral? {
        guard let date = date.string.flatMap(LocalDate.init), let time = details["local_time"]?.string.flatMap({ LocalTime($0) }),
            let source = details["timezone_source"]?.string.flatMap({ EvaluatorV1.LocalZone.Known(name: $0) }),
            let timezone = details["timezone"]?.string
        else { return nil }
        return LocalTimeDeferral(schedule: LocalSchedule(date: date, time: time, source: source), until: until, timezone: timezone)
    }

    /// Compact JSON with sorted names. Equal details have equal texts: the store compares them.
    var text: String {
        var members: [String: JSONElement] = [
            "priority": .integer(Int64(priority.rawValue)), "type": .string(typeID), "until_ms": .integer(deferral.until.milliseconds),
        ]
        switch deferral {
        case .quietHours(let deferral):
            members["action"] = .string(deferral.action.rawValue)
            members["timezone"] = .string(deferral.timezone)
            if deferral.isOfSummary { members["of_summary"] = .boolean(true) }
        case .groupWindow: break
        case .spread: members["spread"] = .boolean(true)
        case .userRate(_, let limit): members["limit"] = .integer(Int64(limit))
        case .capSummary(let summary):
            members["cap"] = .string(summary.setting)
            members["limit"] = .integer(Int64(summary.limit))
            members["timezone"] = .string(summary.timezone)
        case .localTime(let deferral):
            members["local_date"] = .string(deferral.schedule.date.description)
            members["local_time"] = .string(deferral.schedule.time.description)
            members["timezone_source"] = .string(deferral.schedule.source.name)
            members["timezone"] = .string(deferral.timezone)
        }
        return JSONElement.object(members).text
    }
}
