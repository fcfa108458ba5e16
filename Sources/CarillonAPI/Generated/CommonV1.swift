// Written by protoc-gen-carillon from carillon/common/v1/common.proto, carillon/common/v1/quarantine.proto, carillon/common/v1/user_data.proto, carillon/common/v1/watch.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Types that several services share.
public enum CommonV1 {}

extension CommonV1 {
    /// Four levels; `critical` is the outward name of BLOCKING in some profiles (EVAL-09).
    public struct Priority: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: Priority { Priority(rawValue: 0) }
        @inlinable public static var low: Priority { Priority(rawValue: 1) }
        @inlinable public static var normal: Priority { Priority(rawValue: 2) }
        @inlinable public static var high: Priority { Priority(rawValue: 3) }
        @inlinable public static var blocking: Priority { Priority(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [Priority] = [.unspecified, .low, .normal, .high, .blocking]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "low"
            case 2: "normal"
            case 3: "high"
            case 4: "blocking"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "low": self.init(rawValue: 1)
            case "normal": self.init(rawValue: 2)
            case "high": self.init(rawValue: 3)
            case "blocking": self.init(rawValue: 4)
            default: return nil
            }
        }
    }
}

extension CommonV1 {
    /// What kind of address a device is reached by (design §4).
    public struct AddressType: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AddressType { AddressType(rawValue: 0) }
        @inlinable public static var apns: AddressType { AddressType(rawValue: 1) }
        @inlinable public static var fcmToken: AddressType { AddressType(rawValue: 2) }
        @inlinable public static var webpush: AddressType { AddressType(rawValue: 3) }
        @inlinable public static var expo: AddressType { AddressType(rawValue: 4) }
        @inlinable public static var desktop: AddressType { AddressType(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [AddressType] = [.unspecified, .apns, .fcmToken, .webpush, .expo, .desktop]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "apns"
            case 2: "fcm_token"
            case 3: "webpush"
            case 4: "expo"
            case 5: "desktop"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "apns": self.init(rawValue: 1)
            case "fcm_token": self.init(rawValue: 2)
            case "webpush": self.init(rawValue: 3)
            case "expo": self.init(rawValue: 4)
            case "desktop": self.init(rawValue: 5)
            default: return nil
            }
        }
    }
}

extension CommonV1 {
    /// The environment an APNs address belongs to.
    public struct AddressEnvironment: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AddressEnvironment { AddressEnvironment(rawValue: 0) }
        @inlinable public static var production: AddressEnvironment { AddressEnvironment(rawValue: 1) }
        @inlinable public static var sandbox: AddressEnvironment { AddressEnvironment(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [AddressEnvironment] = [.unspecified, .production, .sandbox]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "production"
            case 2: "sandbox"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "production": self.init(rawValue: 1)
            case "sandbox": self.init(rawValue: 2)
            default: return nil
            }
        }
    }
}

extension CommonV1 {
    /// Why no push was sent (EVAL-17). The one closed list.
    public struct SkipReason: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: SkipReason { SkipReason(rawValue: 0) }
        @inlinable public static var noDevices: SkipReason { SkipReason(rawValue: 1) }
        @inlinable public static var preferenceDisabled: SkipReason { SkipReason(rawValue: 2) }
        @inlinable public static var channelMuted: SkipReason { SkipReason(rawValue: 3) }
        @inlinable public static var userActive: SkipReason { SkipReason(rawValue: 4) }
        @inlinable public static var quietHours: SkipReason { SkipReason(rawValue: 5) }
        @inlinable public static var deduplicated: SkipReason { SkipReason(rawValue: 6) }
        @inlinable public static var consentMissing: SkipReason { SkipReason(rawValue: 7) }
        @inlinable public static var promotionalNotOptedIn: SkipReason { SkipReason(rawValue: 8) }
        @inlinable public static var permissionDenied: SkipReason { SkipReason(rawValue: 9) }
        @inlinable public static var capExceeded: SkipReason { SkipReason(rawValue: 10) }
        @inlinable public static var lowPriorityNoPush: SkipReason { SkipReason(rawValue: 11) }
        @inlinable public static var relationshipEnded: SkipReason { SkipReason(rawValue: 12) }
        @inlinable public static var recipientInactive: SkipReason { SkipReason(rawValue: 13) }
        @inlinable public static var roleNotAllowed: SkipReason { SkipReason(rawValue: 14) }
        @inlinable public static var ttlExpired: SkipReason { SkipReason(rawValue: 15) }
        @inlinable public static var itemCompleted: SkipReason { SkipReason(rawValue: 16) }
        @inlinable public static var nothingToReport: SkipReason { SkipReason(rawValue: 17) }
        @inlinable public static var cancelled: SkipReason { SkipReason(rawValue: 18) }
        @inlinable public static var grouped: SkipReason { SkipReason(rawValue: 19) }
        @inlinable public static var noRecipients: SkipReason { SkipReason(rawValue: 20) }
        @inlinable public static var organizationSuspended: SkipReason { SkipReason(rawValue: 21) }
        @inlinable public static var templateInvalid: SkipReason { SkipReason(rawValue: 22) }
        @inlinable public static var duplicate: SkipReason { SkipReason(rawValue: 23) }

