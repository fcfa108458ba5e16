import CarillonAPI
import ServiceKit

/// A target before preferences are asked.
struct RecipientCheck {
    let event: PendingEvent
    let app: AppPolicy
    let recipient: Recipient?
    /// The registry's answer about the user does not fit into a message.
    let isOversized: Bool
    /// The notification was cancelled before the time of its event.
    let isCancelled: Bool
    let relationship: RecipientRelationship
    /// The roles that count for this notification.
    let roles: [String]
    /// How long ago the event happened.
    let age: Duration
    /// The lifetime of the notification.
    let timeToLive: Duration
    /// The candidate types that are left.
    private(set) var types: [String]

    init(
        event: PendingEvent, app: AppPolicy, recipient: Recipient?, isOversized: Bool = false, isCancelled: Bool = false,
        relationship: RecipientRelationship = .other, types: [String], age: Duration, timeToLive: Duration
    ) {
        self.event = event
        self.app = app
        self.recipient = recipient
        self.isOversized = isOversized
        self.isCancelled = isCancelled
        self.relationship = relationship
        self.types = types
        self.age = age
        self.timeToLive = timeToLive
        roles = relationship.roles(recipient?.user.roles ?? [])
    }

    /// Removes the types that are not for the target's roles.
    ///
    /// - Returns: the refusal where none is left.
    mutating func keepTypesOfRoles() -> Refusal? {
        let offered = types
        types = Eligibility.permitted(offered, roles: roles, app: app)
        return types.isEmpty && !offered.isEmpty ? Eligibility.roleNotAllowed(offered, roles: roles) : nil
    }

    /// Removes the types that would show the subject's education record to a target who may not see it.
    ///
    /// - Returns: the refusal where none is left.
    mutating func keepOwnRecords() -> Refusal? {
        let offered = types
        types = Eligibility.withoutForeignRecords(
            offered, relationship: relationship, roles: roles, subjectIsNamed: !event.event.subjectUserId.isEmpty, app: app)
        return types.isEmpty && !offered.isEmpty ? Eligibility.recordIsForeign(offered, relationship: relationship) : nil
    }
}
