import CarillonAPI
import DurableWork
import Logging
import Providers
import ServiceKit
import Storage

/// Asks providers for the receipts of accepted messages (DISP-19). It sleeps until the earliest is due; what fell due while the service was down is
/// due at the start. Each dispatcher asks for the messages that it sent.
struct ReceiptPoller: BackgroundWorker {
    let name = "provider receipts"
    let store: Store
    let engine: DispatchEngine
    let adapters: Adapters
    let credentials: CredentialStore
    let requests: any AuxiliaryRequests
    /// Given when a receipt begins to be awaited.
    let signal: WorkSignal
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: DispatcherMetrics
    let logger: Logger

    /// Receipts of a provider in one round.
    private static let mostPerRound = 1_000
    /// The wait after a request without an answer that helps, where the provider names none.
    private static let waitAfterFailure: Duration = .seconds(60)

    func run() async throws {
        await keepRunning(logger: logger) {
            while true {
                try Task.checkCancellation()
                try await signal.round(on: clock, activity) { WorkSignal.Due(date: try await pollWhatIsDue()) }
            }
        }
    }

    /// - Returns: when the next receipt is due.
    private func pollWhatIsDue() async throws -> Instant? {
        while true {
            try Task.checkCancellation()
            let now = clock.now
            let due = try await store.read { database in
                try AwaitedReceiptTable.items.kinds(database).flatMap {
                    try AwaitedReceiptTable.due($0, at: now, limit: Self.mostPerRound, database)
                }
            }
            guard !due.isEmpty else { return try await store.read { try AwaitedReceiptTable.items.nextDue($0) } }
            // An app whose provider gives no answer delays no other one.
            let byRoute = Dictionary(grouping: due, by: \.route)
            _ = try await byRoute.keys.concurrentMap { route in
                try await poll(byRoute[route] ?? [], of: route)
                return true
            }
        }
    }

    /// Asks for receipts. Each of them is ended or gets a later due time.
    private func poll(_ receipts: [AwaitedReceipt], of route: Route) async throws {
        let now = Moment(clock)
        guard let adapter = adapters[route.provider], let source = adapter.receipts else {
            // An adapter that this program lacks.
            return try await postpone(receipts, by: .days(1))
        }
        guard let credential = credentials.current(for: route.tenant, provider: route.provider) else {
            return try await postpone(receipts, by: source.interval)
        }
        do {
            let endpoint = adapter.endpoint(for: route.environment)
            let context = SendContext(
                authorization: try await credential.sender.authorization(at: now).value, authority: endpoint.authority, now: now.date)
            var rest = receipts[...]
            while !rest.isEmpty {
                try await ask(for: Array(rest.prefix(source.idsPerRequest)), of: route, source, context, at: endpoint)
                rest = rest.dropFirst(source.idsPerRequest)
            }
        } catch is AuthorizationFailure {
            try await postpone(receipts, by: Self.waitAfterFailure)
        }
    }

    private func ask(
        for receipts: [AwaitedReceipt], of route: Route, _ source: any ProviderReceipts, _ context: SendContext, at endpoint: ProviderEndpoint
    ) async throws {
        switch await answer(to: source.request(for: receipts.map(\.id), in: context), source, at: endpoint) {
        case .verdicts(let verdicts):
            let judged = receipts.compactMap { receipt in
                verdicts[receipt.id].map { DispatchEngine.JudgedReceipt(receipt: receipt, verdict: $0) }
            }
            await engine.settle(judged, of: route)
            try await postpone(receipts.filter { verdicts[$0.id] == nil }, by: source.interval)
        case .tooMany where receipts.count > 1:
            let half = receipts.count / 2
            try await ask(for: Array(receipts[..<half]), of: route, source, context, at: endpoint)
            try await ask(for: Array(receipts[half...]), of: route, source, context, at: endpoint)
        case .tooMany:
            try await postpone(receipts, by: source.interval)
        case .later(let wait, let code):
            let wait = wait ?? Self.waitAfterFailure
            logger.warning(
                "a provider gives no receipts now",
                metadata: ["app": "\(route.tenant.label)", "provider": "\(route.provider)", "code": "\(code)", "retry_in": "\(wait)"])
            try await postpone(receipts, by: wait)
        case .refused(let code):
            await engine.receiptsRefused(of: route, code: code)
            try await postpone(receipts, by: source.interval)
        }
    }

    private func answer(
        to request: ProviderRequest, _ source: any ProviderReceipts, at endpoint: ProviderEndpoint
    ) async -> ReceiptAnswer {
        switch await requests.exchange(request, at: endpoint) {
        case .answered(let answer): return source.interpret(answer, now: clock.now)
        case .noAnswer(let unknown): return .later(after: nil, code: unknown.rawValue)
        case .notSent(let reason): return .later(after: nil, code: reason)
        }
    }

    /// Asks again later. A message whose receipt the provider does not keep any longer stays sent.
    private func postpone(_ receipts: [AwaitedReceipt], by wait: Duration) async throws {
        guard !receipts.isEmpty else { return }
        let now = clock.now
        let missing = receipts.filter { $0.endsAt <= now }
        try await store.write { database in
            _ = try AwaitedReceiptTable.items.remove(missing.map(\.row), database)
            for receipt in receipts where receipt.endsAt > now {
                try AwaitedReceiptTable.items.postpone([receipt.row], to: min(now + max(wait, .seconds(1)), receipt.endsAt), database)
            }
        }
        for (provider, receipts) in Dictionary(grouping: missing, by: \.route.provider) {
            metrics.receipts(provider, code: "receipt_missing", count: receipts.count)
        }
    }
}
