public import ServiceKit

/// What a user did with a notification, for the host system (EVAL-42).
public struct OutboundAction: Sendable, Hashable {
    /// `REPLY`, `MARK_READ` or the id of a button.
    public var action: String
    /// What the user typed; empty: nothing.
    public var textInput: String
    public var pushID: String
    /// As the app names it; empty: unknown.
    public var deviceID: String
    public var typeID: String
    public var eventID: String
    public var channelID: String
    /// Of the chat message that the notification is about.
    public var messageID: String
    public var occurredAt: Instant
    /// Of a callback: a path at the webhook's host, or an https address; empty: the webhook's own.
    public var target: String
    /// Of a callback.
    public var parameters: [String: String]

    /// An action.
    public init(
        action: String, textInput: String = "", pushID: String = "", deviceID: String = "", typeID: String = "", eventID: String = "",
        channelID: String = "", messageID: String = "", occurredAt: Instant, target: String = "", parameters: [String: String] = [:]
    ) {
        self.action = action
        self.textInput = textInput
        self.pushID = pushID
        self.deviceID = deviceID
        self.typeID = typeID
        self.eventID = eventID
        self.channelID = channelID
        self.messageID = messageID
        self.occurredAt = occurredAt
        self.target = target
        self.parameters = parameters
    }

    /// The address that gets the POST (EVAL-41).
    ///
    /// - Parameter webhook: the host's webhook, an https address.
    public func url(webhook: String) -> String {
        guard target.hasPrefix("/") else { return target.isEmpty ? webhook : target }
        let host = webhook.dropFirst("https://".count).prefix { !"/?#".contains($0) }
        return "https://\(host)\(target)"
    }
}
