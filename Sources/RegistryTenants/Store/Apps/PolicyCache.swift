package import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// The effective policies of all apps, cached until a change, and sent to watchers.
package final class PolicyCache: Sendable {
    private struct State {
        var entries: [CommonV1.Tenant: PolicyEntry] = [:]
        /// Counts changes, so that a read from before a change is not cached after it.
        var changes: UInt64 = 0
        var watchers: [UInt64: Watcher] = [:]
        var nextWatcher: UInt64 = 0
    }

    private struct Watcher {
        var tenant: CommonV1.Tenant
        var wake: AsyncStream<Void>.Continuation
    }

    private let store: Store
    private let profiles: ProfileLibrary
    private let state = Mutex(State())

    init(store: Store, profiles: ProfileLibrary) {
        self.store = store
        self.profiles = profiles
    }

    /// The entry of an app.
    ///
    /// - Throws: `not_found` for an app that does not exist or belongs to another organization (ARCH-07).
    package func entry(for tenant: CommonV1.Tenant) async throws -> PolicyEntry {
        let (known, changes) = state.withLock { ($0.entries[tenant], $0.changes) }
        if let known { return known }
        let profiles = profiles
        let entry = try await store.read { try PolicyBasis(of: tenant, $0).resolve(profiles) }
        state.withLock { if $0.changes == changes { $0.entries[tenant] = entry } }
        return entry
    }

    /// Removes the policy of an app, or of all apps of an organization, and wakes their watchers. Called after every committed change.
    func changed(organization: String, app: String? = nil) {
        func concerns(_ tenant: CommonV1.Tenant) -> Bool { tenant.organizationId == organization && (app == nil || tenant.appId == app) }
        state.withLock { state in
            state.changes += 1
            state.entries = state.entries.filter { !concerns($0.key) }
            for watcher in state.watchers.values where concerns(watcher.tenant) { watcher.wake.yield() }
        }
    }

    /// A stream with an element after each change of an app's policy; several changes may be one element.
    func changes(of tenant: CommonV1.Tenant) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { state in
            let id = state.nextWatcher
            state.nextWatcher += 1
            state.watchers[id] = Watcher(tenant: tenant, wake: continuation)
            continuation.onTermination = { [weak self] _ in self?.forget(id) }
        }
        return stream
    }

    private func forget(_ id: UInt64) {
        state.withLock { _ = $0.watchers.removeValue(forKey: id) }
    }
}