        /// The values of the contract, in its order.
        public static let allCases: [SkipReason] = [.unspecified, .noDevices, .preferenceDisabled, .channelMuted, .userActive, .quietHours, .deduplicated, .consentMissing, .promotionalNotOptedIn, .permissionDenied, .capExceeded, .lowPriorityNoPush, .relationshipEnded, .recipientInactive, .roleNotAllowed, .ttlExpired, .itemCompleted, .nothingToReport, .cancelled, .grouped, .noRecipients, .organizationSuspended, .templateInvalid, .duplicate]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "no_devices"
            case 2: "preference_disabled"
            case 3: "channel_muted"
            case 4: "user_active"
            case 5: "quiet_hours"
            case 6: "deduplicated"
            case 7: "consent_missing"
            case 8: "promotional_not_opted_in"
            case 9: "permission_denied"
            case 10: "cap_exceeded"
            case 11: "low_priority_no_push"
            case 12: "relationship_ended"
            case 13: "recipient_inactive"
            case 14: "role_not_allowed"
            case 15: "ttl_expired"
            case 16: "item_completed"
            case 17: "nothing_to_report"
            case 18: "cancelled"
            case 19: "grouped"
            case 20: "no_recipients"
            case 21: "organization_suspended"
            case 22: "template_invalid"
            case 23: "duplicate"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "no_devices": self.init(rawValue: 1)
            case "preference_disabled": self.init(rawValue: 2)
            case "channel_muted": self.init(rawValue: 3)
            case "user_active": self.init(rawValue: 4)
            case "quiet_hours": self.init(rawValue: 5)
            case "deduplicated": self.init(rawValue: 6)
            case "consent_missing": self.init(rawValue: 7)
            case "promotional_not_opted_in": self.init(rawValue: 8)
            case "permission_denied": self.init(rawValue: 9)
            case "cap_exceeded": self.init(rawValue: 10)
            case "low_priority_no_push": self.init(rawValue: 11)
            case "relationship_ended": self.init(rawValue: 12)
            case "recipient_inactive": self.init(rawValue: 13)
            case "role_not_allowed": self.init(rawValue: 14)
            case "ttl_expired": self.init(rawValue: 15)
            case "item_completed": self.init(rawValue: 16)
            case "nothing_to_report": self.init(rawValue: 17)
            case "cancelled": self.init(rawValue: 18)
            case "grouped": self.init(rawValue: 19)
            case "no_recipients": self.init(rawValue: 20)
            case "organization_suspended": self.init(rawValue: 21)
            case "template_invalid": self.init(rawValue: 22)
            case "duplicate": self.init(rawValue: 23)
            default: return nil
            }
        }
    }
}

extension CommonV1 {
    /// Where a push or one of its devices stands (RCPT-01).
    public struct DeliveryStatus: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeliveryStatus { DeliveryStatus(rawValue: 0) }
        @inlinable public static var pending: DeliveryStatus { DeliveryStatus(rawValue: 1) }
        @inlinable public static var scheduled: DeliveryStatus { DeliveryStatus(rawValue: 2) }
        @inlinable public static var held: DeliveryStatus { DeliveryStatus(rawValue: 3) }
        @inlinable public static var queued: DeliveryStatus { DeliveryStatus(rawValue: 4) }
        @inlinable public static var sent: DeliveryStatus { DeliveryStatus(rawValue: 5) }
        @inlinable public static var delivered: DeliveryStatus { DeliveryStatus(rawValue: 6) }
        @inlinable public static var opened: DeliveryStatus { DeliveryStatus(rawValue: 7) }
        @inlinable public static var dismissed: DeliveryStatus { DeliveryStatus(rawValue: 8) }
        @inlinable public static var failed: DeliveryStatus { DeliveryStatus(rawValue: 9) }
        @inlinable public static var expired: DeliveryStatus { DeliveryStatus(rawValue: 10) }
        @inlinable public static var cancelled: DeliveryStatus { DeliveryStatus(rawValue: 11) }
        @inlinable public static var skipped: DeliveryStatus { DeliveryStatus(rawValue: 12) }

