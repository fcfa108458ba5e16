/// The fields of a credential by their names. Secrets.
public typealias CredentialFields = [String: String]

/// A field of a provider's credentials.
public struct CredentialField: Sendable, Hashable {
    /// As in `PutCredential` and on the command line, such as `key_id`.
    public let name: String
    /// One line of help: what it is, and where people get it.
    public let meaning: String

    /// A field with its help.
    public init(_ name: String, _ meaning: String) { (self.name, self.meaning) = (name, meaning) }
}

extension ProviderAdapter {
    /// Characters of an unknown field's name that its refusal repeats.
    private static var longestShownName: Int { 64 }

    /// Refuses a credential with a field that the provider does not have, or without one that it has. Looks at the names alone.
    ///
    /// - Throws: ``CredentialError`` naming the field, and all that there are.
    public static func checkNames(of fields: CredentialFields) throws(CredentialError) {
        let names = credentialFields.map(\.name)
        let all = "\(id), which has \(names.joined(separator: ", "))"
        if let stray = fields.keys.filter({ !names.contains($0) }).min() {
            throw CredentialError(field: String(stray.prefix(longestShownName)), problem: "no field of \(all)")
        }
        if let missing = names.first(where: { fields[$0] == nil }) {
            throw CredentialError(field: missing, problem: "missing; a field of \(all)")
        }
    }
}

/// A credential that cannot be used (`invalid_credential`).
public struct CredentialError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The field of the credential, as the provider names it.
    public let field: String
    public let problem: String

    /// What is wrong with which field.
    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    public var description: String { "\(field): \(problem)" }
}
