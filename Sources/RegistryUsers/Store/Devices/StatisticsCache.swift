import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage
import Synchronization

/// Counts of each app's devices and languages, cached because counting a large app takes long.
///
/// A call counts a small app itself. For a large app it returns the last count and starts a new one by ``StatisticsWorker``, so that no call exceeds
/// the callers' deadline.
final class StatisticsCache: Sendable {
    struct Count<Value: Sendable>: Sendable {
        var value: Value
        /// The shown time of the count.
        var countedAt: Instant
        /// The same moment in steady time, for its age.
        var at: SteadyInstant
    }

    private struct Page {
        var counts: Count<DeviceCounts>?
        var languages: Count<LanguageShares>?
    }

    private struct State {
        var pages: [CommonV1.Tenant: Page] = [:]
        /// Apps to count again after a call.
        var requested: Set<CommonV1.Tenant> = []
    }

    /// Most devices or users that a call counts itself: less than a second.
    static let mostAtOnce: Int64 = 100_000
    /// The validity of a count, for each thousand devices. A device takes some microseconds, so constant queries keep a reader busy for a hundredth
    /// of its time.
    private static let freshPerThousandDevices = Duration.seconds(1)

    private let store: Store
    private let policies: PolicyCache
    private let clock: any DomainClock
    private let mostAtOnce: Int64
    private let state = Mutex(State())
    /// Signalled when an app must be counted.
    let signal: WorkSignal

    /// - Parameter mostAtOnce: most devices or users that a call counts itself.
    init(
        store: Store, clock: any DomainClock, policies: PolicyCache, signal: WorkSignal = WorkSignal(),
        mostAtOnce: Int64 = StatisticsCache.mostAtOnce
    ) {
        (self.store, self.policies, self.clock, self.signal, self.mostAtOnce) = (store, policies, clock, signal, mostAtOnce)
    }

    /// The counts of an app's devices, new or cached.
    ///
    /// - Throws: `unavailable` before the first count of a large app, which this call starts.
    func counts(of tenant: CommonV1.Tenant) async throws -> Count<DeviceCounts> {
        let now = clock.steadyNow
        let last = state.withLock { $0.pages[tenant]?.counts }
        if let last, now - last.at < Self.freshPerThousandDevices * Int(last.value.devices / 1_000) { return last }
        let size: Int64
        if let last { size = last.value.devices } else { size = try await DeviceCounts.size(tenant, limit: mostAtOnce + 1, store) }
        if size <= mostAtOnce { return try await count(tenant) }
        request(tenant)
        guard let last else {
            throw APIError(.unavailable, field: "app_id", "the devices of \(tenant.appId) are being counted: ask again in a minute")
        }
        return last
    }

    /// The languages of an app's active users, from the daily count; nil before the first count of a large app.
    ///
    /// - Parameter users: the number of users.
    func languages(of tenant: CommonV1.Tenant, users: Int64) async throws -> Count<LanguageShares>? {
        if let last = state.withLock({ $0.pages[tenant]?.languages }) { return last }
        if users <= mostAtOnce { return try await countLanguages(tenant) }
        request(tenant)
        return nil
    }

    private func request(_ tenant: CommonV1.Tenant) {
        guard state.withLock({ $0.requested.insert(tenant).inserted }) else { return }
        signal.signal()
    }

    // MARK: Counting

    @discardableResult
    func count(_ tenant: CommonV1.Tenant) async throws -> Count<DeviceCounts> {
        let (now, at) = (clock.now, clock.steadyNow)
        let counts = Count(value: try await DeviceCounts.read(tenant, store), countedAt: now, at: at)
        state.withLock { $0.pages[tenant, default: Page()].counts = counts }
        return counts
    }

    @discardableResult
    func countLanguages(_ tenant: CommonV1.Tenant) async throws -> Count<LanguageShares> {
        let (now, at) = (clock.now, clock.steadyNow)
        let policy = try await policies.entry(for: tenant).policy
        let shares = Count(value: try await LanguageShares.read(tenant, policy: policy, store), countedAt: now, at: at)
        state.withLock { $0.pages[tenant, default: Page()].languages = shares }
        return shares
    }

    /// An app that a call has asked about since its count.
    var nextRequested: CommonV1.Tenant? { state.withLock { $0.requested.first } }

    /// Counts an app that a call asked about, and its languages if they were never counted. The request ends also after a failure.
    func countRequested(_ tenant: CommonV1.Tenant) async throws {
        defer { state.withLock { _ = $0.requested.remove(tenant) } }
        if state.withLock({ $0.pages[tenant]?.languages == nil }) { try await countLanguages(tenant) }
        try await count(tenant)
    }
}
