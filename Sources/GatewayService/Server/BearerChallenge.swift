import CarillonAPI

/// The `WWW-Authenticate` field of a 401 (RFC 9110 §11.6.1, RFC 6750 §3): how to sign in, and why the token that was shown is refused.
enum BearerChallenge {
    /// Longest description, in characters; the body has the whole message.
    private static let longestDescription = 200

    /// - Parameter showedCredential: the request had an `Authorization` field. Without one there is no error to tell.
    static func text(for error: APIError, showedCredential: Bool) -> String {
        let challenge = #"Bearer realm="carillon""#
        guard showedCredential else { return challenge }
        return challenge + #", error="invalid_token", error_description=""# + description(error.message) + "\""
    }

    /// What RFC 6750 §3 lets stand in a description: printable ASCII without quotes and backslashes. Messages repeat what a caller sent.
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
