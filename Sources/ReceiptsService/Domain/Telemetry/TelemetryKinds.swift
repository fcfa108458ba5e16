import CarillonAPI
import JSON
import Providers
import ServiceKit

/// A type of event: its name and its properties (RCPT-23).
struct TelemetryKind: Sendable {
    /// The form of a property's value.
    enum Form: Sendable, Hashable {
        /// Text of at most 1,000 characters; it may be empty.
        case text
        /// The event's user.
        case user
        case choice([String])
        case flag
        case integer
        case number
        /// A list of texts, at most 1,000.
        case texts
        /// Days of the week, 0 = Sunday.
        case weekdays
    }

    let type: TelemetryType
    let properties: [String: Form]
    /// Only services may send it; clients and host systems are refused.
    var isFromServicesOnly = false

    var name: String { type.rawValue }

    static let longestText = 1_000
    static let longestList = 1_000
    /// Most bytes of one event's properties as JSON.
    static let mostBytes = 16_384
}

extension TelemetryKind {
    private static let permissions = Form.choice(CommonV1.PermissionStatus.words)
    private static let deviceTypes = Form.choice(CommonV1.DeviceType.words)

    /// Of a push that ended without an answer of its provider.
    private static let ended: [String: Form] = ["push_id": .text, "device_id": .text, "notification_id": .text, "reason": .text]

    private static let table: [TelemetryKind] = [
        .init(
            type: .deviceRegistered,
            properties: [
                "device_id": .text, "device_type": deviceTypes, "platform": .text, "platform_version": .text, "device_model": .text,
                "user_id": .user, "permission_status": permissions, "registration_method": .choice(["app_launch", "settings_toggle"]),
            ]),
        .init(
            type: .permissionChanged,
            properties: [
                "device_id": .text, "old_status": permissions, "new_status": permissions,
                "changed_from": .choice(["permission_prompt", "os_settings"]), "user_id": .user,
            ]),
        .init(
            type: .tokenRefreshed,
            properties: [
                "device_id": .text, "device_type": deviceTypes, "token_age_days": .integer, "refresh_reason": .text, "user_id": .user,
            ]),
        .init(
            type: .notificationSent,
            properties: [
                "push_id": .text, "notification_id": .text, "user_id": .user, "device_ids": .texts, "device_count": .integer,
                "notification_type": .text, "priority": .text, "platform": deviceTypes, "has_image": .flag, "has_actions": .flag,
                "provider": .choice(ProviderList.addresses.map { $0.word }),
            ]),
        .init(
            type: .notificationDelivered,
            properties: [
                "push_id": .text, "device_id": .text, "notification_id": .text, "delivery_latency_ms": .integer, "provider_message_id": .text,
                "delivered_at": .text,
            ]),
        .init(
            type: .notificationOpened,
            properties: [
                "push_id": .text, "device_id": .text, "notification_id": .text, "user_id": .user, "time_to_open_seconds": .number,
                "action_taken": .text, "deep_link_target": .text, "app_state_on_open": .choice(ReceiptsV1.AppState.words),
            ]),
        .init(
            type: .notificationDismissed,
            properties: [
                "push_id": .text, "device_id": .text, "notification_id": .text, "dismiss_method": .choice(ReceiptsV1.DismissMethod.words),
                "time_since_delivered_seconds": .number,
            ]),
        .init(
            type: .notificationFailed,
            properties: [
                "push_id": .text, "device_id": .text, "notification_id": .text,
                "failure_reason": .choice(["invalid_token", "payload_too_large", "provider_error"]), "provider_error_code": .text,
                "provider_error_message": .text, "will_retry": .flag,
            ]),
        .init(type: .notificationExpired, properties: ended, isFromServicesOnly: true),
        .init(type: .notificationCancelled, properties: ended, isFromServicesOnly: true),
        .init(
            type: .messageEnded,
            properties: [
                "user_id": .user, "notification_id": .text, "notification_type": .text, "channel": .text, "status": .text, "reason": .text,
                "failure_reason": .text,
            ], isFromServicesOnly: true),
        .init(
            type: .channelsDecided,
            properties: [
                "user_id": .user, "notification_id": .text, "notification_type": .text, "host_event_id": .text, "channels": .texts,
                "push_omitted": .text, "email_omitted": .text,
            ], isFromServicesOnly: true),
        .init(
            type: .categoryToggled,
            properties: [
                "user_id": .user, "category": .text, "old_value": .flag, "new_value": .flag,
                "changed_from": .choice(["settings_page", "notification_action"]),
            ]),
        .init(
            type: .quietHoursUpdated,
            properties: [
                "user_id": .user, "enabled": .flag, "start_time": .text, "end_time": .text, "timezone": .text, "days_of_week": .weekdays,
            ]),
        .init(type: .statusChecked, properties: ["user_id": .user]),
        .init(type: .settingsSaved, properties: ["user_id": .user, "edit_seconds": .number]),
        .init(
            type: .skipped, properties: ["user_id": .user, "notification_type": .text, "reason": .text], isFromServicesOnly: true),
        .init(
            type: .tokenRotated,
            properties: [
                "push_device_id": .text, "device_id": .text, "user_id": .user, "device_type": deviceTypes, "token_age_days": .integer,
                "refresh_reason": .text, "old_token_hash": .text, "new_token_hash": .text,
            ], isFromServicesOnly: true),
        .init(
            type: .consentChanged,
            properties: ["user_id": .user, "consent_id": .text, "old_status": .text, "new_status": .text],
            isFromServicesOnly: true),
        .init(
            type: .promptOutcome,
            properties: ["user_id": .user, "device_id": .text, "kind": .text, "old_outcome": .text, "new_outcome": .text],
            isFromServicesOnly: true),
    ]

