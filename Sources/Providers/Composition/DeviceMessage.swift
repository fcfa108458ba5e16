public import CarillonAPI
public import ServiceKit

/// One push for one device: the input of its payload.
public struct DeviceMessage: Sendable {
    public var push: DispatcherV1.Push
    /// The content for the device: the entry of `push.contents` that its target names.
    public var content: DispatcherV1.Content
    public var device: CommonV1.SendableDevice
    /// The opened address, such as a device token. A secret.
    public var address: String
    /// Of this attempt, from 1.
    public var attempt = 1
    /// Of the outcome of this attempt (RCPT-02).
    public var sequence: Int64 = 1

    /// One target of a push, with its content and its opened address.
    public init(
        push: DispatcherV1.Push, content: DispatcherV1.Content, device: CommonV1.SendableDevice, address: String
    ) {
        self.push = push
        self.content = content
        self.device = device
        self.address = address
    }

    /// A badge or data update that shows nothing.
    var isSilent: Bool { content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty }

    /// A probe, which only validates the address (REG-19): it has the lowest urgency, and is of no use when it is late.
    var isProbe: Bool { push.notificationId.isEmpty }

    /// Meant to be seen, but without a visible title or body.
    var isBlank: Bool { !isSilent && FreeText.isBlank(content.title) && FreeText.isBlank(content.body) }

    /// The id under which a later copy replaces an earlier one: the caller's collapse id, else the push id, so that a push
    /// sent twice after an unknown outcome is shown once.
    var collapseID: String { Self.collapseID(push.collapseId, pushID: push.pushId) }

    private static func collapseID(_ key: String, pushID: String) -> String { key.isEmpty ? pushID : key }

    /// The tag under which Android, Expo, browsers and desktops show it. Without a tag of its own it is the collapse id: else a repeated send would
    /// be shown beside the first one.
    var tag: String { Self.tag(content.tag, collapseKey: push.collapseId, pushID: push.pushId) }

    /// The tag of a push of which there is no message for a device.
    ///
    /// - Parameters:
    ///   - own: the content's; empty: it has none.
    ///   - collapseKey: the caller's; empty: there is none.
    public static func tag(_ own: String, collapseKey: String, pushID: String) -> String {
        own.isEmpty ? collapseID(collapseKey, pushID: pushID) : own
    }

    /// The unread count to show (RCPT-15, DISP-29): nil without a count or with badges off, never negative, at most `cap`.
    func badge(cap: Int) -> Int? {
        guard device.badgeEnabled, let badge = push.badge else { return nil }
        return min(max(Int(badge), 0), cap)
    }

    /// The system shows notifications quietly, because the user was not asked yet (iOS 12 and later, PREF-13).
    var isProvisional: Bool { device.permissionStatus == .provisional }

    /// The sound's name; empty without a sound, with sounds off (DISP-29), and under provisional permission.
    var sound: String { device.soundEnabled && !isProvisional ? content.sound : "" }

    /// Seconds until the push expires at `now`, never negative; nil when it does not expire.
    func remainingSeconds(at now: Instant) -> Int? {
        push.expiresAtMs > 0 ? Int(max(0, (push.expiresAtMs - now.milliseconds) / 1000)) : nil
    }
}

/// Settings of composition that do not belong to one push.
public struct CompositionSettings: Sendable {
    /// The app's policy. Each adapter reads its provider's settings.
    public let policy: Policy
    /// Most bytes of a message, as its provider counts (``ProviderAdapter/payloadLimit(by:)``).
    public var payloadLimit: Int
    /// Highest badge number (`badge_cap`, RCPT-15).
    var badgeCap: Int { policy.badgeCap }
    /// Appended to a shortened text (`truncation_marker`).
    var truncationMarker: String { policy.truncationMarker }

    /// - Parameter payloadLimit: in bytes.
    public init(_ policy: Policy, payloadLimit: Int = 4096) {
        self.policy = policy
        self.payloadLimit = payloadLimit
    }

    /// Most bytes of a message to a device (DISP-21): the provider's limit, a smaller one after a refusal, and the device's own; the smallest counts.
    func limit(for device: CommonV1.SendableDevice, _ sizeLimit: Int?) -> Int {
        let own = device.maxPayloadBytes > 0 ? Int(device.maxPayloadBytes) : .max
        return min(payloadLimit, sizeLimit ?? .max, own)
    }
}

/// Why a payload cannot be composed. No retry helps.
public enum CompositionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Too large although all optional parts were left out (DISP-21). In bytes.
    case payloadTooLarge(size: Int, limit: Int)
    /// The address has another form than this provider's.
    case malformedAddress(String)
    /// A visible push whose title and body show nothing.
    case blank
    /// The app's credential lacks the VAPID key that the browser subscribed with.
    case unknownKey(id: String)

    /// The reason code of the attempt: `payload_too_large`, `invalid_token_format`, `blank_content` or `vapid_key_missing`.
    public var code: String {
        switch self {
        case .payloadTooLarge: "payload_too_large"
        case .malformedAddress: "invalid_token_format"
        case .blank: "blank_content"
        case .unknownKey: "vapid_key_missing"
        }
    }

    public var description: String {
        switch self {
        case .payloadTooLarge(let size, let limit):
            "the payload has \(size) bytes after shrinking, the device takes \(limit); shorten title, ids or deep link"
        case .malformedAddress(let problem): "the push address is malformed: \(problem); the app must register the device again"
        case .blank:
            "title and body are blank, so the device would show an empty notification; give the push a text, or none at all to send it silently"
        case .unknownKey(let id):
            "the browser subscribed with VAPID key '\(id)', which the app's credential lacks; add its private half to private_key_pem"
        }
    }
}

/// A part that was left out of a payload, because of its size (DISP-21) or because the provider reserves it.
public enum Omission: Sendable, Hashable, CustomStringConvertible {
    case image
    /// Of the buttons.
    case actionIcons
    case data(key: String)
    /// The key belongs to the provider (FCM: `from`, `message_type`, `google…`, `gcm…`).
    case reservedData(key: String)
    case endOfBody

    public var description: String {
        switch self {
        case .image: "image left out to fit the payload limit"
        case .actionIcons: "icons of the buttons left out to fit the payload limit"
        case .data(let key): "data key '\(key)' left out to fit the payload limit"
        case .reservedData(let key): "data key '\(key)' left out: FCM reserves it; give it another name"
        case .endOfBody: "body shortened to fit the payload limit"
        }
    }

    /// Most parts that ``words(for:)`` names.
    private static let mostNamed = 5

    /// Some omissions as one text, such as for a record of the attempt. Names the first five parts.
    public static func words(for omissions: [Omission]) -> String {
        let named = omissions.prefix(mostNamed).map(\.description).joined(separator: "; ")
        return omissions.count > mostNamed ? "\(named); and \(omissions.count - mostNamed) more" : named
    }
}

extension DispatcherV1.Push {
    /// Whether it is a push without a notification in the ledger: a test (DISP-34), or a summary of what a device shows (EVAL-54).
    public var namesItself: Bool { notificationId == pushId }

    /// Whether the ledger has its notification. A probe belongs to none, and a test push to none of the ledger. A summary of what a device shows
    /// names itself as its notification (EVAL-54).
    public var isInLedger: Bool { !notificationId.isEmpty && !test && !namesItself }
}
