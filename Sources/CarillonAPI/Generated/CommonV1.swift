// Written by protoc-gen-carillon from carillon/common/v1/common.proto, carillon/common/v1/quarantine.proto, carillon/common/v1/user_data.proto, carillon/common/v1/watch.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Types that several services share.
public enum CommonV1 {}

extension CommonV1 {
    /// A role of the platform (ROLE-01). An app's directory has roles of its own.
    public struct Role: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: Role { Role(rawValue: 0) }
        /// A host system's key, which speaks for no user.
        @inlinable public static var system: Role { Role(rawValue: 1) }
        @inlinable public static var systemAdmin: Role { Role(rawValue: 2) }
        @inlinable public static var orgAdmin: Role { Role(rawValue: 3) }
        @inlinable public static var staff: Role { Role(rawValue: 4) }
        @inlinable public static var member: Role { Role(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [Role] = [.unspecified, .system, .systemAdmin, .orgAdmin, .staff, .member]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            /// A host system's key, which speaks for no user.
            case system
            case systemAdmin
            case orgAdmin
            case staff
            case member

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .system: 1
                case .systemAdmin: 2
                case .orgAdmin: 3
                case .staff: 4
                case .member: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .system
                case 2: self = .systemAdmin
                case 3: self = .orgAdmin
                case 4: self = .staff
                case 5: self = .member
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .system: "system"
                case .systemAdmin: "system_admin"
                case .orgAdmin: "org_admin"
                case .staff: "staff"
                case .member: "member"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "system": self = .system
                case "system_admin": self = .systemAdmin
                case "org_admin": self = .orgAdmin
                case "staff": self = .staff
                case "member": self = .member
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// Four levels. Some profiles show BLOCKING as `critical` (EVAL-09).
    public struct Priority: ContractEnum {
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

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case low
            case normal
            case high
            case blocking

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .low: 1
                case .normal: 2
                case .high: 3
                case .blocking: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .low
                case 2: self = .normal
                case 3: self = .high
                case 4: self = .blocking
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .low: "low"
                case .normal: "normal"
                case .high: "high"
                case .blocking: "blocking"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "low": self = .low
                case "normal": self = .normal
                case "high": self = .high
                case "blocking": self = .blocking
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The kind of a push address.
    public struct AddressType: ContractEnum {
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

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case apns
            case fcmToken
            case webpush
            case expo
            case desktop

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .apns: 1
                case .fcmToken: 2
                case .webpush: 3
                case .expo: 4
                case .desktop: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .apns
                case 2: self = .fcmToken
                case 3: self = .webpush
                case 4: self = .expo
                case 5: self = .desktop
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .apns: "apns"
                case .fcmToken: "fcm_token"
                case .webpush: "webpush"
                case .expo: "expo"
                case .desktop: "desktop"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "apns": self = .apns
                case "fcm_token": self = .fcmToken
                case "webpush": self = .webpush
                case "expo": self = .expo
                case "desktop": self = .desktop
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The environment of an APNs address.
    public struct AddressEnvironment: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AddressEnvironment { AddressEnvironment(rawValue: 0) }
        @inlinable public static var production: AddressEnvironment { AddressEnvironment(rawValue: 1) }
        @inlinable public static var sandbox: AddressEnvironment { AddressEnvironment(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [AddressEnvironment] = [.unspecified, .production, .sandbox]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case production
            case sandbox

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .production: 1
                case .sandbox: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .production
                case 2: self = .sandbox
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .production: "production"
                case .sandbox: "sandbox"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "production": self = .production
                case "sandbox": self = .sandbox
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// Why no push was sent (EVAL-17): the closed list of reasons.
    public struct SkipReason: ContractEnum {
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

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case noDevices
            case preferenceDisabled
            case channelMuted
            case userActive
            case quietHours
            case deduplicated
            case consentMissing
            case promotionalNotOptedIn
            case permissionDenied
            case capExceeded
            case lowPriorityNoPush
            case relationshipEnded
            case recipientInactive
            case roleNotAllowed
            case ttlExpired
            case itemCompleted
            case nothingToReport
            case cancelled
            case grouped
            case noRecipients
            case organizationSuspended
            case templateInvalid
            case duplicate

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .noDevices: 1
                case .preferenceDisabled: 2
                case .channelMuted: 3
                case .userActive: 4
                case .quietHours: 5
                case .deduplicated: 6
                case .consentMissing: 7
                case .promotionalNotOptedIn: 8
                case .permissionDenied: 9
                case .capExceeded: 10
                case .lowPriorityNoPush: 11
                case .relationshipEnded: 12
                case .recipientInactive: 13
                case .roleNotAllowed: 14
                case .ttlExpired: 15
                case .itemCompleted: 16
                case .nothingToReport: 17
                case .cancelled: 18
                case .grouped: 19
                case .noRecipients: 20
                case .organizationSuspended: 21
                case .templateInvalid: 22
                case .duplicate: 23
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .noDevices
                case 2: self = .preferenceDisabled
                case 3: self = .channelMuted
                case 4: self = .userActive
                case 5: self = .quietHours
                case 6: self = .deduplicated
                case 7: self = .consentMissing
                case 8: self = .promotionalNotOptedIn
                case 9: self = .permissionDenied
                case 10: self = .capExceeded
                case 11: self = .lowPriorityNoPush
                case 12: self = .relationshipEnded
                case 13: self = .recipientInactive
                case 14: self = .roleNotAllowed
                case 15: self = .ttlExpired
                case 16: self = .itemCompleted
                case 17: self = .nothingToReport
                case 18: self = .cancelled
                case 19: self = .grouped
                case 20: self = .noRecipients
                case 21: self = .organizationSuspended
                case 22: self = .templateInvalid
                case 23: self = .duplicate
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .noDevices: "no_devices"
                case .preferenceDisabled: "preference_disabled"
                case .channelMuted: "channel_muted"
                case .userActive: "user_active"
                case .quietHours: "quiet_hours"
                case .deduplicated: "deduplicated"
                case .consentMissing: "consent_missing"
                case .promotionalNotOptedIn: "promotional_not_opted_in"
                case .permissionDenied: "permission_denied"
                case .capExceeded: "cap_exceeded"
                case .lowPriorityNoPush: "low_priority_no_push"
                case .relationshipEnded: "relationship_ended"
                case .recipientInactive: "recipient_inactive"
                case .roleNotAllowed: "role_not_allowed"
                case .ttlExpired: "ttl_expired"
                case .itemCompleted: "item_completed"
                case .nothingToReport: "nothing_to_report"
                case .cancelled: "cancelled"
                case .grouped: "grouped"
                case .noRecipients: "no_recipients"
                case .organizationSuspended: "organization_suspended"
                case .templateInvalid: "template_invalid"
                case .duplicate: "duplicate"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "no_devices": self = .noDevices
                case "preference_disabled": self = .preferenceDisabled
                case "channel_muted": self = .channelMuted
                case "user_active": self = .userActive
                case "quiet_hours": self = .quietHours
                case "deduplicated": self = .deduplicated
                case "consent_missing": self = .consentMissing
                case "promotional_not_opted_in": self = .promotionalNotOptedIn
                case "permission_denied": self = .permissionDenied
                case "cap_exceeded": self = .capExceeded
                case "low_priority_no_push": self = .lowPriorityNoPush
                case "relationship_ended": self = .relationshipEnded
                case "recipient_inactive": self = .recipientInactive
                case "role_not_allowed": self = .roleNotAllowed
                case "ttl_expired": self = .ttlExpired
                case "item_completed": self = .itemCompleted
                case "nothing_to_report": self = .nothingToReport
                case "cancelled": self = .cancelled
                case "grouped": self = .grouped
                case "no_recipients": self = .noRecipients
                case "organization_suspended": self = .organizationSuspended
                case "template_invalid": self = .templateInvalid
                case "duplicate": self = .duplicate
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The status of a push or of one of its devices (RCPT-01).
    public struct DeliveryStatus: ContractEnum {
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

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case pending
            case scheduled
            case held
            case queued
            case sent
            case delivered
            case opened
            case dismissed
            case failed
            case expired
            case cancelled
            case skipped

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .scheduled: 2
                case .held: 3
                case .queued: 4
                case .sent: 5
                case .delivered: 6
                case .opened: 7
                case .dismissed: 8
                case .failed: 9
                case .expired: 10
                case .cancelled: 11
                case .skipped: 12
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .scheduled
                case 3: self = .held
                case 4: self = .queued
                case 5: self = .sent
                case 6: self = .delivered
                case 7: self = .opened
                case 8: self = .dismissed
                case 9: self = .failed
                case 10: self = .expired
                case 11: self = .cancelled
                case 12: self = .skipped
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .scheduled: "scheduled"
                case .held: "held"
                case .queued: "queued"
                case .sent: "sent"
                case .delivered: "delivered"
                case .opened: "opened"
                case .dismissed: "dismissed"
                case .failed: "failed"
                case .expired: "expired"
                case .cancelled: "cancelled"
                case .skipped: "skipped"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "scheduled": self = .scheduled
                case "held": self = .held
                case "queued": self = .queued
                case "sent": self = .sent
                case "delivered": self = .delivered
                case "opened": self = .opened
                case "dismissed": self = .dismissed
                case "failed": self = .failed
                case "expired": self = .expired
                case "cancelled": self = .cancelled
                case "skipped": self = .skipped
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The kind of a device.
    public struct DeviceType: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceType { DeviceType(rawValue: 0) }
        @inlinable public static var ios: DeviceType { DeviceType(rawValue: 1) }
        @inlinable public static var android: DeviceType { DeviceType(rawValue: 2) }
        @inlinable public static var web: DeviceType { DeviceType(rawValue: 3) }
        @inlinable public static var desktop: DeviceType { DeviceType(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceType] = [.unspecified, .ios, .android, .web, .desktop]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case ios
            case android
            case web
            case desktop

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .ios: 1
                case .android: 2
                case .web: 3
                case .desktop: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .ios
                case 2: self = .android
                case 3: self = .web
                case 4: self = .desktop
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .ios: "ios"
                case .android: "android"
                case .web: "web"
                case .desktop: "desktop"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "ios": self = .ios
                case "android": self = .android
                case "web": self = .web
                case "desktop": self = .desktop
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The kind of a conversation channel.
    public struct ChannelType: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ChannelType { ChannelType(rawValue: 0) }
        @inlinable public static var dm: ChannelType { ChannelType(rawValue: 1) }
        @inlinable public static var groupDm: ChannelType { ChannelType(rawValue: 2) }
        @inlinable public static var `public`: ChannelType { ChannelType(rawValue: 3) }
        @inlinable public static var `private`: ChannelType { ChannelType(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ChannelType] = [.unspecified, .dm, .groupDm, .`public`, .`private`]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case dm
            case groupDm
            case `public`
            case `private`

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .dm: 1
                case .groupDm: 2
                case .`public`: 3
                case .`private`: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .dm
                case 2: self = .groupDm
                case 3: self = .`public`
                case 4: self = .`private`
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .dm: "dm"
                case .groupDm: "group_dm"
                case .`public`: "public"
                case .`private`: "private"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "dm": self = .dm
                case "group_dm": self = .groupDm
                case "public": self = .`public`
                case "private": self = .`private`
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The permission for notifications in a device's system (PREF-13).
    public struct PermissionStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PermissionStatus { PermissionStatus(rawValue: 0) }
        @inlinable public static var notDetermined: PermissionStatus { PermissionStatus(rawValue: 1) }
        @inlinable public static var granted: PermissionStatus { PermissionStatus(rawValue: 2) }
        @inlinable public static var denied: PermissionStatus { PermissionStatus(rawValue: 3) }
        @inlinable public static var provisional: PermissionStatus { PermissionStatus(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [PermissionStatus] = [.unspecified, .notDetermined, .granted, .denied, .provisional]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            case notDetermined
            case granted
            case denied
            case provisional

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .notDetermined: 1
                case .granted: 2
                case .denied: 3
                case .provisional: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .notDetermined
                case 2: self = .granted
                case 3: self = .denied
                case 4: self = .provisional
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .notDetermined: "not_determined"
                case .granted: "granted"
                case .denied: "denied"
                case .provisional: "provisional"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "not_determined": self = .notDetermined
                case "granted": self = .granted
                case "denied": self = .denied
                case "provisional": self = .provisional
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The devices that a user wants notifications on (EVAL-24, PREF-11).
    public struct DeviceScope: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceScope { DeviceScope(rawValue: 0) }
        /// As the policy decides for the priority.
        @inlinable public static var policy: DeviceScope { DeviceScope(rawValue: 1) }
        @inlinable public static var all: DeviceScope { DeviceScope(rawValue: 2) }
        @inlinable public static var mostRecent: DeviceScope { DeviceScope(rawValue: 3) }
        @inlinable public static var mobileOnly: DeviceScope { DeviceScope(rawValue: 4) }
        @inlinable public static var desktopOnly: DeviceScope { DeviceScope(rawValue: 5) }
        @inlinable public static var primary: DeviceScope { DeviceScope(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceScope] = [.unspecified, .policy, .all, .mostRecent, .mobileOnly, .desktopOnly, .primary]

        /// The word: the name in the contract without its prefix, in lower case; empty when unspecified, the number in digits when unknown.
        public var name: String { rawValue == 0 ? "" : known?.name ?? "\(rawValue)" }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            if name.isEmpty {
                self.init(rawValue: 0)
            } else {
                guard let known = Known(name: name) else { return nil }
                self.init(known)
            }
        }

        /// `nil` when unspecified, and for a number this version does not know.
        @inlinable public var known: Known? { Known(number: rawValue) }
        /// One of the known values.
        @inlinable public init(_ known: Known) { self.init(rawValue: known.number) }

        /// All values but UNSPECIFIED: what a `switch` covers.
        @frozen public enum Known: KnownValue {
            /// As the policy decides for the priority.
            case policy
            case all
            case mostRecent
            case mobileOnly
            case desktopOnly
            case primary

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .policy: 1
                case .all: 2
                case .mostRecent: 3
                case .mobileOnly: 4
                case .desktopOnly: 5
                case .primary: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .policy
                case 2: self = .all
                case 3: self = .mostRecent
                case 4: self = .mobileOnly
                case 5: self = .desktopOnly
                case 6: self = .primary
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .policy: "policy"
                case .all: "all"
                case .mostRecent: "most_recent"
                case .mobileOnly: "mobile_only"
                case .desktopOnly: "desktop_only"
                case .primary: "primary"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "policy": self = .policy
                case "all": self = .all
                case "most_recent": self = .mostRecent
                case "mobile_only": self = .mobileOnly
                case "desktop_only": self = .desktopOnly
                case "primary": self = .primary
                default: return nil
                }
            }
        }
    }
}

extension CommonV1 {
    /// The owner of an item's data (ARCH-07). Field 1 of every item.
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
    /// The user of a call, in the metadata `carillon-actor-bin`. Only the gateway may send it.
    public struct Actor: Message {
        public var userId: String
        public var organizationId: String
        public var appId: String
        public var roles: [CommonV1.Role]
        /// The device that the token was issued to, if the token names one.
        public var deviceId: String
        /// The platform's own issuer signed the token: `system_admin` may access every organization. With an app's issuer the role is limited to its
        /// organization.
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
            roles: [CommonV1.Role] = [],
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
    /// The result of one item of a batch. Accepted items have an empty `reason`.
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
    /// A push address outside of the registry: sealed, so that only the dispatcher can open it.
    public struct SealedAddress: Message {
        public var type: CommonV1.AddressType
        public var environment: CommonV1.AddressEnvironment
        /// The AES-256-GCM envelope with its key id (SEC-01); associated data is `push_device_id`, or the address id of a token beside a device's own.
        public var envelope: [UInt8]
        /// `sha256:` + hex of the token's keyed hash (REG-06, SEC-01): equal for equal tokens. Only the registry can compute it.
        public var tokenHash: String
        /// Grows with every rotation. A token report names the version of its address.
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
    /// A sendable device (REG-26).
    public struct SendableDevice: Message {
        public var pushDeviceId: String
        public var deviceId: String
        public var userId: String
        public var deviceType: CommonV1.DeviceType
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
        /// It takes pushes that show nothing (REG-36).
        public var supportsSilentPush: Bool
        public var registeredAtMs: Int64
        /// The device that the user marked as primary. If no active device is marked, the most recently used one.
        public var isPrimary: Bool
        /// GRANTED or PROVISIONAL.
        public var permissionStatus: CommonV1.PermissionStatus

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.deviceId = ""
            self.userId = ""
            self.deviceType = .unspecified
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
            self.supportsSilentPush = false
            self.registeredAtMs = 0
            self.isPrimary = false
            self.permissionStatus = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            deviceId: String = "",
            userId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified,
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
            supportsSilentPush: Bool = false,
            registeredAtMs: Int64 = 0,
            isPrimary: Bool = false,
            permissionStatus: CommonV1.PermissionStatus = .unspecified
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
            self.supportsSilentPush = supportsSilentPush
            self.registeredAtMs = registeredAtMs
            self.isPrimary = isPrimary
            self.permissionStatus = permissionStatus
        }
    }
}

extension CommonV1 {
    /// A metric of the catalogue, or one group of it, with its target (OBS-08).
    public struct MetricReading: Message {
        /// `success_rate`, `push_enabled_users` …
        public var name: String
        /// A share from 0 to 1, seconds, or a number, as the catalogue says; absent without data.
        public var value: Optional<Double>
        /// In words: `> 99 %`; empty without a target.
        public var target: String
        /// Absent without a value or a target.
        public var met: Optional<Bool>
        /// The platform, provider, type or reason; empty: of all.
        public var group: String
        /// What was counted, and of how many: a share is `part` of `whole`; a mean is `part`, in milliseconds, divided by `whole`. 0 where the value is no
        /// quotient.
        public var part: Int64
        public var whole: Int64

        /// Every field at its default.
        public init() {
            self.name = ""
            self.value = nil
            self.target = ""
            self.met = nil
            self.group = ""
            self.part = 0
            self.whole = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            value: Double? = nil,
            target: String = "",
            met: Bool? = nil,
            group: String = "",
            part: Int64 = 0,
            whole: Int64 = 0
        ) {
            self.name = name
            self.value = value
            self.target = target
            self.met = met
            self.group = group
            self.part = part
            self.whole = whole
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.QuarantinedMessage`.
    public struct QuarantinedMessage: Message {
        /// Unique in one service.
        public var id: Int64
        public var tenant: Optional<CommonV1.Tenant>
        /// The outbox of the message: `outcomes`, `telemetry` …
        public var outbox: String
        /// The service that refuses the message.
        public var peer: String
        /// Reason code of CarillonAPI's error table, with the peer's field and text.
        public var reason: String
        public var field: String
        public var detail: String
        /// Failed calls with the message.
        public var tries: UInt32
        /// The first and the last failed call.
        public var firstAtMs: Int64
        public var lastAtMs: Int64
        /// The size of the message.
        public var bytes: Int64
        /// The user in the message; empty for none.
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
        /// Without an app: messages of all apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: all outboxes.
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
    /// Names ids, or `all` for every message of the tenant and outbox.
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
        /// Messages of erased users, which were dropped instead.
        public var dropped: Int64

        /// Every field at its default.
        public init() {
            self.requeued = 0
            self.dropped = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            requeued: Int64 = 0,
            dropped: Int64 = 0
        ) {
            self.requeued = requeued
            self.dropped = dropped
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
        /// The kind of rows: `devices`, `channel_settings` …
        public var name: String
        /// JSON objects. They have hashes of tokens and keys, never the tokens and keys.
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
    /// Idempotent. For 30 days afterwards no data of the user is stored.
    public struct EraseStoredUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// The user's mail address in the directory; empty: none. Preferences also erases the consents that were asked of this address as a guardian's,
        /// without an account. Other services store no addresses.
        public var email: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.email = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            email: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.email = email
        }
    }
}

extension CommonV1 {
    /// `carillon.common.v1.EraseStoredUserResponse`.
    public struct EraseStoredUserResponse: Message {
        /// Removed and anonymized rows, by table.
        public var erased: [String: Int64]
        /// The instant of an earlier erasure; absent at the first one.
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
    /// Exports the caller's own data.
    public struct ExportOwnStoredDataRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension CommonV1 {
    /// One section for each kind of rows. Many rows come in several sections of the same name.
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
    /// The first message opens the stream. Each later one acknowledges changes.
    public struct WatchChangesRequest: Message {
        /// The last change that the listener has processed. Until then the owner counts as busy, so virtual time does not pass the change.
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
    /// The first message comes at once and names no user. All later changes are reported.
    public struct WatchChangesResponse: Message {
        /// The newest change in this message; 0 in the first one.
        public var sequence: UInt64
        /// The changed users.
        public var changes: [CommonV1.ChangedUsers]
        /// Too many users changed to name them: any user may have changed.
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
