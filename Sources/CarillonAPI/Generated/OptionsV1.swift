// Written by protoc-gen-carillon from carillon/options/v1/options.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Options that Carillon's contracts carry: who may call what.
public enum OptionsV1 {}

extension OptionsV1 {
    /// Roles of a forwarded actor (ROLE-01).
    public struct Role: RawRepresentable, Sendable, Hashable, CaseIterable {
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

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "system"
            case 2: "system_admin"
            case 3: "org_admin"
            case 4: "staff"
            case 5: "member"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "system": self.init(rawValue: 1)
            case "system_admin": self.init(rawValue: 2)
            case "org_admin": self.init(rawValue: 3)
            case "staff": self.init(rawValue: 4)
            case "member": self.init(rawValue: 5)
            default: return nil
            }
        }
    }
}

extension OptionsV1 {
    /// How far a forwarded actor's permission reaches.
    public struct Scope: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        @inlinable public static var unspecified: Scope { Scope(rawValue: 0) }
        /// Only what belongs to the actor's own user in the actor's own app.
        @inlinable public static var ownUser: Scope { Scope(rawValue: 1) }
        /// Only what belongs to the actor's own organization and app.
        @inlinable public static var ownOrganization: Scope { Scope(rawValue: 2) }
        /// Everything, for administrators with a token of the platform's own issuer; what belongs to their organization, for those of an app's.
        @inlinable public static var any: Scope { Scope(rawValue: 3) }

        /// The values of the contract, in its order.
        public static let allCases: [Scope] = [.unspecified, .ownUser, .ownOrganization, .any]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "unspecified"
            case 1: "own_user"
            case 2: "own_organization"
            case 3: "any"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "unspecified": self.init(rawValue: 0)
            case "own_user": self.init(rawValue: 1)
            case "own_organization": self.init(rawValue: 2)
            case "any": self.init(rawValue: 3)
            default: return nil
            }
        }
    }
}

extension OptionsV1 {
    /// Who may call a method. Every method carries one; a method without is refused for everybody.
    public struct MethodAuthorization: Message {
        /// Services that may call for themselves: `gateway`, `evaluator`, `operator` (the command line) …
        public var callers: [String]
        /// Roles of the actor that the gateway forwards; none: no forwarded actor may call.
        public var roles: [OptionsV1.Role]
        /// What those roles may touch.
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
