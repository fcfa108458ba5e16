import CarillonAPI
import ServiceKit

extension ProviderID {
    static let webPush = ProviderID(rawValue: WebPushAddress.word)
}

/// The push services of browsers (DISP-14…17). Endpoints name them, so each host is an environment with lanes of its own.
struct WebPushAdapter: ProviderAdapter {
    static let id = ProviderID.webPush
    static let addresses: [any AddressKind.Type] = [WebPushAddress.self]

    private let outbound: OutboundHosts

    init(_ services: AdapterServices) throws { outbound = services.outbound }

    /// The host of the endpoint, with its port when that is not 443.
    static func environment(of address: CommonV1.SealedAddress, token: () throws -> String) -> ProviderEnvironment {
        guard let opened = try? token(), let service = WebPushAddress.service(ofJSON: opened) else { return unreadable }
        return ProviderEnvironment(rawValue: service.authority)
    }

    /// Of addresses that cannot be opened or name no host: nothing is sent to them. No host has this name (RFC 6761).
    private static let unreadable = ProviderEnvironment(rawValue: "unreadable.invalid")

    static let credentialFields = [
        CredentialField("private_key_pem", "The VAPID private keys in PEM, the current one first."),
        CredentialField("subject", "Whom push services ask: a mailto: or https: address."),
        CredentialField(
            "public_key", "The current public key. Left out: the app's.", isOptional: true, ofApp: { $0.vapidPublicKey }),
    ]

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        WebPushSender(
            try VapidCredential(
                privateKeysPEM: fields["private_key_pem"] ?? "", subject: fields["subject"] ?? "",
                publicKey: isNew ? fields["public_key"] ?? "" : ""))
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint {
        let service = PushService(authority: environment.rawValue)
        return service?.endpoint(outbound) ?? ProviderEndpoint(host: Self.unreadable.rawValue, port: 443)
    }

    func has(_ environment: ProviderEnvironment) -> Bool { environment.isHost && PushService(authority: environment.rawValue) != nil }

    var environmentNames: String { "hosts of push services" }

    /// Endpoints may name any host. The services of the common browsers always have a lane, whatever else endpoints name.
    func isNamedByUsers(_ environment: ProviderEnvironment) -> Bool { !PushService.common.contains(environment.rawValue) }

    /// A push service may have no HTTP/2 (DISP-14).
    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport {
        request.negotiated(endpoint(for: environment))
    }

    static func payloadLimit(by policy: Policy) -> Int { WebPushEncryption.longestText }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try WebPushRequest.payload(of: message, settings, sizeLimit: sizeLimit)
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        .all(WebPushResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: now))
    }
}

/// Sends with the VAPID keys of one app.
struct WebPushSender: ProviderSender {
    let credential: VapidCredential
    private let minter: VapidTokenMinter

    init(_ credential: VapidCredential) {
        self.credential = credential
        minter = VapidTokenMinter(subject: credential.subject)
    }

    var identity: [String] { [credential.subject] + credential.keys.map(\.id) }
    var fingerprint: String { credential.fingerprint }
    var details: [String: String] {
        ["subject": credential.subject, "public_key": credential.keys.map(\.publicKey).joined(separator: ", ")]
    }
    var addressKeys: AddressKeys? { AddressKeys(field: "private_key_pem", ids: Set(credential.keys.map(\.id))) }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        let address: WebPushAddress
        do throws(APIError) {
            address = try WebPushAddress(json: message.address)
        } catch {
            throw CompositionError.malformedAddress(error.message)
        }
        guard let service = address.service, ProviderEndpoint(host: service.host, port: service.port).authority == context.authority else {
            throw CompositionError.malformedAddress("its endpoint names no push service")
        }
        guard let key = credential.key(address.vapidKeyID) else { throw CompositionError.unknownKey(id: address.vapidKeyID) }
        let token = try minter.token(of: key, for: service.origin, at: context.now)
        return try WebPushRequest.compose(
            message, to: .init(address: address, service: service, authorization: "vapid t=\(token), k=\(key.publicKey)"), now: context.now,
            settings: settings, sizeLimit: sizeLimit)
    }
}
