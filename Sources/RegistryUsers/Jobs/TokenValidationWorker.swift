import CarillonAPI
import DurableWork
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// Validates tokens by probes (REG-12, REG-19): new tokens of every app within minutes. Twice a day one pass through the devices of all apps finds
/// those whose cycle is over or whose probe had no result.
struct TokenValidationWorker: BackgroundWorker {
    let name = "token validation"
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let activity: ActivityTracker
    let metrics: UserMetrics
    let policies: PolicyCache
    let newTokens: NewTokenSignal
    let probe: RegistryPeers.Probe
    let logger: Logger

    /// The time between two passes.
    static let interval = Duration.seconds(12 * 3_600)
    /// New tokens are collected for this time and probed together. It is longer than a registration takes from its start to its commit.
    static let gathering = Duration.seconds(60)
    /// The pause after a failure.
    static let retry = Duration.seconds(60)

    func run() async throws {
        var agenda = beginning
        while !Task.isCancelled {
            try await newTokens.signal.round(on: clock, activity) {
                try await runDue(&agenda)
                return WorkSignal.Due(date: agenda.nextRound, steady: agenda.nextPace)
            }
        }
    }

    /// The work at the start of the service.
    var beginning: ValidationAgenda { ValidationAgenda(nextRound: clock.now + RegistryJobs.firstRound, searchedUntil: .init(clock)) }

    /// Does the due work. Failures are logged and repeated.
    ///
    /// - Throws: `CancellationError` alone.
    func runDue(_ agenda: inout ValidationAgenda) async throws {
        let (now, date) = (clock.steadyNow, clock.now)
        if newTokens.areThere, agenda.nextSearch == nil { agenda.nextSearch = now + Self.gathering }
        if let due = agenda.nextSearch, due <= now {
            agenda.nextSearch = nil
            newTokens.clear()
            if try await !findNew(&agenda) { agenda.nextSearch = now + Self.retry }
        }
        if agenda.nextRound <= date {
            agenda.nextRound = RegistryJobs.rounds.next(after: date)
            _ = try await attempt { try await findDue(&agenda) }
        }
        for tenant in agenda.queues.filter({ !$0.value.isEmpty && $0.value.notBefore <= now }).keys {
            agenda.queues[tenant]?.notBefore = now + Self.retry
            _ = try await attempt(tenant) { try await sendProbes(tenant, &agenda) }
        }
    }

    // MARK: Finding

    /// Queues the tokens that are new since the last search. A failure for one app is logged, and stops no other app.
    ///
    /// - Returns: whether nothing failed; otherwise the next search begins at the same instant.
    /// - Throws: `CancellationError` alone.
    private func findNew(_ agenda: inout ValidationAgenda) async throws -> Bool {
        let now = ValidationAgenda.SearchEnd(clock)
        // A registration has the time of its start. It may be committed after a search that was past that time.
        let from = ProbeCandidates.Position(usedAt: agenda.searchedUntil.earliestDate(seenFrom: now) - Self.gathering)
        var apps: [CommonV1.Tenant] = []
        var isDone = try await attempt { apps = try await store.read { try AppTable.tenants($0) } }
        for tenant in apps {
            let isSearched = try await attempt(tenant) {
                var position: ProbeCandidates.Position? = from
                while let start = position {
                    try Task.checkCancellation()
                    let (found, next) = try await store.read { try ProbeCandidates.new(of: tenant, from: start, $0) }
                    if !found.isEmpty { agenda.queues[tenant, default: ProbeQueue(notBefore: now.steady)].add(new: found) }
                    position = agenda.queues[tenant]?.isFull == true ? nil : next
                }
            }
            if !isSearched { isDone = false }
        }
        if isDone { agenda.searchedUntil = now }
        return isDone
    }

    /// Runs one pass through all devices: queues due devices by app, as many as can be probed until the next pass. An app without a readable policy
    /// is skipped and logged.
    private func findDue(_ agenda: inout ValidationAgenda) async throws {
        let now = clock.now
        var rules: [CommonV1.Tenant: TokenValidation] = [:]
        for tenant in try await store.read({ try AppTable.tenants($0) }) {
            _ = try await attempt(tenant) { rules[tenant] = TokenValidation(tenant: tenant, policy: try await policies.entry(for: tenant).policy) }
            agenda.queues[tenant]?.beginRound()
        }
        var last: Int64? = 0
        while let start = last {
            try Task.checkCancellation()
            let window = try await store.read { try ProbeCandidates.window(after: start, now: now, $0) }
            for (tenant, found) in Dictionary(grouping: window.found, by: \.tenant) {
                guard let rules = rules[tenant] else { continue }
                let due = found.filter { rules.isDue($0.times, now: now) }.map(\.id)
                guard !due.isEmpty else { continue }
                agenda.queues[tenant, default: ProbeQueue(notBefore: clock.steadyNow)].add(old: due, most: rules.count(within: Self.interval))
            }
            last = window.last
        }
    }

    // MARK: Probing

    /// Probes the next devices of an app's queue, at the pace of its policy.
    private func sendProbes(_ tenant: CommonV1.Tenant, _ agenda: inout ValidationAgenda) async throws {
        let now = clock.now
        let validation = TokenValidation(tenant: tenant, policy: try await policies.entry(for: tenant).policy)
        while let rows = agenda.queues[tenant]?.take(validation.batchSize), !rows.isEmpty {
            try Task.checkCancellation()
            // Reads the devices again: a user may have logged out meanwhile, or registered another token.
            let devices = try await store.read { try DeviceTable.probeTargets(rows, validation, now: now, $0) }
            guard !devices.isEmpty else { continue }
            let suspended: Set<String>
            do {
                suspended = Set(try await probe(.init(tenant: tenant, probeId: ids.make(prefix: ""), devices: devices)).suspendedDeviceIds)
            } catch {
                agenda.queues[tenant]?.giveBack(rows)
                throw error
            }
            // Those of a provider that is down were not probed: the next pass finds them (C-68).
            let probed = suspended.isEmpty ? devices : devices.filter { !suspended.contains($0.pushDeviceId) }
            try await store.write { try DeviceTable.markProbed(probed, now: now, $0) }
            metrics.probed(probed.count)
            agenda.queues[tenant]?.notBefore = clock.steadyNow + validation.pause(after: devices.count)
            return
        }
        agenda.queues[tenant] = nil
    }

    /// - Returns: whether the probes were accepted.
    /// - Throws: `CancellationError` alone.
    private func attempt(_ tenant: CommonV1.Tenant? = nil, _ body: () async throws -> Void) async throws -> Bool {
        try await attempt(body) { error in
            metrics.maintenance.failed(name)
            logger.warning(
                "tokens cannot be validated now; it is tried again", metadata: ["app": "\(tenant?.appId ?? "")", "error": "\(error)"])
        } != nil
    }
}
