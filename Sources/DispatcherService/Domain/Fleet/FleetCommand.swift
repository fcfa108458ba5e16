import ServiceKit

/// What each dispatcher that shares a queue does in its own store, in the order of the log of commands. All may be repeated. Cancellations are not
/// among them: the queue tells them itself.
enum FleetCommand: Sendable, Hashable {
    /// Erases a user (PRIV-09).
    case erase(UserKey)
    /// Seals the credentials of the store anew, with this key of the ring (SEC-02).
    case reencrypt(keyID: String)
}

extension FleetCommand {
    /// The command in the log.
    struct Wire: Codable {
        var kind: String
        /// Of the user or the key.
        var id: String
        var organization = ""
        var app = ""
    }

    var wire: Wire {
        switch self {
        case .erase(let user): Wire(kind: "erase", id: user.id, organization: user.organization, app: user.app)
        case .reencrypt(let key): Wire(kind: "reencrypt", id: key)
        }
    }

    /// Nil for a command that this version does not know.
    init?(_ wire: Wire) {
        switch wire.kind {
        case "erase": self = .erase(UserKey(organization: wire.organization, app: wire.app, id: wire.id))
        case "reencrypt": self = .reencrypt(keyID: wire.id)
        default: return nil
        }
    }
}
