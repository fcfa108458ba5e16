import CarillonAPI
import HTTP2
import NIOCore
import Protobuf
import ServiceKit

extension ProviderID {
    public static let desktop = ProviderID(rawValue: DesktopAddress.word)
}

/// Agents on desktops (DISP-22). No provider stands between: the dispatcher keeps the messages, and the agents fetch them over a stream. So there is
/// no credential, and a message is accepted when it is kept.
struct DesktopAdapter: ProviderAdapter {
    static let id = ProviderID.desktop
    static let addresses: [any AddressKind.Type] = [DesktopAddress.self]
    static let openSender: (any ProviderSender)? = DesktopSender()
    static let credentialFields: [CredentialField] = []
    static let isAcknowledged = true

    /// Bytes of a payload (DISP-21).
    static let longestPayload = 65_536

    init(_ services: AdapterServices) throws {}

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender { DesktopSender() }

    /// No network address.
    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { ProviderEndpoint(host: "agents", port: 443) }

    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport { request.desktop() }

    static func payloadLimit(by policy: Policy) -> Int { longestPayload }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        try ProviderPayload(message, PayloadParts.of(message, settings), settings, sizeLimit: sizeLimit) { parts, writer in
            DesktopPayload.write(message, parts, policy: settings.policy, into: &writer)
        }
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        switch answer.status {
        case 202: .all(.accepted(messageID: String(buffer: answer.body)))
        default:
            .all(.retry(Retry(scope: .device, cause: .ownFailure, code: "mailbox_unavailable", status: answer.status)))
        }
    }
}

/// Writes the messages of all apps: there is nothing to prove.
struct DesktopSender: ProviderSender {
    var identity: [String] { [] }
    var fingerprint: String { "" }
    /// One lane for all apps, because they share the dispatcher's mailbox.
    var sharedLane: String? { "all" }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        let payload = try DesktopAdapter.payload(of: message, settings: settings, sizeLimit: sizeLimit, now: context.now)
        let push = message.push
        let stored = DispatcherV1.StoredDesktopMessage(
            tenant: push.tenant, userId: push.userId, pushDeviceId: message.device.pushDeviceId, pushId: push.pushId,
            notificationId: push.notificationId, attemptNumber: Int32(clamping: message.attempt), sequence: message.sequence,
            expiresAtMs: push.expiresAtMs, payload: String(decoding: payload.bytes, as: UTF8.self), test: push.test, inLedger: push.isInLedger,
            aboutUserIds: push.otherUserIDs)
        return ProviderRequest(headers: HTTP2Headers(), body: ByteBuffer(bytes: try stored.bytes()), omissions: payload.omissions)
    }
}
