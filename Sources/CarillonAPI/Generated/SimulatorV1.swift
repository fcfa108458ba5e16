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

        /// The values of the contract, in its order.
        public static let allCases: [FaultAction] = [.unspecified, .answer, .withhold, .reset, .goaway, .close, .delay]

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

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .answer: 1
                case .withhold: 2
                case .reset: 3
                case .goaway: 4
                case .close: 5
                case .delay: 6
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
        /// `apns`, `fcm`, `oauth`, `web_push`, `expo`, `expo_receipts`.
        public var provider: String
        /// Virtual or wall time.
        public var receivedAtMs: Int64
        /// Of a request with many messages, the first one's; so are `title`, `message` and `notification_id`.
        public var token: String
        public var headers: [String: String]
        /// The body without its compression; of an accepted push to a browser its decrypted text.
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
            deadSinceMs: Int64 = 0
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
        /// `provider/code` → refusals.
        public var refused: [String: Int64]
        /// Requests with a notification and token that were accepted before.
        public var duplicates: Int64
        public var connections: [String: Int64]
        /// Rules of the wire contract that a request broke → count; empty when the sender conforms.
        public var violations: [String: Int64]
        /// Provider → accepted silent pushes that validate tokens and belong to no notification.
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
