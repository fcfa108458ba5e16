// Written by protoc-gen-carillon from carillon/simulator/v1/simulator.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Control of the provider simulator: scripted faults, recorded requests.
public enum SimulatorV1 {}

extension SimulatorV1 {
    /// The effect of a fault.
    public struct FaultAction: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As ANSWER.
        @inlinable public static var unspecified: FaultAction { FaultAction(rawValue: 0) }
        @inlinable public static var answer: FaultAction { FaultAction(rawValue: 1) }
        @inlinable public static var withhold: FaultAction { FaultAction(rawValue: 2) }
        @inlinable public static var reset: FaultAction { FaultAction(rawValue: 3) }
        @inlinable public static var goaway: FaultAction { FaultAction(rawValue: 4) }
        @inlinable public static var close: FaultAction { FaultAction(rawValue: 5) }
        @inlinable public static var delay: FaultAction { FaultAction(rawValue: 6) }
        /// The request's HTTP/2 connection announces other SETTINGS, and the request is answered as without a fault.
        @inlinable public static var settings: FaultAction { FaultAction(rawValue: 7) }

        /// The values of the contract, in its order.
        public static let allCases: [FaultAction] = [.unspecified, .answer, .withhold, .reset, .goaway, .close, .delay, .settings]

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
            case answer
            case withhold
            case reset
            case goaway
            case close
            case delay
            /// The request's HTTP/2 connection announces other SETTINGS, and the request is answered as without a fault.
            case settings

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .answer: 1
                case .withhold: 2
                case .reset: 3
                case .goaway: 4
                case .close: 5
                case .delay: 6
                case .settings: 7
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .answer
                case 2: self = .withhold
                case 3: self = .reset
                case 4: self = .goaway
                case 5: self = .close
                case 6: self = .delay
                case 7: self = .settings
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .answer: "answer"
                case .withhold: "withhold"
                case .reset: "reset"
                case .goaway: "goaway"
                case .close: "close"
                case .delay: "delay"
                case .settings: "settings"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "answer": self = .answer
                case "withhold": self = .withhold
                case "reset": self = .reset
                case "goaway": self = .goaway
                case "close": self = .close
                case "delay": self = .delay
                case "settings": self = .settings
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// The system of a simulated device.
    public struct DevicePlatform: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DevicePlatform { DevicePlatform(rawValue: 0) }
        @inlinable public static var ios: DevicePlatform { DevicePlatform(rawValue: 1) }
        @inlinable public static var android: DevicePlatform { DevicePlatform(rawValue: 2) }
        @inlinable public static var web: DevicePlatform { DevicePlatform(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [DevicePlatform] = [.unspecified, .ios, .android, .web]

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

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .ios: 1
                case .android: 2
                case .web: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .ios
                case 2: self = .android
                case 3: self = .web
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .ios: "ios"
                case .android: "android"
                case .web: "web"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "ios": self = .ios
                case "android": self = .android
                case "web": self = .web
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// What the app does on a simulated device.
    public struct DeviceState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As BACKGROUND.
        @inlinable public static var unspecified: DeviceState { DeviceState(rawValue: 0) }
        @inlinable public static var foreground: DeviceState { DeviceState(rawValue: 1) }
        @inlinable public static var background: DeviceState { DeviceState(rawValue: 2) }
        /// The user ended the app by force, or the browser.
        @inlinable public static var killed: DeviceState { DeviceState(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceState] = [.unspecified, .foreground, .background, .killed]

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
            case background
            /// The user ended the app by force, or the browser.
            case killed

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .foreground: 1
                case .background: 2
                case .killed: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .foreground
                case 2: self = .background
                case 3: self = .killed
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .foreground: "foreground"
                case .background: "background"
                case .killed: "killed"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "foreground": self = .foreground
                case "background": self = .background
                case "killed": self = .killed
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// Which deliveries a simulated app confirms.
    public struct DeviceConfirmation: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Those for which its system runs the app's code.
        @inlinable public static var unspecified: DeviceConfirmation { DeviceConfirmation(rawValue: 0) }
        @inlinable public static var always: DeviceConfirmation { DeviceConfirmation(rawValue: 1) }
        @inlinable public static var never: DeviceConfirmation { DeviceConfirmation(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceConfirmation] = [.unspecified, .always, .never]

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
            case always
            case never

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .always: 1
                case .never: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .always
                case 2: self = .never
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .always: "always"
                case .never: "never"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "always": self = .always
                case "never": self = .never
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.DeviceEventKind`.
    public struct DeviceEventKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceEventKind { DeviceEventKind(rawValue: 0) }
        /// The app's code got the push.
        @inlinable public static var delivered: DeviceEventKind { DeviceEventKind(rawValue: 1) }
        /// The app's code knows that it is shown.
        @inlinable public static var displayed: DeviceEventKind { DeviceEventKind(rawValue: 2) }
        /// The user opened the notification, or pressed a button of it.
        @inlinable public static var opened: DeviceEventKind { DeviceEventKind(rawValue: 3) }
        @inlinable public static var dismissed: DeviceEventKind { DeviceEventKind(rawValue: 4) }
        /// The user changed the permission.
        @inlinable public static var permission: DeviceEventKind { DeviceEventKind(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceEventKind] = [.unspecified, .delivered, .displayed, .opened, .dismissed, .permission]

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
            /// The app's code got the push.
            case delivered
            /// The app's code knows that it is shown.
            case displayed
            /// The user opened the notification, or pressed a button of it.
            case opened
            case dismissed
            /// The user changed the permission.
            case permission

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .delivered: 1
                case .displayed: 2
                case .opened: 3
                case .dismissed: 4
                case .permission: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .delivered
                case 2: self = .displayed
                case 3: self = .opened
                case 4: self = .dismissed
                case 5: self = .permission
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .delivered: "delivered"
                case .displayed: "displayed"
                case .opened: "opened"
                case .dismissed: "dismissed"
                case .permission: "permission"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "delivered": self = .delivered
                case "displayed": self = .displayed
                case "opened": self = .opened
                case "dismissed": self = .dismissed
                case "permission": self = .permission
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// What a user does with a notification.
    public struct DeviceAct: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeviceAct { DeviceAct(rawValue: 0) }
        @inlinable public static var open: DeviceAct { DeviceAct(rawValue: 1) }
        @inlinable public static var dismiss: DeviceAct { DeviceAct(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [DeviceAct] = [.unspecified, .open, .dismiss]

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
            case dismiss

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .open: 1
                case .dismiss: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .open
                case 2: self = .dismiss
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .open: "open"
                case .dismiss: "dismiss"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "open": self = .open
                case "dismiss": self = .dismiss
                default: return nil
                }
            }
        }
    }
}

extension SimulatorV1 {
    /// A request to a provider endpoint (SIM-02).
    public struct RecordedRequest: Message {
        public var sequence: Int64
        /// `apns`, `fcm`, `oauth`, `web_push`, `expo` or `expo_receipts`; `smtp` is a mail, and `webhook` a message to the host.
        public var provider: String
        /// Virtual or wall time.
        public var receivedAtMs: Int64
        /// Of a request with many messages, the first one's; so are `title`, `message` and `notification_id`. A mail has its recipient here, and a webhook
        /// its user.
        public var token: String
        public var headers: [String: String]
        /// The body without its compression; of an accepted push to a browser its decrypted text, and of a mail the whole mail.
        public var body: [UInt8]
        public var status: Int32
        /// Reason or error code of the answer, empty for success.
        public var reason: String
        /// The shown title, from the body.
        public var title: String
        public var message: String
        /// Connection number, from 1.
        public var connection: Int64
        /// The notification id in the payload's data.
        public var notificationId: String

        /// Every field at its default.
        public init() {
            self.sequence = 0
            self.provider = ""
            self.receivedAtMs = 0
            self.token = ""
            self.headers = [:]
            self.body = []
            self.status = 0
            self.reason = ""
            self.title = ""
            self.message = ""
            self.connection = 0
            self.notificationId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            sequence: Int64 = 0,
            provider: String = "",
            receivedAtMs: Int64 = 0,
            token: String = "",
            headers: [String: String] = [:],
            body: [UInt8] = [],
            status: Int32 = 0,
            reason: String = "",
            title: String = "",
            message: String = "",
            connection: Int64 = 0,
            notificationId: String = ""
        ) {
            self.sequence = sequence
            self.provider = provider
            self.receivedAtMs = receivedAtMs
            self.token = token
            self.headers = headers
            self.body = body
            self.status = status
            self.reason = reason
            self.title = title
            self.message = message
            self.connection = connection
            self.notificationId = notificationId
        }
    }
}

extension SimulatorV1 {
    /// A fault for matching requests, until it is used up.
    public struct Fault: Message {
        /// As in `RecordedRequest`. Of `expo` and `expo_receipts`, status 200 with a reason is about the ticket or the receipt of one message.
        public var provider: String
        /// Empty matches every token.
        public var token: String
        /// HTTP status and reason or error code to answer with; 0 with an `action`.
        public var status: Int32
        public var reason: String
        public var action: SimulatorV1.FaultAction
        /// The number of requests; 0: until it is removed.
        public var times: Int32
        /// For `delay` and `withhold`: virtual milliseconds; 0 withholds the answer forever.
        public var delayMs: Int64
        /// Seconds for a Retry-After header; 0 sends none.
        public var retryAfterSeconds: Int32
        /// For 410: the instant when the token became invalid, milliseconds since the epoch.
        public var deadSinceMs: Int64
        /// Begin of the period in which it applies, milliseconds since the epoch; 0: when it is scripted.
        public var fromMs: Int64
        /// In place of `from_ms`: virtual milliseconds from its scripting to its begin.
        public var afterMs: Int64
        /// Length of the period in virtual milliseconds; 0: without end.
        public var forMs: Int64
        /// The share of the matching requests that it is for, above 0 and at most 1; 0: all. The choice is random, and the same for the same script.
        public var share: Double
        /// With `quota_ms`: the matching requests of each interval that it spares, as a provider's quota does. It is for the others.
        public var quota: Int64
        /// The length of the quota's interval in virtual milliseconds; 0: it has no quota.
        public var quotaMs: Int64
        /// For `settings`: SETTINGS_MAX_CONCURRENT_STREAMS, until the connection ends.
        public var maxConcurrentStreams: Optional<UInt32>
        /// For `settings`: SETTINGS_INITIAL_WINDOW_SIZE, the window of each stream in bytes, until the connection ends; at most 2,147,483,647.
        public var initialWindowBytes: Optional<UInt32>

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.token = ""
            self.status = 0
            self.reason = ""
            self.action = .unspecified
            self.times = 0
            self.delayMs = 0
            self.retryAfterSeconds = 0
            self.deadSinceMs = 0
            self.fromMs = 0
            self.afterMs = 0
            self.forMs = 0
            self.share = 0
            self.quota = 0
            self.quotaMs = 0
            self.maxConcurrentStreams = nil
            self.initialWindowBytes = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            token: String = "",
            status: Int32 = 0,
            reason: String = "",
            action: SimulatorV1.FaultAction = .unspecified,
            times: Int32 = 0,
            delayMs: Int64 = 0,
            retryAfterSeconds: Int32 = 0,
            deadSinceMs: Int64 = 0,
            fromMs: Int64 = 0,
            afterMs: Int64 = 0,
            forMs: Int64 = 0,
            share: Double = 0,
            quota: Int64 = 0,
            quotaMs: Int64 = 0,
            maxConcurrentStreams: UInt32? = nil,
            initialWindowBytes: UInt32? = nil
        ) {
            self.provider = provider
            self.token = token
            self.status = status
            self.reason = reason
            self.action = action
            self.times = times
            self.delayMs = delayMs
            self.retryAfterSeconds = retryAfterSeconds
            self.deadSinceMs = deadSinceMs
            self.fromMs = fromMs
            self.afterMs = afterMs
            self.forMs = forMs
            self.share = share
            self.quota = quota
            self.quotaMs = quotaMs
            self.maxConcurrentStreams = maxConcurrentStreams
            self.initialWindowBytes = initialWindowBytes
        }
    }
}

extension SimulatorV1 {
    /// A fault that may still apply.
    public struct ActiveFault: Message {
        public var fault: Optional<SimulatorV1.Fault>
        /// Requests that it applied to.
        public var applied: Int64
        /// Its period, milliseconds since the epoch; an end of 0 is none.
        public var beginMs: Int64
        public var endMs: Int64

        /// Every field at its default.
        public init() {
            self.fault = nil
            self.applied = 0
            self.beginMs = 0
            self.endMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            fault: SimulatorV1.Fault? = nil,
            applied: Int64 = 0,
            beginMs: Int64 = 0,
            endMs: Int64 = 0
        ) {
            self.fault = fault
            self.applied = applied
            self.beginMs = beginMs
            self.endMs = endMs
        }
    }
}

extension SimulatorV1 {
    /// A SETTINGS change on every APNs connection while requests are in flight.
    public struct SetStreamLimitRequest: Message {
        public var maxConcurrentStreams: UInt32

        /// Every field at its default.
        public init() {
            self.maxConcurrentStreams = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            maxConcurrentStreams: UInt32 = 0
        ) {
            self.maxConcurrentStreams = maxConcurrentStreams
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.SetStreamLimitResponse`.
    public struct SetStreamLimitResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.AddFaultsRequest`.
    public struct AddFaultsRequest: Message {
        public var faults: [SimulatorV1.Fault]
        /// Removes all earlier faults first.
        public var replace: Bool

        /// Every field at its default.
        public init() {
            self.faults = []
            self.replace = false
        }

        /// The fields given, the others at their defaults.
        public init(
            faults: [SimulatorV1.Fault] = [],
            replace: Bool = false
        ) {
            self.faults = faults
            self.replace = replace
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.AddFaultsResponse`.
    public struct AddFaultsResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListFaultsRequest`.
    public struct ListFaultsRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// In the order in which they were added.
    public struct ListFaultsResponse: Message {
        public var faults: [SimulatorV1.ActiveFault]

        /// Every field at its default.
        public init() {
            self.faults = []
        }

        /// The fields given, the others at their defaults.
        public init(
            faults: [SimulatorV1.ActiveFault] = []
        ) {
            self.faults = faults
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListRequestsRequest`.
    public struct ListRequestsRequest: Message {
        public var provider: String
        /// Of any message of a request.
        public var token: String
        public var afterSequence: Int64
        public var limit: Int32

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.token = ""
            self.afterSequence = 0
            self.limit = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            token: String = "",
            afterSequence: Int64 = 0,
            limit: Int32 = 0
        ) {
            self.provider = provider
            self.token = token
            self.afterSequence = afterSequence
            self.limit = limit
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListRequestsResponse`.
    public struct ListRequestsResponse: Message {
        public var requests: [SimulatorV1.RecordedRequest]

        /// Every field at its default.
        public init() {
            self.requests = []
        }

        /// The fields given, the others at their defaults.
        public init(
            requests: [SimulatorV1.RecordedRequest] = []
        ) {
            self.requests = requests
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.SimulatorStatisticsRequest`.
    public struct SimulatorStatisticsRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.SimulatorStatisticsResponse`.
    public struct SimulatorStatisticsResponse: Message {
        /// Provider → requests answered with success.
        public var accepted: [String: Int64]
        /// `provider/code` → refusals; without a reason the status.
        public var refused: [String: Int64]
        /// Requests with a notification and token that were accepted before.
        public var duplicates: Int64
        public var connections: [String: Int64]
        /// Rules of the wire contract that a request broke → count; empty when the sender conforms.
        public var violations: [String: Int64]
        /// Provider → accepted messages without a notification id, as Carillon validates tokens with; another sender's have none either.
        public var probes: [String: Int64]

        /// Every field at its default.
        public init() {
            self.accepted = [:]
            self.refused = [:]
            self.duplicates = 0
            self.connections = [:]
            self.violations = [:]
            self.probes = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            accepted: [String: Int64] = [:],
            refused: [String: Int64] = [:],
            duplicates: Int64 = 0,
            connections: [String: Int64] = [:],
            violations: [String: Int64] = [:],
            probes: [String: Int64] = [:]
        ) {
            self.accepted = accepted
            self.refused = refused
            self.duplicates = duplicates
            self.connections = connections
            self.violations = violations
            self.probes = probes
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ResetRequest`.
    public struct ResetRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ResetResponse`.
    public struct ResetResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// Gives the simulator a credential to verify requests with, as Apple and Google do.
    public struct TrustRequest: Message {
        public var credential: Optional<Credential>

        /// Every field at its default.
        public init() {
            self.credential = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            credential: Credential? = nil
        ) {
            self.credential = credential
        }

        /// One of the fields of `credential`.
        public enum Credential: Sendable, Hashable {
            case apns(SimulatorV1.TrustedApnsKey)
            case fcm(SimulatorV1.TrustedFcmAccount)
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.TrustedApnsKey`.
    public struct TrustedApnsKey: Message {
        public var keyId: String
        public var teamId: String
        public var publicKeyPem: String
        public var topics: [String]

        /// Every field at its default.
        public init() {
            self.keyId = ""
            self.teamId = ""
            self.publicKeyPem = ""
            self.topics = []
        }

        /// The fields given, the others at their defaults.
        public init(
            keyId: String = "",
            teamId: String = "",
            publicKeyPem: String = "",
            topics: [String] = []
        ) {
            self.keyId = keyId
            self.teamId = teamId
            self.publicKeyPem = publicKeyPem
            self.topics = topics
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.TrustedFcmAccount`.
    public struct TrustedFcmAccount: Message {
        public var clientEmail: String
        public var projectId: String
        public var publicKeyPem: String

        /// Every field at its default.
        public init() {
            self.clientEmail = ""
            self.projectId = ""
            self.publicKeyPem = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            clientEmail: String = "",
            projectId: String = "",
            publicKeyPem: String = ""
        ) {
            self.clientEmail = clientEmail
            self.projectId = projectId
            self.publicKeyPem = publicKeyPem
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.TrustResponse`.
    public struct TrustResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// Subscribes a simulated browser at the simulated push service, until the simulator ends.
    public struct SubscribeRequest: Message {
        /// The app's VAPID key, an uncompressed P-256 point in base64url.
        public var vapidPublicKey: String

        /// Every field at its default.
        public init() {
            self.vapidPublicKey = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            vapidPublicKey: String = ""
        ) {
            self.vapidPublicKey = vapidPublicKey
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.SubscribeResponse`.
    public struct SubscribeResponse: Message {
        public var endpoint: String
        /// Keys of the subscription in base64url, as the browser hands them to the page.
        public var p256dh: String
        public var auth: String
        /// The name of the subscription in recorded requests and faults.
        public var token: String

        /// Every field at its default.
        public init() {
            self.endpoint = ""
            self.p256dh = ""
            self.auth = ""
            self.token = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            endpoint: String = "",
            p256dh: String = "",
            auth: String = "",
            token: String = ""
        ) {
            self.endpoint = endpoint
            self.p256dh = p256dh
            self.auth = auth
            self.token = token
        }
    }
}

extension SimulatorV1 {
    /// What the user of a simulated device does with a notification that is shown, by itself. The shares are of all that are shown.
    public struct DeviceScript: Message {
        public var confirmation: SimulatorV1.DeviceConfirmation
        /// Virtual milliseconds between the notification and what the user does with it.
        public var afterMs: Int64
        public var openShare: Double
        public var dismissShare: Double
        /// Of presses of the button `action`.
        public var actShare: Double
        public var action: String

        /// Every field at its default.
        public init() {
            self.confirmation = .unspecified
            self.afterMs = 0
            self.openShare = 0
            self.dismissShare = 0
            self.actShare = 0
            self.action = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            confirmation: SimulatorV1.DeviceConfirmation = .unspecified,
            afterMs: Int64 = 0,
            openShare: Double = 0,
            dismissShare: Double = 0,
            actShare: Double = 0,
            action: String = ""
        ) {
            self.confirmation = confirmation
            self.afterMs = afterMs
            self.openShare = openShare
            self.dismissShare = dismissShare
            self.actShare = actShare
            self.action = action
        }
    }
}

extension SimulatorV1 {
    /// A notification that a simulated device shows.
    public struct ShownNotification: Message {
        public var notificationId: String
        public var title: String
        public var body: String
        /// Category of iOS, channel of Android.
        public var category: String
        /// A later one with the same tag takes its place.
        public var tag: String
        public var shownAtMs: Int64

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.title = ""
            self.body = ""
            self.category = ""
            self.tag = ""
            self.shownAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            title: String = "",
            body: String = "",
            category: String = "",
            tag: String = "",
            shownAtMs: Int64 = 0
        ) {
            self.notificationId = notificationId
            self.title = title
            self.body = body
            self.category = category
            self.tag = tag
            self.shownAtMs = shownAtMs
        }
    }
}

extension SimulatorV1 {
    /// A device that gets what the simulated providers accept for its token (SIM-03).
    public struct SimulatedDevice: Message {
        /// The provider's token; of a browser the name of its subscription.
        public var token: String
        public var platform: SimulatorV1.DevicePlatform
        /// UNSPECIFIED is GRANTED. Without it a browser has no subscription any more.
        public var permission: CommonV1.PermissionStatus
        public var state: SimulatorV1.DeviceState
        /// The provider refuses pushes to its token as to a dead one.
        public var uninstalled: Bool
        /// Categories of iOS and channels of Android whose notifications the user has switched off.
        public var blockedCategories: [String]
        /// Ids of the app under test, for its reports. The simulator repeats them in events.
        public var userId: String
        public var deviceId: String
        public var script: Optional<SimulatorV1.DeviceScript>
        /// What it shows, oldest first, and on its icon. Answers have both; requests do not change them.
        public var badge: Int32
        public var shown: [SimulatorV1.ShownNotification]

        /// Every field at its default.
        public init() {
            self.token = ""
            self.platform = .unspecified
            self.permission = .unspecified
            self.state = .unspecified
            self.uninstalled = false
            self.blockedCategories = []
            self.userId = ""
            self.deviceId = ""
            self.script = nil
            self.badge = 0
            self.shown = []
        }

        /// The fields given, the others at their defaults.
        public init(
            token: String = "",
            platform: SimulatorV1.DevicePlatform = .unspecified,
            permission: CommonV1.PermissionStatus = .unspecified,
            state: SimulatorV1.DeviceState = .unspecified,
            uninstalled: Bool = false,
            blockedCategories: [String] = [],
            userId: String = "",
            deviceId: String = "",
            script: SimulatorV1.DeviceScript? = nil,
            badge: Int32 = 0,
            shown: [SimulatorV1.ShownNotification] = []
        ) {
            self.token = token
            self.platform = platform
            self.permission = permission
            self.state = state
            self.uninstalled = uninstalled
            self.blockedCategories = blockedCategories
            self.userId = userId
            self.deviceId = deviceId
            self.script = script
            self.badge = badge
            self.shown = shown
        }
    }
}

extension SimulatorV1 {
    /// What an app on a simulated device learns, and would report.
    public struct DeviceEvent: Message {
        public var sequence: Int64
        public var atMs: Int64
        public var token: String
        public var userId: String
        public var deviceId: String
        public var kind: SimulatorV1.DeviceEventKind
        public var notificationId: String
        /// Of an opened notification: the pressed button; empty for the notification itself.
        public var action: String
        public var state: SimulatorV1.DeviceState
        /// Of a changed permission.
        public var permission: CommonV1.PermissionStatus
        /// Of a pressed button: what the user typed.
        public var textInput: String

        /// Every field at its default.
        public init() {
            self.sequence = 0
            self.atMs = 0
            self.token = ""
            self.userId = ""
            self.deviceId = ""
            self.kind = .unspecified
            self.notificationId = ""
            self.action = ""
            self.state = .unspecified
            self.permission = .unspecified
            self.textInput = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            sequence: Int64 = 0,
            atMs: Int64 = 0,
            token: String = "",
            userId: String = "",
            deviceId: String = "",
            kind: SimulatorV1.DeviceEventKind = .unspecified,
            notificationId: String = "",
            action: String = "",
            state: SimulatorV1.DeviceState = .unspecified,
            permission: CommonV1.PermissionStatus = .unspecified,
            textInput: String = ""
        ) {
            self.sequence = sequence
            self.atMs = atMs
            self.token = token
            self.userId = userId
            self.deviceId = deviceId
            self.kind = kind
            self.notificationId = notificationId
            self.action = action
            self.state = state
            self.permission = permission
            self.textInput = textInput
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.PutDevicesRequest`.
    public struct PutDevicesRequest: Message {
        public var devices: [SimulatorV1.SimulatedDevice]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [SimulatorV1.SimulatedDevice] = []
        ) {
            self.devices = devices
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.PutDevicesResponse`.
    public struct PutDevicesResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListDevicesRequest`.
    public struct ListDevicesRequest: Message {
        /// Only this one.
        public var token: String
        /// Those with greater tokens.
        public var afterToken: String
        /// 0: 1,000, the most.
        public var limit: Int32

        /// Every field at its default.
        public init() {
            self.token = ""
            self.afterToken = ""
            self.limit = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            token: String = "",
            afterToken: String = "",
            limit: Int32 = 0
        ) {
            self.token = token
            self.afterToken = afterToken
            self.limit = limit
        }
    }
}

extension SimulatorV1 {
    /// In the order of their tokens.
    public struct ListDevicesResponse: Message {
        public var devices: [SimulatorV1.SimulatedDevice]

        /// Every field at its default.
        public init() {
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            devices: [SimulatorV1.SimulatedDevice] = []
        ) {
            self.devices = devices
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.UseDeviceRequest`.
    public struct UseDeviceRequest: Message {
        public var token: String
        public var act: SimulatorV1.DeviceAct
        /// Empty: the newest one that it shows.
        public var notificationId: String
        /// For `open`: the button that is pressed.
        public var action: String
        /// For a button: what the user types.
        public var textInput: String

        /// Every field at its default.
        public init() {
            self.token = ""
            self.act = .unspecified
            self.notificationId = ""
            self.action = ""
            self.textInput = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            token: String = "",
            act: SimulatorV1.DeviceAct = .unspecified,
            notificationId: String = "",
            action: String = "",
            textInput: String = ""
        ) {
            self.token = token
            self.act = act
            self.notificationId = notificationId
            self.action = action
            self.textInput = textInput
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.UseDeviceResponse`.
    public struct UseDeviceResponse: Message {
        public var event: Optional<SimulatorV1.DeviceEvent>

        /// Every field at its default.
        public init() {
            self.event = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            event: SimulatorV1.DeviceEvent? = nil
        ) {
            self.event = event
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListDeviceEventsRequest`.
    public struct ListDeviceEventsRequest: Message {
        /// Empty: of all devices.
        public var token: String
        public var afterSequence: Int64
        /// 0: 1,000, the most.
        public var limit: Int32

        /// Every field at its default.
        public init() {
            self.token = ""
            self.afterSequence = 0
            self.limit = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            token: String = "",
            afterSequence: Int64 = 0,
            limit: Int32 = 0
        ) {
            self.token = token
            self.afterSequence = afterSequence
            self.limit = limit
        }
    }
}

extension SimulatorV1 {
    /// `carillon.simulator.v1.ListDeviceEventsResponse`.
    public struct ListDeviceEventsResponse: Message {
        public var events: [SimulatorV1.DeviceEvent]

        /// Every field at its default.
        public init() {
            self.events = []
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [SimulatorV1.DeviceEvent] = []
        ) {
            self.events = events
        }
    }
}
