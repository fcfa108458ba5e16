import CarillonAPI
import ServiceKit

extension ProviderID {
    public static let fcm = ProviderID(rawValue: "fcm")
}

/// Firebase Cloud Messaging, HTTP v1 (DISP-10…13).
struct FCMAdapter: ProviderAdapter {
    static let id = ProviderID.fcm
    static let addresses: [any AddressKind.Type] = [FCMAddress.self]

    let host: ProviderEndpoint
    /// Where access tokens are fetched instead of the accounts' `token_uri`.
    let tokenEndpoint: TokenEndpoint?
    private let services: AdapterServices

    /// Settings: `providers.fcm.base_url`, `providers.oauth.token_url`. A setting may name any host; a credential may not (SEC-07).
    init(_ services: AdapterServices) throws {
        self.services = services
        host = try ProviderEndpoint(
            baseURL: try services.config.string("providers.fcm.base_url", default: "https://fcm.googleapis.com"),
            setting: "providers.fcm.base_url")
        tokenEndpoint = try services.config.optionalString("providers.oauth.token_url").map { url in
            guard let endpoint = TokenEndpoint(url) else { throw ProviderEndpointError(setting: "providers.oauth.token_url", value: url) }
            return endpoint
        }
    }

    static let credentialFields = [
        CredentialField("json", "The service account: the JSON file from Google's console."),
        CredentialField(
            "project_id", "Its project. Left out: the app's fcm_project_id, or the file's.", isOptional: true, ofApp: { $0.fcmProjectId }),
    ]

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        let account = try FCMServiceAccount(json: fields["json"] ?? "", projectID: fields["project_id"])
        if isNew, let refusal = services.outbound.refusal(ofHost: account.tokenURI.host) {
            throw APIError(.invalidCredential, field: "json", "the service account's token_uri \(refusal)")
        }
        return FCMSender(
            account: account, fingerprint: try account.fingerprint,
            tokens: GoogleTokenSource(
                account: account, endpoint: tokenEndpoint, requests: services.requests, clock: services.clock, logger: services.logger))
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { host }

    /// Of the project (`fcm_quota_per_minute`).
    func quota(by policy: Policy) -> SendQuota? { policy.fcmQuotaPerMinute.map { SendQuota($0, per: .seconds(60), rampUp: Self.rampUp) } }

    /// Google wants at least 60 s from no traffic to the most ("Best practices when sending FCM messages at scale"). It names no traffic that is too
    /// little for that. Here it is three full groups at once and one a second: a twentieth of the usual quota.
    private static let rampUp = SendQuota.RampUp(over: .seconds(60), freeRate: 500, freeBurst: 1_500)

    /// Parallel requests of one burst (DISP-12). A request has one message, since Google withdrew the batches of FCM.
    func deliveriesPerGroup(by policy: Policy) -> Int? { policy.fcmBatchSize }

    static func payloadLimit(by policy: Policy) -> Int { policy.fcmMaxPayloadBytes }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try FCMRequest.payload(of: message, settings, sizeLimit: sizeLimit, now: now)
    }

    /// Google documents a first wait of 60 s for a 429 without `Retry-After`.
    var throttleCurve: ThrottleCurve { Self.throttleCurve }

    static let throttleCurve = ThrottleCurve(first: .seconds(60))

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        .all(FCMResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: now))
    }
}

/// Sends with one service account.
struct FCMSender: ProviderSender {
    let account: FCMServiceAccount
    let fingerprint: String
    let tokens: GoogleTokenSource

    var identity: [String] { [account.projectID, account.clientEmail, account.tokenURI.description, fingerprint] }

    var details: [String: String] {
        ["project_id": account.projectID, "client_email": account.clientEmail, "private_key_id": account.privateKeyID].filter { !$0.value.isEmpty }
    }

    /// The quota and the throttle belong to the project, whichever of its accounts sends.
    var sharedLane: String? { account.projectID }

    func authorization(at now: Moment) async throws -> ProviderAuthorization { ProviderAuthorization(value: try await tokens.token()) }

    func hasAuthorization(at now: Moment) async -> Bool { await tokens.hasToken() }

    func renewAuthorization(_ refused: String, at now: Moment) async -> Renewal { await tokens.refused(refused) ? .renewed : .refusedTwice }

    func accepted() async { await tokens.accepted() }

    func confirmed() async { await tokens.forget() }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        try FCMRequest.compose(
            message, authority: context.authority, projectID: account.projectID, accessToken: context.authorization, now: context.now,
            settings: settings, sizeLimit: sizeLimit)
    }
}
