import Logging
import ServiceKit

/// The access tokens of one service account: fetched early, one fetch at a time (DISP-10).
actor GoogleTokenSource {
    private var state = GoogleAccessTokenState()
    private var running: Task<String, any Error>?
    /// Why the last fetch failed, for messages that must wait.
    private var failure = AuthorizationFailure.unavailable(reason: "not asked yet", retryAt: SteadyInstant(milliseconds: 0))
    /// Counts calls of ``forget()``: the result of a fetch that began before is dropped.
    private var life = 0
    private let account: FCMServiceAccount
    private let endpoint: TokenEndpoint
    private let requests: any AuxiliaryRequests
    private let clock: any DomainClock
    private let logger: Logger

    /// The waits after failed fetches when the endpoint names none.
    static let retryDelay: Duration = .seconds(5)

    /// - Parameter endpoint: replaces the account's `token_uri`.
    init(account: FCMServiceAccount, endpoint: TokenEndpoint?, requests: any AuxiliaryRequests, clock: any DomainClock, logger: Logger) {
        self.account = account
        self.endpoint = endpoint ?? account.tokenURI
        self.requests = requests
        self.clock = clock
        self.logger = logger
    }

    /// - Throws: ``AuthorizationFailure``.
    func token() async throws -> String {
        switch state.next(at: clock.steadyNow) {
        case .use(let token):
            return token.value
        case .useAndFetch(let token):
            _ = startFetch()
            return token.value
        case .fetch:
            return try await startFetch().value
        case .wait:
            guard let running else { throw failure }
            return try await running.value
        }
    }

    /// Whether ``token()`` answers without a request to the token endpoint.
    func hasToken() -> Bool { state.hasToken(at: clock.steadyNow) }

    /// FCM refused a token. True: another one will be fetched. False: its replacement was refused too.
    func refused(_ token: String) -> Bool { state.refused(token) }

    /// A message was accepted with the present token.
    func accepted() { state.accepted() }

    /// The account was confirmed: start over.
    func forget() {
        running?.cancel()
        running = nil
        state = GoogleAccessTokenState()
        life += 1
    }

    private func startFetch() -> Task<String, any Error> {
        let life = life
        let task = Task { try await self.fetch(life) }
        running = task
        return task
    }

    private func fetch(_ began: Int) async throws -> String {
        let outcome = await outcome()
        let isCurrent = began == life
        if isCurrent { running = nil }
        let failure: AuthorizationFailure
        let retryAt: SteadyInstant
        switch outcome {
        case .granted(let token):
            if isCurrent { state.granted(token) }
            return token.value
        case .rejected(let rejection):
            logger.error(
                "service account refused by the token endpoint",
                metadata: [
                    "account": "\(account.clientEmail)", "endpoint": "\(account.tokenURI)", "code": "\(rejection.code)",
                    "detail": "\(rejection.detail)",
                ])
            failure = .refused(code: rejection.code)
            retryAt = clock.steadyNow + Self.retryDelay
        case .retry(let retry):
            let wait = retry.after ?? Self.retryDelay
            logger.warning(
                "no access token",
                metadata: [
                    "account": "\(account.clientEmail)", "endpoint": "\(account.tokenURI)", "code": "\(retry.code)", "retry_in": "\(wait)",
                ])
            retryAt = clock.steadyNow + wait
            failure = .unavailable(reason: "\(account.tokenURI): \(retry.code)", retryAt: retryAt)
        }
        if isCurrent {
            state.failed(retryAt: retryAt)
            self.failure = failure
        }
        throw failure
    }

    private func outcome() async -> GoogleTokenExchange.Outcome {
        let request: ProviderRequest
        do {
            request = try GoogleTokenExchange.request(for: account, now: clock.now, endpoint: endpoint)
        } catch {
            return .rejected(
                Rejection(.credential, code: "signing_failed", status: 0, detail: "\(error)", action: .pauseCredential, raisesAlert: true))
        }
        switch await requests.exchange(request, at: ProviderEndpoint(host: endpoint.host, port: endpoint.port)) {
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
