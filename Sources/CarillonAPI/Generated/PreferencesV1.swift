// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/local_scheduling.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Users whose choices changed, for the service that defers notifications until these allow them.
public enum PreferencesV1 {}

extension PreferencesV1 {
    /// The status of a guardian's consent for a child.
    public struct ConsentStatus: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ConsentStatus { ConsentStatus(rawValue: 0) }
        @inlinable public static var pending: ConsentStatus { ConsentStatus(rawValue: 1) }
        @inlinable public static var granted: ConsentStatus { ConsentStatus(rawValue: 2) }
        @inlinable public static var denied: ConsentStatus { ConsentStatus(rawValue: 3) }
        @inlinable public static var revoked: ConsentStatus { ConsentStatus(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ConsentStatus] = [.unspecified, .pending, .granted, .denied, .revoked]

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
            case granted
            case denied
            case revoked

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pending: 1
                case .granted: 2
                case .denied: 3
                case .revoked: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pending
                case 2: self = .granted
                case 3: self = .denied
                case 4: self = .revoked
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pending: "pending"
                case .granted: "granted"
                case .denied: "denied"
                case .revoked: "revoked"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "pending": self = .pending
                case "granted": self = .granted
                case "denied": self = .denied
                case "revoked": self = .revoked
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// How a guardian decided.
    public struct ConsentMethod: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ConsentMethod { ConsentMethod(rawValue: 0) }
        @inlinable public static var emailConfirmation: ConsentMethod { ConsentMethod(rawValue: 1) }
        @inlinable public static var guardianAccountSwitch: ConsentMethod { ConsentMethod(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [ConsentMethod] = [.unspecified, .emailConfirmation, .guardianAccountSwitch]

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
            case emailConfirmation
            case guardianAccountSwitch

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .emailConfirmation: 1
                case .guardianAccountSwitch: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .emailConfirmation
                case 2: self = .guardianAccountSwitch
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .emailConfirmation: "email_confirmation"
                case .guardianAccountSwitch: "guardian_account_switch"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "email_confirmation": self = .emailConfirmation
                case "guardian_account_switch": self = .guardianAccountSwitch
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// An action on a consent.
    public struct ConsentAction: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ConsentAction { ConsentAction(rawValue: 0) }
        /// Asks the guardian, for the first time or again.
        @inlinable public static var request: ConsentAction { ConsentAction(rawValue: 1) }
        @inlinable public static var grant: ConsentAction { ConsentAction(rawValue: 2) }
        @inlinable public static var deny: ConsentAction { ConsentAction(rawValue: 3) }
        @inlinable public static var revoke: ConsentAction { ConsentAction(rawValue: 4) }

        /// The values of the contract, in its order.
        public static let allCases: [ConsentAction] = [.unspecified, .request, .grant, .deny, .revoke]

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
            /// Asks the guardian, for the first time or again.
            case request
            case grant
            case deny
            case revoke

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .request: 1
                case .grant: 2
                case .deny: 3
                case .revoke: 4
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .request
                case 2: self = .grant
                case 3: self = .deny
                case 4: self = .revoke
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .request: "request"
                case .grant: "grant"
                case .deny: "deny"
                case .revoke: "revoke"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "request": self = .request
                case "grant": self = .grant
                case "deny": self = .deny
                case "revoke": self = .revoke
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The place where a permission changed.
    public struct PermissionPlace: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PermissionPlace { PermissionPlace(rawValue: 0) }
        @inlinable public static var permissionPrompt: PermissionPlace { PermissionPlace(rawValue: 1) }
        @inlinable public static var osSettings: PermissionPlace { PermissionPlace(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [PermissionPlace] = [.unspecified, .permissionPrompt, .osSettings]

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
            case permissionPrompt
            case osSettings

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .permissionPrompt: 1
                case .osSettings: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .permissionPrompt
                case 2: self = .osSettings
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .permissionPrompt: "permission_prompt"
                case .osSettings: "os_settings"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "permission_prompt": self = .permissionPrompt
                case "os_settings": self = .osSettings
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The situation in which an app asks whether to show a prompt.
    public struct PromptContext: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PromptContext { PromptContext(rawValue: 0) }
        /// A page or screen was rendered, without an action of the user.
        @inlinable public static var pageLoad: PromptContext { PromptContext(rawValue: 1) }
        @inlinable public static var appStart: PromptContext { PromptContext(rawValue: 2) }
        @inlinable public static var firstLogin: PromptContext { PromptContext(rawValue: 3) }
        /// The dashboard was loaded after a login.
        @inlinable public static var dashboard: PromptContext { PromptContext(rawValue: 4) }
        /// The user reached a first value: an assignment completed, a game won.
        @inlinable public static var valueMoment: PromptContext { PromptContext(rawValue: 5) }
        /// A notification would help now: an assignment is due soon.
        @inlinable public static var contextual: PromptContext { PromptContext(rawValue: 6) }
        /// The user opened the notification settings.
        @inlinable public static var settings: PromptContext { PromptContext(rawValue: 7) }

        /// The values of the contract, in its order.
        public static let allCases: [PromptContext] = [.unspecified, .pageLoad, .appStart, .firstLogin, .dashboard, .valueMoment, .contextual, .settings]

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
            /// A page or screen was rendered, without an action of the user.
            case pageLoad
            case appStart
            case firstLogin
            /// The dashboard was loaded after a login.
            case dashboard
            /// The user reached a first value: an assignment completed, a game won.
            case valueMoment
            /// A notification would help now: an assignment is due soon.
            case contextual
            /// The user opened the notification settings.
            case settings

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .pageLoad: 1
                case .appStart: 2
                case .firstLogin: 3
                case .dashboard: 4
                case .valueMoment: 5
                case .contextual: 6
                case .settings: 7
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .pageLoad
                case 2: self = .appStart
                case 3: self = .firstLogin
                case 4: self = .dashboard
                case 5: self = .valueMoment
                case 6: self = .contextual
                case 7: self = .settings
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .pageLoad: "page_load"
                case .appStart: "app_start"
                case .firstLogin: "first_login"
                case .dashboard: "dashboard"
                case .valueMoment: "value_moment"
                case .contextual: "contextual"
                case .settings: "settings"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "page_load": self = .pageLoad
                case "app_start": self = .appStart
                case "first_login": self = .firstLogin
                case "dashboard": self = .dashboard
                case "value_moment": self = .valueMoment
                case "contextual": self = .contextual
                case "settings": self = .settings
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The kind of a prompt.
    public struct PromptKind: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PromptKind { PromptKind(rawValue: 0) }
        @inlinable public static var primer: PromptKind { PromptKind(rawValue: 1) }
        @inlinable public static var webContextual: PromptKind { PromptKind(rawValue: 2) }
        @inlinable public static var deniedBanner: PromptKind { PromptKind(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [PromptKind] = [.unspecified, .primer, .webContextual, .deniedBanner]

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
            case primer
            case webContextual
            case deniedBanner

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .primer: 1
                case .webContextual: 2
                case .deniedBanner: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .primer
                case 2: self = .webContextual
                case 3: self = .deniedBanner
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .primer: "primer"
                case .webContextual: "web_contextual"
                case .deniedBanner: "denied_banner"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "primer": self = .primer
                case "web_contextual": self = .webContextual
                case "denied_banner": self = .deniedBanner
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The reason why a prompt is shown or not.
    public struct PromptReason: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PromptReason { PromptReason(rawValue: 0) }
        @inlinable public static var permissionGranted: PromptReason { PromptReason(rawValue: 1) }
        @inlinable public static var permissionDenied: PromptReason { PromptReason(rawValue: 2) }
        @inlinable public static var optedOut: PromptReason { PromptReason(rawValue: 3) }
        @inlinable public static var noUserGesture: PromptReason { PromptReason(rawValue: 4) }
        @inlinable public static var snoozed: PromptReason { PromptReason(rawValue: 5) }
        @inlinable public static var triggerNotReached: PromptReason { PromptReason(rawValue: 6) }
        @inlinable public static var triggerReached: PromptReason { PromptReason(rawValue: 7) }

        /// The values of the contract, in its order.
        public static let allCases: [PromptReason] = [.unspecified, .permissionGranted, .permissionDenied, .optedOut, .noUserGesture, .snoozed, .triggerNotReached, .triggerReached]

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
            case permissionGranted
            case permissionDenied
            case optedOut
            case noUserGesture
            case snoozed
            case triggerNotReached
            case triggerReached

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .permissionGranted: 1
                case .permissionDenied: 2
                case .optedOut: 3
                case .noUserGesture: 4
                case .snoozed: 5
                case .triggerNotReached: 6
                case .triggerReached: 7
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .permissionGranted
                case 2: self = .permissionDenied
                case 3: self = .optedOut
                case 4: self = .noUserGesture
                case 5: self = .snoozed
                case 6: self = .triggerNotReached
                case 7: self = .triggerReached
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .permissionGranted: "permission_granted"
                case .permissionDenied: "permission_denied"
                case .optedOut: "opted_out"
                case .noUserGesture: "no_user_gesture"
                case .snoozed: "snoozed"
                case .triggerNotReached: "trigger_not_reached"
                case .triggerReached: "trigger_reached"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "permission_granted": self = .permissionGranted
                case "permission_denied": self = .permissionDenied
                case "opted_out": self = .optedOut
                case "no_user_gesture": self = .noUserGesture
                case "snoozed": self = .snoozed
                case "trigger_not_reached": self = .triggerNotReached
                case "trigger_reached": self = .triggerReached
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The outcome of a prompt (PREF-15). "Enable Notifications" and "Sure, notify me" are ACCEPTED, "Not Now" and "No thanks" NOT_NOW.
    public struct PromptOutcome: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: PromptOutcome { PromptOutcome(rawValue: 0) }
        @inlinable public static var accepted: PromptOutcome { PromptOutcome(rawValue: 1) }
        @inlinable public static var notNow: PromptOutcome { PromptOutcome(rawValue: 2) }
        @inlinable public static var skipped: PromptOutcome { PromptOutcome(rawValue: 3) }
        @inlinable public static var dismissed: PromptOutcome { PromptOutcome(rawValue: 4) }
        @inlinable public static var openedPreferences: PromptOutcome { PromptOutcome(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [PromptOutcome] = [.unspecified, .accepted, .notNow, .skipped, .dismissed, .openedPreferences]

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
            case accepted
            case notNow
            case skipped
            case dismissed
            case openedPreferences

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .accepted: 1
                case .notNow: 2
                case .skipped: 3
                case .dismissed: 4
                case .openedPreferences: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .accepted
                case 2: self = .notNow
                case 3: self = .skipped
                case 4: self = .dismissed
                case 5: self = .openedPreferences
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .accepted: "accepted"
                case .notNow: "not_now"
                case .skipped: "skipped"
                case .dismissed: "dismissed"
                case .openedPreferences: "opened_preferences"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "accepted": self = .accepted
                case "not_now": self = .notNow
                case "skipped": self = .skipped
                case "dismissed": self = .dismissed
                case "opened_preferences": self = .openedPreferences
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The source of the time zone of quiet hours.
    public struct TimezoneSource: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: TimezoneSource { TimezoneSource(rawValue: 0) }
        @inlinable public static var preferences: TimezoneSource { TimezoneSource(rawValue: 1) }
        @inlinable public static var user: TimezoneSource { TimezoneSource(rawValue: 2) }
        @inlinable public static var device: TimezoneSource { TimezoneSource(rawValue: 3) }
        @inlinable public static var organization: TimezoneSource { TimezoneSource(rawValue: 4) }
        @inlinable public static var `default`: TimezoneSource { TimezoneSource(rawValue: 5) }

        /// The values of the contract, in its order.
        public static let allCases: [TimezoneSource] = [.unspecified, .preferences, .user, .device, .organization, .`default`]

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
            case preferences
            case user
            case device
            case organization
            case `default`

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .preferences: 1
                case .user: 2
                case .device: 3
                case .organization: 4
                case .`default`: 5
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .preferences
                case 2: self = .user
                case 3: self = .device
                case 4: self = .organization
                case 5: self = .`default`
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .preferences: "preferences"
                case .user: "user"
                case .device: "device"
                case .organization: "organization"
                case .`default`: "default"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "preferences": self = .preferences
                case "user": self = .user
                case "device": self = .device
                case "organization": self = .organization
                case "default": self = .`default`
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The origin of the values in a user's document.
    public struct DefaultSource: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: DefaultSource { DefaultSource(rawValue: 0) }
        /// Defaults, until the user's first choice.
        @inlinable public static var profile: DefaultSource { DefaultSource(rawValue: 1) }
        @inlinable public static var user: DefaultSource { DefaultSource(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [DefaultSource] = [.unspecified, .profile, .user]

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
            /// Defaults, until the user's first choice.
            case profile
            case user

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .profile: 1
                case .user: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .profile
                case 2: self = .user
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .profile: "profile"
                case .user: "user"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "profile": self = .profile
                case "user": self = .user
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// Whether a guardian's consent is missing (PREF-17).
    public struct GuardianConsent: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: GuardianConsent { GuardianConsent(rawValue: 0) }
        /// A consent is required and missing.
        @inlinable public static var required: GuardianConsent { GuardianConsent(rawValue: 1) }
        @inlinable public static var granted: GuardianConsent { GuardianConsent(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [GuardianConsent] = [.unspecified, .required, .granted]

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
            /// A consent is required and missing.
            case required
            case granted

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .required: 1
                case .granted: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .required
                case 2: self = .granted
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .required: "required"
                case .granted: "granted"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "required": self = .required
                case "granted": self = .granted
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// The place where a user made a choice (PREF-21).
    public struct ChoicePlace: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: ChoicePlace { ChoicePlace(rawValue: 0) }
        @inlinable public static var settingsPage: ChoicePlace { ChoicePlace(rawValue: 1) }
        @inlinable public static var notificationAction: ChoicePlace { ChoicePlace(rawValue: 2) }

        /// The values of the contract, in its order.
        public static let allCases: [ChoicePlace] = [.unspecified, .settingsPage, .notificationAction]

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
            case settingsPage
            case notificationAction

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .settingsPage: 1
                case .notificationAction: 2
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .settingsPage
                case 2: self = .notificationAction
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .settingsPage: "settings_page"
                case .notificationAction: "notification_action"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "settings_page": self = .settingsPage
                case "notification_action": self = .notificationAction
                default: return nil
                }
            }
        }
    }
}

extension PreferencesV1 {
    /// A guardian's consent for a child.
    public struct Consent: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// `consent_…`.
        public var consentId: String
        public var childUserId: String
        /// The asked guardian, the address, or both.
        public var guardianUserId: String
        public var guardianEmail: String
        public var method: PreferencesV1.ConsentMethod
        public var status: PreferencesV1.ConsentStatus
        public var requestedAtMs: Int64
        public var decidedAtMs: Optional<Int64>
        /// How the guardian decided, in words.
        public var evidence: String
        /// The newest link of this consent: its number, its expiry, and the instant of its use.
        public var linkNumber: Int64
        public var linkExpiresAtMs: Optional<Int64>
        public var linkUsedAtMs: Optional<Int64>
        /// Newest first.
        public var history: [PreferencesV1.ConsentChange]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.consentId = ""
            self.childUserId = ""
            self.guardianUserId = ""
            self.guardianEmail = ""
            self.method = .unspecified
            self.status = .unspecified
            self.requestedAtMs = 0
            self.decidedAtMs = nil
            self.evidence = ""
            self.linkNumber = 0
            self.linkExpiresAtMs = nil
            self.linkUsedAtMs = nil
            self.history = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            consentId: String = "",
            childUserId: String = "",
            guardianUserId: String = "",
            guardianEmail: String = "",
            method: PreferencesV1.ConsentMethod = .unspecified,
            status: PreferencesV1.ConsentStatus = .unspecified,
            requestedAtMs: Int64 = 0,
            decidedAtMs: Int64? = nil,
            evidence: String = "",
            linkNumber: Int64 = 0,
            linkExpiresAtMs: Int64? = nil,
            linkUsedAtMs: Int64? = nil,
            history: [PreferencesV1.ConsentChange] = []
        ) {
            self.tenant = tenant
            self.consentId = consentId
            self.childUserId = childUserId
            self.guardianUserId = guardianUserId
            self.guardianEmail = guardianEmail
            self.method = method
            self.status = status
            self.requestedAtMs = requestedAtMs
            self.decidedAtMs = decidedAtMs
            self.evidence = evidence
            self.linkNumber = linkNumber
            self.linkExpiresAtMs = linkExpiresAtMs
            self.linkUsedAtMs = linkUsedAtMs
            self.history = history
        }
    }
}

extension PreferencesV1 {
    /// A record of a change, which never changes (SEC-10).
    public struct ConsentChange: Message {
        public var atMs: Int64
        public var action: PreferencesV1.ConsentAction
        public var oldStatus: PreferencesV1.ConsentStatus
        public var newStatus: PreferencesV1.ConsentStatus
        /// `user:ann`, `host`, `service:operator`, `link`.
        public var actor: String
        public var evidence: String

        /// Every field at its default.
        public init() {
            self.atMs = 0
            self.action = .unspecified
            self.oldStatus = .unspecified
            self.newStatus = .unspecified
            self.actor = ""
            self.evidence = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            atMs: Int64 = 0,
            action: PreferencesV1.ConsentAction = .unspecified,
            oldStatus: PreferencesV1.ConsentStatus = .unspecified,
            newStatus: PreferencesV1.ConsentStatus = .unspecified,
            actor: String = "",
            evidence: String = ""
        ) {
            self.atMs = atMs
            self.action = action
            self.oldStatus = oldStatus
            self.newStatus = newStatus
            self.actor = actor
            self.evidence = evidence
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutConsentRequest`.
    public struct PutConsentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var childUserId: String
        public var guardianUserId: String
        public var guardianEmail: String
        /// REQUEST asks the guardian. GRANT, DENY and REVOKE are the guardian's decisions.
        public var action: PreferencesV1.ConsentAction

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.childUserId = ""
            self.guardianUserId = ""
            self.guardianEmail = ""
            self.action = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            childUserId: String = "",
            guardianUserId: String = "",
            guardianEmail: String = "",
            action: PreferencesV1.ConsentAction = .unspecified
        ) {
            self.tenant = tenant
            self.childUserId = childUserId
            self.guardianUserId = guardianUserId
            self.guardianEmail = guardianEmail
            self.action = action
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutConsentResponse`.
    public struct PutConsentResponse: Message {
        public var consent: Optional<PreferencesV1.Consent>

        /// Every field at its default.
        public init() {
            self.consent = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            consent: PreferencesV1.Consent? = nil
        ) {
            self.consent = consent
        }
    }
}

extension PreferencesV1 {
    /// Asks for the link of the last REQUEST of a host system or an operator.
    public struct GetConsentLinkRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var consentId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.consentId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            consentId: String = ""
        ) {
            self.tenant = tenant
            self.consentId = consentId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetConsentLinkResponse`.
    public struct GetConsentLinkResponse: Message {
        /// The last part of the link in the e-mail to the guardian.
        public var linkToken: String

        /// Every field at its default.
        public init() {
            self.linkToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            linkToken: String = ""
        ) {
            self.linkToken = linkToken
        }
    }
}

extension PreferencesV1 {
    /// Lists consents for the child, its guardians, the host system and operators.
    public struct ListConsentsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var childUserId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.childUserId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            childUserId: String = ""
        ) {
            self.tenant = tenant
            self.childUserId = childUserId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListConsentsResponse`.
    public struct ListConsentsResponse: Message {
        public var consents: [PreferencesV1.Consent]
        /// The child's age requires a consent.
        public var required: Bool
        /// The child may get pushes.
        public var satisfied: Bool

        /// Every field at its default.
        public init() {
            self.consents = []
            self.required = false
            self.satisfied = false
        }

        /// The fields given, the others at their defaults.
        public init(
            consents: [PreferencesV1.Consent] = [],
            required: Bool = false,
            satisfied: Bool = false
        ) {
            self.consents = consents
            self.required = required
            self.satisfied = satisfied
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.AnswerConsentLinkRequest`.
    public struct AnswerConsentLinkRequest: Message {
        public var linkToken: String
        /// GRANT, DENY or REVOKE.
        public var decision: PreferencesV1.ConsentAction

        /// Every field at its default.
        public init() {
            self.linkToken = ""
            self.decision = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            linkToken: String = "",
            decision: PreferencesV1.ConsentAction = .unspecified
        ) {
            self.linkToken = linkToken
            self.decision = decision
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.AnswerConsentLinkResponse`.
    public struct AnswerConsentLinkResponse: Message {
        public var consent: Optional<PreferencesV1.Consent>

        /// Every field at its default.
        public init() {
            self.consent = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            consent: PreferencesV1.Consent? = nil
        ) {
            self.consent = consent
        }
    }
}

extension PreferencesV1 {
    /// A guardian whose relationship to a child has ended (REG-04).
    public struct EndedGuardianship: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var guardianUserId: String
        public var childUserId: String
        public var endedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.guardianUserId = ""
            self.childUserId = ""
            self.endedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            guardianUserId: String = "",
            childUserId: String = "",
            endedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.guardianUserId = guardianUserId
            self.childUserId = childUserId
            self.endedAtMs = endedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.EndGuardianshipsRequest`.
    public struct EndGuardianshipsRequest: Message {
        public var ended: [PreferencesV1.EndedGuardianship]

        /// Every field at its default.
        public init() {
            self.ended = []
        }

        /// The fields given, the others at their defaults.
        public init(
            ended: [PreferencesV1.EndedGuardianship] = []
        ) {
            self.ended = ended
        }
    }
}

extension PreferencesV1 {
    /// Items without a user; the others are stored.
    public struct EndGuardianshipsResponse: Message {
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

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetLocalConfigRequest`.
    public struct GetLocalConfigRequest: Message {
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

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetLocalConfigResponse`.
    public struct GetLocalConfigResponse: Message {
        /// A JSON object, with the names of AGENT-03 (`prefetchLeadMinutes`); empty: the user stored none.
        public var options: String

        /// Every field at its default.
        public init() {
            self.options = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            options: String = ""
        ) {
            self.options = options
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutLocalConfigRequest`.
    public struct PutLocalConfigRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// A JSON object with the options of AGENT-03, at most 16 KiB. It replaces the stored one.
        public var options: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.options = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            options: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.options = options
        }
    }
}

extension PreferencesV1 {
    /// As it is stored.
    public struct PutLocalConfigResponse: Message {
        public var options: String

        /// Every field at its default.
        public init() {
            self.options = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            options: String = ""
        ) {
            self.options = options
        }
    }
}

extension PreferencesV1 {
    /// Users who have no content of their own.
    public struct LocalAudience: Message {
        /// All users of the app.
        public var wholeApp: Bool
        /// Users with this role in the directory. Their content comes before that of the whole app.
        public var role: String

        /// Every field at its default.
        public init() {
            self.wholeApp = false
            self.role = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            wholeApp: Bool = false,
            role: String = ""
        ) {
            self.wholeApp = wholeApp
            self.role = role
        }
    }
}

extension PreferencesV1 {
    /// Replaces the content of a user or an audience in one language.
    public struct PutLocalContentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// This user; or `audience`.
        public var userId: String
        public var audience: Optional<PreferencesV1.LocalAudience>
        /// A BCP 47 tag; empty: the app's default.
        public var locale: String
        /// Values of the user's template: at most 1,000 and 4,000 characters.
        public var headline: String
        public var summary: String
        /// A JSON object for the app; empty: none. All together at most 64 KiB (OQ-36).
        public var data: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.audience = nil
            self.locale = ""
            self.headline = ""
            self.summary = ""
            self.data = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            audience: PreferencesV1.LocalAudience? = nil,
            locale: String = "",
            headline: String = "",
            summary: String = "",
            data: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.audience = audience
            self.locale = locale
            self.headline = headline
            self.summary = summary
            self.data = data
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutLocalContentResponse`.
    public struct PutLocalContentResponse: Message {
        public var etag: String

        /// Every field at its default.
        public init() {
            self.etag = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            etag: String = ""
        ) {
            self.etag = etag
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetLocalContentRequest`.
    public struct GetLocalContentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// BCP 47 tags, best first.
        public var locales: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.locales = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            locales: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.locales = locales
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetLocalContentResponse`.
    public struct GetLocalContentResponse: Message {
        /// Absent: there is none for the user.
        public var content: Optional<PreferencesV1.LocalContent>

        /// Every field at its default.
        public init() {
            self.content = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            content: PreferencesV1.LocalContent? = nil
        ) {
            self.content = content
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.LocalContent`.
    public struct LocalContent: Message {
        public var locale: String
        public var headline: String
        public var summary: String
        /// A JSON object.
        public var data: String
        /// Changes with the content alone: the same content, also put again, has the same.
        public var etag: String

        /// Every field at its default.
        public init() {
            self.locale = ""
            self.headline = ""
            self.summary = ""
            self.data = ""
            self.etag = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            locale: String = "",
            headline: String = "",
            summary: String = "",
            data: String = "",
            etag: String = ""
        ) {
            self.locale = locale
            self.headline = headline
            self.summary = summary
            self.data = data
            self.etag = etag
        }
    }
}

extension PreferencesV1 {
    /// The permission for notifications in a device's system (PREF-13).
    public struct PermissionState: Message {
        public var deviceId: String
        public var permissionStatus: CommonV1.PermissionStatus
        /// Unspecified before the first report.
        public var changedFrom: PreferencesV1.PermissionPlace
        public var changedAtMs: Int64
        /// Newest first; the newest 50 of a device are kept.
        public var history: [PreferencesV1.PermissionChange]

        /// Every field at its default.
        public init() {
            self.deviceId = ""
            self.permissionStatus = .unspecified
            self.changedFrom = .unspecified
            self.changedAtMs = 0
            self.history = []
        }

        /// The fields given, the others at their defaults.
        public init(
            deviceId: String = "",
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            changedFrom: PreferencesV1.PermissionPlace = .unspecified,
            changedAtMs: Int64 = 0,
            history: [PreferencesV1.PermissionChange] = []
        ) {
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedFrom = changedFrom
            self.changedAtMs = changedAtMs
            self.history = history
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PermissionChange`.
    public struct PermissionChange: Message {
        public var oldStatus: CommonV1.PermissionStatus
        public var newStatus: CommonV1.PermissionStatus
        public var changedFrom: PreferencesV1.PermissionPlace
        public var changedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.oldStatus = .unspecified
            self.newStatus = .unspecified
            self.changedFrom = .unspecified
            self.changedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            oldStatus: CommonV1.PermissionStatus = .unspecified,
            newStatus: CommonV1.PermissionStatus = .unspecified,
            changedFrom: PreferencesV1.PermissionPlace = .unspecified,
            changedAtMs: Int64 = 0
        ) {
            self.oldStatus = oldStatus
            self.newStatus = newStatus
            self.changedFrom = changedFrom
            self.changedAtMs = changedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPermissionRequest`.
    public struct ReportPermissionRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var permissionStatus: CommonV1.PermissionStatus
        public var changedFrom: PreferencesV1.PermissionPlace

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.permissionStatus = .unspecified
            self.changedFrom = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            changedFrom: PreferencesV1.PermissionPlace = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedFrom = changedFrom
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPermissionResponse`.
    public struct ReportPermissionResponse: Message {
        public var state: Optional<PreferencesV1.PermissionState>

        /// Every field at its default.
        public init() {
            self.state = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            state: PreferencesV1.PermissionState? = nil
        ) {
            self.state = state
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListPermissionsRequest`.
    public struct ListPermissionsRequest: Message {
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

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListPermissionsResponse`.
    public struct ListPermissionsResponse: Message {
        public var states: [PreferencesV1.PermissionState]

        /// Every field at its default.
        public init() {
            self.states = []
        }

        /// The fields given, the others at their defaults.
        public init(
            states: [PreferencesV1.PermissionState] = []
        ) {
            self.states = states
        }
    }
}

extension PreferencesV1 {
    /// Asks whether to show a prompt (PREF-14). The question counts as a day of active use, VALUE_MOMENT also as the first value.
    public struct DecidePromptRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var context: PreferencesV1.PromptContext
        /// Unspecified: the type of the registered device.
        public var deviceType: CommonV1.DeviceType
        /// Languages of the texts, best first; the app's default comes last.
        public var locales: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.context = .unspecified
            self.deviceType = .unspecified
            self.locales = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            context: PreferencesV1.PromptContext = .unspecified,
            deviceType: CommonV1.DeviceType = .unspecified,
            locales: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.context = context
            self.deviceType = deviceType
            self.locales = locales
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.DecidePromptResponse`.
    public struct DecidePromptResponse: Message {
        public var show: Bool
        /// Unspecified: no prompt is shown.
        public var kind: PreferencesV1.PromptKind
        public var reason: PreferencesV1.PromptReason
        public var nextEligibleAtMs: Optional<Int64>
        /// The key of the texts: `primer.student` …; empty without a prompt.
        public var contentKey: String
        /// The texts: `title`, `body`, `accept`, `decline` …
        public var texts: [String: String]
        public var locale: String

        /// Every field at its default.
        public init() {
            self.show = false
            self.kind = .unspecified
            self.reason = .unspecified
            self.nextEligibleAtMs = nil
            self.contentKey = ""
            self.texts = [:]
            self.locale = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            show: Bool = false,
            kind: PreferencesV1.PromptKind = .unspecified,
            reason: PreferencesV1.PromptReason = .unspecified,
            nextEligibleAtMs: Int64? = nil,
            contentKey: String = "",
            texts: [String: String] = [:],
            locale: String = ""
        ) {
            self.show = show
            self.kind = kind
            self.reason = reason
            self.nextEligibleAtMs = nextEligibleAtMs
            self.contentKey = contentKey
            self.texts = texts
            self.locale = locale
        }
    }
}

extension PreferencesV1 {
    /// Reports the outcome of a prompt (PREF-15).
    public struct ReportPromptRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var kind: PreferencesV1.PromptKind
        public var outcome: PreferencesV1.PromptOutcome

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.kind = .unspecified
            self.outcome = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            kind: PreferencesV1.PromptKind = .unspecified,
            outcome: PreferencesV1.PromptOutcome = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.kind = kind
            self.outcome = outcome
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPromptResponse`.
    public struct ReportPromptResponse: Message {
        /// The instant when the user may be asked again; absent: at once, or time alone does not decide.
        public var nextEligibleAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.nextEligibleAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            nextEligibleAtMs: Int64? = nil
        ) {
            self.nextEligibleAtMs = nextEligibleAtMs
        }
    }
}

extension PreferencesV1 {
    /// Asks for the answers to the system's own prompt since an instant.
    public struct PermissionStatisticsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var sinceMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.sinceMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            sinceMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.sinceMs = sinceMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PermissionStatisticsResponse`.
    public struct PermissionStatisticsResponse: Message {
        /// Devices whose user answered the prompt.
        public var prompted: Int64
        /// Devices among them whose user granted the permission.
        public var granted: Int64
        /// `granted` divided by `prompted`; absent without answers.
        public var grantRate: Optional<Double>
        /// The target of `permission_grant_rate` in words (OBS-08), and whether it is met; absent without answers.
        public var target: String
        public var met: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.prompted = 0
            self.granted = 0
            self.grantRate = nil
            self.target = ""
            self.met = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            prompted: Int64 = 0,
            granted: Int64 = 0,
            grantRate: Double? = nil,
            target: String = "",
            met: Bool? = nil
        ) {
            self.prompted = prompted
            self.granted = granted
            self.grantRate = grantRate
            self.target = target
            self.met = met
        }
    }
}

extension PreferencesV1 {
    /// A device's permission that the registry got with a registration or an update.
    public struct DevicePermission: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var permissionStatus: CommonV1.PermissionStatus
        /// An older status never overwrites a newer one.
        public var changedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.permissionStatus = .unspecified
            self.changedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            permissionStatus: CommonV1.PermissionStatus = .unspecified,
            changedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedAtMs = changedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.TakePermissionsRequest`.
    public struct TakePermissionsRequest: Message {
        public var permissions: [PreferencesV1.DevicePermission]

        /// Every field at its default.
        public init() {
            self.permissions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            permissions: [PreferencesV1.DevicePermission] = []
        ) {
            self.permissions = permissions
        }
    }
}

extension PreferencesV1 {
    /// Items without a device or status; the others are stored.
    public struct TakePermissionsResponse: Message {
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

extension PreferencesV1 {
    /// A type's switches (PREF-01).
    public struct TypeSwitch: Message {
        public var typeId: String
        public var push: Optional<Bool>
        public var email: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.push = nil
            self.email = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            push: Bool? = nil,
            email: Bool? = nil
        ) {
            self.typeId = typeId
            self.push = push
            self.email = email
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.CategorySwitch`.
    public struct CategorySwitch: Message {
        public var categoryId: String
        public var enabled: Bool

        /// Every field at its default.
        public init() {
            self.categoryId = ""
            self.enabled = false
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryId: String = "",
            enabled: Bool = false
        ) {
            self.categoryId = categoryId
            self.enabled = enabled
        }
    }
}

extension PreferencesV1 {
    /// A daily do-not-disturb window in local wall time (PREF-09).
    public struct QuietHours: Message {
        public var enabled: Bool
        /// `HH:MM`.
        public var start: String
        public var end: String
        /// IANA zone; empty: by the policy's zone source.
        public var timezone: String
        /// 0 = Sunday … 6 = Saturday: the weekday on which a window starts.
        public var daysOfWeek: [Int32]
        public var allowCritical: Bool

        /// Every field at its default.
        public init() {
            self.enabled = false
            self.start = ""
            self.end = ""
            self.timezone = ""
            self.daysOfWeek = []
            self.allowCritical = false
        }

        /// The fields given, the others at their defaults.
        public init(
            enabled: Bool = false,
            start: String = "",
            end: String = "",
            timezone: String = "",
            daysOfWeek: [Int32] = [],
            allowCritical: Bool = false
        ) {
            self.enabled = enabled
            self.start = start
            self.end = end
            self.timezone = timezone
            self.daysOfWeek = daysOfWeek
            self.allowCritical = allowCritical
        }
    }
}

extension PreferencesV1 {
    /// The vibration of one category's notifications.
    public struct VibrationPattern: Message {
        public var categoryId: String
        /// Milliseconds, pauses and vibrations in turn: 1 to 20 values of 0 to 10,000.
        public var milliseconds: [Int32]

        /// Every field at its default.
        public init() {
            self.categoryId = ""
            self.milliseconds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryId: String = "",
            milliseconds: [Int32] = []
        ) {
            self.categoryId = categoryId
            self.milliseconds = milliseconds
        }
    }
}

extension PreferencesV1 {
    /// The state of quiet hours at the instant of the answer.
    public struct QuietState: Message {
        public var active: Bool
        /// When the active window ends.
        public var endsAtMs: Optional<Int64>
        /// The next change of `active`; absent while quiet hours are off.
        public var nextChangeAtMs: Optional<Int64>
        /// The IANA zone of quiet hours, and its source.
        public var timezone: String
        public var timezoneSource: PreferencesV1.TimezoneSource
        /// Skipped zones that the time zone database does not know, as `SOURCE NAME`.
        public var unknownTimezones: [String]

        /// Every field at its default.
        public init() {
            self.active = false
            self.endsAtMs = nil
            self.nextChangeAtMs = nil
            self.timezone = ""
            self.timezoneSource = .unspecified
            self.unknownTimezones = []
        }

        /// The fields given, the others at their defaults.
        public init(
            active: Bool = false,
            endsAtMs: Int64? = nil,
            nextChangeAtMs: Int64? = nil,
            timezone: String = "",
            timezoneSource: PreferencesV1.TimezoneSource = .unspecified,
            unknownTimezones: [String] = []
        ) {
            self.active = active
            self.endsAtMs = endsAtMs
            self.nextChangeAtMs = nextChangeAtMs
            self.timezone = timezone
            self.timezoneSource = timezoneSource
            self.unknownTimezones = unknownTimezones
        }
    }
}

extension PreferencesV1 {
    /// A user's settings for a conversation channel.
    public struct ChannelSetting: Message {
        public var channelId: String
        public var muted: Bool
        public var mutedUntilMs: Optional<Int64>
        public var notifyAll: Bool
        public var starred: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.muted = false
            self.mutedUntilMs = nil
            self.notifyAll = false
            self.starred = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            muted: Bool = false,
            mutedUntilMs: Int64? = nil,
            notifyAll: Bool = false,
            starred: Bool = false
        ) {
            self.channelId = channelId
            self.muted = muted
            self.mutedUntilMs = mutedUntilMs
            self.notifyAll = notifyAll
            self.starred = starred
        }
    }
}

extension PreferencesV1 {
    /// The whole document of one user in one app (PREF-01), with the catalogue's defaults filled in.
    public struct Document: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushEnabled: Bool
        public var emailEnabled: Bool
        /// Every type of the catalogue with its effective switch.
        public var notifications: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHours>
        public var channelSettings: [PreferencesV1.ChannelSetting]
        public var sound: [String: String]
        public var deviceScope: CommonV1.DeviceScope
        public var promotionalOptIn: Bool
        public var language: Optional<String>
        public var optedOutAtMs: Optional<Int64>
        public var version: Int64
        public var updatedAtMs: Int64
        /// The choices for `device_scope` (PREF-11).
        public var deviceScopeChoices: [CommonV1.DeviceScope]
        /// Digest type → `HH:MM` of the user's choice (PREF-12).
        public var digestTime: [String: String]
        /// `HH:MM` of a digest without an entry.
        public var digestDefaultTime: String
        public var vibration: [PreferencesV1.VibrationPattern]
        public var reduceMotion: Bool
        /// The instants when push was turned off, newest first (PREF-16); the newest 50 are kept.
        public var optOutHistoryMs: [Int64]
        /// Reserved for guardians (PREF-24): absent.
        public var managedBy: Optional<String>
        public var defaultSource: PreferencesV1.DefaultSource
        public var quietState: Optional<PreferencesV1.QuietState>
        /// Unspecified without a required consent (PREF-17).
        public var guardianConsent: PreferencesV1.GuardianConsent

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushEnabled = false
            self.emailEnabled = false
            self.notifications = []
            self.categories = []
            self.quietHours = nil
            self.channelSettings = []
            self.sound = [:]
            self.deviceScope = .unspecified
            self.promotionalOptIn = false
            self.language = nil
            self.optedOutAtMs = nil
            self.version = 0
            self.updatedAtMs = 0
            self.deviceScopeChoices = []
            self.digestTime = [:]
            self.digestDefaultTime = ""
            self.vibration = []
            self.reduceMotion = false
            self.optOutHistoryMs = []
            self.managedBy = nil
            self.defaultSource = .unspecified
            self.quietState = nil
            self.guardianConsent = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            notifications: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHours? = nil,
            channelSettings: [PreferencesV1.ChannelSetting] = [],
            sound: [String: String] = [:],
            deviceScope: CommonV1.DeviceScope = .unspecified,
            promotionalOptIn: Bool = false,
            language: String? = nil,
            optedOutAtMs: Int64? = nil,
            version: Int64 = 0,
            updatedAtMs: Int64 = 0,
            deviceScopeChoices: [CommonV1.DeviceScope] = [],
            digestTime: [String: String] = [:],
            digestDefaultTime: String = "",
            vibration: [PreferencesV1.VibrationPattern] = [],
            reduceMotion: Bool = false,
            optOutHistoryMs: [Int64] = [],
            managedBy: String? = nil,
            defaultSource: PreferencesV1.DefaultSource = .unspecified,
            quietState: PreferencesV1.QuietState? = nil,
            guardianConsent: PreferencesV1.GuardianConsent = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.notifications = notifications
            self.categories = categories
            self.quietHours = quietHours
            self.channelSettings = channelSettings
            self.sound = sound
            self.deviceScope = deviceScope
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.optedOutAtMs = optedOutAtMs
            self.version = version
            self.updatedAtMs = updatedAtMs
            self.deviceScopeChoices = deviceScopeChoices
            self.digestTime = digestTime
            self.digestDefaultTime = digestDefaultTime
            self.vibration = vibration
            self.reduceMotion = reduceMotion
            self.optOutHistoryMs = optOutHistoryMs
            self.managedBy = managedBy
            self.defaultSource = defaultSource
            self.quietState = quietState
            self.guardianConsent = guardianConsent
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetPreferencesRequest`.
    public struct GetPreferencesRequest: Message {
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

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetPreferencesResponse`.
    public struct GetPreferencesResponse: Message {
        public var document: Optional<PreferencesV1.Document>

        /// Every field at its default.
        public init() {
            self.document = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            document: PreferencesV1.Document? = nil
        ) {
            self.document = document
        }
    }
}

extension PreferencesV1 {
    /// Changes only set fields (PREF-05), all or none.
    public struct UpdatePreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushEnabled: Optional<Bool>
        public var emailEnabled: Optional<Bool>
        public var notifications: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHoursUpdate>
        public var promotionalOptIn: Optional<Bool>
        public var language: Optional<String>
        public var sound: [String: String]
        /// Refused with `version_mismatch` when the document has another version.
        public var ifVersion: Optional<Int64>
        public var deviceScope: Optional<CommonV1.DeviceScope>
        public var digestTime: [String: String]
        public var vibration: [PreferencesV1.VibrationPattern]
        public var reduceMotion: Optional<Bool>
        /// Names of choices to reset to the default: `language`, `quiet_hours`, `quiet_hours.timezone`, `notifications.mention`,
        /// `notifications.mention.push`, `categories.promotions`, `sound.dm` … They are reset before the other fields are applied.
        public var reset: [String]
        /// The place of the change; unspecified: SETTINGS_PAGE (PREF-21).
        public var changedFrom: PreferencesV1.ChoicePlace

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushEnabled = nil
            self.emailEnabled = nil
            self.notifications = []
            self.categories = []
            self.quietHours = nil
            self.promotionalOptIn = nil
            self.language = nil
            self.sound = [:]
            self.ifVersion = nil
            self.deviceScope = nil
            self.digestTime = [:]
            self.vibration = []
            self.reduceMotion = nil
            self.reset = []
            self.changedFrom = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushEnabled: Bool? = nil,
            emailEnabled: Bool? = nil,
            notifications: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHoursUpdate? = nil,
            promotionalOptIn: Bool? = nil,
            language: String? = nil,
            sound: [String: String] = [:],
            ifVersion: Int64? = nil,
            deviceScope: CommonV1.DeviceScope? = nil,
            digestTime: [String: String] = [:],
            vibration: [PreferencesV1.VibrationPattern] = [],
            reduceMotion: Bool? = nil,
            reset: [String] = [],
            changedFrom: PreferencesV1.ChoicePlace = .unspecified
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.notifications = notifications
            self.categories = categories
            self.quietHours = quietHours
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.sound = sound
            self.ifVersion = ifVersion
            self.deviceScope = deviceScope
            self.digestTime = digestTime
            self.vibration = vibration
            self.reduceMotion = reduceMotion
            self.reset = reset
            self.changedFrom = changedFrom
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.QuietHoursUpdate`.
    public struct QuietHoursUpdate: Message {
        public var enabled: Optional<Bool>
        public var start: Optional<String>
        public var end: Optional<String>
        public var timezone: Optional<String>
        public var days: Optional<PreferencesV1.Weekdays>
        public var allowCritical: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.enabled = nil
            self.start = nil
            self.end = nil
            self.timezone = nil
            self.days = nil
            self.allowCritical = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            enabled: Bool? = nil,
            start: String? = nil,
            end: String? = nil,
            timezone: String? = nil,
            days: PreferencesV1.Weekdays? = nil,
            allowCritical: Bool? = nil
        ) {
            self.enabled = enabled
            self.start = start
            self.end = end
            self.timezone = timezone
            self.days = days
            self.allowCritical = allowCritical
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.Weekdays`.
    public struct Weekdays: Message {
        public var daysOfWeek: [Int32]

        /// Every field at its default.
        public init() {
            self.daysOfWeek = []
        }

        /// The fields given, the others at their defaults.
        public init(
            daysOfWeek: [Int32] = []
        ) {
            self.daysOfWeek = daysOfWeek
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.UpdatePreferencesResponse`.
    public struct UpdatePreferencesResponse: Message {
        public var document: Optional<PreferencesV1.Document>

        /// Every field at its default.
        public init() {
            self.document = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            document: PreferencesV1.Document? = nil
        ) {
            self.document = document
        }
    }
}

extension PreferencesV1 {
    /// Mutes a channel (PREF-07). `duration` is `1h`, `30m` …; without it the mute has no end.
    public struct MuteChannelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var channelId: String
        public var muted: Bool
        public var duration: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.channelId = ""
            self.muted = false
            self.duration = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            channelId: String = "",
            muted: Bool = false,
            duration: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.channelId = channelId
            self.muted = muted
            self.duration = duration
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.MuteChannelResponse`.
    public struct MuteChannelResponse: Message {
        public var setting: Optional<PreferencesV1.ChannelSetting>
        public var version: Int64

        /// Every field at its default.
        public init() {
            self.setting = nil
            self.version = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            setting: PreferencesV1.ChannelSetting? = nil,
            version: Int64 = 0
        ) {
            self.setting = setting
            self.version = version
        }
    }
}

extension PreferencesV1 {
    /// Changes a channel's settings (PREF-08).
    public struct UpdateChannelSettingsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var channelId: String
        public var notifyAll: Optional<Bool>
        public var starred: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.channelId = ""
            self.notifyAll = nil
            self.starred = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            channelId: String = "",
            notifyAll: Bool? = nil,
            starred: Bool? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.channelId = channelId
            self.notifyAll = notifyAll
            self.starred = starred
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.UpdateChannelSettingsResponse`.
    public struct UpdateChannelSettingsResponse: Message {
        public var setting: Optional<PreferencesV1.ChannelSetting>
        public var version: Int64

        /// Every field at its default.
        public init() {
            self.setting = nil
            self.version = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            setting: PreferencesV1.ChannelSetting? = nil,
            version: Int64 = 0
        ) {
            self.setting = setting
            self.version = version
        }
    }
}

extension PreferencesV1 {
    /// Lists users who starred a channel or want all of its messages.
    public struct ListChannelFollowersRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var channelIds: [String]
        /// Most users together, those of each channel in the order of ids. Incomplete channels are marked. 0: all.
        public var usersLimit: UInt32
        /// Only users with a greater id.
        public var usersAfter: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelIds = []
            self.usersLimit = 0
            self.usersAfter = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelIds: [String] = [],
            usersLimit: UInt32 = 0,
            usersAfter: String = ""
        ) {
            self.tenant = tenant
            self.channelIds = channelIds
            self.usersLimit = usersLimit
            self.usersAfter = usersAfter
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListChannelFollowersResponse`.
    public struct ListChannelFollowersResponse: Message {
        public var channels: [PreferencesV1.ChannelFollowers]

        /// Every field at its default.
        public init() {
            self.channels = []
        }

        /// The fields given, the others at their defaults.
        public init(
            channels: [PreferencesV1.ChannelFollowers] = []
        ) {
            self.channels = channels
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ChannelFollowers`.
    public struct ChannelFollowers: Message {
        public var channelId: String
        public var userIds: [String]
        /// The request's limit omitted users after the last one here.
        public var incomplete: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.userIds = []
            self.incomplete = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            userIds: [String] = [],
            incomplete: Bool = false
        ) {
            self.channelId = channelId
            self.userIds = userIds
            self.incomplete = incomplete
        }
    }
}

extension PreferencesV1 {
    /// When the quiet hours of users end. Up to 1,000 users.
    public struct ListQuietHoursRequest: Message {
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

extension PreferencesV1 {
    /// Without users whose choices cannot be read.
    public struct ListQuietHoursResponse: Message {
        public var users: [PreferencesV1.UserQuietHours]

        /// Every field at its default.
        public init() {
            self.users = []
        }

        /// The fields given, the others at their defaults.
        public init(
            users: [PreferencesV1.UserQuietHours] = []
        ) {
            self.users = users
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.UserQuietHours`.
    public struct UserQuietHours: Message {
        public var userId: String
        /// `HH:MM`; empty: quiet hours are off.
        public var end: String
        /// The IANA zone of quiet hours (`QuietState`).
        public var timezone: String

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.end = ""
            self.timezone = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            end: String = "",
            timezone: String = ""
        ) {
            self.userId = userId
            self.end = end
            self.timezone = timezone
        }
    }
}

extension PreferencesV1 {
    /// Asks whether a user may get a push of one of these types in this context now (EVAL-17 checks 2, 3, 5).
    public struct SendQuestion: Message {
        public var userId: String
        /// Candidate types by rank (EVAL-14). The first enabled one is chosen.
        public var typeIds: [String]
        public var channelId: String
        /// IANA zones of the user's profile and of the most recently used device; empty: unknown. The policy chooses one (PREF-09).
        public var userTimezone: String
        public var deviceTimezone: String
        /// The user's roles in the directory, which decide defaults of categories (PREF-02).
        public var roles: [String]
        /// The push shows nothing (EVAL-43). Switches of types, mutes, quiet hours and device scope do not apply. The master switch and gates do.
        public var silentPush: Bool
        /// Asks also at what time the user wants the digest of the first type in `type_ids` (PREF-12).
        public var asksDigestTime: Bool
        /// By the registry, the user's age requires a guardian's consent (PREF-17).
        public var guardianConsentRequired: Bool
        /// A system administrator's override (ROLE-05), only for types marked `critical`. Switches, mutes, quiet hours and device scope do not apply. Gates
        /// such as a missing consent do.
        public var override: Bool

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.typeIds = []
            self.channelId = ""
            self.userTimezone = ""
            self.deviceTimezone = ""
            self.roles = []
            self.silentPush = false
            self.asksDigestTime = false
            self.guardianConsentRequired = false
            self.override = false
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            typeIds: [String] = [],
            channelId: String = "",
            userTimezone: String = "",
            deviceTimezone: String = "",
            roles: [String] = [],
            silentPush: Bool = false,
            asksDigestTime: Bool = false,
            guardianConsentRequired: Bool = false,
            override: Bool = false
        ) {
            self.userId = userId
            self.typeIds = typeIds
            self.channelId = channelId
            self.userTimezone = userTimezone
            self.deviceTimezone = deviceTimezone
            self.roles = roles
            self.silentPush = silentPush
            self.asksDigestTime = asksDigestTime
            self.guardianConsentRequired = guardianConsentRequired
            self.override = override
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.SendAnswer`.
    public struct SendAnswer: Message {
        /// The first enabled candidate; empty when none is.
        public var typeId: String
        /// The channel is muted now.
        public var channelMuted: Bool
        public var quietHoursActive: Bool
        /// When the active window ends.
        public var quietUntilMs: Optional<Int64>
        public var allowCritical: Bool
        public var pushEnabled: Bool
        /// The user wants e-mail for the chosen type, or for the first candidate when no type is chosen.
        public var emailEnabled: Bool
        /// Name of the sound for that type.
        public var sound: String
        /// Version of the user's document; 0 without one.
        public var version: Int64
        /// A reason that forbids every push of this type before all other checks (EVAL-56): `CONSENT_MISSING`, `PROMOTIONAL_NOT_OPTED_IN`.
        public var gate: CommonV1.SkipReason
        /// The user wants no sound with this type, or with all types.
        public var silent: Bool
        /// The vibration for the type's category, milliseconds; empty: the device's default.
        public var vibrationMs: [Int32]
        /// The devices that the user wants notifications on (EVAL-24).
        public var deviceScope: CommonV1.DeviceScope
        /// The zone of quiet hours, its source, and skipped zones (`QuietState`).
        public var quietTimezone: String
        public var quietTimezoneSource: PreferencesV1.TimezoneSource
        public var unknownTimezones: [String]
        /// `HH:MM`, where the question asks for it and the user chose one; empty: `digest_default_time`.
        public var digestTime: String
        /// The user wants no animated pictures (PREF-20).
        public var reduceMotion: Bool

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.channelMuted = false
            self.quietHoursActive = false
            self.quietUntilMs = nil
            self.allowCritical = false
            self.pushEnabled = false
            self.emailEnabled = false
            self.sound = ""
            self.version = 0
            self.gate = .unspecified
            self.silent = false
            self.vibrationMs = []
            self.deviceScope = .unspecified
            self.quietTimezone = ""
            self.quietTimezoneSource = .unspecified
            self.unknownTimezones = []
            self.digestTime = ""
            self.reduceMotion = false
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            channelMuted: Bool = false,
            quietHoursActive: Bool = false,
            quietUntilMs: Int64? = nil,
            allowCritical: Bool = false,
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            sound: String = "",
            version: Int64 = 0,
            gate: CommonV1.SkipReason = .unspecified,
            silent: Bool = false,
            vibrationMs: [Int32] = [],
            deviceScope: CommonV1.DeviceScope = .unspecified,
            quietTimezone: String = "",
            quietTimezoneSource: PreferencesV1.TimezoneSource = .unspecified,
            unknownTimezones: [String] = [],
            digestTime: String = "",
            reduceMotion: Bool = false
        ) {
            self.typeId = typeId
            self.channelMuted = channelMuted
            self.quietHoursActive = quietHoursActive
            self.quietUntilMs = quietUntilMs
            self.allowCritical = allowCritical
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.sound = sound
            self.version = version
            self.gate = gate
            self.silent = silent
            self.vibrationMs = vibrationMs
            self.deviceScope = deviceScope
            self.quietTimezone = quietTimezone
            self.quietTimezoneSource = quietTimezoneSource
            self.unknownTimezones = unknownTimezones
            self.digestTime = digestTime
            self.reduceMotion = reduceMotion
        }
    }
}

extension PreferencesV1 {
    /// Up to 1,000 questions.
    public struct CheckSendRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var questions: [PreferencesV1.SendQuestion]
        /// The instant of the question; 0: now.
        public var atMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.questions = []
            self.atMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            questions: [PreferencesV1.SendQuestion] = [],
            atMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.questions = questions
            self.atMs = atMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.CheckSendResponse`.
    public struct CheckSendResponse: Message {
        /// In request order.
        public var answers: [PreferencesV1.SendAnswer]
        /// Version of the policy behind the answers; 0: unknown.
        public var policyVersion: Int64

        /// Every field at its default.
        public init() {
            self.answers = []
            self.policyVersion = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            answers: [PreferencesV1.SendAnswer] = [],
            policyVersion: Int64 = 0
        ) {
            self.answers = answers
            self.policyVersion = policyVersion
        }
    }
}

extension PreferencesV1 {
    /// The stored form of a user's choices among types, categories, quiet hours and sounds, beside the columns. It has only chosen values.
    public struct StoredChoices: Message {
        public var types: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHoursUpdate>
        public var sound: [String: String]
        public var vibration: [PreferencesV1.VibrationPattern]
        public var deviceScope: CommonV1.DeviceScope
        public var digestTime: [String: String]
        public var reduceMotion: Optional<Bool>
        public var optOutHistoryMs: [Int64]

        /// Every field at its default.
        public init() {
            self.types = []
            self.categories = []
            self.quietHours = nil
            self.sound = [:]
            self.vibration = []
            self.deviceScope = .unspecified
            self.digestTime = [:]
            self.reduceMotion = nil
            self.optOutHistoryMs = []
        }

        /// The fields given, the others at their defaults.
        public init(
            types: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHoursUpdate? = nil,
            sound: [String: String] = [:],
            vibration: [PreferencesV1.VibrationPattern] = [],
            deviceScope: CommonV1.DeviceScope = .unspecified,
            digestTime: [String: String] = [:],
            reduceMotion: Bool? = nil,
            optOutHistoryMs: [Int64] = []
        ) {
            self.types = types
            self.categories = categories
            self.quietHours = quietHours
            self.sound = sound
            self.vibration = vibration
            self.deviceScope = deviceScope
            self.digestTime = digestTime
            self.reduceMotion = reduceMotion
            self.optOutHistoryMs = optOutHistoryMs
        }
    }
}

extension PreferencesV1 {
    /// All stored preferences of a user, for export and import.
    public struct StoredUser: Message {
        public var userId: String
        public var pushEnabled: Bool
        public var emailEnabled: Bool
        public var promotionalOptIn: Bool
        public var language: Optional<String>
        public var optedOutAtMs: Optional<Int64>
        /// The version in the exporting store, for information.
        public var version: Int64
        public var updatedAtMs: Int64
        public var choices: Optional<PreferencesV1.StoredChoices>
        public var channelSettings: [PreferencesV1.ChannelSetting]

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.pushEnabled = false
            self.emailEnabled = false
            self.promotionalOptIn = false
            self.language = nil
            self.optedOutAtMs = nil
            self.version = 0
            self.updatedAtMs = 0
            self.choices = nil
            self.channelSettings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            promotionalOptIn: Bool = false,
            language: String? = nil,
            optedOutAtMs: Int64? = nil,
            version: Int64 = 0,
            updatedAtMs: Int64 = 0,
            choices: PreferencesV1.StoredChoices? = nil,
            channelSettings: [PreferencesV1.ChannelSetting] = []
        ) {
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.optedOutAtMs = optedOutAtMs
            self.version = version
            self.updatedAtMs = updatedAtMs
            self.choices = choices
            self.channelSettings = channelSettings
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportPreferencesRequest`.
    public struct ExportPreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: all users who chose something.
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

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportPreferencesResponse`.
    public struct ExportPreferencesResponse: Message {
        public var users: [PreferencesV1.StoredUser]

        /// Every field at its default.
        public init() {
            self.users = []
        }

        /// The fields given, the others at their defaults.
        public init(
            users: [PreferencesV1.StoredUser] = []
        ) {
            self.users = users
        }
    }
}

extension PreferencesV1 {
    /// Up to 500 users. Each one replaces the stored preferences of that user, or is rejected alone.
    public struct ImportPreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var users: [PreferencesV1.StoredUser]
        /// Checks everything and stores nothing.
        public var dryRun: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.users = []
            self.dryRun = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            users: [PreferencesV1.StoredUser] = [],
            dryRun: Bool = false
        ) {
            self.tenant = tenant
            self.users = users
            self.dryRun = dryRun
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ImportPreferencesResponse`.
    public struct ImportPreferencesResponse: Message {
        /// Users whose preferences changed, and users with the same preferences before.
        public var imported: Int64
        public var unchanged: Int64
        public var rejected: [CommonV1.ItemResult]
        /// Imported users with choices that the app does not offer. These choices are kept, and have no effect until the app offers them.
        public var warnings: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.imported = 0
            self.unchanged = 0
            self.rejected = []
            self.warnings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            imported: Int64 = 0,
            unchanged: Int64 = 0,
            rejected: [CommonV1.ItemResult] = [],
            warnings: [CommonV1.ItemResult] = []
        ) {
            self.imported = imported
            self.unchanged = unchanged
            self.rejected = rejected
            self.warnings = warnings
        }
    }
}
