import CarillonAPI
import DurableWork
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
    /// - Returns: true: nothing is left.
    func review() async throws -> Bool {
        let changed = changes.take(for: .reports)
        do {
            try await review(changed)
            return true
        } catch {
            changes.giveBack(changed, for: .reports)
            throw error
        }
    }

    private func review(_ changed: SettingsChanges.Changed) async throws {
        if changed.users.everything {
            for tenant in try await store.read(ItemTable.tenants) { try await insertMissing(of: tenant) }
            return try await wake { try ItemReportTable.rows(of: nil, $0) }
        }
        for tenant in changed.tenants {
            try await insertMissing(of: tenant)
            try await wake { try ItemReportTable.rows(of: tenant, $0) }
        }
        guard try await !store.read(ItemReportTable.isEmpty) else { return }
        let now = clock.now
        let users = changed.users.users.map(UserKey.init).filter { !changed.tenants.contains($0.tenant) }
        try await inParts(users) { user, database in
            // Classes have the school's clock.
            for rule in [ItemReportRule.digest, .expiryWarning] { try ItemReportTable.setDue(rule, of: user, now: now, database) }
        }
    }

    /// A type that is new in the catalogue tells of items that are stored.
    private func insertMissing(of tenant: CommonV1.Tenant) async throws {
        // Without the policy nobody can be told. Its next version is a change.
        guard let app = try? await policies.current(for: tenant) else { return }
        let now = clock.now
        for rule in ItemReportRule.allCases {
            let kinds = rule.kinds(in: app)
            guard !kinds.isEmpty else { continue }
            let users = try await store.read { try ItemTable.readers(rule, of: tenant, kinds: kinds, now: now, $0) }
            try await inParts(users) { user, database in
                try ItemReportTable.insertMissing(rule, of: UserKey(user, of: tenant), now: now, database)
            }
        }
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
