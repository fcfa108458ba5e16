import CarillonAPI
import SystemControl

/// Prints what a command submitted: the ids, with the decisions where the command waits for them.
struct SubmittedNotifications {
    struct Result: Encodable {
        struct Notification: Encodable { var userId, notificationId: String }
        var eventId: String
        var notifications: [Notification]
        /// Nil without waiting.
        var state: String?
        var decisions: [Explanation.Decision]?
    }

    let eventID: String
    let notifications: [EvaluatorV1.SubmittedNotification]

    /// - Parameter waits: false: the ids alone are printed.
    func report(_ owner: CommonV1.Tenant, _ clients: OperatorClients, asJSON: Bool, waits: Bool) async throws {
        var result = Result(eventId: eventID, notifications: notifications.map { .init(userId: $0.userId, notificationId: $0.notificationId) })
        guard waits else {
            if asJSON { return try printJSON(result) }
            for notification in result.notifications { print("\(notification.notificationId) accepted for \(notification.userId)") }
            return print("whether it is pushed, or why not: carillon explain \(eventID)")
        }
        let explanation = Explanation(try await Explanation.wait(for: eventID, owner, clients))
        guard asJSON else {
            print(explanation.text())
            // A scheduled notification is not decided yet, so the explanation does not name it.
            if explanation.decisions.isEmpty {
                for notification in result.notifications { print("  \(notification.notificationId) for \(notification.userId)") }
            }
            return
        }
        (result.state, result.decisions) = (explanation.state, explanation.decisions)
        try printJSON(result)
    }
}
