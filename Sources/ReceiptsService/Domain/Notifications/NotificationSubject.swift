/// What a notification is about, for the host.
struct NotificationSubject: Sendable {
    var notificationID: String
    var eventID: String
    var channelID: String
    /// Of the chat message.
    var messageID: String
}
