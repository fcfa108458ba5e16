import Logging
import Providers
import ServiceKit

/// How the token endpoint is asked; a pool in the service, a function in tests.
protocol TokenTransport: Sendable {
    func exchange(_ request: ProviderRequest, at endpoint: TokenEndpoint) async -> ExchangeOutcome
}

/// Owns the access tokens of all service accounts: fetched early, one fetch at a time and account (DISP-10, T14).
actor GoogleTokenSource {
    private struct Account {
        var state = GoogleAccessTokenState()
        var fetch: Task<String, any Error>?
        /// Why the last fetch failed, for those who must wait.
        var failure = AuthorizationFailure.unavailable(reason: "not asked yet", retryAt: SteadyInstant(milliseconds: 0))
    }

    private var accounts: [String: Account] = [:]
    private let transport: any TokenTransport
    private let clock: any DomainClock
    private let logger: Logger

    /// Waits after a failed fetch when the endpoint names none.
    static let retryDelay: Duration = .seconds(5)

    init(transport: any TokenTransport, clock: any DomainClock, logger: Logger) {
        self.transport = transport
        self.clock = clock
        self.logger = logger
    }

    /// - Throws: ``AuthorizationFailure``.
    func token(of id: String, account: FCMServiceAccount) async throws -> String {
        switch accounts[id, default: Account()].state.next(at: clock.steadyNow) {
        case .use(let token):
            return token.value
        case .useAndFetch(let token):
            _ = startFetch(id, account)
            return token.value
        case .fetch:
            return try await startFetch(id, account).value
        case .wait:
            guard let fetch = accounts[id]?.fetch else { throw accounts[id]?.failure ?? Account().failure }
            return try await fetch.value
        }
    }

    /// Whether ``token(of:account:)`` answers without asking the token endpoint first.
    func hasToken(of id: String) -> Bool { accounts[id]?.state.hasToken(at: clock.steadyNow) ?? false }

    /// FCM refused a token. True when another one will be fetched; false when its replacement was refused too.
    func refused(_ token: String, of id: String) -> Bool {
        accounts[id, default: Account()].state.refused(token)
    }

    /// A message was taken with the present token.
    func accepted(_ id: String) { accounts[id]?.state.accepted() }

    /// The account was replaced or confirmed: start over.
    func forget(_ id: String) {
        accounts[id]?.fetch?.cancel()
        accounts[id] = nil
    }

    private func startFetch(_ id: String, _ account: FCMServiceAccount) -> Task<String, any Error> {
        let task = Task { try await self.fetch(id, account) }
        accounts[id]?.fetch = task
        return task
    }

    private func fetch(_ id: String, _ account: FCMServiceAccount) async throws -> String {
        let failure: AuthorizationFailure
        switch await outcome(of: account) {
        case .granted(let token):
            accounts[id]?.state.granted(token)
            accounts[id]?.fetch = nil
            return token.value
        case .rejected(let rejection):
            logger.error(
                "service account refused by the token endpoint",
                metadata: ["credential": "\(id)", "endpoint": "\(account.tokenURI)", "code": "\(rejection.code)", "detail": "\(rejection.detail)"])
            failure = .refused(code: rejection.code)
            accounts[id]?.state.failed(retryAt: clock.steadyNow + Self.retryDelay)
        case .retry(let retry):
            let wait = retry.after ?? Self.retryDelay
            let at = clock.steadyNow + wait
            logger.warning(
                "no access token",
                metadata: ["credential": "\(id)", "endpoint": "\(account.tokenURI)", "code": "\(retry.code)", "retry_in": "\(wait)"])
            failure = .unavailable(reason: "\(account.tokenURI): \(retry.code)", retryAt: at)
            accounts[id]?.state.failed(retryAt: at)
        }
        accounts[id]?.failure = failure
        accounts[id]?.fetch = nil
        throw failure
    }

    private func outcome(of account: FCMServiceAccount) async -> GoogleTokenExchange.Outcome {
        let request: ProviderRequest
        do {
            request = try GoogleTokenExchange.request(for: account, now: clock.now)
        } catch {
            return .rejected(Rejection(.credential, code: "signing_failed", status: 0, detail: "\(error)", action: .holdLane, raisesAlert: true))
        }
        switch await transport.exchange(request, at: account.tokenURI) {
        case .answered(let answer):
            return GoogleTokenExchange.interpret(
                status: answer.status, headers: answer.headers, body: answer.body, now: clock.now, steadyNow: clock.steadyNow)
        case .noAnswer(let unknown):
            return .retry(Retry(scope: .lane, cause: .providerFailure, code: unknown.rawValue, status: 0))
        case .notSent(let reason):
            return .retry(Retry(scope: .lane, cause: .connection, code: reason, status: 0))
        }
    }
}
