public import OutboundHTTP
public import ServiceKit

/// The way of an app's messages to people, with its secrets.
public enum MessageChannel: Sendable {
    case mail(MailServer, sender: String, senderName: String)
    /// - Parameter secrets: for signatures; the newest first.
    case webhook(url: String, secrets: [String])

    /// `email` or `webhook`, as receipts name it (RCPT-02).
    public var receiptChannel: String {
        switch self {
        case .mail: "email"
        case .webhook: "webhook"
        }
    }
}

/// The result of one attempt.
public enum MessageAttempt: Sendable, Hashable {
    case taken
    /// Another try may succeed. `code` is a short reason.
    case retry(code: String)
    /// No other try would.
    case refused(code: String)
}

/// Sends messages to people.
public struct MessageTransport: Sendable {
    private let client: OutboundClient

    /// - Parameter client: its limits and addresses apply.
    public init(_ client: OutboundClient) { self.client = client }

    /// Makes one attempt.
    ///
    /// - Throws: `CancellationError` when the client was closed.
    public func send(_ message: OutboundMessage, over channel: MessageChannel, now: Instant) async throws -> MessageAttempt {
        do {
            switch channel {
            case .mail(let server, let sender, let senderName):
                guard MailAddress.isValid(message.email) else { return .refused(code: "invalid_email") }
                let text = MailText(message, sender: sender, senderName: senderName)
                try await client.send(OutboundMail(server: server, sender: sender, recipient: message.email, message: text.bytes))
            case .webhook(let url, let secrets):
                let post = SignedWebhook(message, secrets: secrets, now: now)
                try await client.post(url, headers: ["Content-Type": "application/json", "X-Signature": post.signature], body: post.body)
            }
            return .taken
        } catch let failure as OutboundClient.Failure {
            return Self.attempt(failure, over: channel)
        }
    }

    /// The meaning of a failure. Wrong credentials and addresses that may not be connected to are an operator's to repair, within the retries.
    static func attempt(_ failure: OutboundClient.Failure, over channel: MessageChannel) -> MessageAttempt {
        switch (failure, channel) {
        // The mailbox does not exist or takes no such mail (RFC 5321 §4.2.3).
        case (.status(let code), .mail) where (550...554).contains(code): .refused(code: "smtp_\(code)")
        case (.status(let code), .mail): .retry(code: "smtp_\(code)")
        // The host has no more use for it, or cannot read it.
        case (.status(let code), .webhook) where [400, 410, 413, 422].contains(code): .refused(code: "http_\(code)")
        case (.status(let code), .webhook): .retry(code: "http_\(code)")
        case (.tooLarge, _): .retry(code: "answer_too_large")
        case (.refused, _): .retry(code: "address_not_allowed")
        case (.unreachable, _): .retry(code: "unreachable")
        }
    }
}
