import CarillonAPI
import EventRules
import ServiceKit

/// A silent push as an event (EVAL-43, decision 0097): its users are the recipients. From there on it walks the ladder like any other event.
enum SilentPushRequest {
    /// The type in the ledger and in explanations, unless it is ``ServiceKit/BadgePush/typeID``. The app's catalogue need not have it.
    static let typeID = "data_sync"

    /// The values that each push has.
    static let ownData = ["notification_id", "sync_timestamp", "sync_type", "type"]

    /// The users or devices of a request, each once.
    enum Addressees {
        case users([String])
        case devices([String])
    }

    /// Whom a request names.
    ///
    /// - Throws: ``APIError`` where it names nobody, or both users and devices.
    static func addressees(of request: EvaluatorV1.SubmitSilentRequest) throws(APIError) -> Addressees {
        guard request.userIds.isEmpty || request.deviceIds.isEmpty else {
            throw APIError(.invalidArgument, field: "device_ids", "name users or devices, not both")
        }
        guard request.deviceIds.isEmpty else {
            guard request.deviceIds.count <= EventLimits.devicesPerNotification else {
                throw APIError(
                    .payloadTooLarge, field: "device_ids",
                    "\(request.deviceIds.count) devices; a silent push names at most \(EventLimits.devicesPerNotification)")
            }
            for (index, id) in request.deviceIds.enumerated() { try FieldRules.checkHostID(id, field: "device_ids[\(index)]") }
            return .devices(request.deviceIds)
        }
        return .users(try DirectNotification.users(request.userIds))
    }

    /// The event of a request.
    ///
    /// - Parameters:
    ///   - id: Carillon's id of the event, which is the host's id, too: the request has none.
    ///   - users: whom it goes to.
    /// - Throws: ``APIError`` with the field's name in the request.
    static func event(
        _ request: EvaluatorV1.SubmitSilentRequest, id: String, users: [String], now: Instant
    ) throws(APIError) -> EvaluatorV1.Event {
        try checkSyncType(request.syncType)
        guard request.syncTimestampMs >= 0 else {
            throw APIError(.invalidValue, field: "sync_timestamp_ms", "milliseconds since 1970, or 0 for now")
        }
        let bytes = request.data.dataBytes
        guard bytes <= EventLimits.silentDataBytes else {
            throw APIError(
                .payloadTooLarge, field: "data",
                "\(bytes) bytes; a silent push takes at most \(EventLimits.silentDataBytes), names included: let the app fetch the rest")
        }
        if let name = ownData.first(where: { request.data[$0] != nil }) {
            throw APIError(.reservedDataKey, field: "data.\(name)", "each silent push has it already")
        }
        if let badge = request.badge, badge < 0 { throw APIError(.invalidValue, field: "badge", "is 0 or more") }
        var event = EvaluatorV1.Event(tenant: request.tenant, eventId: id, eventType: EventKind.silent.rawValue)
        event.recipients = users
        event.typeId = request.syncType == BadgePush.syncType && request.badge == nil ? BadgePush.typeID : typeID
        event.priority = .low
        event.data = request.data
        var silent = EvaluatorV1.SilentPush(syncType: request.syncType, deviceIds: request.deviceIds)
        silent.syncTimestampMs = request.syncTimestampMs > 0 ? request.syncTimestampMs : now.milliseconds
        silent.badge = request.badge
        event.silent = silent
        do {
            try EventRules.check(event)
        } catch {
            throw DirectNotification.inWordsOfTheRequest(error)
        }
        return event
    }

    private static func checkSyncType(_ text: String) throws(APIError) {
        let isWord = text.utf8.allSatisfy { byte in
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || ASCII.isDigit(byte) || "_-.".utf8.contains(byte)
        }
        guard !text.isEmpty, text.utf8.count <= EventLimits.syncTypeBytes, isWord else {
            throw APIError(
                text.isEmpty ? .invalidArgument : .invalidValue, field: "sync_type",
                "says what the app fetches, such as messages: lower-case letters, digits, _, - and ., at most \(EventLimits.syncTypeBytes) bytes")
        }
    }
}

extension EvaluatorV1.Event {
    /// Whether it shows nothing (EVAL-43).
    var isSilent: Bool { silent != nil }
}
