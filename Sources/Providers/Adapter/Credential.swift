public import CarillonAPI

/// The fields of a credential by their names. Secrets.
public typealias CredentialFields = [String: String]

/// A field of a provider's credentials.
public struct CredentialField: Sendable {
    /// The name in `PutCredential` and on the command line, such as `key_id`.
    public let name: String
    /// One line of help: what it is, and where operators find it.
    public let meaning: String
    /// Whether a credential may lack the field.
    public let isOptional: Bool
    /// A word that begins with `@`, and so is never read from the file of that name.
    public let beginsWithAt: Bool
    /// The app's value (REG-02) for a new credential without the field; empty: the app has no value. Nil: apps have no such value.
    public let ofApp: (@Sendable (RegistryV1.App) -> String)?

    /// A field with its help. By default it is required, and apps have no value for it.
    public init(
        _ name: String, _ meaning: String, isOptional: Bool = false, beginsWithAt: Bool = false, ofApp: (@Sendable (RegistryV1.App) -> String)? = nil
    ) {
        self.beginsWithAt = beginsWithAt
        self.name = name
        self.meaning = meaning
        self.isOptional = isOptional
        self.ofApp = ofApp
    }
}

/// What credentials of one kind hold: a provider's, or those of a way to people (DISP-33).
public protocol CredentialForm: Sendable {
    /// The name in `PutCredential` and on the command line, such as `apns` or `smtp`.
    static var id: ProviderID { get }

    /// The fields of a credential. A new credential with another field or without a required one is refused.
    static var credentialFields: [CredentialField] { get }
}

extension CredentialForm {
    /// Characters of an unknown field's name in the error.
    private static var longestShownName: Int { 64 }

    /// Refuses a credential with a field that the provider does not have, or without one that it requires. Checks the names alone.
    ///
    /// - Parameter isComplete: false: fields that an app may have a value for may still be missing.
    /// - Throws: ``CredentialError`` naming the field and all fields of the provider.
    public static func checkNames(of fields: CredentialFields, isComplete: Bool) throws(CredentialError) {
        let all = "\(id), which has \(credentialFields.map(\.name).joined(separator: ", "))"
        if let stray = fields.keys.filter({ name in !credentialFields.contains { $0.name == name } }).min() {
            throw CredentialError(field: String(stray.prefix(longestShownName)), problem: "no field of \(all)")
        }
        let required = credentialFields.filter { !$0.isOptional && (isComplete || $0.ofApp == nil) }
        if let missing = required.first(where: { fields[$0.name] == nil }) {
            throw CredentialError(field: missing.name, problem: "missing; a field of \(all)")
        }
    }

    /// The fields of a new credential, with its app's values for missing ones.
    ///
    /// - Parameter app: called when a missing field may have a value of the app.
    /// - Throws: the error of `app`.
    public static func completed(_ fields: CredentialFields, by app: () async throws -> RegistryV1.App) async throws -> CredentialFields {
        let open = credentialFields.filter { $0.ofApp != nil && fields[$0.name] == nil }
        guard !open.isEmpty else { return fields }
        let app = try await app()
        var fields = fields
        for field in open {
            if let value = field.ofApp?(app), !value.isEmpty { fields[field.name] = value }
        }
        return fields
    }
}

/// A credential that cannot be used (`invalid_credential`).
public struct CredentialError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The field of the credential, as the provider names it.
    public let field: String
    public let problem: String

    /// The field and the problem.
    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    public var description: String { "\(field): \(problem)" }
}