        /// The values of the contract, in its order.
        public static let allCases: [DeliveryStatus] = [.unspecified, .pending, .scheduled, .held, .queued, .sent, .delivered, .opened, .dismissed, .failed, .expired, .cancelled, .skipped]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "pending"
            case 2: "scheduled"
            case 3: "held"
            case 4: "queued"
            case 5: "sent"
            case 6: "delivered"
            case 7: "opened"
            case 8: "dismissed"
            case 9: "failed"
            case 10: "expired"
            case 11: "cancelled"
            case 12: "skipped"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "pending": self.init(rawValue: 1)
            case "scheduled": self.init(rawValue: 2)
            case "held": self.init(rawValue: 3)
            case "queued": self.init(rawValue: 4)
            case "sent": self.init(rawValue: 5)
            case "delivered": self.init(rawValue: 6)
            case "opened": self.init(rawValue: 7)
            case "dismissed": self.init(rawValue: 8)
            case "failed": self.init(rawValue: 9)
            case "expired": self.init(rawValue: 10)
            case "cancelled": self.init(rawValue: 11)
            case "skipped": self.init(rawValue: 12)
            default: return nil
            }
        }
    }
}

extension CommonV1 {
    /// Whose data an item is (ARCH-07). Field 1 of every item.
    public struct Tenant: Message {
        /// Empty for a personal account.
        public var organizationId: String
        public var appId: String

        /// Every field at its default.
        public init() {
            self.organizationId = ""
            self.appId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            organizationId: String = "",
            appId: String = ""
        ) {
            self.organizationId = organizationId
            self.appId = appId
        }
    }
}

extension CommonV1 {
    /// Who the gateway speaks for; travels in the `carillon-actor-bin` metadata and is believed from the gateway alone.
    public struct Actor: Message {
        public var userId: String
        public var organizationId: String
        public var appId: String
        /// ROLE-01 names: `system`, `system_admin`, `org_admin`, `staff`, `member`.
        public var roles: [String]
        /// The device the token was issued to, where it says so.
        public var deviceId: String
        /// The token is of the platform's own issuer: `system_admin` reaches every organization. That of an app's issuer ends at its organization.
        public var platform: Bool

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.organizationId = ""
            self.appId = ""
            self.roles = []
            self.deviceId = ""
            self.platform = false
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            organizationId: String = "",
            appId: String = "",
            roles: [String] = [],
            deviceId: String = "",
            platform: Bool = false
        ) {
            self.userId = userId
            self.organizationId = organizationId
            self.appId = appId
            self.roles = roles
            self.deviceId = deviceId
            self.platform = platform
        }
    }
}

extension CommonV1 {
    /// How one item of a batch ended. Items that went well have an empty `reason`.
    public struct ItemResult: Message {
        /// Position of the item in the request, from 0.
        public var index: UInt32
        /// Reason code of CarillonAPI's error table, empty when the item was accepted.
        public var reason: String
        public var field: String
        public var message: String

        /// Every field at its default.
        public init() {
            self.index = 0
            self.reason = ""
            self.field = ""
            self.message = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            index: UInt32 = 0,
            reason: String = "",
            field: String = "",
            message: String = ""
        ) {
            self.index = index
            self.reason = reason
            self.field = field
            self.message = message
        }
    }
}

extension CommonV1 {
    /// A push address as it leaves the registry: sealed, openable by the dispatcher alone.
    public struct SealedAddress: Message {
        public var type: CommonV1.AddressType
        public var environment: CommonV1.AddressEnvironment
        /// The AES-256-GCM envelope with its key id (SEC-01); associated data is `push_device_id`.
        public var envelope: [UInt8]
        /// `sha256:` + hex of the token's keyed hash (REG-06, SEC-01): equal for equal tokens, computable by the registry alone.
        public var tokenHash: String
        /// Grows with every rotation; a token report names the version it speaks of.
        public var version: Int64

        /// Every field at its default.
        public init() {
            self.type = .unspecified
            self.environment = .unspecified
            self.envelope = []
            self.tokenHash = ""
            self.version = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            type: CommonV1.AddressType = .unspecified,
            environment: CommonV1.AddressEnvironment = .unspecified,
            envelope: [UInt8] = [],
            tokenHash: String = "",
            version: Int64 = 0
        ) {
            self.type = type
            self.environment = environment
            self.envelope = envelope
            self.tokenHash = tokenHash
            self.version = version
        }
    }
}

