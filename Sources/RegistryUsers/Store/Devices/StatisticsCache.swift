import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage
import Synchronization

/// Counts of each app's devices and languages, cached because counting a large app takes long.
///
/// A small app is counted by the call that asks. Of a large one a call answers what was counted before and has it counted anew by
/// ``StatisticsWorker``: no call waits longer for an answer than callers do.
final class StatisticsCache: Sendable {
    struct Kept<Value: Sendable>: Sendable {
        var value: Value
        /// When it was counted, as is shown.
        var atMs: Int64
        /// The same moment, as its age goes by.
        var at: SteadyInstant
    }

    private struct Page {
        var counts: Kept<DeviceCounts>?
        var languages: Kept<LanguageShares>?
    }

    private struct State {
        var pages: [Tenant: Page] = [:]
        /// Apps that somebody asked about, to be counted anew.
        var wanted: Set<Tenant> = []
    }

    /// Devices, or users, that a call counts while its caller waits: less than a second's work.
    static let mostAtOnce: Int64 = 100_000
    /// How long a count is fresh, for each thousand devices. Reading a device takes some microseconds, so a caller that asks without pause keeps
    /// a reader busy for a hundredth of its time.
    private static let freshPerThousandDevices = Duration.seconds(1)

    private let store: Store
    private let policies: PolicyCache
    private let clock: any DomainClock
    private let mostAtOnce: Int64
    private let state = Mutex(State())
    /// Given when an app is to be counted anew.
    let signal: WorkSignal

    /// - Parameter mostAtOnce: what a call counts by itself.
    init(
        store: Store, policies: PolicyCache, clock: any DomainClock, signal: WorkSignal = WorkSignal(),
        mostAtOnce: Int64 = StatisticsCache.mostAtOnce
    ) {
        (self.store, self.policies, self.clock, self.signal, self.mostAtOnce) = (store, policies, clock, signal, mostAtOnce)
    }

    /// The devices of an app, counted now or a while ago.
    ///
    /// - Throws: `unavailable` where a large app was not counted yet: it is from now on.
    func counts(of tenant: Tenant) async throws -> Kept<DeviceCounts> {
        let now = clock.steadyNow
        let kept = state.withLock { $0.pages[tenant]?.counts }
        if let kept, now - kept.at < Self.freshPerThousandDevices * Int(kept.value.devices / 1_000) { return kept }
        let size: Int64
        if let kept { size = kept.value.devices } else { size = try await DeviceCounts.size(tenant, limit: mostAtOnce + 1, store) }
        if size <= mostAtOnce { return try await count(tenant) }
        want(tenant)
        guard let kept else {
            throw APIError(.unavailable, field: "app_id", "the devices of \(tenant.app) are being counted: ask again in a minute")
        }
        return kept
    }

    /// What an app's active users read, as of the day's count; nil as long as a large app was not counted.
    ///
    /// - Parameter users: how many there are.
    func languages(of tenant: Tenant, users: Int64) async throws -> Kept<LanguageShares>? {
        if let kept = state.withLock({ $0.pages[tenant]?.languages }) { return kept }
        if users <= mostAtOnce { return try await countLanguages(tenant) }
        want(tenant)
        return nil
    }

    private func want(_ tenant: Tenant) {
        guard state.withLock({ $0.wanted.insert(tenant).inserted }) else { return }
        signal.signal()
    }

    // MARK: Counting

    @discardableResult
    func count(_ tenant: Tenant) async throws -> Kept<DeviceCounts> {
        let (atMs, at) = (clock.now.milliseconds, clock.steadyNow)
        let counts = Kept(value: try await DeviceCounts.read(tenant, store), atMs: atMs, at: at)
        state.withLock { $0.pages[tenant, default: Page()].counts = counts }
        return counts
    }

    @discardableResult
    func countLanguages(_ tenant: Tenant) async throws -> Kept<LanguageShares> {
        let (atMs, at) = (clock.now.milliseconds, clock.steadyNow)
        let policy = try await policies.entry(for: tenant).policy
        let shares = Kept(value: try await LanguageShares.read(tenant, policy: policy, store), atMs: atMs, at: at)
        state.withLock { $0.pages[tenant, default: Page()].languages = shares }
        return shares
    }

    /// An app that somebody asked about since it was counted.
    var nextWanted: Tenant? { state.withLock { $0.wanted.first } }

    /// Counts an app that a call asked about, and its languages where they were never counted. The request for it ends, also after a failure.
    func countWanted(_ tenant: Tenant) async throws {
        defer { state.withLock { _ = $0.wanted.remove(tenant) } }
        if state.withLock({ $0.pages[tenant]?.languages == nil }) { try await countLanguages(tenant) }
        try await count(tenant)
    }
}
