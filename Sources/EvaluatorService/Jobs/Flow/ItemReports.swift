import CarillonAPI
import DurableWork
import EventRules
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

    var kind: DueItemKind { rule.dueItemKind }
    var capacity: Int { backlog.room }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let reports = try await store.read { try ItemReportTable.read(items.map(\.row), $0) }
        let (app, times): (AppPolicy, [String: DailyTime])
        do {
            app = try await policies.app(of: tenant)
            times = try await self.times(of: Set(reports.map(\.user.id)), tenant, app.policy, now: now)
        } catch let error as any RPCErrorConvertible {
            return try await postpone(items, to: now + Self.pauseAfterFailure, after: error, in: store)
        }
        // Nobody is told anything. The end of it is a new policy, which wakes the reports.
        if app.policy.organizationSuspended {
            return try await store.write { try DueItemTable.items.postpone(items.map(\.row), to: now + .days(1), $0) }
        }
        // Each report is of one type or of few.
        try await backlog.fire(reports.count, waking: signals) {
            try await store.write { database in
                try reports.reduce(0) { count, report in
                    guard let time = times[report.user.id] else { return count }
                    return count + (try settle(report, at: time, app, now: now, database))
                }
            }
        }
    }

    // MARK: The users' clocks

    /// When each user is told.
    private func times(
        of ids: Set<String>, _ tenant: CommonV1.Tenant, _ policy: Policy, now: Instant
    ) async throws -> [String: DailyTime] {
        guard rule != .daySummary else {
            // The school's clock says which day it is. The first class says the time.
            let time = DailyTime(time: LocalTime(minuteOfDay: 0), zone: LocalSchedule.zone(of: .init(), .organization, policy))
            return ids.reduce(into: [:]) { $0[$1] = time }
        }
        guard !ids.isEmpty else { return [:] }
        let users = try await lookup.users(ids, of: tenant)
        let chosen = rule == .digest ? try await digestTimes(of: ids.sorted(), tenant, now: now) : [:]
        return ids.reduce(into: [:]) { times, id in
            let zone = LocalSchedule.zone(of: users[id]?.user ?? .init(), .user, policy)
            times[id] = DailyTime(time: rule == .expiryWarning ? policy.expiryJobTime : chosen[id] ?? policy.digestDefaultTime, zone: zone)
        }
    }

    /// The times that users chose.
    private func digestTimes(of ids: [String], _ tenant: CommonV1.Tenant, now: Instant) async throws -> [String: LocalTime] {
        let questions = ids.map { PreferencesV1.SendQuestion(userId: $0, typeIds: [ItemReportRule.digestType], asksDigestTime: true) }
        let answers = try await lookup.answers(to: questions, tenant: tenant, now: now)
        return zip(ids, answers).reduce(into: [:]) { $0[$1.0] = LocalTime($1.1.digestTime) }
    }

    // MARK: Steps

    /// - Returns: the number of events.
    private func settle(_ report: ItemReport, at time: DailyTime, _ app: AppPolicy, now: Instant, _ database: Database) throws -> Int {
        // Woken meanwhile: it is due again at once, with what is true now.
        guard try ItemReportTable.isCurrent(report, of: rule, database) else { return 0 }
        var report = report
        var findings = try ItemReportFindings(rule, of: report, at: time, app, now: now, database)
        var events = 0
        if case .tells(let day) = findings.step {
            for (event, told) in findings.events
            where try EventAdmission.admit(made: event, of: report.user.tenant, policy: app.policy, now: now, database) {
                events += 1
                try ItemTable.markTold(told, database)
            }
            report.tell(on: day)
            findings = try ItemReportFindings(rule, of: report, at: time, app, now: now, database)
        } else if findings.step == .ends, report.planned.map({ $0 <= now }) ?? false {
            try CounterTable.addNothingToReport(to: report.user.tenant, database)
        }
        switch findings.step {
        case .waits(let instant):
            report.wait(until: instant)
            try ItemReportTable.postpone(report, to: instant, database)
        // With a long lead time, of the next day: in the next round.
        case .tells: try ItemReportTable.postpone(report, to: now, database)
        case .ends: _ = try DueItemTable.items.remove([report.row], database)
        }
        return events
    }
}
