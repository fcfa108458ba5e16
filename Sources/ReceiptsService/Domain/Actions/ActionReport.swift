import CarillonAPI
import ServiceKit

/// A user's action on a notification, after the checks that need no notification (EVAL-42).
struct ActionReport: Sendable {
    /// The opening that it counts as.
    var opening: ClientReport
    /// What the user typed; empty: nothing.
    var text: String

    var action: String { opening.actionTaken }

    /// The id of a user's action on a push. A report that comes again has the same one; a snoozed notification is another push.
    func id(on key: NotificationKey) -> String {
        DerivedID.make(prefix: "act_", at: key.createdAt, parts: ["action", opening.notificationID, key.pushID, action, text])
    }
}

extension DispatcherV1.PersonMessage {
    /// The message for the host about an action of its user.
    ///
    /// - Parameters:
    ///   - key: of the push.
    ///   - deviceID: as the app names the device; empty: unknown.
    ///   - instant: the corrected time of the report.
    init(
        _ report: ActionReport, id: String, offered: OfferedAction, on key: NotificationKey, about subject: NotificationSubject,
        deviceID: String, at instant: Instant
    ) {
        self.init(
            tenant: report.opening.tenant, messageId: id, kind: .action, userId: key.userID, notificationId: subject.notificationID,
            action: DispatcherV1.UserAction(
                action: report.action, textInput: report.text, pushId: key.pushID, deviceId: deviceID, typeId: key.typeID, eventId: subject.eventID,
                channelId: subject.channelID, messageId: subject.messageID, occurredAtMs: instant.milliseconds,
                callbackTarget: offered.callbackTarget, callbackParams: offered.callbackParameters))
    }
}
