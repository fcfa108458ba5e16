/// A message for one device in a request.
struct ReceivedMessage {
    var token: String
    /// Empty: of no notification.
    var notificationID: String
}

/// A request as it is recorded and counted.
struct ReceivedRequest {
    var provider: Provider
    /// Empty: it carries none.
    var messages: [ReceivedMessage]
    /// Those of ``messages`` that a successful answer accepts.
    var accepted: [ReceivedMessage]
    /// The body without its compression.
    var body: [UInt8]
}
