import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Reminds users of what is due the next day (EVAL-46): each reminder with pending items becomes an event, and the ordinary stages do the rest.
///
/// A reminder by the users' own clocks is due first when the first clock on Earth shows its time. Then the registry tells the owner's zone.
struct DueReminders: DueItemHandler {
    let kind = ReminderTable.kind
    let store: Store
    let policies: any PolicySource
    let lookup: AudienceLookup
    let signals: WorkSignals
    let backlog: Backlog

    var capacity: Int { backlog.room }

    /// A user who moves east meanwhile is reminded so late at most.
    private static let longestWait = Duration.seconds(3 * 3_600)

    private enum Step {
        case waits(until: Instant)
        case fires(RegistryV1.ResolvedUser)
        case ends
    }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let reminders = try await store.read { try ReminderTable.read(items.map(\.row), $0) }
        let (app, owners): (AppPolicy, [String: Recipient])
        do {
            app = try await policies.app(of: tenant)
            owners = try await self.owners(of: reminders, tenant, app.policy)
        } catch let error as any RPCErrorConvertible {
            return try await postpone(items, to: now + Self.pauseAfterFailure, after: error, in: store)
        }
        let steps = reminders.map { ($0, Self.step($0, of: owners[$0.owner.id]?.user ?? .init(), app.policy, now: now)) }
        // Each reminder is of one type or of few.
        try await backlog.fire(steps.count, waking: signals) {
            try await store.write { database in try steps.reduce(0) { $0 + (try settle($1.0, $1.1, app, at: now, database)) } }
        }
    }

    /// The owners, where their clocks count.
    private func owners(of reminders: [DueReminder], _ tenant: CommonV1.Tenant, _ policy: Policy) async throws -> [String: Recipient] {
        guard policy.reminderTimezoneSource == .user, !reminders.isEmpty else { return [:] }
        return try await lookup.users(Set(reminders.map(\.owner.id)), of: tenant)
    }

    private static func step(_ reminder: DueReminder, of owner: RegistryV1.ResolvedUser, _ policy: Policy, now: Instant) -> Step {
        let time = reminder.time(of: owner, policy)
        if time.due > now { return .waits(until: policy.reminderTimezoneSource == .user ? min(time.due, now + longestWait) : time.due) }
        // Its time was over when the first item came, or the service was down until the day began.
        return time.due < reminder.since || time.end <= now ? .ends : .fires(owner)
    }

    /// - Returns: the number of events.
    private func settle(_ reminder: DueReminder, _ step: Step, _ app: AppPolicy, at now: Instant, _ database: Database) throws -> Int {
        if case .waits(let until) = step {
            try DueItemTable.items.postpone([reminder.row], to: until, database)
            return 0
        }
        guard try DueItemTable.items.remove([reminder.row], database) == 1, case .fires(let owner) = step else { return 0 }
        let days = reminder.date.adding(days: -1)...reminder.date.adding(days: 1)
        let pending = reminder.items(try ItemTable.pending(of: reminder.owner, on: days, database), of: owner, app.policy)
        let byType = Dictionary(grouping: pending) { DueReminder.type(of: $0.kind, in: app) ?? "" }.filter { !$0.key.isEmpty }
        if byType.isEmpty { try CounterTable.addNothingToReport(to: reminder.owner.tenant, database) }
        return try byType.sorted { $0.key < $1.key }.count { type, items in
            try EventAdmission.admit(
                made: reminder.event(of: type, items), of: reminder.owner.tenant, policy: app.policy, now: now, database)
        }
    }
}
