import Cryptography
public import ServiceKit

extension ProviderID {
    public static let smtp = ProviderID(rawValue: "smtp")
    public static let webhook = ProviderID(rawValue: "webhook")
}

/// A way of an app's messages to people rather than devices (DISP-32). Its credentials are kept as those of providers are. No address of a device is
/// served by it.
public protocol PeopleChannel: CredentialForm {
    /// Reads a credential.
    ///
    /// - Parameter outbound: hosts that a new credential may name; nil for one from the store, which passed the checks when it was put.
    /// - Throws: ``CredentialError`` naming the field that is wrong.
    static func account(_ fields: CredentialFields, outbound: OutboundHosts?) throws(CredentialError) -> PeopleAccount
}

/// The ways to people.
public enum PeopleChannels {
    public static let all: [any PeopleChannel.Type] = [SMTPChannel.self, WebhookChannel.self]

    /// The way with this name; nil: there is none.
    public static func channel(named id: ProviderID) -> (any PeopleChannel.Type)? { all.first { $0.id == id } }
}

/// A credential for messages to people, in the place of a provider's sender: ``CredentialStore`` of the dispatcher keeps both.
public struct PeopleAccount: ProviderSender {
    /// What the credential says.
    public enum Kind: Sendable, Hashable {
        /// - Parameter implicitTLS: TLS from the first byte instead of STARTTLS.
        case smtp(host: String, port: Int, implicitTLS: Bool, user: String, password: String, sender: String, senderName: String)
        /// - Parameter secrets: the newest first.
        case webhook(url: String, secrets: [String])
    }

    public let kind: Kind
    /// Of a mail account: the address that gets alerts and reports (OBS-07); empty: nobody does.
    public var alertsTo = ""
    /// Of a webhook: whether it gets alerts and reports.
    public var takesAlerts = false
    /// Of a webhook: whether it gets telemetry events (RCPT-23).
    public var takesTelemetry = false

    /// Each of its values, in one order.
    private var values: [String] {
        let own: [String] =
            switch kind {
            case .smtp(let host, let port, let implicitTLS, let user, let password, let sender, let senderName):
                [host, "\(port)", "\(implicitTLS)", user, password, sender, senderName]
            case .webhook(let url, let secrets): [url] + secrets
            }
        // Only where they are set: the fingerprints of older credentials stay.
        return own + (alertsTo.isEmpty ? [] : ["alerts_to", alertsTo]) + (takesAlerts ? ["alerts"] : [])
            + (takesTelemetry ? ["telemetry"] : [])
    }

    public var identity: [String] { [fingerprint] }

    /// A hash over all values.
    public var fingerprint: String { "sha256:" + SHA256.hexadecimal(values.joined(separator: "\n")) }

    public var details: [String: String] {
        switch kind {
        case .smtp(let host, let port, _, let user, _, let sender, _):
            ["host": "\(host):\(port)", "username": user, "from": sender].filter { !$0.value.isEmpty }
        // The rest of the URL may be what lets its holder post.
        case .webhook(let url, _): ["host": Self.host(of: url)]
        }
    }

    private static func host(of url: String) -> String {
        let authority = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
        let end = authority.firstIndex { $0 == "?" || $0 == "#" } ?? authority.endIndex
        return authority[..<end].split(separator: "@").last.map(String.init) ?? ""
    }

    /// No push has such an address, so none comes here.
    public func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        throw CompositionError.malformedAddress("messages to people go to no device")
    }
}

/// Mail over an account of a mail server (RFC 6409).
public enum SMTPChannel: PeopleChannel {
    public static let id = ProviderID.smtp

    public static let credentialFields = [
        CredentialField("host", "The mail server, such as smtp.example.com."),
        CredentialField("port", "Left out: 587 with starttls, 465 with tls.", isOptional: true),
        CredentialField("security", "starttls or tls (from the first byte). Left out: starttls.", isOptional: true),
        CredentialField("username", "Of the account. Left out: the server asks for none.", isOptional: true),
        CredentialField("password", "Of the account.", isOptional: true),
        CredentialField("from", "The address that mails come from."),
        CredentialField("from_name", "The name that mails come from. Left out: none.", isOptional: true),
        CredentialField("alerts_to", "Who gets alerts and the daily failure report. Left out: nobody.", isOptional: true),
    ]