extension CommonV1 {
    /// A device that may be sent to now (REG-26).
    public struct SendableDevice: Message {
        public var pushDeviceId: String
        public var deviceId: String
        public var userId: String
        /// `ios`, `android`, `web`, `desktop`.
        public var deviceType: String
        public var platform: String
        public var address: Optional<CommonV1.SealedAddress>
        public var locale: String
        public var timezone: String
        public var badgeEnabled: Bool
        public var soundEnabled: Bool
        public var alertsEnabled: Bool
        public var supportsRichContent: Bool
        public var supportsNotificationActions: Bool
        public var maxPayloadBytes: UInt32
        public var lastUsedAtMs: Int64
        public var registeredAtMs: Int64
        /// The one that the user marked as primary; where no active one is marked, the most recently used.
        public var isPrimary: Bool
        /// `granted` or `provisional`.
        public var permissionStatus: String

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.deviceId = ""
            self.userId = ""
            self.deviceType = ""
            self.platform = ""
            self.address = nil
            self.locale = ""
            self.timezone = ""
            self.badgeEnabled = false
            self.soundEnabled = false
            self.alertsEnabled = false
            self.supportsRichContent = false
            self.supportsNotificationActions = false
            self.maxPayloadBytes = 0
            self.lastUsedAtMs = 0
            self.registeredAtMs = 0
            self.isPrimary = false
            self.permissionStatus = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            deviceId: String = "",
            userId: String = "",
            deviceType: String = "",
            platform: String = "",
            address: CommonV1.SealedAddress? = nil,
            locale: String = "",
            timezone: String = "",
            badgeEnabled: Bool = false,
            soundEnabled: Bool = false,
            alertsEnabled: Bool = false,
            supportsRichContent: Bool = false,
            supportsNotificationActions: Bool = false,
            maxPayloadBytes: UInt32 = 0,
            lastUsedAtMs: Int64 = 0,
            registeredAtMs: Int64 = 0,
            isPrimary: Bool = false,
            permissionStatus: String = ""
        ) {
            self.pushDeviceId = pushDeviceId
            self.deviceId = deviceId
            self.userId = userId
            self.deviceType = deviceType
            self.platform = platform
            self.address = address
            self.locale = locale
            self.timezone = timezone
            self.badgeEnabled = badgeEnabled
            self.soundEnabled = soundEnabled
            self.alertsEnabled = alertsEnabled
            self.supportsRichContent = supportsRichContent
            self.supportsNotificationActions = supportsNotificationActions
            self.maxPayloadBytes = maxPayloadBytes
            self.lastUsedAtMs = lastUsedAtMs
            self.registeredAtMs = registeredAtMs
            self.isPrimary = isPrimary
            self.permissionStatus = permissionStatus
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.QuarantinedMessage`.
    public struct QuarantinedMessage: Message {
        /// Within one service.
        public var id: Int64
        public var tenant: Optional<CommonV1.Tenant>
        /// What it was on its way as: `outcomes`, `telemetry` …
        public var outbox: String
        /// The service that refuses it.
        public var peer: String
        /// Reason code of CarillonAPI's error table, with the field and the text that the peer gave.
        public var reason: String
        public var field: String
        public var detail: String
        /// Calls that failed for it.
        public var tries: UInt32
        /// The first and the last of them.
        public var firstAtMs: Int64
        public var lastAtMs: Int64
        /// Of the message.
        public var bytes: Int64
        /// Whom it is about; empty where it names nobody.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.id = 0
            self.tenant = nil
            self.outbox = ""
            self.peer = ""
            self.reason = ""
            self.field = ""
            self.detail = ""
            self.tries = 0
            self.firstAtMs = 0
            self.lastAtMs = 0
            self.bytes = 0
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            id: Int64 = 0,
            tenant: CommonV1.Tenant? = nil,
            outbox: String = "",
            peer: String = "",
            reason: String = "",
            field: String = "",
            detail: String = "",
            tries: UInt32 = 0,
            firstAtMs: Int64 = 0,
            lastAtMs: Int64 = 0,
            bytes: Int64 = 0,
            userId: String = ""
        ) {
            self.id = id
            self.tenant = tenant
            self.outbox = outbox
            self.peer = peer
            self.reason = reason
            self.field = field
            self.detail = detail
            self.tries = tries
            self.firstAtMs = firstAtMs
            self.lastAtMs = lastAtMs
            self.bytes = bytes
            self.userId = userId
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.ListQuarantineRequest`.
    public struct ListQuarantineRequest: Message {
        /// Without an app: of all.
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty for all.
        public var outbox: String
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.outbox = ""
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            outbox: String = "",
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.outbox = outbox
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension CommonV1 {
    /// Oldest first.
    public struct ListQuarantineResponse: Message {
        public var messages: [CommonV1.QuarantinedMessage]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.messages = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            messages: [CommonV1.QuarantinedMessage] = [],
            nextPageToken: String = ""
        ) {
            self.messages = messages
            self.nextPageToken = nextPageToken
        }
    }
}

extension CommonV1 {
    /// Names ids, or says `all` of the tenant and outbox.
    public struct RequeueQuarantinedRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var outbox: String
        public var ids: [Int64]
        public var all: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.outbox = ""
            self.ids = []
            self.all = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            outbox: String = "",
            ids: [Int64] = [],
            all: Bool = false
        ) {
            self.tenant = tenant
            self.outbox = outbox
            self.ids = ids
            self.all = all
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.RequeueQuarantinedResponse`.
    public struct RequeueQuarantinedResponse: Message {
        public var requeued: Int64

        /// Every field at its default.
        public init() {
            self.requeued = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            requeued: Int64 = 0
        ) {
            self.requeued = requeued
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.DropQuarantinedRequest`.
    public struct DropQuarantinedRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var outbox: String
        public var ids: [Int64]
        public var all: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.outbox = ""
            self.ids = []
            self.all = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            outbox: String = "",
            ids: [Int64] = [],
            all: Bool = false
        ) {
            self.tenant = tenant
            self.outbox = outbox
            self.ids = ids
            self.all = all
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.DropQuarantinedResponse`.
    public struct DropQuarantinedResponse: Message {
        public var dropped: Int64

        /// Every field at its default.
        public init() {
            self.dropped = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            dropped: Int64 = 0
        ) {
            self.dropped = dropped
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.UserDataSection`.
    public struct UserDataSection: Message {
        /// What kind of thing: `devices`, `channel_settings` …
        public var name: String
        /// Each a JSON object. Tokens and keys are never among its members, only their hashes.
        public var rows: [String]

        /// Every field at its default.
        public init() {
            self.name = ""
            self.rows = []
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            rows: [String] = []
        ) {
            self.name = name
            self.rows = rows
        }
    }
}

extension CommonV1 {
    /// Idempotent; for 30 days afterwards nothing of the user is stored.
    public struct EraseStoredUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.EraseStoredUserResponse`.
    public struct EraseStoredUserResponse: Message {
        /// Rows removed, or made to name nobody, by table.
        public var erased: [String: Int64]
        /// When the user was erased before; absent for the first time.
        public var erasedBeforeAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.erased = [:]
            self.erasedBeforeAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            erased: [String: Int64] = [:],
            erasedBeforeAtMs: Int64? = nil
        ) {
            self.erased = erased
            self.erasedBeforeAtMs = erasedBeforeAtMs
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.ExportStoredUserRequest`.
    public struct ExportStoredUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension CommonV1 {
    /// Of the caller: there is no user to name.
    public struct ExportOwnStoredDataRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension CommonV1 {
    /// A section a kind of thing; one with many rows comes in several.
    public struct ExportStoredUserResponse: Message {
        public var section: Optional<CommonV1.UserDataSection>

        /// Every field at its default.
        public init() {
            self.section = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            section: CommonV1.UserDataSection? = nil
        ) {
            self.section = section
        }
    }
}

extension CommonV1 {
    /// The first message opens the stream; each later one acknowledges.
    public struct WatchChangesRequest: Message {
        /// The listener has taken in the changes up to this one. Until then the owner counts as busy, so that virtual time does not pass them.
        public var acknowledged: UInt64

        /// Every field at its default.
        public init() {
            self.acknowledged = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            acknowledged: UInt64 = 0
        ) {
            self.acknowledged = acknowledged
        }
    }
}

extension CommonV1 {
    /// The first message comes at once and names nobody: whatever changes after it is told.
    public struct WatchChangesResponse: Message {
        /// The newest change in this message; 0 in the first one.
        public var sequence: UInt64
        /// Of whom something changed.
        public var changes: [CommonV1.ChangedUsers]
        /// More users changed than are worth naming.
        public var everything: Bool

        /// Every field at its default.
        public init() {
            self.sequence = 0
            self.changes = []
            self.everything = false
        }

        /// The fields given, the others at their defaults.
        public init(
            sequence: UInt64 = 0,
            changes: [CommonV1.ChangedUsers] = [],
            everything: Bool = false
        ) {
            self.sequence = sequence
            self.changes = changes
            self.everything = everything
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.ChangedUsers`.
    public struct ChangedUsers: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userIds: [String] = []
        ) {
            self.tenant = tenant
            self.userIds = userIds
        }
    }
}
