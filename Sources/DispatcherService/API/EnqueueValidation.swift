import CarillonAPI
import Protobuf
import ServiceKit

/// Checks a push before it enters the queue, and separates the shared message from the devices' parts.
enum EnqueueValidation {
    /// Most devices of one push; `max_devices_per_user` is at most 1,000.
    static let mostTargets = 1_000

    /// Divides a batch into accepted pushes and rejected ones, the latter with index and field (ARCH-16).
    @concurrent
    static func accept(_ batch: ReceivedPushes, _ adapters: Adapters) async -> (pushes: [NewPush], rejected: [CommonV1.ItemResult]) {
        var pushes: [NewPush] = []
        var rejected: [CommonV1.ItemResult] = []
        pushes.reserveCapacity(batch.pushes.count)
        for index in batch.pushes.indices {
            do {
                pushes.append(try accept(batch.pushes[index], batch.encoded[index], index: index, adapters))
            } catch {
                rejected.append(error.itemResult(index))
            }
        }
        return (pushes, rejected)
    }

    /// Accepts a push that this service made.
    ///
    /// - Throws: the reason why the push is rejected.
    static func accept(_ push: DispatcherV1.Push, index: Int, _ adapters: Adapters) throws(APIError) -> NewPush {
        try accept(QueuedPush(message: push), nil, index: index, adapters)
    }

    /// - Parameter bytes: `push`, encoded; nil: it is encoded here.
    /// - Throws: the reason why this push is rejected. Other pushes of the batch are not affected.
    private static func accept(_ push: QueuedPush, _ bytes: [UInt8]?, index: Int, _ adapters: Adapters) throws(APIError) -> NewPush {
        func refuse(_ field: String, _ problem: String) -> APIError {
            APIError(.invalidArgument, field: "pushes[\(index)].\(field)", problem)
        }
        guard !push.message.notificationId.isEmpty else { throw refuse("notification_id", "required") }
        guard !push.message.userId.isEmpty else { throw refuse("user_id", "required") }
        return try accept(push, bytes, adapters, refuse)
    }

    /// Accepts a probe. It names no notification, and no user except a child (REG-19).
    static func accept(probe: DispatcherV1.Push, _ adapters: Adapters) throws(APIError) -> NewPush {
        try accept(QueuedPush(message: probe), nil, adapters) { APIError(.invalidArgument, field: $0, $1) }
    }

    private static func accept(
        _ push: QueuedPush, _ bytes: [UInt8]?, _ adapters: Adapters, _ refuse: (String, String) -> APIError
    ) throws(APIError) -> NewPush {
        guard let tenant = push.message.tenant, !tenant.appId.isEmpty else { throw refuse("tenant.app_id", "required") }
        guard !push.message.pushId.isEmpty, push.message.pushId.utf8.count <= 100 else { throw refuse("push_id", "required, at most 100 bytes") }
        guard !push.message.contents.isEmpty else { throw refuse("contents", "required: at least one content") }
        guard !push.message.targets.isEmpty else { throw refuse("targets", "required: at least one device") }
        guard push.message.targets.count <= mostTargets else { throw refuse("targets", "more than \(mostTargets) devices") }
        guard push.message.expiresAtMs > 0 else { throw refuse("expires_at_ms", "required: the instant at which the push expires") }
        try requireKnown(push.message.quietHoursAction, "quiet_hours_action", refuse)
        // The message is read in place: a copy of it, of a content or of a target retains each of its texts.
        for place in push.message.contents.indices {
            try requireKnown(push.message.contents[place].interruptionLevel, "contents[\(place)].interruption_level", refuse)
            try requireKnown(push.message.contents[place].androidVisibility, "contents[\(place)].android_visibility", refuse)
            try requireKnown(push.message.contents[place].androidNotificationPriority, "contents[\(place)].android_notification_priority", refuse)
            if let direction = push.message.contents[place].web?.dir { try requireKnown(direction, "contents[\(place)].web.dir", refuse) }
        }
        var routes: [Route?] = []
        routes.reserveCapacity(push.message.targets.count)
        for place in push.message.targets.indices {
            guard let device = push.message.targets[place].device?.pushDeviceId, !device.isEmpty else {
                throw refuse("targets[\(place)].device.push_device_id", "required")
            }
            guard let address = push.message.targets[place].device?.address, !address.envelope.isEmpty else {
                throw refuse("targets[\(place)].device.address", "required: the sealed address of the registry")
            }
            let content = push.message.targets[place].contentIndex
            guard Int(content) < push.message.contents.count else {
                throw refuse("targets[\(place)].content_index", "\(content) of \(push.message.contents.count) contents")
            }
            routes.append(adapters.route(to: address, of: device, tenant))
        }
        let message = if let bytes { bytes } else { try encode(push.message, refuse) }
        return NewPush(push: push, message: message, routes: routes)
    }

    /// Refuses an enum value that this version does not know. The field's name is an autoclosure, so that valid pushes do not pay for it.
    private static func requireKnown<Value: ContractEnum>(
        _ value: Value, _ field: @autoclosure () -> String, _ refuse: (String, String) -> APIError
    ) throws(APIError) {
        guard value.rawValue == 0 || value.known != nil else {
            throw refuse(field(), "\(value.rawValue) is none of \(Value.words.joined(separator: ", "))")
        }
    }

    private static func encode(_ message: some Message, _ refuse: (String, String) -> APIError) throws(APIError) -> [UInt8] {
        do { return try message.bytes() } catch { throw refuse("", "\(error)") }
    }
}
