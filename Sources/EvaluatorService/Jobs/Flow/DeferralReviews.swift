import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Reviews notifications that wait for the end of quiet hours or for a time of their user's clock, after a change that may move that end (EVAL-22),
/// and those that wait for a place in their user's minute, after a change of the rate (EVAL-31).
struct DeferralReviews: Sendable {
    let store: Store
    let clock: any DomainClock
    let lookup: AudienceLookup
    let changes: SettingsChanges
    let rates: UserRates

    /// Users who are reviewed together.
    private static let usersPerReview = 500

    /// Reviews the users who changed.
    ///
    /// - Returns: false where preferences do not have an app's newest policy yet. They get it within moments, and then its users are reviewed.
    ///   Due notifications do not wait for that.
    func review() async throws -> Bool {
        let changed = changes.take(for: .deferrals)
        do {
            let behind = try await review(changed).union(reviewRates(of: changed))
            changes.giveBack(.init(tenants: behind), for: .deferrals)
            return behind.isEmpty
        } catch {
            changes.giveBack(changed, for: .deferrals)
            throw error
        }
    }

    /// Reviews the deferred notifications of the users who changed.
    ///
    /// - Returns: the apps to review again: preferences do not have the evaluator's version of their policy yet, or a peer failed for all of
    ///   their users.
    private func review(_ changed: SettingsChanges.Changed) async throws -> Set<CommonV1.Tenant> {
        var behind: Set<CommonV1.Tenant> = []
        guard !changed.users.everything else {
            let tenants = try await store.read { database in
                try Set(DeferralTable.movingKinds.flatMap { try DueItemTable.items.tenants($0.rawValue, database) })
            }
            for tenant in tenants { try await reviewAll(of: tenant, behind: &behind) }
            return behind
        }
        for tenant in changed.tenants { try await reviewAll(of: tenant, behind: &behind) }
        let others = changed.users.users.map(UserKey.init).filter { !changed.tenants.contains($0.tenant) }
        try await review(others, behind: &behind)
        return behind
    }

    private func reviewAll(of tenant: CommonV1.Tenant, behind: inout Set<CommonV1.Tenant>) async throws {
        var last = ""
        while !behind.contains(tenant) {
            let after = last
            let users = try await store.read { try DeferralTable.users(of: tenant, after: after, limit: Self.usersPerReview, $0) }
            guard let end = users.last else { return }
            try await review(users, behind: &behind)
            last = end.id
        }
    }

    private func review(_ users: [UserKey], behind: inout Set<CommonV1.Tenant>) async throws {
        for start in stride(from: 0, to: users.count, by: Self.usersPerReview) {
            let known = behind
            let part = users[start..<min(users.count, start + Self.usersPerReview)].filter { !known.contains($0.tenant) }
            let (page, groups) = try await store.read { (try DeferralTable.newest(of: part, $0), try DeferralTable.groups(of: part, $0)) }
            let ofTenant = Dictionary(grouping: groups, by: \.user.tenant)
            for (tenant, deferred) in Dictionary(grouping: page.deferred, by: \.tenant) {
                let now = clock.now
                let prepared = try await lookup.prepare(deferred, events: page.events, tenant: tenant, now: now)
                let found = prepared.releases
                // A user whose lookup fails keeps the due time. When the lookups of all users fail, the app is behind.
                let left = Set(prepared.left.map(\.deferred.userID))
                guard !found.isEmpty || left.isEmpty, !found.contains(where: \.isAheadOfPreferences) else {
                    behind.insert(tenant)
                    continue
                }
                let (users, app) = (found.reduce(into: [:]) { $0.merge($1.reviewedUsers) { $1 } }, found.first?.group.app)
                let reviews = (ofTenant[tenant] ?? []).filter { !left.contains($0.user.id) }.map {
                    (group: $0, review: DeferralReview(of: $0, users[$0.user.id], app: app, now: now))
                }.filter { $0.review != .stays }
                if !reviews.isEmpty { try await store.write { try DecisionCommit.commit(reviews, at: now, $0) } }
            }
        }
    }
}
