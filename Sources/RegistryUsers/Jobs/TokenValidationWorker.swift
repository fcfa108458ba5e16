import CarillonAPI
import DurableWork
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// Has tokens validated: new ones of every app within minutes, and twice a day, in one pass through the devices of all apps, those whose cycle
/// is over or of which nothing was heard (REG-12, REG-19).
struct TokenValidationWorker: BackgroundWorker {
    /// Hands a batch to the dispatcher.
    typealias Probe = @Sendable (DispatcherV1.ProbeTokensRequest) async throws -> Void

    let name = "token validation"
    let store: Store
    let policies: PolicyCache
    let newTokens: NewTokens
    let ids: IdentifierSource
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: RegistryMetrics
    let logger: Logger
    let probe: Probe

    /// From one pass to the next.
    static let interval = Duration.seconds(12 * 3_600)
    /// New tokens are gathered for so long, and asked about together. Longer than any registration takes from its beginning to its commit.
    static let gathering = Duration.seconds(60)
    /// After what failed.
    static let retry = Duration.seconds(60)

    func run() async throws {
        var agenda = beginning
        while !Task.isCancelled {
            try await activity.perform { try await turn(&agenda) }
            await newTokens.signal.wait(until: agenda.nextRound, orAt: agenda.nextPace, on: clock)
        }
    }

    /// What is to be done when the service starts.
    var beginning: ValidationAgenda { ValidationAgenda(nextRound: clock.now + RegistryJobs.firstRound, lookedUntil: .init(clock)) }

    /// Does what is due now. What fails is logged and tried again.
    ///
    /// - Throws: `CancellationError` alone.
    func turn(_ agenda: inout ValidationAgenda) async throws {
        let (now, date) = (clock.steadyNow, clock.now)
        if newTokens.areThere, agenda.nextLook == nil { agenda.nextLook = now + Self.gathering }
        if let due = agenda.nextLook, due <= now {
            agenda.nextLook = nil
            newTokens.clear()
            if try await !look(&agenda) { agenda.nextLook = now + Self.retry }
        }
        if agenda.nextRound <= date {
            agenda.nextRound = RegistryJobs.rounds.next(after: date)
            _ = try await attempt { try await goThrough(&agenda) }
        }
        for tenant in agenda.lines.filter({ !$0.value.isEmpty && $0.value.notBefore <= now }).keys {
            agenda.lines[tenant]?.notBefore = now + Self.retry
            _ = try await attempt(tenant) { try await ask(tenant, &agenda) }
        }
    }

    // MARK: Finding

    /// Puts the tokens that are new since the last look into line. What fails for one app is logged, and stops no other.
    ///
    /// - Returns: whether nothing failed; otherwise the next look begins where this one did.
    /// - Throws: `CancellationError` alone.
    private func look(_ agenda: inout ValidationAgenda) async throws -> Bool {
        let now = ValidationAgenda.LookedUntil(clock)
        // A registration's time is that of its beginning: it may have come into the store after a look that had passed that time.
        let from = ProbeCandidates.Position(usedAtMs: (agenda.lookedUntil.earliestDate(seenFrom: now) - Self.gathering).milliseconds)
        var apps: [Tenant] = []
        var isDone = try await attempt { apps = try await store.read { try $0.apps() } }
        for tenant in apps {
            let isLookedThrough = try await attempt(tenant) {
                var position: ProbeCandidates.Position? = from
                while let start = position {
                    try Task.checkCancellation()
                    let (found, next) = try await store.read { try ProbeCandidates.new(of: tenant, from: start, $0) }
                    if !found.isEmpty { agenda.lines[tenant, default: ProbeQueue(notBefore: now.steady)].add(new: found) }
                    position = agenda.lines[tenant]?.isFull == true ? nil : next
                }
            }
            if !isLookedThrough { isDone = false }
        }
        if isDone { agenda.lookedUntil = now }
        return isDone
    }

    /// One pass through all devices: puts those that are due into the lines of their apps, as many as can be asked about until the next one.
    /// An app whose policy cannot be read is left out, and logged.
    private func goThrough(_ agenda: inout ValidationAgenda) async throws {
        let now = clock.now
        var rules: [Tenant: TokenValidation] = [:]
        for tenant in try await store.read({ try $0.apps() }) {
            _ = try await attempt(tenant) { rules[tenant] = TokenValidation(tenant: tenant, policy: try await policies.entry(for: tenant).policy) }
            agenda.lines[tenant]?.beginRound()
        }
        var last: Int64? = 0
        while let start = last {
            try Task.checkCancellation()
            let window = try await store.read { try ProbeCandidates.window(after: start, nowMs: now.milliseconds, $0) }
            for (tenant, found) in Dictionary(grouping: window.found, by: \.tenant) {
                guard let rules = rules[tenant] else { continue }
                let due = found.filter { rules.isDue($0.times, nowMs: now.milliseconds) }.map(\.id)
                guard !due.isEmpty else { continue }
                agenda.lines[tenant, default: ProbeQueue(notBefore: clock.steadyNow)].add(old: due, most: rules.count(within: Self.interval))
            }
            last = window.last
        }
    }

    // MARK: Asking

    /// Probes the next ones of an app's line, at the pace of its policy.
    private func ask(_ tenant: Tenant, _ agenda: inout ValidationAgenda) async throws {
        let now = clock.now
        let validation = TokenValidation(tenant: tenant, policy: try await policies.entry(for: tenant).policy)
        while let rows = agenda.lines[tenant]?.take(validation.batchSize), !rows.isEmpty {
            try Task.checkCancellation()
            // As they are now: somebody may have logged out while they waited, or registered another token.
            let devices = try await store.read { try validation.due(rows, nowMs: now.milliseconds, $0) }
            guard !devices.isEmpty else { continue }
            do {
                try await probe(.init(tenant: tenant.message, probeId: ids.make(prefix: ""), devices: devices))
            } catch {
                agenda.lines[tenant]?.giveBack(rows)
                throw error
            }
            try await store.write { try validation.asked(devices, nowMs: now.milliseconds, $0) }
            metrics.probed(devices.count)
            agenda.lines[tenant]?.notBefore = clock.steadyNow + validation.pause(after: devices.count)
            return
        }
        agenda.lines[tenant] = nil
    }

    /// - Returns: whether it went well.
    /// - Throws: `CancellationError` alone.
    private func attempt(_ tenant: Tenant? = nil, _ body: () async throws -> Void) async throws -> Bool {
        do {
            try await body()
            return true
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            metrics.maintenance.failed(name)
            logger.warning(
                "tokens cannot be validated now; it is tried again", metadata: ["app": "\(tenant?.app ?? "")", "error": "\(error)"])
            return false
        }
    }
}
