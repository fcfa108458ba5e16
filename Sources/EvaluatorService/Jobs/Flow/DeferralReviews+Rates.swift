import CarillonAPI
import DurableWork
import ServiceKit
import Storage

// Notifications that wait for a place in their user's minute (EVAL-31).
extension DeferralReviews {
    /// Notifications whose due time is changed together.
    private static let placesPerWrite = 5_000

    /// Makes notifications due that wait by another rate than the present one: they take a place by that, or leave at once without a rate.
    ///
    /// - Returns: the apps to review again, because their policy cannot be read.
    func reviewRates(of changed: SettingsChanges.Changed) async throws -> Set<CommonV1.Tenant> {
        guard changed.users.everything || !changed.tenants.isEmpty else { return [] }
        let waiting = try await store.read { try DueItemTable.items.tenants(DueItemKind.userRate.rawValue, $0) }
        var (behind, isChanged): (Set<CommonV1.Tenant>, Bool) = ([], false)
        for tenant in waiting where changed.users.everything || changed.tenants.contains(tenant) {
            let known: AppPolicy?
            do { known = try await lookup.policy(of: tenant) } catch let error where !(error is CancellationError) {
                behind.insert(tenant)
                continue
            }
            guard let app = known else { continue }
            let waited = try await store.read { try DeferralTable.rates(of: tenant, $0) }
            for rate in waited where app.policy(for: rate.typeID).userRatePerMinute != rate.limit {
                let now = clock.now
                var count = Self.placesPerWrite
                while count == Self.placesPerWrite {
                    count = try await store.write {
                        try DeferralTable.release(rate, of: tenant, after: now, limit: Self.placesPerWrite, $0)
                    }
                    isChanged = isChanged || count > 0
                }
            }
        }
        if isChanged { try await rates.restore(from: store, at: clock.now) }
        return behind
    }
}
