import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.dispatcher.v1.Desktop`: the streams of agents on desktops, and their acknowledgements (DISP-22).
struct DesktopService: DispatcherV1.Desktop.ServiceProtocol {
    let store: Store
    let messages: DesktopMessages
    let clock: any DomainClock
    let activity: ActivityTracker
    /// The dispatchers that an agent may have been at.
    let fleet: any Fleet
    let devices: DeviceCheckClient

    /// Most ids of one call: an agent has no more to acknowledge.
    static let mostIDs = DesktopMailboxLimits.perDevice
    /// Most bytes of a device's id.
    private static let longestDevice = 128
    /// A stream ends after a day, whatever its credential. So a service key that was revoked, or a user who lost a role, is noticed.
    private static let longestStream = Duration.seconds(24 * 3_600)

    func desktopStream(
        _ request: DispatcherV1.DesktopStreamRequest, response: ResponseWriter<DispatcherV1.DesktopStreamResponse>, context: ServerContext
    ) async throws {
        let device = try Self.device(request.tenant, request.userId, request.pushDeviceId, context)
        let acknowledged = try Self.ids(request.acknowledged, field: "acknowledged")
        let now = clock.now
        let endsAt = min(Self.expiry(request, context) ?? .latest, now + Self.longestStream)
        if endsAt <= now { throw APIError(.unauthenticated, "the access token expired; call with a fresh one") }
        try await requireSendable(device)
        let age = DesktopStreamAge(began: clock.now, order: .random(in: .min ... .max))
        let stream = try messages.hub.open(device.mailbox, age: age, endsAt: endsAt)
        defer { messages.hub.close(stream) }
        await fleet.tell(takeOver: DesktopTakeOver(mailbox: device.mailbox, age: age))
        // In the mailbox before the stream began: they must not come again.
        _ = try await activity.perform { try await messages.acknowledge(acknowledged, of: device) }
        try await stream.writing { try await response.write(.init()) }
        var last = try await activity.perform { try await write(device, after: 0, to: response, stream) }
        while true {
            switch try await stream.next() {
            case .news: last = try await write(device, after: last, to: response, stream)
            case .beat: try await stream.writing { try await response.write(.init()) }
            }
        }
    }

    /// Writes the messages above a number.
    ///
    /// - Returns: the number of the last one.
    private func write(
        _ device: DesktopDevice, after number: Int64, to response: ResponseWriter<DispatcherV1.DesktopStreamResponse>, _ stream: DesktopAgentStream
    ) async throws -> Int64 {
        try await stream.writing {
            var last = number
            while true {
                let desktopMessages = try await messages.mailbox.messages(of: device, after: last)
                let now = clock.now
                for desktopMessage in desktopMessages where desktopMessage.message.expiresAt > now {
                    try await response.write(
                        .init(
                            message: .init(
                                id: desktopMessage.id.description, pushId: desktopMessage.message.pushId,
                                notificationId: desktopMessage.message.notificationId,
                                expiresAtMs: desktopMessage.message.expiresAtMs, payload: desktopMessage.message.payload)))
                    stream.taken()
                }
                guard let newest = desktopMessages.last?.number else { return last }
                last = newest
            }
        }
    }

    func acknowledgeDesktop(
        _ request: DispatcherV1.AcknowledgeDesktopRequest, context: ServerContext
    ) async throws -> DispatcherV1.AcknowledgeDesktopResponse {
        let device = try Self.device(request.tenant, request.userId, request.pushDeviceId, context)
        guard !request.ids.isEmpty else { throw APIError(.invalidArgument, field: "ids", "required: the ids of messages that were shown") }
        let ids = try Self.ids(request.ids, field: "ids")
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            DispatcherV1.AcknowledgeDesktopResponse(acknowledged: Int32(clamping: try await messages.acknowledge(ids, of: device)))
        }
    }

    // MARK: Checks

    private static func device(
        _ tenant: CommonV1.Tenant?, _ userID: String, _ pushDeviceID: String, _ context: ServerContext
    ) throws -> DesktopDevice {
        try context.requireScope(tenant: tenant, userID: userID)
        let tenant = try FieldRules.requireApp(of: tenant)
        try FieldRules.checkUser(userID)
        guard !pushDeviceID.isEmpty, pushDeviceID.utf8.count <= longestDevice else {
            throw APIError(.invalidArgument, field: "push_device_id", "required: the id that the registration of the device answered")
        }
        return DesktopDevice(tenant: tenant, userID: userID, pushDeviceID: pushDeviceID)
    }

    private static func ids(_ texts: [String], field: String) throws -> [DesktopMessageID] {
        try BatchLimit.check(texts.count, most: mostIDs, field: field)
        return try texts.enumerated().map { index, text in
            guard let id = DesktopMessageID(text) else {
                throw APIError(.invalidArgument, field: "\(field)[\(index)]", "is no id of a message; give ids as the stream has them")
            }
            return id
        }
    }

    /// The device is the user's, and gets pushes.
    ///
    /// - Throws: `not_found`; `conflict` for a device that is switched off.
    private func requireSendable(_ device: DesktopDevice) async throws {
        let claim = RegistryV1.DeviceClaim(pushDeviceId: device.pushDeviceID, userId: device.userID)
        guard let verdict = try await devices.verdicts(on: [claim], of: device.tenant).first else { return }
        guard !verdict.sendable else { return }
        switch verdict.reason {
        case .inactive, .notificationsOff, .permissionDenied, .userInactive:
            throw APIError(.conflict, field: "push_device_id", "the device gets no pushes now: \(verdict.reason.name)")
        default: throw APIError(.notFound, field: "push_device_id", "the user has no device “\(device.pushDeviceID)”; register it again")
        }
    }

    /// When the caller's token expires; nil: it does not. The gateway says it for its callers. A caller without a gateway has shown the token here.
    private static func expiry(_ request: DispatcherV1.DesktopStreamRequest, _ context: ServerContext) -> Instant? {
        guard context.principal?.service == nil else { return request.endsAtMs > 0 ? Instant(milliseconds: request.endsAtMs) : nil }
        return AccessTokenVerifier.bearer(context.metadata[string: "authorization"]).flatMap(AccessTokenVerifier.expiry(ofVerified:))
    }
}
