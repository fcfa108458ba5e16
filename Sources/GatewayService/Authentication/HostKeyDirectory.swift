import CarillonAPI
import RPC
import ServiceKit
import Synchronization

/// The keys of host systems (`sk_…`) by the hash of their secret.
///
/// An answer of the registry counts for ``Ages/fresh``, so a revoked key is refused within that time. While the registry does not answer, events are
/// taken from keys that it verified within ``Ages/old``, and everything else is refused (decision 0151).
final class HostKeyDirectory: Sendable {
    /// Times, in real time.
    struct Ages: Sendable {
        /// How long an answer counts without another question.
        var fresh = Duration.seconds(5)
        /// How long a verified key counts for events while the registry does not answer.
        var old = Duration.seconds(3_600)
        /// Longest wait of a request for the registry. A question goes on for the default time of a call, and its answer counts.
        var patience = Duration.seconds(2)
        /// How long after such a wait events are taken without another one. The registry is asked all the same.
        var pause = Duration.seconds(5)
    }

    private struct Entry {
        var key: RegistryV1.ServiceKey
        /// Before the question, so that a revocation during it counts in time.
        var askedAt: ContinuousClock.Instant
    }

    private typealias Check = Task<RegistryV1.ServiceKey?, any Error>

    private struct State {
        /// Keys that the registry knows, and that it did not call revoked since.
        var entries: [String: Entry] = [:]
        var checks: [String: Check] = [:]
        /// Until when the registry counts as away.
        var awayUntil = ContinuousClock.now
    }

    private static let mostEntries = 10_000

    private let tenants: RegistryV1.Tenants.Client
    private let ages: Ages
    private let lookups: CacheMetrics
    private let state = Mutex(State())

    init(tenants: RegistryV1.Tenants.Client, metrics: MetricsRegistry, ages: Ages = Ages()) {
        self.tenants = tenants
        self.ages = ages
        lookups = CacheMetrics("service_key", metrics: metrics)
    }

    /// The key, or nil.
    ///
    /// - Parameter forEvents: while the registry does not answer, a key counts that it verified some time ago.
    /// - Throws: `unavailable` while the registry does not answer; its other errors.
    func key(hash: String, forEvents: Bool = false) async throws -> RegistryV1.ServiceKey? {
        let now = ContinuousClock.now
        let (entry, awayUntil) = state.withLock { ($0.entries[hash], $0.awayUntil) }
        if let entry, now < entry.askedAt + ages.fresh {
            lookups.hits.increment()
            return entry.key
        }
        lookups.misses.increment()
        let check = beginCheck(of: hash)
        let old = entry.flatMap { forEvents && now < $0.askedAt + ages.old ? $0.key : nil }
        // The check goes on for later requests.
        if let old, now < awayUntil { return old }
        do {
            return try await answer(of: check)
        } catch let error where PeerOutage.explains(error) {
            guard let old else { throw Self.unchecked }
            return old
        }
    }

    private static let unchecked = APIError(
        .unavailable, "the service key cannot be checked now; send the request again later", retryAfter: .seconds(5))

    /// The running check of a key, or a new one.
    private func beginCheck(of hash: String) -> Check {
        state.withLock { state in
            if let running = state.checks[hash] { return running }
            // Detached: all requests with the key share it.
            let check = Task.detached { try await self.ask(hash) }
            state.checks[hash] = check
            return check
        }
    }

    /// Asks the registry, and keeps what it says.
    private func ask(_ hash: String) async throws -> RegistryV1.ServiceKey? {
        let askedAt = ContinuousClock.now
        do {
            let key = try await tenants.verifyServiceKey(.init(secretHash: hash)).key
            answered(key.map { Entry(key: $0, askedAt: askedAt) }, for: hash)
            return key
        } catch let error as RPCError where error.code == .notFound || error.code == .unauthenticated {
            answered(nil, for: hash)
            return nil
        } catch {
            state.withLock { $0.checks[hash] = nil }
            if PeerOutage.explains(error) { noteAbsence() }
            throw error
        }
    }

    private func noteAbsence() { state.withLock { $0.awayUntil = ContinuousClock.now + ages.pause } }

    private func answered(_ entry: Entry?, for hash: String) {
        state.withLock { state in
            state.checks[hash] = nil
            state.awayUntil = .now
            if let entry, state.entries[hash] == nil, state.entries.count >= Self.mostEntries {
                state.entries = state.entries.filter { entry.askedAt < $0.value.askedAt + ages.old }
                if state.entries.count >= Self.mostEntries { state.entries.removeAll() }
            }
            state.entries[hash] = entry
        }
    }

    /// Waits for a check, which goes on when the caller is cancelled, or the time is up.
    ///
    /// - Throws: what the check throws, `CancellationError`, and `deadline_exceeded` when the time is up.
    private func answer(of check: Check) async throws -> RegistryV1.ServiceKey? {
        let answer = OneShot<RegistryV1.ServiceKey?>()
        Task { answer.resolve(await check.result) }
        let timer = Task {
            try await Task.sleep(for: ages.patience)
            guard answer.resolve(.failure(APIError(.deadlineExceeded, "the registry did not check the service key in time"))) else { return }
            noteAbsence()
        }
        defer { timer.cancel() }
        return try await withTaskCancellationHandler {
            try await answer.value()
        } onCancel: {
            answer.resolve(.failure(CancellationError()))
        }
    }
}
