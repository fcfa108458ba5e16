import CarillonAPI
import ServiceKit

extension ProviderID {
    public static let apns = ProviderID(rawValue: "apns")
}

/// The Apple Push Notification service (DISP-06…09).
struct APNsAdapter: ProviderAdapter {
    static let id = ProviderID.apns
    static let addresses: [any AddressKind.Type] = [APNsAddress.self]
    static let confirmsDelivery = false

    /// Apple's limit, in bytes.
    static let longestPayload = 4_096

    let production: ProviderEndpoint
    let sandbox: ProviderEndpoint

    let activityChannels: ActivityChannels?

    /// Settings: `providers.apns.base_url` (both environments, and channels), `providers.apns.sandbox_base_url`,
    /// `providers.apns.channels_base_url`, `providers.apns.sandbox_channels_base_url`.
    init(_ services: AdapterServices) throws {
        let both = try services.config.optionalString("providers.apns.base_url")
        production = try ProviderEndpoint(baseURL: both ?? "https://api.push.apple.com", setting: "providers.apns.base_url")
        sandbox = try ProviderEndpoint(
            baseURL: try services.config.string("providers.apns.sandbox_base_url", default: both ?? "https://api.sandbox.push.apple.com"),
            setting: "providers.apns.sandbox_base_url")
        let channels = try ProviderEndpoint(
            baseURL: try services.config.string(
                "providers.apns.channels_base_url", default: both ?? "https://api-manage-broadcast.push.apple.com:2196"),
            setting: "providers.apns.channels_base_url")
        let sandboxChannels = try ProviderEndpoint(
            baseURL: try services.config.string(
                "providers.apns.sandbox_channels_base_url", default: both ?? "https://api-manage-broadcast.sandbox.push.apple.com:2195"),
            setting: "providers.apns.sandbox_channels_base_url")
        activityChannels = ActivityChannels(sending: (production, sandbox), management: (channels, sandboxChannels))
    }

    static func environment(of address: CommonV1.SealedAddress, token: () throws -> String) -> ProviderEnvironment {
        address.environment == .sandbox ? .sandbox : .production
    }

    func has(_ environment: ProviderEnvironment) -> Bool { environment == .production || environment == .sandbox }

    var environmentNames: String { "production and sandbox" }

    static let credentialFields = [
        CredentialField("key_id", "The key's id, 10 characters, from Apple's list of keys."),
        CredentialField("team_id", "The team's id, 10 characters, from Apple's membership page."),
        CredentialField("topic", "The bundle id. Left out: the app's apns_topic.", ofApp: { $0.apnsTopic }),
        CredentialField("private_key_pem", "The signing key: the .p8 file from Apple."),
    ]

    /// The topic of an MDM push certificate begins so (Apple, "Setting up push notifications for your MDM customers").
    private static let topicOfMDM = "com.apple.mgmt."

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        guard !isNew || fields["topic"]?.hasPrefix(Self.topicOfMDM) != true else {
            throw CredentialError(
                field: "topic", problem: "the topic of an MDM push certificate: Apple takes no pushes to it that a key signs; give a bundle id")
        }
        return APNsSender(
            try APNsCredential(
                keyID: fields["key_id"] ?? "", teamID: fields["team_id"] ?? "", topic: fields["topic"] ?? "",
                privateKeyPEM: fields["private_key_pem"] ?? ""))
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { environment == .sandbox ? sandbox : production }

    static func payloadLimit(by policy: Policy) -> Int { longestPayload }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try APNsRequest.payload(of: message, settings, sizeLimit: sizeLimit)
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        .all(APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: now))
    }
}

/// Sends with one APNs key. A connection is bound to the first key it saw, so each key has lanes of its own.
struct APNsSender: ProviderSender {
    let credential: APNsCredential
    /// One for each key and process.
    private let minter: APNsTokenMinter

    init(_ credential: APNsCredential) {
        self.credential = credential
        minter = APNsTokenMinter(credential)
    }

    var identity: [String] { [credential.keyID, credential.teamID, credential.topic, credential.fingerprint] }
    var fingerprint: String { credential.fingerprint }
    var details: [String: String] { ["key_id": credential.keyID, "team_id": credential.teamID, "topic": credential.topic] }

    func authorization(at now: Moment) async throws -> ProviderAuthorization {
        do {
            let token = try minter.token(at: now.date, now.steady)
            return ProviderAuthorization(value: token.value, epoch: token.epoch)
        } catch {
            throw AuthorizationFailure.refused(code: "signing_failed")
        }
    }

    func renewAuthorization(_ refused: String, at now: Moment) async -> Renewal {
        switch try? minter.replacement(of: refused, at: now.date, now.steady) {
        case .use: .renewed
        case .wait: .later
        case .refusedTwice, nil: .refusedTwice
        }
    }

    func tooNew(_ refused: String, at now: Moment) async { minter.tooNew(refused, at: now.steady) }

    func accepted() async { minter.served() }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        try APNsRequest.compose(
            message, authority: context.authority, topic: credential.topic, providerToken: context.authorization, now: context.now,
            settings: settings, sizeLimit: sizeLimit)
    }
}
