import CarillonAPI

/// The server that an app's message to a person goes to, as far as ``MessageTurns`` tells servers apart.
struct MessageServer: Sendable, Hashable {
    /// Mails, alerts and reports: the ways to the app's users and operators.
    static let people = ""
    /// What users did, for the webhook of the app. No host has this name.
    static let webhook = "/"

    var app: CommonV1.Tenant
    /// ``people``, ``webhook``, or host and port of a callback to another server, as stored.
    var name: String

    /// Whether a notification named the server, and no credential of the app.
    var isOfCallback: Bool { name != Self.people && name != Self.webhook }
}

extension DispatcherV1.PersonMessage {
    /// The name of the ``MessageServer``.
    var serverName: String {
        guard kind == .action else { return MessageServer.people }
        let (target, scheme) = (action?.callbackTarget ?? "", "https://")
        guard target.hasPrefix(scheme) else { return MessageServer.webhook }
        let host = target.dropFirst(scheme.count).prefix { !"/?#".contains($0) }.lowercased()
        return host.hasSuffix(":443") ? String(host.dropLast(4)) : host
    }
}
