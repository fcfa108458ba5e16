// Written by protoc-gen-carillon from carillon/receipts/v1/alerts.proto, carillon/receipts/v1/changes.proto, carillon/receipts/v1/frequency.proto, carillon/receipts/v1/inbox.proto, carillon/receipts/v1/receipts.proto, carillon/receipts/v1/reports.proto, carillon/receipts/v1/telemetry.proto, carillon/receipts/v1/user_data.proto, carillon/receipts/v1/user_stream.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Alerts for operators (OBS-03 to OBS-07): receipts owns them. Other services report causes, and receipts finds some by itself.
public enum ReceiptsV1 {}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.AlertState`.
    public struct AlertState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AlertState { AlertState(rawValue: 0) }
        @inlinable public static var firing: AlertState { AlertState(rawValue: 1) }
        @inlinable public static var resolved: AlertState { AlertState(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [AlertState] = [.unspecified, .firing, .resolved]

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
            case firing
            case resolved

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .firing: 1
                case .resolved: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .firing
                case 2: self = .resolved
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .firing: "firing"
                case .resolved: "resolved"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "firing": self = .firing
                case "resolved": self = .resolved
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.AlertSeverity`.
    public struct AlertSeverity: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AlertSeverity { AlertSeverity(rawValue: 0) }
        /// Somebody should look at it today.
        @inlinable public static var warning: AlertSeverity { AlertSeverity(rawValue: 1) }
        /// Somebody should look at it now.
        @inlinable public static var page: AlertSeverity { AlertSeverity(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [AlertSeverity] = [.unspecified, .warning, .page]

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
            /// Somebody should look at it today.
            case warning
            /// Somebody should look at it now.
            case page

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .warning: 1
                case .page: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .warning
                case 2: self = .page
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .warning: "warning"
                case .page: "page"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "warning": self = .warning
                case "page": self = .page
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.InboxMarkKind`.
    public struct InboxMarkKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: InboxMarkKind { InboxMarkKind(rawValue: 0) }
        @inlinable public static var read: InboxMarkKind { InboxMarkKind(rawValue: 1) }
        /// The entry leaves the list.
        @inlinable public static var dismissed: InboxMarkKind { InboxMarkKind(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [InboxMarkKind] = [.unspecified, .read, .dismissed]

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
            case read
            /// The entry leaves the list.
            case dismissed

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .read: 1
                case .dismissed: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .read
                case 2: self = .dismissed
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .read: "read"
                case .dismissed: "dismissed"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "read": self = .read
                case "dismissed": self = .dismissed
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// Whether the host should mail a notification (EVAL-11). Rules and texts of mails are the host's.
    public struct EmailDecision: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Not decided: the notification was refused before preferences were asked.
        @inlinable public static var unspecified: EmailDecision { EmailDecision(rawValue: 0) }
        @inlinable public static var wanted: EmailDecision { EmailDecision(rawValue: 1) }
        /// By the user's preferences, or the type's default.
        @inlinable public static var off: EmailDecision { EmailDecision(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [EmailDecision] = [.unspecified, .wanted, .off]

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
            case wanted
            /// By the user's preferences, or the type's default.
            case off

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .wanted: 1
                case .off: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .wanted
                case 2: self = .off
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .wanted: "wanted"
                case .off: "off"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "wanted": self = .wanted
                case "off": self = .off
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The kind of a client's report (RCPT-06, RCPT-07).
    public struct ClientEventKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ClientEventKind { ClientEventKind(rawValue: 0) }
        @inlinable public static var delivered: ClientEventKind { ClientEventKind(rawValue: 1) }
        @inlinable public static var displayed: ClientEventKind { ClientEventKind(rawValue: 2) }
        @inlinable public static var opened: ClientEventKind { ClientEventKind(rawValue: 3) }
        @inlinable public static var dismissed: ClientEventKind { ClientEventKind(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ClientEventKind] = [.unspecified, .delivered, .displayed, .opened, .dismissed]

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
            case delivered
            case displayed
            case opened
            case dismissed

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .delivered: 1
                case .displayed: 2
                case .opened: 3
                case .dismissed: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .delivered
                case 2: self = .displayed
                case 3: self = .opened
                case 4: self = .dismissed
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
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "delivered": self = .delivered
                case "displayed": self = .displayed
                case "opened": self = .opened
                case "dismissed": self = .dismissed
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The app's state when a notification was opened.
    public struct AppState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Not reported.
        @inlinable public static var unspecified: AppState { AppState(rawValue: 0) }
        @inlinable public static var foreground: AppState { AppState(rawValue: 1) }
        @inlinable public static var background: AppState { AppState(rawValue: 2) }
        @inlinable public static var notRunning: AppState { AppState(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [AppState] = [.unspecified, .foreground, .background, .notRunning]

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
            case notRunning

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .foreground: 1
                case .background: 2
                case .notRunning: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .foreground
                case 2: self = .background
                case 3: self = .notRunning
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .foreground: "foreground"
                case .background: "background"
                case .notRunning: "not_running"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "foreground": self = .foreground
                case "background": self = .background
                case "not_running": self = .notRunning
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The way a notification was dismissed.
    public struct DismissMethod: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Not reported.
        @inlinable public static var unspecified: DismissMethod { DismissMethod(rawValue: 0) }
        @inlinable public static var swipe: DismissMethod { DismissMethod(rawValue: 1) }
        @inlinable public static var clearAll: DismissMethod { DismissMethod(rawValue: 2) }
        @inlinable public static var timeout: DismissMethod { DismissMethod(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [DismissMethod] = [.unspecified, .swipe, .clearAll, .timeout]

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
            case swipe
            case clearAll
            case timeout

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .swipe: 1
                case .clearAll: 2
                case .timeout: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .swipe
                case 2: self = .clearAll
                case 3: self = .timeout
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .swipe: "swipe"
                case .clearAll: "clear_all"
                case .timeout: "timeout"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "swipe": self = .swipe
                case "clear_all": self = .clearAll
                case "timeout": self = .timeout
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The outcome of a push that another system reports (RCPT-27).
    public struct ReportedStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ReportedStatus { ReportedStatus(rawValue: 0) }
        /// The device has it.
        @inlinable public static var delivered: ReportedStatus { ReportedStatus(rawValue: 1) }
        @inlinable public static var displayed: ReportedStatus { ReportedStatus(rawValue: 2) }
        @inlinable public static var opened: ReportedStatus { ReportedStatus(rawValue: 3) }
        @inlinable public static var dismissed: ReportedStatus { ReportedStatus(rawValue: 4) }
        /// The provider took it, and the device will not get it.
        @inlinable public static var failed: ReportedStatus { ReportedStatus(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [ReportedStatus] = [.unspecified, .delivered, .displayed, .opened, .dismissed, .failed]

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
            /// The device has it.
            case delivered
            case displayed
            case opened
            case dismissed
            /// The provider took it, and the device will not get it.
            case failed

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .delivered: 1
                case .displayed: 2
                case .opened: 3
                case .dismissed: 4
                case .failed: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .delivered
                case 2: self = .displayed
                case 3: self = .opened
                case 4: self = .dismissed
                case 5: self = .failed
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
                case .failed: "failed"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "delivered": self = .delivered
                case "displayed": self = .displayed
                case "opened": self = .opened
                case "dismissed": self = .dismissed
                case "failed": self = .failed
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// What shows that a push reached its device.
    public struct DeliveryEvidence: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// No evidence.
        @inlinable public static var unspecified: DeliveryEvidence { DeliveryEvidence(rawValue: 0) }
        @inlinable public static var providerReceipt: DeliveryEvidence { DeliveryEvidence(rawValue: 1) }
        @inlinable public static var device: DeliveryEvidence { DeliveryEvidence(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [DeliveryEvidence] = [.unspecified, .providerReceipt, .device]

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
            case providerReceipt
            case device

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .providerReceipt: 1
                case .device: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .providerReceipt
                case 2: self = .device
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .providerReceipt: "provider_receipt"
                case .device: "device"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "provider_receipt": self = .providerReceipt
                case "device": self = .device
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// What the ledger knows of a push's delivery (EVAL-26).
    public struct DeliverySign: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// The ledger does not have the push, or not yet.
        @inlinable public static var unspecified: DeliverySign { DeliverySign(rawValue: 0) }
        /// No device confirmed it. An app without a ledger has no other sign.
        @inlinable public static var none: DeliverySign { DeliverySign(rawValue: 1) }
        /// A device reported it, or the user opened or dismissed its notification on another one.
        @inlinable public static var confirmed: DeliverySign { DeliverySign(rawValue: 2) }
        /// It failed for good at all of its devices.
        @inlinable public static var failed: DeliverySign { DeliverySign(rawValue: 3) }
        /// It was cancelled before it was sent.
        @inlinable public static var cancelled: DeliverySign { DeliverySign(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [DeliverySign] = [.unspecified, .none, .confirmed, .failed, .cancelled]

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
            /// No device confirmed it. An app without a ledger has no other sign.
            case none
            /// A device reported it, or the user opened or dismissed its notification on another one.
            case confirmed
            /// It failed for good at all of its devices.
            case failed
            /// It was cancelled before it was sent.
            case cancelled

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .none: 1
                case .confirmed: 2
                case .failed: 3
                case .cancelled: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .none
                case 2: self = .confirmed
                case 3: self = .failed
                case 4: self = .cancelled
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .none: "none"
                case .confirmed: "confirmed"
                case .failed: "failed"
                case .cancelled: "cancelled"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "none": self = .none
                case "confirmed": self = .confirmed
                case "failed": self = .failed
                case "cancelled": self = .cancelled
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The status of a push device in the delivery log. All waiting states are pending; displayed, opened and dismissed pushes are delivered (C-30).
    public struct DeliveryLogStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DeliveryLogStatus { DeliveryLogStatus(rawValue: 0) }
        @inlinable public static var pending: DeliveryLogStatus { DeliveryLogStatus(rawValue: 1) }
        @inlinable public static var sent: DeliveryLogStatus { DeliveryLogStatus(rawValue: 2) }
        @inlinable public static var delivered: DeliveryLogStatus { DeliveryLogStatus(rawValue: 3) }
        @inlinable public static var failed: DeliveryLogStatus { DeliveryLogStatus(rawValue: 4) }
        @inlinable public static var expired: DeliveryLogStatus { DeliveryLogStatus(rawValue: 5) }
        @inlinable public static var cancelled: DeliveryLogStatus { DeliveryLogStatus(rawValue: 6) }
        /// Skipped by the last check before sending. A notification that was skipped earlier has no entry; QueryReceipts and the evaluator's Explain show
        /// it.
        @inlinable public static var skipped: DeliveryLogStatus { DeliveryLogStatus(rawValue: 7) }

        /// The values of the contract, in its order.
        public static let allCases: [DeliveryLogStatus] = [.unspecified, .pending, .sent, .delivered, .failed, .expired, .cancelled, .skipped]

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
            case sent
            case delivered
            case failed
            case expired
            case cancelled
            /// Skipped by the last check before sending. A notification that was skipped earlier has no entry; QueryReceipts and the evaluator's Explain show
            /// it.
            case skipped

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .sent: 2
                case .delivered: 3
                case .failed: 4
                case .expired: 5
                case .cancelled: 6
                case .skipped: 7
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .sent
                case 3: self = .delivered
                case 4: self = .failed
                case 5: self = .expired
                case 6: self = .cancelled
                case 7: self = .skipped
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .sent: "sent"
                case .delivered: "delivered"
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
                case "sent": self = .sent
                case "delivered": self = .delivered
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

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CounterOperation`.
    public struct CounterOperation: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: CounterOperation { CounterOperation(rawValue: 0) }
        @inlinable public static var increment: CounterOperation { CounterOperation(rawValue: 1) }
        @inlinable public static var set: CounterOperation { CounterOperation(rawValue: 2) }
        @inlinable public static var clear: CounterOperation { CounterOperation(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [CounterOperation] = [.unspecified, .increment, .set, .clear]

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
            case increment
            case set
            case clear

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .increment: 1
                case .set: 2
                case .clear: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .increment
                case 2: self = .set
                case 3: self = .clear
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .increment: "increment"
                case .set: "set"
                case .clear: "clear"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "increment": self = .increment
                case "set": self = .set
                case "clear": self = .clear
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.UserEventKind`.
    public struct UserEventKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: UserEventKind { UserEventKind(rawValue: 0) }
        /// A new entry.
        @inlinable public static var added: UserEventKind { UserEventKind(rawValue: 1) }
        @inlinable public static var read: UserEventKind { UserEventKind(rawValue: 2) }
        @inlinable public static var dismissed: UserEventKind { UserEventKind(rawValue: 3) }
        /// The notification was cancelled, or the host deleted its entity.
        @inlinable public static var withdrawn: UserEventKind { UserEventKind(rawValue: 4) }
        /// Several entries were read: those created up to `until_ms`, of `category_id` or of all.
        @inlinable public static var readAll: UserEventKind { UserEventKind(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [UserEventKind] = [.unspecified, .added, .read, .dismissed, .withdrawn, .readAll]

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
            /// A new entry.
            case added
            case read
            case dismissed
            /// The notification was cancelled, or the host deleted its entity.
            case withdrawn
            /// Several entries were read: those created up to `until_ms`, of `category_id` or of all.
            case readAll

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .added: 1
                case .read: 2
                case .dismissed: 3
                case .withdrawn: 4
                case .readAll: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .added
                case 2: self = .read
                case 3: self = .dismissed
                case 4: self = .withdrawn
                case 5: self = .readAll
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .added: "added"
                case .read: "read"
                case .dismissed: "dismissed"
                case .withdrawn: "withdrawn"
                case .readAll: "read_all"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "added": self = .added
                case "read": self = .read
                case "dismissed": self = .dismissed
                case "withdrawn": self = .withdrawn
                case "read_all": self = .readAll
                default: return nil
                }
            }
        }
    }
}

extension ReceiptsV1 {
    /// The beginning, a repetition or the end of a cause. Tenant, kind and subject name the alert.
    public struct AlertReport: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Such as `credential_refused`; at most 64 bytes.
        public var kind: String
        /// What it is about, such as a provider; at most 128 bytes.
        public var subject: String
        public var state: ReceiptsV1.AlertState
        /// UNSPECIFIED: a warning.
        public var severity: ReceiptsV1.AlertSeverity
        /// In words, without texts of notifications and without tokens; at most 1,000 bytes.
        public var detail: String
        /// What an operator can do; at most 1,000 bytes.
        public var remedy: String
        public var atMs: Int64
        /// The alert is resolved when it is not reported again for so long; 0: by a report alone.
        public var quietAfterMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.kind = ""
            self.subject = ""
            self.state = .unspecified
            self.severity = .unspecified
            self.detail = ""
            self.remedy = ""
            self.atMs = 0
            self.quietAfterMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            kind: String = "",
            subject: String = "",
            state: ReceiptsV1.AlertState = .unspecified,
            severity: ReceiptsV1.AlertSeverity = .unspecified,
            detail: String = "",
            remedy: String = "",
            atMs: Int64 = 0,
            quietAfterMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.kind = kind
            self.subject = subject
            self.state = state
            self.severity = severity
            self.detail = detail
            self.remedy = remedy
            self.atMs = atMs
            self.quietAfterMs = quietAfterMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportAlertsRequest`.
    public struct ReportAlertsRequest: Message {
        public var alerts: [ReceiptsV1.AlertReport]

        /// Every field at its default.
        public init() {
            self.alerts = []
        }

        /// The fields given, the others at their defaults.
        public init(
            alerts: [ReceiptsV1.AlertReport] = []
        ) {
            self.alerts = alerts
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportAlertsResponse`.
    public struct ReportAlertsResponse: Message {
        /// Refused reports; all others are durable.
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

extension ReceiptsV1 {
    /// `carillon.receipts.v1.Alert`.
    public struct Alert: Message {
        public var alertId: String
        public var tenant: Optional<CommonV1.Tenant>
        public var kind: String
        public var subject: String
        public var state: ReceiptsV1.AlertState
        public var severity: ReceiptsV1.AlertSeverity
        public var detail: String
        public var remedy: String
        /// Of the present cause, or the last one.
        public var firedAtMs: Int64
        /// The last report of the cause.
        public var seenAtMs: Int64
        public var resolvedAtMs: Optional<Int64>
        /// Reports of the cause since `fired_at_ms`.
        public var count: Int64
        public var acknowledgedAtMs: Optional<Int64>
        /// Who knows of the present cause; empty: nobody yet.
        public var acknowledgedBy: String

        /// Every field at its default.
        public init() {
            self.alertId = ""
            self.tenant = nil
            self.kind = ""
            self.subject = ""
            self.state = .unspecified
            self.severity = .unspecified
            self.detail = ""
            self.remedy = ""
            self.firedAtMs = 0
            self.seenAtMs = 0
            self.resolvedAtMs = nil
            self.count = 0
            self.acknowledgedAtMs = nil
            self.acknowledgedBy = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            alertId: String = "",
            tenant: CommonV1.Tenant? = nil,
            kind: String = "",
            subject: String = "",
            state: ReceiptsV1.AlertState = .unspecified,
            severity: ReceiptsV1.AlertSeverity = .unspecified,
            detail: String = "",
            remedy: String = "",
            firedAtMs: Int64 = 0,
            seenAtMs: Int64 = 0,
            resolvedAtMs: Int64? = nil,
            count: Int64 = 0,
            acknowledgedAtMs: Int64? = nil,
            acknowledgedBy: String = ""
        ) {
            self.alertId = alertId
            self.tenant = tenant
            self.kind = kind
            self.subject = subject
            self.state = state
            self.severity = severity
            self.detail = detail
            self.remedy = remedy
            self.firedAtMs = firedAtMs
            self.seenAtMs = seenAtMs
            self.resolvedAtMs = resolvedAtMs
            self.count = count
            self.acknowledgedAtMs = acknowledgedAtMs
            self.acknowledgedBy = acknowledgedBy
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ListAlertsRequest`.
    public struct ListAlertsRequest: Message {
        /// Empty: all apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// UNSPECIFIED: all.
        public var state: ReceiptsV1.AlertState
        /// Empty: all.
        public var kind: String
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.state = .unspecified
            self.kind = ""
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            state: ReceiptsV1.AlertState = .unspecified,
            kind: String = "",
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.state = state
            self.kind = kind
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension ReceiptsV1 {
    /// The alert that fired last comes first.
    public struct ListAlertsResponse: Message {
        public var alerts: [ReceiptsV1.Alert]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.alerts = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            alerts: [ReceiptsV1.Alert] = [],
            nextPageToken: String = ""
        ) {
            self.alerts = alerts
            self.nextPageToken = nextPageToken
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.AcknowledgeAlertRequest`.
    public struct AcknowledgeAlertRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var alertId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.alertId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            alertId: String = ""
        ) {
            self.tenant = tenant
            self.alertId = alertId
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.AcknowledgeAlertResponse`.
    public struct AcknowledgeAlertResponse: Message {
        public var alert: Optional<ReceiptsV1.Alert>

        /// Every field at its default.
        public init() {
            self.alert = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            alert: ReceiptsV1.Alert? = nil
        ) {
            self.alert = alert
        }
    }
}

extension ReceiptsV1 {
    /// Counts queued pushes of types that count against caps.
    public struct CountPushesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// Start of the user's day, and of their week; at most 32 days ago.
        public var normalSinceMs: Int64
        public var highSinceMs: Int64
        /// Types that do not count against caps.
        public var exemptTypeIds: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.normalSinceMs = 0
            self.highSinceMs = 0
            self.exemptTypeIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            normalSinceMs: Int64 = 0,
            highSinceMs: Int64 = 0,
            exemptTypeIds: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.normalSinceMs = normalSinceMs
            self.highSinceMs = highSinceMs
            self.exemptTypeIds = exemptTypeIds
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CountPushesResponse`.
    public struct CountPushesResponse: Message {
        /// Pushes of normal priority since `normal_since_ms`, and of high priority since `high_since_ms`.
        public var normal: Int64
        public var high: Int64

        /// Every field at its default.
        public init() {
            self.normal = 0
            self.high = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            normal: Int64 = 0,
            high: Int64 = 0
        ) {
            self.normal = normal
            self.high = high
        }
    }
}

extension ReceiptsV1 {
    /// A notification in the centre.
    public struct InboxEntry: Message {
        public var notificationId: String
        public var typeId: String
        public var categoryId: String
        public var title: String
        public var body: String
        /// Of the type, else of its category. Empty: the catalogue names none.
        public var iconKey: String
        public var entityType: String
        public var entityId: String
        public var deepLink: String
        /// The list that the app opens when the entity does not exist any more. Empty: there is none.
        public var fallbackDeepLink: String
        public var createdAtMs: Int64
        /// Absent: it is unread.
        public var readAtMs: Optional<Int64>
        /// When the centre forgets it.
        public var expiresAtMs: Int64
        /// Of the newest push. UNSPECIFIED: the delivery log does not have it any more.
        public var pushStatus: CommonV1.DeliveryStatus
        public var pushSkipReason: CommonV1.SkipReason

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.typeId = ""
            self.categoryId = ""
            self.title = ""
            self.body = ""
            self.iconKey = ""
            self.entityType = ""
            self.entityId = ""
            self.deepLink = ""
            self.fallbackDeepLink = ""
            self.createdAtMs = 0
            self.readAtMs = nil
            self.expiresAtMs = 0
            self.pushStatus = .unspecified
            self.pushSkipReason = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            typeId: String = "",
            categoryId: String = "",
            title: String = "",
            body: String = "",
            iconKey: String = "",
            entityType: String = "",
            entityId: String = "",
            deepLink: String = "",
            fallbackDeepLink: String = "",
            createdAtMs: Int64 = 0,
            readAtMs: Int64? = nil,
            expiresAtMs: Int64 = 0,
            pushStatus: CommonV1.DeliveryStatus = .unspecified,
            pushSkipReason: CommonV1.SkipReason = .unspecified
        ) {
            self.notificationId = notificationId
            self.typeId = typeId
            self.categoryId = categoryId
            self.title = title
            self.body = body
            self.iconKey = iconKey
            self.entityType = entityType
            self.entityId = entityId
            self.deepLink = deepLink
            self.fallbackDeepLink = fallbackDeepLink
            self.createdAtMs = createdAtMs
            self.readAtMs = readAtMs
            self.expiresAtMs = expiresAtMs
            self.pushStatus = pushStatus
            self.pushSkipReason = pushSkipReason
        }
    }
}

extension ReceiptsV1 {
    /// The filters narrow the list together.
    public struct ListInboxRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: the calling user.
        public var userId: String
        /// Empty: all.
        public var categoryId: String
        public var typeId: String
        public var unreadOnly: Bool
        /// At most 100. Empty: all.
        public var notificationIds: [String]
        /// 1 to 100; 0: 30.
        public var pageSize: Int32
        public var pageToken: String
        /// Links are in the form of browsers for WEB, else in that of the app.
        public var deviceType: CommonV1.DeviceType

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.categoryId = ""
            self.typeId = ""
            self.unreadOnly = false
            self.notificationIds = []
            self.pageSize = 0
            self.pageToken = ""
            self.deviceType = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            categoryId: String = "",
            typeId: String = "",
            unreadOnly: Bool = false,
            notificationIds: [String] = [],
            pageSize: Int32 = 0,
            pageToken: String = "",
            deviceType: CommonV1.DeviceType = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.categoryId = categoryId
            self.typeId = typeId
            self.unreadOnly = unreadOnly
            self.notificationIds = notificationIds
            self.pageSize = pageSize
            self.pageToken = pageToken
            self.deviceType = deviceType
        }
    }
}

extension ReceiptsV1 {
    /// Newest first.
    public struct ListInboxResponse: Message {
        public var entries: [ReceiptsV1.InboxEntry]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.entries = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            entries: [ReceiptsV1.InboxEntry] = [],
            nextPageToken: String = ""
        ) {
            self.entries = entries
            self.nextPageToken = nextPageToken
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CountInboxRequest`.
    public struct CountInboxRequest: Message {
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

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CountInboxResponse`.
    public struct CountInboxResponse: Message {
        /// Entries that are neither read nor dismissed.
        public var unread: Int64
        /// The number that the app's icon shows; -1: none.
        public var badge: Int32
        /// The unread count as clients show it: `99+` above the cap of badges.
        public var label: String

        /// Every field at its default.
        public init() {
            self.unread = 0
            self.badge = 0
            self.label = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            unread: Int64 = 0,
            badge: Int32 = 0,
            label: String = ""
        ) {
            self.unread = unread
            self.badge = badge
            self.label = label
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.InboxMark`.
    public struct InboxMark: Message {
        public var notificationId: String
        public var kind: ReceiptsV1.InboxMarkKind
        /// By the client's clock; 0: now. Of several marks the earliest counts, in whatever order they arrive.
        public var occurredAtMs: Int64

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.kind = .unspecified
            self.occurredAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            kind: ReceiptsV1.InboxMarkKind = .unspecified,
            occurredAtMs: Int64 = 0
        ) {
            self.notificationId = notificationId
            self.kind = kind
            self.occurredAtMs = occurredAtMs
        }
    }
}

extension ReceiptsV1 {
    /// Marks all entries as read.
    public struct InboxMarkAll: Message {
        /// Entries created up to this instant; 0: up to `occurred_at_ms`.
        public var untilMs: Int64
        /// Empty: of all categories.
        public var categoryId: String
        /// As in InboxMark.
        public var occurredAtMs: Int64

        /// Every field at its default.
        public init() {
            self.untilMs = 0
            self.categoryId = ""
            self.occurredAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            untilMs: Int64 = 0,
            categoryId: String = "",
            occurredAtMs: Int64 = 0
        ) {
            self.untilMs = untilMs
            self.categoryId = categoryId
            self.occurredAtMs = occurredAtMs
        }
    }
}

extension ReceiptsV1 {
    /// Marks a user's entries. A repetition changes nothing.
    public struct MarkInboxRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: the calling user.
        public var userId: String
        /// At most 500.
        public var marks: [ReceiptsV1.InboxMark]
        /// Absent: only `marks` are.
        public var all: Optional<ReceiptsV1.InboxMarkAll>
        /// Refuses the call with `not_found` where an entry of `marks` does not exist. Otherwise its mark waits for the entry.
        public var requiresEntries: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.marks = []
            self.all = nil
            self.requiresEntries = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            marks: [ReceiptsV1.InboxMark] = [],
            all: ReceiptsV1.InboxMarkAll? = nil,
            requiresEntries: Bool = false
        ) {
            self.tenant = tenant
            self.userId = userId
            self.marks = marks
            self.all = all
            self.requiresEntries = requiresEntries
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.MarkInboxResponse`.
    public struct MarkInboxResponse: Message {
        /// Entries that are still unread.
        public var unread: Int64
        /// Of `marks`: the user has no such entries, or not yet.
        public var unknownIds: [String]

        /// Every field at its default.
        public init() {
            self.unread = 0
            self.unknownIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            unread: Int64 = 0,
            unknownIds: [String] = []
        ) {
            self.unread = unread
            self.unknownIds = unknownIds
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.FindTargetRequest`.
    public struct FindTargetRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: the calling user.
        public var userId: String
        public var notificationId: String
        /// As in ListInboxRequest.
        public var deviceType: CommonV1.DeviceType

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.notificationId = ""
            self.deviceType = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            notificationId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.notificationId = notificationId
            self.deviceType = deviceType
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.FindTargetResponse`.
    public struct FindTargetResponse: Message {
        public var deepLink: String
        /// False: the host deleted the entity, or the notification was cancelled.
        public var exists: Bool
        /// Empty: there is none.
        public var fallbackDeepLink: String

        /// Every field at its default.
        public init() {
            self.deepLink = ""
            self.exists = false
            self.fallbackDeepLink = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            deepLink: String = "",
            exists: Bool = false,
            fallbackDeepLink: String = ""
        ) {
            self.deepLink = deepLink
            self.exists = exists
            self.fallbackDeepLink = fallbackDeepLink
        }
    }
}

extension ReceiptsV1 {
    /// Withdraws the entries about an entity that does not exist any more (EVAL-52), at most 500 in a call.
    public struct WithdrawEntriesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var entityType: String
        public var entityId: String
        /// The deletion. Entries created later are about a new entity of this id.
        public var deletedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.entityType = ""
            self.entityId = ""
            self.deletedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            entityType: String = "",
            entityId: String = "",
            deletedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.entityType = entityType
            self.entityId = entityId
            self.deletedAtMs = deletedAtMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.WithdrawEntriesResponse`.
    public struct WithdrawEntriesResponse: Message {
        public var withdrawn: Int32
        /// There are more entries: repeat the call.
        public var more: Bool

        /// Every field at its default.
        public init() {
            self.withdrawn = 0
            self.more = false
        }

        /// The fields given, the others at their defaults.
        public init(
            withdrawn: Int32 = 0,
            more: Bool = false
        ) {
            self.withdrawn = withdrawn
            self.more = more
        }
    }
}

extension ReceiptsV1 {
    /// A decided notification, pushed or skipped (RCPT-01, EVAL-59). A record of a known notification with another push id is a further push, of a snooze
    /// for example (EVAL-41). It has devices, receipts and attempts of its own; the ledger takes event, type and user from the first record, and does not
    /// count it as unread again. A repeated record changes nothing.
    public struct NotificationRecord: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var notificationId: String
        public var pushId: String
        public var eventId: String
        public var userId: String
        public var typeId: String
        public var categoryId: String
        public var channelId: String
        public var messageId: String
        public var priority: CommonV1.Priority
        public var title: String
        public var body: String
        /// UNSPECIFIED: a push is sent.
        public var skipReason: CommonV1.SkipReason
        /// The devices that the push goes to.
        public var devices: [ReceiptsV1.RecordedDevice]
        /// Creation of the notification; in the record of a further push, of that push.
        public var createdAtMs: Int64
        public var expiresAtMs: Int64
        /// The counter to increase by one (RCPT-14); empty: none.
        public var badgeCounter: String
        public var acceptedMonotonicNs: Int64
        /// Deferred (EVAL-22). It is recorded again when it is decided.
        public var held: Bool
        /// It shows nothing (EVAL-43): it is not unread, and its push gets no badge from the ledger.
        public var silentPush: Bool
        public var email: ReceiptsV1.EmailDecision
        /// Absent: Carillon mails nothing about it.
        public var mail: Optional<ReceiptsV1.NotificationMail>
        /// Its entry in the notification centre (EVAL-12). Absent: it has none, or an earlier record had it.
        public var inboxEntry: Optional<ReceiptsV1.RecordedInboxEntry>
        /// Of a direct notification. Absent: its user has the actions of the type's iOS categories.
        public var offeredActions: Optional<ReceiptsV1.OfferedActions>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.notificationId = ""
            self.pushId = ""
            self.eventId = ""
            self.userId = ""
            self.typeId = ""
            self.categoryId = ""
            self.channelId = ""
            self.messageId = ""
            self.priority = .unspecified
            self.title = ""
            self.body = ""
            self.skipReason = .unspecified
            self.devices = []
            self.createdAtMs = 0
            self.expiresAtMs = 0
            self.badgeCounter = ""
            self.acceptedMonotonicNs = 0
            self.held = false
            self.silentPush = false
            self.email = .unspecified
            self.mail = nil
            self.inboxEntry = nil
            self.offeredActions = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            notificationId: String = "",
            pushId: String = "",
            eventId: String = "",
            userId: String = "",
            typeId: String = "",
            categoryId: String = "",
            channelId: String = "",
            messageId: String = "",
            priority: CommonV1.Priority = .unspecified,
            title: String = "",
            body: String = "",
            skipReason: CommonV1.SkipReason = .unspecified,
            devices: [ReceiptsV1.RecordedDevice] = [],
            createdAtMs: Int64 = 0,
            expiresAtMs: Int64 = 0,
            badgeCounter: String = "",
            acceptedMonotonicNs: Int64 = 0,
            held: Bool = false,
            silentPush: Bool = false,
            email: ReceiptsV1.EmailDecision = .unspecified,
            mail: ReceiptsV1.NotificationMail? = nil,
            inboxEntry: ReceiptsV1.RecordedInboxEntry? = nil,
            offeredActions: ReceiptsV1.OfferedActions? = nil
        ) {
            self.tenant = tenant
            self.notificationId = notificationId
            self.pushId = pushId
            self.eventId = eventId
            self.userId = userId
            self.typeId = typeId
            self.categoryId = categoryId
            self.channelId = channelId
            self.messageId = messageId
            self.priority = priority
            self.title = title
            self.body = body
            self.skipReason = skipReason
            self.devices = devices
            self.createdAtMs = createdAtMs
            self.expiresAtMs = expiresAtMs
            self.badgeCounter = badgeCounter
            self.acceptedMonotonicNs = acceptedMonotonicNs
            self.held = held
            self.silentPush = silentPush
            self.email = email
            self.mail = mail
            self.inboxEntry = inboxEntry
            self.offeredActions = offeredActions
        }
    }
}

extension ReceiptsV1 {
    /// The text of a notification as its user reads it in the app, and where it leads.
    public struct RecordedInboxEntry: Message {
        public var title: String
        public var body: String
        /// In the form of the app: it begins with the app's scheme, if that has one.
        public var deepLink: String
        /// Empty: there is none.
        public var fallbackDeepLink: String
        public var entityType: String
        public var entityId: String
        /// The users whom the text may name, for erasure before the ledger has the record.
        public var aboutUserIds: [String]
        /// Under which Android and desktops show the push; at most 128 bytes, else it is not kept.
        public var tag: String

        /// Every field at its default.
        public init() {
            self.title = ""
            self.body = ""
            self.deepLink = ""
            self.fallbackDeepLink = ""
            self.entityType = ""
            self.entityId = ""
            self.aboutUserIds = []
            self.tag = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            body: String = "",
            deepLink: String = "",
            fallbackDeepLink: String = "",
            entityType: String = "",
            entityId: String = "",
            aboutUserIds: [String] = [],
            tag: String = ""
        ) {
            self.title = title
            self.body = body
            self.deepLink = deepLink
            self.fallbackDeepLink = fallbackDeepLink
            self.entityType = entityType
            self.entityId = entityId
            self.aboutUserIds = aboutUserIds
            self.tag = tag
        }
    }
}

extension ReceiptsV1 {
    /// What a direct notification itself lets its user do (EVAL-04).
    public struct OfferedActions: Message {
        /// Its own iOS category, whose actions take the place of the type's; empty: it has none.
        public var iosCategory: String
        public var actions: [ReceiptsV1.OfferedAction]

        /// Every field at its default.
        public init() {
            self.iosCategory = ""
            self.actions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            iosCategory: String = "",
            actions: [ReceiptsV1.OfferedAction] = []
        ) {
            self.iosCategory = iosCategory
            self.actions = actions
        }
    }
}

extension ReceiptsV1 {
    /// A button of a notification.
    public struct OfferedAction: Message {
        public var actionId: String
        /// Of a callback (EVAL-41): a path of the host's API that begins with `/`, or an https address; empty: it is no callback.
        public var callbackTarget: String
        public var callbackParams: [String: String]

        /// Every field at its default.
        public init() {
            self.actionId = ""
            self.callbackTarget = ""
            self.callbackParams = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            actionId: String = "",
            callbackTarget: String = "",
            callbackParams: [String: String] = [:]
        ) {
            self.actionId = actionId
            self.callbackTarget = callbackTarget
            self.callbackParams = callbackParams
        }
    }
}

extension ReceiptsV1 {
    /// What Carillon itself mails about a notification (DISP-32), or posts to the host in its place.
    public struct NotificationMail: Message {
        public var title: String
        public var body: String
        public var deepLink: String
        /// The language of the text.
        public var locale: String
        /// Beside the push, or the decision that there is none (`email_mode` parallel). False: once no device got the push.
        public var atOnce: Bool
        /// The push goes to further devices when these do not confirm it (EVAL-26). So its failure is not yet that of all devices.
        public var hasFurtherDevices: Bool
        /// The users whom the text may name, for erasure.
        public var aboutUserIds: [String]

        /// Every field at its default.
        public init() {
            self.title = ""
            self.body = ""
            self.deepLink = ""
            self.locale = ""
            self.atOnce = false
            self.hasFurtherDevices = false
            self.aboutUserIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            body: String = "",
            deepLink: String = "",
            locale: String = "",
            atOnce: Bool = false,
            hasFurtherDevices: Bool = false,
            aboutUserIds: [String] = []
        ) {
            self.title = title
            self.body = body
            self.deepLink = deepLink
            self.locale = locale
            self.atOnce = atOnce
            self.hasFurtherDevices = hasFurtherDevices
            self.aboutUserIds = aboutUserIds
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordedDevice`.
    public struct RecordedDevice: Message {
        public var pushDeviceId: String
        public var deviceId: String
        public var platform: String
        public var provider: String

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.deviceId = ""
            self.platform = ""
            self.provider = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            deviceId: String = "",
            platform: String = "",
            provider: String = ""
        ) {
            self.pushDeviceId = pushDeviceId
            self.deviceId = deviceId
            self.platform = platform
            self.provider = provider
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordNotificationRequest`.
    public struct RecordNotificationRequest: Message {
        public var notifications: [ReceiptsV1.NotificationRecord]

        /// Every field at its default.
        public init() {
            self.notifications = []
        }

        /// The fields given, the others at their defaults.
        public init(
            notifications: [ReceiptsV1.NotificationRecord] = []
        ) {
            self.notifications = notifications
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordNotificationResponse`.
    public struct RecordNotificationResponse: Message {
        /// The badges after the notifications, in request order. A repeated call gets the same ones. -1: the app shows no badge, or the notification was
        /// rejected.
        public var badges: [Int32]
        /// Rejected notifications; all others are recorded. `not_found`: the app was removed.
        public var rejected: [CommonV1.ItemResult]
        /// The devices of the notifications that have more of their category than `device_group_max` (EVAL-54).
        public var groups: [ReceiptsV1.DeviceGroup]
        /// What the devices of badge updates close (RCPT-12), the newest first for each.
        public var withdrawn: [ReceiptsV1.WithdrawnNotification]

        /// Every field at its default.
        public init() {
            self.badges = []
            self.rejected = []
            self.groups = []
            self.withdrawn = []
        }

        /// The fields given, the others at their defaults.
        public init(
            badges: [Int32] = [],
            rejected: [CommonV1.ItemResult] = [],
            groups: [ReceiptsV1.DeviceGroup] = [],
            withdrawn: [ReceiptsV1.WithdrawnNotification] = []
        ) {
            self.badges = badges
            self.rejected = rejected
            self.groups = groups
            self.withdrawn = withdrawn
        }
    }
}

extension ReceiptsV1 {
    /// A notification that its user has read or dismissed, or that was withdrawn: a device that still shows it closes it.
    public struct WithdrawnNotification: Message {
        /// Position of the badge update in the request, from 0.
        public var index: UInt32
        public var notificationId: String
        /// As in RecordedInboxEntry. Empty: unknown, or an unread notification has the tag, too.
        public var tag: String
        /// The device on which it was read: the app's id, or the server's. Empty: unknown.
        public var deviceId: String

        /// Every field at its default.
        public init() {
            self.index = 0
            self.notificationId = ""
            self.tag = ""
            self.deviceId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            index: UInt32 = 0,
            notificationId: String = "",
            tag: String = "",
            deviceId: String = ""
        ) {
            self.index = index
            self.notificationId = notificationId
            self.tag = tag
            self.deviceId = deviceId
        }
    }
}

extension ReceiptsV1 {
    /// What a device has of a category: notifications that are queued for it or were sent to it, and were neither opened nor dismissed.
    public struct DeviceGroup: Message {
        /// Position of the notification in the request, from 0.
        public var index: UInt32
        public var pushDeviceId: String
        /// With that notification.
        public var count: UInt32

        /// Every field at its default.
        public init() {
            self.index = 0
            self.pushDeviceId = ""
            self.count = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            index: UInt32 = 0,
            pushDeviceId: String = "",
            count: UInt32 = 0
        ) {
            self.index = index
            self.pushDeviceId = pushDeviceId
            self.count = count
        }
    }
}

extension ReceiptsV1 {
    /// The result of an attempt, or a push device's final state (DISP-35).
    public struct Outcome: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var attemptId: String
        /// An unknown push of a known notification is rejected like an unknown notification. Empty: the newest push to the device.
        public var pushId: String
        public var notificationId: String
        public var pushDeviceId: String
        public var userId: String
        /// SENT, FAILED, EXPIRED, CANCELLED, SKIPPED; QUEUED for an attempt that will be repeated; DELIVERED for a provider's receipt that the device's
        /// platform took the push, or for the acknowledgement of a desktop's agent.
        public var status: CommonV1.DeliveryStatus
        public var attemptNumber: Int32
        public var provider: String
        public var providerStatus: String
        public var providerCode: String
        public var providerMessageId: String
        public var failureReason: String
        public var occurredAtMs: Int64
        public var providerLatencyMs: Int32
        /// Grows for each push device. An older outcome never overwrites a newer one.
        public var sequence: Int64
        /// Reason of a send-time skip.
        public var skipReason: CommonV1.SkipReason
        /// Time from the event's acceptance to the provider's answer, microseconds of one machine's monotonic clock; 0: unknown.
        public var endToEndUs: Int64
        /// The text with `provider_code` or `failure_reason`, if any. It never has a token.
        public var providerErrorMessage: String
        /// Of DELIVERED: UNSPECIFIED is PROVIDER_RECEIPT, and DEVICE: the device's agent has shown it. DEVICE of EXPIRED: the agent did not fetch it in time.
        public var evidence: ReceiptsV1.DeliveryEvidence
        /// Of SENT: what the payload lost to fit a limit, or because the provider reserves it (DISP-21), in words; empty: nothing. It never has a text of the
        /// notification.
        public var payloadChanges: String
        /// Of SENT, for telemetry: whether the push had an image, and buttons.
        public var hasImage: Bool
        public var hasActions: Bool
        /// `email` or `webhook`: the end of a message to the user, without device and push. Empty: of a push.
        public var channel: String
        /// Of a message to the user: why there is one, as `reason` of the webhook has it.
        public var messageReason: String
        /// The place of the attempt in a trace (W3C, "Trace Context", `traceparent`); empty: it is in none. It is not stored.
        public var traceparent: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.attemptId = ""
            self.pushId = ""
            self.notificationId = ""
            self.pushDeviceId = ""
            self.userId = ""
            self.status = .unspecified
            self.attemptNumber = 0
            self.provider = ""
            self.providerStatus = ""
            self.providerCode = ""
            self.providerMessageId = ""
            self.failureReason = ""
            self.occurredAtMs = 0
            self.providerLatencyMs = 0
            self.sequence = 0
            self.skipReason = .unspecified
            self.endToEndUs = 0
            self.providerErrorMessage = ""
            self.evidence = .unspecified
            self.payloadChanges = ""
            self.hasImage = false
            self.hasActions = false
            self.channel = ""
            self.messageReason = ""
            self.traceparent = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            attemptId: String = "",
            pushId: String = "",
            notificationId: String = "",
            pushDeviceId: String = "",
            userId: String = "",
            status: CommonV1.DeliveryStatus = .unspecified,
            attemptNumber: Int32 = 0,
            provider: String = "",
            providerStatus: String = "",
            providerCode: String = "",
            providerMessageId: String = "",
            failureReason: String = "",
            occurredAtMs: Int64 = 0,
            providerLatencyMs: Int32 = 0,
            sequence: Int64 = 0,
            skipReason: CommonV1.SkipReason = .unspecified,
            endToEndUs: Int64 = 0,
            providerErrorMessage: String = "",
            evidence: ReceiptsV1.DeliveryEvidence = .unspecified,
            payloadChanges: String = "",
            hasImage: Bool = false,
            hasActions: Bool = false,
            channel: String = "",
            messageReason: String = "",
            traceparent: String = ""
        ) {
            self.tenant = tenant
            self.attemptId = attemptId
            self.pushId = pushId
            self.notificationId = notificationId
            self.pushDeviceId = pushDeviceId
            self.userId = userId
            self.status = status
            self.attemptNumber = attemptNumber
            self.provider = provider
            self.providerStatus = providerStatus
            self.providerCode = providerCode
            self.providerMessageId = providerMessageId
            self.failureReason = failureReason
            self.occurredAtMs = occurredAtMs
            self.providerLatencyMs = providerLatencyMs
            self.sequence = sequence
            self.skipReason = skipReason
            self.endToEndUs = endToEndUs
            self.providerErrorMessage = providerErrorMessage
            self.evidence = evidence
            self.payloadChanges = payloadChanges
            self.hasImage = hasImage
            self.hasActions = hasActions
            self.channel = channel
            self.messageReason = messageReason
            self.traceparent = traceparent
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordOutcomeRequest`.
    public struct RecordOutcomeRequest: Message {
        public var outcomes: [ReceiptsV1.Outcome]

        /// Every field at its default.
        public init() {
            self.outcomes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            outcomes: [ReceiptsV1.Outcome] = []
        ) {
            self.outcomes = outcomes
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordOutcomeResponse`.
    public struct RecordOutcomeResponse: Message {
        /// Rejected outcomes; all others are recorded.
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

extension ReceiptsV1 {
    /// A client's report on a notification (RCPT-06, RCPT-07). It counts for one push: the one of `push_id`, else the newest one to the device.
    public struct ReportClientEventRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var notificationId: String
        public var deviceId: String
        public var kind: ReceiptsV1.ClientEventKind
        /// 0 means now.
        public var occurredAtMs: Int64
        public var actionTaken: String
        public var appStateOnOpen: ReceiptsV1.AppState
        public var dismissMethod: ReceiptsV1.DismissMethod
        public var deepLinkTarget: String
        public var pushId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.notificationId = ""
            self.deviceId = ""
            self.kind = .unspecified
            self.occurredAtMs = 0
            self.actionTaken = ""
            self.appStateOnOpen = .unspecified
            self.dismissMethod = .unspecified
            self.deepLinkTarget = ""
            self.pushId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            notificationId: String = "",
            deviceId: String = "",
            kind: ReceiptsV1.ClientEventKind = .unspecified,
            occurredAtMs: Int64 = 0,
            actionTaken: String = "",
            appStateOnOpen: ReceiptsV1.AppState = .unspecified,
            dismissMethod: ReceiptsV1.DismissMethod = .unspecified,
            deepLinkTarget: String = "",
            pushId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.notificationId = notificationId
            self.deviceId = deviceId
            self.kind = kind
            self.occurredAtMs = occurredAtMs
            self.actionTaken = actionTaken
            self.appStateOnOpen = appStateOnOpen
            self.dismissMethod = dismissMethod
            self.deepLinkTarget = deepLinkTarget
            self.pushId = pushId
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportClientEventResponse`.
    public struct ReportClientEventResponse: Message {
        /// False: the notification was purged, and the report is ignored (RCPT-06).
        public var recorded: Bool

        /// Every field at its default.
        public init() {
            self.recorded = false
        }

        /// The fields given, the others at their defaults.
        public init(
            recorded: Bool = false
        ) {
            self.recorded = recorded
        }
    }
}

extension ReceiptsV1 {
    /// An action of a user on a notification (EVAL-42). It counts for one push, as a client's report does.
    public struct ReportActionRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: the caller's own.
        public var userId: String
        public var notificationId: String
        public var pushId: String
        public var deviceId: String
        /// `REPLY`, `MARK_READ` or another action that the notification offers; required.
        public var action: String
        /// At most 4,000 characters, of actions that take a text.
        public var textInput: String
        /// 0 means now.
        public var occurredAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.notificationId = ""
            self.pushId = ""
            self.deviceId = ""
            self.action = ""
            self.textInput = ""
            self.occurredAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            notificationId: String = "",
            pushId: String = "",
            deviceId: String = "",
            action: String = "",
            textInput: String = "",
            occurredAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.notificationId = notificationId
            self.pushId = pushId
            self.deviceId = deviceId
            self.action = action
            self.textInput = textInput
            self.occurredAtMs = occurredAtMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportActionResponse`.
    public struct ReportActionResponse: Message {
        /// `message_id` of the webhook. A repeated report has the same one, and is not forwarded again.
        public var reportId: String
        /// The action asks for the notification again after so many seconds (EVAL-41): call the evaluator's Snooze. 0: it does not.
        public var snoozeSeconds: Int32

        /// Every field at its default.
        public init() {
            self.reportId = ""
            self.snoozeSeconds = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            reportId: String = "",
            snoozeSeconds: Int32 = 0
        ) {
            self.reportId = reportId
            self.snoozeSeconds = snoozeSeconds
        }
    }
}

extension ReceiptsV1 {
    /// Many reports in one call, for clients that were offline and for replays.
    public struct ReportClientEventsRequest: Message {
        public var events: [ReceiptsV1.ReportClientEventRequest]

        /// Every field at its default.
        public init() {
            self.events = []
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.ReportClientEventRequest] = []
        ) {
            self.events = events
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportClientEventsResponse`.
    public struct ReportClientEventsResponse: Message {
        public var rejected: [CommonV1.ItemResult]
        /// Ignored reports on purged notifications (RCPT-06).
        public var ignored: Int32

        /// Every field at its default.
        public init() {
            self.rejected = []
            self.ignored = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = [],
            ignored: Int32 = 0
        ) {
            self.rejected = rejected
            self.ignored = ignored
        }
    }
}

extension ReceiptsV1 {
    /// A report on the push to one device. The device is that of `device_id`, else that of `provider_message_id`, else the only one.
    public struct DeliveryReport: Message {
        /// The sender's id of the report, at most 128 bytes; required. A repeated id changes nothing for seven days.
        public var reportId: String
        public var status: ReceiptsV1.ReportedStatus
        /// The notification, its push, or the provider's id of the message; one of them is required.
        public var notificationId: String
        public var pushId: String
        /// The app's id of the device, or the server's; at most 128 bytes.
        public var deviceId: String
        /// The provider's id of the message, whole or what is behind its last `/`; at most 512 bytes.
        public var providerMessageId: String
        /// 0 means now.
        public var occurredAtMs: Int64
        /// Of FAILED: the provider's code and its text; at most 128 and 1,000 bytes.
        public var errorCode: String
        public var errorMessage: String
        /// Of OPENED, as in ReportClientEventRequest.
        public var actionTaken: String

        /// Every field at its default.
        public init() {
            self.reportId = ""
            self.status = .unspecified
            self.notificationId = ""
            self.pushId = ""
            self.deviceId = ""
            self.providerMessageId = ""
            self.occurredAtMs = 0
            self.errorCode = ""
            self.errorMessage = ""
            self.actionTaken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            reportId: String = "",
            status: ReceiptsV1.ReportedStatus = .unspecified,
            notificationId: String = "",
            pushId: String = "",
            deviceId: String = "",
            providerMessageId: String = "",
            occurredAtMs: Int64 = 0,
            errorCode: String = "",
            errorMessage: String = "",
            actionTaken: String = ""
        ) {
            self.reportId = reportId
            self.status = status
            self.notificationId = notificationId
            self.pushId = pushId
            self.deviceId = deviceId
            self.providerMessageId = providerMessageId
            self.occurredAtMs = occurredAtMs
            self.errorCode = errorCode
            self.errorMessage = errorMessage
            self.actionTaken = actionTaken
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportDeliveriesRequest`.
    public struct ReportDeliveriesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The provider of the pushes: `fcm`, `apns` … Reports on pushes of others are ignored.
        public var provider: String
        /// 1 to 500. An invalid one refuses the whole request.
        public var reports: [ReceiptsV1.DeliveryReport]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.provider = ""
            self.reports = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            provider: String = "",
            reports: [ReceiptsV1.DeliveryReport] = []
        ) {
            self.tenant = tenant
            self.provider = provider
            self.reports = reports
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportDeliveriesResponse`.
    public struct ReportDeliveriesResponse: Message {
        public var recorded: Int32
        /// Known ids.
        public var repeated: Int32
        /// About a push or a device that the ledger does not have, or that the report cannot change any more.
        public var ignored: Int32

        /// Every field at its default.
        public init() {
            self.recorded = 0
            self.repeated = 0
            self.ignored = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            recorded: Int32 = 0,
            repeated: Int32 = 0,
            ignored: Int32 = 0
        ) {
            self.recorded = recorded
            self.repeated = repeated
            self.ignored = ignored
        }
    }
}

extension ReceiptsV1 {
    /// The receipt of one device, or of one message to the user, which has neither device nor push (RCPT-02).
    public struct DeviceReceipt: Message {
        public var pushDeviceId: String
        public var deviceId: String
        public var pushId: String
        public var status: CommonV1.DeliveryStatus
        public var provider: String
        public var platform: String
        public var sentToProviderAtMs: Optional<Int64>
        public var deliveredToDeviceAtMs: Optional<Int64>
        public var displayedAtMs: Optional<Int64>
        public var openedAtMs: Optional<Int64>
        public var dismissedAtMs: Optional<Int64>
        public var failedAtMs: Optional<Int64>
        public var failureReason: String
        public var providerErrorCode: String
        public var providerMessageId: String
        public var providerLatencyMs: Int32
        public var deliveryLatencyMs: Int32
        public var deliveryEvidence: ReceiptsV1.DeliveryEvidence
        public var actionTaken: String
        public var attempts: Int32
        /// `push`, `email` or `webhook`.
        public var channel: String
        public var opens: Int32
        /// `delivered_at` was out of range and was clamped.
        public var clamped: Bool
        public var notificationId: String
        public var userId: String
        public var providerErrorMessage: String
        /// Attempts after the first.
        public var retryCount: Int32
        public var createdAtMs: Int64
        /// The newest 100 attempts, in their order. Only GetNotification fills it.
        public var attemptLog: [ReceiptsV1.Attempt]
        /// What the payload of the accepted push lost to fit a limit (DISP-21), in words; empty: nothing.
        public var payloadChanges: String
        /// As in `Outcome`.
        public var messageReason: String

        /// Every field at its default.
        public init() {
            self.pushDeviceId = ""
            self.deviceId = ""
            self.pushId = ""
            self.status = .unspecified
            self.provider = ""
            self.platform = ""
            self.sentToProviderAtMs = nil
            self.deliveredToDeviceAtMs = nil
            self.displayedAtMs = nil
            self.openedAtMs = nil
            self.dismissedAtMs = nil
            self.failedAtMs = nil
            self.failureReason = ""
            self.providerErrorCode = ""
            self.providerMessageId = ""
            self.providerLatencyMs = 0
            self.deliveryLatencyMs = 0
            self.deliveryEvidence = .unspecified
            self.actionTaken = ""
            self.attempts = 0
            self.channel = ""
            self.opens = 0
            self.clamped = false
            self.notificationId = ""
            self.userId = ""
            self.providerErrorMessage = ""
            self.retryCount = 0
            self.createdAtMs = 0
            self.attemptLog = []
            self.payloadChanges = ""
            self.messageReason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            pushDeviceId: String = "",
            deviceId: String = "",
            pushId: String = "",
            status: CommonV1.DeliveryStatus = .unspecified,
            provider: String = "",
            platform: String = "",
            sentToProviderAtMs: Int64? = nil,
            deliveredToDeviceAtMs: Int64? = nil,
            displayedAtMs: Int64? = nil,
            openedAtMs: Int64? = nil,
            dismissedAtMs: Int64? = nil,
            failedAtMs: Int64? = nil,
            failureReason: String = "",
            providerErrorCode: String = "",
            providerMessageId: String = "",
            providerLatencyMs: Int32 = 0,
            deliveryLatencyMs: Int32 = 0,
            deliveryEvidence: ReceiptsV1.DeliveryEvidence = .unspecified,
            actionTaken: String = "",
            attempts: Int32 = 0,
            channel: String = "",
            opens: Int32 = 0,
            clamped: Bool = false,
            notificationId: String = "",
            userId: String = "",
            providerErrorMessage: String = "",
            retryCount: Int32 = 0,
            createdAtMs: Int64 = 0,
            attemptLog: [ReceiptsV1.Attempt] = [],
            payloadChanges: String = "",
            messageReason: String = ""
        ) {
            self.pushDeviceId = pushDeviceId
            self.deviceId = deviceId
            self.pushId = pushId
            self.status = status
            self.provider = provider
            self.platform = platform
            self.sentToProviderAtMs = sentToProviderAtMs
            self.deliveredToDeviceAtMs = deliveredToDeviceAtMs
            self.displayedAtMs = displayedAtMs
            self.openedAtMs = openedAtMs
            self.dismissedAtMs = dismissedAtMs
            self.failedAtMs = failedAtMs
            self.failureReason = failureReason
            self.providerErrorCode = providerErrorCode
            self.providerMessageId = providerMessageId
            self.providerLatencyMs = providerLatencyMs
            self.deliveryLatencyMs = deliveryLatencyMs
            self.deliveryEvidence = deliveryEvidence
            self.actionTaken = actionTaken
            self.attempts = attempts
            self.channel = channel
            self.opens = opens
            self.clamped = clamped
            self.notificationId = notificationId
            self.userId = userId
            self.providerErrorMessage = providerErrorMessage
            self.retryCount = retryCount
            self.createdAtMs = createdAtMs
            self.attemptLog = attemptLog
            self.payloadChanges = payloadChanges
            self.messageReason = messageReason
        }
    }
}

extension ReceiptsV1 {
    /// An outcome that the dispatcher reported: an attempt, or an end without one.
    public struct Attempt: Message {
        /// From 1, and again from 1 when an operator requeues the push. An attempt that the provider throttled does not count.
        public var number: Int32
        /// QUEUED for an attempt that is repeated.
        public var status: CommonV1.DeliveryStatus
        public var provider: String
        /// HTTP status of the provider's answer; empty without an answer.
        public var providerStatus: String
        public var providerCode: String
        public var providerMessageId: String
        public var failureReason: String
        public var occurredAtMs: Int64
        public var providerLatencyMs: Int32

        /// Every field at its default.
        public init() {
            self.number = 0
            self.status = .unspecified
            self.provider = ""
            self.providerStatus = ""
            self.providerCode = ""
            self.providerMessageId = ""
            self.failureReason = ""
            self.occurredAtMs = 0
            self.providerLatencyMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            number: Int32 = 0,
            status: CommonV1.DeliveryStatus = .unspecified,
            provider: String = "",
            providerStatus: String = "",
            providerCode: String = "",
            providerMessageId: String = "",
            failureReason: String = "",
            occurredAtMs: Int64 = 0,
            providerLatencyMs: Int32 = 0
        ) {
            self.number = number
            self.status = status
            self.provider = provider
            self.providerStatus = providerStatus
            self.providerCode = providerCode
            self.providerMessageId = providerMessageId
            self.failureReason = failureReason
            self.occurredAtMs = occurredAtMs
            self.providerLatencyMs = providerLatencyMs
        }
    }
}

extension ReceiptsV1 {
    /// A notification. `push_id`, `title`, `body`, `status`, `skip_reason`, `priority` and `expires_at_ms` are those of its newest push.
    public struct NotificationView: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var notificationId: String
        public var pushId: String
        public var eventId: String
        public var userId: String
        public var typeId: String
        public var categoryId: String
        public var channelId: String
        public var messageId: String
        public var title: String
        public var body: String
        public var status: CommonV1.DeliveryStatus
        public var skipReason: CommonV1.SkipReason
        public var createdAtMs: Int64
        public var expiresAtMs: Int64
        /// Of all pushes, the oldest push first.
        public var receipts: [ReceiptsV1.DeviceReceipt]
        public var priority: CommonV1.Priority
        public var email: ReceiptsV1.EmailDecision
        /// Of mails and webhooks to the user, which have no device and do not count in `status` (RCPT-04).
        public var messageReceipts: [ReceiptsV1.DeviceReceipt]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.notificationId = ""
            self.pushId = ""
            self.eventId = ""
            self.userId = ""
            self.typeId = ""
            self.categoryId = ""
            self.channelId = ""
            self.messageId = ""
            self.title = ""
            self.body = ""
            self.status = .unspecified
            self.skipReason = .unspecified
            self.createdAtMs = 0
            self.expiresAtMs = 0
            self.receipts = []
            self.priority = .unspecified
            self.email = .unspecified
            self.messageReceipts = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            notificationId: String = "",
            pushId: String = "",
            eventId: String = "",
            userId: String = "",
            typeId: String = "",
            categoryId: String = "",
            channelId: String = "",
            messageId: String = "",
            title: String = "",
            body: String = "",
            status: CommonV1.DeliveryStatus = .unspecified,
            skipReason: CommonV1.SkipReason = .unspecified,
            createdAtMs: Int64 = 0,
            expiresAtMs: Int64 = 0,
            receipts: [ReceiptsV1.DeviceReceipt] = [],
            priority: CommonV1.Priority = .unspecified,
            email: ReceiptsV1.EmailDecision = .unspecified,
            messageReceipts: [ReceiptsV1.DeviceReceipt] = []
        ) {
            self.tenant = tenant
            self.notificationId = notificationId
            self.pushId = pushId
            self.eventId = eventId
            self.userId = userId
            self.typeId = typeId
            self.categoryId = categoryId
            self.channelId = channelId
            self.messageId = messageId
            self.title = title
            self.body = body
            self.status = status
            self.skipReason = skipReason
            self.createdAtMs = createdAtMs
            self.expiresAtMs = expiresAtMs
            self.receipts = receipts
            self.priority = priority
            self.email = email
            self.messageReceipts = messageReceipts
        }
    }
}

extension ReceiptsV1 {
    /// A push of a notification.
    public struct PushReference: Message {
        public var notificationId: String
        public var pushId: String

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.pushId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            pushId: String = ""
        ) {
            self.notificationId = notificationId
            self.pushId = pushId
        }
    }
}

extension ReceiptsV1 {
    /// At most 2,000 pushes of one app.
    public struct CheckDeliveryRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var pushes: [ReceiptsV1.PushReference]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.pushes = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            pushes: [ReceiptsV1.PushReference] = []
        ) {
            self.tenant = tenant
            self.pushes = pushes
        }
    }
}

extension ReceiptsV1 {
    /// In request order.
    public struct CheckDeliveryResponse: Message {
        public var signs: [ReceiptsV1.DeliverySign]

        /// Every field at its default.
        public init() {
            self.signs = []
        }

        /// The fields given, the others at their defaults.
        public init(
            signs: [ReceiptsV1.DeliverySign] = []
        ) {
            self.signs = signs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.GetNotificationRequest`.
    public struct GetNotificationRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var notificationId: String
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.notificationId = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            notificationId: String = "",
            userId: String = ""
        ) {
            self.tenant = tenant
            self.notificationId = notificationId
            self.userId = userId
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.GetNotificationResponse`.
    public struct GetNotificationResponse: Message {
        public var notification: Optional<ReceiptsV1.NotificationView>

        /// Every field at its default.
        public init() {
            self.notification = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            notification: ReceiptsV1.NotificationView? = nil
        ) {
            self.notification = notification
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.QueryReceiptsRequest`.
    public struct QueryReceiptsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var eventId: String
        /// Of the newest push.
        public var status: CommonV1.DeliveryStatus
        /// The creation of the newest push: start, and end, not included; 0: no bound.
        public var fromMs: Int64
        public var untilMs: Int64
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.eventId = ""
            self.status = .unspecified
            self.fromMs = 0
            self.untilMs = 0
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            eventId: String = "",
            status: CommonV1.DeliveryStatus = .unspecified,
            fromMs: Int64 = 0,
            untilMs: Int64 = 0,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.eventId = eventId
            self.status = status
            self.fromMs = fromMs
            self.untilMs = untilMs
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension ReceiptsV1 {
    /// The notification with the newest push first.
    public struct QueryReceiptsResponse: Message {
        public var notifications: [ReceiptsV1.NotificationView]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.notifications = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            notifications: [ReceiptsV1.NotificationView] = [],
            nextPageToken: String = ""
        ) {
            self.notifications = notifications
            self.nextPageToken = nextPageToken
        }
    }
}

extension ReceiptsV1 {
    /// One push device of one push, as `chat` logs it (RCPT-03): the rows of the store's view `push_delivery_log`.
    public struct DeliveryLogEntry: Message {
        public var notificationId: String
        public var userId: String
        /// The push device id. Empty: a client's report named no known device.
        public var deviceId: String
        public var type: String
        public var channelId: String
        public var messageId: String
        public var status: ReceiptsV1.DeliveryLogStatus
        public var platform: String
        /// Empty for other providers than APNs.
        public var apnsId: String
        /// Of the push.
        public var createdAtMs: Int64
        public var sentAtMs: Optional<Int64>
        public var deliveredAtMs: Optional<Int64>
        /// The provider's code, else Carillon's reason.
        public var errorCode: String
        public var errorMessage: String
        public var retryCount: Int32

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.userId = ""
            self.deviceId = ""
            self.type = ""
            self.channelId = ""
            self.messageId = ""
            self.status = .unspecified
            self.platform = ""
            self.apnsId = ""
            self.createdAtMs = 0
            self.sentAtMs = nil
            self.deliveredAtMs = nil
            self.errorCode = ""
            self.errorMessage = ""
            self.retryCount = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            userId: String = "",
            deviceId: String = "",
            type: String = "",
            channelId: String = "",
            messageId: String = "",
            status: ReceiptsV1.DeliveryLogStatus = .unspecified,
            platform: String = "",
            apnsId: String = "",
            createdAtMs: Int64 = 0,
            sentAtMs: Int64? = nil,
            deliveredAtMs: Int64? = nil,
            errorCode: String = "",
            errorMessage: String = "",
            retryCount: Int32 = 0
        ) {
            self.notificationId = notificationId
            self.userId = userId
            self.deviceId = deviceId
            self.type = type
            self.channelId = channelId
            self.messageId = messageId
            self.status = status
            self.platform = platform
            self.apnsId = apnsId
            self.createdAtMs = createdAtMs
            self.sentAtMs = sentAtMs
            self.deliveredAtMs = deliveredAtMs
            self.errorCode = errorCode
            self.errorMessage = errorMessage
            self.retryCount = retryCount
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.QueryDeliveryLogRequest`.
    public struct QueryDeliveryLogRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var notificationId: String
        /// UNSPECIFIED: all.
        public var status: ReceiptsV1.DeliveryLogStatus
        /// The creation: start, and end, not included; 0: no bound.
        public var fromMs: Int64
        public var untilMs: Int64
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.notificationId = ""
            self.status = .unspecified
            self.fromMs = 0
            self.untilMs = 0
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            notificationId: String = "",
            status: ReceiptsV1.DeliveryLogStatus = .unspecified,
            fromMs: Int64 = 0,
            untilMs: Int64 = 0,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.notificationId = notificationId
            self.status = status
            self.fromMs = fromMs
            self.untilMs = untilMs
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension ReceiptsV1 {
    /// Newest first.
    public struct QueryDeliveryLogResponse: Message {
        public var entries: [ReceiptsV1.DeliveryLogEntry]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.entries = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            entries: [ReceiptsV1.DeliveryLogEntry] = [],
            nextPageToken: String = ""
        ) {
            self.entries = entries
            self.nextPageToken = nextPageToken
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.BadgeRequest`.
    public struct BadgeRequest: Message {
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

extension ReceiptsV1 {
    /// `carillon.receipts.v1.BadgeResponse`.
    public struct BadgeResponse: Message {
        public var badge: Int32
        public var counters: [String: Int32]
        public var trueCount: Int32

        /// Every field at its default.
        public init() {
            self.badge = 0
            self.counters = [:]
            self.trueCount = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            badge: Int32 = 0,
            counters: [String: Int32] = [:],
            trueCount: Int32 = 0
        ) {
            self.badge = badge
            self.counters = counters
            self.trueCount = trueCount
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ChangeCounterRequest`.
    public struct ChangeCounterRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var counter: String
        public var op: ReceiptsV1.CounterOperation
        public var value: Int32

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.counter = ""
            self.op = .unspecified
            self.value = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            counter: String = "",
            op: ReceiptsV1.CounterOperation = .unspecified,
            value: Int32 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.counter = counter
            self.op = op
            self.value = value
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ChangeCounterResponse`.
    public struct ChangeCounterResponse: Message {
        public var badge: Int32
        public var counters: [String: Int32]

        /// Every field at its default.
        public init() {
            self.badge = 0
            self.counters = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            badge: Int32 = 0,
            counters: [String: Int32] = [:]
        ) {
            self.badge = badge
            self.counters = counters
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CountByStatusRequest`.
    public struct CountByStatusRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Of the events whose id begins with this text, 10 bytes at least: a broadcast has many events.
        public var eventIdPrefix: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.eventIdPrefix = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            eventIdPrefix: String = ""
        ) {
            self.tenant = tenant
            self.eventIdPrefix = eventIdPrefix
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.CountByStatusResponse`.
    public struct CountByStatusResponse: Message {
        /// DeliveryStatus name without its prefix, lower case → notifications with a push, by the status of their newest one.
        public var notifications: [String: Int64]

        /// Every field at its default.
        public init() {
            self.notifications = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            notifications: [String: Int64] = [:]
        ) {
            self.notifications = notifications
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.LedgerStatisticsRequest`.
    public struct LedgerStatisticsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Also return `channels`, with one row for each conversation channel.
        public var byChannel: Bool
        /// Also return `metrics`, of the hours from this instant on and before that one; 0: no bound.
        public var withMetrics: Bool
        public var metricsFromMs: Int64
        public var metricsUntilMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.byChannel = false
            self.withMetrics = false
            self.metricsFromMs = 0
            self.metricsUntilMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            byChannel: Bool = false,
            withMetrics: Bool = false,
            metricsFromMs: Int64 = 0,
            metricsUntilMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.byChannel = byChannel
            self.withMetrics = withMetrics
            self.metricsFromMs = metricsFromMs
            self.metricsUntilMs = metricsUntilMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.LedgerStatisticsResponse`.
    public struct LedgerStatisticsResponse: Message {
        /// A notification counts once. A device counts for each push to it.
        public var notifications: Int64
        public var pushed: Int64
        /// SkipReason name without its prefix, lower case → count.
        public var skipped: [String: Int64]
        /// DeliveryStatus name without its prefix, lower case → push devices.
        public var devicesByStatus: [String: Int64]
        /// Provider → devices that a provider accepted.
        public var sentByProvider: [String: Int64]
        /// `delivered`, `opened` … → client reports.
        public var clientEvents: [String: Int64]
        /// Time from an event's acceptance to the provider's answer, microseconds, since the service started; both absent without samples.
        public var endToEnd: Optional<ReceiptsV1.LatencySummary>
        public var provider: Optional<ReceiptsV1.LatencySummary>
        /// Devices of pushes that are not yet sent, failed, expired, cancelled or skipped.
        public var openDevices: Int64
        public var channels: [ReceiptsV1.ChannelStatistics]
        /// Sorted by the provider's name.
        public var deliveries: [ReceiptsV1.ProviderDelivery]
        public var firstAttempts: Optional<ReceiptsV1.FirstAttempts>
        /// The ledger's part of the metric catalogue (OBS-08): each metric at least once.
        public var metrics: [CommonV1.MetricReading]

        /// Every field at its default.
        public init() {
            self.notifications = 0
            self.pushed = 0
            self.skipped = [:]
            self.devicesByStatus = [:]
            self.sentByProvider = [:]
            self.clientEvents = [:]
            self.endToEnd = nil
            self.provider = nil
            self.openDevices = 0
            self.channels = []
            self.deliveries = []
            self.firstAttempts = nil
            self.metrics = []
        }

        /// The fields given, the others at their defaults.
        public init(
            notifications: Int64 = 0,
            pushed: Int64 = 0,
            skipped: [String: Int64] = [:],
            devicesByStatus: [String: Int64] = [:],
            sentByProvider: [String: Int64] = [:],
            clientEvents: [String: Int64] = [:],
            endToEnd: ReceiptsV1.LatencySummary? = nil,
            provider: ReceiptsV1.LatencySummary? = nil,
            openDevices: Int64 = 0,
            channels: [ReceiptsV1.ChannelStatistics] = [],
            deliveries: [ReceiptsV1.ProviderDelivery] = [],
            firstAttempts: ReceiptsV1.FirstAttempts? = nil,
            metrics: [CommonV1.MetricReading] = []
        ) {
            self.notifications = notifications
            self.pushed = pushed
            self.skipped = skipped
            self.devicesByStatus = devicesByStatus
            self.sentByProvider = sentByProvider
            self.clientEvents = clientEvents
            self.endToEnd = endToEnd
            self.provider = provider
            self.openDevices = openDevices
            self.channels = channels
            self.deliveries = deliveries
            self.firstAttempts = firstAttempts
            self.metrics = metrics
        }
    }
}

extension ReceiptsV1 {
    /// How many pushes to devices succeeded at the first attempt (`first_attempt_success`, RCPT-09).
    public struct FirstAttempts: Message {
        /// Pushes to devices with an attempt that counts. Pushes of before this was counted are left out.
        public var attempted: Int64
        /// Those that the device got, or its provider accepted where no more is known, at the first attempt.
        public var succeeded: Int64
        /// From 0 to 1; absent without data.
        public var successRate: Optional<Double>
        /// In words: `≥ 95 %`.
        public var target: String
        public var met: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.attempted = 0
            self.succeeded = 0
            self.successRate = nil
            self.target = ""
            self.met = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            attempted: Int64 = 0,
            succeeded: Int64 = 0,
            successRate: Double? = nil,
            target: String = "",
            met: Bool? = nil
        ) {
            self.attempted = attempted
            self.succeeded = succeeded
            self.successRate = successRate
            self.target = target
            self.met = met
        }
    }
}

extension ReceiptsV1 {
    /// The confirmed delivery of a provider's accepted pushes (RCPT-05).
    public struct ProviderDelivery: Message {
        public var provider: String
        /// Devices whose push the provider accepted.
        public var accepted: Int64
        /// Devices that confirmed their push.
        public var confirmed: Int64
        /// Absent while it is unknown: APNs confirms only acceptance, so it needs clients' reports.
        public var deliveryRate: Optional<Double>

        /// Every field at its default.
        public init() {
            self.provider = ""
            self.accepted = 0
            self.confirmed = 0
            self.deliveryRate = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            provider: String = "",
            accepted: Int64 = 0,
            confirmed: Int64 = 0,
            deliveryRate: Double? = nil
        ) {
            self.provider = provider
            self.accepted = accepted
            self.confirmed = confirmed
            self.deliveryRate = deliveryRate
        }
    }
}

extension ReceiptsV1 {
    /// The same counts for the notifications of one conversation channel.
    public struct ChannelStatistics: Message {
        public var channelId: String
        public var notifications: Int64
        public var pushed: Int64
        public var skipped: [String: Int64]
        public var devicesByStatus: [String: Int64]
        public var sentByProvider: [String: Int64]
        public var clientEvents: [String: Int64]
        /// Type → notifications.
        public var byType: [String: Int64]

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.notifications = 0
            self.pushed = 0
            self.skipped = [:]
            self.devicesByStatus = [:]
            self.sentByProvider = [:]
            self.clientEvents = [:]
            self.byType = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            notifications: Int64 = 0,
            pushed: Int64 = 0,
            skipped: [String: Int64] = [:],
            devicesByStatus: [String: Int64] = [:],
            sentByProvider: [String: Int64] = [:],
            clientEvents: [String: Int64] = [:],
            byType: [String: Int64] = [:]
        ) {
            self.channelId = channelId
            self.notifications = notifications
            self.pushed = pushed
            self.skipped = skipped
            self.devicesByStatus = devicesByStatus
            self.sentByProvider = sentByProvider
            self.clientEvents = clientEvents
            self.byType = byType
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.LatencySummary`.
    public struct LatencySummary: Message {
        public var count: Int64
        public var p50Us: Int64
        public var p95Us: Int64
        public var p99Us: Int64
        public var maxUs: Int64

        /// Every field at its default.
        public init() {
            self.count = 0
            self.p50Us = 0
            self.p95Us = 0
            self.p99Us = 0
            self.maxUs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            count: Int64 = 0,
            p50Us: Int64 = 0,
            p95Us: Int64 = 0,
            p99Us: Int64 = 0,
            maxUs: Int64 = 0
        ) {
            self.count = count
            self.p50Us = p50Us
            self.p95Us = p95Us
            self.p99Us = p99Us
            self.maxUs = maxUs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.GetFailureReportRequest`.
    public struct GetFailureReportRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// An instant of the day in UTC; 0: yesterday.
        public var dayMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.dayMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            dayMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.dayMs = dayMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.GetFailureReportResponse`.
    public struct GetFailureReportResponse: Message {
        public var report: Optional<ReceiptsV1.FailureReport>

        /// Every field at its default.
        public init() {
            self.report = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            report: ReceiptsV1.FailureReport? = nil
        ) {
            self.report = report
        }
    }
}

extension ReceiptsV1 {
    /// The pushes of a day in UTC, once for each device. Days of the last year are known.
    public struct FailureReport: Message {
        /// The start of the day.
        public var dayMs: Int64
        /// Pushes that a provider accepted, and those that failed for good. One that a provider accepted and refused later counts in both.
        public var accepted: Int64
        public var failed: Int64
        /// Failed of `accepted` and `failed`, from 0 to 1.
        public var failedShare: Double
        /// The most frequent first.
        public var failures: [ReceiptsV1.FailureCount]
        /// The same for people.
        public var text: String

        /// Every field at its default.
        public init() {
            self.dayMs = 0
            self.accepted = 0
            self.failed = 0
            self.failedShare = 0
            self.failures = []
            self.text = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            dayMs: Int64 = 0,
            accepted: Int64 = 0,
            failed: Int64 = 0,
            failedShare: Double = 0,
            failures: [ReceiptsV1.FailureCount] = [],
            text: String = ""
        ) {
            self.dayMs = dayMs
            self.accepted = accepted
            self.failed = failed
            self.failedShare = failedShare
            self.failures = failures
            self.text = text
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.FailureCount`.
    public struct FailureCount: Message {
        /// The provider's code, else Carillon's reason.
        public var code: String
        public var provider: String
        public var platform: String
        public var count: Int64
        /// Of all failed pushes of the day, from 0 to 1.
        public var share: Double

        /// Every field at its default.
        public init() {
            self.code = ""
            self.provider = ""
            self.platform = ""
            self.count = 0
            self.share = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            code: String = "",
            provider: String = "",
            platform: String = "",
            count: Int64 = 0,
            share: Double = 0
        ) {
            self.code = code
            self.provider = provider
            self.platform = platform
            self.count = count
            self.share = share
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.TelemetryEvent`.
    public struct TelemetryEvent: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The sender's id of the event. A repeated id is a repeated event.
        public var eventId: String
        /// A type of RCPT-23's table: `push_category_toggled` …
        public var eventType: String
        /// The instant of the event; 0: now.
        public var occurredAtMs: Int64
        /// A JSON object with the properties of the type in the table. Other properties are dropped.
        public var properties: String
        /// The user of the event; empty: none.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.eventId = ""
            self.eventType = ""
            self.occurredAtMs = 0
            self.properties = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            eventId: String = "",
            eventType: String = "",
            occurredAtMs: Int64 = 0,
            properties: String = "",
            userId: String = ""
        ) {
            self.tenant = tenant
            self.eventId = eventId
            self.eventType = eventType
            self.occurredAtMs = occurredAtMs
            self.properties = properties
            self.userId = userId
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.RecordTelemetryRequest`.
    public struct RecordTelemetryRequest: Message {
        public var events: [ReceiptsV1.TelemetryEvent]

        /// Every field at its default.
        public init() {
            self.events = []
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.TelemetryEvent] = []
        ) {
            self.events = events
        }
    }
}

extension ReceiptsV1 {
    /// Invalid events; the others are stored.
    public struct RecordTelemetryResponse: Message {
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

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportTelemetryRequest`.
    public struct ReportTelemetryRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The user of the reporting client; empty for a host system. Tenant and user in the events are ignored.
        public var userId: String
        public var events: [ReceiptsV1.TelemetryEvent]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.events = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            events: [ReceiptsV1.TelemetryEvent] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.events = events
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ReportTelemetryResponse`.
    public struct ReportTelemetryResponse: Message {
        /// Accepted events, with repeats and those that the app does not store.
        public var accepted: Int32
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.accepted = 0
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            accepted: Int32 = 0,
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.accepted = accepted
            self.rejected = rejected
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.ListTelemetryRequest`.
    public struct ListTelemetryRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var eventType: String
        /// The instant of the event: start, and end, not included; 0: no bound.
        public var fromMs: Int64
        public var untilMs: Int64
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.eventType = ""
            self.fromMs = 0
            self.untilMs = 0
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            eventType: String = "",
            fromMs: Int64 = 0,
            untilMs: Int64 = 0,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.eventType = eventType
            self.fromMs = fromMs
            self.untilMs = untilMs
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension ReceiptsV1 {
    /// Newest first.
    public struct ListTelemetryResponse: Message {
        public var events: [ReceiptsV1.TelemetryEvent]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.events = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.TelemetryEvent] = [],
            nextPageToken: String = ""
        ) {
            self.events = events
            self.nextPageToken = nextPageToken
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.StreamTelemetryRequest`.
    public struct StreamTelemetryRequest: Message {
        /// One app.
        public var tenant: Optional<CommonV1.Tenant>
        /// Of these types; empty: all. At most 64.
        public var eventTypes: [String]
        public var userId: String
        /// The type of the notification, of events about a push that services raised.
        public var notificationType: String
        /// `apns`, `fcm` …, of events about a push that services raised.
        public var provider: String
        /// Begin behind this event: a `cursor` that an earlier stream had. Empty: at the end of what is stored.
        public var after: String
        /// With an empty `after`: begin with the oldest event that is stored.
        public var fromStart: Bool
        /// Go on with each new event as it is stored. False: end with the last one that is stored.
        public var follow: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.eventTypes = []
            self.userId = ""
            self.notificationType = ""
            self.provider = ""
            self.after = ""
            self.fromStart = false
            self.follow = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            eventTypes: [String] = [],
            userId: String = "",
            notificationType: String = "",
            provider: String = "",
            after: String = "",
            fromStart: Bool = false,
            follow: Bool = false
        ) {
            self.tenant = tenant
            self.eventTypes = eventTypes
            self.userId = userId
            self.notificationType = notificationType
            self.provider = provider
            self.after = after
            self.fromStart = fromStart
            self.follow = follow
        }
    }
}

extension ReceiptsV1 {
    /// The first message comes at once. A message without events and cursor says that the stream lives.
    public struct StreamTelemetryResponse: Message {
        public var events: [ReceiptsV1.StreamedTelemetryEvent]
        /// The position behind the events, and behind those that the filters left out.
        public var cursor: String

        /// Every field at its default.
        public init() {
            self.events = []
            self.cursor = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.StreamedTelemetryEvent] = [],
            cursor: String = ""
        ) {
            self.events = events
            self.cursor = cursor
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.StreamedTelemetryEvent`.
    public struct StreamedTelemetryEvent: Message {
        public var event: Optional<ReceiptsV1.TelemetryEvent>
        /// The position behind this event.
        public var cursor: String
        /// Of the notification; empty: unknown.
        public var notificationType: String
        /// The provider of the push; empty: unknown.
        public var provider: String

        /// Every field at its default.
        public init() {
            self.event = nil
            self.cursor = ""
            self.notificationType = ""
            self.provider = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            event: ReceiptsV1.TelemetryEvent? = nil,
            cursor: String = "",
            notificationType: String = "",
            provider: String = ""
        ) {
            self.event = event
            self.cursor = cursor
            self.notificationType = notificationType
            self.provider = provider
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.TakeTelemetryRequest`.
    public struct TakeTelemetryRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The calling process, at most 128 bytes: of several dispatchers one posts the events of an app.
        public var claimant: String
        /// The `cursor` of the last answer whose events the webhook took; empty: no news.
        public var delivered: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.claimant = ""
            self.delivered = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            claimant: String = "",
            delivered: String = ""
        ) {
            self.tenant = tenant
            self.claimant = claimant
            self.delivered = delivered
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.TakeTelemetryResponse`.
    public struct TakeTelemetryResponse: Message {
        /// Empty: none waits, or another process has them.
        public var events: [ReceiptsV1.StreamedTelemetryEvent]
        /// The positions before and behind the events.
        public var after: String
        public var cursor: String

        /// Every field at its default.
        public init() {
            self.events = []
            self.after = ""
            self.cursor = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.StreamedTelemetryEvent] = [],
            after: String = "",
            cursor: String = ""
        ) {
            self.events = events
            self.after = after
            self.cursor = cursor
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.TelemetryCountsRequest`.
    public struct TelemetryCountsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Days in UTC, from the day of `from_ms` to the day of `until_ms`, both included; 0: no bound.
        public var fromMs: Int64
        public var untilMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.fromMs = 0
            self.untilMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            fromMs: Int64 = 0,
            untilMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.fromMs = fromMs
            self.untilMs = untilMs
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.TelemetryCountsResponse`.
    public struct TelemetryCountsResponse: Message {
        public var counts: [ReceiptsV1.TelemetryCount]

        /// Every field at its default.
        public init() {
            self.counts = []
        }

        /// The fields given, the others at their defaults.
        public init(
            counts: [ReceiptsV1.TelemetryCount] = []
        ) {
            self.counts = counts
        }
    }
}

extension ReceiptsV1 {
    /// The events of a type on a day, of all users.
    public struct TelemetryCount: Message {
        /// The start of the day, UTC.
        public var dayMs: Int64
        public var eventType: String
        public var count: Int64

        /// Every field at its default.
        public init() {
            self.dayMs = 0
            self.eventType = ""
            self.count = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            dayMs: Int64 = 0,
            eventType: String = "",
            count: Int64 = 0
        ) {
            self.dayMs = dayMs
            self.eventType = eventType
            self.count = count
        }
    }
}

extension ReceiptsV1 {
    /// A change of a user's notification centre.
    public struct UserEvent: Message {
        /// Rises from event to event. A stream goes on behind it (`after`).
        public var id: Int64
        public var kind: ReceiptsV1.UserEventKind
        /// Empty for READ_ALL.
        public var notificationId: String
        public var categoryId: String
        public var untilMs: Int64
        /// Of ADDED. Absent: it has left the list since; a later event says so.
        public var entry: Optional<ReceiptsV1.InboxEntry>

        /// Every field at its default.
        public init() {
            self.id = 0
            self.kind = .unspecified
            self.notificationId = ""
            self.categoryId = ""
            self.untilMs = 0
            self.entry = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            id: Int64 = 0,
            kind: ReceiptsV1.UserEventKind = .unspecified,
            notificationId: String = "",
            categoryId: String = "",
            untilMs: Int64 = 0,
            entry: ReceiptsV1.InboxEntry? = nil
        ) {
            self.id = id
            self.kind = kind
            self.notificationId = notificationId
            self.categoryId = categoryId
            self.untilMs = untilMs
            self.entry = entry
        }
    }
}

extension ReceiptsV1 {
    /// The badge of a user, and what is unread.
    public struct UserBadge: Message {
        /// Entries that are neither read nor dismissed; the sum of the counters in an app without a centre.
        public var unread: Int64
        /// The number that the app's icon shows; -1: none.
        public var badge: Int32
        /// The unread count as clients show it: `99+` above the cap of badges.
        public var label: String

        /// Every field at its default.
        public init() {
            self.unread = 0
            self.badge = 0
            self.label = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            unread: Int64 = 0,
            badge: Int32 = 0,
            label: String = ""
        ) {
            self.unread = unread
            self.badge = badge
            self.label = label
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.StreamUserRequest`.
    public struct StreamUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The calling user.
        public var userId: String
        /// The id of the last event that the client has. Empty: it begins with the next event.
        public var after: String
        /// When the token of the gateway's caller expires; 0: it does not.
        public var endsAtMs: Int64
        /// As in ListInbox.
        public var deviceType: CommonV1.DeviceType

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.after = ""
            self.endsAtMs = 0
            self.deviceType = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            after: String = "",
            endsAtMs: Int64 = 0,
            deviceType: CommonV1.DeviceType = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.after = after
            self.endsAtMs = endsAtMs
            self.deviceType = deviceType
        }
    }
}

extension ReceiptsV1 {
    /// `carillon.receipts.v1.StreamUserResponse`.
    public struct StreamUserResponse: Message {
        /// In their order. None: the first message, a heartbeat (every 25 s), or a change of the badge alone.
        public var events: [ReceiptsV1.UserEvent]
        /// The position behind the events, which goes on without events, too: a stream goes on behind it.
        public var position: String
        /// Events behind `after` are not kept any more, or are too many: read the centre again. Only in the first message.
        public var reset: Bool
        /// Of now. Absent: as it was told last.
        public var badge: Optional<ReceiptsV1.UserBadge>

        /// Every field at its default.
        public init() {
            self.events = []
            self.position = ""
            self.reset = false
            self.badge = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [ReceiptsV1.UserEvent] = [],
            position: String = "",
            reset: Bool = false,
            badge: ReceiptsV1.UserBadge? = nil
        ) {
            self.events = events
            self.position = position
            self.reset = reset
            self.badge = badge
        }
    }
}
