import CarillonAPI
import Cryptography
import ServiceKit

extension ProviderID {
    public static let expo = ProviderID(rawValue: "expo")
}

/// Expo's push service, which hands messages to Apple and Google (DISP-18…20).
struct ExpoAdapter: ProviderAdapter {
    static let id = ProviderID.expo
    static let addresses: [any AddressKind.Type] = [ExpoAddress.self]

    /// Expo's limit, in bytes.
    static let longestPayload = 4_096
    /// As many connections as Expo's own client has requests at once.
    private static let mostConnections = 6

    let host: ProviderEndpoint

    /// Setting: `providers.expo.base_url`.
    init(_ services: AdapterServices) throws {
        host = try ProviderEndpoint(
            baseURL: try services.config.string("providers.expo.base_url", default: "https://exp.host"), setting: "providers.expo.base_url")
    }

    static let credentialFields = [
        CredentialField(
            "project", "The project, as @owner/slug. Left out: the app's expo_project.", beginsWithAt: true, ofApp: { $0.expoProject }),
        CredentialField("access_token", "Of Expo's account. Left out: the project needs none.", isOptional: true),
    ]

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        try ExpoSender(project: fields["project"] ?? "", accessToken: fields["access_token"] ?? "")
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { host }

    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport {
        var request = request
        request.connections = min(request.connections, Self.mostConnections)
        return request.http2(host)
    }

    /// Of the project.
    func quota(by policy: Policy) -> SendQuota? { SendQuota(600, per: .seconds(1), inRequestsOf: policy.expoBatchSize) }

    func deliveriesPerRequest(by policy: Policy) -> Int? { policy.expoBatchSize }

    static func payloadLimit(by policy: Policy) -> Int { longestPayload }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try ExpoRequest.payload(of: message, settings, sizeLimit: sizeLimit, now: now)
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        ExpoResponse.interpret(answer, of: deliveries, now: now)
    }

    var receipts: (any ProviderReceipts)? { ExpoReceipts() }

    static let receiptLifetime: Duration? = ExpoReceipts.keptByExpo
}

/// Receipts of Expo: Apple or Google took the message, or refused it (DISP-19).
struct ExpoReceipts: ProviderReceipts {
    let idsPerRequest = 1_000
    let interval: Duration = .seconds(1_800)
    static let keptByExpo: Duration = .seconds(24 * 3_600)
    let lifetime: Duration = Self.keptByExpo

    func firstPoll(by policy: Policy) -> Duration { .seconds(policy.expoReceiptFirstPollSeconds) }

    func request(for ids: [String], in context: SendContext) -> ProviderRequest {
        ExpoRequest.receipts(of: ids, authority: context.authority, accessToken: context.authorization)
    }

    func interpret(_ answer: ProviderAnswer, now: Instant) -> ReceiptAnswer { ExpoResponse.interpretReceipts(answer, now: now) }
}

/// Sends the pushes of one project.
struct ExpoSender: ProviderSender {
    let project: String
    /// Empty: none.
    let accessToken: String

    /// - Throws: ``CredentialError`` naming the field that is wrong.
    init(project: String, accessToken: String) throws(CredentialError) {
        func isWord(_ text: String, most: Int) -> Bool { text.utf8.count <= most && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
        guard !project.isEmpty, isWord(project, most: 128) else {
            throw CredentialError(field: "project", problem: "not a project such as '@owner/slug'; copy it from Expo's dashboard")
        }
        guard isWord(accessToken, most: 1_024) else {
            throw CredentialError(field: "access_token", problem: "not an access token; copy it from the settings of Expo's account")
        }
        (self.project, self.accessToken) = (project, accessToken)
    }

    var identity: [String] { [project, fingerprint] }

    /// A hash over project and access token.
    var fingerprint: String { "sha256:" + SHA256.hexadecimal("\(project)\n\(accessToken)") }

    var details: [String: String] { ["project": project] }

    /// The quota belongs to the project, whichever app sends.
    var sharedLane: String? { project }

    func authorization(at now: Moment) async throws -> ProviderAuthorization { ProviderAuthorization(value: accessToken) }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        try ExpoRequest.compose(message, now: context.now, settings: settings, sizeLimit: sizeLimit)
    }

    func join(_ messages: [ProviderRequest], in context: SendContext) -> ProviderRequest {
        ExpoRequest.join(messages, authority: context.authority, accessToken: context.authorization)
    }
}
