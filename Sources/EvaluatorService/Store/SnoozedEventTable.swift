import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Snoozes in `events`: scheduled events whose ids derive from their notification's.
enum SnoozedEventTable {
    /// A decided notification with its event.
    struct Found: Sendable {
        /// The newest one: of the last snooze that was sent, or of the event that the notification came from.
        var decision: DecisionRow
        var event: EvaluatorV1.Event
        /// The number of its next snooze.
        var nextNumber: Int
    }

    /// Finds a user's notification.
    ///
    /// - Returns: nil for an unknown one, another user's, and one whose event's content is deleted (PRIV-01).
    static func find(_ notificationID: String, of user: UserKey, _ database: Database) throws -> Found? {
        guard let row = try ExplainedEvent.event(ofPushed: notificationID, of: user.tenant, database),
            let decision = try DecisionTable.read(eventRow: row, notificationID: notificationID, database), decision.userID == user.id,
            let event = try ScheduledEventTable.content(row, database), !event.eventType.isEmpty
        else { return nil }
        var number = Int(event.snooze?.number ?? 0) + 1
        // A cancelled snooze counts.
        while try ScheduledEventTable.find(SnoozedNotification.eventID(of: notificationID, number: number), of: user.tenant, database) != nil {
            number += 1
        }
        return Found(decision: decision, event: event, nextNumber: number)
    }

    /// The snooze of a user's notification that waits for its time; nil: none does.
    static func waiting(_ notificationID: String, of user: UserKey, _ database: Database) throws -> (row: Int64, event: EvaluatorV1.Event)? {
        for number in 1...SnoozedNotification.most {
            let id = SnoozedNotification.eventID(of: notificationID, number: number)
            guard let found = try ScheduledEventTable.find(id, of: user.tenant, database), found.isScheduled,
                let event = try ScheduledEventTable.content(found.row, database), event.recipients == [user.id]
            else { continue }
            return (found.row, event)
        }
        return nil
    }
}