    /// Reports of devices that schedule notifications by themselves, with the members of AGENT-20 and AGENT-21 in snake case. A `last_…_at` of 0 is
    /// never.
    private static let local: [TelemetryKind] = [
        .init(
            type: .localDelivery,
            properties: [
                "user_id": .user, "slot_id": .text, "fire_at": .integer, "delivered_at": .integer, "device_tz": .text, "app_version": .text,
                "build_id": .text,
            ]),
        .init(
            type: .localError,
            properties: [
                "user_id": .user, "code": .choice(LocalErrorCode.words), "slot_id": .text, "when_ms": .integer, "attempt": .integer,
                "network_state": .choice(LocalNetworkState.words), "tz_offset": .integer,
                "app_state": .choice(LocalAppState.words), "timestamp": .integer,
            ]),
        .init(
            type: .localHeartbeat,
            properties: [
                "user_id": .user, "device_tz": .text, "app_version": .text, "build_id": .text, "pending_count": .integer,
                "last_fetch_at": .integer, "last_delivery_at": .integer,
            ]),
    ]

    /// All types by name.
    static let all = Dictionary(uniqueKeysWithValues: (table + local).map { ($0.name, $0) })
}

extension TelemetryKind {
    /// The properties of an event, without those that this type does not have.
    ///
    /// - Parameter userId: The only user that the event may name; nil: any user.
    /// - Throws: ``APIError`` naming the property.
    func read(_ text: String, userId: String?) throws(APIError) -> [String: TelemetryValue] {
        guard text.utf8.count <= Self.mostBytes else {
            throw APIError(.payloadTooLarge, field: "properties", "has at most \(Self.mostBytes) bytes")
        }
        guard let given = try? JSONElement(parsing: text, keeping: Set(properties.keys)).members else {
            throw APIError(.invalidArgument, field: "properties", "is a JSON object")
        }
        var read: [String: TelemetryValue] = [:]
        for (name, form) in properties.sorted(by: { $0.key < $1.key }) {
            guard let value = given[name], value != .null else {
                throw APIError(.invalidArgument, field: "properties.\(name)", "\(self.name) requires “\(name)”")
            }
            guard let value = TelemetryValue(value), let accepted = form.accepted(value) else {
                throw APIError(.invalidValue, field: "properties.\(name)", "is \(form.words)")
            }
            if form == .user, let userId, accepted != .text(userId) {
                throw APIError(.forbidden, field: "properties.\(name)", "telemetry.report: events may name only the caller")
            }
            read[name] = accepted
        }
        return read
    }
}

extension TelemetryKind {
    /// The longest time that counts: who leaves the settings open is not changing them.
    private static let longestEdit = 3_600.0

    /// How long the user took to change settings (`preference_edit_seconds`); nil for other types, and for impossible times.
    func editMilliseconds(_ properties: [String: TelemetryValue]) -> Int64? {
        guard type == .settingsSaved, case .number(let seconds) = properties["edit_seconds"], (0...Self.longestEdit).contains(seconds) else {
            return nil
        }
        return Int64((seconds * 1_000).rounded())
    }
}

extension TelemetryKind.Form {
    /// The value as it is stored; nil for a value of another form.
    func accepted(_ value: TelemetryValue) -> TelemetryValue? {
        switch (self, value) {
        case (.text, .text(let text)) where FreeText.fits(text, 0...TelemetryKind.longestText): value
        case (.user, .text(let text)) where !text.isEmpty && text.utf8.count <= 200: value
        case (.choice(let choices), .text(let text)) where choices.contains(text): value
        case (.flag, .flag), (.integer, .integer), (.number, .number): value
        case (.number, .integer(let integer)): .number(Double(integer))
        case (.texts, .list(let items)) where items.count <= TelemetryKind.longestList && items.allSatisfy({ Self.text.accepted($0) != nil }):
            value
        case (.weekdays, .list(let days)) where days.count <= 7 && days.allSatisfy(Self.isWeekday): value
        default: nil
        }
    }

    private static func isWeekday(_ value: TelemetryValue) -> Bool {
        if case .integer(let day) = value { (0...6).contains(day) } else { false }
    }

    fileprivate var words: String {
        switch self {
        case .text: "text of \(FreeText.words(most: TelemetryKind.longestText))"
        case .user: "the id of a user"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .flag: "true or false"
        case .integer: "a whole number"
        case .number: "a number"
        case .texts: "a list of at most \(TelemetryKind.longestList) texts"
        case .weekdays: "a list of weekdays, 0 for Sunday to 6"
        }
    }
}
