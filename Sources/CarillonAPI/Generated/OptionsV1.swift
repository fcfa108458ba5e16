// Written by protoc-gen-carillon from carillon/options/v1/options.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Options of Carillon's contracts: the authorization of methods.
public enum OptionsV1 {}

extension OptionsV1 {
    /// Roles of a forwarded actor (ROLE-01).
    public struct Role: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: Role { Role(rawValue: 0) }
        /// A host system's service key: the automated sender.
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
            /// A host system's service key: the automated sender.
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

extension OptionsV1 {
    /// The data that a forwarded actor may access.
    public struct Scope: ContractEnum {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: Scope { Scope(rawValue: 0) }
        /// Only data of the actor's own user in the actor's own app.
        @inlinable public static var ownUser: Scope { Scope(rawValue: 1) }
        /// Only data of the actor's own organization and app.
        @inlinable public static var ownOrganization: Scope { Scope(rawValue: 2) }
        /// An administrator with a token of the platform's own issuer accesses all data. One with a token of an app's issuer accesses the data of its
        /// organization.
        @inlinable public static var any: Scope { Scope(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [Scope] = [.unspecified, .ownUser, .ownOrganization, .any]

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
            /// Only data of the actor's own user in the actor's own app.
            case ownUser
            /// Only data of the actor's own organization and app.
            case ownOrganization
            /// An administrator with a token of the platform's own issuer accesses all data. One with a token of an app's issuer accesses the data of its
            /// organization.
            case any

            /// The number on the wire.
            @inlinable public var number: Int32 {
                switch self {
                case .ownUser: 1
                case .ownOrganization: 2
                case .any: 3
                }
            }

            /// The value with this `number`; `nil` when the contract has none.
            @inlinable public init?(number: Int32) {
                switch number {
                case 1: self = .ownUser
                case 2: self = .ownOrganization
                case 3: self = .any
                default: return nil
                }
            }

            /// The word.
            public var name: String {
                switch self {
                case .ownUser: "own_user"
                case .ownOrganization: "own_organization"
                case .any: "any"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "own_user": self = .ownUser
                case "own_organization": self = .ownOrganization
                case "any": self = .any
                default: return nil
                }
            }
        }
    }
}

extension OptionsV1 {
    /// The authorization of a method. A method without it is refused for all callers.
    public struct MethodAuthorization: Message {
        /// Services that may call for themselves: `gateway`, `evaluator`, `operator` (the command line) …
        public var callers: [String]
        /// Roles of forwarded actors that may call; empty: no forwarded actor may call.
        public var roles: [OptionsV1.Role]
        /// The data that those roles may access.
        public var scope: OptionsV1.Scope

        /// Every field at its default.
        public init() {
            self.callers = []
            self.roles = []
            self.scope = .unspecified
        }

        /// The fields given, the others at their defaults.
        public init(
            callers: [String] = [],
            roles: [OptionsV1.Role] = [],
            scope: OptionsV1.Scope = .unspecified
        ) {
            self.callers = callers
            self.roles = roles
            self.scope = scope
        }
    }
}
