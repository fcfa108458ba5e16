import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Finds the next times of reports about tracked items again, after a change of their user's clock or choice, of the policy, or of the catalogue.
struct ItemReportReviews: Sendable {
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let changes: SettingsChanges

    /// Reports that one transaction wakes.
    private static let reportsPerTransaction = 500

    /// Makes the reports due that may have another next time. Their handler does the rest.
    ///
    /// - Returns: false where the registry does not tell an app's policy yet. It is asked again soon.
    func review() async throws -> Bool {
        let changed = changes.take(for: .reports)
        do {
            let failed = try await review(changed)
            changes.giveBack(.init(tenants: failed), for: .reports)
            return failed.isEmpty
        } catch {
            changes.giveBack(changed, for: .reports)
            throw error
        }
    }

    /// - Returns: the apps whose policy cannot be read.
    private func review(_ changed: SettingsChanges.Changed) async throws -> Set<CommonV1.Tenant> {
        var failed: Set<CommonV1.Tenant> = []
        if changed.users.everything {
            for tenant in try await store.read(ItemTable.tenants) where try await !insertMissing(of: tenant) { failed.insert(tenant) }
            try await wake { try ItemReportTable.rows(of: nil, $0) }
            return failed
        }
        for tenant in changed.tenants {
            guard try await insertMissing(of: tenant) else {
                failed.insert(tenant)
                continue
            }
            try await wake { try ItemReportTable.rows(of: tenant, $0) }
        }
        guard try await !store.read(ItemReportTable.isEmpty) else { return failed }
        let now = clock.now
        let users = changed.users.users.map(UserKey.init).filter { !changed.tenants.contains($0.tenant) }
        try await inParts(users) { user, database in
            // Classes have the school's clock.
            for rule in [ItemReportRule.digest, .expiryWarning] { try ItemReportTable.setDue(rule, of: user, now: now, database) }
        }
        return failed
    }

    /// A type that is new in the catalogue tells of items that are stored.
    ///
    /// - Returns: false where the app's policy cannot be read at present.
    private func insertMissing(of tenant: CommonV1.Tenant) async throws -> Bool {
        let app: AppPolicy
        do {
            app = try await policies.current(for: tenant)
        } catch {
            try Task.checkCancellation()
            // An app that is gone has no reports.
            return (error as? any RPCErrorConvertible)?.rpcError.code == .notFound
        }
        let now = clock.now
        for rule in ItemReportRule.allCases {
            let kinds = rule.kinds(in: app)
            guard !kinds.isEmpty else { continue }
            let users = try await store.read { try ItemTable.readers(rule, of: tenant, kinds: kinds, now: now, $0) }
            try await inParts(users) { user, database in
                try ItemReportTable.insertMissing(rule, of: UserKey(user, of: tenant), now: now, database)
            }
        }
        return true
    }

    private func wake(_ rows: @escaping @Sendable (Database) throws -> [Int64]) async throws {
        let now = clock.now
        try await inParts(try await store.read(rows)) { try ItemReportTable.setDue([$0], now: now, $1) }
    }

    private func inParts<Element: Sendable>(
        _ elements: [Element], _ body: @escaping @Sendable (Element, Database) throws -> Void
    ) async throws {
        for start in stride(from: 0, to: elements.count, by: Self.reportsPerTransaction) {
            let part = elements[start..<min(elements.count, start + Self.reportsPerTransaction)]
            try await store.write { database in for element in part { try body(element, database) } }
        }
    }
}
