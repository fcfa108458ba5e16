import Cryptography
public import HTTP2
import JSON
public import NIOCore
public import ServiceKit

/// A bearer token for Google's APIs (DISP-10).
public struct GoogleAccessToken: Sendable, Hashable {
    public let value: String
    /// In steady time, so that a step of the machine's clock does not change the token's lifetime (DR-07).
    public let expiresAt: SteadyInstant

    /// A token that the token endpoint granted until `expiresAt`.
    public init(value: String, expiresAt: SteadyInstant) {
        self.value = value
        self.expiresAt = expiresAt
    }

    /// From this instant on, five minutes before its end, a new token is fetched while this one is still used.
    public var refreshesAt: SteadyInstant { expiresAt - .seconds(300) }
}

/// The exchange of a signed assertion for an access token (Google, "Using OAuth 2.0 for Server to Server Applications"; RFC 7523).
public enum GoogleTokenExchange {
    static let scope = "https://www.googleapis.com/auth/firebase.messaging"
    /// Longest lifetime of an assertion that Google accepts, in seconds.
    static let assertionLifetime: Int64 = 3600

    /// The answer of the token endpoint.
    public enum Outcome: Sendable, Hashable {
        case granted(GoogleAccessToken)
        /// The account or its key is wrong.
        case rejected(Rejection)
        case retry(Retry)
    }

    /// The request to the account's token endpoint.
    ///
    /// - Parameter endpoint: replaces the account's `token_uri`, which stays the audience.
    /// - Throws: ``CryptographyError`` when signing fails.
    public static func request(
        for account: FCMServiceAccount, now: Instant, endpoint: TokenEndpoint? = nil
    ) throws -> ProviderRequest {
        let endpoint = endpoint ?? account.tokenURI
        let issuedAt = now.milliseconds / 1000
        var header: [String: ClaimValue] = ["typ": "JWT"]
        if !account.privateKeyID.isEmpty { header["kid"] = .string(account.privateKeyID) }
        let assertion = try JWT.signRS256(
            header: header,
            claims: [
                "iss": .string(account.clientEmail), "scope": .string(scope), "aud": .string(account.tokenURI.description),
                "iat": .integer(issuedAt), "exp": .integer(issuedAt + assertionLifetime),
            ], key: account.key)
        var headers = HTTP2Headers()
        headers.add(":method", "POST")
        headers.add(":scheme", "https")
        headers.add(":authority", endpoint.authority)
        headers.add(":path", endpoint.path)
        headers.add("content-type", "application/x-www-form-urlencoded")
        // The characters of a compact JWT need no escaping in a form.
        let body = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=" + assertion
        return ProviderRequest(headers: headers, body: ByteBuffer(string: body))
    }

    private struct Answer {
        let accessToken: String?
        let expiresIn: Int64?
        let error: String?
        let errorDescription: String?

        init(_ members: JSONMembers) throws {
            accessToken = try members.string("access_token")
            expiresIn = try members.integer("expires_in")
            error = try members.string("error")
            errorDescription = try members.string("error_description")
        }
    }

    /// The meaning of a complete answer of the token endpoint.
    ///
    /// - Parameters:
    ///   - now: for a `Retry-After` that names a date.
    ///   - steadyNow: the beginning of the token's lifetime.
    public static func interpret(
        status: Int, headers: HTTP2Headers, body: ByteBuffer, now: Instant, steadyNow: SteadyInstant
    ) -> Outcome {
        let answer = try? Answer(JSONMembers(answer: body))
        switch status {
        case 200:
            // It becomes a header value, so only printable ASCII is accepted.
            guard let token = answer?.accessToken, !token.isEmpty, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
                return .retry(Retry(scope: .lane, cause: .providerFailure, code: "token_missing", status: status))
            }
            let lifetime = min(max(answer?.expiresIn ?? 3600, 60), 24 * 3600)
            return .granted(GoogleAccessToken(value: token, expiresAt: steadyNow + .seconds(lifetime)))
        case 429, 500...599:
            return .retry(
                Retry(
                    after: RetryAfter.read(headers, now: now), scope: .lane,
                    cause: status == 429 ? .rateLimited : .providerFailure, code: "http_\(status)", status: status))
        default:
            let code = answer?.error.flatMap { $0.utf8.count <= 64 ? $0 : nil } ?? "http_\(status)"
            return .rejected(
                Rejection(
                    .credential, code: code, status: status, detail: String((answer?.errorDescription ?? "").prefix(200)),
                    action: .pauseCredential, raisesAlert: true))
        }
    }
}

/// Decides when an access token is fetched: early, and one fetch at a time. One for each service account; its owner carries out its decisions.
public struct GoogleAccessTokenState: Sendable {
    /// The next step of a sender with a message.
    public enum Step: Sendable, Hashable {
        /// Send with this token.
        case use(GoogleAccessToken)
        /// Send with this token, and begin a fetch meanwhile.
        case useAndFetch(GoogleAccessToken)
        /// Begin a fetch; the message waits for it.
        case fetch
        /// A fetch is running; the message waits for it.
        case wait
    }

    private var token: GoogleAccessToken?
    private var isFetching = false
    /// After a failed fetch: the earliest instant of the next one.
    private var fetchesAgainAt: SteadyInstant?
    /// The previous token was refused and replaced; another refusal means that the account is wrong.
    private var isRenewal = false

    public init() {}

    /// The next step. A fetch that it names counts as begun.
    public mutating func next(at now: SteadyInstant) -> Step {
        let mayFetch = !isFetching && (fetchesAgainAt.map { $0 <= now } ?? true)
        if let token, now < token.expiresAt {
            guard now >= token.refreshesAt, mayFetch else { return .use(token) }
            isFetching = true
            return .useAndFetch(token)
        }
        guard mayFetch else { return .wait }
        isFetching = true
        return .fetch
    }

    /// Whether there is a token to send with, so that ``next(at:)`` does not wait.
    public func hasToken(at now: SteadyInstant) -> Bool { token.map { now < $0.expiresAt } ?? false }

    /// A fetch succeeded.
    public mutating func granted(_ token: GoogleAccessToken) {
        self.token = token
        isFetching = false
        fetchesAgainAt = nil
    }

    /// A fetch failed; the next one begins not before `instant`. A token that is still valid stays in use.
    public mutating func failed(retryAt instant: SteadyInstant) {
        isFetching = false
        fetchesAgainAt = instant
    }

    /// FCM refused this token. True: a new one will be fetched. False: the replacement was refused too.
    public mutating func refused(_ value: String) -> Bool {
        guard token?.value == value else { return true }
        if isRenewal { return false }
        token = nil
        isRenewal = true
        return true
    }

    /// A message was accepted with the present token.
    public mutating func accepted() { isRenewal = false }
}
