import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Tells users of their tracked items by one of the ``ItemReportRule``s: each report with something to tell becomes an event, and the ordinary stages
/// do the rest.
struct ItemReports: DueItemHandler {
    let rule: ItemReportRule
    let store: Store
    let policies: any PolicySource
    let lookup: AudienceLookup
    let signals: WorkSignals
    let backlog: Backlog

    var kind: DueItemKind { rule.kind }

    /// Until the peers are asked again, where one does not answer.
    private static let pause = Duration.seconds(30)

    var capacity: Int { max(0, ScheduledEvents.longestBacklog - backlog.count) }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let reports = try await store.read { try ItemReportTable.read(items.map(\.row), $0) }
        let (app, times): (AppPolicy, [String: DailyTime])
        do {
            app = try await policies.app(of: tenant)
            times = try await self.times(of: reports, tenant, app.policy, now: now)
        } catch let error as any RPCErrorConvertible {
            return try await postpone(items, to: now + Self.pause, after: error, in: store)
        }
        let usual = DailyTime(time: app.policy.digestDefaultTime, zone: LocalSchedule.zone(of: .init(), .organization, app.policy))
        // Each report is of one type or of few.
        try await backlog.fire(reports.count, waking: signals) {
            try await store.write { database in
                try reports.reduce(0) { $0 + (try settle($1, at: times[$1.user.id] ?? usual, app, now: now, database)) }
            }
        }
    }

    // MARK: The users' clocks

    /// When users are told by their own clocks. A summary is told by the school's.
    private func times(of reports: [ItemReport], _ tenant: CommonV1.Tenant, _ policy: Policy, now: Instant) async throws -> [String: DailyTime] {
        guard rule != .daySummary, !reports.isEmpty else { return [:] }
        let ids = Set(reports.map(\.user.id))
        var snapshot = AudienceSnapshot()
        try await lookup.resolve(.init(tenant: tenant), users: ids, into: &snapshot)
        let chosen = rule == .digest ? try await digestTimes(of: ids.sorted(), tenant, policy, now: now) : [:]
        return ids.reduce(into: [:]) { times, id in
            let zone = LocalSchedule.zone(of: snapshot.users[id]?.user ?? .init(), .user, policy)
            times[id] = DailyTime(time: rule == .expiryWarning ? policy.expiryJobTime : chosen[id] ?? policy.digestDefaultTime, zone: zone)
        }
    }

    private func digestTimes(of ids: [String], _ tenant: CommonV1.Tenant, _ policy: Policy, now: Instant) async throws -> [String: LocalTime] {
        let questions = ids.map { PreferencesV1.SendQuestion(userId: $0, typeIds: [ItemReportRule.digestType], digestTime: true) }
        let answers = try await lookup.answers(to: questions, tenant: tenant, now: now)
        return zip(ids, answers).reduce(into: [:]) { $0[$1.0] = LocalTime($1.1.digestTime) }
    }

    // MARK: Steps

    /// What a report finds when it is due.
    private struct Findings {
        var step: ItemReport.Step
        var events: [EvaluatorV1.Event] = []
        /// Items of which the report tells once.
        var told: [Int64] = []
    }

    /// - Returns: the number of events.
    private func settle(_ report: ItemReport, at time: DailyTime, _ app: AppPolicy, now: Instant, _ database: Database) throws -> Int {
        // Woken meanwhile: it is due again at once, with what is true now.
        guard try ItemReportTable.isCurrent(report, database) else { return 0 }
        var report = report
        var findings = try find(report, at: time, app, now: now, database)
        var events = 0
        if case .tells(let day) = findings.step {
            for event in findings.events where try EventAdmission.admit(made: event, of: report.user.tenant, policy: app.policy, now: now, database) {
                events += 1
            }
            try ItemTable.markTold(findings.told, database)
            report.tell(on: day)
            findings = try find(report, at: time, app, now: now, database)
        } else if findings.step == .ends, report.planned.map({ $0 <= now }) ?? false {
            try CounterTable.addNothingToReport(to: report.user.tenant, database)
        }
        switch findings.step {
        case .waits(let instant):
            report.wait(until: instant)
            try ItemReportTable.postpone(report, to: instant, database)
        // A day is told once, so this does not happen. At worst it is looked at again.
        case .tells: try ItemReportTable.postpone(report, to: now, database)
        case .ends: _ = try DueItemTable.items.remove([report.row], database)
        }
        return events
    }

    private func find(_ report: ItemReport, at time: DailyTime, _ app: AppPolicy, now: Instant, _ database: Database) throws -> Findings {
        switch rule {
        case .daySummary: try classes(report, app, in: time.zone, now: now, database)
        case .digest: try requests(report, app, at: time, now: now, database)
        case .expiryWarning: try documents(report, app, at: time, now: now, database)
        }
    }

    private func classes(
        _ report: ItemReport, _ app: AppPolicy, in zone: IANAZone, now: Instant, _ database: Database
    ) throws -> Findings {
        guard let type = rule.type(of: ItemReportRule.classSession, in: app) else { return Findings(step: .ends) }
        let midnight = WallClock.instant(of: LocalDateTime(date: LocalDateTime(now, zone).date), in: zone)
        let sessions = try ItemTable.sessions(ItemReportRule.classSession, of: report.user, from: midnight, database)
        let step = report.step(firstClasses: ClassSession.firstOfDays(sessions, in: zone), lead: app.policy.preEventSummaryLead, now: now)
        guard case .tells(let day) = step else { return Findings(step: step) }
        let ofDay = sessions.filter { LocalDateTime($0.startsAt, zone).date == day }
        let alerts = try ItemTable.alertCount(MissedStreak.kind, for: report.user, database)
        return Findings(step: step, events: [event(of: type, report, day, ClassSession.summary(of: ofDay, alerts: alerts))])
    }

    private func requests(
        _ report: ItemReport, _ app: AppPolicy, at time: DailyTime, now: Instant, _ database: Database
    ) throws -> Findings {
        guard let type = rule.type(of: ItemReportRule.request, in: app) else { return Findings(step: .ends) }
        let count = try ItemTable.pendingCount(ItemReportRule.request, for: report.user, database)
        let step = report.step(time, firstDay: count > 0 ? time.day(of: report.since) : nil, now: now)
        guard case .tells(let day) = step else { return Findings(step: step) }
        return Findings(step: step, events: [event(of: type, report, day, ["count": String(count)])])
    }

    private func documents(
        _ report: ItemReport, _ app: AppPolicy, at time: DailyTime, now: Instant, _ database: Database
    ) throws -> Findings {
        let items = try ItemTable.expiring(of: report.user, after: now, database).filter { rule.type(of: $0.kind, in: app) != nil }
        let step = report.step(time, firstDay: ExpiringItem.firstDay(items, app.policy, in: time.zone), now: now)
        guard case .tells(let day) = step else { return Findings(step: step) }
        let inWindow = items.filter { $0.firstDay(window: app.policy.expiryWindowDays, in: time.zone) <= day }
        let byType = Dictionary(grouping: inWindow) { rule.type(of: $0.kind, in: app) ?? "" }
        let news = byType.filter { $1.contains { !$0.isTold } || app.policy.expiryRepeat == .daily }
        return Findings(
            step: step,
            events: news.sorted { $0.key < $1.key }.map { type, items in
                let nearest = items.map(\.expiresAt).min() ?? now
                let date = LocalDateTime(nearest, time.zone).date.description
                return event(of: type, report, day, ["count": String(items.count), "nearest_date": date])
            }, told: news.values.flatMap { $0.map(\.row) })
    }

    private func event(of type: String, _ report: ItemReport, _ day: LocalDate, _ data: [String: String]) -> EvaluatorV1.Event {
        let dayBefore = WallClock.instant(of: LocalDateTime(date: day.adding(days: -1)), in: .utc)
        var event = EvaluatorV1.Event(aboutItemsOf: report.user, type: type, cause: ["report", day.description], at: dayBefore, data: data)
        event.recipients = [report.user.id]
        return event
    }
}
