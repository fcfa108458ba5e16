import CarillonAPI
import ServiceKit
import Storage

/// What a report finds among the items when it is due.
struct ItemReportFindings {
    let step: ItemReport.Step
    /// The events that tell of it, each with the rows of the items that it tells of once.
    let events: [(event: EvaluatorV1.Event, told: [Int64])]

    private init(_ step: ItemReport.Step, _ events: [(event: EvaluatorV1.Event, told: [Int64])] = []) { (self.step, self.events) = (step, events) }

    init(
        _ rule: ItemReportRule, of report: ItemReport, at time: DailyTime, _ app: AppPolicy, now: Instant, _ database: Database
    ) throws {
        switch rule {
        case .daySummary: self = try Self.classes(report, app, in: time.zone, now: now, database)
        case .digest: self = try Self.requests(report, app, at: time, now: now, database)
        case .expiryWarning: self = try Self.documents(report, app, at: time, now: now, database)
        }
    }

    private static func classes(
        _ report: ItemReport, _ app: AppPolicy, in zone: IANAZone, now: Instant, _ database: Database
    ) throws -> ItemReportFindings {
        guard let type = ItemReportRule.daySummary.type(of: ItemReportRule.classSession, in: app) else { return .init(.ends) }
        let midnight = WallClock.instant(of: LocalDateTime(date: LocalDateTime(now, zone).date), in: zone)
        let sessions = try ItemTable.sessions(ItemReportRule.classSession, of: report.user, from: midnight, database)
        let step = report.step(firstClasses: ClassSession.firstOfDays(sessions, in: zone), lead: app.policy.preEventSummaryLead, now: now)
        guard case .tells(let day) = step else { return .init(step) }
        let ofDay = sessions.filter { LocalDateTime($0.startsAt, zone).date == day }
        let alerts = try ItemTable.alertCount(MissedStreak.kind, for: report.user, database)
        return .init(step, [(event(of: type, report, day, ClassSession.summary(of: ofDay, alerts: alerts)), [])])
    }

    private static func requests(
        _ report: ItemReport, _ app: AppPolicy, at time: DailyTime, now: Instant, _ database: Database
    ) throws -> ItemReportFindings {
        guard let type = ItemReportRule.digest.type(of: ItemReportRule.request, in: app) else { return .init(.ends) }
        let count = try ItemTable.pendingCount(ItemReportRule.request, for: report.user, database)
        let step = report.step(time, firstDay: count > 0 ? time.day(of: report.since) : nil, now: now)
        guard case .tells(let day) = step else { return .init(step) }
        return .init(step, [(event(of: type, report, day, ["count": String(count)]), [])])
    }

    private static func documents(
        _ report: ItemReport, _ app: AppPolicy, at time: DailyTime, now: Instant, _ database: Database
    ) throws -> ItemReportFindings {
        let (rule, policy) = (ItemReportRule.expiryWarning, app.policy)
        let items = try ItemTable.expiring(of: report.user, kinds: rule.kinds(in: app), after: now, database)
        let step = report.step(time, firstDay: ExpiringItem.firstDay(items, policy, in: time.zone), now: now)
        guard case .tells(let day) = step else { return .init(step) }
        let inWindow = items.filter { $0.firstDay(window: policy.expiryWindowDays, in: time.zone) <= day }
        let byType = Dictionary(grouping: inWindow) { rule.type(of: $0.kind, in: app) ?? "" }
        let news = byType.filter { $1.contains { !$0.isTold } || policy.expiryRepeat == .daily }
        return .init(
            step,
            news.sorted { $0.key < $1.key }.map { type, items in
                let nearest = LocalDateTime(items.map(\.expiresAt).min() ?? now, time.zone).date
                return (event(of: type, report, day, ["count": String(items.count), "nearest_date": nearest.description]), items.map(\.row))
            })
    }

    private static func event(of type: String, _ report: ItemReport, _ day: LocalDate, _ data: [String: String]) -> EvaluatorV1.Event {
        var event = EvaluatorV1.Event(.report, aboutItemsOf: report.user, type: type, on: day, data: data)
        event.recipients = [report.user.id]
        return event
    }
}
