public import Cryptography
import Foundation
import JSON

/// A Google service account that may send through FCM (DISP-33), as its JSON file describes it.
public struct FCMServiceAccount: Sendable {
    /// The project to send in.
    public let projectID: String
    public let clientEmail: String
    public let privateKeyID: String
    /// The token endpoint.
    public let tokenURI: TokenEndpoint
    public let key: RSAPrivateKey

    private struct File {
        /// Google's files have eleven members.
        private static let bounds = JSONBounds(structures: 100, listed: 100)

        let type: String?
        let projectID: String?
        let privateKeyID: String?
        let privateKey: String?
        let clientEmail: String?
        let tokenURI: String?

        init(_ json: String) throws {
            let members = try JSONMembers(parsing: json.utf8, within: Self.bounds)
            type = try members.string("type")
            projectID = try members.string("project_id")
            privateKeyID = try members.string("private_key_id")
            privateKey = try members.string("private_key")
            clientEmail = try members.string("client_email")
            tokenURI = try members.string("token_uri")
        }
    }

    /// - Parameter projectID: nil: the file's.
    /// - Throws: ``CredentialError`` naming the field that is wrong.
    public init(json: String, projectID: String? = nil) throws(CredentialError) {
        guard let file = try? File(json) else {
            throw CredentialError(field: "json", problem: "not a service account file; download a new key from the Google console")
        }
        guard file.type ?? "service_account" == "service_account" else {
            throw CredentialError(field: "type", problem: "'\(file.type ?? "")' instead of 'service_account'")
        }
        guard let projectID = projectID ?? file.projectID, Self.isName(projectID) else {
            throw CredentialError(field: "project_id", problem: "missing, or not the id of a project")
        }
        guard let clientEmail = file.clientEmail, clientEmail.contains("@"), clientEmail.utf8.count <= 320 else {
            throw CredentialError(field: "client_email", problem: "missing, or not an address")
        }
        guard let tokenURI = TokenEndpoint(file.tokenURI ?? "https://oauth2.googleapis.com/token") else {
            throw CredentialError(field: "token_uri", problem: "not an https URL")
        }
        do {
            key = try RSAPrivateKey(pem: file.privateKey ?? "")
        } catch {
            throw CredentialError(field: "private_key", problem: "\(error)")
        }
        self.projectID = projectID
        self.clientEmail = clientEmail
        self.tokenURI = tokenURI
        privateKeyID = file.privateKeyID ?? ""
    }

    /// Identifies the account's key without revealing it: SHA-256 of its public key.
    public var fingerprint: String { get throws { "sha256:" + SHA256.hexadecimal(try key.publicKey.pem) } }

    private static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) }
    }
}

/// The parts of an `https` URL.
public struct TokenEndpoint: Sendable, Hashable, CustomStringConvertible {
    public let host: String
    public let port: Int
    public let path: String
    /// The URL as it was given; the audience of the assertion.
    public let description: String

    public init?(_ url: String) {
        guard let parts = URLComponents(string: url), parts.scheme == "https", let host = parts.host, !host.isEmpty else { return nil }
        self.host = host
        port = parts.port ?? 443
        path = parts.path.isEmpty ? "/" : parts.path
        description = url
    }

    /// Host, with port when it is not 443.
    public var authority: String { port == 443 ? host : "\(host):\(port)" }
}
