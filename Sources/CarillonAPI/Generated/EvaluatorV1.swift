// Written by protoc-gen-carillon from carillon/evaluator/v1/evaluator.proto, carillon/evaluator/v1/broadcasts.proto, carillon/evaluator/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Decides who gets which notification: acceptance of events, decisions, explanations.
public enum EvaluatorV1 {}

extension EvaluatorV1 {
    /// The addressees of a mention.
    public struct MentionType: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: MentionType { MentionType(rawValue: 0) }
        @inlinable public static var user: MentionType { MentionType(rawValue: 1) }
        /// Members who are online.
        @inlinable public static var here: MentionType { MentionType(rawValue: 2) }
        /// All members.
        @inlinable public static var all: MentionType { MentionType(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [MentionType] = [.unspecified, .user, .here, .all]

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
            case user
            /// Members who are online.
            case here
            /// All members.
            case all

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .user: 1
                case .here: 2
                case .all: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .user
                case 2: self = .here
                case 3: self = .all
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .user: "user"
                case .here: "here"
                case .all: "all"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "user": self = .user
                case "here": self = .here
                case "all": self = .all
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// Whose zone a local time is in.
    public struct LocalZone: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: LocalZone { LocalZone(rawValue: 0) }
        /// The zone of the user's profile, else that of the user's device, else the organization's.
        @inlinable public static var user: LocalZone { LocalZone(rawValue: 1) }
        /// The zone of the user's most recently used device, else that of the profile, else the organization's.
        @inlinable public static var device: LocalZone { LocalZone(rawValue: 2) }
        @inlinable public static var organization: LocalZone { LocalZone(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [LocalZone] = [.unspecified, .user, .device, .organization]

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
            /// The zone of the user's profile, else that of the user's device, else the organization's.
            case user
            /// The zone of the user's most recently used device, else that of the profile, else the organization's.
            case device
            case organization

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .user: 1
                case .device: 2
                case .organization: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .user
                case 2: self = .device
                case 3: self = .organization
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .user: "user"
                case .device: "device"
                case .organization: "organization"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "user": self = .user
                case "device": self = .device
                case "organization": self = .organization
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// What a tap does (EVAL-04).
    public struct ActionKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// As DEEP_LINK.
        @inlinable public static var unspecified: ActionKind { ActionKind(rawValue: 0) }
        /// Opens `target`, a path below the app's link scheme.
        @inlinable public static var deepLink: ActionKind { ActionKind(rawValue: 1) }
        /// Opens `target`, an https address.
        @inlinable public static var url: ActionKind { ActionKind(rawValue: 2) }
        /// Closes the notification. It has no target.
        @inlinable public static var dismiss: ActionKind { ActionKind(rawValue: 3) }
        /// The app reports the tap (`Receipts.ReportAction`), and Carillon posts it with `params` to `target`: a path at the host of the app's webhook that
        /// begins with `/`, or an https address.
        @inlinable public static var callback: ActionKind { ActionKind(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ActionKind] = [.unspecified, .deepLink, .url, .dismiss, .callback]

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
            /// Opens `target`, a path below the app's link scheme.
            case deepLink
            /// Opens `target`, an https address.
            case url
            /// Closes the notification. It has no target.
            case dismiss
            /// The app reports the tap (`Receipts.ReportAction`), and Carillon posts it with `params` to `target`: a path at the host of the app's webhook that
            /// begins with `/`, or an https address.
            case callback

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .deepLink: 1
                case .url: 2
                case .dismiss: 3
                case .callback: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .deepLink
                case 2: self = .url
                case 3: self = .dismiss
                case 4: self = .callback
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .deepLink: "deep_link"
                case .url: "url"
                case .dismiss: "dismiss"
                case .callback: "callback"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "deep_link": self = .deepLink
                case "url": self = .url
                case "dismiss": self = .dismiss
                case "callback": self = .callback
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// How Android lays out a notification (EVAL-06). The app draws it.
    public struct AndroidStyle: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: AndroidStyle { AndroidStyle(rawValue: 0) }
        @inlinable public static var bigtext: AndroidStyle { AndroidStyle(rawValue: 1) }
        @inlinable public static var bigpicture: AndroidStyle { AndroidStyle(rawValue: 2) }
        @inlinable public static var inbox: AndroidStyle { AndroidStyle(rawValue: 3) }
        @inlinable public static var messaging: AndroidStyle { AndroidStyle(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [AndroidStyle] = [.unspecified, .bigtext, .bigpicture, .inbox, .messaging]

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
            case bigtext
            case bigpicture
            case inbox
            case messaging

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .bigtext: 1
                case .bigpicture: 2
                case .inbox: 3
                case .messaging: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .bigtext
                case 2: self = .bigpicture
                case 3: self = .inbox
                case 4: self = .messaging
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .bigtext: "bigtext"
                case .bigpicture: "bigpicture"
                case .inbox: "inbox"
                case .messaging: "messaging"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "bigtext": self = .bigtext
                case "bigpicture": self = .bigpicture
                case "inbox": self = .inbox
                case "messaging": self = .messaging
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// The state of a tracked item.
    public struct ItemState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ItemState { ItemState(rawValue: 0) }
        @inlinable public static var pending: ItemState { ItemState(rawValue: 1) }
        @inlinable public static var done: ItemState { ItemState(rawValue: 2) }
        @inlinable public static var missed: ItemState { ItemState(rawValue: 3) }
        @inlinable public static var cancelled: ItemState { ItemState(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ItemState] = [.unspecified, .pending, .done, .missed, .cancelled]

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
            case done
            case missed
            case cancelled

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .done: 2
                case .missed: 3
                case .cancelled: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .done
                case 3: self = .missed
                case 4: self = .cancelled
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .done: "done"
                case .missed: "missed"
                case .cancelled: "cancelled"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "done": self = .done
                case "missed": self = .missed
                case "cancelled": self = .cancelled
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.DecisionOutcome`.
    public struct DecisionOutcome: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DecisionOutcome { DecisionOutcome(rawValue: 0) }
        @inlinable public static var sent: DecisionOutcome { DecisionOutcome(rawValue: 1) }
        @inlinable public static var skipped: DecisionOutcome { DecisionOutcome(rawValue: 2) }
        /// Deferred: until quiet hours or a group window end, the user's rate allows it, the summary of what is above caps, or the user's local time.
        @inlinable public static var held: DecisionOutcome { DecisionOutcome(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [DecisionOutcome] = [.unspecified, .sent, .skipped, .held]

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
            case sent
            case skipped
            /// Deferred: until quiet hours or a group window end, the user's rate allows it, the summary of what is above caps, or the user's local time.
            case held

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .sent: 1
                case .skipped: 2
                case .held: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .sent
                case 2: self = .skipped
                case 3: self = .held
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .sent: "sent"
                case .skipped: "skipped"
                case .held: "held"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "sent": self = .sent
                case "skipped": self = .skipped
                case "held": self = .held
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// The state of an event.
    public struct EventState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: EventState { EventState(rawValue: 0) }
        @inlinable public static var pending: EventState { EventState(rawValue: 1) }
        @inlinable public static var evaluated: EventState { EventState(rawValue: 2) }
        /// In quarantine; `carillon quarantine` lists it.
        @inlinable public static var quarantined: EventState { EventState(rawValue: 3) }
        /// It is decided at its time.
        @inlinable public static var scheduled: EventState { EventState(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [EventState] = [.unspecified, .pending, .evaluated, .quarantined, .scheduled]

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
            case evaluated
            /// In quarantine; `carillon quarantine` lists it.
            case quarantined
            /// It is decided at its time.
            case scheduled

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .evaluated: 2
                case .quarantined: 3
                case .scheduled: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .evaluated
                case 3: self = .quarantined
                case 4: self = .scheduled
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .evaluated: "evaluated"
                case .quarantined: "quarantined"
                case .scheduled: "scheduled"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "evaluated": self = .evaluated
                case "quarantined": self = .quarantined
                case "scheduled": self = .scheduled
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// What is wrong with a text.
    public struct TemplateProblem: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: TemplateProblem { TemplateProblem(rawValue: 0) }
        /// With long values a part is longer than its limit, and is cut.
        @inlinable public static var cut: TemplateProblem { TemplateProblem(rawValue: 1) }
        /// A language lacks the text.
        @inlinable public static var missingText: TemplateProblem { TemplateProblem(rawValue: 2) }
        /// A language lacks a plural form of the text.
        @inlinable public static var missingPlural: TemplateProblem { TemplateProblem(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [TemplateProblem] = [.unspecified, .cut, .missingText, .missingPlural]

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
            /// With long values a part is longer than its limit, and is cut.
            case cut
            /// A language lacks the text.
            case missingText
            /// A language lacks a plural form of the text.
            case missingPlural

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .cut: 1
                case .missingText: 2
                case .missingPlural: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .cut
                case 2: self = .missingText
                case 3: self = .missingPlural
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .cut: "cut"
                case .missingText: "missing_text"
                case .missingPlural: "missing_plural"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "cut": self = .cut
                case "missing_text": self = .missingText
                case "missing_plural": self = .missingPlural
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// Where a broadcast is.
    public struct BroadcastState: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: BroadcastState { BroadcastState(rawValue: 0) }
        /// No user is decided yet.
        @inlinable public static var pending: BroadcastState { BroadcastState(rawValue: 1) }
        @inlinable public static var running: BroadcastState { BroadcastState(rawValue: 2) }
        /// No further users are taken.
        @inlinable public static var paused: BroadcastState { BroadcastState(rawValue: 3) }
        /// No further users are taken; what is not sent yet is being stopped.
        @inlinable public static var cancelling: BroadcastState { BroadcastState(rawValue: 4) }
        /// Everything that was not sent is stopped.
        @inlinable public static var cancelled: BroadcastState { BroadcastState(rawValue: 5) }
        /// All users of the audience are decided.
        @inlinable public static var finished: BroadcastState { BroadcastState(rawValue: 6) }

        /// The values of the contract, in its order.
        public static let allCases: [BroadcastState] = [.unspecified, .pending, .running, .paused, .cancelling, .cancelled, .finished]

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
            /// No user is decided yet.
            case pending
            case running
            /// No further users are taken.
            case paused
            /// No further users are taken; what is not sent yet is being stopped.
            case cancelling
            /// Everything that was not sent is stopped.
            case cancelled
            /// All users of the audience are decided.
            case finished

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .running: 2
                case .paused: 3
                case .cancelling: 4
                case .cancelled: 5
                case .finished: 6
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .running
                case 3: self = .paused
                case 4: self = .cancelling
                case 5: self = .cancelled
                case 6: self = .finished
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .running: "running"
                case .paused: "paused"
                case .cancelling: "cancelling"
                case .cancelled: "cancelled"
                case .finished: "finished"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "running": self = .running
                case "paused": self = .paused
                case "cancelling": self = .cancelling
                case "cancelled": self = .cancelled
                case "finished": self = .finished
                default: return nil
                }
            }
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.Mention`.
    public struct Mention: Message {
        public var type: EvaluatorV1.MentionType
        /// For USER.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.type = .unspecified
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            type: EvaluatorV1.MentionType = .unspecified,
            userId: String = ""
        ) {
            self.type = type
            self.userId = userId
        }
    }
}

extension EvaluatorV1 {
    /// A time by the clock of each user (EVAL-44).
    public struct LocalSchedule: Message {
        /// `YYYY-MM-DD`, at most 365 days ahead.
        public var localDate: String
        /// `HH:MM`. A time that daylight saving time skips is the first one after the gap; one that comes twice is the first of them.
        public var localTime: String
        /// UNSPECIFIED: the user's.
        public var timezoneSource: EvaluatorV1.LocalZone

        /// Every field at its default.
        public init() {
            self.localDate = ""
            self.localTime = ""
            self.timezoneSource = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            localDate: String = "",
            localTime: String = "",
            timezoneSource: EvaluatorV1.LocalZone = .unspecified
        ) {
            self.localDate = localDate
            self.localTime = localTime
            self.timezoneSource = timezoneSource
        }
    }
}

extension EvaluatorV1 {
    /// Something that happened in a host system (EVAL-02).
    public struct Event: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's idempotency key, at most 200 bytes.
        public var eventId: String
        /// `message.sent`, `message.reaction`, `security.login`, `admin.notice`; another name needs `type_id`.
        public var eventType: String
        /// 0 means now.
        public var occurredAtMs: Int64
        public var actorId: String
        public var subjectUserId: String
        public var recipients: [String]
        public var channelId: String
        /// UNSPECIFIED: the channel's type in the directory.
        public var channelType: CommonV1.ChannelType
        /// For this event these lists replace those of the directory.
        public var channelMembers: [String]
        public var threadId: String
        public var threadFollowers: [String]
        public var mentions: [EvaluatorV1.Mention]
        public var entityType: String
        public var entityId: String
        /// Values for templates and payload, at most 16 KiB in all.
        public var data: [String: String]
        public var priority: CommonV1.Priority
        public var typeId: String
        /// True: the lists above count also when they are empty. False: for an empty list the directory is asked.
        public var inlineMembers: Bool
        public var inlineFollowers: Bool
        /// When the event is decided, at most 365 days ahead (EVAL-44); its notifications live from then on. 0, or an instant that is over: at once.
        public var scheduledForMs: Int64
        /// What a direct notification shows. SubmitNotification sets it; SubmitEvents refuses it.
        public var content: Optional<EvaluatorV1.NotificationContent>
        /// The broadcast that the event is a part of. Broadcasts make such events; SubmitEvents refuses them.
        public var broadcast: Optional<EvaluatorV1.BroadcastPart>
        /// In place of `scheduled_for_ms`: each user's notification is sent when that user's clock shows the time. Who is a target is decided when the first
        /// clock on Earth shows it; everything else for each user at the user's time.
        public var scheduledLocal: Optional<EvaluatorV1.LocalSchedule>
        /// Recipients whose notification was cancelled before the event's time. Cancel sets them; SubmitEvents refuses them.
        public var cancelledRecipients: [String]
        /// The notification that the event sends again. Snooze sets it; SubmitEvents refuses it.
        public var snooze: Optional<EvaluatorV1.Snooze>
        /// The notification that the event sends to further devices. The evaluator sets it; SubmitEvents refuses it.
        public var escalation: Optional<EvaluatorV1.Escalation>
        /// The silent push that the event is. SubmitSilent sets it; SubmitEvents refuses it.
        public var silent: Optional<EvaluatorV1.SilentPush>
        /// The event's pictures, prepared (`media_mode`). The evaluator sets them; SubmitEvents refuses them.
        public var pictures: [EvaluatorV1.EventPicture]
        /// The reason of a system administrator's override of preferences (ROLE-05). SubmitOverride sets it; SubmitEvents refuses it.
        public var overrideReason: String
        /// Its place in a trace (W3C, "Trace Context", `traceparent`), for a call with events of several traces. Empty or malformed: that of the call, and
        /// without one the event begins a trace.
        public var traceparent: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.eventId = ""
            self.eventType = ""
            self.occurredAtMs = 0
            self.actorId = ""
            self.subjectUserId = ""
            self.recipients = []
            self.channelId = ""
            self.channelType = .unspecified
            self.channelMembers = []
            self.threadId = ""
            self.threadFollowers = []
            self.mentions = []
            self.entityType = ""
            self.entityId = ""
            self.data = [:]
            self.priority = .unspecified
            self.typeId = ""
            self.inlineMembers = false
            self.inlineFollowers = false
            self.scheduledForMs = 0
            self.content = nil
            self.broadcast = nil
            self.scheduledLocal = nil
            self.cancelledRecipients = []
            self.snooze = nil
            self.escalation = nil
            self.silent = nil
            self.pictures = []
            self.overrideReason = ""
            self.traceparent = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            eventId: String = "",
            eventType: String = "",
            occurredAtMs: Int64 = 0,
            actorId: String = "",
            subjectUserId: String = "",
            recipients: [String] = [],
            channelId: String = "",
            channelType: CommonV1.ChannelType = .unspecified,
            channelMembers: [String] = [],
            threadId: String = "",
            threadFollowers: [String] = [],
            mentions: [EvaluatorV1.Mention] = [],
            entityType: String = "",
            entityId: String = "",
            data: [String: String] = [:],
            priority: CommonV1.Priority = .unspecified,
            typeId: String = "",
            inlineMembers: Bool = false,
            inlineFollowers: Bool = false,
            scheduledForMs: Int64 = 0,
            content: EvaluatorV1.NotificationContent? = nil,
            broadcast: EvaluatorV1.BroadcastPart? = nil,
            scheduledLocal: EvaluatorV1.LocalSchedule? = nil,
            cancelledRecipients: [String] = [],
            snooze: EvaluatorV1.Snooze? = nil,
            escalation: EvaluatorV1.Escalation? = nil,
            silent: EvaluatorV1.SilentPush? = nil,
            pictures: [EvaluatorV1.EventPicture] = [],
            overrideReason: String = "",
            traceparent: String = ""
        ) {
            self.tenant = tenant
            self.eventId = eventId
            self.eventType = eventType
            self.occurredAtMs = occurredAtMs
            self.actorId = actorId
            self.subjectUserId = subjectUserId
            self.recipients = recipients
            self.channelId = channelId
            self.channelType = channelType
            self.channelMembers = channelMembers
            self.threadId = threadId
            self.threadFollowers = threadFollowers
            self.mentions = mentions
            self.entityType = entityType
            self.entityId = entityId
            self.data = data
            self.priority = priority
            self.typeId = typeId
            self.inlineMembers = inlineMembers
            self.inlineFollowers = inlineFollowers
            self.scheduledForMs = scheduledForMs
            self.content = content
            self.broadcast = broadcast
            self.scheduledLocal = scheduledLocal
            self.cancelledRecipients = cancelledRecipients
            self.snooze = snooze
            self.escalation = escalation
            self.silent = silent
            self.pictures = pictures
            self.overrideReason = overrideReason
            self.traceparent = traceparent
        }
    }
}

extension EvaluatorV1 {
    /// A picture of an event as devices get it (EVAL-33).
    public struct EventPicture: Message {
        /// As the host named it.
        public var sourceUrl: String
        /// Absent where the picture could not be prepared.
        public var media: Optional<GatewayV1.PreparedMedia>
        /// Why; empty where it is prepared.
        public var failure: String

        /// Every field at its default.
        public init() {
            self.sourceUrl = ""
            self.media = nil
            self.failure = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            sourceUrl: String = "",
            media: GatewayV1.PreparedMedia? = nil,
            failure: String = ""
        ) {
            self.sourceUrl = sourceUrl
            self.media = media
            self.failure = failure
        }
    }
}

extension EvaluatorV1 {
    /// The broadcast of an event, with its filters (EVAL-16). The event's recipients are some users of the audience.
    public struct BroadcastPart: Message {
        /// Carillon's id of the broadcast.
        public var broadcastId: String
        /// Only devices of these types, and users who have one. Empty: all.
        public var deviceTypes: [CommonV1.DeviceType]
        /// Only readers of these languages: `es` includes `es-MX`. Empty: all.
        public var locales: [String]
        /// Each user's push leaves by chance within so many seconds.
        public var spreadSeconds: Int32

        /// Every field at its default.
        public init() {
            self.broadcastId = ""
            self.deviceTypes = []
            self.locales = []
            self.spreadSeconds = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcastId: String = "",
            deviceTypes: [CommonV1.DeviceType] = [],
            locales: [String] = [],
            spreadSeconds: Int32 = 0
        ) {
            self.broadcastId = broadcastId
            self.deviceTypes = deviceTypes
            self.locales = locales
            self.spreadSeconds = spreadSeconds
        }
    }
}

extension EvaluatorV1 {
    /// What a direct notification shows (EVAL-03). It takes the place of the type's template; what it leaves empty is the type's own.
    public struct NotificationContent: Message {
        /// Required. Longer texts than the app shows are cut, or refused (`overlength_policy`).
        public var title: String
        public var subtitle: String
        /// Required.
        public var body: String
        /// An `https` address, at most 2,000 bytes.
        public var imageUrl: String
        /// A path below the app's link scheme, such as `requests/42`; at most 1,000 bytes.
        public var deepLinkPath: String
        /// A sound file of the app, or `default`; at most 100 bytes.
        public var sound: String
        /// A newer notification with the same key replaces an older one; at most 64 bytes.
        public var collapseKey: String
        /// Groups notifications on the device; at most 200 bytes.
        public var threadId: String
        /// On Android and in browsers, a newer notification with the same tag replaces an older one; at most 200 bytes.
        public var tag: String
        /// One of the app's Android channels.
        public var androidChannelId: String
        /// Lifetime: 0 to 2,419,200. Less than 30 counts as 30: the way to the provider takes time. Absent: by type and priority (EVAL-53).
        public var ttlSeconds: Optional<Int32>
        /// Device ids or push device ids, at most 100. Empty: all devices that the user wants notifications on.
        public var deviceIds: [String]
        public var ios: Optional<EvaluatorV1.IosContent>
        public var android: Optional<EvaluatorV1.AndroidContent>
        /// Buttons, in this order: at most `max_actions`, none where `actions_enabled` is off. The app gets them as `actions` in the data.
        public var actions: [EvaluatorV1.NotificationAction]
        /// What a tap on the notification does, in place of `deep_link_path`: DEEP_LINK or URL.
        public var defaultAction: Optional<EvaluatorV1.ActionTarget>
        public var web: Optional<DispatcherV1.WebContent>
        /// Groups messages in the provider's reports: letters, digits and `-_.~%`, at most 50.
        public var analyticsLabel: String
        /// iOS wakes the app beside showing it.
        public var contentAvailable: Bool
        /// The app's service extension may change it, iOS. Notifications with a picture, and those of a channel, always have it.
        public var mutableContent: Bool

        /// Every field at its default.
        public init() {
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.imageUrl = ""
            self.deepLinkPath = ""
            self.sound = ""
            self.collapseKey = ""
            self.threadId = ""
            self.tag = ""
            self.androidChannelId = ""
            self.ttlSeconds = nil
            self.deviceIds = []
            self.ios = nil
            self.android = nil
            self.actions = []
            self.defaultAction = nil
            self.web = nil
            self.analyticsLabel = ""
            self.contentAvailable = false
            self.mutableContent = false
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            subtitle: String = "",
            body: String = "",
            imageUrl: String = "",
            deepLinkPath: String = "",
            sound: String = "",
            collapseKey: String = "",
            threadId: String = "",
            tag: String = "",
            androidChannelId: String = "",
            ttlSeconds: Int32? = nil,
            deviceIds: [String] = [],
            ios: EvaluatorV1.IosContent? = nil,
            android: EvaluatorV1.AndroidContent? = nil,
            actions: [EvaluatorV1.NotificationAction] = [],
            defaultAction: EvaluatorV1.ActionTarget? = nil,
            web: DispatcherV1.WebContent? = nil,
            analyticsLabel: String = "",
            contentAvailable: Bool = false,
            mutableContent: Bool = false
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.imageUrl = imageUrl
            self.deepLinkPath = deepLinkPath
            self.sound = sound
            self.collapseKey = collapseKey
            self.threadId = threadId
            self.tag = tag
            self.androidChannelId = androidChannelId
            self.ttlSeconds = ttlSeconds
            self.deviceIds = deviceIds
            self.ios = ios
            self.android = android
            self.actions = actions
            self.defaultAction = defaultAction
            self.web = web
            self.analyticsLabel = analyticsLabel
            self.contentAvailable = contentAvailable
            self.mutableContent = mutableContent
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ActionTarget`.
    public struct ActionTarget: Message {
        public var type: EvaluatorV1.ActionKind
        /// At most 1,000 bytes.
        public var target: String
        /// Links get them as their query. At most 20, and 1,000 bytes together.
        public var params: [String: String]

        /// Every field at its default.
        public init() {
            self.type = .unspecified
            self.target = ""
            self.params = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            type: EvaluatorV1.ActionKind = .unspecified,
            target: String = "",
            params: [String: String] = [:]
        ) {
            self.type = type
            self.target = target
            self.params = params
        }
    }
}

extension EvaluatorV1 {
    /// A button of a notification.
    public struct NotificationAction: Message {
        /// Reported with the tap: letters, digits, `_`, `-` and `.`, at most 64 bytes.
        public var actionId: String
        /// Required, at most `action_title_max_chars`.
        public var title: String
        /// Name of a resource of the Android app, at most 100 bytes.
        public var icon: String
        /// iOS unlocks the device first.
        public var requiresAuth: Bool
        /// The app comes to the front.
        public var foreground: Bool
        /// iOS shows it in red.
        public var destructive: Bool
        public var action: Optional<EvaluatorV1.ActionTarget>

        /// Every field at its default.
        public init() {
            self.actionId = ""
            self.title = ""
            self.icon = ""
            self.requiresAuth = false
            self.foreground = false
            self.destructive = false
            self.action = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            actionId: String = "",
            title: String = "",
            icon: String = "",
            requiresAuth: Bool = false,
            foreground: Bool = false,
            destructive: Bool = false,
            action: EvaluatorV1.ActionTarget? = nil
        ) {
            self.actionId = actionId
            self.title = title
            self.icon = icon
            self.requiresAuth = requiresAuth
            self.foreground = foreground
            self.destructive = destructive
            self.action = action
        }
    }
}

extension EvaluatorV1 {
    /// What iOS alone knows (EVAL-05).
    public struct IosContent: Message {
        /// UNSPECIFIED: by the priority. CRITICAL needs Apple's entitlement, and is shown as TIME_SENSITIVE without it.
        public var interruptionLevel: DispatcherV1.InterruptionLevel
        /// 0 to 1; absent: the type's.
        public var relevanceScore: Optional<Double>
        /// Window to bring forward; at most 200 bytes.
        public var targetContentId: String
        /// One of the app's iOS categories, with its actions; empty: the type's.
        public var category: String
        public var apple: Optional<DispatcherV1.AppleContent>

        /// Every field at its default.
        public init() {
            self.interruptionLevel = .unspecified
            self.relevanceScore = nil
            self.targetContentId = ""
            self.category = ""
            self.apple = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            interruptionLevel: DispatcherV1.InterruptionLevel = .unspecified,
            relevanceScore: Double? = nil,
            targetContentId: String = "",
            category: String = "",
            apple: DispatcherV1.AppleContent? = nil
        ) {
            self.interruptionLevel = interruptionLevel
            self.relevanceScore = relevanceScore
            self.targetContentId = targetContentId
            self.category = category
            self.apple = apple
        }
    }
}

extension EvaluatorV1 {
    /// What Android alone knows (EVAL-06).
    public struct AndroidContent: Message {
        /// `#RRGGBB`; empty: the type's.
        public var color: String
        /// Name of a resource of the app, at most 100 bytes; empty: the type's.
        public var smallIcon: String
        /// Pauses and vibrations in turn, at most 50 of 0 to 10,000 ms; empty: the user's choice.
        public var vibrationMs: [Int32]
        /// UNSPECIFIED: the device's default.
        public var priority: DispatcherV1.AndroidNotificationPriority
        public var visibility: DispatcherV1.AndroidVisibility
        /// Text for screen readers, at most 200 characters.
        public var ticker: String
        /// Stays until the app removes it.
        public var ongoing: Bool
        /// Of the device's light, `#RRGGBB`.
        public var ledColor: String
        /// An https address of a picture beside the text, at most 2,000 bytes. The app gets it as `large_icon` in the data.
        public var largeIconUrl: String
        public var details: Optional<DispatcherV1.AndroidDetails>
        /// The app gets the next four in the data, because FCM has no fields for them (C-33). Whether a tap removes it; absent: the app decides.
        public var autoCancel: Optional<Bool>
        /// Notifications with one group are shown together; at most 200 bytes.
        public var group: String
        /// It is the summary of its group.
        public var groupSummary: Bool
        public var style: EvaluatorV1.AndroidStyle

        /// Every field at its default.
        public init() {
            self.color = ""
            self.smallIcon = ""
            self.vibrationMs = []
            self.priority = .unspecified
            self.visibility = .unspecified
            self.ticker = ""
            self.ongoing = false
            self.ledColor = ""
            self.largeIconUrl = ""
            self.details = nil
            self.autoCancel = nil
            self.group = ""
            self.groupSummary = false
            self.style = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            color: String = "",
            smallIcon: String = "",
            vibrationMs: [Int32] = [],
            priority: DispatcherV1.AndroidNotificationPriority = .unspecified,
            visibility: DispatcherV1.AndroidVisibility = .unspecified,
            ticker: String = "",
            ongoing: Bool = false,
            ledColor: String = "",
            largeIconUrl: String = "",
            details: DispatcherV1.AndroidDetails? = nil,
            autoCancel: Bool? = nil,
            group: String = "",
            groupSummary: Bool = false,
            style: EvaluatorV1.AndroidStyle = .unspecified
        ) {
            self.color = color
            self.smallIcon = smallIcon
            self.vibrationMs = vibrationMs
            self.priority = priority
            self.visibility = visibility
            self.ticker = ticker
            self.ongoing = ongoing
            self.ledColor = ledColor
            self.largeIconUrl = largeIconUrl
            self.details = details
            self.autoCancel = autoCancel
            self.group = group
            self.groupSummary = groupSummary
            self.style = style
        }
    }
}

extension EvaluatorV1 {
    /// One notification for one user or several (EVAL-01 b).
    public struct SubmitNotificationRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000. A repeated one counts once.
        public var userIds: [String]
        /// A type of the app's catalogue. Empty: `admin_notice`, in apps that have it.
        public var typeId: String
        public var content: Optional<EvaluatorV1.NotificationContent>
        /// UNSPECIFIED: the type's.
        public var priority: CommonV1.Priority
        public var entityType: String
        public var entityId: String
        /// Values for the app, at most 16 KiB together with the texts.
        public var data: [String: String]
        /// When it is decided and sent, as for events (EVAL-44). 0, or an instant that is over: at once.
        public var scheduledForMs: Int64
        /// In place of it, as for events.
        public var scheduledLocal: Optional<EvaluatorV1.LocalSchedule>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userIds = []
            self.typeId = ""
            self.content = nil
            self.priority = .unspecified
            self.entityType = ""
            self.entityId = ""
            self.data = [:]
            self.scheduledForMs = 0
            self.scheduledLocal = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userIds: [String] = [],
            typeId: String = "",
            content: EvaluatorV1.NotificationContent? = nil,
            priority: CommonV1.Priority = .unspecified,
            entityType: String = "",
            entityId: String = "",
            data: [String: String] = [:],
            scheduledForMs: Int64 = 0,
            scheduledLocal: EvaluatorV1.LocalSchedule? = nil
        ) {
            self.tenant = tenant
            self.userIds = userIds
            self.typeId = typeId
            self.content = content
            self.priority = priority
            self.entityType = entityType
            self.entityId = entityId
            self.data = data
            self.scheduledForMs = scheduledForMs
            self.scheduledLocal = scheduledLocal
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmittedNotification`.
    public struct SubmittedNotification: Message {
        public var userId: String
        public var notificationId: String

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.notificationId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            notificationId: String = ""
        ) {
            self.userId = userId
            self.notificationId = notificationId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitNotificationResponse`.
    public struct SubmitNotificationResponse: Message {
        /// Carillon's id of the event behind the notifications (`evt_…`), for Explain.
        public var carillonEventId: String
        /// One for each user.
        public var notifications: [EvaluatorV1.SubmittedNotification]

        /// Every field at its default.
        public init() {
            self.carillonEventId = ""
            self.notifications = []
        }

        /// The fields given, the others at their defaults.
        public init(
            carillonEventId: String = "",
            notifications: [EvaluatorV1.SubmittedNotification] = []
        ) {
            self.carillonEventId = carillonEventId
            self.notifications = notifications
        }
    }
}

extension EvaluatorV1 {
    /// The place of a snoozed notification.
    public struct Snooze: Message {
        public var notificationId: String
        /// Of the notification's snoozes, from 1.
        public var number: Int32

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.number = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            number: Int32 = 0
        ) {
            self.notificationId = notificationId
            self.number = number
        }
    }
}

extension EvaluatorV1 {
    /// A notification that no device confirmed (EVAL-26).
    public struct Escalation: Message {
        public var notificationId: String
        /// The push, and the push devices that it went to.
        public var pushId: String
        public var pushDeviceIds: [String]
        /// Of the push's escalations, from 1. Quiet hours postpone one to the next.
        public var number: Int32
        /// When the notification's life is over.
        public var expiresAtMs: Int64

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.pushId = ""
            self.pushDeviceIds = []
            self.number = 0
            self.expiresAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            pushId: String = "",
            pushDeviceIds: [String] = [],
            number: Int32 = 0,
            expiresAtMs: Int64 = 0
        ) {
            self.notificationId = notificationId
            self.pushId = pushId
            self.pushDeviceIds = pushDeviceIds
            self.number = number
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension EvaluatorV1 {
    /// A push that shows nothing (EVAL-43).
    public struct SilentPush: Message {
        public var syncType: String
        public var syncTimestampMs: Int64
        /// Push device ids. Empty: all of the user's devices that take silent pushes.
        public var deviceIds: [String]
        /// The badge to show; absent: it stays as it is.
        public var badge: Optional<Int32>
        /// The next three are set where the push waited for its devices. Its notification:
        public var notificationId: String
        /// How many pushes that had before.
        public var number: Int32
        /// When its life is over.
        public var expiresAtMs: Int64

        /// Every field at its default.
        public init() {
            self.syncType = ""
            self.syncTimestampMs = 0
            self.deviceIds = []
            self.badge = nil
            self.notificationId = ""
            self.number = 0
            self.expiresAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            syncType: String = "",
            syncTimestampMs: Int64 = 0,
            deviceIds: [String] = [],
            badge: Int32? = nil,
            notificationId: String = "",
            number: Int32 = 0,
            expiresAtMs: Int64 = 0
        ) {
            self.syncType = syncType
            self.syncTimestampMs = syncTimestampMs
            self.deviceIds = deviceIds
            self.badge = badge
            self.notificationId = notificationId
            self.number = number
            self.expiresAtMs = expiresAtMs
        }
    }
}

extension EvaluatorV1 {
    /// A silent push to users or devices (EVAL-43).
    public struct SubmitSilentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000. A repeated one counts once.
        public var userIds: [String]
        /// In place of `user_ids`: push device ids, at most 100.
        public var deviceIds: [String]
        /// What the app fetches, such as `messages`: lower-case letters, digits, `_`, `-` and `.`, at most 40 bytes. A newer push of the same kind replaces
        /// one that waits. `badge` sets the badge: it goes to devices that show badges alone, and without `badge` below it carries the user's own, as it is
        /// when the push is handed over. Receipts submits these.
        public var syncType: String
        /// As of when there is something to fetch; 0: now.
        public var syncTimestampMs: Int64
        /// Values for the app, at most 2 KiB, names included.
        public var data: [String: String]
        /// The badge to show, 0 or more; absent: it stays as it is.
        public var badge: Optional<Int32>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userIds = []
            self.deviceIds = []
            self.syncType = ""
            self.syncTimestampMs = 0
            self.data = [:]
            self.badge = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userIds: [String] = [],
            deviceIds: [String] = [],
            syncType: String = "",
            syncTimestampMs: Int64 = 0,
            data: [String: String] = [:],
            badge: Int32? = nil
        ) {
            self.tenant = tenant
            self.userIds = userIds
            self.deviceIds = deviceIds
            self.syncType = syncType
            self.syncTimestampMs = syncTimestampMs
            self.data = data
            self.badge = badge
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitSilentResponse`.
    public struct SubmitSilentResponse: Message {
        /// Carillon's id of the event behind the pushes (`evt_…`), for Explain.
        public var carillonEventId: String
        /// One for each user.
        public var notifications: [EvaluatorV1.SubmittedNotification]

        /// Every field at its default.
        public init() {
            self.carillonEventId = ""
            self.notifications = []
        }

        /// The fields given, the others at their defaults.
        public init(
            carillonEventId: String = "",
            notifications: [EvaluatorV1.SubmittedNotification] = []
        ) {
            self.carillonEventId = carillonEventId
            self.notifications = notifications
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SnoozeRequest`.
    public struct SnoozeRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var notificationId: String
        /// 60 to 86,400. Without it: 3,600.
        public var seconds: Optional<Int32>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.notificationId = ""
            self.seconds = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            notificationId: String = "",
            seconds: Int32? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.notificationId = notificationId
            self.seconds = seconds
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SnoozeResponse`.
    public struct SnoozeResponse: Message {
        /// When the notification is decided and sent again.
        public var scheduledForMs: Int64

        /// Every field at its default.
        public init() {
            self.scheduledForMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            scheduledForMs: Int64 = 0
        ) {
            self.scheduledForMs = scheduledForMs
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CancelRequest`.
    public struct CancelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000.
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

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CancelResponse`.
    public struct CancelResponse: Message {
        /// How many of the notifications were stopped before they reached all of their devices. One that is on its way between two services is stopped, too,
        /// and may not be counted.
        public var cancelled: Int32
        /// Unknown notifications (`not_found`); all others are stopped.
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.cancelled = 0
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            cancelled: Int32 = 0,
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.cancelled = cancelled
            self.rejected = rejected
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EntityDeletedRequest`.
    public struct EntityDeletedRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// As in the events about it.
        public var entityType: String
        public var entityId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.entityType = ""
            self.entityId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            entityType: String = "",
            entityId: String = ""
        ) {
            self.tenant = tenant
            self.entityType = entityType
            self.entityId = entityId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EntityDeletedResponse`.
    public struct EntityDeletedResponse: Message {
        /// How many notifications were stopped before they reached all of their devices; a scheduled event counts as one. One that is on its way between two
        /// services is stopped, too, and may not be counted.
        public var cancelled: Int32

        /// Every field at its default.
        public init() {
            self.cancelled = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            cancelled: Int32 = 0
        ) {
            self.cancelled = cancelled
        }
    }
}

extension EvaluatorV1 {
    /// Something in a host system that has a time: homework, a document, a request (EVAL-45).
    public struct Item: Message {
        /// The host's id, at most 200 bytes.
        public var itemId: String
        /// `homework`, `assignment`, `document` and the like: lower-case letters, digits and `_`, at most 100 bytes. The kind selects the notification types:
        /// `KIND_due_reminder` or `KIND_due_tomorrow` lists items that are due, `KIND_expiry` items that expire, `teacher_daily_summary` the kind
        /// `class_session`, `manager_daily_summary` pending `request`s. `student_attention_alert` counts missed `homework`.
        public var kind: String
        /// The user that the item is about.
        public var ownerUserId: String
        /// Who must act on it, such as a teacher or a manager; empty: the owner.
        public var assigneeUserId: String
        /// Shown in lists, at most 200 characters.
        public var title: String
        /// At most one of: a day (`YYYY-MM-DD`), or an instant. Requests need none. Any other item without a time is in no notification.
        public var dueDate: String
        public var dueAtMs: Int64
        public var startsAtMs: Int64
        public var expiresAtMs: Int64
        /// UNSPECIFIED: pending. Reminders, digests and warnings list pending items, a teacher's summary all classes that are not cancelled. An alert counts
        /// missed homework.
        public var state: EvaluatorV1.ItemState
        /// When the host changed it; 0: now. An older change than the stored one is ignored.
        public var updatedAtMs: Int64
        /// The host's own values, at most 4 KiB, names included. `student_count` of a class session is shown in the teacher's summary.
        public var data: [String: String]

        /// Every field at its default.
        public init() {
            self.itemId = ""
            self.kind = ""
            self.ownerUserId = ""
            self.assigneeUserId = ""
            self.title = ""
            self.dueDate = ""
            self.dueAtMs = 0
            self.startsAtMs = 0
            self.expiresAtMs = 0
            self.state = .unspecified
            self.updatedAtMs = 0
            self.data = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            itemId: String = "",
            kind: String = "",
            ownerUserId: String = "",
            assigneeUserId: String = "",
            title: String = "",
            dueDate: String = "",
            dueAtMs: Int64 = 0,
            startsAtMs: Int64 = 0,
            expiresAtMs: Int64 = 0,
            state: EvaluatorV1.ItemState = .unspecified,
            updatedAtMs: Int64 = 0,
            data: [String: String] = [:]
        ) {
            self.itemId = itemId
            self.kind = kind
            self.ownerUserId = ownerUserId
            self.assigneeUserId = assigneeUserId
            self.title = title
            self.dueDate = dueDate
            self.dueAtMs = dueAtMs
            self.startsAtMs = startsAtMs
            self.expiresAtMs = expiresAtMs
            self.state = state
            self.updatedAtMs = updatedAtMs
            self.data = data
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.UpsertItemsRequest`.
    public struct UpsertItemsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// 1 to 1,000.
        public var items: [EvaluatorV1.Item]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.items = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            items: [EvaluatorV1.Item] = []
        ) {
            self.tenant = tenant
            self.items = items
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.UpsertItemsResponse`.
    public struct UpsertItemsResponse: Message {
        /// How many are stored as sent. Older changes are not.
        public var stored: Int32
        /// Refused items, by their positions; all others are stored.
        public var rejected: [CommonV1.ItemResult]
        /// Items that are stored, and that no notification will list. `index` is the position, `message` the cause. `reason` is empty.
        public var warnings: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.stored = 0
            self.rejected = []
            self.warnings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            stored: Int32 = 0,
            rejected: [CommonV1.ItemResult] = [],
            warnings: [CommonV1.ItemResult] = []
        ) {
            self.stored = stored
            self.rejected = rejected
            self.warnings = warnings
        }
    }
}

extension EvaluatorV1 {
    /// Items of an app, by their ids. Each filter that is set narrows them.
    public struct ListItemsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var itemId: String
        public var ownerUserId: String
        public var assigneeUserId: String
        public var kind: String
        public var state: EvaluatorV1.ItemState
        /// 1 to 1,000; 0: 100.
        public var pageSize: Int32
        public var pageToken: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.itemId = ""
            self.ownerUserId = ""
            self.assigneeUserId = ""
            self.kind = ""
            self.state = .unspecified
            self.pageSize = 0
            self.pageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            itemId: String = "",
            ownerUserId: String = "",
            assigneeUserId: String = "",
            kind: String = "",
            state: EvaluatorV1.ItemState = .unspecified,
            pageSize: Int32 = 0,
            pageToken: String = ""
        ) {
            self.tenant = tenant
            self.itemId = itemId
            self.ownerUserId = ownerUserId
            self.assigneeUserId = assigneeUserId
            self.kind = kind
            self.state = state
            self.pageSize = pageSize
            self.pageToken = pageToken
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ListItemsResponse`.
    public struct ListItemsResponse: Message {
        public var items: [EvaluatorV1.Item]
        public var nextPageToken: String

        /// Every field at its default.
        public init() {
            self.items = []
            self.nextPageToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            items: [EvaluatorV1.Item] = [],
            nextPageToken: String = ""
        ) {
            self.items = items
            self.nextPageToken = nextPageToken
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.DeleteItemRequest`.
    public struct DeleteItemRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var itemId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.itemId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            itemId: String = ""
        ) {
            self.tenant = tenant
            self.itemId = itemId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.DeleteItemResponse`.
    public struct DeleteItemResponse: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitEventsRequest`.
    public struct SubmitEventsRequest: Message {
        public var events: [EvaluatorV1.Event]
        /// Parts of the request that were requests with idempotency keys of their own, and waited in the gateway's spool. In the order of their events,
        /// without overlap. Accepted from the gateway only. All events are stored in one transaction, and each part's answer under its key; a key that was
        /// used with another request refuses the whole call.
        public var keyed: [EvaluatorV1.KeyedEvents]

        /// Every field at its default.
        public init() {
            self.events = []
            self.keyed = []
        }

        /// The fields given, the others at their defaults.
        public init(
            events: [EvaluatorV1.Event] = [],
            keyed: [EvaluatorV1.KeyedEvents] = []
        ) {
            self.events = events
            self.keyed = keyed
        }
    }
}

extension EvaluatorV1 {
    /// Events that were a request of their own.
    public struct KeyedEvents: Message {
        /// The key under which the evaluator stores the answer to exactly these events.
        public var idempotencyKey: String
        /// Position of the first event.
        public var first: UInt32
        /// Number of events.
        public var events: UInt32
        /// When the gateway accepted them: the `occurred_at_ms` of events without one.
        public var acceptedAtMs: Int64
        /// The trace of events without one.
        public var traceparent: String

        /// Every field at its default.
        public init() {
            self.idempotencyKey = ""
            self.first = 0
            self.events = 0
            self.acceptedAtMs = 0
            self.traceparent = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            idempotencyKey: String = "",
            first: UInt32 = 0,
            events: UInt32 = 0,
            acceptedAtMs: Int64 = 0,
            traceparent: String = ""
        ) {
            self.idempotencyKey = idempotencyKey
            self.first = first
            self.events = events
            self.acceptedAtMs = acceptedAtMs
            self.traceparent = traceparent
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmittedEvent`.
    public struct SubmittedEvent: Message {
        /// Position in the request.
        public var index: UInt32
        /// The host's id.
        public var eventId: String
        /// Carillon's id (`evt_…`); the same for a repeated event.
        public var carillonEventId: String
        /// The event is a repeat: nothing new will be sent.
        public var duplicate: Bool

        /// Every field at its default.
        public init() {
            self.index = 0
            self.eventId = ""
            self.carillonEventId = ""
            self.duplicate = false
        }

        /// The fields given, the others at their defaults.
        public init(
            index: UInt32 = 0,
            eventId: String = "",
            carillonEventId: String = "",
            duplicate: Bool = false
        ) {
            self.index = index
            self.eventId = eventId
            self.carillonEventId = carillonEventId
            self.duplicate = duplicate
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitEventsResponse`.
    public struct SubmitEventsResponse: Message {
        public var accepted: [EvaluatorV1.SubmittedEvent]
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.accepted = []
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            accepted: [EvaluatorV1.SubmittedEvent] = [],
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.accepted = accepted
            self.rejected = rejected
        }
    }
}

extension EvaluatorV1 {
    /// An event for users regardless of their preferences (ROLE-05).
    public struct SubmitOverrideRequest: Message {
        /// The event, with a type marked `critical` and the users it concerns. Its `override_reason` and `content` are ignored.
        public var event: Optional<EvaluatorV1.Event>
        /// For the audit log: 1 to 500 characters.
        public var reason: String

        /// Every field at its default.
        public init() {
            self.event = nil
            self.reason = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            event: EvaluatorV1.Event? = nil,
            reason: String = ""
        ) {
            self.event = event
            self.reason = reason
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitOverrideResponse`.
    public struct SubmitOverrideResponse: Message {
        public var event: Optional<EvaluatorV1.SubmittedEvent>

        /// Every field at its default.
        public init() {
            self.event = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            event: EvaluatorV1.SubmittedEvent? = nil
        ) {
            self.event = event
        }
    }
}

extension EvaluatorV1 {
    /// Cancels a scheduled event before it is due, or what is left of one with a local time (EVAL-44).
    public struct CancelEventRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's event id, or Carillon's event id.
        public var id: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.id = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            id: String = ""
        ) {
            self.tenant = tenant
            self.id = id
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CancelEventResponse`.
    public struct CancelEventResponse: Message {
        /// 1: nothing of the event is sent any more. 0: the event is not scheduled, or not any more. Of an event with a local time, users whose time has come
        /// keep their notification.
        public var cancelled: Int64

        /// Every field at its default.
        public init() {
            self.cancelled = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            cancelled: Int64 = 0
        ) {
            self.cancelled = cancelled
        }
    }
}

extension EvaluatorV1 {
    /// Gives a scheduled event another time before it is due (EVAL-44).
    public struct RescheduleEventRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's event id, or Carillon's event id.
        public var id: String
        /// As in Event.
        public var scheduledForMs: Int64
        /// In place of it.
        public var scheduledLocal: Optional<EvaluatorV1.LocalSchedule>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.id = ""
            self.scheduledForMs = 0
            self.scheduledLocal = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            id: String = "",
            scheduledForMs: Int64 = 0,
            scheduledLocal: EvaluatorV1.LocalSchedule? = nil
        ) {
            self.tenant = tenant
            self.id = id
            self.scheduledForMs = scheduledForMs
            self.scheduledLocal = scheduledLocal
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.RescheduleEventResponse`.
    public struct RescheduleEventResponse: Message {
        /// When the event is decided: at its time, or less than `schedule_scan_seconds` later.
        public var dueAtMs: Int64

        /// Every field at its default.
        public init() {
            self.dueAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            dueAtMs: Int64 = 0
        ) {
            self.dueAtMs = dueAtMs
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ExplainRequest`.
    public struct ExplainRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// The host's event id, Carillon's event id, or a notification id.
        public var id: String
        /// Only this user's decision.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.id = ""
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            id: String = "",
            userId: String = ""
        ) {
            self.tenant = tenant
            self.id = id
            self.userId = userId
        }
    }
}

extension EvaluatorV1 {
    /// The decision for one user and event, with the passed stages.
    public struct Decision: Message {
        public var notificationId: String
        public var userId: String
        public var typeId: String
        public var outcome: EvaluatorV1.DecisionOutcome
        public var reason: CommonV1.SkipReason
        public var pushId: String
        public var decidedAtMs: Int64
        public var deviceCount: Int32
        /// A text for people: the check that stopped it, with the value.
        public var detail: String
        /// The start of the deferral, and its end at the last decision. Both stay after the release. 0: never deferred.
        public var heldSinceMs: Int64
        public var heldUntilMs: Int64
        /// The notification that it was merged into (EVAL-23).
        public var carriedBy: String

        /// Every field at its default.
        public init() {
            self.notificationId = ""
            self.userId = ""
            self.typeId = ""
            self.outcome = .unspecified
            self.reason = .unspecified
            self.pushId = ""
            self.decidedAtMs = 0
            self.deviceCount = 0
            self.detail = ""
            self.heldSinceMs = 0
            self.heldUntilMs = 0
            self.carriedBy = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            notificationId: String = "",
            userId: String = "",
            typeId: String = "",
            outcome: EvaluatorV1.DecisionOutcome = .unspecified,
            reason: CommonV1.SkipReason = .unspecified,
            pushId: String = "",
            decidedAtMs: Int64 = 0,
            deviceCount: Int32 = 0,
            detail: String = "",
            heldSinceMs: Int64 = 0,
            heldUntilMs: Int64 = 0,
            carriedBy: String = ""
        ) {
            self.notificationId = notificationId
            self.userId = userId
            self.typeId = typeId
            self.outcome = outcome
            self.reason = reason
            self.pushId = pushId
            self.decidedAtMs = decidedAtMs
            self.deviceCount = deviceCount
            self.detail = detail
            self.heldSinceMs = heldSinceMs
            self.heldUntilMs = heldUntilMs
            self.carriedBy = carriedBy
        }
    }
}

extension EvaluatorV1 {
    /// What would be decided about an event that is not sent.
    public struct DryRunRequest: Message {
        /// As in SubmitEvents; it may have no `event_id`. A time that it is scheduled for counts as now.
        public var event: Optional<EvaluatorV1.Event>
        /// Only this user; empty: all, at most 1,000.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.event = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            event: EvaluatorV1.Event? = nil,
            userId: String = ""
        ) {
            self.event = event
            self.userId = userId
        }
    }
}

extension EvaluatorV1 {
    /// A stage of the ladder, for one user.
    public struct DryRunStage: Message {
        public var name: String
        public var passed: Bool
        /// What stops or delays the push there, with the setting and its value.
        public var detail: String

        /// Every field at its default.
        public init() {
            self.name = ""
            self.passed = false
            self.detail = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = "",
            passed: Bool = false,
            detail: String = ""
        ) {
            self.name = name
            self.passed = passed
            self.detail = detail
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.DryRunDecision`.
    public struct DryRunDecision: Message {
        /// As in Explain, without ids.
        public var decision: Optional<EvaluatorV1.Decision>
        /// In the order in which they are asked. Those behind the one that decides tell what would decide without it. The rate of the user is not asked.
        public var stages: [EvaluatorV1.DryRunStage]
        /// What devices would show: one for each form. Empty where the user has no type.
        public var contents: [DispatcherV1.Content]
        /// The push devices that would get it.
        public var pushDeviceIds: [String]

        /// Every field at its default.
        public init() {
            self.decision = nil
            self.stages = []
            self.contents = []
            self.pushDeviceIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            decision: EvaluatorV1.Decision? = nil,
            stages: [EvaluatorV1.DryRunStage] = [],
            contents: [DispatcherV1.Content] = [],
            pushDeviceIds: [String] = []
        ) {
            self.decision = decision
            self.stages = stages
            self.contents = contents
            self.pushDeviceIds = pushDeviceIds
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.DryRunResponse`.
    public struct DryRunResponse: Message {
        public var decisions: [EvaluatorV1.DryRunDecision]
        /// Why nobody is a target; empty: somebody is.
        public var detail: String

        /// Every field at its default.
        public init() {
            self.decisions = []
            self.detail = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            decisions: [EvaluatorV1.DryRunDecision] = [],
            detail: String = ""
        ) {
            self.decisions = decisions
            self.detail = detail
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ExplainResponse`.
    public struct ExplainResponse: Message {
        public var eventId: String
        public var carillonEventId: String
        public var eventType: String
        public var acceptedAtMs: Int64
        public var state: EvaluatorV1.EventState
        public var decisions: [EvaluatorV1.Decision]
        /// Of an event that is or was scheduled; 0: never. Of one with a local time: when the first clock on Earth shows it.
        public var scheduledForMs: Int64
        /// Of a scheduled event: when it is decided.
        public var dueAtMs: Int64
        /// Of an event with a local time, while its content is stored.
        public var scheduledLocal: Optional<EvaluatorV1.LocalSchedule>
        /// The trace that the event is a part of, as logs and collectors of traces have it: 32 hexadecimal digits. Empty: its content is not stored any more.
        public var traceId: String
        /// Of a notification that was asked for by its id: what sent it again, or will, in the order of acceptance. The rest is about its first event.
        public var repetitions: [EvaluatorV1.Repetition]

        /// Every field at its default.
        public init() {
            self.eventId = ""
            self.carillonEventId = ""
            self.eventType = ""
            self.acceptedAtMs = 0
            self.state = .unspecified
            self.decisions = []
            self.scheduledForMs = 0
            self.dueAtMs = 0
            self.scheduledLocal = nil
            self.traceId = ""
            self.repetitions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            eventId: String = "",
            carillonEventId: String = "",
            eventType: String = "",
            acceptedAtMs: Int64 = 0,
            state: EvaluatorV1.EventState = .unspecified,
            decisions: [EvaluatorV1.Decision] = [],
            scheduledForMs: Int64 = 0,
            dueAtMs: Int64 = 0,
            scheduledLocal: EvaluatorV1.LocalSchedule? = nil,
            traceId: String = "",
            repetitions: [EvaluatorV1.Repetition] = []
        ) {
            self.eventId = eventId
            self.carillonEventId = carillonEventId
            self.eventType = eventType
            self.acceptedAtMs = acceptedAtMs
            self.state = state
            self.decisions = decisions
            self.scheduledForMs = scheduledForMs
            self.dueAtMs = dueAtMs
            self.scheduledLocal = scheduledLocal
            self.traceId = traceId
            self.repetitions = repetitions
        }
    }
}

extension EvaluatorV1 {
    /// A notification once more: a snooze, an escalation to further devices, or a silent push that waited.
    public struct Repetition: Message {
        public var carillonEventId: String
        /// The number of the snooze, from 1; 0: it is none.
        public var snooze: Int32
        public var acceptedAtMs: Int64
        public var state: EvaluatorV1.EventState
        /// When a snooze is decided: its time of now, of one that another call moved. 0: it has no time of its own.
        public var scheduledForMs: Int64
        /// Absent: there is none yet.
        public var decision: Optional<EvaluatorV1.Decision>

        /// Every field at its default.
        public init() {
            self.carillonEventId = ""
            self.snooze = 0
            self.acceptedAtMs = 0
            self.state = .unspecified
            self.scheduledForMs = 0
            self.decision = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            carillonEventId: String = "",
            snooze: Int32 = 0,
            acceptedAtMs: Int64 = 0,
            state: EvaluatorV1.EventState = .unspecified,
            scheduledForMs: Int64 = 0,
            decision: EvaluatorV1.Decision? = nil
        ) {
            self.carillonEventId = carillonEventId
            self.snooze = snooze
            self.acceptedAtMs = acceptedAtMs
            self.state = state
            self.scheduledForMs = scheduledForMs
            self.decision = decision
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PreviewRequest`.
    public struct PreviewRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var typeId: String
        /// UNSPECIFIED: every type of device that the app's providers reach.
        public var deviceType: CommonV1.DeviceType
        public var data: [String: String]
        /// The reader's language; empty: the app's default.
        public var locale: String
        /// The reader's role, for types with texts of their own for some roles; empty: none.
        public var role: String
        /// UNSPECIFIED: the type's.
        public var priority: CommonV1.Priority
        /// Of a direct notification, in place of the type's text. `type_id` may be empty then, as in SubmitNotification.
        public var content: Optional<EvaluatorV1.NotificationContent>
        /// As in `Event`.
        public var channelId: String
        public var entityType: String
        public var entityId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.typeId = ""
            self.deviceType = .unspecified
            self.data = [:]
            self.locale = ""
            self.role = ""
            self.priority = .unspecified
            self.content = nil
            self.channelId = ""
            self.entityType = ""
            self.entityId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            typeId: String = "",
            deviceType: CommonV1.DeviceType = .unspecified,
            data: [String: String] = [:],
            locale: String = "",
            role: String = "",
            priority: CommonV1.Priority = .unspecified,
            content: EvaluatorV1.NotificationContent? = nil,
            channelId: String = "",
            entityType: String = "",
            entityId: String = ""
        ) {
            self.tenant = tenant
            self.typeId = typeId
            self.deviceType = deviceType
            self.data = data
            self.locale = locale
            self.role = role
            self.priority = priority
            self.content = content
            self.channelId = channelId
            self.entityType = entityType
            self.entityId = entityId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PreviewResponse`.
    public struct PreviewResponse: Message {
        /// Of the first device.
        public var title: String
        public var subtitle: String
        public var body: String
        public var warnings: [String]
        /// One for each type of device and provider.
        public var devices: [EvaluatorV1.DevicePreview]

        /// Every field at its default.
        public init() {
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.warnings = []
            self.devices = []
        }

        /// The fields given, the others at their defaults.
        public init(
            title: String = "",
            subtitle: String = "",
            body: String = "",
            warnings: [String] = [],
            devices: [EvaluatorV1.DevicePreview] = []
        ) {
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.warnings = warnings
            self.devices = devices
        }
    }
}

extension EvaluatorV1 {
    /// A notification on one type of device, through one provider (EVAL-63). Ids in it are of no notification, and tokens of no device.
    public struct DevicePreview: Message {
        public var deviceType: CommonV1.DeviceType
        /// `apns`, `fcm`, `web_push`, `expo`, `desktop`.
        public var provider: String
        /// The language of the text.
        public var locale: String
        /// As the payload has them.
        public var title: String
        public var subtitle: String
        public var body: String
        /// The part of the body that is seen before the user opens the notification, with `…` where it goes on: 178 characters on iOS, and about 40 in the
        /// status bar of Android. Other devices differ: there it is the whole body.
        public var collapsedBody: String
        /// The part that is seen of the opened notification: about 200 characters on Android, and elsewhere the whole body.
        public var expandedBody: String
        /// The JSON that the provider gets, before it is encrypted. Empty where none can be made; `problem` says why.
        public var payload: String
        /// As the provider counts.
        public var payloadBytes: Int32
        public var payloadLimitBytes: Int32
        /// The parts of the payload that are left out or shortened (DISP-21), in order.
        public var omissions: [String]
        /// What an author should know: missing values, parts that are cut, texts longer than recommended, another language.
        public var warnings: [String]
        public var problem: String

        /// Every field at its default.
        public init() {
            self.deviceType = .unspecified
            self.provider = ""
            self.locale = ""
            self.title = ""
            self.subtitle = ""
            self.body = ""
            self.collapsedBody = ""
            self.expandedBody = ""
            self.payload = ""
            self.payloadBytes = 0
            self.payloadLimitBytes = 0
            self.omissions = []
            self.warnings = []
            self.problem = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            deviceType: CommonV1.DeviceType = .unspecified,
            provider: String = "",
            locale: String = "",
            title: String = "",
            subtitle: String = "",
            body: String = "",
            collapsedBody: String = "",
            expandedBody: String = "",
            payload: String = "",
            payloadBytes: Int32 = 0,
            payloadLimitBytes: Int32 = 0,
            omissions: [String] = [],
            warnings: [String] = [],
            problem: String = ""
        ) {
            self.deviceType = deviceType
            self.provider = provider
            self.locale = locale
            self.title = title
            self.subtitle = subtitle
            self.body = body
            self.collapsedBody = collapsedBody
            self.expandedBody = expandedBody
            self.payload = payload
            self.payloadBytes = payloadBytes
            self.payloadLimitBytes = payloadLimitBytes
            self.omissions = omissions
            self.warnings = warnings
            self.problem = problem
        }
    }
}

extension EvaluatorV1 {
    /// Renders every text of an app's catalogue in every language, with long values.
    public struct CheckTemplatesRequest: Message {
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

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.TemplateFinding`.
    public struct TemplateFinding: Message {
        public var problem: EvaluatorV1.TemplateProblem
        /// Empty: a text of all types.
        public var typeId: String
        public var locale: String
        /// The text, as errors about catalogues name it: type and language, then reader, form and plural form where it has them, as in
        /// `sticker_awarded/ar/guardian` and `*/ar/group/few`.
        public var template: String
        /// `title`, `subtitle` or `body` of a text that is cut.
        public var part: String
        /// In grapheme clusters, of a part that is cut.
        public var length: Int32
        public var limit: Int32
        /// The finding in words.
        public var detail: String

        /// Every field at its default.
        public init() {
            self.problem = .unspecified
            self.typeId = ""
            self.locale = ""
            self.template = ""
            self.part = ""
            self.length = 0
            self.limit = 0
            self.detail = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            problem: EvaluatorV1.TemplateProblem = .unspecified,
            typeId: String = "",
            locale: String = "",
            template: String = "",
            part: String = "",
            length: Int32 = 0,
            limit: Int32 = 0,
            detail: String = ""
        ) {
            self.problem = problem
            self.typeId = typeId
            self.locale = locale
            self.template = template
            self.part = part
            self.length = length
            self.limit = limit
            self.detail = detail
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CheckTemplatesResponse`.
    public struct CheckTemplatesResponse: Message {
        /// Texts that were rendered, each plural form by itself.
        public var rendered: Int32
        /// In the order of the catalogue; at most 1,000.
        public var findings: [EvaluatorV1.TemplateFinding]
        /// Findings beyond those.
        public var more: Int32

        /// Every field at its default.
        public init() {
            self.rendered = 0
            self.findings = []
            self.more = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            rendered: Int32 = 0,
            findings: [EvaluatorV1.TemplateFinding] = [],
            more: Int32 = 0
        ) {
            self.rendered = rendered
            self.findings = findings
            self.more = more
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EvaluatorStatisticsRequest`.
    public struct EvaluatorStatisticsRequest: Message {
        /// Without an app: all apps.
        public var tenant: Optional<CommonV1.Tenant>
        /// Also return `metrics`, of what was due from this instant on and before that one; 0: no bound.
        public var withMetrics: Bool
        public var metricsFromMs: Int64
        public var metricsUntilMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.withMetrics = false
            self.metricsFromMs = 0
            self.metricsUntilMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            withMetrics: Bool = false,
            metricsFromMs: Int64 = 0,
            metricsUntilMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.withMetrics = withMetrics
            self.metricsFromMs = metricsFromMs
            self.metricsUntilMs = metricsUntilMs
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.EvaluatorStatisticsResponse`.
    public struct EvaluatorStatisticsResponse: Message {
        public var eventsAccepted: Int64
        public var eventsEvaluated: Int64
        public var eventsPending: Int64
        public var targets: Int64
        /// Decisions with a push.
        public var enqueued: Int64
        /// SkipReason name without its prefix, lower case → count.
        public var skipped: [String: Int64]
        /// Outbox rows that receipts or dispatcher have not accepted yet.
        public var outboxDepth: Int64
        public var targetsByType: [String: Int64]
        /// Events without targets: `no_recipients`, `organization_suspended` → count.
        public var eventsSkipped: [String: Int64]
        /// Notifications that are deferred now, whatever they wait for.
        public var held: Int64
        /// Events that wait for their time. They do not count as pending.
        public var scheduled: Int64
        /// The evaluator's part of the metric catalogue (OBS-08).
        public var metrics: [CommonV1.MetricReading]

        /// Every field at its default.
        public init() {
            self.eventsAccepted = 0
            self.eventsEvaluated = 0
            self.eventsPending = 0
            self.targets = 0
            self.enqueued = 0
            self.skipped = [:]
            self.outboxDepth = 0
            self.targetsByType = [:]
            self.eventsSkipped = [:]
            self.held = 0
            self.scheduled = 0
            self.metrics = []
        }

        /// The fields given, the others at their defaults.
        public init(
            eventsAccepted: Int64 = 0,
            eventsEvaluated: Int64 = 0,
            eventsPending: Int64 = 0,
            targets: Int64 = 0,
            enqueued: Int64 = 0,
            skipped: [String: Int64] = [:],
            outboxDepth: Int64 = 0,
            targetsByType: [String: Int64] = [:],
            eventsSkipped: [String: Int64] = [:],
            held: Int64 = 0,
            scheduled: Int64 = 0,
            metrics: [CommonV1.MetricReading] = []
        ) {
            self.eventsAccepted = eventsAccepted
            self.eventsEvaluated = eventsEvaluated
            self.eventsPending = eventsPending
            self.targets = targets
            self.enqueued = enqueued
            self.skipped = skipped
            self.outboxDepth = outboxDepth
            self.targetsByType = targetsByType
            self.eventsSkipped = eventsSkipped
            self.held = held
            self.scheduled = scheduled
            self.metrics = metrics
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.BroadcastUsers`.
    public struct BroadcastUsers: Message {
        public var userIds: [String]

        /// Every field at its default.
        public init() {
            self.userIds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            userIds: [String] = []
        ) {
            self.userIds = userIds
        }
    }
}

extension EvaluatorV1 {
    /// Who gets a broadcast. The audience is read while the broadcast runs, in the order of user ids.
    public struct BroadcastAudience: Message {
        public var audience: Optional<Audience>
        /// Only devices of these types, and users who have one. Empty: all.
        public var deviceTypes: [CommonV1.DeviceType]
        /// Only users who read one of these languages: `es` includes `es-MX`. At most 50. Empty: all.
        public var locales: [String]

        /// Every field at its default.
        public init() {
            self.audience = nil
            self.deviceTypes = []
            self.locales = []
        }

        /// The fields given, the others at their defaults.
        public init(
            audience: Audience? = nil,
            deviceTypes: [CommonV1.DeviceType] = [],
            locales: [String] = []
        ) {
            self.audience = audience
            self.deviceTypes = deviceTypes
            self.locales = locales
        }

        /// One of the fields of `audience`.
        public enum Audience: Sendable, Hashable {
            /// The active users of the app.
            case wholeApp(Bool)
            /// The active users of each app of the organization. A user of two apps gets it in both.
            case wholeOrganization(Bool)
            /// The active users of each app of all organizations. For administrators of the platform.
            case wholePlatform(Bool)
            /// The active users of the app with this role.
            case role(String)
            /// The members of a named group.
            case groupId(String)
            /// The members of a conversation channel.
            case channelId(String)
            /// 1 to 5,000 users of the app. Not for administrators of an organization, who may not send to named users (ROLE-01).
            case users(EvaluatorV1.BroadcastUsers)
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitBroadcastRequest`.
    public struct SubmitBroadcastRequest: Message {
        /// The app; of an audience of several apps, the app of the caller. It may be empty for the whole platform.
        public var tenant: Optional<CommonV1.Tenant>
        /// The caller's own id, at most 100 bytes. The same id and the same broadcast again: nothing new is sent. Empty: each call is a new broadcast.
        public var broadcastId: String
        public var audience: Optional<EvaluatorV1.BroadcastAudience>
        /// A type of the app's catalogue. Empty: `announcement`, `system_announcement` or `admin_notice`, whichever the app has first.
        public var typeId: String
        /// Absent: the type's template shows the values of `data`.
        public var content: Optional<EvaluatorV1.NotificationContent>
        /// UNSPECIFIED: the type's.
        public var priority: CommonV1.Priority
        public var entityType: String
        public var entityId: String
        /// Values for templates and payload, at most 16 KiB together with the texts.
        public var data: [String: String]
        /// Pushes a second, in each app, at most. 0, or more than 80 % of the app's `send_rate_per_second`: these 80 % (DISP-27).
        public var ratePerSecond: Int32
        /// The reason of a system administrator's override of preferences (ROLE-05), for a type marked `critical`. Empty: opt-outs count.
        public var overrideReason: String
        /// Each user's push leaves by chance within so many seconds after the user is decided, at most 3,600: not all phones open the same at once.
        /// 0: as soon as the pace allows.
        public var spreadSeconds: Int32

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.broadcastId = ""
            self.audience = nil
            self.typeId = ""
            self.content = nil
            self.priority = .unspecified
            self.entityType = ""
            self.entityId = ""
            self.data = [:]
            self.ratePerSecond = 0
            self.overrideReason = ""
            self.spreadSeconds = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            broadcastId: String = "",
            audience: EvaluatorV1.BroadcastAudience? = nil,
            typeId: String = "",
            content: EvaluatorV1.NotificationContent? = nil,
            priority: CommonV1.Priority = .unspecified,
            entityType: String = "",
            entityId: String = "",
            data: [String: String] = [:],
            ratePerSecond: Int32 = 0,
            overrideReason: String = "",
            spreadSeconds: Int32 = 0
        ) {
            self.tenant = tenant
            self.broadcastId = broadcastId
            self.audience = audience
            self.typeId = typeId
            self.content = content
            self.priority = priority
            self.entityType = entityType
            self.entityId = entityId
            self.data = data
            self.ratePerSecond = ratePerSecond
            self.overrideReason = overrideReason
            self.spreadSeconds = spreadSeconds
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.SubmitBroadcastResponse`.
    public struct SubmitBroadcastResponse: Message {
        public var broadcast: Optional<EvaluatorV1.Broadcast>
        /// The caller's id is known: nothing new is sent.
        public var duplicate: Bool

        /// Every field at its default.
        public init() {
            self.broadcast = nil
            self.duplicate = false
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcast: EvaluatorV1.Broadcast? = nil,
            duplicate: Bool = false
        ) {
            self.broadcast = broadcast
            self.duplicate = duplicate
        }
    }
}

extension EvaluatorV1 {
    /// A broadcast with its progress. Users count once in each app.
    public struct Broadcast: Message {
        /// Carillon's id (`bcast_…`).
        public var broadcastId: String
        /// The caller's id, if any.
        public var callerId: String
        public var tenant: Optional<CommonV1.Tenant>
        public var state: EvaluatorV1.BroadcastState
        public var typeId: String
        public var createdAtMs: Int64
        /// The last change of the state.
        public var changedAtMs: Int64
        /// Users with a decision: queued, held and skipped.
        public var targeted: Int64
        /// Users whose push was handed to the dispatcher.
        public var queued: Int64
        /// Users whose push waits for the end of their quiet hours.
        public var held: Int64
        /// SkipReason name without its prefix, lower case → users.
        public var skipped: [String: Int64]
        /// Outcomes of the queued pushes. Absent: the ledger does not answer, or some of the apps keep no data about deliveries.
        public var delivery: Optional<EvaluatorV1.BroadcastDelivery>
        /// One for each app.
        public var apps: [EvaluatorV1.BroadcastApp]

        /// Every field at its default.
        public init() {
            self.broadcastId = ""
            self.callerId = ""
            self.tenant = nil
            self.state = .unspecified
            self.typeId = ""
            self.createdAtMs = 0
            self.changedAtMs = 0
            self.targeted = 0
            self.queued = 0
            self.held = 0
            self.skipped = [:]
            self.delivery = nil
            self.apps = []
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcastId: String = "",
            callerId: String = "",
            tenant: CommonV1.Tenant? = nil,
            state: EvaluatorV1.BroadcastState = .unspecified,
            typeId: String = "",
            createdAtMs: Int64 = 0,
            changedAtMs: Int64 = 0,
            targeted: Int64 = 0,
            queued: Int64 = 0,
            held: Int64 = 0,
            skipped: [String: Int64] = [:],
            delivery: EvaluatorV1.BroadcastDelivery? = nil,
            apps: [EvaluatorV1.BroadcastApp] = []
        ) {
            self.broadcastId = broadcastId
            self.callerId = callerId
            self.tenant = tenant
            self.state = state
            self.typeId = typeId
            self.createdAtMs = createdAtMs
            self.changedAtMs = changedAtMs
            self.targeted = targeted
            self.queued = queued
            self.held = held
            self.skipped = skipped
            self.delivery = delivery
            self.apps = apps
        }
    }
}

extension EvaluatorV1 {
    /// Users of a broadcast by the state of their push, as the ledger has it until its retention ends.
    public struct BroadcastDelivery: Message {
        /// A provider accepted it for one device or more.
        public var sent: Int64
        /// No provider accepted it.
        public var failed: Int64
        public var expired: Int64
        public var cancelled: Int64
        /// Skipped by the last check before sending.
        public var skipped: Int64

        /// Every field at its default.
        public init() {
            self.sent = 0
            self.failed = 0
            self.expired = 0
            self.cancelled = 0
            self.skipped = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            sent: Int64 = 0,
            failed: Int64 = 0,
            expired: Int64 = 0,
            cancelled: Int64 = 0,
            skipped: Int64 = 0
        ) {
            self.sent = sent
            self.failed = failed
            self.expired = expired
            self.cancelled = cancelled
            self.skipped = skipped
        }
    }
}

extension EvaluatorV1 {
    /// A broadcast in one app.
    public struct BroadcastApp: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var state: EvaluatorV1.BroadcastState
        /// Users of the audience that were taken so far, before filters.
        public var taken: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.state = .unspecified
            self.taken = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            state: EvaluatorV1.BroadcastState = .unspecified,
            taken: Int64 = 0
        ) {
            self.tenant = tenant
            self.state = state
            self.taken = taken
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.GetBroadcastRequest`.
    public struct GetBroadcastRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Carillon's id, or the caller's.
        public var broadcastId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.broadcastId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            broadcastId: String = ""
        ) {
            self.tenant = tenant
            self.broadcastId = broadcastId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.GetBroadcastResponse`.
    public struct GetBroadcastResponse: Message {
        public var broadcast: Optional<EvaluatorV1.Broadcast>

        /// Every field at its default.
        public init() {
            self.broadcast = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcast: EvaluatorV1.Broadcast? = nil
        ) {
            self.broadcast = broadcast
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PauseBroadcastRequest`.
    public struct PauseBroadcastRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var broadcastId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.broadcastId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            broadcastId: String = ""
        ) {
            self.tenant = tenant
            self.broadcastId = broadcastId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.PauseBroadcastResponse`.
    public struct PauseBroadcastResponse: Message {
        public var broadcast: Optional<EvaluatorV1.Broadcast>

        /// Every field at its default.
        public init() {
            self.broadcast = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcast: EvaluatorV1.Broadcast? = nil
        ) {
            self.broadcast = broadcast
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ResumeBroadcastRequest`.
    public struct ResumeBroadcastRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var broadcastId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.broadcastId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            broadcastId: String = ""
        ) {
            self.tenant = tenant
            self.broadcastId = broadcastId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.ResumeBroadcastResponse`.
    public struct ResumeBroadcastResponse: Message {
        public var broadcast: Optional<EvaluatorV1.Broadcast>

        /// Every field at its default.
        public init() {
            self.broadcast = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcast: EvaluatorV1.Broadcast? = nil
        ) {
            self.broadcast = broadcast
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CancelBroadcastRequest`.
    public struct CancelBroadcastRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var broadcastId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.broadcastId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            broadcastId: String = ""
        ) {
            self.tenant = tenant
            self.broadcastId = broadcastId
        }
    }
}

extension EvaluatorV1 {
    /// `carillon.evaluator.v1.CancelBroadcastResponse`.
    public struct CancelBroadcastResponse: Message {
        public var broadcast: Optional<EvaluatorV1.Broadcast>

        /// Every field at its default.
        public init() {
            self.broadcast = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            broadcast: EvaluatorV1.Broadcast? = nil
        ) {
            self.broadcast = broadcast
        }
    }
}
