import CarillonAPI

/// The `WWW-Authenticate` field of a 401 (RFC 9110 §11.6.1, RFC 6750 §3): the scheme, and why the token is refused.
enum BearerChallenge {
    /// Longest description, in characters; the body has the whole message.
    private static let longestDescription = 200

    /// - Parameter showedCredential: Whether the request had an `Authorization` field. Without one the field has no error.
    static func text(for error: APIError, showedCredential: Bool) -> String {
        let challenge = #"Bearer realm="carillon""#
        guard showedCredential else { return challenge }
        return challenge + #", error="invalid_token", error_description=""# + description(error.message) + "\""
    }

    /// The characters that RFC 6750 §3 allows in a description: printable ASCII without quotes and backslashes. A message may quote the caller.
    private static func description(_ message: String) -> String {
        String(
            message.unicodeScalars.prefix(longestDescription).map { scalar in
                switch scalar {
                case "\"", "\\": "'"
                case " "..."~": Character(scalar)
                default: "?"
                }
            })
    }
}
