public import CarillonAPI

/// A kind of push address (REG-06): how clients name it, what its devices can do, and how it is written.
public protocol AddressKind: Sendable {
    /// The word in `push_token_type`, in `enabled_providers` and in the ledger, such as `web_push`.
    static var word: String { get }

    /// The type in an address.
    static var type: CommonV1.AddressType { get }

    /// The devices that can have such an address.
    static var devices: AddressDevices { get }

    /// The provider expires an address after so long without use; nil where it documents no limit. The table of devices has an index for each kind
    /// with a limit: `devices_WORD_by_use`.
    static var unusedLifetime: Duration? { get }

    /// The abilities of a device whose client names none (REG-36).
    static var capabilities: DeviceCapabilities { get }

    /// Whether an address belongs to production or to a sandbox. The client or the app names it.
    static var hasEnvironments: Bool { get }

    /// Whether a silent push can validate an address (REG-19, C-45).
    static var takesProbes: Bool { get }

    /// A token that no device has, for previews of payloads that repeat the token; empty where payloads do not (EVAL-63).
    static var placeholder: String { get }

    /// Whether an address is a browser's subscription: an endpoint with keys, which has a row beside its device (REG-07).
    static var isSubscription: Bool { get }

    /// Whether the provider passes pushes of this kind on to Apple, for the activities of a device that has such an address. The address of one is
    /// then ``ActivityAddress/joined(_:to:)``.
    static func passesOn(_ kind: ActivityPush.Kind) -> Bool

    /// Why the provider refuses a message whose data has this key; nil for a key that it takes.
    static func refusal(ofDataKey key: String) -> String?

    /// A token in its one canonical form, so that equal tokens have equal hashes (REG-13). Called with at most 4,096 bytes.
    ///
    /// - Throws: `invalid_token_format` (422). The message never repeats the token.
    static func canonical(_ token: String) throws(APIError) -> String
}

extension AddressKind {
    /// Addresses are not known to expire.
    public static var unusedLifetime: Duration? { nil }

    public static var hasEnvironments: Bool { false }
    public static var takesProbes: Bool { false }
    public static var isSubscription: Bool { false }

    /// Payloads do not repeat the token.
    public static var placeholder: String { "" }

    /// None: they go to Apple itself.
    public static func passesOn(_ kind: ActivityPush.Kind) -> Bool { false }

    /// All keys are taken.
    public static func refusal(ofDataKey key: String) -> String? { nil }

    /// The refusal of a token, with the form of a valid one.
    static func refusal(_ message: String) -> APIError { APIError(.invalidTokenFormat, field: "token", message) }
}

/// Which devices can have addresses of a kind.
public struct AddressDevices: Sendable, Equatable {
    /// Types of which this is the usual kind: a device whose client names no kind has this one. Each type is in one kind's list.
    public var first: [CommonV1.DeviceType.Known]
    /// Further types that can have these addresses.
    public var others: [CommonV1.DeviceType.Known]
    /// Platforms of other types that can have these addresses, by their canonical names such as `macOS`.
    public var platforms: [String]

    /// Devices by type and by platform.
    public init(first: [CommonV1.DeviceType.Known] = [], others: [CommonV1.DeviceType.Known] = [], platforms: [String] = []) {
        self.first = first
        self.others = others
        self.platforms = platforms
    }
}

/// The abilities of a device.
public struct DeviceCapabilities: Sendable, Equatable {
    public var richContent: Bool
    public var actions: Bool
    public var silentPush: Bool
    public var maxPayloadBytes: UInt32

    /// All of them.
    public init(richContent: Bool, actions: Bool, silentPush: Bool, maxPayloadBytes: UInt32) {
        self.richContent = richContent
        self.actions = actions
        self.silentPush = silentPush
        self.maxPayloadBytes = maxPayloadBytes
    }
}