    /// Reads a credential; see ``PeopleChannel``.
    public static func account(_ fields: CredentialFields, outbound: OutboundHosts?) throws(CredentialError) -> PeopleAccount {
        let host = fields["host"] ?? ""
        if let refusal = outbound?.refusal(ofHost: host) { throw CredentialError(field: "host", problem: refusal) }
        let security = fields["security"] ?? "starttls"
        guard security == "starttls" || security == "tls" else { throw CredentialError(field: "security", problem: "is starttls or tls") }
        guard let port = fields["port"].map({ Int($0) }) ?? (security == "tls" ? 465 : 587), (1...65_535).contains(port) else {
            throw CredentialError(field: "port", problem: "is a number from 1 to 65535")
        }
        let sender = fields["from"] ?? ""
        guard MailAddress.isValid(sender) else { throw CredentialError(field: "from", problem: "is no mail address such as push@example.com") }
        let (user, password) = (fields["username"] ?? "", fields["password"] ?? "")
        guard user.isEmpty == password.isEmpty else {
            throw CredentialError(field: user.isEmpty ? "username" : "password", problem: "missing; user name and password go together")
        }
        let alertsTo = fields["alerts_to"] ?? ""
        guard alertsTo.isEmpty || MailAddress.isValid(alertsTo) else {
            throw CredentialError(field: "alerts_to", problem: "is no mail address such as push-operators@example.com")
        }
        return PeopleAccount(
            kind: .smtp(
                host: host, port: port, implicitTLS: security == "tls", user: user, password: password, sender: sender,
                senderName: fields["from_name"] ?? ""),
            alertsTo: alertsTo)
    }
}

/// Signed POSTs to the host system (SEC-09).
public enum WebhookChannel: PeopleChannel {
    public static let id = ProviderID.webhook

    /// Bytes of a secret at least.
    static let shortestSecret = 16

    public static let credentialFields = [
        CredentialField("url", "The https address that gets the POSTs."),
        CredentialField("secret", "The secret of the signatures, at least 16 bytes."),
        CredentialField("previous_secret", "Signs, too, while the host changes to the new one.", isOptional: true),
        CredentialField("alerts", "yes: it also gets alerts and the daily failure report. Left out: no.", isOptional: true),
        CredentialField("telemetry", "yes: it also gets telemetry events. Left out: no.", isOptional: true),
    ]

    /// Reads a credential; see ``PeopleChannel``.
    public static func account(_ fields: CredentialFields, outbound: OutboundHosts?) throws(CredentialError) -> PeopleAccount {
        let url = fields["url"] ?? ""
        if let refusal = outbound?.refusal(of: url) { throw CredentialError(field: "url", problem: refusal) }
        guard url.utf8.count <= 2_000, url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw CredentialError(field: "url", problem: "has at most 2,000 characters of ASCII without spaces")
        }
        for name in ["secret", "previous_secret"] {
            guard let secret = fields[name], secret.utf8.count < shortestSecret else { continue }
            throw CredentialError(field: name, problem: "has at least \(shortestSecret) bytes")
        }
        let alerts = fields["alerts"] ?? "no"
        guard alerts == "yes" || alerts == "no" else { throw CredentialError(field: "alerts", problem: "is yes or no") }
        let telemetry = fields["telemetry"] ?? "no"
        guard telemetry == "yes" || telemetry == "no" else { throw CredentialError(field: "telemetry", problem: "is yes or no") }
        return PeopleAccount(
            kind: .webhook(url: url, secrets: [fields["secret"], fields["previous_secret"]].compactMap(\.self)), takesAlerts: alerts == "yes",
            takesTelemetry: telemetry == "yes")
    }
}
