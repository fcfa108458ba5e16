import CarillonAPI
import ServiceKit

extension DispatcherV1.Push {
    /// What a push has of its notification. A decision adds what is its user's; a preview shows the rest (EVAL-63).
    init(
        of event: EvaluatorV1.Event, tenant: CommonV1.Tenant, typeID: String, notificationID: String, pushID: String, priority: CommonV1.Priority,
        contents: [DispatcherV1.Content], createdAt: Instant, expiresAt: Instant
    ) {
        self.init(
            tenant: tenant, pushId: pushID, notificationId: notificationID, typeId: typeID, channelId: event.channelId, priority: priority,
            contents: contents, collapseId: event.content?.collapseKey ?? "", createdAtMs: createdAt.milliseconds,
            expiresAtMs: expiresAt.milliseconds)
    }
}
