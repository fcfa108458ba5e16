// Written by protoc-gen-carillon from carillon/dispatcher/v1/activities.proto, carillon/dispatcher/v1/activity_channels.proto, carillon/dispatcher/v1/desktop.proto, carillon/dispatcher/v1/dispatcher.proto, carillon/dispatcher/v1/keys.proto, carillon/dispatcher/v1/people.proto, carillon/dispatcher/v1/probes.proto, carillon/dispatcher/v1/test_pushes.proto, carillon/dispatcher/v1/user_data.proto, carillon/dispatcher/v1/webhooks.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Pushes to Live Activities, and to extensions of an app on Apple's devices (DISP-37).
public enum DispatcherV1 {}

extension DispatcherV1 {
    /// What a push does to a Live Activity (Apple, ActivityKit).
    public struct ActivityEvent: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The push is for no Live Activity.
        @inlinable public static var unspecified: ActivityEvent { ActivityEvent(rawValue: 0) }
        /// Starts one: goes to push-to-start addresses.
        @inlinable public static var start: ActivityEvent { ActivityEvent(rawValue: 1) }
        @inlinable public static var update: ActivityEvent { ActivityEvent(rawValue: 2) }
        @inlinable public static var end: ActivityEvent { ActivityEvent(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [ActivityEvent] = [.unspecified, .start, .update, .end]

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
            /// Starts one: goes to push-to-start addresses.
            case start
            case update
            case end

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .start: 1
                case .update: 2
                case .end: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .start
                case 2: self = .update
                case 3: self = .end
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .start: "start"
                case .update: "update"
                case .end: "end"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "start": self = .start
                case "update": self = .update
                case "end": self = .end
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// How much an iOS notification may interrupt (Apple, "UNNotificationInterruptionLevel").
    public struct InterruptionLevel: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The device's default.
        @inlinable public static var unspecified: InterruptionLevel { InterruptionLevel(rawValue: 0) }
        @inlinable public static var passive: InterruptionLevel { InterruptionLevel(rawValue: 1) }
        @inlinable public static var active: InterruptionLevel { InterruptionLevel(rawValue: 2) }
        @inlinable public static var timeSensitive: InterruptionLevel { InterruptionLevel(rawValue: 3) }
        /// Needs Apple's entitlement.
        @inlinable public static var critical: InterruptionLevel { InterruptionLevel(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [InterruptionLevel] = [.unspecified, .passive, .active, .timeSensitive, .critical]

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
            case passive
            case active
            case timeSensitive
            /// Needs Apple's entitlement.
            case critical

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .passive: 1
                case .active: 2
                case .timeSensitive: 3
                case .critical: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .passive
                case 2: self = .active
                case 3: self = .timeSensitive
                case 4: self = .critical
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .passive: "passive"
                case .active: "active"
                case .timeSensitive: "time_sensitive"
                case .critical: "critical"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "passive": self = .passive
                case "active": self = .active
                case "time_sensitive": self = .timeSensitive
                case "critical": self = .critical
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// What the lock screen shows (Google, "AndroidNotification.Visibility").
    public struct AndroidVisibility: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The device's default.
        @inlinable public static var unspecified: AndroidVisibility { AndroidVisibility(rawValue: 0) }
        @inlinable public static var `private`: AndroidVisibility { AndroidVisibility(rawValue: 1) }
        @inlinable public static var `public`: AndroidVisibility { AndroidVisibility(rawValue: 2) }
        @inlinable public static var secret: AndroidVisibility { AndroidVisibility(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidVisibility] = [.unspecified, .`private`, .`public`, .secret]

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
            case `private`
            case `public`
            case secret

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .`private`: 1
                case .`public`: 2
                case .secret: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .`private`
                case 2: self = .`public`
                case 3: self = .secret
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .`private`: "private"
                case .`public`: "public"
                case .secret: "secret"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "private": self = .`private`
                case "public": self = .`public`
                case "secret": self = .secret
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// How prominently Android shows a notification (Google, "AndroidNotification.NotificationPriority").
    public struct AndroidNotificationPriority: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The device's default.
        @inlinable public static var unspecified: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 0) }
        @inlinable public static var min: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 1) }
        @inlinable public static var low: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 2) }
        @inlinable public static var `default`: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 3) }
        @inlinable public static var high: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 4) }
        @inlinable public static var max: AndroidNotificationPriority { AndroidNotificationPriority(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidNotificationPriority] = [.unspecified, .min, .low, .`default`, .high, .max]

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

extension DispatcherV1 {
    /// The direction of a text in a browser.
    public struct TextDirection: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As AUTO.
        @inlinable public static var unspecified: TextDirection { TextDirection(rawValue: 0) }
        /// The browser decides.
        @inlinable public static var auto: TextDirection { TextDirection(rawValue: 1) }
        @inlinable public static var ltr: TextDirection { TextDirection(rawValue: 2) }
        @inlinable public static var rtl: TextDirection { TextDirection(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [TextDirection] = [.unspecified, .auto, .ltr, .rtl]

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
            /// The browser decides.
            case auto
            case ltr
            case rtl

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .auto: 1
                case .ltr: 2
                case .rtl: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .auto
                case 2: self = .ltr
                case 3: self = .rtl
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .auto: "auto"
                case .ltr: "ltr"
                case .rtl: "rtl"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "auto": self = .auto
                case "ltr": self = .ltr
                case "rtl": self = .rtl
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// How fast Apple delivers a notification (Apple, "Sending notification requests to APNs", `apns-priority`).
    public struct ApplePriority: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// By the push's priority (`apns_priority_map`).
        @inlinable public static var unspecified: ApplePriority { ApplePriority(rawValue: 0) }
        /// When it suits the device's battery.
        @inlinable public static var normal: ApplePriority { ApplePriority(rawValue: 1) }
        /// At once.
        @inlinable public static var high: ApplePriority { ApplePriority(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [ApplePriority] = [.unspecified, .normal, .high]

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
            /// When it suits the device's battery.
            case normal
            /// At once.
            case high

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .normal: 1
                case .high: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .normal
                case 2: self = .high
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .normal: "normal"
                case .high: "high"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "normal": self = .normal
                case "high": self = .high
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// Whether a device may show a notification for another one (Google, "AndroidNotification.Proxy").
    public struct AndroidProxy: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As IF_PRIORITY_LOWERED.
        @inlinable public static var unspecified: AndroidProxy { AndroidProxy(rawValue: 0) }
        @inlinable public static var allow: AndroidProxy { AndroidProxy(rawValue: 1) }
        @inlinable public static var deny: AndroidProxy { AndroidProxy(rawValue: 2) }
        @inlinable public static var ifPriorityLowered: AndroidProxy { AndroidProxy(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidProxy] = [.unspecified, .allow, .deny, .ifPriorityLowered]

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
            case allow
            case deny
            case ifPriorityLowered

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .allow: 1
                case .deny: 2
                case .ifPriorityLowered: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .allow
                case 2: self = .deny
                case 3: self = .ifPriorityLowered
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .allow: "allow"
                case .deny: "deny"
                case .ifPriorityLowered: "if_priority_lowered"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "allow": self = .allow
                case "deny": self = .deny
                case "if_priority_lowered": self = .ifPriorityLowered
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// The effect of quiet hours at send time (EVAL-21).
    public struct QuietHoursAction: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As DELIVER.
        @inlinable public static var unspecified: QuietHoursAction { QuietHoursAction(rawValue: 0) }
        @inlinable public static var deliver: QuietHoursAction { QuietHoursAction(rawValue: 1) }
        /// Deferred until quiet hours end, and delivered alone.
        @inlinable public static var hold: QuietHoursAction { QuietHoursAction(rawValue: 2) }
        /// Deferred until quiet hours end, and merged with others.
        @inlinable public static var holdBatch: QuietHoursAction { QuietHoursAction(rawValue: 3) }
        /// Not pushed; kept in the notification centre.
        @inlinable public static var inboxOnly: QuietHoursAction { QuietHoursAction(rawValue: 4) }
        @inlinable public static var drop: QuietHoursAction { QuietHoursAction(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [QuietHoursAction] = [.unspecified, .deliver, .hold, .holdBatch, .inboxOnly, .drop]

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
            case deliver
            /// Deferred until quiet hours end, and delivered alone.
            case hold
            /// Deferred until quiet hours end, and merged with others.
            case holdBatch
            /// Not pushed; kept in the notification centre.
            case inboxOnly
            case drop

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .deliver: 1
                case .hold: 2
                case .holdBatch: 3
                case .inboxOnly: 4
                case .drop: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .deliver
                case 2: self = .hold
                case 3: self = .holdBatch
                case 4: self = .inboxOnly
                case 5: self = .drop
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .deliver: "deliver"
                case .hold: "hold"
                case .holdBatch: "hold_batch"
                case .inboxOnly: "inbox_only"
                case .drop: "drop"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "deliver": self = .deliver
                case "hold": self = .hold
                case "hold_batch": self = .holdBatch
                case "inbox_only": self = .inboxOnly
                case "drop": self = .drop
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.LaneState`.
    public struct LaneState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: LaneState { LaneState(rawValue: 0) }
        @inlinable public static var open: LaneState { LaneState(rawValue: 1) }
        /// Stopped until the provider answers.
        @inlinable public static var unreachable: LaneState { LaneState(rawValue: 2) }
        /// Stopped until an operator acts.
        @inlinable public static var blocked: LaneState { LaneState(rawValue: 3) }
        /// Stopped until the instant.
        @inlinable public static var throttled: LaneState { LaneState(rawValue: 4) }
        /// The provider counts as down (DISP-30): one probe leaves each 30 s, and none where an operator called it down.
        @inlinable public static var down: LaneState { LaneState(rawValue: 5) }
        /// An operator paused it.
        @inlinable public static var paused: LaneState { LaneState(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [LaneState] = [.unspecified, .open, .unreachable, .blocked, .throttled, .down, .paused]

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
            case open
            /// Stopped until the provider answers.
            case unreachable
            /// Stopped until an operator acts.
            case blocked
            /// Stopped until the instant.
            case throttled
            /// The provider counts as down (DISP-30): one probe leaves each 30 s, and none where an operator called it down.
            case down
            /// An operator paused it.
            case paused

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .open: 1
                case .unreachable: 2
                case .blocked: 3
                case .throttled: 4
                case .down: 5
                case .paused: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .open
                case 2: self = .unreachable
                case 3: self = .blocked
                case 4: self = .throttled
                case 5: self = .down
                case 6: self = .paused
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .open: "open"
                case .unreachable: "unreachable"
                case .blocked: "blocked"
                case .throttled: "throttled"
                case .down: "down"
                case .paused: "paused"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "open": self = .open
                case "unreachable": self = .unreachable
                case "blocked": self = .blocked
                case "throttled": self = .throttled
                case "down": self = .down
                case "paused": self = .paused
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.UnsentState`.
    public struct UnsentState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: UnsentState { UnsentState(rawValue: 0) }
        @inlinable public static var queued: UnsentState { UnsentState(rawValue: 1) }
        @inlinable public static var inFlight: UnsentState { UnsentState(rawValue: 2) }
        /// Between two attempts.
        @inlinable public static var retry: UnsentState { UnsentState(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [UnsentState] = [.unspecified, .queued, .inFlight, .retry]

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
            case queued
            case inFlight
            /// Between two attempts.
            case retry

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .queued: 1
                case .inFlight: 2
                case .retry: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .queued
                case 2: self = .inFlight
                case 3: self = .retry
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .queued: "queued"
                case .inFlight: "in_flight"
                case .retry: "retry"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "queued": self = .queued
                case "in_flight": self = .inFlight
                case "retry": self = .retry
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// Why somebody gets a message.
    public struct PersonMessageKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PersonMessageKind { PersonMessageKind(rawValue: 0) }
        /// In place of a push that nobody got.
        @inlinable public static var fallback: PersonMessageKind { PersonMessageKind(rawValue: 1) }
        /// Beside the push.
        @inlinable public static var parallel: PersonMessageKind { PersonMessageKind(rawValue: 2) }
        /// A device will be purged (REG-24).
        @inlinable public static var purgeNotice: PersonMessageKind { PersonMessageKind(rawValue: 3) }
        /// A guardian is asked for consent (PREF-17).
        @inlinable public static var consent: PersonMessageKind { PersonMessageKind(rawValue: 4) }
        /// An alert for the app's operators (OBS-07). It has no user.
        @inlinable public static var alert: PersonMessageKind { PersonMessageKind(rawValue: 5) }
        /// The daily failure report for the app's operators (RCPT-21). It has no user.
        @inlinable public static var report: PersonMessageKind { PersonMessageKind(rawValue: 6) }
        /// A user's action on a notification. It goes to the host's webhook, whatever `fallback_channel` says.
        @inlinable public static var action: PersonMessageKind { PersonMessageKind(rawValue: 7) }

        /// The values of the contract, in its order.
        public static let allCases: [PersonMessageKind] = [.unspecified, .fallback, .parallel, .purgeNotice, .consent, .alert, .report, .action]

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
            /// In place of a push that nobody got.
            case fallback
            /// Beside the push.
            case parallel
            /// A device will be purged (REG-24).
            case purgeNotice
            /// A guardian is asked for consent (PREF-17).
            case consent
            /// An alert for the app's operators (OBS-07). It has no user.
            case alert
            /// The daily failure report for the app's operators (RCPT-21). It has no user.
            case report
            /// A user's action on a notification. It goes to the host's webhook, whatever `fallback_channel` says.
            case action

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .fallback: 1
                case .parallel: 2
                case .purgeNotice: 3
                case .consent: 4
                case .alert: 5
                case .report: 6
                case .action: 7
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .fallback
                case 2: self = .parallel
                case 3: self = .purgeNotice
                case 4: self = .consent
                case 5: self = .alert
                case 6: self = .report
                case 7: self = .action
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .fallback: "fallback"
                case .parallel: "parallel"
                case .purgeNotice: "purge_notice"
                case .consent: "consent"
                case .alert: "alert"
                case .report: "report"
                case .action: "action"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "fallback": self = .fallback
                case "parallel": self = .parallel
                case "purge_notice": self = .purgeNotice
                case "consent": self = .consent
                case "alert": self = .alert
                case "report": self = .report
                case "action": self = .action
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// The way of a message.
    public struct PersonMessageWay: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The app's `fallback_channel`.
        @inlinable public static var unspecified: PersonMessageWay { PersonMessageWay(rawValue: 0) }
        /// Of an alert or a report alone: to the address `alerts_to` of the app's mail account; without one nothing is sent.
        @inlinable public static var email: PersonMessageWay { PersonMessageWay(rawValue: 1) }
        /// Of an alert or a report alone: to the app's webhook, where its credential says that it takes alerts; otherwise nothing is sent.
        @inlinable public static var webhook: PersonMessageWay { PersonMessageWay(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [PersonMessageWay] = [.unspecified, .email, .webhook]

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
            /// Of an alert or a report alone: to the address `alerts_to` of the app's mail account; without one nothing is sent.
            case email
            /// Of an alert or a report alone: to the app's webhook, where its credential says that it takes alerts; otherwise nothing is sent.
            case webhook

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .email: 1
                case .webhook: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .email
                case 2: self = .webhook
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .email: "email"
                case .webhook: "webhook"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "email": self = .email
                case "webhook": self = .webhook
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.TestPushStatus`.
    public struct TestPushStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: TestPushStatus { TestPushStatus(rawValue: 0) }
        /// The provider accepted it.
        @inlinable public static var sent: TestPushStatus { TestPushStatus(rawValue: 1) }
        /// It was not sent; `reason` says why.
        @inlinable public static var failed: TestPushStatus { TestPushStatus(rawValue: 2) }
        @inlinable public static var skipped: TestPushStatus { TestPushStatus(rawValue: 3) }
        /// The result is not known yet.
        @inlinable public static var pending: TestPushStatus { TestPushStatus(rawValue: 4) }
        /// The agent of a desktop has shown it.
        @inlinable public static var delivered: TestPushStatus { TestPushStatus(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [TestPushStatus] = [.unspecified, .sent, .failed, .skipped, .pending, .delivered]

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
            /// The provider accepted it.
            case sent
            /// It was not sent; `reason` says why.
            case failed
            case skipped
            /// The result is not known yet.
            case pending
            /// The agent of a desktop has shown it.
            case delivered

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .sent: 1
                case .failed: 2
                case .skipped: 3
                case .pending: 4
                case .delivered: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .sent
                case 2: self = .failed
                case 3: self = .skipped
                case 4: self = .pending
                case 5: self = .delivered
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .sent: "sent"
                case .failed: "failed"
                case .skipped: "skipped"
                case .pending: "pending"
                case .delivered: "delivered"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "sent": self = .sent
                case "failed": self = .failed
                case "skipped": self = .skipped
                case "pending": self = .pending
                case "delivered": self = .delivered
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// Why ready pushes of a lane wait. It names no hosts and no errors, because users see it.
    public struct WaitReason: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: WaitReason { WaitReason(rawValue: 0) }
        @inlinable public static var providerUnreachable: WaitReason { WaitReason(rawValue: 1) }
        /// The provider asked to slow down.
        @inlinable public static var providerThrottled: WaitReason { WaitReason(rawValue: 2) }
        @inlinable public static var credentialRefused: WaitReason { WaitReason(rawValue: 3) }
        @inlinable public static var noCredential: WaitReason { WaitReason(rawValue: 4) }
        /// The account's token endpoint did not answer, and is asked again later.
        @inlinable public static var noAccessToken: WaitReason { WaitReason(rawValue: 5) }
        /// The registry does not know the app, or does not answer and has never given the app's policy.
        @inlinable public static var noPolicy: WaitReason { WaitReason(rawValue: 6) }
        /// An operator paused the lane.
        @inlinable public static var paused: WaitReason { WaitReason(rawValue: 7) }
        /// Browsers of the app name more push services than a dispatcher keeps lanes for.
        @inlinable public static var tooManyHosts: WaitReason { WaitReason(rawValue: 8) }
        /// The provider counts as down (DISP-30).
        @inlinable public static var providerDown: WaitReason { WaitReason(rawValue: 9) }

        /// The values of the contract, in its order.
        public static let allCases: [WaitReason] = [.unspecified, .providerUnreachable, .providerThrottled, .credentialRefused, .noCredential, .noAccessToken, .noPolicy, .paused, .tooManyHosts, .providerDown]

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
            case providerUnreachable
            /// The provider asked to slow down.
            case providerThrottled
            case credentialRefused
            case noCredential
            /// The account's token endpoint did not answer, and is asked again later.
            case noAccessToken
            /// The registry does not know the app, or does not answer and has never given the app's policy.
            case noPolicy
            /// An operator paused the lane.
            case paused
            /// Browsers of the app name more push services than a dispatcher keeps lanes for.
            case tooManyHosts
            /// The provider counts as down (DISP-30).
            case providerDown

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .providerUnreachable: 1
                case .providerThrottled: 2
                case .credentialRefused: 3
                case .noCredential: 4
                case .noAccessToken: 5
                case .noPolicy: 6
                case .paused: 7
                case .tooManyHosts: 8
                case .providerDown: 9
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .providerUnreachable
                case 2: self = .providerThrottled
                case 3: self = .credentialRefused
                case 4: self = .noCredential
                case 5: self = .noAccessToken
                case 6: self = .noPolicy
                case 7: self = .paused
                case 8: self = .tooManyHosts
                case 9: self = .providerDown
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .providerUnreachable: "provider_unreachable"
                case .providerThrottled: "provider_throttled"
                case .credentialRefused: "credential_refused"
                case .noCredential: "no_credential"
                case .noAccessToken: "no_access_token"
                case .noPolicy: "no_policy"
                case .paused: "paused"
                case .tooManyHosts: "too_many_hosts"
                case .providerDown: "provider_down"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "provider_unreachable": self = .providerUnreachable
                case "provider_throttled": self = .providerThrottled
                case "credential_refused": self = .credentialRefused
                case "no_credential": self = .noCredential
                case "no_access_token": self = .noAccessToken
                case "no_policy": self = .noPolicy
                case "paused": self = .paused
                case "too_many_hosts": self = .tooManyHosts
                case "provider_down": self = .providerDown
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SignatureVerdict`.
    public struct SignatureVerdict: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: SignatureVerdict { SignatureVerdict(rawValue: 0) }
        @inlinable public static var valid: SignatureVerdict { SignatureVerdict(rawValue: 1) }
        /// By none of the secrets of the app's webhook, or the app has none.
        @inlinable public static var invalid: SignatureVerdict { SignatureVerdict(rawValue: 2) }
        /// Made more than five minutes ago, or ahead.
        @inlinable public static var expired: SignatureVerdict { SignatureVerdict(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [SignatureVerdict] = [.unspecified, .valid, .invalid, .expired]

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
            case valid
            /// By none of the secrets of the app's webhook, or the app has none.
            case invalid
            /// Made more than five minutes ago, or ahead.
            case expired

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .valid: 1
                case .invalid: 2
                case .expired: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .valid
                case 2: self = .invalid
                case 3: self = .expired
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .valid: "valid"
                case .invalid: "invalid"
                case .expired: "expired"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "valid": self = .valid
                case "invalid": self = .invalid
                case "expired": self = .expired
                default: return nil
                }
            }
        }
    }
}

extension DispatcherV1 {
    /// The change of a Live Activity. Objects are JSON text, and together with the rest have at most 4,096 bytes.
    public struct LiveActivity: Message {
        public var event: DispatcherV1.ActivityEvent
        /// An object of the app's type. Required, except with END.
        public var contentState: String
        /// The app's type of attributes, and an object of it. START needs both, and no other event has them.
        public var attributesType: String
        public var attributes: String
        /// When the activity counts as out of date.
        public var staleAtMs: Optional<Int64>
        /// With END: when it leaves the lock screen. Absent: the device's choice, at most four hours later.
        public var dismissalAtMs: Optional<Int64>
        /// Of several activities of the app the one with the highest is shown.
        public var relevanceScore: Optional<Double>
        /// An alert beside the change, with both texts. START needs it.
        public var alertTitle: String
        public var alertBody: String
        /// A sound file of the app, or `default`; needs the alert.
        public var sound: String
        /// START alone, iOS 18 and later: the app gets a token for updates, or updates come from a broadcast channel. One of them.
        public var inputPushToken: Bool
        public var inputPushChannel: String

        /// Every field at its default.
        public init() {
            self.event = .unspecified
            self.contentState = ""
            self.attributesType = ""
            self.attributes = ""
            self.staleAtMs = nil
            self.dismissalAtMs = nil
            self.relevanceScore = nil
            self.alertTitle = ""
            self.alertBody = ""
            self.sound = ""
            self.inputPushToken = false
            self.inputPushChannel = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            event: DispatcherV1.ActivityEvent = .unspecified,
            contentState: String = "",
            attributesType: String = "",
            attributes: String = "",
            staleAtMs: Int64? = nil,
            dismissalAtMs: Int64? = nil,
            relevanceScore: Double? = nil,
            alertTitle: String = "",
            alertBody: String = "",
            sound: String = "",
            inputPushToken: Bool = false,
            inputPushChannel: String = ""
        ) {
            self.event = event
            self.contentState = contentState
            self.attributesType = attributesType
            self.attributes = attributes
            self.staleAtMs = staleAtMs
            self.dismissalAtMs = dismissalAtMs
            self.relevanceScore = relevanceScore
            self.alertTitle = alertTitle
            self.alertBody = alertBody
            self.sound = sound
            self.inputPushToken = inputPushToken
            self.inputPushChannel = inputPushChannel
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendActivityRequest`.
    public struct SendActivityRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000. A repeated one counts once.
        public var userIds: [String]
        /// The name of the addresses, as the app registered them: the id of an activity, or the type of its attributes to start one.
        public var name: String
        /// One of the two. A push of another kind has its payload, and no Live Activity.
        public var liveActivity: Optional<DispatcherV1.LiveActivity>
        public var kind: RegistryV1.ActivityKind
        /// A JSON object with the whole payload: at most 5,120 bytes for VOIP, and 4,096 for others. WIDGETS and CONTROLS may leave it out.
        public var payload: String
        /// At once, and beside others. Pushes with an alert, START, END, VOIP and PUSH_TO_TALK always are. Of others for one address, one is sent in 15
        /// seconds: the newest.
        public var urgent: Bool
        /// How long the push may wait: 0 to 2,419,200. Absent: 30 seconds for VOIP, and an hour for others. PUSH_TO_TALK is tried once.
        public var ttlSeconds: Optional<Int32>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userIds = []
            self.name = ""
            self.liveActivity = nil
            self.kind = .unspecified
            self.payload = ""
            self.urgent = false
            self.ttlSeconds = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userIds: [String] = [],
            name: String = "",
            liveActivity: DispatcherV1.LiveActivity? = nil,
            kind: RegistryV1.ActivityKind = .unspecified,
            payload: String = "",
            urgent: Bool = false,
            ttlSeconds: Int32? = nil
        ) {
            self.tenant = tenant
            self.userIds = userIds
            self.name = name
            self.liveActivity = liveActivity
            self.kind = kind
            self.payload = payload
            self.urgent = urgent
            self.ttlSeconds = ttlSeconds
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendActivityResponse`.
    public struct SendActivityResponse: Message {
        /// Addresses that get it. Users without an address of this name get nothing.
        public var addresses: Int64

        /// Every field at its default.
        public init() {
            self.addresses = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            addresses: Int64 = 0
        ) {
            self.addresses = addresses
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ActivityChannel`.
    public struct ActivityChannel: Message {
        /// Apple's id, in base64.
        public var channelId: String
        /// Apple keeps the newest push for devices that are offline. Otherwise it keeps none.
        public var storesLatest: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.storesLatest = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            storesLatest: Bool = false
        ) {
            self.channelId = channelId
            self.storesLatest = storesLatest
        }
    }
}

extension DispatcherV1 {
    /// In all requests: channels belong to one environment, UNSPECIFIED is production; and `channel_id` has at most 200 bytes.
    public struct CreateActivityChannelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var environment: CommonV1.AddressEnvironment
        public var storesLatest: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.environment = .unspecified
            self.storesLatest = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            environment: CommonV1.AddressEnvironment = .unspecified,
            storesLatest: Bool = false
        ) {
            self.tenant = tenant
            self.environment = environment
            self.storesLatest = storesLatest
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CreateActivityChannelResponse`.
    public struct CreateActivityChannelResponse: Message {
        public var channel: Optional<DispatcherV1.ActivityChannel>

        /// Every field at its default.
        public init() {
            self.channel = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            channel: DispatcherV1.ActivityChannel? = nil
        ) {
            self.channel = channel
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.GetActivityChannelRequest`.
    public struct GetActivityChannelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var environment: CommonV1.AddressEnvironment
        public var channelId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.environment = .unspecified
            self.channelId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            environment: CommonV1.AddressEnvironment = .unspecified,
            channelId: String = ""
        ) {
            self.tenant = tenant
            self.environment = environment
            self.channelId = channelId
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.GetActivityChannelResponse`.
    public struct GetActivityChannelResponse: Message {
        public var channel: Optional<DispatcherV1.ActivityChannel>

        /// Every field at its default.
        public init() {
            self.channel = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            channel: DispatcherV1.ActivityChannel? = nil
        ) {
            self.channel = channel
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ListActivityChannelsRequest`.
    public struct ListActivityChannelsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var environment: CommonV1.AddressEnvironment

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.environment = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            environment: CommonV1.AddressEnvironment = .unspecified
        ) {
            self.tenant = tenant
            self.environment = environment
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ListActivityChannelsResponse`.
    public struct ListActivityChannelsResponse: Message {
        public var channelIds: [String]

        /// Every field at its default.
        public init() {
            self.channelIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            channelIds: [String] = []
        ) {
            self.channelIds = channelIds
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DeleteActivityChannelRequest`.
    public struct DeleteActivityChannelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var environment: CommonV1.AddressEnvironment
        public var channelId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.environment = .unspecified
            self.channelId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            environment: CommonV1.AddressEnvironment = .unspecified,
            channelId: String = ""
        ) {
            self.tenant = tenant
            self.environment = environment
            self.channelId = channelId
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DeleteActivityChannelResponse`.
    public struct DeleteActivityChannelResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendActivityBroadcastRequest`.
    public struct SendActivityBroadcastRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var environment: CommonV1.AddressEnvironment
        public var channelId: String
        /// UPDATE or END; at most 5,120 bytes.
        public var liveActivity: Optional<DispatcherV1.LiveActivity>
        /// Priority 10. An alert and END have it anyway.
        public var urgent: Bool
        /// How long Apple keeps it, at most 28,800; 0, and absent: not at all. A channel that stores nothing takes 0 alone.
        public var ttlSeconds: Int32

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.environment = .unspecified
            self.channelId = ""
            self.liveActivity = nil
            self.urgent = false
            self.ttlSeconds = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            environment: CommonV1.AddressEnvironment = .unspecified,
            channelId: String = "",
            liveActivity: DispatcherV1.LiveActivity? = nil,
            urgent: Bool = false,
            ttlSeconds: Int32 = 0
        ) {
            self.tenant = tenant
            self.environment = environment
            self.channelId = channelId
            self.liveActivity = liveActivity
            self.urgent = urgent
            self.ttlSeconds = ttlSeconds
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendActivityBroadcastResponse`.
    public struct SendActivityBroadcastResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DesktopStreamRequest`.
    public struct DesktopStreamRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The owner of the device: the caller.
        public var userId: String
        public var pushDeviceId: String
        /// Ids of messages that the agent has shown, and whose acknowledgement may be lost: at most 50.
        public var acknowledged: [String]
        /// When the token of the gateway's caller expires; 0: it does not. Of a caller without a gateway the token itself says it.
        public var endsAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.acknowledged = []
            self.endsAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            acknowledged: [String] = [],
            endsAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.acknowledged = acknowledged
            self.endsAtMs = endsAtMs
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DesktopStreamResponse`.
    public struct DesktopStreamResponse: Message {
        /// Absent: the stream is open. Comes first, and then every 25 s.
        public var message: Optional<DispatcherV1.DesktopMessage>

        /// Every field at its default.
        public init() {
            self.message = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            message: DispatcherV1.DesktopMessage? = nil
        ) {
            self.message = message
        }
    }
}

extension DispatcherV1 {
    /// A notification for an agent.
    public struct DesktopMessage: Message {
        /// Names it in acknowledgements. A message that comes again has the same id.
        public var id: String
        public var pushId: String
        public var notificationId: String
        public var expiresAtMs: Int64
        /// JSON: what to show, and the data (docs/http-api.md, "Desktop agents").
        public var payload: String

        /// Every field at its default.
        public init() {
            self.id = ""
            self.pushId = ""
            self.notificationId = ""
            self.expiresAtMs = 0
            self.payload = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            id: String = "",
            pushId: String = "",
            notificationId: String = "",
            expiresAtMs: Int64 = 0,
            payload: String = ""
        ) {
            self.id = id
            self.pushId = pushId
            self.notificationId = notificationId
            self.expiresAtMs = expiresAtMs
            self.payload = payload
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.AcknowledgeDesktopRequest`.
    public struct AcknowledgeDesktopRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The owner of the device: the caller.
        public var userId: String
        public var pushDeviceId: String
        /// Of messages that the agent has shown: 1 to 50.
        public var ids: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.ids = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            ids: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.ids = ids
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.AcknowledgeDesktopResponse`.
    public struct AcknowledgeDesktopResponse: Message {
        /// Of the ids. Others were acknowledged before, or have expired.
        public var acknowledged: Int32

        /// Every field at its default.
        public init() {
            self.acknowledged = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            acknowledged: Int32 = 0
        ) {
            self.acknowledged = acknowledged
        }
    }
}

extension DispatcherV1 {
    /// A message as the dispatcher keeps it until its agent has acknowledged it. Calls do not have it.
    public struct StoredDesktopMessage: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushDeviceId: String
        public var pushId: String
        public var notificationId: String
        public var attemptNumber: Int32
        /// Of the outcome that reports that it is kept.
        public var sequence: Int64
        public var expiresAtMs: Int64
        public var payload: String
        /// A test push: its caller gets the outcomes, and the ledger does not.
        public var test: Bool
        /// Whether the ledger has its notification.
        public var inLedger: Bool
        /// The users whom the text may name: it is withdrawn when one of them is erased.
        public var aboutUserIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceId = ""
            self.pushId = ""
            self.notificationId = ""
            self.attemptNumber = 0
            self.sequence = 0
            self.expiresAtMs = 0
            self.payload = ""
            self.test = false
            self.inLedger = false
            self.aboutUserIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceId: String = "",
            pushId: String = "",
            notificationId: String = "",
            attemptNumber: Int32 = 0,
            sequence: Int64 = 0,
            expiresAtMs: Int64 = 0,
            payload: String = "",
            test: Bool = false,
            inLedger: Bool = false,
            aboutUserIds: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.pushId = pushId
            self.notificationId = notificationId
            self.attemptNumber = attemptNumber
            self.sequence = sequence
            self.expiresAtMs = expiresAtMs
            self.payload = payload
            self.test = test
            self.inLedger = inLedger
            self.aboutUserIds = aboutUserIds
        }
    }
}

extension DispatcherV1 {
    /// What browsers alone know (EVAL-07; WHATWG, "Notifications API").
    public struct WebContent: Message {
        /// An https address of a small monochrome picture, at most 2,000 bytes; empty: the page's.
        public var badgeUrl: String
        public var dir: DispatcherV1.TextDirection
        /// A language tag such as `es-MX`; empty: the language of the text.
        public var lang: String
        /// Stays until the user acts on it. Notifications of high priority stay anyway.
        public var requireInteraction: Bool
        /// Alerts again when it replaces one with its tag; needs a tag.
        public var renotify: Bool
        /// No sound and no vibration.
        public var silent: Bool
        /// Pauses and vibrations in turn, at most 50 of 0 to 10,000 ms; empty: the user's choice.
        public var vibrationMs: [Int32]
        /// The instant that it shows; 0: when it was made.
        public var timestampMs: Int64
        /// An https address of a picture beside the text, at most 2,000 bytes; empty: the page's.
        public var iconUrl: String

        /// Every field at its default.
        public init() {
            self.badgeUrl = ""
            self.dir = .unspecified
            self.lang = ""
            self.requireInteraction = false
            self.renotify = false
            self.silent = false
            self.vibrationMs = []
            self.timestampMs = 0
            self.iconUrl = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            badgeUrl: String = "",
            dir: DispatcherV1.TextDirection = .unspecified,
            lang: String = "",
            requireInteraction: Bool = false,
            renotify: Bool = false,
            silent: Bool = false,
            vibrationMs: [Int32] = [],
            timestampMs: Int64 = 0,
            iconUrl: String = ""
        ) {
            self.badgeUrl = badgeUrl
            self.dir = dir
            self.lang = lang
            self.requireInteraction = requireInteraction
            self.renotify = renotify
            self.silent = silent
            self.vibrationMs = vibrationMs
            self.timestampMs = timestampMs
            self.iconUrl = iconUrl
        }
    }
}

extension DispatcherV1 {
    /// What Apple's devices alone know, beside the fields of `Content` (EVAL-05; Apple, "Generating a remote notification").
    public struct AppleContent: Message {
        /// Names in the app's Localizable.strings, at most 200 bytes. The device shows their text in its own language, in place of the text here. The
        /// arguments replace `%@` in order; a list has at most 20, and 1,000 bytes together, and needs its name.
        public var titleLocKey: String
        public var titleLocArgs: [String]
        public var subtitleLocKey: String
        public var subtitleLocArgs: [String]
        public var locKey: String
        public var locArgs: [String]
        /// An image or storyboard of the app, which it shows while it starts; at most 100 bytes.
        public var launchImage: String
        /// What the app's Focus filter compares; at most 200 bytes.
        public var filterCriteria: String
        /// Of a critical sound, 0 to 1; absent: 1.
        public var criticalVolume: Optional<Double>
        /// `apns-id`: a UUID in lower case. Empty: made of push and device, so that each device has its own.
        public var messageId: String
        public var priority: DispatcherV1.ApplePriority
        /// When APNs stops trying; 0: it tries once. Absent: when the push expires, or by `apns_expiration_mode`.
        public var expirationMs: Optional<Int64>
        /// `apns-collapse-id`, at most 64 bytes; empty: the push's.
        public var collapseId: String
        /// At most 200 bytes; empty: the content's.
        public var threadId: String

        /// Every field at its default.
        public init() {
            self.titleLocKey = ""
            self.titleLocArgs = []
            self.subtitleLocKey = ""
            self.subtitleLocArgs = []
            self.locKey = ""
            self.locArgs = []
            self.launchImage = ""
            self.filterCriteria = ""
            self.criticalVolume = nil
            self.messageId = ""
            self.priority = .unspecified
            self.expirationMs = nil
            self.collapseId = ""
            self.threadId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            titleLocKey: String = "",
            titleLocArgs: [String] = [],
            subtitleLocKey: String = "",
            subtitleLocArgs: [String] = [],
            locKey: String = "",
            locArgs: [String] = [],
            launchImage: String = "",
            filterCriteria: String = "",
            criticalVolume: Double? = nil,
            messageId: String = "",
            priority: DispatcherV1.ApplePriority = .unspecified,
            expirationMs: Int64? = nil,
            collapseId: String = "",
            threadId: String = ""
        ) {
            self.titleLocKey = titleLocKey
            self.titleLocArgs = titleLocArgs
            self.subtitleLocKey = subtitleLocKey
            self.subtitleLocArgs = subtitleLocArgs
            self.locKey = locKey
            self.locArgs = locArgs
            self.launchImage = launchImage
            self.filterCriteria = filterCriteria
            self.criticalVolume = criticalVolume
            self.messageId = messageId
            self.priority = priority
            self.expirationMs = expirationMs
            self.collapseId = collapseId
            self.threadId = threadId
        }
    }
}

extension DispatcherV1 {
    /// What Android alone knows, beside the fields of `Content` (Google, "REST Resource: projects.messages", `AndroidConfig`).
    public struct AndroidDetails: Message {
        /// Names in the app's string resources, at most 200 bytes. The device shows their text in its own language, in place of the text here. A list of
        /// arguments has at most 20, and 1,000 bytes together, and needs its name.
        public var titleLocKey: String
        public var titleLocArgs: [String]
        public var bodyLocKey: String
        public var bodyLocArgs: [String]
        /// The instant that it shows, and by which Android sorts; 0: when it came.
        public var eventTimeMs: Int64
        /// No other device of the user shows it.
        public var localOnly: Bool
        /// The device's own sound, vibration and light, in place of others.
        public var defaultSound: Bool
        public var defaultVibrateTimings: Bool
        public var defaultLightSettings: Bool
        /// How long the light is on and off, 0 to 60,000 ms; absent: 500 and 2,000. They count with a color of the light.
        public var lightOnMs: Optional<Int32>
        public var lightOffMs: Optional<Int32>
        public var proxy: DispatcherV1.AndroidProxy
        /// The one package of the app's builds that gets it: letters, digits, `_` and `.`, at most 200 bytes. Empty: any.
        public var restrictedPackageName: String
        /// The app gets it before the user unlocks the device after a start.
        public var directBootOk: Bool
        /// It is delivered over networks of little bandwidth, and over satellites.
        public var bandwidthConstrainedOk: Bool
        public var restrictedSatelliteOk: Bool

        /// Every field at its default.
        public init() {
            self.titleLocKey = ""
            self.titleLocArgs = []
            self.bodyLocKey = ""
            self.bodyLocArgs = []
            self.eventTimeMs = 0
            self.localOnly = false
            self.defaultSound = false
            self.defaultVibrateTimings = false
            self.defaultLightSettings = false
            self.lightOnMs = nil
            self.lightOffMs = nil
            self.proxy = .unspecified
            self.restrictedPackageName = ""
            self.directBootOk = false
            self.bandwidthConstrainedOk = false
            self.restrictedSatelliteOk = false
        }

        /// The fields given, the others at their defaults.
        public init(
            titleLocKey: String = "",
            titleLocArgs: [String] = [],
            bodyLocKey: String = "",
            bodyLocArgs: [String] = [],
            eventTimeMs: Int64 = 0,
            localOnly: Bool = false,
            defaultSound: Bool = false,
            defaultVibrateTimings: Bool = false,
            defaultLightSettings: Bool = false,
            lightOnMs: Int32? = nil,
            lightOffMs: Int32? = nil,
            proxy: DispatcherV1.AndroidProxy = .unspecified,
            restrictedPackageName: String = "",
            directBootOk: Bool = false,
            bandwidthConstrainedOk: Bool = false,
            restrictedSatelliteOk: Bool = false
        ) {
            self.titleLocKey = titleLocKey
            self.titleLocArgs = titleLocArgs
            self.bodyLocKey = bodyLocKey
            self.bodyLocArgs = bodyLocArgs
            self.eventTimeMs = eventTimeMs
            self.localOnly = localOnly
            self.defaultSound = defaultSound
            self.defaultVibrateTimings = defaultVibrateTimings
            self.defaultLightSettings = defaultLightSettings
            self.lightOnMs = lightOnMs
            self.lightOffMs = lightOffMs
            self.proxy = proxy
            self.restrictedPackageName = restrictedPackageName
            self.directBootOk = directBootOk
            self.bandwidthConstrainedOk = bandwidthConstrainedOk
            self.restrictedSatelliteOk = restrictedSatelliteOk
        }
    }
}

extension DispatcherV1 {
    /// A push that a Live Activity or an extension of the app takes, in place of a notification (DISP-37).
    public struct ActivityContent: Message {
        /// Says push type, topic and size.
        public var kind: RegistryV1.ActivityKind
        /// A JSON object: the whole payload.
        public var payload: String
        /// It goes out at once. Others wait where the address just got one, and the newest of them is sent.
        public var urgent: Bool

        /// Every field at its default.
        public init() {
            self.kind = .unspecified
            self.payload = ""
            self.urgent = false
        }

        /// The fields given, the others at their defaults.
        public init(
            kind: RegistryV1.ActivityKind = .unspecified,
            payload: String = "",
            urgent: Bool = false
        ) {
            self.kind = kind
            self.payload = payload
            self.urgent = urgent
        }
    }
}

extension DispatcherV1 {
    /// The content for one device, rendered and truncated for it (EVAL-57).
    public struct Content: Message {
        public var title: String
        public var subtitle: String
        public var body: String
        public var imageUrl: String
        public var sound: String
        public var androidChannelId: String
        public var iosCategory: String
        public var clickAction: String
        public var threadId: String
        public var tag: String
        public var deepLink: String
        /// Strings for the payload's data part.
        public var data: [String: String]
        public var interruptionLevel: DispatcherV1.InterruptionLevel
        public var locale: String
        public var mutableContent: Bool
        /// The argument of a summary of grouped notifications, and the number of notifications in it (C-10); 0: no summary.
        public var summaryArg: String
        public var summaryArgCount: UInt32
        /// 0 to 1, iOS.
        public var relevanceScore: Optional<Double>
        /// Window to bring forward, iOS.
        public var targetContentId: String
        /// A critical alert of an app with Apple's entitlement.
        public var criticalSound: Bool
        /// `#rrggbb`.
        public var androidColor: String
        public var androidIcon: String
        public var androidTicker: String
        public var androidSticky: Bool
        public var androidVisibility: DispatcherV1.AndroidVisibility
        public var androidNotificationPriority: DispatcherV1.AndroidNotificationPriority
        /// Milliseconds, pauses and vibrations in turn; empty: the device's default.
        public var vibrationMs: [Int32]
        /// Of the device's light, `#rrggbb`; empty: the device's default.
        public var androidLightColor: String
        public var web: Optional<DispatcherV1.WebContent>
        public var apple: Optional<DispatcherV1.AppleContent>
        public var android: Optional<DispatcherV1.AndroidDetails>
        /// Groups messages in the provider's reports: letters, digits and `-_.~%`, at most 50. Empty: none.
        public var analyticsLabel: String
        /// The app is woken beside the notification, iOS.
        public var contentAvailable: Bool
        /// In place of all others.
        public var activity: Optional<DispatcherV1.ActivityContent>

        /// Every field at its default.
        public init() {
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.imageUrl = ""
            self.sound = ""
            self.androidChannelId = ""
            self.iosCategory = ""
            self.clickAction = ""
            self.threadId = ""
            self.tag = ""
            self.deepLink = ""
            self.data = [:]
            self.interruptionLevel = .unspecified
            self.locale = ""
            self.mutableContent = false
            self.summaryArg = ""
            self.summaryArgCount = 0
            self.relevanceScore = nil
            self.targetContentId = ""
            self.criticalSound = false
            self.androidColor = ""
            self.androidIcon = ""
            self.androidTicker = ""
            self.androidSticky = false
            self.androidVisibility = .unspecified
            self.androidNotificationPriority = .unspecified
            self.vibrationMs = []
            self.androidLightColor = ""
            self.web = nil
            self.apple = nil
            self.android = nil
            self.analyticsLabel = ""
            self.contentAvailable = false
            self.activity = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            subtitle: String = "",
            body: String = "",
            imageUrl: String = "",
            sound: String = "",
            androidChannelId: String = "",
            iosCategory: String = "",
            clickAction: String = "",
            threadId: String = "",
            tag: String = "",
            deepLink: String = "",
            data: [String: String] = [:],
            interruptionLevel: DispatcherV1.InterruptionLevel = .unspecified,
            locale: String = "",
            mutableContent: Bool = false,
            summaryArg: String = "",
            summaryArgCount: UInt32 = 0,
            relevanceScore: Double? = nil,
            targetContentId: String = "",
            criticalSound: Bool = false,
            androidColor: String = "",
            androidIcon: String = "",
            androidTicker: String = "",
            androidSticky: Bool = false,
            androidVisibility: DispatcherV1.AndroidVisibility = .unspecified,
            androidNotificationPriority: DispatcherV1.AndroidNotificationPriority = .unspecified,
            vibrationMs: [Int32] = [],
            androidLightColor: String = "",
            web: DispatcherV1.WebContent? = nil,
            apple: DispatcherV1.AppleContent? = nil,
            android: DispatcherV1.AndroidDetails? = nil,
            analyticsLabel: String = "",
            contentAvailable: Bool = false,
            activity: DispatcherV1.ActivityContent? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.imageUrl = imageUrl
            self.sound = sound
            self.androidChannelId = androidChannelId
            self.iosCategory = iosCategory
            self.clickAction = clickAction
            self.threadId = threadId
            self.tag = tag
            self.deepLink = deepLink
            self.data = data
            self.interruptionLevel = interruptionLevel
            self.locale = locale
            self.mutableContent = mutableContent
            self.summaryArg = summaryArg
            self.summaryArgCount = summaryArgCount
            self.relevanceScore = relevanceScore
            self.targetContentId = targetContentId
            self.criticalSound = criticalSound
            self.androidColor = androidColor
            self.androidIcon = androidIcon
            self.androidTicker = androidTicker
            self.androidSticky = androidSticky
            self.androidVisibility = androidVisibility
            self.androidNotificationPriority = androidNotificationPriority
            self.vibrationMs = vibrationMs
            self.androidLightColor = androidLightColor
            self.web = web
            self.apple = apple
            self.android = android
            self.analyticsLabel = analyticsLabel
            self.contentAvailable = contentAvailable
            self.activity = activity
        }
    }
}

extension DispatcherV1 {
    /// One device of a push.
    public struct Target: Message {
        public var device: Optional<CommonV1.SendableDevice>
        /// Index into `contents`. Devices with the same content share it.
        public var contentIndex: UInt32

        /// Every field at its default.
        public init() {
            self.device = nil
            self.contentIndex = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            device: CommonV1.SendableDevice? = nil,
            contentIndex: UInt32 = 0
        ) {
            self.device = device
            self.contentIndex = contentIndex
        }
    }
}

extension DispatcherV1 {
    /// A notification for the devices of one user.
    public struct Push: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushId: String
        /// Empty for a probe (REG-19), which only ProbeTokens makes. The push id: the ledger does not have it, as a test (DISP-34), or the summary of what a
        /// device shows (EVAL-54).
        public var notificationId: String
        public var userId: String
        public var typeId: String
        public var channelId: String
        /// The app's policy maps it to the provider's priority when the push is sent.
        public var priority: CommonV1.Priority
        public var contents: [DispatcherV1.Content]
        public var targets: [DispatcherV1.Target]
        /// Unread count after this notification; absent: no badge.
        public var badge: Optional<Int32>
        /// At most 64 bytes; the push id when empty.
        public var collapseId: String
        public var createdAtMs: Int64
        public var expiresAtMs: Int64
        /// Version of the preference document behind the decision.
        public var preferencesVersion: Int64
        /// The effect of quiet hours on this push.
        public var quietHoursAction: DispatcherV1.QuietHoursAction
        /// Delivered during quiet hours to a user who allows critical notifications then.
        public var deliversIfCriticalAllowed: Bool
        /// For the recheck of settings: the time zones of user and most recent device, and the user's roles.
        public var userTimezone: String
        /// The acceptance of the event in monotonic nanoseconds, for latency only.
        public var acceptedMonotonicNs: Int64
        public var deviceTimezone: String
        public var userRoles: [String]
        /// A test that TestPush made (DISP-34): it belongs to no notification of the ledger.
        public var test: Bool
        /// For the recheck: the user needed a guardian's consent when the decision was made (PREF-17).
        public var guardianConsentRequired: Bool
        /// The child, when the user gets the push as the child's guardian (REG-04); otherwise empty.
        public var aboutUserId: String
        /// The further children, in a push for several notifications.
        public var furtherAboutUserIds: [String]
        /// The users who caused the notifications, in a push for several ones that shows their texts. Another push has `sender_id` in its data.
        public var senderIds: [String]
        /// For the recheck: a system administrator overrides the user's preferences with it (ROLE-05).
        public var preferencesOverridden: Bool
        /// For the recheck: it shows nothing (EVAL-43).
        public var silentPush: Bool
        /// Its place in a trace (W3C, "Trace Context", `traceparent`); empty: it is in none.
        public var traceparent: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushId = ""
            self.notificationId = ""
            self.userId = ""
            self.typeId = ""
            self.channelId = ""
            self.priority = .unspecified
            self.contents = []
            self.targets = []
            self.badge = nil
            self.collapseId = ""
            self.createdAtMs = 0
            self.expiresAtMs = 0
            self.preferencesVersion = 0
            self.quietHoursAction = .unspecified
            self.deliversIfCriticalAllowed = false
            self.userTimezone = ""
            self.acceptedMonotonicNs = 0
            self.deviceTimezone = ""
            self.userRoles = []
            self.test = false
            self.guardianConsentRequired = false
            self.aboutUserId = ""
            self.furtherAboutUserIds = []
            self.senderIds = []
            self.preferencesOverridden = false
            self.silentPush = false
            self.traceparent = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushId: String = "",
            notificationId: String = "",
            userId: String = "",
            typeId: String = "",
            channelId: String = "",
            priority: CommonV1.Priority = .unspecified,
            contents: [DispatcherV1.Content] = [],
            targets: [DispatcherV1.Target] = [],
            badge: Int32? = nil,
            collapseId: String = "",
            createdAtMs: Int64 = 0,
            expiresAtMs: Int64 = 0,
            preferencesVersion: Int64 = 0,
            quietHoursAction: DispatcherV1.QuietHoursAction = .unspecified,
            deliversIfCriticalAllowed: Bool = false,
            userTimezone: String = "",
            acceptedMonotonicNs: Int64 = 0,
            deviceTimezone: String = "",
            userRoles: [String] = [],
            test: Bool = false,
            guardianConsentRequired: Bool = false,
            aboutUserId: String = "",
            furtherAboutUserIds: [String] = [],
            senderIds: [String] = [],
            preferencesOverridden: Bool = false,
            silentPush: Bool = false,
            traceparent: String = ""
        ) {
            self.tenant = tenant
            self.pushId = pushId
            self.notificationId = notificationId
            self.userId = userId
            self.typeId = typeId
            self.channelId = channelId
            self.priority = priority
            self.contents = contents
            self.targets = targets
            self.badge = badge
            self.collapseId = collapseId
            self.createdAtMs = createdAtMs
            self.expiresAtMs = expiresAtMs
            self.preferencesVersion = preferencesVersion
            self.quietHoursAction = quietHoursAction
            self.deliversIfCriticalAllowed = deliversIfCriticalAllowed
            self.userTimezone = userTimezone
            self.acceptedMonotonicNs = acceptedMonotonicNs
            self.deviceTimezone = deviceTimezone
            self.userRoles = userRoles
            self.test = test
            self.guardianConsentRequired = guardianConsentRequired
            self.aboutUserId = aboutUserId
            self.furtherAboutUserIds = furtherAboutUserIds
            self.senderIds = senderIds
            self.preferencesOverridden = preferencesOverridden
            self.silentPush = silentPush
            self.traceparent = traceparent
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.EnqueueRequest`.
    public struct EnqueueRequest: Message {
        public var pushes: [DispatcherV1.Push]

        /// Every field at its default.
        public init() {
            self.pushes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            pushes: [DispatcherV1.Push] = []
        ) {
            self.pushes = pushes
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.EnqueueResponse`.
    public struct EnqueueResponse: Message {
        /// Refused pushes; all others are durable.
        public var rejected: [CommonV1.ItemResult]
        /// So many deliveries wait that broadcasts should come later (DR-06).
        public var crowded: Bool

        /// Every field at its default.
        public init() {
            self.rejected = []
            self.crowded = false
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = [],
            crowded: Bool = false
        ) {
            self.rejected = rejected
            self.crowded = crowded
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CancelQueuedRequest`.
    public struct CancelQueuedRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var notificationIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.notificationIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            notificationIds: [String] = []
        ) {
            self.tenant = tenant
            self.notificationIds = notificationIds
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CancelQueuedResponse`.
    public struct CancelQueuedResponse: Message {
        /// Deliveries that ended. One that is enqueued later ends as it comes.
        public var cancelled: Int64
        /// The notifications of which a delivery ended.
        public var notificationIds: [String]

        /// Every field at its default.
        public init() {
            self.cancelled = 0
            self.notificationIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            cancelled: Int64 = 0,
            notificationIds: [String] = []
        ) {
            self.cancelled = cancelled
            self.notificationIds = notificationIds
        }
    }
}

extension DispatcherV1 {
    /// A provider credential (DISP-33). It is sealed at once; reads show only its fingerprint.
    public struct PutCredentialRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// As in `Credential`.
        public var provider: String
        /// Fields by the names of the provider's adapter, at most 65,536 bytes each. A missing or unknown field is refused by name.
        public var fields: [String: String]
        /// Also where it lacks a key that addresses of the app's devices were made with: pushes to these devices then fail.
        public var force: Bool
        /// In place of values: names of secrets that the dispatcher reads from its own folder or program (`secrets.folder`, `secrets.command`), at once, at
        /// each start and when they change. Only for administrators of the platform. At most 200 letters, digits, `.`, `_` and `-`.
        public var secrets: [String: String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.fields = [:]
            self.force = false
            self.secrets = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            fields: [String: String] = [:],
            force: Bool = false,
            secrets: [String: String] = [:]
        ) {
            self.tenant = tenant
            self.provider = provider
            self.fields = fields
            self.force = force
            self.secrets = secrets
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.PutCredentialResponse`.
    public struct PutCredentialResponse: Message {
        public var credentialId: String
        public var fingerprint: String

        /// Every field at its default.
        public init() {
            self.credentialId = ""
            self.fingerprint = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            credentialId: String = "",
            fingerprint: String = ""
        ) {
            self.credentialId = credentialId
            self.fingerprint = fingerprint
        }
    }
}

extension DispatcherV1 {
    /// Lists the credentials of one app: those in use, and those that were replaced within a day. Keys are never returned.
    public struct ListCredentialsRequest: Message {
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

extension DispatcherV1 {
    /// A field whose value the dispatcher reads elsewhere.
    public struct CredentialSecret: Message {
        public var field: String
        /// Its name in the dispatcher's folder or program of secrets.
        public var name: String

        /// Every field at its default.
        public init() {
            self.field = ""
            self.name = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            field: String = "",
            name: String = ""
        ) {
            self.field = field
            self.name = name
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.Credential`.
    public struct Credential: Message {
        public var credentialId: String
        /// `apns`, `fcm`.
        public var provider: String
        public var fingerprint: String
        public var createdAtMs: Int64
        /// Absent: the credential is in use.
        public var replacedAtMs: Optional<Int64>
        /// It is in use, and was put for the first time a year ago or earlier.
        public var rotationDue: Bool
        /// When it was put last; `created_at_ms` is the first time.
        public var putAtMs: Int64
        /// When operators are reminded of its age for the first time. Absent: it is replaced.
        public var rotationDueAtMs: Optional<Int64>
        /// Values that operators recognize the account by, such as `key_id` and `team_id`; no secrets. Empty where it is replaced or cannot be opened.
        public var details: [String: String]
        /// The fields that the store does not have.
        public var secrets: [DispatcherV1.CredentialSecret]
        /// Where its secrets are: `store`, `file` or `command`. Empty where it is replaced, or where the dispatcher has no place for named secrets.
        public var secretSource: String
        /// Why the credential or a secret of it cannot be read.
        public var problem: String
        /// It cannot be opened: nothing is sent with it.
        public var unreadable: Bool

        /// Every field at its default.
        public init() {
            self.credentialId = ""
            self.provider = ""
            self.fingerprint = ""
            self.createdAtMs = 0
            self.replacedAtMs = nil
            self.rotationDue = false
            self.putAtMs = 0
            self.rotationDueAtMs = nil
            self.details = [:]
            self.secrets = []
            self.secretSource = ""
            self.problem = ""
            self.unreadable = false
        }

        /// The fields given, the others at their defaults.
        public init(
            credentialId: String = "",
            provider: String = "",
            fingerprint: String = "",
            createdAtMs: Int64 = 0,
            replacedAtMs: Int64? = nil,
            rotationDue: Bool = false,
            putAtMs: Int64 = 0,
            rotationDueAtMs: Int64? = nil,
            details: [String: String] = [:],
            secrets: [DispatcherV1.CredentialSecret] = [],
            secretSource: String = "",
            problem: String = "",
            unreadable: Bool = false
        ) {
            self.credentialId = credentialId
            self.provider = provider
            self.fingerprint = fingerprint
            self.createdAtMs = createdAtMs
            self.replacedAtMs = replacedAtMs
            self.rotationDue = rotationDue
            self.putAtMs = putAtMs
            self.rotationDueAtMs = rotationDueAtMs
            self.details = details
            self.secrets = secrets
            self.secretSource = secretSource
            self.problem = problem
            self.unreadable = unreadable
        }
    }
}

extension DispatcherV1 {
    /// Sorted by provider; the credential in use comes first.
    public struct ListCredentialsResponse: Message {
        public var credentials: [DispatcherV1.Credential]

        /// Every field at its default.
        public init() {
            self.credentials = []
        }

        /// The fields given, the others at their defaults.
        public init(
            credentials: [DispatcherV1.Credential] = []
        ) {
            self.credentials = credentials
        }
    }
}

extension DispatcherV1 {
    /// Removes an app's credential for a provider, and the replaced ones that are kept. Their keys are deleted at once.
    public struct RemoveCredentialRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// As in `Credential`.
        public var provider: String
        /// Only while the app sends with this credential: `conflict` otherwise. Empty: any.
        public var credentialId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.credentialId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            credentialId: String = ""
        ) {
            self.tenant = tenant
            self.provider = provider
            self.credentialId = credentialId
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.RemoveCredentialResponse`.
    public struct RemoveCredentialResponse: Message {
        /// The credential that the app sent with; empty: it had none.
        public var credentialId: String
        public var fingerprint: String
        /// Deliveries of the app that were waiting for the provider. They stay in the queue until a credential is put or they expire.
        public var waiting: Int64

        /// Every field at its default.
        public init() {
            self.credentialId = ""
            self.fingerprint = ""
            self.waiting = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            credentialId: String = "",
            fingerprint: String = "",
            waiting: Int64 = 0
        ) {
            self.credentialId = credentialId
            self.fingerprint = fingerprint
            self.waiting = waiting
        }
    }
}

extension DispatcherV1 {
    /// Without an app: all apps.
    public struct QueueStatusRequest: Message {
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

extension DispatcherV1 {
    /// Lists the lanes of the app's pushes. An app without pushes has none.
    public struct QueueStatusResponse: Message {
        public var queued: Int64
        public var leased: Int64
        public var waitingRetry: Int64
        public var deadLetters: Int64
        public var oldestQueuedAtMs: Optional<Int64>
        public var lanes: [DispatcherV1.LaneStatus]
        /// Since start: provider → accepted.
        public var sentByProvider: [String: Int64]
        public var attempts: Int64
        public var outcomeOutboxDepth: Int64
        /// `provider/code` → failed attempts.
        public var failuresByCode: [String: Int64]
        /// The dispatchers that share the queue, the answering one first. Empty with the queue in SQLite, which has one dispatcher. All numbers are sums over
        /// those that answered it within a second.
        public var dispatchers: [DispatcherV1.DispatcherMember]
        /// The providers of the app's lanes, by name.
        public var providers: [DispatcherV1.ProviderStatus]
        /// The pauses in force that concern the app, the oldest first. Also those of lanes that have no pushes yet.
        public var pauses: [DispatcherV1.LanePause]

        /// Every field at its default.
        public init() {
            self.queued = 0
            self.leased = 0
            self.waitingRetry = 0
            self.deadLetters = 0
            self.oldestQueuedAtMs = nil
            self.lanes = []
            self.sentByProvider = [:]
            self.attempts = 0
            self.outcomeOutboxDepth = 0
            self.failuresByCode = [:]
            self.dispatchers = []
            self.providers = []
            self.pauses = []
        }

        /// The fields given, the others at their defaults.
        public init(
            queued: Int64 = 0,
            leased: Int64 = 0,
            waitingRetry: Int64 = 0,
            deadLetters: Int64 = 0,
            oldestQueuedAtMs: Int64? = nil,
            lanes: [DispatcherV1.LaneStatus] = [],
            sentByProvider: [String: Int64] = [:],
            attempts: Int64 = 0,
            outcomeOutboxDepth: Int64 = 0,
            failuresByCode: [String: Int64] = [:],
            dispatchers: [DispatcherV1.DispatcherMember] = [],
            providers: [DispatcherV1.ProviderStatus] = [],
            pauses: [DispatcherV1.LanePause] = []
        ) {
            self.queued = queued
            self.leased = leased
            self.waitingRetry = waitingRetry
            self.deadLetters = deadLetters
            self.oldestQueuedAtMs = oldestQueuedAtMs
            self.lanes = lanes
            self.sentByProvider = sentByProvider
            self.attempts = attempts
            self.outcomeOutboxDepth = outcomeOutboxDepth
            self.failuresByCode = failuresByCode
            self.dispatchers = dispatchers
            self.providers = providers
            self.pauses = pauses
        }
    }
}

extension DispatcherV1 {
    /// An operator's pause.
    public struct LanePause: Message {
        /// As in `PauseLanesRequest`.
        public var provider: String
        public var environment: String
        public var tenant: Optional<CommonV1.Tenant>
        public var sinceMs: Int64
        /// The operator's words.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.environment = ""
            self.tenant = nil
            self.sinceMs = 0
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            environment: String = "",
            tenant: CommonV1.Tenant? = nil,
            sinceMs: Int64 = 0,
            reason: String = ""
        ) {
            self.provider = provider
            self.environment = environment
            self.tenant = tenant
            self.sinceMs = sinceMs
            self.reason = reason
        }
    }
}

extension DispatcherV1 {
    /// A provider, over all of its lanes.
    public struct ProviderStatus: Message {
        /// `apns`, `fcm`, `web_push`, `expo`.
        public var provider: String
        /// At least one of its lanes counts as down (DISP-30).
        public var down: Bool
        /// An operator called it down, or a part of it.
        public var calledDown: Bool
        /// The start of the first outage that lasts.
        public var downSinceMs: Optional<Int64>
        public var lanes: Int32
        public var lanesDown: Int32
        /// Deliveries that have not been sent: those that are ready, and those between two attempts.
        public var waiting: Int64
        /// The environment that an operator called down and the operator's words, or which attempts failed last.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.down = false
            self.calledDown = false
            self.downSinceMs = nil
            self.lanes = 0
            self.lanesDown = 0
            self.waiting = 0
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            down: Bool = false,
            calledDown: Bool = false,
            downSinceMs: Int64? = nil,
            lanes: Int32 = 0,
            lanesDown: Int32 = 0,
            waiting: Int64 = 0,
            reason: String = ""
        ) {
            self.provider = provider
            self.down = down
            self.calledDown = calledDown
            self.downSinceMs = downSinceMs
            self.lanes = lanes
            self.lanesDown = lanesDown
            self.waiting = waiting
            self.reason = reason
        }
    }
}

extension DispatcherV1 {
    /// One of the dispatchers that share a queue.
    public struct DispatcherMember: Message {
        /// Instance and host, such as `dispatcher-2 on node7`.
        public var name: String
        public var version: String
        public var startedAtMs: Int64
        /// It did not answer in time, so its part is missing in all numbers but those of the queue as a whole.
        public var silent: Bool

        /// Every field at its default.
        public init() {
            self.name = ""
            self.version = ""
            self.startedAtMs = 0
            self.silent = false
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            version: String = "",
            startedAtMs: Int64 = 0,
            silent: Bool = false
        ) {
            self.name = name
            self.version = version
            self.startedAtMs = startedAtMs
            self.silent = silent
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.LaneStatus`.
    public struct LaneStatus: Message {
        /// Provider, host and credential, and `organization/app` for a lane of one app.
        public var lane: String
        public var connections: Int32
        public var inFlight: Int32
        public var state: DispatcherV1.LaneState
        /// For operators, with hosts and errors. Of an open lane: which attempts failed last.
        public var reason: String
        public var untilMs: Optional<Int64>
        /// Ready deliveries that have not been sent.
        public var waiting: Int64
        /// `apns`, `fcm`, `web_push`, `expo`, `desktop`.
        public var provider: String
        /// Deliveries that the provider accepted in the last minute, of all apps on the lane.
        public var sentLastMinute: Int64
        /// Creation of the oldest push that waits; absent: none waits, or it is not known.
        public var oldestQueuedAtMs: Optional<Int64>
        /// When the next probe of an outage may leave.
        public var nextProbeAtMs: Optional<Int64>
        public var downSinceMs: Optional<Int64>
        /// An operator paused it; the state may name another obstacle.
        public var paused: Bool
        /// Deliveries between two attempts.
        public var waitingRetry: Int64
        /// Attempts of the last minute that ended with 5xx, a timeout or a lost connection, of all apps on the lane.
        public var failedLastMinute: Int64
        /// An operator called the provider down; no probe leaves.
        public var calledDown: Bool
        /// The parts of `lane`. The host has its port unless that is 443; empty before the lane's first push.
        public var host: String
        /// As in `PauseLanesRequest`. Empty where several share the host.
        public var environment: String
        /// Empty where credentials of several apps share the lane.
        public var credentialId: String
        /// Of Firebase or Expo, whose credentials share the lane; otherwise empty.
        public var project: String
        /// The only app that the state is about; absent: all on the lane.
        public var tenant: Optional<CommonV1.Tenant>

        /// Every field at its default.
        public init() {
            self.lane = ""
            self.connections = 0
            self.inFlight = 0
            self.state = .unspecified
            self.reason = ""
            self.untilMs = nil
            self.waiting = 0
            self.provider = ""
            self.sentLastMinute = 0
            self.oldestQueuedAtMs = nil
            self.nextProbeAtMs = nil
            self.downSinceMs = nil
            self.paused = false
            self.waitingRetry = 0
            self.failedLastMinute = 0
            self.calledDown = false
            self.host = ""
            self.environment = ""
            self.credentialId = ""
            self.project = ""
            self.tenant = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            lane: String = "",
            connections: Int32 = 0,
            inFlight: Int32 = 0,
            state: DispatcherV1.LaneState = .unspecified,
            reason: String = "",
            untilMs: Int64? = nil,
            waiting: Int64 = 0,
            provider: String = "",
            sentLastMinute: Int64 = 0,
            oldestQueuedAtMs: Int64? = nil,
            nextProbeAtMs: Int64? = nil,
            downSinceMs: Int64? = nil,
            paused: Bool = false,
            waitingRetry: Int64 = 0,
            failedLastMinute: Int64 = 0,
            calledDown: Bool = false,
            host: String = "",
            environment: String = "",
            credentialId: String = "",
            project: String = "",
            tenant: CommonV1.Tenant? = nil
        ) {
            self.lane = lane
            self.connections = connections
            self.inFlight = inFlight
            self.state = state
            self.reason = reason
            self.untilMs = untilMs
            self.waiting = waiting
            self.provider = provider
            self.sentLastMinute = sentLastMinute
            self.oldestQueuedAtMs = oldestQueuedAtMs
            self.nextProbeAtMs = nextProbeAtMs
            self.downSinceMs = downSinceMs
            self.paused = paused
            self.waitingRetry = waitingRetry
            self.failedLastMinute = failedLastMinute
            self.calledDown = calledDown
            self.host = host
            self.environment = environment
            self.credentialId = credentialId
            self.project = project
            self.tenant = tenant
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ListUnsentRequest`.
    public struct ListUnsentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var notificationId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.notificationId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            notificationId: String = ""
        ) {
            self.tenant = tenant
            self.notificationId = notificationId
        }
    }
}

extension DispatcherV1 {
    /// An open delivery to one device: the provider has not accepted it, and it has not ended.
    public struct UnsentDelivery: Message {
        public var pushId: String
        public var pushDeviceId: String
        /// `apns`, `fcm`.
        public var provider: String
        public var state: DispatcherV1.UnsentState
        /// Counted attempts.
        public var attempts: Int32
        /// The provider's code of the last attempt, or the reason for waiting.
        public var providerCode: String
        /// The next attempt.
        public var dueAtMs: Optional<Int64>
        public var queuedAtMs: Int64
        /// The lane of the delivery; absent before the lane's first push.
        public var lane: Optional<DispatcherV1.LaneStatus>

        /// Every field at its default.
        public init() {
            self.pushId = ""
            self.pushDeviceId = ""
            self.provider = ""
            self.state = .unspecified
            self.attempts = 0
            self.providerCode = ""
            self.dueAtMs = nil
            self.queuedAtMs = 0
            self.lane = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            pushId: String = "",
            pushDeviceId: String = "",
            provider: String = "",
            state: DispatcherV1.UnsentState = .unspecified,
            attempts: Int32 = 0,
            providerCode: String = "",
            dueAtMs: Int64? = nil,
            queuedAtMs: Int64 = 0,
            lane: DispatcherV1.LaneStatus? = nil
        ) {
            self.pushId = pushId
            self.pushDeviceId = pushDeviceId
            self.provider = provider
            self.state = state
            self.attempts = attempts
            self.providerCode = providerCode
            self.dueAtMs = dueAtMs
            self.queuedAtMs = queuedAtMs
            self.lane = lane
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ListUnsentResponse`.
    public struct ListUnsentResponse: Message {
        public var deliveries: [DispatcherV1.UnsentDelivery]

        /// Every field at its default.
        public init() {
            self.deliveries = []
        }

        /// The fields given, the others at their defaults.
        public init(
            deliveries: [DispatcherV1.UnsentDelivery] = []
        ) {
            self.deliveries = deliveries
        }
    }
}

extension DispatcherV1 {
    /// The dead letters that a call is about: those that match every field that is set.
    public struct DeadLetterFilter: Message {
        /// `apns`, `fcm`.
        public var provider: String
        /// As in `DeadLetter`.
        public var reason: String
        public var providerCode: String
        /// From this instant on; 0: no bound.
        public var failedFromMs: Int64
        /// Before this instant; 0: no bound.
        public var failedBeforeMs: Int64

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.reason = ""
            self.providerCode = ""
            self.failedFromMs = 0
            self.failedBeforeMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            reason: String = "",
            providerCode: String = "",
            failedFromMs: Int64 = 0,
            failedBeforeMs: Int64 = 0
        ) {
            self.provider = provider
            self.reason = reason
            self.providerCode = providerCode
            self.failedFromMs = failedFromMs
            self.failedBeforeMs = failedBeforeMs
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DeadLettersRequest`.
    public struct DeadLettersRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pageSize: Int32
        public var pageToken: String
        public var filter: Optional<DispatcherV1.DeadLetterFilter>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pageSize = 0
            self.pageToken = ""
            self.filter = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pageSize: Int32 = 0,
            pageToken: String = "",
            filter: DispatcherV1.DeadLetterFilter? = nil
        ) {
            self.tenant = tenant
            self.pageSize = pageSize
            self.pageToken = pageToken
            self.filter = filter
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DeadLetter`.
    public struct DeadLetter: Message {
        public var pushId: String
        public var notificationId: String
        public var userId: String
        public var pushDeviceId: String
        public var reason: String
        public var providerCode: String
        public var attempts: Int32
        public var failedAtMs: Int64
        public var tenant: Optional<CommonV1.Tenant>
        /// `apns`, `fcm`.
        public var provider: String

        /// Every field at its default.
        public init() {
            self.pushId = ""
            self.notificationId = ""
            self.userId = ""
            self.pushDeviceId = ""
            self.reason = ""
            self.providerCode = ""
            self.attempts = 0
            self.failedAtMs = 0
            self.tenant = nil
            self.provider = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pushId: String = "",
            notificationId: String = "",
            userId: String = "",
            pushDeviceId: String = "",
            reason: String = "",
            providerCode: String = "",
            attempts: Int32 = 0,
            failedAtMs: Int64 = 0,
            tenant: CommonV1.Tenant? = nil,
            provider: String = ""
        ) {
            self.pushId = pushId
            self.notificationId = notificationId
            self.userId = userId
            self.pushDeviceId = pushDeviceId
            self.reason = reason
            self.providerCode = providerCode
            self.attempts = attempts
            self.failedAtMs = failedAtMs
            self.tenant = tenant
            self.provider = provider
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DeadLettersResponse`.
    public struct DeadLettersResponse: Message {
        public var deadLetters: [DispatcherV1.DeadLetter]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.deadLetters = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            deadLetters: [DispatcherV1.DeadLetter] = [],
            nextPageToken: String = ""
        ) {
            self.deadLetters = deadLetters
            self.nextPageToken = nextPageToken
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.RequeueRequest`.
    public struct RequeueRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushIds: [String]
        /// In place of ids: all that match the filter.
        public var all: Bool
        public var filter: Optional<DispatcherV1.DeadLetterFilter>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushIds = []
            self.all = false
            self.filter = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushIds: [String] = [],
            all: Bool = false,
            filter: DispatcherV1.DeadLetterFilter? = nil
        ) {
            self.tenant = tenant
            self.pushIds = pushIds
            self.all = all
            self.filter = filter
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.RequeueResponse`.
    public struct RequeueResponse: Message {
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

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DropDeadLettersRequest`.
    public struct DropDeadLettersRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushIds: [String]
        /// In place of ids: all that match the filter.
        public var all: Bool
        public var filter: Optional<DispatcherV1.DeadLetterFilter>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushIds = []
            self.all = false
            self.filter = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushIds: [String] = [],
            all: Bool = false,
            filter: DispatcherV1.DeadLetterFilter? = nil
        ) {
            self.tenant = tenant
            self.pushIds = pushIds
            self.all = all
            self.filter = filter
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.DropDeadLettersResponse`.
    public struct DropDeadLettersResponse: Message {
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

extension DispatcherV1 {
    /// A pause of some lanes and one of all are apart: each ends by a call with the same fields. A call that repeats a
    /// pause without new words changes nothing.
    public struct PauseLanesRequest: Message {
        public var paused: Bool
        /// `apns`, `fcm`, `web_push`, `expo`; empty: all.
        public var provider: String
        /// `production` or `sandbox` of APNs, or the host of a push service, with its port unless that is 443; empty: all. Needs a provider.
        public var environment: String
        /// Without an app: all apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// The operator's words for others, at most 200 bytes.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.paused = false
            self.provider = ""
            self.environment = ""
            self.tenant = nil
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            paused: Bool = false,
            provider: String = "",
            environment: String = "",
            tenant: CommonV1.Tenant? = nil,
            reason: String = ""
        ) {
            self.paused = paused
            self.provider = provider
            self.environment = environment
            self.tenant = tenant
            self.reason = reason
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.PauseLanesResponse`.
    public struct PauseLanesResponse: Message {
        /// False: such a pause was in force already, or there was none to end.
        public var changed: Bool
        /// The pauses in force now, the oldest first.
        public var pauses: [DispatcherV1.LanePause]

        /// Every field at its default.
        public init() {
            self.changed = false
            self.pauses = []
        }

        /// The fields given, the others at their defaults.
        public init(
            changed: Bool = false,
            pauses: [DispatcherV1.LanePause] = []
        ) {
            self.changed = changed
            self.pauses = pauses
        }
    }
}

extension DispatcherV1 {
    /// An operator knows that a provider is down, or up again (DISP-30).
    public struct MarkProviderRequest: Message {
        /// `apns`, `fcm`, `web_push`, `expo`.
        public var provider: String
        /// True: nothing is sent to it, and no probe, until a call says false. False also ends an outage that the dispatchers found.
        public var down: Bool
        /// As in `PauseLanesRequest`.
        public var environment: String
        /// The operator's words for others, at most 200 bytes.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.down = false
            self.environment = ""
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            down: Bool = false,
            environment: String = "",
            reason: String = ""
        ) {
            self.provider = provider
            self.down = down
            self.environment = environment
            self.reason = reason
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.MarkProviderResponse`.
    public struct MarkProviderResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.PushAvailabilityRequest`.
    public struct PushAvailabilityRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// The providers that count as down for all apps and of which an app has a credential, sorted: called down by an operator, or down on a lane while no
    /// other lane had a push accepted since. Push services that users name do not count.
    public struct PushAvailabilityResponse: Message {
        public var providersDown: [String]

        /// Every field at its default.
        public init() {
            self.providersDown = []
        }

        /// The fields given, the others at their defaults.
        public init(
            providersDown: [String] = []
        ) {
            self.providersDown = providersDown
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ReencryptCredentialsRequest`.
    public struct ReencryptCredentialsRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ReencryptCredentialsResponse`.
    public struct ReencryptCredentialsResponse: Message {
        public var examined: Int64
        /// Credentials that were sealed again with the current key.
        public var reencrypted: Int64
        /// Credentials without their key in the ring. They do not change, and the log names them.
        public var unreadable: Int64

        /// Every field at its default.
        public init() {
            self.examined = 0
            self.reencrypted = 0
            self.unreadable = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            examined: Int64 = 0,
            reencrypted: Int64 = 0,
            unreadable: Int64 = 0
        ) {
            self.examined = examined
            self.reencrypted = reencrypted
            self.unreadable = unreadable
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CredentialKeyUseRequest`.
    public struct CredentialKeyUseRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CredentialKeyUse`.
    public struct CredentialKeyUse: Message {
        /// Empty: damaged envelopes without a key id.
        public var keyId: String
        /// Whether it seals new credentials.
        public var current: Bool
        /// Whether the dispatcher's key ring has it.
        public var inRing: Bool
        public var credentials: Int64

        /// Every field at its default.
        public init() {
            self.keyId = ""
            self.current = false
            self.inRing = false
            self.credentials = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            keyId: String = "",
            current: Bool = false,
            inRing: Bool = false,
            credentials: Int64 = 0
        ) {
            self.keyId = keyId
            self.current = current
            self.inRing = inRing
            self.credentials = credentials
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CredentialKeyUseResponse`.
    public struct CredentialKeyUseResponse: Message {
        public var keys: [DispatcherV1.CredentialKeyUse]

        /// Every field at its default.
        public init() {
            self.keys = []
        }

        /// The fields given, the others at their defaults.
        public init(
            keys: [DispatcherV1.CredentialKeyUse] = []
        ) {
            self.keys = keys
        }
    }
}

extension DispatcherV1 {
    /// A user's action on a notification, as the host system gets it (EVAL-42).
    public struct UserAction: Message {
        /// `REPLY`, `MARK_READ` or the id of a button; required, at most 128 bytes.
        public var action: String
        /// At most 16,000 bytes.
        public var textInput: String
        public var pushId: String
        /// As the app names it; empty: the report named none.
        public var deviceId: String
        public var typeId: String
        public var eventId: String
        public var channelId: String
        /// Of the chat message that the notification is about.
        public var messageId: String
        public var occurredAtMs: Int64
        /// Of a callback (EVAL-41): a path at the webhook's host, or an https address, in place of the webhook's; at most 2,000 bytes.
        public var callbackTarget: String
        public var callbackParams: [String: String]

        /// Every field at its default.
        public init() {
            self.action = ""
            self.textInput = ""
            self.pushId = ""
            self.deviceId = ""
            self.typeId = ""
            self.eventId = ""
            self.channelId = ""
            self.messageId = ""
            self.occurredAtMs = 0
            self.callbackTarget = ""
            self.callbackParams = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            action: String = "",
            textInput: String = "",
            pushId: String = "",
            deviceId: String = "",
            typeId: String = "",
            eventId: String = "",
            channelId: String = "",
            messageId: String = "",
            occurredAtMs: Int64 = 0,
            callbackTarget: String = "",
            callbackParams: [String: String] = [:]
        ) {
            self.action = action
            self.textInput = textInput
            self.pushId = pushId
            self.deviceId = deviceId
            self.typeId = typeId
            self.eventId = eventId
            self.channelId = channelId
            self.messageId = messageId
            self.occurredAtMs = occurredAtMs
            self.callbackTarget = callbackTarget
            self.callbackParams = callbackParams
        }
    }
}

extension DispatcherV1 {
    /// A message over the app's `fallback_channel`, or to its operators.
    public struct PersonMessage: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// At most 128 bytes. A repeated id has no effect for seven days.
        public var messageId: String
        public var kind: DispatcherV1.PersonMessageKind
        /// Required, but for alerts and reports.
        public var userId: String
        /// Empty: the registry's at the time of the attempt. A webhook goes out without one, a mail does not.
        public var email: String
        /// At most 1,000 bytes; required, except of an action.
        public var title: String
        /// At most 100,000 bytes.
        public var body: String
        /// At most 2,000 bytes; empty: none.
        public var deepLink: String
        /// Such as `all_failed`; at most 64 bytes.
        public var reason: String
        /// A language tag of the text; empty: unknown.
        public var locale: String
        /// Empty: the message is about none.
        public var notificationId: String
        /// What it is about, for the audit log, such as a device; at most 128 bytes.
        public var subject: String
        /// Required for alerts and reports, which have no fallback.
        public var way: DispatcherV1.PersonMessageWay
        /// Of kind ACTION: required.
        public var action: Optional<DispatcherV1.UserAction>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.messageId = ""
            self.kind = .unspecified
            self.userId = ""
            self.email = ""
            self.title = ""
            self.body = ""
            self.deepLink = ""
            self.reason = ""
            self.locale = ""
            self.notificationId = ""
            self.subject = ""
            self.way = .unspecified
            self.action = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            messageId: String = "",
            kind: DispatcherV1.PersonMessageKind = .unspecified,
            userId: String = "",
            email: String = "",
            title: String = "",
            body: String = "",
            deepLink: String = "",
            reason: String = "",
            locale: String = "",
            notificationId: String = "",
            subject: String = "",
            way: DispatcherV1.PersonMessageWay = .unspecified,
            action: DispatcherV1.UserAction? = nil
        ) {
            self.tenant = tenant
            self.messageId = messageId
            self.kind = kind
            self.userId = userId
            self.email = email
            self.title = title
            self.body = body
            self.deepLink = deepLink
            self.reason = reason
            self.locale = locale
            self.notificationId = notificationId
            self.subject = subject
            self.way = way
            self.action = action
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendPersonMessagesRequest`.
    public struct SendPersonMessagesRequest: Message {
        public var messages: [DispatcherV1.PersonMessage]

        /// Every field at its default.
        public init() {
            self.messages = []
        }

        /// The fields given, the others at their defaults.
        public init(
            messages: [DispatcherV1.PersonMessage] = []
        ) {
            self.messages = messages
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.SendPersonMessagesResponse`.
    public struct SendPersonMessagesResponse: Message {
        /// Refused messages; all others are durable.
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

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ProbeTokensRequest`.
    public struct ProbeTokensRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The id of the batch: a repeated id has no effect. At most 64 bytes.
        public var probeId: String
        /// At most 1,000. Devices of providers without a sender are skipped, and those of children without a guardian's consent (PRIV-05).
        public var devices: [CommonV1.SendableDevice]
        /// Data for the apps, such as `reason: token_refresh`; at most 16 entries with 1,024 bytes together.
        public var data: [String: String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.probeId = ""
            self.devices = []
            self.data = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            probeId: String = "",
            devices: [CommonV1.SendableDevice] = [],
            data: [String: String] = [:]
        ) {
            self.tenant = tenant
            self.probeId = probeId
            self.devices = devices
            self.data = data
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.ProbeTokensResponse`.
    public struct ProbeTokensResponse: Message {
        /// Devices that get a probe.
        public var accepted: Int64
        /// Devices that get none now, because their provider counts as down (C-68).
        public var suspendedDeviceIds: [String]

        /// Every field at its default.
        public init() {
            self.accepted = 0
            self.suspendedDeviceIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            accepted: Int64 = 0,
            suspendedDeviceIds: [String] = []
        ) {
            self.accepted = accepted
            self.suspendedDeviceIds = suspendedDeviceIds
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.TestPushRequest`.
    public struct TestPushRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The owner of the devices; in `TestPush` the calling user.
        public var userId: String
        /// At most 100; empty: all sendable devices.
        public var pushDeviceIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushDeviceIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushDeviceIds: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushDeviceIds = pushDeviceIds
        }
    }
}

extension DispatcherV1 {
    /// The result on one device.
    public struct TestPushResult: Message {
        public var pushDeviceId: String
        public var platform: String
        public var status: DispatcherV1.TestPushStatus
        /// The provider's code, or the word of a failure, of a skip (`consent_missing` without a guardian's consent) or of the registry's refusal. Empty
        /// when it was sent. It is text, because providers extend their codes.
        public var reason: String
        /// The provider's id of the message.
        public var messageId: String
        /// Why a pending push waits; UNSPECIFIED while nothing is known to stop it.
        public var waitReason: DispatcherV1.WaitReason

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.platform = ""
            self.status = .unspecified
            self.reason = ""
            self.messageId = ""
            self.waitReason = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            platform: String = "",
            status: DispatcherV1.TestPushStatus = .unspecified,
            reason: String = "",
            messageId: String = "",
            waitReason: DispatcherV1.WaitReason = .unspecified
        ) {
            self.pushDeviceId = pushDeviceId
            self.platform = platform
            self.status = status
            self.reason = reason
            self.messageId = messageId
            self.waitReason = waitReason
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.TestPushResponse`.
    public struct TestPushResponse: Message {
        public var pushId: String
        public var results: [DispatcherV1.TestPushResult]

        /// Every field at its default.
        public init() {
            self.pushId = ""
            self.results = []
        }

        /// The fields given, the others at their defaults.
        public init(
            pushId: String = "",
            results: [DispatcherV1.TestPushResult] = []
        ) {
            self.pushId = pushId
            self.results = results
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CheckSignatureRequest`.
    public struct CheckSignatureRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// `X-Signature` of the POST; at most 1,000 bytes.
        public var signature: String
        /// The body as it came; at most 1 MiB.
        public var body: [UInt8]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.signature = ""
            self.body = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            signature: String = "",
            body: [UInt8] = []
        ) {
            self.tenant = tenant
            self.signature = signature
            self.body = body
        }
    }
}

extension DispatcherV1 {
    /// `carillon.dispatcher.v1.CheckSignatureResponse`.
    public struct CheckSignatureResponse: Message {
        public var verdict: DispatcherV1.SignatureVerdict

        /// Every field at its default.
        public init() {
            self.verdict = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            verdict: DispatcherV1.SignatureVerdict = .unspecified
        ) {
            self.verdict = verdict
        }
    }
}
