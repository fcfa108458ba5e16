import Foundation
public import JetStream
public import ServiceKit

/// How a service reaches NATS.
public struct NATSSettings: Sendable {
    public var servers: [String]
    public var authentication = NATSOptions.Authentication.none
    public var tls: NATSOptions.TLS?

    /// Servers without authentication and TLS.
    public init(servers: [String]) { self.servers = servers }

    /// Reads the settings `PREFIX.servers`, `.user`, `.password_file`, `.credentials_file`, `.ca_file`, `.certificate_file` and `.key_file`.
    ///
    /// - Parameters:
    ///   - prefix: the name before them, for example `queue.nats`.
    ///   - isUsed: whether the service uses NATS. Otherwise the settings are known, and not checked.
    /// - Throws: an error naming the key and the rule.
    public static func read(_ config: ServiceConfig, _ prefix: String, isUsed: Bool) throws -> NATSSettings {
        func key(_ name: String) -> String { "\(prefix).\(name)" }
        var settings = NATSSettings(servers: try config.strings(key("servers"), default: ["nats://127.0.0.1:4222"]))
        let user = try config.optionalString(key("user"))
        let passwordFile = try config.optionalString(key("password_file"))
        let credentials = try config.optionalString(key("credentials_file"))
        let ca = try config.optionalString(key("ca_file"))
        let certificate = try config.optionalString(key("certificate_file"))
        let certificateKey = try config.optionalString(key("key_file"))
        guard isUsed else { return settings }
        guard !settings.servers.isEmpty else { throw ConfigurationError("\(key("servers")): at least one address, such as nats://nats:4222") }
        for server in settings.servers where !["nats://", "tls://"].contains(where: server.hasPrefix) {
            throw ConfigurationError("\(key("servers")): an address begins with nats:// or tls://, and \(server) does not")
        }
        if let credentials {
            settings.authentication = .credentials(path: credentials)
        } else if let user {
            guard let passwordFile else { throw ConfigurationError("\(key("user")) needs \(key("password_file"))") }
            guard let text = try? String(contentsOfFile: passwordFile, encoding: .utf8) else {
                throw ConfigurationError("\(key("password_file")): \(passwordFile) cannot be read")
            }
            settings.authentication = .password(user: user, password: text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        guard (certificate == nil) == (certificateKey == nil) else {
            throw ConfigurationError("\(key("certificate_file")) and \(key("key_file")) are set together or not at all")
        }
        if ca != nil || certificate != nil {
            settings.tls = NATSOptions.TLS(caPath: ca, certificatePath: certificate, keyPath: certificateKey)
        }
        return settings
    }

    /// Begins to connect, and goes on for ever in the background: until there is a connection, calls fail.
    ///
    /// - Parameters:
    ///   - name: of the client, in the server's lists and logs.
    ///   - events: logs the changes of the connection.
    /// - Throws: `NATSError` for settings that no server could accept.
    public func connect(name: String, events: ConnectionEvents) async throws -> NATSConnection {
        var options = NATSOptions(servers: servers, name: name)
        options.authentication = authentication
        options.tls = tls
        options.firstConnect = .inBackground
        return try await NATSConnection.connect(options) { events.handle($0) }
    }

    /// That there is no connection, for readiness.
    public var noConnection: String { "no connection to NATS at \(servers.joined(separator: ", "))" }
}
