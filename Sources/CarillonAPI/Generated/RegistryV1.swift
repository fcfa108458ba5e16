// Written by protoc-gen-carillon from carillon/registry/v1/registry.proto, carillon/registry/v1/access.proto, carillon/registry/v1/addresses.proto, carillon/registry/v1/audit.proto, carillon/registry/v1/audit_intake.proto, carillon/registry/v1/changes.proto, carillon/registry/v1/delivery_counters.proto, carillon/registry/v1/device_administration.proto, carillon/registry/v1/groups.proto, carillon/registry/v1/keys.proto, carillon/registry/v1/tenants.proto, carillon/registry/v1/policy.proto, carillon/registry/v1/push_switches.proto, carillon/registry/v1/relationships.proto, carillon/registry/v1/tokens.proto, carillon/registry/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The directory and its devices: users, channels, threads, devices, presence, and the audiences of notifications.
public enum RegistryV1 {}

extension RegistryV1 {
    /// Whether a user gets pushes.
    public struct UserStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: UserStatus { UserStatus(rawValue: 0) }
        @inlinable public static var active: UserStatus { UserStatus(rawValue: 1) }
        @inlinable public static var inactive: UserStatus { UserStatus(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [UserStatus] = [.unspecified, .active, .inactive]

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
            case active
            case inactive

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .active: 1
                case .inactive: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .active
                case 2: self = .inactive
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .active: "active"
                case .inactive: "inactive"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "active": self = .active
                case "inactive": self = .inactive
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The kind of a device's token (REG-06).
    public struct PushTokenType: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PushTokenType { PushTokenType(rawValue: 0) }
        @inlinable public static var apns: PushTokenType { PushTokenType(rawValue: 1) }
        @inlinable public static var fcm: PushTokenType { PushTokenType(rawValue: 2) }
        @inlinable public static var webPush: PushTokenType { PushTokenType(rawValue: 3) }
        @inlinable public static var desktop: PushTokenType { PushTokenType(rawValue: 4) }
        @inlinable public static var expo: PushTokenType { PushTokenType(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [PushTokenType] = [.unspecified, .apns, .fcm, .webPush, .desktop, .expo]

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
            case fcm
            case webPush
            case desktop
            case expo

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .apns: 1
                case .fcm: 2
                case .webPush: 3
                case .desktop: 4
                case .expo: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .apns
                case 2: self = .fcm
                case 3: self = .webPush
                case 4: self = .desktop
                case 5: self = .expo
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .apns: "apns"
                case .fcm: "fcm"
                case .webPush: "web_push"
                case .desktop: "desktop"
                case .expo: "expo"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "apns": self = .apns
                case "fcm": self = .fcm
                case "web_push": self = .webPush
                case "desktop": self = .desktop
                case "expo": self = .expo
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The status of a device registration (REG-06).
    public struct DeviceStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceStatus { DeviceStatus(rawValue: 0) }
        @inlinable public static var active: DeviceStatus { DeviceStatus(rawValue: 1) }
        @inlinable public static var inactive: DeviceStatus { DeviceStatus(rawValue: 2) }
        @inlinable public static var expired: DeviceStatus { DeviceStatus(rawValue: 3) }
        @inlinable public static var revoked: DeviceStatus { DeviceStatus(rawValue: 4) }
        @inlinable public static var invalid: DeviceStatus { DeviceStatus(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceStatus] = [.unspecified, .active, .inactive, .expired, .revoked, .invalid]

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
            case active
            case inactive
            case expired
            case revoked
            case invalid

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .active: 1
                case .inactive: 2
                case .expired: 3
                case .revoked: 4
                case .invalid: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .active
                case 2: self = .inactive
                case 3: self = .expired
                case 4: self = .revoked
                case 5: self = .invalid
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .active: "active"
                case .inactive: "inactive"
                case .expired: "expired"
                case .revoked: "revoked"
                case .invalid: "invalid"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "active": self = .active
                case "inactive": self = .inactive
                case "expired": self = .expired
                case "revoked": self = .revoked
                case "invalid": self = .invalid
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The purpose of an address that a device has beside its own token: for Live Activities, and for pushes that an extension of the app takes.
    public struct ActivityKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ActivityKind { ActivityKind(rawValue: 0) }
        /// Updates and ends one activity that runs on the device.
        @inlinable public static var liveActivity: ActivityKind { ActivityKind(rawValue: 1) }
        /// Starts activities of a kind on the device.
        @inlinable public static var pushToStart: ActivityKind { ActivityKind(rawValue: 2) }
        /// PushKit's tokens: of calls, of a watch's complication, of a file provider.
        @inlinable public static var voip: ActivityKind { ActivityKind(rawValue: 3) }
        @inlinable public static var complication: ActivityKind { ActivityKind(rawValue: 4) }
        @inlinable public static var fileProvider: ActivityKind { ActivityKind(rawValue: 5) }
        /// Of the location push service extension.
        @inlinable public static var location: ActivityKind { ActivityKind(rawValue: 6) }
        /// Of a channel of Push to Talk, which the device has joined.
        @inlinable public static var pushToTalk: ActivityKind { ActivityKind(rawValue: 7) }
        /// Of WidgetKit.
        @inlinable public static var widgets: ActivityKind { ActivityKind(rawValue: 8) }
        @inlinable public static var controls: ActivityKind { ActivityKind(rawValue: 9) }

        /// The values of the contract, in its order.
        public static let allCases: [ActivityKind] = [.unspecified, .liveActivity, .pushToStart, .voip, .complication, .fileProvider, .location, .pushToTalk, .widgets, .controls]

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
            /// Updates and ends one activity that runs on the device.
            case liveActivity
            /// Starts activities of a kind on the device.
            case pushToStart
            /// PushKit's tokens: of calls, of a watch's complication, of a file provider.
            case voip
            case complication
            case fileProvider
            /// Of the location push service extension.
            case location
            /// Of a channel of Push to Talk, which the device has joined.
            case pushToTalk
            /// Of WidgetKit.
            case widgets
            case controls

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .liveActivity: 1
                case .pushToStart: 2
                case .voip: 3
                case .complication: 4
                case .fileProvider: 5
                case .location: 6
                case .pushToTalk: 7
                case .widgets: 8
                case .controls: 9
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .liveActivity
                case 2: self = .pushToStart
                case 3: self = .voip
                case 4: self = .complication
                case 5: self = .fileProvider
                case 6: self = .location
                case 7: self = .pushToTalk
                case 8: self = .widgets
                case 9: self = .controls
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .liveActivity: "live_activity"
                case .pushToStart: "push_to_start"
                case .voip: "voip"
                case .complication: "complication"
                case .fileProvider: "file_provider"
                case .location: "location"
                case .pushToTalk: "push_to_talk"
                case .widgets: "widgets"
                case .controls: "controls"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "live_activity": self = .liveActivity
                case "push_to_start": self = .pushToStart
                case "voip": self = .voip
                case "complication": self = .complication
                case "file_provider": self = .fileProvider
                case "location": self = .location
                case "push_to_talk": self = .pushToTalk
                case "widgets": self = .widgets
                case "controls": self = .controls
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// Why a device, or an earlier token of a device, was revoked.
    public struct RevokedReason: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: RevokedReason { RevokedReason(rawValue: 0) }
        /// The token is now another user's (REG-22).
        @inlinable public static var reassigned: RevokedReason { RevokedReason(rawValue: 1) }
        /// A newer token, or a reinstallation by the same user.
        @inlinable public static var rotated: RevokedReason { RevokedReason(rawValue: 2) }
        /// An administrator.
        @inlinable public static var admin: RevokedReason { RevokedReason(rawValue: 3) }
        /// The device's system denies notifications, or the device registered without a token (REG-14).
        @inlinable public static var withdrawn: RevokedReason { RevokedReason(rawValue: 4) }
        /// The browser ended its subscription.
        @inlinable public static var unsubscribed: RevokedReason { RevokedReason(rawValue: 5) }
        /// The provider reported the token as invalid; `revoked_code` has the provider's code.
        @inlinable public static var provider: RevokedReason { RevokedReason(rawValue: 6) }
        /// The token of a Live Activity moved to another address.
        @inlinable public static var activityMoved: RevokedReason { RevokedReason(rawValue: 7) }
        /// A newer token of the same Live Activity.
        @inlinable public static var activityReplaced: RevokedReason { RevokedReason(rawValue: 8) }
        @inlinable public static var activityEnded: RevokedReason { RevokedReason(rawValue: 9) }
        @inlinable public static var activityExpired: RevokedReason { RevokedReason(rawValue: 10) }

        /// The values of the contract, in its order.
        public static let allCases: [RevokedReason] = [.unspecified, .reassigned, .rotated, .admin, .withdrawn, .unsubscribed, .provider, .activityMoved, .activityReplaced, .activityEnded, .activityExpired]

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
            /// The token is now another user's (REG-22).
            case reassigned
            /// A newer token, or a reinstallation by the same user.
            case rotated
            /// An administrator.
            case admin
            /// The device's system denies notifications, or the device registered without a token (REG-14).
            case withdrawn
            /// The browser ended its subscription.
            case unsubscribed
            /// The provider reported the token as invalid; `revoked_code` has the provider's code.
            case provider
            /// The token of a Live Activity moved to another address.
            case activityMoved
            /// A newer token of the same Live Activity.
            case activityReplaced
            case activityEnded
            case activityExpired

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .reassigned: 1
                case .rotated: 2
                case .admin: 3
                case .withdrawn: 4
                case .unsubscribed: 5
                case .provider: 6
                case .activityMoved: 7
                case .activityReplaced: 8
                case .activityEnded: 9
                case .activityExpired: 10
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .reassigned
                case 2: self = .rotated
                case 3: self = .admin
                case 4: self = .withdrawn
                case 5: self = .unsubscribed
                case 6: self = .provider
                case 7: self = .activityMoved
                case 8: self = .activityReplaced
                case 9: self = .activityEnded
                case 10: self = .activityExpired
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .reassigned: "reassigned"
                case .rotated: "rotated"
                case .admin: "admin"
                case .withdrawn: "withdrawn"
                case .unsubscribed: "unsubscribed"
                case .provider: "provider"
                case .activityMoved: "activity_moved"
                case .activityReplaced: "activity_replaced"
                case .activityEnded: "activity_ended"
                case .activityExpired: "activity_expired"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "reassigned": self = .reassigned
                case "rotated": self = .rotated
                case "admin": self = .admin
                case "withdrawn": self = .withdrawn
                case "unsubscribed": self = .unsubscribed
                case "provider": self = .provider
                case "activity_moved": self = .activityMoved
                case "activity_replaced": self = .activityReplaced
                case "activity_ended": self = .activityEnded
                case "activity_expired": self = .activityExpired
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// A user's presence, from the least to the most active.
    public struct PresenceStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PresenceStatus { PresenceStatus(rawValue: 0) }
        @inlinable public static var offline: PresenceStatus { PresenceStatus(rawValue: 1) }
        @inlinable public static var away: PresenceStatus { PresenceStatus(rawValue: 2) }
        @inlinable public static var online: PresenceStatus { PresenceStatus(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [PresenceStatus] = [.unspecified, .offline, .away, .online]

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
            case offline
            case away
            case online

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .offline: 1
                case .away: 2
                case .online: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .offline
                case 2: self = .away
                case 3: self = .online
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .offline: "offline"
                case .away: "away"
                case .online: "online"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "offline": self = .offline
                case "away": self = .away
                case "online": self = .online
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The cause of a device registration.
    public struct RegistrationMethod: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: RegistrationMethod { RegistrationMethod(rawValue: 0) }
        @inlinable public static var appLaunch: RegistrationMethod { RegistrationMethod(rawValue: 1) }
        /// The user turned notifications on in the app: the device is activated again, also after an administrator's deactivation.
        @inlinable public static var settingsToggle: RegistrationMethod { RegistrationMethod(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [RegistrationMethod] = [.unspecified, .appLaunch, .settingsToggle]

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
            case appLaunch
            /// The user turned notifications on in the app: the device is activated again, also after an administrator's deactivation.
            case settingsToggle

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .appLaunch: 1
                case .settingsToggle: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .appLaunch
                case 2: self = .settingsToggle
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .appLaunch: "app_launch"
                case .settingsToggle: "settings_toggle"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "app_launch": self = .appLaunch
                case "settings_toggle": self = .settingsToggle
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// Why a queued push must not go to its device.
    public struct DeviceRefusal: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceRefusal { DeviceRefusal(rawValue: 0) }
        @inlinable public static var removed: DeviceRefusal { DeviceRefusal(rawValue: 1) }
        /// Revoked for another reason than REASSIGNED, ROTATED or ADMIN.
        @inlinable public static var revoked: DeviceRefusal { DeviceRefusal(rawValue: 2) }
        @inlinable public static var reassigned: DeviceRefusal { DeviceRefusal(rawValue: 3) }
        @inlinable public static var rotated: DeviceRefusal { DeviceRefusal(rawValue: 4) }
        @inlinable public static var admin: DeviceRefusal { DeviceRefusal(rawValue: 5) }
        @inlinable public static var userInactive: DeviceRefusal { DeviceRefusal(rawValue: 6) }
        @inlinable public static var relationshipEnded: DeviceRefusal { DeviceRefusal(rawValue: 7) }
        @inlinable public static var permissionDenied: DeviceRefusal { DeviceRefusal(rawValue: 8) }
        @inlinable public static var inactive: DeviceRefusal { DeviceRefusal(rawValue: 9) }
        @inlinable public static var expired: DeviceRefusal { DeviceRefusal(rawValue: 10) }
        @inlinable public static var invalid: DeviceRefusal { DeviceRefusal(rawValue: 11) }
        @inlinable public static var notificationsOff: DeviceRefusal { DeviceRefusal(rawValue: 12) }
        @inlinable public static var noToken: DeviceRefusal { DeviceRefusal(rawValue: 13) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceRefusal] = [.unspecified, .removed, .revoked, .reassigned, .rotated, .admin, .userInactive, .relationshipEnded, .permissionDenied, .inactive, .expired, .invalid, .notificationsOff, .noToken]

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
            case removed
            /// Revoked for another reason than REASSIGNED, ROTATED or ADMIN.
            case revoked
            case reassigned
            case rotated
            case admin
            case userInactive
            case relationshipEnded
            case permissionDenied
            case inactive
            case expired
            case invalid
            case notificationsOff
            case noToken

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .removed: 1
                case .revoked: 2
                case .reassigned: 3
                case .rotated: 4
                case .admin: 5
                case .userInactive: 6
                case .relationshipEnded: 7
                case .permissionDenied: 8
                case .inactive: 9
                case .expired: 10
                case .invalid: 11
                case .notificationsOff: 12
                case .noToken: 13
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .removed
                case 2: self = .revoked
                case 3: self = .reassigned
                case 4: self = .rotated
                case 5: self = .admin
                case 6: self = .userInactive
                case 7: self = .relationshipEnded
                case 8: self = .permissionDenied
                case 9: self = .inactive
                case 10: self = .expired
                case 11: self = .invalid
                case 12: self = .notificationsOff
                case 13: self = .noToken
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .removed: "removed"
                case .revoked: "revoked"
                case .reassigned: "reassigned"
                case .rotated: "rotated"
                case .admin: "admin"
                case .userInactive: "user_inactive"
                case .relationshipEnded: "relationship_ended"
                case .permissionDenied: "permission_denied"
                case .inactive: "inactive"
                case .expired: "expired"
                case .invalid: "invalid"
                case .notificationsOff: "notifications_off"
                case .noToken: "no_token"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "removed": self = .removed
                case "revoked": self = .revoked
                case "reassigned": self = .reassigned
                case "rotated": self = .rotated
                case "admin": self = .admin
                case "user_inactive": self = .userInactive
                case "relationship_ended": self = .relationshipEnded
                case "permission_denied": self = .permissionDenied
                case "inactive": self = .inactive
                case "expired": self = .expired
                case "invalid": self = .invalid
                case "notifications_off": self = .notificationsOff
                case "no_token": self = .noToken
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// A provider's verdict on a token.
    public struct TokenVerdict: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: TokenVerdict { TokenVerdict(rawValue: 0) }
        /// The token is permanently invalid.
        @inlinable public static var dead: TokenVerdict { TokenVerdict(rawValue: 1) }
        /// The token is unknown in this environment: dead, or of the provider's other environment.
        @inlinable public static var unrecognized: TokenVerdict { TokenVerdict(rawValue: 2) }
        /// Permanently refused for a reason of this device.
        @inlinable public static var failed: TokenVerdict { TokenVerdict(rawValue: 3) }
        /// A probe got no result although the provider was available (REG-19).
        @inlinable public static var unreachable: TokenVerdict { TokenVerdict(rawValue: 4) }
        /// A push was accepted. It does not restore a dead device: the answer may be older than the verdict, and only a registration restores a device
        /// (REG-25).
        @inlinable public static var ok: TokenVerdict { TokenVerdict(rawValue: 5) }
        /// A probe was accepted. It does not count as a use of the device, and does not end a series of failed pushes.
        @inlinable public static var alive: TokenVerdict { TokenVerdict(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [TokenVerdict] = [.unspecified, .dead, .unrecognized, .failed, .unreachable, .ok, .alive]

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
            /// The token is permanently invalid.
            case dead
            /// The token is unknown in this environment: dead, or of the provider's other environment.
            case unrecognized
            /// Permanently refused for a reason of this device.
            case failed
            /// A probe got no result although the provider was available (REG-19).
            case unreachable
            /// A push was accepted. It does not restore a dead device: the answer may be older than the verdict, and only a registration restores a device
            /// (REG-25).
            case ok
            /// A probe was accepted. It does not count as a use of the device, and does not end a series of failed pushes.
            case alive

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .dead: 1
                case .unrecognized: 2
                case .failed: 3
                case .unreachable: 4
                case .ok: 5
                case .alive: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .dead
                case 2: self = .unrecognized
                case 3: self = .failed
                case 4: self = .unreachable
                case 5: self = .ok
                case 6: self = .alive
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .dead: "dead"
                case .unrecognized: "unrecognized"
                case .failed: "failed"
                case .unreachable: "unreachable"
                case .ok: "ok"
                case .alive: "alive"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "dead": self = .dead
                case "unrecognized": self = .unrecognized
                case "failed": self = .failed
                case "unreachable": self = .unreachable
                case "ok": self = .ok
                case "alive": self = .alive
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The kind of a group.
    public struct GroupKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: GroupKind { GroupKind(rawValue: 0) }
        @inlinable public static var `class`: GroupKind { GroupKind(rawValue: 1) }
        @inlinable public static var team: GroupKind { GroupKind(rawValue: 2) }
        @inlinable public static var department: GroupKind { GroupKind(rawValue: 3) }
        /// All users with a role.
        @inlinable public static var role: GroupKind { GroupKind(rawValue: 4) }
        @inlinable public static var other: GroupKind { GroupKind(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [GroupKind] = [.unspecified, .`class`, .team, .department, .role, .other]

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
            case `class`
            case team
            case department
            /// All users with a role.
            case role
            case other

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .`class`: 1
                case .team: 2
                case .department: 3
                case .role: 4
                case .other: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .`class`
                case 2: self = .team
                case 3: self = .department
                case 4: self = .role
                case 5: self = .other
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .`class`: "class"
                case .team: "team"
                case .department: "department"
                case .role: "role"
                case .other: "other"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "class": self = .`class`
                case "team": self = .team
                case "department": self = .department
                case "role": self = .role
                case "other": self = .other
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// Whether pushes go to the users of an organization.
    public struct OrganizationStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: OrganizationStatus { OrganizationStatus(rawValue: 0) }
        @inlinable public static var active: OrganizationStatus { OrganizationStatus(rawValue: 1) }
        @inlinable public static var suspended: OrganizationStatus { OrganizationStatus(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [OrganizationStatus] = [.unspecified, .active, .suspended]

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
            case active
            case suspended

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .active: 1
                case .suspended: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .active
                case 2: self = .suspended
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .active: "active"
                case .suspended: "suspended"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "active": self = .active
                case "suspended": self = .suspended
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The layer of a setting's value, weakest first (ARCH-08).
    public struct PolicyOrigin: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PolicyOrigin { PolicyOrigin(rawValue: 0) }
        @inlinable public static var `default`: PolicyOrigin { PolicyOrigin(rawValue: 1) }
        @inlinable public static var profile: PolicyOrigin { PolicyOrigin(rawValue: 2) }
        @inlinable public static var organization: PolicyOrigin { PolicyOrigin(rawValue: 3) }
        @inlinable public static var app: PolicyOrigin { PolicyOrigin(rawValue: 4) }
        @inlinable public static var type: PolicyOrigin { PolicyOrigin(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [PolicyOrigin] = [.unspecified, .`default`, .profile, .organization, .app, .type]

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
            case `default`
            case profile
            case organization
            case app
            case type

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .`default`: 1
                case .profile: 2
                case .organization: 3
                case .app: 4
                case .type: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .`default`
                case 2: self = .profile
                case 3: self = .organization
                case 4: self = .app
                case 5: self = .type
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .`default`: "default"
                case .profile: "profile"
                case .organization: "organization"
                case .app: "app"
                case .type: "type"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "default": self = .`default`
                case "profile": self = .profile
                case "organization": self = .organization
                case "app": self = .app
                case "type": self = .type
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// What notifications of a type share as their thread id.
    public struct ThreadKey: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The policy's `device_group_by` decides.
        @inlinable public static var unspecified: ThreadKey { ThreadKey(rawValue: 0) }
        /// The event's conversation channel; the category where the event has none.
        @inlinable public static var channel: ThreadKey { ThreadKey(rawValue: 1) }
        @inlinable public static var category: ThreadKey { ThreadKey(rawValue: 2) }
        /// No thread id.
        @inlinable public static var none: ThreadKey { ThreadKey(rawValue: 3) }
        /// The slot and day of notifications that a device schedules itself. The server sends the category.
        @inlinable public static var slotDay: ThreadKey { ThreadKey(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ThreadKey] = [.unspecified, .channel, .category, .none, .slotDay]

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
            /// The event's conversation channel; the category where the event has none.
            case channel
            case category
            /// No thread id.
            case none
            /// The slot and day of notifications that a device schedules itself. The server sends the category.
            case slotDay

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .channel: 1
                case .category: 2
                case .none: 3
                case .slotDay: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .channel
                case 2: self = .category
                case 3: self = .none
                case 4: self = .slotDay
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .channel: "channel"
                case .category: "category"
                case .none: "none"
                case .slotDay: "slot_day"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "channel": self = .channel
                case "category": self = .category
                case "none": self = .none
                case "slot_day": self = .slotDay
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The layout of a notification on Android.
    public struct AndroidStyle: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Plain text.
        @inlinable public static var unspecified: AndroidStyle { AndroidStyle(rawValue: 0) }
        /// A large picture below the text. The word is `bigpicture`.
        @inlinable public static var bigpicture: AndroidStyle { AndroidStyle(rawValue: 1) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidStyle] = [.unspecified, .bigpicture]

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
            /// A large picture below the text. The word is `bigpicture`.
            case bigpicture

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .bigpicture: 1
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .bigpicture
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .bigpicture: "bigpicture"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "bigpicture": self = .bigpicture
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The use of a text (EVAL-61).
    public struct TemplateForm: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// One notification.
        @inlinable public static var unspecified: TemplateForm { TemplateForm(rawValue: 0) }
        /// Several notifications of a type as one.
        @inlinable public static var group: TemplateForm { TemplateForm(rawValue: 1) }
        /// Several notifications of a category as one.
        @inlinable public static var summary: TemplateForm { TemplateForm(rawValue: 2) }
        /// All notifications that quiet hours deferred, as one.
        @inlinable public static var held: TemplateForm { TemplateForm(rawValue: 3) }
        /// Without the event's values (EVAL-38).
        @inlinable public static var `private`: TemplateForm { TemplateForm(rawValue: 4) }
        /// For a child without a guardian's consent (PREF-17).
        @inlinable public static var consent: TemplateForm { TemplateForm(rawValue: 5) }
        /// The line of one notification in the `list` of a group (EVAL-29), as the title. Without such a text, the line is the body of the notification.
        @inlinable public static var item: TemplateForm { TemplateForm(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [TemplateForm] = [.unspecified, .group, .summary, .held, .`private`, .consent, .item]

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
            /// Several notifications of a type as one.
            case group
            /// Several notifications of a category as one.
            case summary
            /// All notifications that quiet hours deferred, as one.
            case held
            /// Without the event's values (EVAL-38).
            case `private`
            /// For a child without a guardian's consent (PREF-17).
            case consent
            /// The line of one notification in the `list` of a group (EVAL-29), as the title. Without such a text, the line is the body of the notification.
            case item

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .group: 1
                case .summary: 2
                case .held: 3
                case .`private`: 4
                case .consent: 5
                case .item: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .group
                case 2: self = .summary
                case 3: self = .held
                case 4: self = .`private`
                case 5: self = .consent
                case 6: self = .item
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .group: "group"
                case .summary: "summary"
                case .held: "held"
                case .`private`: "private"
                case .consent: "consent"
                case .item: "item"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "group": self = .group
                case "summary": self = .summary
                case "held": self = .held
                case "private": self = .`private`
                case "consent": self = .consent
                case "item": self = .item
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The plural category of a number in a language (Unicode CLDR).
    public struct PluralCategory: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// CLDR's `other`, and texts without a number.
        @inlinable public static var unspecified: PluralCategory { PluralCategory(rawValue: 0) }
        @inlinable public static var zero: PluralCategory { PluralCategory(rawValue: 1) }
        @inlinable public static var one: PluralCategory { PluralCategory(rawValue: 2) }
        @inlinable public static var two: PluralCategory { PluralCategory(rawValue: 3) }
        @inlinable public static var few: PluralCategory { PluralCategory(rawValue: 4) }
        @inlinable public static var many: PluralCategory { PluralCategory(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [PluralCategory] = [.unspecified, .zero, .one, .two, .few, .many]

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
            case zero
            case one
            case two
            case few
            case many

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .zero: 1
                case .one: 2
                case .two: 3
                case .few: 4
                case .many: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .zero
                case 2: self = .one
                case 3: self = .two
                case 4: self = .few
                case 5: self = .many
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .zero: "zero"
                case .one: "one"
                case .two: "two"
                case .few: "few"
                case .many: "many"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "zero": self = .zero
                case "one": self = .one
                case "two": self = .two
                case "few": self = .few
                case "many": self = .many
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The importance of an Android channel (Android, "NotificationManager.IMPORTANCE_*").
    public struct AndroidImportance: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AndroidImportance { AndroidImportance(rawValue: 0) }
        @inlinable public static var min: AndroidImportance { AndroidImportance(rawValue: 1) }
        @inlinable public static var low: AndroidImportance { AndroidImportance(rawValue: 2) }
        @inlinable public static var `default`: AndroidImportance { AndroidImportance(rawValue: 3) }
        @inlinable public static var high: AndroidImportance { AndroidImportance(rawValue: 4) }
        @inlinable public static var max: AndroidImportance { AndroidImportance(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidImportance] = [.unspecified, .min, .low, .`default`, .high, .max]

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
            case min
            case low
            case `default`
            case high
            case max

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .min: 1
                case .low: 2
                case .`default`: 3
                case .high: 4
                case .max: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .min
                case 2: self = .low
                case 3: self = .`default`
                case 4: self = .high
                case 5: self = .max
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .min: "min"
                case .low: "low"
                case .`default`: "default"
                case .high: "high"
                case .max: "max"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "min": self = .min
                case "low": self = .low
                case "default": self = .`default`
                case "high": self = .high
                case "max": self = .max
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// An option of an action (Apple, "UNNotificationActionOptions"). Files and the HTTP API write Apple's words, such as `authenticationRequired`.
    public struct IosActionOption: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: IosActionOption { IosActionOption(rawValue: 0) }
        @inlinable public static var foreground: IosActionOption { IosActionOption(rawValue: 1) }
        @inlinable public static var destructive: IosActionOption { IosActionOption(rawValue: 2) }
        @inlinable public static var authenticationRequired: IosActionOption { IosActionOption(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [IosActionOption] = [.unspecified, .foreground, .destructive, .authenticationRequired]

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
            case foreground
            case destructive
            case authenticationRequired

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .foreground: 1
                case .destructive: 2
                case .authenticationRequired: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .foreground
                case 2: self = .destructive
                case 3: self = .authenticationRequired
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .foreground: "foreground"
                case .destructive: "destructive"
                case .authenticationRequired: "authentication_required"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "foreground": self = .foreground
                case "destructive": self = .destructive
                case "authentication_required": self = .authenticationRequired
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The calls that a service key allows.
    public struct ServiceKeyScope: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ServiceKeyScope { ServiceKeyScope(rawValue: 0) }
        @inlinable public static var events: ServiceKeyScope { ServiceKeyScope(rawValue: 1) }
        @inlinable public static var directory: ServiceKeyScope { ServiceKeyScope(rawValue: 2) }
        @inlinable public static var devices: ServiceKeyScope { ServiceKeyScope(rawValue: 3) }
        @inlinable public static var preferences: ServiceKeyScope { ServiceKeyScope(rawValue: 4) }
        @inlinable public static var telemetry: ServiceKeyScope { ServiceKeyScope(rawValue: 5) }
        @inlinable public static var actAsUser: ServiceKeyScope { ServiceKeyScope(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [ServiceKeyScope] = [.unspecified, .events, .directory, .devices, .preferences, .telemetry, .actAsUser]

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
            case events
            case directory
            case devices
            case preferences
            case telemetry
            case actAsUser

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .events: 1
                case .directory: 2
                case .devices: 3
                case .preferences: 4
                case .telemetry: 5
                case .actAsUser: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .events
                case 2: self = .directory
                case 3: self = .devices
                case 4: self = .preferences
                case 5: self = .telemetry
                case 6: self = .actAsUser
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .events: "events"
                case .directory: "directory"
                case .devices: "devices"
                case .preferences: "preferences"
                case .telemetry: "telemetry"
                case .actAsUser: "act_as_user"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "events": self = .events
                case "directory": self = .directory
                case "devices": self = .devices
                case "preferences": self = .preferences
                case "telemetry": self = .telemetry
                case "act_as_user": self = .actAsUser
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The kind of a relationship between two users.
    public struct RelationshipKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: RelationshipKind { RelationshipKind(rawValue: 0) }
        @inlinable public static var guardian: RelationshipKind { RelationshipKind(rawValue: 1) }

        /// The values of the contract, in its order.
        public static let allCases: [RelationshipKind] = [.unspecified, .guardian]

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
            case guardian

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .guardian: 1
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .guardian
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .guardian: "guardian"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "guardian": self = .guardian
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The status of a relationship.
    public struct RelationshipStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: RelationshipStatus { RelationshipStatus(rawValue: 0) }
        @inlinable public static var active: RelationshipStatus { RelationshipStatus(rawValue: 1) }
        @inlinable public static var ended: RelationshipStatus { RelationshipStatus(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [RelationshipStatus] = [.unspecified, .active, .ended]

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
            case active
            case ended

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .active: 1
                case .ended: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .active
                case 2: self = .ended
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .active: "active"
                case .ended: "ended"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "active": self = .active
                case "ended": self = .ended
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The handling of the verdicts of one app and provider.
    public struct TokenVerdictMode: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: TokenVerdictMode { TokenVerdictMode(rawValue: 0) }
        /// Applied while the guard finds them plausible.
        @inlinable public static var guarded: TokenVerdictMode { TokenVerdictMode(rawValue: 1) }
        /// Pending.
        @inlinable public static var paused: TokenVerdictMode { TokenVerdictMode(rawValue: 2) }
        /// Applied without asking the guard.
        @inlinable public static var trusted: TokenVerdictMode { TokenVerdictMode(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [TokenVerdictMode] = [.unspecified, .guarded, .paused, .trusted]

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
            /// Applied while the guard finds them plausible.
            case guarded
            /// Pending.
            case paused
            /// Applied without asking the guard.
            case trusted

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .guarded: 1
                case .paused: 2
                case .trusted: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .guarded
                case 2: self = .paused
                case 3: self = .trusted
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .guarded: "guarded"
                case .paused: "paused"
                case .trusted: "trusted"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "guarded": self = .guarded
                case "paused": self = .paused
                case "trusted": self = .trusted
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// The progress of an erasure.
    public struct ErasureStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ErasureStatus { ErasureStatus(rawValue: 0) }
        /// A service has not confirmed yet.
        @inlinable public static var pending: ErasureStatus { ErasureStatus(rawValue: 1) }
        @inlinable public static var done: ErasureStatus { ErasureStatus(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [ErasureStatus] = [.unspecified, .pending, .done]

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
            /// A service has not confirmed yet.
            case pending
            case done

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .done: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .done
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .done: "done"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "done": self = .done
                default: return nil
                }
            }
        }
    }
}

extension RegistryV1 {
    /// A user of an app (REG-03).
    public struct User: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var roles: [String]
        public var displayName: String
        public var email: Optional<String>
        public var locale: Optional<String>
        public var timezone: Optional<String>
        public var status: RegistryV1.UserStatus
        /// The reason, for the audit log: `graduated`, `left` …
        public var inactiveReason: String
        /// `YYYY-MM-DD`. With a birth date `under_13` does not count.
        public var birthDate: Optional<String>
        public var under13: Optional<Bool>
        /// The user wants no animated pictures; absent in an answer: false.
        public var reduceMotion: Optional<Bool>
        /// Whether this user's texts may have emoji; absent: the user's role decides.
        public var emojiOk: Optional<Bool>
        /// Set by the registry.
        public var createdAtMs: Int64
        public var updatedAtMs: Int64
        /// Only in requests: fields to clear. `roles`, `display_name`, `email`, `locale`, `timezone`, `inactive_reason`, `birth_date`, `under_13`,
        /// `reduce_motion`, `emoji_ok`.
        public var clearFields: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.roles = []
            self.displayName = ""
            self.email = nil
            self.locale = nil
            self.timezone = nil
            self.status = .unspecified
            self.inactiveReason = ""
            self.birthDate = nil
            self.under13 = nil
            self.reduceMotion = nil
            self.emojiOk = nil
            self.createdAtMs = 0
            self.updatedAtMs = 0
            self.clearFields = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            roles: [String] = [],
            displayName: String = "",
            email: String? = nil,
            locale: String? = nil,
            timezone: String? = nil,
            status: RegistryV1.UserStatus = .unspecified,
            inactiveReason: String = "",
            birthDate: String? = nil,
            under13: Bool? = nil,
            reduceMotion: Bool? = nil,
            emojiOk: Bool? = nil,
            createdAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0,
            clearFields: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.roles = roles
            self.displayName = displayName
            self.email = email
            self.locale = locale
            self.timezone = timezone
            self.status = status
            self.inactiveReason = inactiveReason
            self.birthDate = birthDate
            self.under13 = under13
            self.reduceMotion = reduceMotion
            self.emojiOk = emojiOk
            self.createdAtMs = createdAtMs
            self.updatedAtMs = updatedAtMs
            self.clearFields = clearFields
        }
    }
}

extension RegistryV1 {
    /// A conversation channel with its members (REG-05).
    public struct Channel: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var channelId: String
        /// Absent: unchanged; a new channel has no name.
        public var name: Optional<String>
        /// Unspecified: unchanged; PUBLIC for a new channel.
        public var channelType: CommonV1.ChannelType
        /// Replaces the member list when `replace_members` is set, else adds.
        public var addMembers: [String]
        public var removeMembers: [String]
        public var replaceMembers: Bool
        /// Name and type do not change. A new channel has no name and is public. Without added members the channel must exist.
        public var membersOnly: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelId = ""
            self.name = nil
            self.channelType = .unspecified
            self.addMembers = []
            self.removeMembers = []
            self.replaceMembers = false
            self.membersOnly = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelId: String = "",
            name: String? = nil,
            channelType: CommonV1.ChannelType = .unspecified,
            addMembers: [String] = [],
            removeMembers: [String] = [],
            replaceMembers: Bool = false,
            membersOnly: Bool = false
        ) {
            self.tenant = tenant
            self.channelId = channelId
            self.name = name
            self.channelType = channelType
            self.addMembers = addMembers
            self.removeMembers = removeMembers
            self.replaceMembers = replaceMembers
            self.membersOnly = membersOnly
        }
    }
}

extension RegistryV1 {
    /// A thread with its followers (REG-05).
    public struct Thread: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var threadId: String
        /// May be empty without added followers, and for a known thread.
        public var channelId: String
        public var addFollowers: [String]
        public var removeFollowers: [String]
        /// `add_followers` replace all followers.
        public var replaceFollowers: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.threadId = ""
            self.channelId = ""
            self.addFollowers = []
            self.removeFollowers = []
            self.replaceFollowers = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            threadId: String = "",
            channelId: String = "",
            addFollowers: [String] = [],
            removeFollowers: [String] = [],
            replaceFollowers: Bool = false
        ) {
            self.tenant = tenant
            self.threadId = threadId
            self.channelId = channelId
            self.addFollowers = addFollowers
            self.removeFollowers = removeFollowers
            self.replaceFollowers = replaceFollowers
        }
    }
}

extension RegistryV1 {
    /// A device without its token (REG-06).
    public struct Device: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String
        public var deviceId: String
        public var userId: String
        public var deviceType: CommonV1.DeviceType
        public var platform: String
        public var platformVersion: String
        public var deviceModel: String
        public var deviceName: String
        public var pushTokenType: RegistryV1.PushTokenType
        public var tokenHash: String
        public var tokenProvider: String
        public var status: RegistryV1.DeviceStatus
        public var isValid: Bool
        public var lastValidatedAtMs: Optional<Int64>
        public var supportsRichContent: Bool
        public var supportsNotificationActions: Bool
        public var supportsSilentPush: Bool
        public var maxPayloadSize: UInt32
        /// Also false while the user has turned push off in settings (REG-30).
        public var notificationsEnabled: Bool
        public var badgeEnabled: Bool
        public var soundEnabled: Bool
        public var alertsEnabled: Bool
        public var appVersion: String
        public var appBuildNumber: String
        public var sdkVersion: String
        public var timezone: String
        public var locale: String
        public var isPrimary: Bool
        public var registeredAtMs: Int64
        public var updatedAtMs: Int64
        public var lastUsedAtMs: Int64
        public var lastSuccessAtMs: Optional<Int64>
        public var lastFailureAtMs: Optional<Int64>
        public var failureCount: Int32
        public var failureReason: String
        public var revokedAtMs: Optional<Int64>
        public var permissionStatus: CommonV1.PermissionStatus
        public var environment: CommonV1.AddressEnvironment
        public var addressVersion: Int64
        /// UNSPECIFIED unless `status` is REVOKED.
        public var revokedReason: RegistryV1.RevokedReason
        /// The provider's code where `revoked_reason` is PROVIDER, such as `UNREGISTERED`; otherwise empty.
        public var revokedCode: String
        /// Set while the device is deactivated by its user or an administrator (REG-23).
        public var deactivatedAtMs: Optional<Int64>
        /// The device's system is older than the profile's floor: it gets pushes without rich content (REG-39).
        public var belowClientFloor: Bool
        /// Notifications that a provider accepted for the device, that it confirmed, and that were opened on it, since its first registration. The ledger
        /// reports them some seconds later. They stay 0 for an app without records of deliveries (PRIV-10).
        public var totalNotificationsSent: Int64
        public var totalNotificationsDelivered: Int64
        public var totalNotificationsOpened: Int64
        /// The status of the device's newest notification; UNSPECIFIED: it had none.
        public var lastDeliveryStatus: CommonV1.DeliveryStatus
        /// The kind of an earlier token for Live Activities; its `push_token_type` is APNS.
        public var activityKind: RegistryV1.ActivityKind
        /// The end of the token, if the provider names one (REG-40).
        public var expiresAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
            self.deviceId = ""
            self.userId = ""
            self.deviceType = .unspecified
            self.platform = ""
            self.platformVersion = ""
            self.deviceModel = ""
            self.deviceName = ""
            self.pushTokenType = .unspecified
            self.tokenHash = ""
            self.tokenProvider = ""
            self.status = .unspecified
            self.isValid = false
            self.lastValidatedAtMs = nil
            self.supportsRichContent = false
            self.supportsNotificationActions = false
            self.supportsSilentPush = false
            self.maxPayloadSize = 0
            self.notificationsEnabled = false
            self.badgeEnabled = false
            self.soundEnabled = false
            self.alertsEnabled = false
            self.appVersion = ""
            self.appBuildNumber = ""
            self.sdkVersion = ""
            self.timezone = ""
            self.locale = ""
            self.isPrimary = false
            self.registeredAtMs = 0
            self.updatedAtMs = 0
            self.lastUsedAtMs = 0
            self.lastSuccessAtMs = nil
            self.lastFailureAtMs = nil
            self.failureCount = 0
            self.failureReason = ""
            self.revokedAtMs = nil
            self.permissionStatus = .unspecified
            self.environment = .unspecified
            self.addressVersion = 0
            self.revokedReason = .unspecified
            self.revokedCode = ""
            self.deactivatedAtMs = nil
            self.belowClientFloor = false
            self.totalNotificationsSent = 0
            self.totalNotificationsDelivered = 0
            self.totalNotificationsOpened = 0
            self.lastDeliveryStatus = .unspecified
            self.activityKind = .unspecified
            self.expiresAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = "",
            deviceId: String = "",
            userId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified,
            platform: String = "",
            platformVersion: String = "",
            deviceModel: String = "",
            deviceName: String = "",
            pushTokenType: RegistryV1.PushTokenType = .unspecified,
            tokenHash: String = "",
            tokenProvider: String = "",
            status: RegistryV1.DeviceStatus = .unspecified,
            isValid: Bool = false,
            lastValidatedAtMs: Int64? = nil,
            supportsRichContent: Bool = false,
            supportsNotificationActions: Bool = false,
            supportsSilentPush: Bool = false,
            maxPayloadSize: UInt32 = 0,
            notificationsEnabled: Bool = false,
            badgeEnabled: Bool = false,
            soundEnabled: Bool = false,
            alertsEnabled: Bool = false,
            appVersion: String = "",
            appBuildNumber: String = "",
            sdkVersion: String = "",
            timezone: String = "",
            locale: String = "",
            isPrimary: Bool = false,
            registeredAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0,
            lastUsedAtMs: Int64 = 0,
            lastSuccessAtMs: Int64? = nil,
            lastFailureAtMs: Int64? = nil,
            failureCount: Int32 = 0,
            failureReason: String = "",
            revokedAtMs: Int64? = nil,
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            environment: CommonV1.AddressEnvironment = .unspecified,
            addressVersion: Int64 = 0,
            revokedReason: RegistryV1.RevokedReason = .unspecified,
            revokedCode: String = "",
            deactivatedAtMs: Int64? = nil,
            belowClientFloor: Bool = false,
            totalNotificationsSent: Int64 = 0,
            totalNotificationsDelivered: Int64 = 0,
            totalNotificationsOpened: Int64 = 0,
            lastDeliveryStatus: CommonV1.DeliveryStatus = .unspecified,
            activityKind: RegistryV1.ActivityKind = .unspecified,
            expiresAtMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
            self.deviceId = deviceId
            self.userId = userId
            self.deviceType = deviceType
            self.platform = platform
            self.platformVersion = platformVersion
            self.deviceModel = deviceModel
            self.deviceName = deviceName
            self.pushTokenType = pushTokenType
            self.tokenHash = tokenHash
            self.tokenProvider = tokenProvider
            self.status = status
            self.isValid = isValid
            self.lastValidatedAtMs = lastValidatedAtMs
            self.supportsRichContent = supportsRichContent
            self.supportsNotificationActions = supportsNotificationActions
            self.supportsSilentPush = supportsSilentPush
            self.maxPayloadSize = maxPayloadSize
            self.notificationsEnabled = notificationsEnabled
            self.badgeEnabled = badgeEnabled
            self.soundEnabled = soundEnabled
            self.alertsEnabled = alertsEnabled
            self.appVersion = appVersion
            self.appBuildNumber = appBuildNumber
            self.sdkVersion = sdkVersion
            self.timezone = timezone
            self.locale = locale
            self.isPrimary = isPrimary
            self.registeredAtMs = registeredAtMs
            self.updatedAtMs = updatedAtMs
            self.lastUsedAtMs = lastUsedAtMs
            self.lastSuccessAtMs = lastSuccessAtMs
            self.lastFailureAtMs = lastFailureAtMs
            self.failureCount = failureCount
            self.failureReason = failureReason
            self.revokedAtMs = revokedAtMs
            self.permissionStatus = permissionStatus
            self.environment = environment
            self.addressVersion = addressVersion
            self.revokedReason = revokedReason
            self.revokedCode = revokedCode
            self.deactivatedAtMs = deactivatedAtMs
            self.belowClientFloor = belowClientFloor
            self.totalNotificationsSent = totalNotificationsSent
            self.totalNotificationsDelivered = totalNotificationsDelivered
            self.totalNotificationsOpened = totalNotificationsOpened
            self.lastDeliveryStatus = lastDeliveryStatus
            self.activityKind = activityKind
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension RegistryV1 {
    /// For an existing user, an empty text, empty roles and absent values do not change. `clear_fields` of the user names fields to clear.
    public struct UpsertUsersRequest: Message {
        public var users: [RegistryV1.User]

        /// Every field at its default.
        public init() {
            self.users = []
        }

        /// The fields given, the others at their defaults.
        public init(
            users: [RegistryV1.User] = []
        ) {
            self.users = users
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertUsersResponse`.
    public struct UpsertUsersResponse: Message {
        public var results: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.results = []
        }

        /// The fields given, the others at their defaults.
        public init(
            results: [CommonV1.ItemResult] = []
        ) {
            self.results = results
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetUserRequest`.
    public struct GetUserRequest: Message {
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

extension RegistryV1 {
    /// `carillon.registry.v1.GetUserResponse`.
    public struct GetUserResponse: Message {
        public var user: Optional<RegistryV1.User>

        /// Every field at its default.
        public init() {
            self.user = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            user: RegistryV1.User? = nil
        ) {
            self.user = user
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListUsersRequest`.
    public struct ListUsersRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListUsersResponse`.
    public struct ListUsersResponse: Message {
        public var users: [RegistryV1.User]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.users = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            users: [RegistryV1.User] = [],
            nextPageToken: String = ""
        ) {
            self.users = users
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertDirectoryRequest`.
    public struct UpsertDirectoryRequest: Message {
        public var channels: [RegistryV1.Channel]
        public var threads: [RegistryV1.Thread]
        /// Return channels and threads after the change. Counting the members of large ones takes time.
        public var answerStored: Bool

        /// Every field at its default.
        public init() {
            self.channels = []
            self.threads = []
            self.answerStored = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channels: [RegistryV1.Channel] = [],
            threads: [RegistryV1.Thread] = [],
            answerStored: Bool = false
        ) {
            self.channels = channels
            self.threads = threads
            self.answerStored = answerStored
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertDirectoryResponse`.
    public struct UpsertDirectoryResponse: Message {
        /// Refused items, with indexes of threads after those of channels; all others are durable.
        public var results: [CommonV1.ItemResult]
        /// If requested, in request order; a refused item has an empty id.
        public var channels: [RegistryV1.StoredChannel]
        public var threads: [RegistryV1.StoredThread]

        /// Every field at its default.
        public init() {
            self.results = []
            self.channels = []
            self.threads = []
        }

        /// The fields given, the others at their defaults.
        public init(
            results: [CommonV1.ItemResult] = [],
            channels: [RegistryV1.StoredChannel] = [],
            threads: [RegistryV1.StoredThread] = []
        ) {
            self.results = results
            self.channels = channels
            self.threads = threads
        }
    }
}

extension RegistryV1 {
    /// A stored channel with the changes of its members. Present members do not count as added.
    public struct StoredChannel: Message {
        public var channelId: String
        public var name: String
        public var channelType: CommonV1.ChannelType
        public var memberCount: Int64
        public var membersAdded: Int64
        public var membersRemoved: Int64

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.name = ""
            self.channelType = .unspecified
            self.memberCount = 0
            self.membersAdded = 0
            self.membersRemoved = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            name: String = "",
            channelType: CommonV1.ChannelType = .unspecified,
            memberCount: Int64 = 0,
            membersAdded: Int64 = 0,
            membersRemoved: Int64 = 0
        ) {
            self.channelId = channelId
            self.name = name
            self.channelType = channelType
            self.memberCount = memberCount
            self.membersAdded = membersAdded
            self.membersRemoved = membersRemoved
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.StoredThread`.
    public struct StoredThread: Message {
        public var threadId: String
        /// Empty for an unknown thread.
        public var channelId: String
        public var followerCount: Int64
        public var followersAdded: Int64
        public var followersRemoved: Int64

        /// Every field at its default.
        public init() {
            self.threadId = ""
            self.channelId = ""
            self.followerCount = 0
            self.followersAdded = 0
            self.followersRemoved = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            threadId: String = "",
            channelId: String = "",
            followerCount: Int64 = 0,
            followersAdded: Int64 = 0,
            followersRemoved: Int64 = 0
        ) {
            self.threadId = threadId
            self.channelId = channelId
            self.followerCount = followerCount
            self.followersAdded = followersAdded
            self.followersRemoved = followersRemoved
        }
    }
}

extension RegistryV1 {
    /// Up to 1,000 ids together.
    public struct RemoveDirectoryRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var channelIds: [String]
        public var threadIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelIds = []
            self.threadIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelIds: [String] = [],
            threadIds: [String] = []
        ) {
            self.tenant = tenant
            self.channelIds = channelIds
            self.threadIds = threadIds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveDirectoryResponse`.
    public struct RemoveDirectoryResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReportPresenceRequest`.
    public struct ReportPresenceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var status: RegistryV1.PresenceStatus
        public var activeChannel: Optional<String>
        public var lastActivityAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.status = .unspecified
            self.activeChannel = nil
            self.lastActivityAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            status: RegistryV1.PresenceStatus = .unspecified,
            activeChannel: String? = nil,
            lastActivityAtMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.status = status
            self.activeChannel = activeChannel
            self.lastActivityAtMs = lastActivityAtMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReportPresenceResponse`.
    public struct ReportPresenceResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// Registers a device: an upsert by app, user and device (REG-12).
    public struct RegisterDeviceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// Generated when empty.
        public var deviceId: String
        /// Unspecified: derived from the platform.
        public var deviceType: CommonV1.DeviceType
        public var platform: String
        /// The provider's token, required with a granted permission. Never stored or logged as plain text.
        public var token: String
        /// Unspecified: derived from type and app.
        public var pushTokenType: RegistryV1.PushTokenType
        public var platformVersion: String
        public var deviceModel: String
        public var deviceName: String
        public var appVersion: String
        public var appBuildNumber: String
        public var sdkVersion: String
        public var timezone: String
        public var locale: String
        public var tokenProvider: String
        /// Unspecified: unchanged; GRANTED for a new device.
        public var permissionStatus: CommonV1.PermissionStatus
        public var environment: CommonV1.AddressEnvironment
        public var notificationsEnabled: Optional<Bool>
        public var badgeEnabled: Optional<Bool>
        public var soundEnabled: Optional<Bool>
        public var alertsEnabled: Optional<Bool>
        public var supportsRichContent: Optional<Bool>
        public var supportsNotificationActions: Optional<Bool>
        public var maxPayloadSize: Optional<UInt32>
        public var registrationMethod: RegistryV1.RegistrationMethod
        /// The page's origin for a browser, one of the app's `allowed_origins`; empty for services.
        public var origin: String
        public var supportsSilentPush: Optional<Bool>
        /// The end of the token, if the provider names one (REG-40).
        public var expiresAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.deviceType = .unspecified
            self.platform = ""
            self.token = ""
            self.pushTokenType = .unspecified
            self.platformVersion = ""
            self.deviceModel = ""
            self.deviceName = ""
            self.appVersion = ""
            self.appBuildNumber = ""
            self.sdkVersion = ""
            self.timezone = ""
            self.locale = ""
            self.tokenProvider = ""
            self.permissionStatus = .unspecified
            self.environment = .unspecified
            self.notificationsEnabled = nil
            self.badgeEnabled = nil
            self.soundEnabled = nil
            self.alertsEnabled = nil
            self.supportsRichContent = nil
            self.supportsNotificationActions = nil
            self.maxPayloadSize = nil
            self.registrationMethod = .unspecified
            self.origin = ""
            self.supportsSilentPush = nil
            self.expiresAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified,
            platform: String = "",
            token: String = "",
            pushTokenType: RegistryV1.PushTokenType = .unspecified,
            platformVersion: String = "",
            deviceModel: String = "",
            deviceName: String = "",
            appVersion: String = "",
            appBuildNumber: String = "",
            sdkVersion: String = "",
            timezone: String = "",
            locale: String = "",
            tokenProvider: String = "",
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            environment: CommonV1.AddressEnvironment = .unspecified,
            notificationsEnabled: Bool? = nil,
            badgeEnabled: Bool? = nil,
            soundEnabled: Bool? = nil,
            alertsEnabled: Bool? = nil,
            supportsRichContent: Bool? = nil,
            supportsNotificationActions: Bool? = nil,
            maxPayloadSize: UInt32? = nil,
            registrationMethod: RegistryV1.RegistrationMethod = .unspecified,
            origin: String = "",
            supportsSilentPush: Bool? = nil,
            expiresAtMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.deviceType = deviceType
            self.platform = platform
            self.token = token
            self.pushTokenType = pushTokenType
            self.platformVersion = platformVersion
            self.deviceModel = deviceModel
            self.deviceName = deviceName
            self.appVersion = appVersion
            self.appBuildNumber = appBuildNumber
            self.sdkVersion = sdkVersion
            self.timezone = timezone
            self.locale = locale
            self.tokenProvider = tokenProvider
            self.permissionStatus = permissionStatus
            self.environment = environment
            self.notificationsEnabled = notificationsEnabled
            self.badgeEnabled = badgeEnabled
            self.soundEnabled = soundEnabled
            self.alertsEnabled = alertsEnabled
            self.supportsRichContent = supportsRichContent
            self.supportsNotificationActions = supportsNotificationActions
            self.maxPayloadSize = maxPayloadSize
            self.registrationMethod = registrationMethod
            self.origin = origin
            self.supportsSilentPush = supportsSilentPush
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RegisterDeviceResponse`.
    public struct RegisterDeviceResponse: Message {
        public var device: Optional<RegistryV1.Device>
        /// False when an existing registration was refreshed.
        public var created: Bool

        /// Every field at its default.
        public init() {
            self.device = nil
            self.created = false
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil,
            created: Bool = false
        ) {
            self.device = device
            self.created = created
        }
    }
}

extension RegistryV1 {
    /// Many registrations in one durable transaction, for migrations and replays. An invalid item does not stop the others.
    public struct RegisterDevicesRequest: Message {
        public var devices: [RegistryV1.RegisterDeviceRequest]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [RegistryV1.RegisterDeviceRequest] = []
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RegisterDevicesResponse`.
    public struct RegisterDevicesResponse: Message {
        /// In request order; empty for a refused item, whose index is in `results`.
        public var pushDeviceIds: [String]
        public var results: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.pushDeviceIds = []
            self.results = []
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceIds: [String] = [],
            results: [CommonV1.ItemResult] = []
        ) {
            self.pushDeviceIds = pushDeviceIds
            self.results = results
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RotateTokenRequest`.
    public struct RotateTokenRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushDeviceId: String
        public var token: String
        public var refreshReason: String
        /// The new token's environment; unspecified: unchanged. It changes when an app is released after tests.
        public var environment: CommonV1.AddressEnvironment
        /// As in a registration.
        public var origin: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.token = ""
            self.refreshReason = ""
            self.environment = .unspecified
            self.origin = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            token: String = "",
            refreshReason: String = "",
            environment: CommonV1.AddressEnvironment = .unspecified,
            origin: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.token = token
            self.refreshReason = refreshReason
            self.environment = environment
            self.origin = origin
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RotateTokenResponse`.
    public struct RotateTokenResponse: Message {
        public var device: Optional<RegistryV1.Device>

        /// Every field at its default.
        public init() {
            self.device = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil
        ) {
            self.device = device
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpdateDeviceRequest`.
    public struct UpdateDeviceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// Empty: `device_id` names the device.
        public var pushDeviceId: String
        public var deviceName: Optional<String>
        public var notificationsEnabled: Optional<Bool>
        public var badgeEnabled: Optional<Bool>
        public var soundEnabled: Optional<Bool>
        public var alertsEnabled: Optional<Bool>
        public var isPrimary: Optional<Bool>
        /// ACTIVE or INACTIVE.
        public var status: Optional<RegistryV1.DeviceStatus>
        public var locale: Optional<String>
        public var timezone: Optional<String>
        public var appVersion: Optional<String>
        public var permissionStatus: Optional<CommonV1.PermissionStatus>
        /// The version of the device's system, after an update of it.
        public var platformVersion: Optional<String>
        /// The user's installation, when `push_device_id` is unknown. For an unregistered one, `permission_status` DENIED deletes the token that is kept for
        /// undoing a verdict (REG-14); then the answer has no device.
        public var deviceId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.deviceName = nil
            self.notificationsEnabled = nil
            self.badgeEnabled = nil
            self.soundEnabled = nil
            self.alertsEnabled = nil
            self.isPrimary = nil
            self.status = nil
            self.locale = nil
            self.timezone = nil
            self.appVersion = nil
            self.permissionStatus = nil
            self.platformVersion = nil
            self.deviceId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            deviceName: String? = nil,
            notificationsEnabled: Bool? = nil,
            badgeEnabled: Bool? = nil,
            soundEnabled: Bool? = nil,
            alertsEnabled: Bool? = nil,
            isPrimary: Bool? = nil,
            status: RegistryV1.DeviceStatus? = nil,
            locale: String? = nil,
            timezone: String? = nil,
            appVersion: String? = nil,
            permissionStatus: CommonV1.PermissionStatus? = nil,
            platformVersion: String? = nil,
            deviceId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.deviceName = deviceName
            self.notificationsEnabled = notificationsEnabled
            self.badgeEnabled = badgeEnabled
            self.soundEnabled = soundEnabled
            self.alertsEnabled = alertsEnabled
            self.isPrimary = isPrimary
            self.status = status
            self.locale = locale
            self.timezone = timezone
            self.appVersion = appVersion
            self.permissionStatus = permissionStatus
            self.platformVersion = platformVersion
            self.deviceId = deviceId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpdateDeviceResponse`.
    public struct UpdateDeviceResponse: Message {
        public var device: Optional<RegistryV1.Device>

        /// Every field at its default.
        public init() {
            self.device = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil
        ) {
            self.device = device
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveDeviceRequest`.
    public struct RemoveDeviceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushDeviceId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveDeviceResponse`.
    public struct RemoveDeviceResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListDevicesRequest`.
    public struct ListDevicesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var includeRevoked: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.includeRevoked = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            includeRevoked: Bool = false
        ) {
            self.tenant = tenant
            self.userId = userId
            self.includeRevoked = includeRevoked
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListDevicesResponse`.
    public struct ListDevicesResponse: Message {
        public var devices: [RegistryV1.Device]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [RegistryV1.Device] = []
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// Lists the sendable devices of the given users (REG-26), most recently used first.
    public struct ListSendableRequest: Message {
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

extension RegistryV1 {
    /// `carillon.registry.v1.ListSendableResponse`.
    public struct ListSendableResponse: Message {
        public var devices: [CommonV1.SendableDevice]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [CommonV1.SendableDevice] = []
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// Checks whether the devices of queued pushes are still sendable with the same address (DISP-04).
    public struct CheckDevicesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var devices: [RegistryV1.DeviceClaim]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            devices: [RegistryV1.DeviceClaim] = []
        ) {
            self.tenant = tenant
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeviceClaim`.
    public struct DeviceClaim: Message {
        public var pushDeviceId: String
        public var userId: String
        public var addressVersion: Int64
        /// The child, when the user gets the push as the child's guardian; otherwise empty.
        public var aboutUserId: String
        /// The further children.
        public var furtherAboutUserIds: [String]
        /// When the push was made; 0: unknown. What ended after it, and began again, refuses it, too (EVAL-52).
        public var sinceMs: Int64

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.userId = ""
            self.addressVersion = 0
            self.aboutUserId = ""
            self.furtherAboutUserIds = []
            self.sinceMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            userId: String = "",
            addressVersion: Int64 = 0,
            aboutUserId: String = "",
            furtherAboutUserIds: [String] = [],
            sinceMs: Int64 = 0
        ) {
            self.pushDeviceId = pushDeviceId
            self.userId = userId
            self.addressVersion = addressVersion
            self.aboutUserId = aboutUserId
            self.furtherAboutUserIds = furtherAboutUserIds
            self.sinceMs = sinceMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CheckDevicesResponse`.
    public struct CheckDevicesResponse: Message {
        /// In request order.
        public var verdicts: [RegistryV1.DeviceVerdict]

        /// Every field at its default.
        public init() {
            self.verdicts = []
        }

        /// The fields given, the others at their defaults.
        public init(
            verdicts: [RegistryV1.DeviceVerdict] = []
        ) {
            self.verdicts = verdicts
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeviceVerdict`.
    public struct DeviceVerdict: Message {
        /// False: the device is removed, deactivated, of another user, or without notifications; or the user is inactive, or no longer the child's guardian.
        public var sendable: Bool
        /// The reason for false.
        public var reason: RegistryV1.DeviceRefusal
        /// Set after a rotation of the token: the new address.
        public var address: Optional<CommonV1.SealedAddress>

        /// Every field at its default.
        public init() {
            self.sendable = false
            self.reason = .unspecified
            self.address = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            sendable: Bool = false,
            reason: RegistryV1.DeviceRefusal = .unspecified,
            address: CommonV1.SealedAddress? = nil
        ) {
            self.sendable = sendable
            self.reason = reason
            self.address = address
        }
    }
}

extension RegistryV1 {
    /// Resolves an audience to user ids, in pages (EVAL-13…16).
    public struct ResolveAudienceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var audience: Optional<Audience>
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.audience = nil
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            audience: Audience? = nil,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.audience = audience
            self.pageSize = pageSize
            self.pageToken = pageToken
        }

        /// One of the fields of `audience`.
        public enum Audience: Sendable, Hashable {
            case channelId(String)
            case threadId(String)
            case wholeApp(Bool)
            /// Members of a named group.
            case groupId(String)
            /// Active users with this role.
            case role(String)
            /// Active guardians of an active child.
            case guardiansOf(String)
            /// Active users with a teacher's role in a class that this user belongs to.
            case teachersOf(String)
            /// Active users of all apps of the organization, each once.
            case wholeOrganization(Bool)
            /// The users of some devices, also of those that cannot be sent to.
            case devices(RegistryV1.PushDeviceList)
        }
    }
}

extension RegistryV1 {
    /// At most 100.
    public struct PushDeviceList: Message {
        public var pushDeviceIds: [String]

        /// Every field at its default.
        public init() {
            self.pushDeviceIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceIds: [String] = []
        ) {
            self.pushDeviceIds = pushDeviceIds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolveAudienceResponse`.
    public struct ResolveAudienceResponse: Message {
        public var userIds: [String]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.userIds = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            userIds: [String] = [],
            nextPageToken: String = ""
        ) {
            self.userIds = userIds
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// The evaluator's lookup for a batch of events: one stream with an answer for each audience or user, in any order.
    public struct ResolveRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Audiences to expand.
        public var channelIds: [String]
        public var threadIds: [String]
        /// Users to look up, beside those of the audiences.
        public var userIds: [String]
        /// Look up the users of the audiences as well.
        public var includeMembers: Bool
        /// Channels to describe by name and type, without their members.
        public var describedChannelIds: [String]
        /// Most members and followers together, those of each audience in the order of user ids. Incomplete audiences are marked. 0: all, in pages; a user
        /// of several audiences may be in several pages.
        public var membersLimit: UInt32
        /// Only members and followers with a greater user id.
        public var membersAfter: String
        /// Channels with users whose membership is asked. The entries have those users who are members.
        public var memberships: [RegistryV1.MembershipQuestion]
        /// Subjects of events, to be answered with their guardians and teachers (EVAL-15), all of whom are looked up as well.
        public var subjectUserIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelIds = []
            self.threadIds = []
            self.userIds = []
            self.includeMembers = false
            self.describedChannelIds = []
            self.membersLimit = 0
            self.membersAfter = ""
            self.memberships = []
            self.subjectUserIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelIds: [String] = [],
            threadIds: [String] = [],
            userIds: [String] = [],
            includeMembers: Bool = false,
            describedChannelIds: [String] = [],
            membersLimit: UInt32 = 0,
            membersAfter: String = "",
            memberships: [RegistryV1.MembershipQuestion] = [],
            subjectUserIds: [String] = []
        ) {
            self.tenant = tenant
            self.channelIds = channelIds
            self.threadIds = threadIds
            self.userIds = userIds
            self.includeMembers = includeMembers
            self.describedChannelIds = describedChannelIds
            self.membersLimit = membersLimit
            self.membersAfter = membersAfter
            self.memberships = memberships
            self.subjectUserIds = subjectUserIds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.MembershipQuestion`.
    public struct MembershipQuestion: Message {
        public var channelId: String
        public var userIds: [String]

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.userIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            userIds: [String] = []
        ) {
            self.channelId = channelId
            self.userIds = userIds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolveResponse`.
    public struct ResolveResponse: Message {
        public var channels: [RegistryV1.ResolvedChannel]
        public var threads: [RegistryV1.ResolvedThread]
        public var users: [RegistryV1.ResolvedUser]
        public var subjects: [RegistryV1.ResolvedSubject]

        /// Every field at its default.
        public init() {
            self.channels = []
            self.threads = []
            self.users = []
            self.subjects = []
        }

        /// The fields given, the others at their defaults.
        public init(
            channels: [RegistryV1.ResolvedChannel] = [],
            threads: [RegistryV1.ResolvedThread] = [],
            users: [RegistryV1.ResolvedUser] = [],
            subjects: [RegistryV1.ResolvedSubject] = []
        ) {
            self.channels = channels
            self.threads = threads
            self.users = users
            self.subjects = subjects
        }
    }
}

extension RegistryV1 {
    /// A subject of an event, with guardians and teachers.
    public struct ResolvedSubject: Message {
        public var userId: String
        /// Present and former guardians.
        public var guardians: [RegistryV1.ResolvedGuardian]
        public var teacherIds: [String]

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.guardians = []
            self.teacherIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            guardians: [RegistryV1.ResolvedGuardian] = [],
            teacherIds: [String] = []
        ) {
            self.userId = userId
            self.guardians = guardians
            self.teacherIds = teacherIds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolvedGuardian`.
    public struct ResolvedGuardian: Message {
        public var userId: String
        /// False: the relationship has ended, or the child is inactive.
        public var active: Bool
        /// The guardian is verified.
        public var verified: Bool
        /// When the relationship ended last, or the child became inactive last, also where it is active again; 0: never. What came before is cancelled
        /// (EVAL-52).
        public var lastEndedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.active = false
            self.verified = false
            self.lastEndedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            active: Bool = false,
            verified: Bool = false,
            lastEndedAtMs: Int64 = 0
        ) {
            self.userId = userId
            self.active = active
            self.verified = verified
            self.lastEndedAtMs = lastEndedAtMs
        }
    }
}

extension RegistryV1 {
    /// A channel with more than 10,000 members comes in several entries of the same id, each with a part of them.
    public struct ResolvedChannel: Message {
        public var channelId: String
        public var known: Bool
        public var name: String
        public var channelType: CommonV1.ChannelType
        public var members: [String]
        /// The request's limit omitted members after the last one here.
        public var incomplete: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.known = false
            self.name = ""
            self.channelType = .unspecified
            self.members = []
            self.incomplete = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            known: Bool = false,
            name: String = "",
            channelType: CommonV1.ChannelType = .unspecified,
            members: [String] = [],
            incomplete: Bool = false
        ) {
            self.channelId = channelId
            self.known = known
            self.name = name
            self.channelType = channelType
            self.members = members
            self.incomplete = incomplete
        }
    }
}

extension RegistryV1 {
    /// A large thread comes in several entries, as a channel.
    public struct ResolvedThread: Message {
        public var threadId: String
        public var known: Bool
        public var channelId: String
        public var followers: [String]
        public var incomplete: Bool

        /// Every field at its default.
        public init() {
            self.threadId = ""
            self.known = false
            self.channelId = ""
            self.followers = []
            self.incomplete = false
        }

        /// The fields given, the others at their defaults.
        public init(
            threadId: String = "",
            known: Bool = false,
            channelId: String = "",
            followers: [String] = [],
            incomplete: Bool = false
        ) {
            self.threadId = threadId
            self.known = known
            self.channelId = channelId
            self.followers = followers
            self.incomplete = incomplete
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolvedUser`.
    public struct ResolvedUser: Message {
        public var userId: String
        /// False for an unknown id.
        public var known: Bool
        public var active: Bool
        public var roles: [String]
        public var displayName: String
        public var locale: String
        public var timezone: String
        public var presence: Optional<RegistryV1.Presence>
        public var devices: [CommonV1.SendableDevice]
        /// The user has devices, but the system permits notifications on none.
        public var permissionDenied: Bool
        /// When the user became inactive last, also where the user is active again; 0: never. What came before is cancelled (REG-34).
        public var lastInactiveAtMs: Int64
        /// The user wants no animated pictures.
        public var reduceMotion: Bool
        /// Whether this user's texts may have emoji; absent: the user's role decides.
        public var emojiOk: Optional<Bool>
        /// Younger than `guardian_consent_under_age`: no push without a guardian's consent (PREF-17).
        public var guardianConsentRequired: Bool

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.known = false
            self.active = false
            self.roles = []
            self.displayName = ""
            self.locale = ""
            self.timezone = ""
            self.presence = nil
            self.devices = []
            self.permissionDenied = false
            self.lastInactiveAtMs = 0
            self.reduceMotion = false
            self.emojiOk = nil
            self.guardianConsentRequired = false
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            known: Bool = false,
            active: Bool = false,
            roles: [String] = [],
            displayName: String = "",
            locale: String = "",
            timezone: String = "",
            presence: RegistryV1.Presence? = nil,
            devices: [CommonV1.SendableDevice] = [],
            permissionDenied: Bool = false,
            lastInactiveAtMs: Int64 = 0,
            reduceMotion: Bool = false,
            emojiOk: Bool? = nil,
            guardianConsentRequired: Bool = false
        ) {
            self.userId = userId
            self.known = known
            self.active = active
            self.roles = roles
            self.displayName = displayName
            self.locale = locale
            self.timezone = timezone
            self.presence = presence
            self.devices = devices
            self.permissionDenied = permissionDenied
            self.lastInactiveAtMs = lastInactiveAtMs
            self.reduceMotion = reduceMotion
            self.emojiOk = emojiOk
            self.guardianConsentRequired = guardianConsentRequired
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.Presence`.
    public struct Presence: Message {
        /// OFFLINE after the presence TTL.
        public var status: RegistryV1.PresenceStatus
        /// Contexts in view on any device that is online.
        public var activeChannels: [String]
        public var lastActivityAtMs: Int64

        /// Every field at its default.
        public init() {
            self.status = .unspecified
            self.activeChannels = []
            self.lastActivityAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            status: RegistryV1.PresenceStatus = .unspecified,
            activeChannels: [String] = [],
            lastActivityAtMs: Int64 = 0
        ) {
            self.status = status
            self.activeChannels = activeChannels
            self.lastActivityAtMs = lastActivityAtMs
        }
    }
}

extension RegistryV1 {
    /// A report of a provider's verdict on a token (REG-20, REG-21).
    public struct TokenReport: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String
        public var addressVersion: Int64
        public var verdict: RegistryV1.TokenVerdict
        /// Provider code, for example `Unregistered`.
        public var reason: String
        /// The provider's timestamp (APNs 410), else the instant of the answer.
        public var observedAtMs: Int64
        /// `apns`, `fcm` …
        public var provider: String
        /// Makes the report idempotent.
        public var attemptId: String
        /// Answers to this app from this provider in the last 60 s, and how many of them were DEAD or UNRECOGNIZED, for the mass guard. 0: not counted. Those of
        /// browsers' push services are counted for each host.
        public var answersLastMinute: UInt32
        public var deadLastMinute: UInt32
        /// The host of a browser's push service, at most 260 characters: its verdicts are paused and resumed by themselves. Ignored with other providers.
        public var pushService: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
            self.addressVersion = 0
            self.verdict = .unspecified
            self.reason = ""
            self.observedAtMs = 0
            self.provider = ""
            self.attemptId = ""
            self.answersLastMinute = 0
            self.deadLastMinute = 0
            self.pushService = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = "",
            addressVersion: Int64 = 0,
            verdict: RegistryV1.TokenVerdict = .unspecified,
            reason: String = "",
            observedAtMs: Int64 = 0,
            provider: String = "",
            attemptId: String = "",
            answersLastMinute: UInt32 = 0,
            deadLastMinute: UInt32 = 0,
            pushService: String = ""
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
            self.addressVersion = addressVersion
            self.verdict = verdict
            self.reason = reason
            self.observedAtMs = observedAtMs
            self.provider = provider
            self.attemptId = attemptId
            self.answersLastMinute = answersLastMinute
            self.deadLastMinute = deadLastMinute
            self.pushService = pushService
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReportTokenStateRequest`.
    public struct ReportTokenStateRequest: Message {
        public var reports: [RegistryV1.TokenReport]

        /// Every field at its default.
        public init() {
            self.reports = []
        }

        /// The fields given, the others at their defaults.
        public init(
            reports: [RegistryV1.TokenReport] = []
        ) {
            self.reports = reports
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReportTokenStateResponse`.
    public struct ReportTokenStateResponse: Message {
        public var results: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.results = []
        }

        /// The fields given, the others at their defaults.
        public init(
            results: [CommonV1.ItemResult] = []
        ) {
            self.results = results
        }
    }
}

extension RegistryV1 {
    /// Asks whether a user is a member of a conversation channel (PREF-07).
    public struct CheckMembershipRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var channelId: String
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelId = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelId: String = "",
            userId: String = ""
        ) {
            self.tenant = tenant
            self.channelId = channelId
            self.userId = userId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CheckMembershipResponse`.
    public struct CheckMembershipResponse: Message {
        public var channelKnown: Bool
        public var member: Bool

        /// Every field at its default.
        public init() {
            self.channelKnown = false
            self.member = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelKnown: Bool = false,
            member: Bool = false
        ) {
            self.channelKnown = channelKnown
            self.member = member
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.StatisticsRequest`.
    public struct StatisticsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// For a large app the last count; `unavailable` before the first one.
    public struct StatisticsResponse: Message {
        public var users: Int64
        public var devicesActive: Int64
        public var devicesOther: Int64
        public var channels: Int64
        public var devicesByPlatform: [String: Int64]

        /// Every field at its default.
        public init() {
            self.users = 0
            self.devicesActive = 0
            self.devicesOther = 0
            self.channels = 0
            self.devicesByPlatform = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            users: Int64 = 0,
            devicesActive: Int64 = 0,
            devicesOther: Int64 = 0,
            channels: Int64 = 0,
            devicesByPlatform: [String: Int64] = [:]
        ) {
            self.users = users
            self.devicesActive = devicesActive
            self.devicesOther = devicesOther
            self.channels = channels
            self.devicesByPlatform = devicesByPlatform
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CheckOriginRequest`.
    public struct CheckOriginRequest: Message {
        /// `https://app.example.com`, as in a browser's `Origin` header.
        public var origin: String

        /// Every field at its default.
        public init() {
            self.origin = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            origin: String = ""
        ) {
            self.origin = origin
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CheckOriginResponse`.
    public struct CheckOriginResponse: Message {
        /// Whether any app lists the origin. A browser asks before it sends a token.
        public var allowed: Bool

        /// Every field at its default.
        public init() {
            self.allowed = false
        }

        /// The fields given, the others at their defaults.
        public init(
            allowed: Bool = false
        ) {
            self.allowed = allowed
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetTokenSecretRequest`.
    public struct GetTokenSecretRequest: Message {
        public var appId: String

        /// Every field at its default.
        public init() {
            self.appId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            appId: String = ""
        ) {
            self.appId = appId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetTokenSecretResponse`.
    public struct GetTokenSecretResponse: Message {
        /// The secret of the app's issuer for HS256 tokens; empty for none.
        public var secret: [UInt8]

        /// Every field at its default.
        public init() {
            self.secret = []
        }

        /// The fields given, the others at their defaults.
        public init(
            secret: [UInt8] = []
        ) {
            self.secret = secret
        }
    }
}

extension RegistryV1 {
    /// A browser's subscription, without its endpoint and keys.
    public struct WebSubscription: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var subscriptionId: String
        /// The device of the subscription.
        public var pushDeviceId: String
        public var deviceId: String
        public var userId: String
        /// `sha256:` + hex of the endpoint's keyed hash.
        public var endpointHash: String
        public var browser: String
        public var browserVersion: String
        public var userAgent: String
        /// Whether the subscription is sendable.
        public var isActive: Bool
        public var lastTestedAtMs: Optional<Int64>
        public var subscribedAtMs: Int64
        public var unsubscribedAtMs: Optional<Int64>
        public var expiresAtMs: Optional<Int64>
        /// The VAPID key of the subscription; both fields are empty when the app had none.
        public var vapidKeyId: String
        public var vapidPublicKey: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.subscriptionId = ""
            self.pushDeviceId = ""
            self.deviceId = ""
            self.userId = ""
            self.endpointHash = ""
            self.browser = ""
            self.browserVersion = ""
            self.userAgent = ""
            self.isActive = false
            self.lastTestedAtMs = nil
            self.subscribedAtMs = 0
            self.unsubscribedAtMs = nil
            self.expiresAtMs = nil
            self.vapidKeyId = ""
            self.vapidPublicKey = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            subscriptionId: String = "",
            pushDeviceId: String = "",
            deviceId: String = "",
            userId: String = "",
            endpointHash: String = "",
            browser: String = "",
            browserVersion: String = "",
            userAgent: String = "",
            isActive: Bool = false,
            lastTestedAtMs: Int64? = nil,
            subscribedAtMs: Int64 = 0,
            unsubscribedAtMs: Int64? = nil,
            expiresAtMs: Int64? = nil,
            vapidKeyId: String = "",
            vapidPublicKey: String = ""
        ) {
            self.tenant = tenant
            self.subscriptionId = subscriptionId
            self.pushDeviceId = pushDeviceId
            self.deviceId = deviceId
            self.userId = userId
            self.endpointHash = endpointHash
            self.browser = browser
            self.browserVersion = browserVersion
            self.userAgent = userAgent
            self.isActive = isActive
            self.lastTestedAtMs = lastTestedAtMs
            self.subscribedAtMs = subscribedAtMs
            self.unsubscribedAtMs = unsubscribedAtMs
            self.expiresAtMs = expiresAtMs
            self.vapidKeyId = vapidKeyId
            self.vapidPublicKey = vapidPublicKey
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RegisterWebSubscriptionRequest`.
    public struct RegisterWebSubscriptionRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// Generated when empty.
        public var deviceId: String
        /// An https URL of at most 2,048 characters. Never stored or logged as plain text.
        public var endpoint: String
        /// Uncompressed P-256 point of 65 bytes, in base64url.
        public var p256dh: String
        /// 16 bytes in base64url.
        public var auth: String
        /// `Chrome`, `Firefox`, `Safari`, `Edge`.
        public var browser: String
        public var browserVersion: String
        /// At most 512 characters.
        public var userAgent: String
        public var deviceName: String
        public var locale: String
        public var timezone: String
        /// The browser's VAPID key, when it is an earlier one of the app and not the current one.
        public var vapidPublicKey: String
        /// The end of the subscription, if the push service names one.
        public var expiresAtMs: Optional<Int64>
        /// The page's origin, one of the app's `allowed_origins`; empty for services.
        public var origin: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.endpoint = ""
            self.p256dh = ""
            self.auth = ""
            self.browser = ""
            self.browserVersion = ""
            self.userAgent = ""
            self.deviceName = ""
            self.locale = ""
            self.timezone = ""
            self.vapidPublicKey = ""
            self.expiresAtMs = nil
            self.origin = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            endpoint: String = "",
            p256dh: String = "",
            auth: String = "",
            browser: String = "",
            browserVersion: String = "",
            userAgent: String = "",
            deviceName: String = "",
            locale: String = "",
            timezone: String = "",
            vapidPublicKey: String = "",
            expiresAtMs: Int64? = nil,
            origin: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.endpoint = endpoint
            self.p256dh = p256dh
            self.auth = auth
            self.browser = browser
            self.browserVersion = browserVersion
            self.userAgent = userAgent
            self.deviceName = deviceName
            self.locale = locale
            self.timezone = timezone
            self.vapidPublicKey = vapidPublicKey
            self.expiresAtMs = expiresAtMs
            self.origin = origin
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RegisterWebSubscriptionResponse`.
    public struct RegisterWebSubscriptionResponse: Message {
        public var subscription: Optional<RegistryV1.WebSubscription>
        public var device: Optional<RegistryV1.Device>
        /// False for a known device.
        public var created: Bool

        /// Every field at its default.
        public init() {
            self.subscription = nil
            self.device = nil
            self.created = false
        }

        /// The fields given, the others at their defaults.
        public init(
            subscription: RegistryV1.WebSubscription? = nil,
            device: RegistryV1.Device? = nil,
            created: Bool = false
        ) {
            self.subscription = subscription
            self.device = device
            self.created = created
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveWebSubscriptionRequest`.
    public struct RemoveWebSubscriptionRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var subscriptionId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.subscriptionId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            subscriptionId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.subscriptionId = subscriptionId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveWebSubscriptionResponse`.
    public struct RemoveWebSubscriptionResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListWebSubscriptionsRequest`.
    public struct ListWebSubscriptionsRequest: Message {
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

extension RegistryV1 {
    /// `carillon.registry.v1.ListWebSubscriptionsResponse`.
    public struct ListWebSubscriptionsResponse: Message {
        public var subscriptions: [RegistryV1.WebSubscription]

        /// Every field at its default.
        public init() {
            self.subscriptions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            subscriptions: [RegistryV1.WebSubscription] = []
        ) {
            self.subscriptions = subscriptions
        }
    }
}

extension RegistryV1 {
    /// A key that browsers subscribe with (REG-37).
    public struct VapidKey: Message {
        public var keyId: String
        /// Uncompressed P-256 point in base64url.
        public var publicKey: String
        /// Whether new subscriptions use it.
        public var current: Bool
        public var sinceMs: Int64
        /// Subscriptions with this key. While there are any, its private half must be kept.
        public var subscriptions: Int64

        /// Every field at its default.
        public init() {
            self.keyId = ""
            self.publicKey = ""
            self.current = false
            self.sinceMs = 0
            self.subscriptions = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            keyId: String = "",
            publicKey: String = "",
            current: Bool = false,
            sinceMs: Int64 = 0,
            subscriptions: Int64 = 0
        ) {
            self.keyId = keyId
            self.publicKey = publicKey
            self.current = current
            self.sinceMs = sinceMs
            self.subscriptions = subscriptions
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListVapidKeysRequest`.
    public struct ListVapidKeysRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListVapidKeysResponse`.
    public struct ListVapidKeysResponse: Message {
        public var keys: [RegistryV1.VapidKey]

        /// Every field at its default.
        public init() {
            self.keys = []
        }

        /// The fields given, the others at their defaults.
        public init(
            keys: [RegistryV1.VapidKey] = []
        ) {
            self.keys = keys
        }
    }
}

extension RegistryV1 {
    /// An address that updates a Live Activity of a device, or starts activities of a kind; without its token.
    public struct ActivityAddress: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The id of this token. A token that replaces it has another id, so a late end of the old one has no effect on it.
        public var addressId: String
        public var pushDeviceId: String
        public var userId: String
        public var kind: RegistryV1.ActivityKind
        /// The id of a Live Activity; for push to start, the type of the activity's attributes.
        public var name: String
        public var environment: CommonV1.AddressEnvironment
        public var tokenHash: String
        /// Grows when another token replaces this one.
        public var version: Int64
        public var registeredAtMs: Int64
        public var updatedAtMs: Int64
        public var expiresAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.addressId = ""
            self.pushDeviceId = ""
            self.userId = ""
            self.kind = .unspecified
            self.name = ""
            self.environment = .unspecified
            self.tokenHash = ""
            self.version = 0
            self.registeredAtMs = 0
            self.updatedAtMs = 0
            self.expiresAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            addressId: String = "",
            pushDeviceId: String = "",
            userId: String = "",
            kind: RegistryV1.ActivityKind = .unspecified,
            name: String = "",
            environment: CommonV1.AddressEnvironment = .unspecified,
            tokenHash: String = "",
            version: Int64 = 0,
            registeredAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0,
            expiresAtMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.addressId = addressId
            self.pushDeviceId = pushDeviceId
            self.userId = userId
            self.kind = kind
            self.name = name
            self.environment = environment
            self.tokenHash = tokenHash
            self.version = version
            self.registeredAtMs = registeredAtMs
            self.updatedAtMs = updatedAtMs
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension RegistryV1 {
    /// An upsert by device, kind and name. Apps repeat it at every launch, because a push-to-start address ends 30 days after its last registration.
    public struct RegisterActivityAddressRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushDeviceId: String
        public var kind: RegistryV1.ActivityKind
        public var name: String
        /// 64 to 400 hexadecimal characters. Never stored or logged as plain text.
        public var token: String
        /// Unspecified: the device's environment.
        public var environment: CommonV1.AddressEnvironment
        /// Only for Live Activities and Push to Talk: the end, at most 12 hours ahead, which is also the default. Other kinds but push to start have no end.
        public var expiresAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.kind = .unspecified
            self.name = ""
            self.token = ""
            self.environment = .unspecified
            self.expiresAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            kind: RegistryV1.ActivityKind = .unspecified,
            name: String = "",
            token: String = "",
            environment: CommonV1.AddressEnvironment = .unspecified,
            expiresAtMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.kind = kind
            self.name = name
            self.token = token
            self.environment = environment
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RegisterActivityAddressResponse`.
    public struct RegisterActivityAddressResponse: Message {
        public var address: Optional<RegistryV1.ActivityAddress>

        /// Every field at its default.
        public init() {
            self.address = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            address: RegistryV1.ActivityAddress? = nil
        ) {
            self.address = address
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.EndActivityAddressRequest`.
    public struct EndActivityAddressRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var addressId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.addressId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            addressId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.addressId = addressId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.EndActivityAddressResponse`.
    public struct EndActivityAddressResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListActivityAddressesRequest`.
    public struct ListActivityAddressesRequest: Message {
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

extension RegistryV1 {
    /// `carillon.registry.v1.ListActivityAddressesResponse`.
    public struct ListActivityAddressesResponse: Message {
        public var addresses: [RegistryV1.ActivityAddress]

        /// Every field at its default.
        public init() {
            self.addresses = []
        }

        /// The fields given, the others at their defaults.
        public init(
            addresses: [RegistryV1.ActivityAddress] = []
        ) {
            self.addresses = addresses
        }
    }
}

extension RegistryV1 {
    /// The addresses of one kind and name that pushes may go to now.
    public struct ResolveActivityAddressesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000.
        public var userIds: [String]
        public var kind: RegistryV1.ActivityKind
        public var name: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userIds = []
            self.kind = .unspecified
            self.name = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userIds: [String] = [],
            kind: RegistryV1.ActivityKind = .unspecified,
            name: String = ""
        ) {
            self.tenant = tenant
            self.userIds = userIds
            self.kind = kind
            self.name = name
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolveActivityAddressesResponse`.
    public struct ResolveActivityAddressesResponse: Message {
        /// Each address as a device of its own: its id is the address id, for which the address is sealed. CheckDevices and ReportTokenState take these ids.
        public var devices: [CommonV1.SendableDevice]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [CommonV1.SendableDevice] = []
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AuditRecord`.
    public struct AuditRecord: Message {
        public var id: Int64
        public var tenant: Optional<CommonV1.Tenant>
        public var atMs: Int64
        /// `user:ann`, `platform:root` with a token of the platform's own issuer, `host`, `service:operator`, or `registry` for the service's own actions.
        public var actor: String
        /// The address of the caller.
        public var origin: String
        /// `token.rotated`, `invalidation.paused` …
        public var action: String
        /// The subject of the action: a device's id, a provider, a key.
        public var subject: String
        public var details: String
        /// The app of a user or host, without which a name is ambiguous. Empty for other actors, and in old records, whose users belong to the record's own
        /// app.
        public var actorTenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.id = 0
            self.tenant = nil
            self.atMs = 0
            self.actor = ""
            self.origin = ""
            self.action = ""
            self.subject = ""
            self.details = ""
            self.actorTenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            id: Int64 = 0,
            tenant: CommonV1.Tenant? = nil,
            atMs: Int64 = 0,
            actor: String = "",
            origin: String = "",
            action: String = "",
            subject: String = "",
            details: String = "",
            actorTenant: CommonV1.Tenant? = nil
        ) {
            self.id = id
            self.tenant = tenant
            self.atMs = atMs
            self.actor = actor
            self.origin = origin
            self.action = action
            self.subject = subject
            self.details = details
            self.actorTenant = actorTenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListAuditRequest`.
    public struct ListAuditRequest: Message {
        /// Empty tenant: records without an app. Empty app: records of the organization itself.
        public var tenant: Optional<CommonV1.Tenant>
        /// An action, or its start up to a dot; empty: all.
        public var action: String
        public var actor: String
        public var subject: String
        /// The start, included, and the end, not included; 0: no bound.
        public var fromMs: Int64
        public var untilMs: Int64
        public var pageSize: Int32
        public var pageToken: String
        /// Only actors of this app, or of the whole organization when the app is empty; absent: any. Old records without an actor's app are found by the
        /// record's app.
        public var actorTenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.action = ""
            self.actor = ""
            self.subject = ""
            self.fromMs = 0
            self.untilMs = 0
            self.pageSize = 0
            self.pageToken = ""
            self.actorTenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            action: String = "",
            actor: String = "",
            subject: String = "",
            fromMs: Int64 = 0,
            untilMs: Int64 = 0,
            pageSize: Int32 = 0,
            pageToken: String = "",
            actorTenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
            self.action = action
            self.actor = actor
            self.subject = subject
            self.fromMs = fromMs
            self.untilMs = untilMs
            self.pageSize = pageSize
            self.pageToken = pageToken
            self.actorTenant = actorTenant
        }
    }
}

extension RegistryV1 {
    /// Newest first.
    public struct ListAuditResponse: Message {
        public var records: [RegistryV1.AuditRecord]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.records = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            records: [RegistryV1.AuditRecord] = [],
            nextPageToken: String = ""
        ) {
            self.records = records
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AuditEntry`.
    public struct AuditEntry: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// As in AuditRecord: `user:ann`, `host`, `service:operator`.
        public var actor: String
        public var origin: String
        /// An action that the registry knows: `access.refused`, `preferences.read` …
        public var action: String
        public var subject: String
        public var details: String
        /// As in AuditRecord.
        public var actorTenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.actor = ""
            self.origin = ""
            self.action = ""
            self.subject = ""
            self.details = ""
            self.actorTenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            actor: String = "",
            origin: String = "",
            action: String = "",
            subject: String = "",
            details: String = "",
            actorTenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
            self.actor = actor
            self.origin = origin
            self.action = action
            self.subject = subject
            self.details = details
            self.actorTenant = actorTenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RecordAuditRequest`.
    public struct RecordAuditRequest: Message {
        public var entries: [RegistryV1.AuditEntry]

        /// Every field at its default.
        public init() {
            self.entries = []
        }

        /// The fields given, the others at their defaults.
        public init(
            entries: [RegistryV1.AuditEntry] = []
        ) {
            self.entries = entries
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RecordAuditResponse`.
    public struct RecordAuditResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// Increments of a device's counters.
    public struct DeviceDeliveries: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String
        /// Notifications that a provider accepted for the device, that it confirmed, and that were opened on it.
        public var sent: UInt32
        public var delivered: UInt32
        public var opened: UInt32
        /// The status of the newest counted notification; UNSPECIFIED: unchanged.
        public var lastDeliveryStatus: CommonV1.DeliveryStatus
        /// The creation of that notification. An older one never overwrites a newer one.
        public var lastNotificationAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
            self.sent = 0
            self.delivered = 0
            self.opened = 0
            self.lastDeliveryStatus = .unspecified
            self.lastNotificationAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = "",
            sent: UInt32 = 0,
            delivered: UInt32 = 0,
            opened: UInt32 = 0,
            lastDeliveryStatus: CommonV1.DeliveryStatus = .unspecified,
            lastNotificationAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
            self.sent = sent
            self.delivered = delivered
            self.opened = opened
            self.lastDeliveryStatus = lastDeliveryStatus
            self.lastNotificationAtMs = lastNotificationAtMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CountDeliveriesRequest`.
    public struct CountDeliveriesRequest: Message {
        /// The ledger of the counts: an id that its store got when it was made.
        public var ledgerId: String
        /// Grows with each call of a ledger. A call that is not newer than the last counted one changes nothing, so a repeated call counts once (ARCH-04).
        public var sequence: Int64
        public var devices: [RegistryV1.DeviceDeliveries]

        /// Every field at its default.
        public init() {
            self.ledgerId = ""
            self.sequence = 0
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            ledgerId: String = "",
            sequence: Int64 = 0,
            devices: [RegistryV1.DeviceDeliveries] = []
        ) {
            self.ledgerId = ledgerId
            self.sequence = sequence
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// Malformed items; the others are counted. A removed device is not an error, and is not counted.
    public struct CountDeliveriesResponse: Message {
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.rejected = rejected
        }
    }
}

extension RegistryV1 {
    /// Devices with all of these properties. An empty or unspecified field does not filter.
    public struct DeviceFilter: Message {
        /// Without an app: all apps of the organization. Without a tenant: all apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// User ids belong to an app, so `tenant` must name one.
        public var userId: String
        public var deviceType: CommonV1.DeviceType
        /// Case-insensitive: `iOS`, `Android`, `Chrome` …
        public var platform: String
        public var status: RegistryV1.DeviceStatus
        public var pushTokenType: RegistryV1.PushTokenType
        public var appVersion: String
        public var permissionStatus: CommonV1.PermissionStatus
        /// The start, included, and the end, not included; 0: no bound.
        public var lastUsedFromMs: Int64
        public var lastUsedBeforeMs: Int64
        public var registeredFromMs: Int64
        public var registeredBeforeMs: Int64
        public var notificationsEnabled: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceType = .unspecified
            self.platform = ""
            self.status = .unspecified
            self.pushTokenType = .unspecified
            self.appVersion = ""
            self.permissionStatus = .unspecified
            self.lastUsedFromMs = 0
            self.lastUsedBeforeMs = 0
            self.registeredFromMs = 0
            self.registeredBeforeMs = 0
            self.notificationsEnabled = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified,
            platform: String = "",
            status: RegistryV1.DeviceStatus = .unspecified,
            pushTokenType: RegistryV1.PushTokenType = .unspecified,
            appVersion: String = "",
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            lastUsedFromMs: Int64 = 0,
            lastUsedBeforeMs: Int64 = 0,
            registeredFromMs: Int64 = 0,
            registeredBeforeMs: Int64 = 0,
            notificationsEnabled: Bool? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceType = deviceType
            self.platform = platform
            self.status = status
            self.pushTokenType = pushTokenType
            self.appVersion = appVersion
            self.permissionStatus = permissionStatus
            self.lastUsedFromMs = lastUsedFromMs
            self.lastUsedBeforeMs = lastUsedBeforeMs
            self.registeredFromMs = registeredFromMs
            self.registeredBeforeMs = registeredBeforeMs
            self.notificationsEnabled = notificationsEnabled
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListAllDevicesRequest`.
    public struct ListAllDevicesRequest: Message {
        public var filter: Optional<RegistryV1.DeviceFilter>
        /// At most 1,000; 0: 100.
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.filter = nil
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            filter: RegistryV1.DeviceFilter? = nil,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.filter = filter
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// Last registered first.
    public struct ListAllDevicesResponse: Message {
        public var devices: [RegistryV1.Device]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.devices = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [RegistryV1.Device] = [],
            nextPageToken: String = ""
        ) {
            self.devices = devices
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `tenant` may be absent, because ids of push devices are unique in the system.
    public struct GetDeviceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = ""
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetDeviceResponse`.
    public struct GetDeviceResponse: Message {
        public var device: Optional<RegistryV1.Device>

        /// Every field at its default.
        public init() {
            self.device = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil
        ) {
            self.device = device
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeactivateDeviceRequest`.
    public struct DeactivateDeviceRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String
        /// For the audit log.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = "",
            reason: String = ""
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
            self.reason = reason
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeactivateDeviceResponse`.
    public struct DeactivateDeviceResponse: Message {
        public var device: Optional<RegistryV1.Device>

        /// Every field at its default.
        public init() {
            self.device = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil
        ) {
            self.device = device
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RevokeTokenRequest`.
    public struct RevokeTokenRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String
        /// For the audit log.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = "",
            reason: String = ""
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
            self.reason = reason
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RevokeTokenResponse`.
    public struct RevokeTokenResponse: Message {
        public var device: Optional<RegistryV1.Device>

        /// Every field at its default.
        public init() {
            self.device = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            device: RegistryV1.Device? = nil
        ) {
            self.device = device
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RefreshTokenRequest`.
    public struct RefreshTokenRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushDeviceId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushDeviceId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushDeviceId: String = ""
        ) {
            self.tenant = tenant
            self.pushDeviceId = pushDeviceId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RefreshTokenResponse`.
    public struct RefreshTokenResponse: Message {
        /// False: the app has no sender for this kind of token, so nothing was sent.
        public var asked: Bool

        /// Every field at its default.
        public init() {
            self.asked = false
        }

        /// The fields given, the others at their defaults.
        public init(
            asked: Bool = false
        ) {
            self.asked = asked
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ExportDevicesRequest`.
    public struct ExportDevicesRequest: Message {
        public var filter: Optional<RegistryV1.DeviceFilter>

        /// Every field at its default.
        public init() {
            self.filter = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            filter: RegistryV1.DeviceFilter? = nil
        ) {
            self.filter = filter
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ExportDevicesResponse`.
    public struct ExportDevicesResponse: Message {
        public var devices: [RegistryV1.Device]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [RegistryV1.Device] = []
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeviceStatsRequest`.
    public struct DeviceStatsRequest: Message {
        /// Without an app: all apps of the organization.
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.DeviceStatsResponse`.
    public struct DeviceStatsResponse: Message {
        public var apps: [RegistryV1.AppDeviceStats]

        /// Every field at its default.
        public init() {
            self.apps = []
        }

        /// The fields given, the others at their defaults.
        public init(
            apps: [RegistryV1.AppDeviceStats] = []
        ) {
            self.apps = apps
        }
    }
}

extension RegistryV1 {
    /// How many devices share a property, and how many users have such a device.
    public struct DeviceGroup: Message {
        /// For administrators of an organization: `other` for groups that are too small to be shown.
        public var name: String
        public var devices: Int64
        public var users: Int64

        /// Every field at its default.
        public init() {
            self.name = ""
            self.devices = 0
            self.users = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            devices: Int64 = 0,
            users: Int64 = 0
        ) {
            self.name = name
            self.devices = devices
            self.users = users
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AppDeviceStats`.
    public struct AppDeviceStats: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var activeDevices: Int64
        /// Counts of active devices.
        public var byType: [RegistryV1.DeviceGroup]
        public var byPlatform: [RegistryV1.DeviceGroup]
        /// Counts of all stored registrations.
        public var byStatus: [RegistryV1.DeviceGroup]
        /// Users with two or more active devices.
        public var multiDeviceUsers: Int64
        /// Active users of the directory.
        public var activeUsers: Int64
        /// Active users with a sendable device.
        public var pushEnabledUsers: Int64
        /// Devices with a known permission of the system, and those of them where it is denied.
        public var permissionDeterminedDevices: Int64
        public var permissionDeniedDevices: Int64
        /// Tokens that became invalid on this day (UTC) or the six days before: by a provider's verdict or at their end. Restored tokens are not counted.
        public var tokensExpiredThisWeek: Int64
        /// Registrations of the last 30 days, and the accepted ones of them.
        public var registrationsAttempted: Int64
        public var registrationsTaken: Int64
        /// The registry's part of the metric catalogue (OBS-08).
        public var metrics: [CommonV1.MetricReading]
        /// Languages of the active users, the most frequent first (I18N-01). For administrators of an organization: `other` for rare languages.
        public var languages: [RegistryV1.LanguageShare]
        /// The instant of the count of devices and users. A large app gets the last count, for about a second for each 1,000 devices, and until the next
        /// count.
        public var countedAtMs: Int64
        /// The instant of the count of languages, once a day; 0 before the first one.
        public var languagesCountedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.activeDevices = 0
            self.byType = []
            self.byPlatform = []
            self.byStatus = []
            self.multiDeviceUsers = 0
            self.activeUsers = 0
            self.pushEnabledUsers = 0
            self.permissionDeterminedDevices = 0
            self.permissionDeniedDevices = 0
            self.tokensExpiredThisWeek = 0
            self.registrationsAttempted = 0
            self.registrationsTaken = 0
            self.metrics = []
            self.languages = []
            self.countedAtMs = 0
            self.languagesCountedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            activeDevices: Int64 = 0,
            byType: [RegistryV1.DeviceGroup] = [],
            byPlatform: [RegistryV1.DeviceGroup] = [],
            byStatus: [RegistryV1.DeviceGroup] = [],
            multiDeviceUsers: Int64 = 0,
            activeUsers: Int64 = 0,
            pushEnabledUsers: Int64 = 0,
            permissionDeterminedDevices: Int64 = 0,
            permissionDeniedDevices: Int64 = 0,
            tokensExpiredThisWeek: Int64 = 0,
            registrationsAttempted: Int64 = 0,
            registrationsTaken: Int64 = 0,
            metrics: [CommonV1.MetricReading] = [],
            languages: [RegistryV1.LanguageShare] = [],
            countedAtMs: Int64 = 0,
            languagesCountedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.activeDevices = activeDevices
            self.byType = byType
            self.byPlatform = byPlatform
            self.byStatus = byStatus
            self.multiDeviceUsers = multiDeviceUsers
            self.activeUsers = activeUsers
            self.pushEnabledUsers = pushEnabledUsers
            self.permissionDeterminedDevices = permissionDeterminedDevices
            self.permissionDeniedDevices = permissionDeniedDevices
            self.tokensExpiredThisWeek = tokensExpiredThisWeek
            self.registrationsAttempted = registrationsAttempted
            self.registrationsTaken = registrationsTaken
            self.metrics = metrics
            self.languages = languages
            self.countedAtMs = countedAtMs
            self.languagesCountedAtMs = languagesCountedAtMs
        }
    }
}

extension RegistryV1 {
    /// The number of active users who prefer a language.
    public struct LanguageShare: Message {
        /// A language without region, such as `es`; or `other`.
        public var language: String
        public var users: Int64
        /// The share of the active users, from 0 to 1.
        public var share: Double

        /// Every field at its default.
        public init() {
            self.language = ""
            self.users = 0
            self.share = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            language: String = "",
            users: Int64 = 0,
            share: Double = 0
        ) {
            self.language = language
            self.users = users
            self.share = share
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.Group`.
    public struct Group: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var groupId: String
        public var name: String
        /// Unspecified: unchanged; OTHER for a new group.
        public var kind: RegistryV1.GroupKind
        /// For a group of kind ROLE: its members are exactly the users with this role.
        public var role: String
        /// The present number of members; set by the registry.
        public var memberCount: Int64
        /// Only in requests: fields to clear. `name`.
        public var clearFields: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.groupId = ""
            self.name = ""
            self.kind = .unspecified
            self.role = ""
            self.memberCount = 0
            self.clearFields = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            groupId: String = "",
            name: String = "",
            kind: RegistryV1.GroupKind = .unspecified,
            role: String = "",
            memberCount: Int64 = 0,
            clearFields: [String] = []
        ) {
            self.tenant = tenant
            self.groupId = groupId
            self.name = name
            self.kind = kind
            self.role = role
            self.memberCount = memberCount
            self.clearFields = clearFields
        }
    }
}

extension RegistryV1 {
    /// One group with a change of its members: an upsert and a delta in one. Absent values do not change, also name, kind and role.
    public struct GroupChange: Message {
        public var group: Optional<RegistryV1.Group>
        public var addMembers: [String]
        public var removeMembers: [String]
        /// `add_members` replace all members.
        public var replaceMembers: Bool
        /// Name, kind and role do not change. The group must exist.
        public var membersOnly: Bool

        /// Every field at its default.
        public init() {
            self.group = nil
            self.addMembers = []
            self.removeMembers = []
            self.replaceMembers = false
            self.membersOnly = false
        }

        /// The fields given, the others at their defaults.
        public init(
            group: RegistryV1.Group? = nil,
            addMembers: [String] = [],
            removeMembers: [String] = [],
            replaceMembers: Bool = false,
            membersOnly: Bool = false
        ) {
            self.group = group
            self.addMembers = addMembers
            self.removeMembers = removeMembers
            self.replaceMembers = replaceMembers
            self.membersOnly = membersOnly
        }
    }
}

extension RegistryV1 {
    /// Up to 10,000 groups with 100,000 members together.
    public struct UpsertGroupsRequest: Message {
        public var changes: [RegistryV1.GroupChange]

        /// Every field at its default.
        public init() {
            self.changes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            changes: [RegistryV1.GroupChange] = []
        ) {
            self.changes = changes
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertGroupsResponse`.
    public struct UpsertGroupsResponse: Message {
        /// Refused items; all others are durable.
        public var results: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.results = []
        }

        /// The fields given, the others at their defaults.
        public init(
            results: [CommonV1.ItemResult] = []
        ) {
            self.results = results
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetGroupRequest`.
    public struct GetGroupRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var groupId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.groupId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            groupId: String = ""
        ) {
            self.tenant = tenant
            self.groupId = groupId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetGroupResponse`.
    public struct GetGroupResponse: Message {
        public var group: Optional<RegistryV1.Group>

        /// Every field at its default.
        public init() {
            self.group = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            group: RegistryV1.Group? = nil
        ) {
            self.group = group
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListGroupsRequest`.
    public struct ListGroupsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Groups that name this user as a member; empty: all groups.
        public var userId: String
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListGroupsResponse`.
    public struct ListGroupsResponse: Message {
        public var groups: [RegistryV1.Group]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.groups = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            groups: [RegistryV1.Group] = [],
            nextPageToken: String = ""
        ) {
            self.groups = groups
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveGroupRequest`.
    public struct RemoveGroupRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var groupId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.groupId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            groupId: String = ""
        ) {
            self.tenant = tenant
            self.groupId = groupId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RemoveGroupResponse`.
    public struct RemoveGroupResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReencryptAddressesRequest`.
    public struct ReencryptAddressesRequest: Message {
        /// Records in one call, at most 1,000; 0: 500.
        public var pageSize: Int32
        /// `next_page_token` of the previous page; empty: the first page.
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ReencryptAddressesResponse`.
    public struct ReencryptAddressesResponse: Message {
        /// Empty after the last record.
        public var nextPageToken: String
        public var examined: Int64
        /// Addresses that were sealed again with the current key.
        public var reencrypted: Int64
        /// Addresses without their key in the ring. They do not change, and the log names them.
        public var unreadable: Int64

        /// Every field at its default.
        public init() {
            self.nextPageToken = ""
            self.examined = 0
            self.reencrypted = 0
            self.unreadable = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            nextPageToken: String = "",
            examined: Int64 = 0,
            reencrypted: Int64 = 0,
            unreadable: Int64 = 0
        ) {
            self.nextPageToken = nextPageToken
            self.examined = examined
            self.reencrypted = reencrypted
            self.unreadable = unreadable
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AddressKeyUseRequest`.
    public struct AddressKeyUseRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AddressKeyUse`.
    public struct AddressKeyUse: Message {
        /// Empty: damaged envelopes without a key id.
        public var keyId: String
        /// Whether it seals new tokens.
        public var current: Bool
        /// Whether the registry's key ring has it.
        public var inRing: Bool
        /// Sealed addresses of devices.
        public var devices: Int64
        /// Sealed addresses of removed devices that can still be restored.
        public var journal: Int64
        /// Sealed addresses of Live Activities.
        public var activities: Int64
        /// Sealed secrets of apps' token issuers.
        public var issuers: Int64

        /// Every field at its default.
        public init() {
            self.keyId = ""
            self.current = false
            self.inRing = false
            self.devices = 0
            self.journal = 0
            self.activities = 0
            self.issuers = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            keyId: String = "",
            current: Bool = false,
            inRing: Bool = false,
            devices: Int64 = 0,
            journal: Int64 = 0,
            activities: Int64 = 0,
            issuers: Int64 = 0
        ) {
            self.keyId = keyId
            self.current = current
            self.inRing = inRing
            self.devices = devices
            self.journal = journal
            self.activities = activities
            self.issuers = issuers
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AddressKeyUseResponse`.
    public struct AddressKeyUseResponse: Message {
        public var keys: [RegistryV1.AddressKeyUse]

        /// Every field at its default.
        public init() {
            self.keys = []
        }

        /// The fields given, the others at their defaults.
        public init(
            keys: [RegistryV1.AddressKeyUse] = []
        ) {
            self.keys = keys
        }
    }
}

extension RegistryV1 {
    /// An organization (REG-01).
    public struct Organization: Message {
        public var organizationId: String
        public var name: String
        /// IANA zone; empty means UTC.
        public var timezone: String
        public var defaultLocale: String
        public var status: RegistryV1.OrganizationStatus
        /// The name of a profile: one of the five shipped ones, or of the operator's own.
        public var profile: String
        /// Setting name → YAML/JSON scalar or flow value; `map_setting.key` names one entry of a map.
        public var policyOverrides: [String: String]
        public var createdAtMs: Int64
        public var updatedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.organizationId = ""
            self.name = ""
            self.timezone = ""
            self.defaultLocale = ""
            self.status = .unspecified
            self.profile = ""
            self.policyOverrides = [:]
            self.createdAtMs = 0
            self.updatedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            organizationId: String = "",
            name: String = "",
            timezone: String = "",
            defaultLocale: String = "",
            status: RegistryV1.OrganizationStatus = .unspecified,
            profile: String = "",
            policyOverrides: [String: String] = [:],
            createdAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0
        ) {
            self.organizationId = organizationId
            self.name = name
            self.timezone = timezone
            self.defaultLocale = defaultLocale
            self.status = status
            self.profile = profile
            self.policyOverrides = policyOverrides
            self.createdAtMs = createdAtMs
            self.updatedAtMs = updatedAtMs
        }
    }
}

extension RegistryV1 {
    /// An app of an organization (REG-02).
    public struct App: Message {
        public var appId: String
        public var organizationId: String
        public var name: String
        public var profile: String
        public var policyOverrides: [String: String]
        public var apnsTopic: String
        public var apnsEnvironment: CommonV1.AddressEnvironment
        public var fcmProjectId: String
        public var defaultAndroidChannelId: String
        public var deepLinkScheme: String
        /// Verification of user tokens: the issuer and its keys.
        public var auth: Optional<RegistryV1.TokenIssuer>
        public var createdAtMs: Int64
        public var updatedAtMs: Int64
        /// The app's version of the profile (POL-01); 0: unchanged, and the newest for a new app.
        public var profileVersion: Int32
        public var expoProject: String
        /// The key for browsers' subscriptions: uncompressed P-256 point in base64url.
        public var vapidPublicKey: String
        /// The start of links in browsers, an https URL.
        public var webFallbackBaseUrl: String
        /// Origins of the app's web pages, `https://…`.
        public var allowedOrigins: [String]
        /// `/sw.js` when empty.
        public var serviceWorkerPath: String

        /// Every field at its default.
        public init() {
            self.appId = ""
            self.organizationId = ""
            self.name = ""
            self.profile = ""
            self.policyOverrides = [:]
            self.apnsTopic = ""
            self.apnsEnvironment = .unspecified
            self.fcmProjectId = ""
            self.defaultAndroidChannelId = ""
            self.deepLinkScheme = ""
            self.auth = nil
            self.createdAtMs = 0
            self.updatedAtMs = 0
            self.profileVersion = 0
            self.expoProject = ""
            self.vapidPublicKey = ""
            self.webFallbackBaseUrl = ""
            self.allowedOrigins = []
            self.serviceWorkerPath = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            appId: String = "",
            organizationId: String = "",
            name: String = "",
            profile: String = "",
            policyOverrides: [String: String] = [:],
            apnsTopic: String = "",
            apnsEnvironment: CommonV1.AddressEnvironment = .unspecified,
            fcmProjectId: String = "",
            defaultAndroidChannelId: String = "",
            deepLinkScheme: String = "",
            auth: RegistryV1.TokenIssuer? = nil,
            createdAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0,
            profileVersion: Int32 = 0,
            expoProject: String = "",
            vapidPublicKey: String = "",
            webFallbackBaseUrl: String = "",
            allowedOrigins: [String] = [],
            serviceWorkerPath: String = ""
        ) {
            self.appId = appId
            self.organizationId = organizationId
            self.name = name
            self.profile = profile
            self.policyOverrides = policyOverrides
            self.apnsTopic = apnsTopic
            self.apnsEnvironment = apnsEnvironment
            self.fcmProjectId = fcmProjectId
            self.defaultAndroidChannelId = defaultAndroidChannelId
            self.deepLinkScheme = deepLinkScheme
            self.auth = auth
            self.createdAtMs = createdAtMs
            self.updatedAtMs = updatedAtMs
            self.profileVersion = profileVersion
            self.expoProject = expoProject
            self.vapidPublicKey = vapidPublicKey
            self.webFallbackBaseUrl = webFallbackBaseUrl
            self.allowedOrigins = allowedOrigins
            self.serviceWorkerPath = serviceWorkerPath
        }
    }
}

extension RegistryV1 {
    /// The issuer of an app's user tokens (GW-03).
    public struct TokenIssuer: Message {
        /// The `iss` claim; empty accepts any.
        public var issuer: String
        /// A JSON Web Key Set with public keys (ES256, RS256, EdDSA), or empty.
        public var jwks: String
        /// A value that the `aud` claim must include; empty accepts any.
        public var audience: String
        /// In place of `jwks`: an https address where the issuer publishes its JSON Web Key Set. It is read again when it is old, and when a token has an
        /// unknown key. Empty: `jwks` counts.
        public var jwksUrl: String
        /// The issuer's secret for HS256 tokens, 32 to 512 bytes. Answers leave it empty.
        public var sharedSecret: String
        /// Whether there is a shared secret. Only in answers.
        public var hasSharedSecret: Bool

        /// Every field at its default.
        public init() {
            self.issuer = ""
            self.jwks = ""
            self.audience = ""
            self.jwksUrl = ""
            self.sharedSecret = ""
            self.hasSharedSecret = false
        }

        /// The fields given, the others at their defaults.
        public init(
            issuer: String = "",
            jwks: String = "",
            audience: String = "",
            jwksUrl: String = "",
            sharedSecret: String = "",
            hasSharedSecret: Bool = false
        ) {
            self.issuer = issuer
            self.jwks = jwks
            self.audience = audience
            self.jwksUrl = jwksUrl
            self.sharedSecret = sharedSecret
            self.hasSharedSecret = hasSharedSecret
        }
    }
}

extension RegistryV1 {
    /// For an existing organization, an empty field does not change, and policy overrides are added. PatchPolicy removes overrides.
    public struct UpsertOrganizationRequest: Message {
        public var organization: Optional<RegistryV1.Organization>

        /// Every field at its default.
        public init() {
            self.organization = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            organization: RegistryV1.Organization? = nil
        ) {
            self.organization = organization
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertOrganizationResponse`.
    public struct UpsertOrganizationResponse: Message {
        public var organization: Optional<RegistryV1.Organization>

        /// Every field at its default.
        public init() {
            self.organization = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            organization: RegistryV1.Organization? = nil
        ) {
            self.organization = organization
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetOrganizationRequest`.
    public struct GetOrganizationRequest: Message {
        public var organizationId: String

        /// Every field at its default.
        public init() {
            self.organizationId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            organizationId: String = ""
        ) {
            self.organizationId = organizationId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetOrganizationResponse`.
    public struct GetOrganizationResponse: Message {
        public var organization: Optional<RegistryV1.Organization>

        /// Every field at its default.
        public init() {
            self.organization = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            organization: RegistryV1.Organization? = nil
        ) {
            self.organization = organization
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListOrganizationsRequest`.
    public struct ListOrganizationsRequest: Message {
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListOrganizationsResponse`.
    public struct ListOrganizationsResponse: Message {
        public var organizations: [RegistryV1.Organization]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.organizations = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            organizations: [RegistryV1.Organization] = [],
            nextPageToken: String = ""
        ) {
            self.organizations = organizations
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// For an existing app, an empty field does not change.
    public struct UpsertAppRequest: Message {
        public var app: Optional<RegistryV1.App>
        /// Fields to clear: `apns_topic`, `fcm_project_id`, `default_android_channel_id`, `deep_link_scheme`, `auth`, `expo_project`, `vapid_public_key`,
        /// `web_fallback_base_url`, `allowed_origins`, `service_worker_path`.
        public var clearFields: [String]

        /// Every field at its default.
        public init() {
            self.app = nil
            self.clearFields = []
        }

        /// The fields given, the others at their defaults.
        public init(
            app: RegistryV1.App? = nil,
            clearFields: [String] = []
        ) {
            self.app = app
            self.clearFields = clearFields
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertAppResponse`.
    public struct UpsertAppResponse: Message {
        public var app: Optional<RegistryV1.App>

        /// Every field at its default.
        public init() {
            self.app = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            app: RegistryV1.App? = nil
        ) {
            self.app = app
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetAppRequest`.
    public struct GetAppRequest: Message {
        public var appId: String

        /// Every field at its default.
        public init() {
            self.appId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            appId: String = ""
        ) {
            self.appId = appId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetAppResponse`.
    public struct GetAppResponse: Message {
        public var app: Optional<RegistryV1.App>

        /// Every field at its default.
        public init() {
            self.app = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            app: RegistryV1.App? = nil
        ) {
            self.app = app
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListAppsRequest`.
    public struct ListAppsRequest: Message {
        public var organizationId: String
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.organizationId = ""
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            organizationId: String = "",
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.organizationId = organizationId
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListAppsResponse`.
    public struct ListAppsResponse: Message {
        public var apps: [RegistryV1.App]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.apps = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            apps: [RegistryV1.App] = [],
            nextPageToken: String = ""
        ) {
            self.apps = apps
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetPolicyRequest`.
    public struct GetPolicyRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// One setting of the effective policy (ARCH-08, POL-02).
    public struct PolicySetting: Message {
        public var name: String
        /// The value as JSON.
        public var value: String
        /// The strongest layer that sets a value.
        public var origin: RegistryV1.PolicyOrigin

        /// Every field at its default.
        public init() {
            self.name = ""
            self.value = ""
            self.origin = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            value: String = "",
            origin: RegistryV1.PolicyOrigin = .unspecified
        ) {
            self.name = name
            self.value = value
            self.origin = origin
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetPolicyResponse`.
    public struct GetPolicyResponse: Message {
        public var profile: String
        public var version: Int64
        public var settings: [RegistryV1.PolicySetting]
        public var organizationTimezone: String
        public var organizationSuspended: Bool
        public var appName: String
        /// The environment of addresses whose client names none.
        public var addressEnvironment: CommonV1.AddressEnvironment
        public var defaultAndroidChannelId: String
        public var organizationDefaultLocale: String
        public var profileVersion: Int32
        public var vapidPublicKey: String
        public var serviceWorkerPath: String
        public var allowedOrigins: [String]
        /// The profile's lowest client versions by platform, such as `iOS` → `13` (REG-39); no entry: any.
        public var clientFloors: [String: String]
        /// The profile requires a specific link in every notification: an event without a link, or without the values of its type's link pattern, is refused
        /// (EVAL-40).
        public var deepLinkRequired: Bool

        /// Every field at its default.
        public init() {
            self.profile = ""
            self.version = 0
            self.settings = []
            self.organizationTimezone = ""
            self.organizationSuspended = false
            self.appName = ""
            self.addressEnvironment = .unspecified
            self.defaultAndroidChannelId = ""
            self.organizationDefaultLocale = ""
            self.profileVersion = 0
            self.vapidPublicKey = ""
            self.serviceWorkerPath = ""
            self.allowedOrigins = []
            self.clientFloors = [:]
            self.deepLinkRequired = false
        }

        /// The fields given, the others at their defaults.
        public init(
            profile: String = "",
            version: Int64 = 0,
            settings: [RegistryV1.PolicySetting] = [],
            organizationTimezone: String = "",
            organizationSuspended: Bool = false,
            appName: String = "",
            addressEnvironment: CommonV1.AddressEnvironment = .unspecified,
            defaultAndroidChannelId: String = "",
            organizationDefaultLocale: String = "",
            profileVersion: Int32 = 0,
            vapidPublicKey: String = "",
            serviceWorkerPath: String = "",
            allowedOrigins: [String] = [],
            clientFloors: [String: String] = [:],
            deepLinkRequired: Bool = false
        ) {
            self.profile = profile
            self.version = version
            self.settings = settings
            self.organizationTimezone = organizationTimezone
            self.organizationSuspended = organizationSuspended
            self.appName = appName
            self.addressEnvironment = addressEnvironment
            self.defaultAndroidChannelId = defaultAndroidChannelId
            self.organizationDefaultLocale = organizationDefaultLocale
            self.profileVersion = profileVersion
            self.vapidPublicKey = vapidPublicKey
            self.serviceWorkerPath = serviceWorkerPath
            self.allowedOrigins = allowedOrigins
            self.clientFloors = clientFloors
            self.deepLinkRequired = deepLinkRequired
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetCatalogueRequest`.
    public struct GetCatalogueRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// Name and description of a category or an Android channel in another language (I18N-02).
    public struct CatalogueTranslation: Message {
        /// A BCP 47 tag such as `ar` or `es-MX`, unique in the entry.
        public var locale: String
        public var name: String
        /// Empty: the description in the next fallback language.
        public var description: String

        /// Every field at its default.
        public init() {
            self.locale = ""
            self.name = ""
            self.description = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            locale: String = "",
            name: String = "",
            description: String = ""
        ) {
            self.locale = locale
            self.name = name
            self.description = description
        }
    }
}

extension RegistryV1 {
    /// A user-facing preference bucket (REG-11).
    public struct Category: Message {
        public var categoryId: String
        /// Visible to users, as the description.
        public var name: String
        public var description: String
        /// On by default for users with any role (PREF-02).
        public var defaultEnabled: Bool
        /// Roles that see the category; empty: all roles.
        public var roles: [String]
        public var sort: Int32
        /// Key of the icon that clients show.
        public var icon: String
        /// When it is not on for all users: on by default for users with one of these roles (PREF-02).
        public var defaultOnRoles: [String]
        /// Name and description in further languages.
        public var translations: [RegistryV1.CatalogueTranslation]
        /// The language of name and description, a BCP 47 tag; empty: the app's default.
        public var locale: String

        /// Every field at its default.
        public init() {
            self.categoryId = ""
            self.name = ""
            self.description = ""
            self.defaultEnabled = false
            self.roles = []
            self.sort = 0
            self.icon = ""
            self.defaultOnRoles = []
            self.translations = []
            self.locale = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryId: String = "",
            name: String = "",
            description: String = "",
            defaultEnabled: Bool = false,
            roles: [String] = [],
            sort: Int32 = 0,
            icon: String = "",
            defaultOnRoles: [String] = [],
            translations: [RegistryV1.CatalogueTranslation] = [],
            locale: String = ""
        ) {
            self.categoryId = categoryId
            self.name = name
            self.description = description
            self.defaultEnabled = defaultEnabled
            self.roles = roles
            self.sort = sort
            self.icon = icon
            self.defaultOnRoles = defaultOnRoles
            self.translations = translations
            self.locale = locale
        }
    }
}

extension RegistryV1 {
    /// A notification type (REG-11, EVAL-60).
    public struct NotificationType: Message {
        public var typeId: String
        public var categoryId: String
        public var priority: CommonV1.Priority
        public var ttlSeconds: Optional<Int64>
        public var androidChannelId: String
        public var iosCategory: String
        public var iosCategoryWithImage: String
        public var clickAction: String
        public var soundKey: String
        public var badgeCounter: String
        public var defaultPush: Bool
        public var defaultEmail: Bool
        public var critical: Bool
        /// The rule for the thread id.
        public var threadKey: RegistryV1.ThreadKey
        /// Only for users who opted in to promotions (PREF-18).
        public var promotional: Bool
        /// Part of a pupil's record: the education-record guard applies (EVAL-39).
        public var educationRecord: Bool
        /// Counts against no cap (EVAL-30).
        public var capExempt: Bool
        /// Wakes the app and shows nothing (EVAL-43). Has no category and no template.
        public var silent: Bool
        /// The device schedules and shows it; the server never sends it (`timesafari`).
        public var localOnly: Bool
        /// `#RRGGBB`, or empty.
        public var androidColor: String
        public var androidSmallIcon: String
        /// Tag that lets a newer notification replace an older one, with `{name}` for values of the event; empty: the thread id.
        public var tag: String
        /// 0 to 1: iOS sorts a summary by it.
        public var relevanceScore: Optional<Double>
        /// The link of a tap: a path below the deep-link scheme, with `{name}` for values of the event; empty: the event's link.
        public var deepLink: String
        /// The list to open when the entity is gone (EVAL-40).
        public var fallbackDeepLink: String
        /// Key of the picture in the notification centre (RCPT-10).
        public var iconKey: String
        public var androidStyle: RegistryV1.AndroidStyle
        /// Roles of recipients that get it; empty: all recipients.
        public var recipientRoles: [String]
        /// Template values that visible text may have under `preview_privacy: safe_fields_only` (EVAL-38).
        public var safeValues: [String]
        /// Settings that this type overrides, as JSON; only settings that allow it (ARCH-08).
        public var policyOverrides: [String: String]
        /// Trigger and recipients in words, for administrators.
        public var description: String

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.categoryId = ""
            self.priority = .unspecified
            self.ttlSeconds = nil
            self.androidChannelId = ""
            self.iosCategory = ""
            self.iosCategoryWithImage = ""
            self.clickAction = ""
            self.soundKey = ""
            self.badgeCounter = ""
            self.defaultPush = false
            self.defaultEmail = false
            self.critical = false
            self.threadKey = .unspecified
            self.promotional = false
            self.educationRecord = false
            self.capExempt = false
            self.silent = false
            self.localOnly = false
            self.androidColor = ""
            self.androidSmallIcon = ""
            self.tag = ""
            self.relevanceScore = nil
            self.deepLink = ""
            self.fallbackDeepLink = ""
            self.iconKey = ""
            self.androidStyle = .unspecified
            self.recipientRoles = []
            self.safeValues = []
            self.policyOverrides = [:]
            self.description = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            categoryId: String = "",
            priority: CommonV1.Priority = .unspecified,
            ttlSeconds: Int64? = nil,
            androidChannelId: String = "",
            iosCategory: String = "",
            iosCategoryWithImage: String = "",
            clickAction: String = "",
            soundKey: String = "",
            badgeCounter: String = "",
            defaultPush: Bool = false,
            defaultEmail: Bool = false,
            critical: Bool = false,
            threadKey: RegistryV1.ThreadKey = .unspecified,
            promotional: Bool = false,
            educationRecord: Bool = false,
            capExempt: Bool = false,
            silent: Bool = false,
            localOnly: Bool = false,
            androidColor: String = "",
            androidSmallIcon: String = "",
            tag: String = "",
            relevanceScore: Double? = nil,
            deepLink: String = "",
            fallbackDeepLink: String = "",
            iconKey: String = "",
            androidStyle: RegistryV1.AndroidStyle = .unspecified,
            recipientRoles: [String] = [],
            safeValues: [String] = [],
            policyOverrides: [String: String] = [:],
            description: String = ""
        ) {
            self.typeId = typeId
            self.categoryId = categoryId
            self.priority = priority
            self.ttlSeconds = ttlSeconds
            self.androidChannelId = androidChannelId
            self.iosCategory = iosCategory
            self.iosCategoryWithImage = iosCategoryWithImage
            self.clickAction = clickAction
            self.soundKey = soundKey
            self.badgeCounter = badgeCounter
            self.defaultPush = defaultPush
            self.defaultEmail = defaultEmail
            self.critical = critical
            self.threadKey = threadKey
            self.promotional = promotional
            self.educationRecord = educationRecord
            self.capExempt = capExempt
            self.silent = silent
            self.localOnly = localOnly
            self.androidColor = androidColor
            self.androidSmallIcon = androidSmallIcon
            self.tag = tag
            self.relevanceScore = relevanceScore
            self.deepLink = deepLink
            self.fallbackDeepLink = fallbackDeepLink
            self.iconKey = iconKey
            self.androidStyle = androidStyle
            self.recipientRoles = recipientRoles
            self.safeValues = safeValues
            self.policyOverrides = policyOverrides
            self.description = description
        }
    }
}

extension RegistryV1 {
    /// A text template (EVAL-32, EVAL-61).
    public struct Template: Message {
        /// Empty: for all types without a text in this form.
        public var typeId: String
        public var locale: String
        public var title: String
        public var subtitle: String
        public var body: String
        /// The reader's role (`student`, `guardian`) for this wording; empty: all other readers.
        public var reader: String
        public var form: RegistryV1.TemplateForm
        /// The plural category of `{{count}}` for this wording.
        public var plural: RegistryV1.PluralCategory
        /// Words of this language for coded values: `status.present` → “Present”.
        public var words: [String: String]

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.locale = ""
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.reader = ""
            self.form = .unspecified
            self.plural = .unspecified
            self.words = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            locale: String = "",
            title: String = "",
            subtitle: String = "",
            body: String = "",
            reader: String = "",
            form: RegistryV1.TemplateForm = .unspecified,
            plural: RegistryV1.PluralCategory = .unspecified,
            words: [String: String] = [:]
        ) {
            self.typeId = typeId
            self.locale = locale
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.reader = reader
            self.form = form
            self.plural = plural
            self.words = words
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.AndroidChannel`.
    public struct AndroidChannel: Message {
        public var channelId: String
        /// Visible to users, as the description.
        public var name: String
        public var description: String
        /// Required.
        public var importance: RegistryV1.AndroidImportance
        /// Sound name; empty: the phone's default.
        public var sound: String
        /// Milliseconds: pause, vibrate, pause …; empty: the phone's default.
        public var vibrationPattern: [Int32]
        public var enableLights: Bool
        /// `#RRGGBB`, or empty.
        public var lightColor: String
        public var showBadge: Bool
        /// Android 11 and later.
        public var allowBubbles: Bool
        /// Name and description in further languages.
        public var translations: [RegistryV1.CatalogueTranslation]
        /// The language of name and description, a BCP 47 tag; empty: the app's default.
        public var locale: String

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.name = ""
            self.description = ""
            self.importance = .unspecified
            self.sound = ""
            self.vibrationPattern = []
            self.enableLights = false
            self.lightColor = ""
            self.showBadge = false
            self.allowBubbles = false
            self.translations = []
            self.locale = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            name: String = "",
            description: String = "",
            importance: RegistryV1.AndroidImportance = .unspecified,
            sound: String = "",
            vibrationPattern: [Int32] = [],
            enableLights: Bool = false,
            lightColor: String = "",
            showBadge: Bool = false,
            allowBubbles: Bool = false,
            translations: [RegistryV1.CatalogueTranslation] = [],
            locale: String = ""
        ) {
            self.channelId = channelId
            self.name = name
            self.description = description
            self.importance = importance
            self.sound = sound
            self.vibrationPattern = vibrationPattern
            self.enableLights = enableLights
            self.lightColor = lightColor
            self.showBadge = showBadge
            self.allowBubbles = allowBubbles
            self.translations = translations
            self.locale = locale
        }
    }
}

extension RegistryV1 {
    /// An iOS notification category with its actions (REG-10).
    public struct IosCategory: Message {
        public var identifier: String
        public var actions: [RegistryV1.IosAction]

        /// Every field at its default.
        public init() {
            self.identifier = ""
            self.actions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            identifier: String = "",
            actions: [RegistryV1.IosAction] = []
        ) {
            self.identifier = identifier
            self.actions = actions
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.IosAction`.
    public struct IosAction: Message {
        public var identifier: String
        public var title: String
        public var options: [RegistryV1.IosActionOption]
        /// Set when the action takes typed text.
        public var textInput: Optional<RegistryV1.IosTextInput>

        /// Every field at its default.
        public init() {
            self.identifier = ""
            self.title = ""
            self.options = []
            self.textInput = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            identifier: String = "",
            title: String = "",
            options: [RegistryV1.IosActionOption] = [],
            textInput: RegistryV1.IosTextInput? = nil
        ) {
            self.identifier = identifier
            self.title = title
            self.options = options
            self.textInput = textInput
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.IosTextInput`.
    public struct IosTextInput: Message {
        public var buttonTitle: String
        public var placeholder: String

        /// Every field at its default.
        public init() {
            self.buttonTitle = ""
            self.placeholder = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            buttonTitle: String = "",
            placeholder: String = ""
        ) {
            self.buttonTitle = buttonTitle
            self.placeholder = placeholder
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetCatalogueResponse`.
    public struct GetCatalogueResponse: Message {
        public var categories: [RegistryV1.Category]
        public var types: [RegistryV1.NotificationType]
        public var templates: [RegistryV1.Template]
        public var androidChannels: [RegistryV1.AndroidChannel]
        public var version: Int64
        public var iosCategories: [RegistryV1.IosCategory]

        /// Every field at its default.
        public init() {
            self.categories = []
            self.types = []
            self.templates = []
            self.androidChannels = []
            self.version = 0
            self.iosCategories = []
        }

        /// The fields given, the others at their defaults.
        public init(
            categories: [RegistryV1.Category] = [],
            types: [RegistryV1.NotificationType] = [],
            templates: [RegistryV1.Template] = [],
            androidChannels: [RegistryV1.AndroidChannel] = [],
            version: Int64 = 0,
            iosCategories: [RegistryV1.IosCategory] = []
        ) {
            self.categories = categories
            self.types = types
            self.templates = templates
            self.androidChannels = androidChannels
            self.version = version
            self.iosCategories = iosCategories
        }
    }
}

extension RegistryV1 {
    /// A host system's key for the gateway (GW-03).
    public struct ServiceKey: Message {
        public var keyId: String
        /// The app of the key. `app_id` is never empty: every key belongs to one app.
        public var tenant: Optional<CommonV1.Tenant>
        public var scopes: [RegistryV1.ServiceKeyScope]
        public var name: String
        public var createdAtMs: Int64
        public var revokedAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.keyId = ""
            self.tenant = nil
            self.scopes = []
            self.name = ""
            self.createdAtMs = 0
            self.revokedAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            keyId: String = "",
            tenant: CommonV1.Tenant? = nil,
            scopes: [RegistryV1.ServiceKeyScope] = [],
            name: String = "",
            createdAtMs: Int64 = 0,
            revokedAtMs: Int64? = nil
        ) {
            self.keyId = keyId
            self.tenant = tenant
            self.scopes = scopes
            self.name = name
            self.createdAtMs = createdAtMs
            self.revokedAtMs = revokedAtMs
        }
    }
}

extension RegistryV1 {
    /// Sorted by key id.
    public struct ListServiceKeysRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListServiceKeysResponse`.
    public struct ListServiceKeysResponse: Message {
        public var keys: [RegistryV1.ServiceKey]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.keys = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            keys: [RegistryV1.ServiceKey] = [],
            nextPageToken: String = ""
        ) {
            self.keys = keys
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// The secret is refused from now on, at the gateway within five seconds. The key stays in the list.
    public struct RevokeServiceKeyRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var keyId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.keyId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            keyId: String = ""
        ) {
            self.tenant = tenant
            self.keyId = keyId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.RevokeServiceKeyResponse`.
    public struct RevokeServiceKeyResponse: Message {
        public var key: Optional<RegistryV1.ServiceKey>

        /// Every field at its default.
        public init() {
            self.key = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            key: RegistryV1.ServiceKey? = nil
        ) {
            self.key = key
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CreateServiceKeyRequest`.
    public struct CreateServiceKeyRequest: Message {
        public var appId: String
        public var name: String
        public var scopes: [RegistryV1.ServiceKeyScope]

        /// Every field at its default.
        public init() {
            self.appId = ""
            self.name = ""
            self.scopes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            appId: String = "",
            name: String = "",
            scopes: [RegistryV1.ServiceKeyScope] = []
        ) {
            self.appId = appId
            self.name = name
            self.scopes = scopes
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CreateServiceKeyResponse`.
    public struct CreateServiceKeyResponse: Message {
        public var key: Optional<RegistryV1.ServiceKey>
        /// `sk_…`, returned only here.
        public var secret: String

        /// Every field at its default.
        public init() {
            self.key = nil
            self.secret = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            key: RegistryV1.ServiceKey? = nil,
            secret: String = ""
        ) {
            self.key = key
            self.secret = secret
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.VerifyServiceKeyRequest`.
    public struct VerifyServiceKeyRequest: Message {
        /// `sha256:` + hex of the secret.
        public var secretHash: String

        /// Every field at its default.
        public init() {
            self.secretHash = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            secretHash: String = ""
        ) {
            self.secretHash = secretHash
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.VerifyServiceKeyResponse`.
    public struct VerifyServiceKeyResponse: Message {
        public var key: Optional<RegistryV1.ServiceKey>

        /// Every field at its default.
        public init() {
            self.key = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            key: RegistryV1.ServiceKey? = nil
        ) {
            self.key = key
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ExplainSettingRequest`.
    public struct ExplainSettingRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// A setting's name, or `map.key` for one entry of a map.
        public var setting: String
        /// Explains the setting for notifications of this type; empty: for the app.
        public var typeId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.setting = ""
            self.typeId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            setting: String = "",
            typeId: String = ""
        ) {
            self.tenant = tenant
            self.setting = setting
            self.typeId = typeId
        }
    }
}

extension RegistryV1 {
    /// A setting in one layer.
    public struct SettingLayer: Message {
        public var origin: RegistryV1.PolicyOrigin
        /// The value as JSON; for a map, the entries of this layer.
        public var value: String

        /// Every field at its default.
        public init() {
            self.origin = .unspecified
            self.value = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            origin: RegistryV1.PolicyOrigin = .unspecified,
            value: String = ""
        ) {
            self.origin = origin
            self.value = value
        }
    }
}

extension RegistryV1 {
    /// One entry of a map, and the layer that sets it (POL-03).
    public struct SettingEntry: Message {
        public var key: String
        public var value: String
        public var origin: RegistryV1.PolicyOrigin

        /// Every field at its default.
        public init() {
            self.key = ""
            self.value = ""
            self.origin = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            key: String = "",
            value: String = "",
            origin: RegistryV1.PolicyOrigin = .unspecified
        ) {
            self.key = key
            self.value = value
            self.origin = origin
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ExplainSettingResponse`.
    public struct ExplainSettingResponse: Message {
        public var setting: String
        /// The effective value, as JSON.
        public var value: String
        /// The strongest layer that sets a value.
        public var origin: RegistryV1.PolicyOrigin
        /// The entries of a map, by key.
        public var entries: [RegistryV1.SettingEntry]
        /// Layers that set a value, weakest first.
        public var layers: [RegistryV1.SettingLayer]
        /// The allowed values, in words.
        public var allowed: String
        /// Whether a type may override the setting.
        public var perType: Bool
        public var profile: String
        public var profileVersion: Int32

        /// Every field at its default.
        public init() {
            self.setting = ""
            self.value = ""
            self.origin = .unspecified
            self.entries = []
            self.layers = []
            self.allowed = ""
            self.perType = false
            self.profile = ""
            self.profileVersion = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            setting: String = "",
            value: String = "",
            origin: RegistryV1.PolicyOrigin = .unspecified,
            entries: [RegistryV1.SettingEntry] = [],
            layers: [RegistryV1.SettingLayer] = [],
            allowed: String = "",
            perType: Bool = false,
            profile: String = "",
            profileVersion: Int32 = 0
        ) {
            self.setting = setting
            self.value = value
            self.origin = origin
            self.entries = entries
            self.layers = layers
            self.allowed = allowed
            self.perType = perType
            self.profile = profile
            self.profileVersion = profileVersion
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PatchPolicyRequest`.
    public struct PatchPolicyRequest: Message {
        /// The layer's owner. An empty `app_id` means the organization's own layer, which applies to all its apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// Setting → YAML or JSON. A setting's name replaces the layer's value; `map.key` sets one entry.
        public var set: [String: String]
        /// Settings or entries to remove from the layer.
        public var clear: [String]
        /// The expected version; `version_mismatch` when the app or organization has another one.
        public var expectedVersion: Optional<Int64>
        /// Answers what would change, and changes nothing.
        public var dryRun: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.set = [:]
            self.clear = []
            self.expectedVersion = nil
            self.dryRun = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            set: [String: String] = [:],
            clear: [String] = [],
            expectedVersion: Int64? = nil,
            dryRun: Bool = false
        ) {
            self.tenant = tenant
            self.set = set
            self.clear = clear
            self.expectedVersion = expectedVersion
            self.dryRun = dryRun
        }
    }
}

extension RegistryV1 {
    /// One setting of one app whose effective value or origin changed.
    public struct SettingChange: Message {
        public var appId: String
        public var name: String
        /// As JSON.
        public var before: String
        public var after: String
        public var originBefore: RegistryV1.PolicyOrigin
        public var originAfter: RegistryV1.PolicyOrigin

        /// Every field at its default.
        public init() {
            self.appId = ""
            self.name = ""
            self.before = ""
            self.after = ""
            self.originBefore = .unspecified
            self.originAfter = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            appId: String = "",
            name: String = "",
            before: String = "",
            after: String = "",
            originBefore: RegistryV1.PolicyOrigin = .unspecified,
            originAfter: RegistryV1.PolicyOrigin = .unspecified
        ) {
            self.appId = appId
            self.name = name
            self.before = before
            self.after = after
            self.originBefore = originBefore
            self.originAfter = originAfter
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PatchPolicyResponse`.
    public struct PatchPolicyResponse: Message {
        public var changes: [RegistryV1.SettingChange]
        /// The version of the app, or of the organization when its layer was changed.
        public var version: Int64
        /// The present values of the layer.
        public var overrides: [String: String]

        /// Every field at its default.
        public init() {
            self.changes = []
            self.version = 0
            self.overrides = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            changes: [RegistryV1.SettingChange] = [],
            version: Int64 = 0,
            overrides: [String: String] = [:]
        ) {
            self.changes = changes
            self.version = version
            self.overrides = overrides
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListProfilesRequest`.
    public struct ListProfilesRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ProfileInfo`.
    public struct ProfileInfo: Message {
        public var name: String
        public var versions: [Int32]

        /// Every field at its default.
        public init() {
            self.name = ""
            self.versions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            versions: [Int32] = []
        ) {
            self.name = name
            self.versions = versions
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListProfilesResponse`.
    public struct ListProfilesResponse: Message {
        public var profiles: [RegistryV1.ProfileInfo]

        /// Every field at its default.
        public init() {
            self.profiles = []
        }

        /// The fields given, the others at their defaults.
        public init(
            profiles: [RegistryV1.ProfileInfo] = []
        ) {
            self.profiles = profiles
        }
    }
}

extension RegistryV1 {
    /// Moves an app to another profile, or to another version of its profile (POL-01).
    public struct MoveProfileRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: the present profile.
        public var profile: String
        /// 0: the newest.
        public var version: Int32
        public var dryRun: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.profile = ""
            self.version = 0
            self.dryRun = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            profile: String = "",
            version: Int32 = 0,
            dryRun: Bool = false
        ) {
            self.tenant = tenant
            self.profile = profile
            self.version = version
            self.dryRun = dryRun
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.MoveProfileResponse`.
    public struct MoveProfileResponse: Message {
        public var changes: [RegistryV1.SettingChange]
        public var profile: String
        public var version: Int32
        /// Types that do not exist after the move. Their events are refused from then on.
        public var removedTypes: [String]
        public var addedTypes: [String]

        /// Every field at its default.
        public init() {
            self.changes = []
            self.profile = ""
            self.version = 0
            self.removedTypes = []
            self.addedTypes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            changes: [RegistryV1.SettingChange] = [],
            profile: String = "",
            version: Int32 = 0,
            removedTypes: [String] = [],
            addedTypes: [String] = []
        ) {
            self.changes = changes
            self.profile = profile
            self.version = version
            self.removedTypes = removedTypes
            self.addedTypes = addedTypes
        }
    }
}

extension RegistryV1 {
    /// Entries of an app's own catalogue. An entry replaces the profile's entry with the same id; other entries are added (POL-05).
    public struct PutCatalogueRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var categories: [RegistryV1.Category]
        public var types: [RegistryV1.NotificationType]
        public var templates: [RegistryV1.Template]
        public var androidChannels: [RegistryV1.AndroidChannel]
        public var iosCategories: [RegistryV1.IosCategory]
        /// Own entries to remove. The profile's entries apply again.
        public var remove: Optional<RegistryV1.CatalogueRemovals>
        public var dryRun: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.categories = []
            self.types = []
            self.templates = []
            self.androidChannels = []
            self.iosCategories = []
            self.remove = nil
            self.dryRun = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            categories: [RegistryV1.Category] = [],
            types: [RegistryV1.NotificationType] = [],
            templates: [RegistryV1.Template] = [],
            androidChannels: [RegistryV1.AndroidChannel] = [],
            iosCategories: [RegistryV1.IosCategory] = [],
            remove: RegistryV1.CatalogueRemovals? = nil,
            dryRun: Bool = false
        ) {
            self.tenant = tenant
            self.categories = categories
            self.types = types
            self.templates = templates
            self.androidChannels = androidChannels
            self.iosCategories = iosCategories
            self.remove = remove
            self.dryRun = dryRun
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.CatalogueRemovals`.
    public struct CatalogueRemovals: Message {
        public var categoryIds: [String]
        public var typeIds: [String]
        /// Templates by type, locale, reader, form and plural; their texts are ignored.
        public var templates: [RegistryV1.Template]
        public var iosCategoryIds: [String]
        public var androidChannelIds: [String]

        /// Every field at its default.
        public init() {
            self.categoryIds = []
            self.typeIds = []
            self.templates = []
            self.iosCategoryIds = []
            self.androidChannelIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryIds: [String] = [],
            typeIds: [String] = [],
            templates: [RegistryV1.Template] = [],
            iosCategoryIds: [String] = [],
            androidChannelIds: [String] = []
        ) {
            self.categoryIds = categoryIds
            self.typeIds = typeIds
            self.templates = templates
            self.iosCategoryIds = iosCategoryIds
            self.androidChannelIds = androidChannelIds
        }
    }
}

extension RegistryV1 {
    /// The whole catalogue after the change.
    public struct PutCatalogueResponse: Message {
        public var catalogue: Optional<RegistryV1.GetCatalogueResponse>

        /// Every field at its default.
        public init() {
            self.catalogue = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            catalogue: RegistryV1.GetCatalogueResponse? = nil
        ) {
            self.catalogue = catalogue
        }
    }
}

extension RegistryV1 {
    /// Asks for the entries that the app itself added or replaced.
    public struct GetOwnCatalogueRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetOwnCatalogueResponse`.
    public struct GetOwnCatalogueResponse: Message {
        public var own: Optional<RegistryV1.GetCatalogueResponse>

        /// Every field at its default.
        public init() {
            self.own = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            own: RegistryV1.GetCatalogueResponse? = nil
        ) {
            self.own = own
        }
    }
}

extension RegistryV1 {
    /// A capability that is on for few users first (ARCH-11). Operators set flags; users' settings are separate.
    public struct FeatureFlag: Message {
        public var name: String
        /// The value for clients of the chosen users.
        public var value: String
        /// Users chosen by name.
        public var userIds: [String]
        /// The share of chosen users, 0 to 100. A greater share keeps the users of a smaller one.
        public var percent: Int32
        /// The value for other users; empty: the flag is absent for them.
        public var otherwise: String

        /// Every field at its default.
        public init() {
            self.name = ""
            self.value = ""
            self.userIds = []
            self.percent = 0
            self.otherwise = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            value: String = "",
            userIds: [String] = [],
            percent: Int32 = 0,
            otherwise: String = ""
        ) {
            self.name = name
            self.value = value
            self.userIds = userIds
            self.percent = percent
            self.otherwise = otherwise
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PutFlagsRequest`.
    public struct PutFlagsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// A flag with the same name is replaced.
        public var flags: [RegistryV1.FeatureFlag]
        public var remove: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.flags = []
            self.remove = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            flags: [RegistryV1.FeatureFlag] = [],
            remove: [String] = []
        ) {
            self.tenant = tenant
            self.flags = flags
            self.remove = remove
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PutFlagsResponse`.
    public struct PutFlagsResponse: Message {
        public var flags: [RegistryV1.FeatureFlag]

        /// Every field at its default.
        public init() {
            self.flags = []
        }

        /// The fields given, the others at their defaults.
        public init(
            flags: [RegistryV1.FeatureFlag] = []
        ) {
            self.flags = flags
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListFlagsRequest`.
    public struct ListFlagsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListFlagsResponse`.
    public struct ListFlagsResponse: Message {
        public var flags: [RegistryV1.FeatureFlag]

        /// Every field at its default.
        public init() {
            self.flags = []
        }

        /// The fields given, the others at their defaults.
        public init(
            flags: [RegistryV1.FeatureFlag] = []
        ) {
            self.flags = flags
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResolveFlagsRequest`.
    public struct ResolveFlagsRequest: Message {
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

extension RegistryV1 {
    /// The flags of one user's clients, with the six of AGENT-24 for an app that schedules on the device.
    public struct ResolveFlagsResponse: Message {
        public var flags: [String: String]

        /// Every field at its default.
        public init() {
            self.flags = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            flags: [String: String] = [:]
        ) {
            self.flags = flags
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PushSwitch`.
    public struct PushSwitch: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var enabled: Bool
        /// Orders a user's changes: greater for each later one, also after the clock was set back. Otherwise the instant of the change. A smaller one never
        /// overwrites a greater one.
        public var changedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.enabled = false
            self.changedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            enabled: Bool = false,
            changedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.enabled = enabled
            self.changedAtMs = changedAtMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.SetPushSwitchesRequest`.
    public struct SetPushSwitchesRequest: Message {
        public var switches: [RegistryV1.PushSwitch]

        /// Every field at its default.
        public init() {
            self.switches = []
        }

        /// The fields given, the others at their defaults.
        public init(
            switches: [RegistryV1.PushSwitch] = []
        ) {
            self.switches = switches
        }
    }
}

extension RegistryV1 {
    /// Items without an app or user; the others are stored.
    public struct SetPushSwitchesResponse: Message {
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.rejected = rejected
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.Relationship`.
    public struct Relationship: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's id, or one that the registry made (`rel_…`) when the host gave none.
        public var relationshipId: String
        public var guardianUserId: String
        public var childUserId: String
        /// GUARDIAN, also when unspecified.
        public var kind: RegistryV1.RelationshipKind
        /// ACTIVE when unspecified.
        public var status: RegistryV1.RelationshipStatus
        /// The instant when the guardian was verified; absent: not verified.
        public var verifiedAtMs: Optional<Int64>
        /// Set by the registry.
        public var endedAtMs: Optional<Int64>
        public var createdAtMs: Int64
        public var updatedAtMs: Int64
        /// Verified now or before, without an instant.
        public var verifiedNow: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.relationshipId = ""
            self.guardianUserId = ""
            self.childUserId = ""
            self.kind = .unspecified
            self.status = .unspecified
            self.verifiedAtMs = nil
            self.endedAtMs = nil
            self.createdAtMs = 0
            self.updatedAtMs = 0
            self.verifiedNow = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            relationshipId: String = "",
            guardianUserId: String = "",
            childUserId: String = "",
            kind: RegistryV1.RelationshipKind = .unspecified,
            status: RegistryV1.RelationshipStatus = .unspecified,
            verifiedAtMs: Int64? = nil,
            endedAtMs: Int64? = nil,
            createdAtMs: Int64 = 0,
            updatedAtMs: Int64 = 0,
            verifiedNow: Bool = false
        ) {
            self.tenant = tenant
            self.relationshipId = relationshipId
            self.guardianUserId = guardianUserId
            self.childUserId = childUserId
            self.kind = kind
            self.status = status
            self.verifiedAtMs = verifiedAtMs
            self.endedAtMs = endedAtMs
            self.createdAtMs = createdAtMs
            self.updatedAtMs = updatedAtMs
            self.verifiedNow = verifiedNow
        }
    }
}

extension RegistryV1 {
    /// Up to 10,000. Status and verification of a known pair are replaced.
    public struct UpsertRelationshipsRequest: Message {
        public var relationships: [RegistryV1.Relationship]

        /// Every field at its default.
        public init() {
            self.relationships = []
        }

        /// The fields given, the others at their defaults.
        public init(
            relationships: [RegistryV1.Relationship] = []
        ) {
            self.relationships = relationships
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UpsertRelationshipsResponse`.
    public struct UpsertRelationshipsResponse: Message {
        /// Refused items; all others are durable.
        public var results: [CommonV1.ItemResult]
        /// The stored relationships in request order; a refused item has an empty id.
        public var relationships: [RegistryV1.Relationship]

        /// Every field at its default.
        public init() {
            self.results = []
            self.relationships = []
        }

        /// The fields given, the others at their defaults.
        public init(
            results: [CommonV1.ItemResult] = [],
            relationships: [RegistryV1.Relationship] = []
        ) {
            self.results = results
            self.relationships = relationships
        }
    }
}

extension RegistryV1 {
    /// At least one of guardian and child is required.
    public struct ListRelationshipsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var guardianUserId: String
        public var childUserId: String
        /// Also ended relationships.
        public var includeEnded: Bool
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.guardianUserId = ""
            self.childUserId = ""
            self.includeEnded = false
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            guardianUserId: String = "",
            childUserId: String = "",
            includeEnded: Bool = false,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.guardianUserId = guardianUserId
            self.childUserId = childUserId
            self.includeEnded = includeEnded
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListRelationshipsResponse`.
    public struct ListRelationshipsResponse: Message {
        public var relationships: [RegistryV1.Relationship]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.relationships = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            relationships: [RegistryV1.Relationship] = [],
            nextPageToken: String = ""
        ) {
            self.relationships = relationships
            self.nextPageToken = nextPageToken
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.EndRelationshipRequest`.
    public struct EndRelationshipRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var relationshipId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.relationshipId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            relationshipId: String = ""
        ) {
            self.tenant = tenant
            self.relationshipId = relationshipId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.EndRelationshipResponse`.
    public struct EndRelationshipResponse: Message {
        public var relationship: Optional<RegistryV1.Relationship>

        /// Every field at its default.
        public init() {
            self.relationship = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            relationship: RegistryV1.Relationship? = nil
        ) {
            self.relationship = relationship
        }
    }
}

extension RegistryV1 {
    /// The verdicts of one app and provider, or of one push service of browsers.
    public struct TokenVerdictState: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// `apns`, `fcm` …, or `web_push:HOST` for one push service. A request for `web_push` is about all push services; a pause of it holds them all.
        public var provider: String
        public var mode: RegistryV1.TokenVerdictMode
        /// The reason, in words of the guard or of the operator.
        public var reason: String
        public var sinceMs: Optional<Int64>
        public var untilMs: Optional<Int64>
        /// Pending verdicts.
        public var pending: Int64
        /// Invalidated devices that can still be restored, and the oldest invalidation of them.
        public var undoable: Int64
        public var oldestUndoableMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.mode = .unspecified
            self.reason = ""
            self.sinceMs = nil
            self.untilMs = nil
            self.pending = 0
            self.undoable = 0
            self.oldestUndoableMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            mode: RegistryV1.TokenVerdictMode = .unspecified,
            reason: String = "",
            sinceMs: Int64? = nil,
            untilMs: Int64? = nil,
            pending: Int64 = 0,
            undoable: Int64 = 0,
            oldestUndoableMs: Int64? = nil
        ) {
            self.tenant = tenant
            self.provider = provider
            self.mode = mode
            self.reason = reason
            self.sinceMs = sinceMs
            self.untilMs = untilMs
            self.pending = pending
            self.undoable = undoable
            self.oldestUndoableMs = oldestUndoableMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ListTokenVerdictsRequest`.
    public struct ListTokenVerdictsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil
        ) {
            self.tenant = tenant
        }
    }
}

extension RegistryV1 {
    /// Providers with a mode, pending verdicts or restorable devices.
    public struct ListTokenVerdictsResponse: Message {
        public var states: [RegistryV1.TokenVerdictState]

        /// Every field at its default.
        public init() {
            self.states = []
        }

        /// The fields given, the others at their defaults.
        public init(
            states: [RegistryV1.TokenVerdictState] = []
        ) {
            self.states = states
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PauseInvalidationRequest`.
    public struct PauseInvalidationRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var provider: String
        /// For the audit log.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            reason: String = ""
        ) {
            self.tenant = tenant
            self.provider = provider
            self.reason = reason
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.PauseInvalidationResponse`.
    public struct PauseInvalidationResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResumeInvalidationRequest`.
    public struct ResumeInvalidationRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var provider: String
        /// True applies the pending verdicts, false drops them.
        public var apply: Bool
        /// Seconds for which verdicts are applied without the guard, at most 86,400; 0: the guard is on at once.
        public var trustSeconds: Int32

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.apply = false
            self.trustSeconds = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            apply: Bool = false,
            trustSeconds: Int32 = 0
        ) {
            self.tenant = tenant
            self.provider = provider
            self.apply = apply
            self.trustSeconds = trustSeconds
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.ResumeInvalidationResponse`.
    public struct ResumeInvalidationResponse: Message {
        /// Invalidated devices, or dropped verdicts.
        public var devices: Int64

        /// Every field at its default.
        public init() {
            self.devices = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: Int64 = 0
        ) {
            self.devices = devices
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UndoInvalidationsRequest`.
    public struct UndoInvalidationsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var provider: String
        /// Verdicts applied at this instant or later; at most 7 days ago.
        public var sinceMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.sinceMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            sinceMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.provider = provider
            self.sinceMs = sinceMs
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.UndoInvalidationsResponse`.
    public struct UndoInvalidationsResponse: Message {
        /// Devices that are sendable again.
        public var restored: Int64
        /// Unchanged devices: registered again, removed, or moved to another user meanwhile.
        public var skipped: Int64

        /// Every field at its default.
        public init() {
            self.restored = 0
            self.skipped = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            restored: Int64 = 0,
            skipped: Int64 = 0
        ) {
            self.restored = restored
            self.skipped = skipped
        }
    }
}

extension RegistryV1 {
    /// The erasure in one service.
    public struct ServiceErasure: Message {
        /// `registry`, `preferences` …
        public var service: String
        public var status: RegistryV1.ErasureStatus
        public var doneAtMs: Optional<Int64>
        /// Removed rows, by table.
        public var erased: [String: Int64]

        /// Every field at its default.
        public init() {
            self.service = ""
            self.status = .unspecified
            self.doneAtMs = nil
            self.erased = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            service: String = "",
            status: RegistryV1.ErasureStatus = .unspecified,
            doneAtMs: Int64? = nil,
            erased: [String: Int64] = [:]
        ) {
            self.service = service
            self.status = status
            self.doneAtMs = doneAtMs
            self.erased = erased
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.Erasure`.
    public struct Erasure: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var erasureId: String
        /// DONE when every service has confirmed.
        public var status: RegistryV1.ErasureStatus
        public var requestedAtMs: Int64
        public var doneAtMs: Optional<Int64>
        public var services: [RegistryV1.ServiceErasure]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.erasureId = ""
            self.status = .unspecified
            self.requestedAtMs = 0
            self.doneAtMs = nil
            self.services = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            erasureId: String = "",
            status: RegistryV1.ErasureStatus = .unspecified,
            requestedAtMs: Int64 = 0,
            doneAtMs: Int64? = nil,
            services: [RegistryV1.ServiceErasure] = []
        ) {
            self.tenant = tenant
            self.erasureId = erasureId
            self.status = status
            self.requestedAtMs = requestedAtMs
            self.doneAtMs = doneAtMs
            self.services = services
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.EraseUserRequest`.
    public struct EraseUserRequest: Message {
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

extension RegistryV1 {
    /// `carillon.registry.v1.EraseUserResponse`.
    public struct EraseUserResponse: Message {
        public var erasure: Optional<RegistryV1.Erasure>

        /// Every field at its default.
        public init() {
            self.erasure = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            erasure: RegistryV1.Erasure? = nil
        ) {
            self.erasure = erasure
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetErasureRequest`.
    public struct GetErasureRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var erasureId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.erasureId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            erasureId: String = ""
        ) {
            self.tenant = tenant
            self.erasureId = erasureId
        }
    }
}

extension RegistryV1 {
    /// `carillon.registry.v1.GetErasureResponse`.
    public struct GetErasureResponse: Message {
        public var erasure: Optional<RegistryV1.Erasure>

        /// Every field at its default.
        public init() {
            self.erasure = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            erasure: RegistryV1.Erasure? = nil
        ) {
            self.erasure = erasure
        }
    }
}

extension RegistryV1 {
    /// Erases the caller's own data.
    public struct EraseOwnDataRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}
