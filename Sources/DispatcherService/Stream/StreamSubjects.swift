/// The names of the shared queue in NATS.
enum StreamSubjects {
    static let pushes = "NOTIFICATIONS"
    static let dead = "NOTIFICATIONS_DEAD"
    static let advisories = "NOTIFICATIONS_ADVISORIES"
    /// The consumer of ``advisories``.
    static let advisoryConsumer = "push-dead-letters"
    /// The bucket of ``DeliveryRecord``s.
    static let deliveryBucket = "carillon-deliveries"
    /// The bucket of notifications that were cancelled while deliveries of them were unsent.
    static let cancellationBucket = "carillon-cancellations"

    static let allPushes = "notifications.push.>"
    static let allDead = "notifications.dead.>"
    static let allAdvisories = "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.\(pushes).*"

    static func word(_ rank: PriorityRank) -> String {
        switch rank {
        case .urgent: "urgent"
        case .normal: "normal"
        case .low: "low"
        }
    }

    static func rank(_ word: some StringProtocol) -> PriorityRank? { PriorityRank.allCases.first { self.word($0) == word } }

    /// One of the group of consumers.
    static func consumer(_ rank: PriorityRank) -> String { "push-worker-pool-\(word(rank))" }

    static func pushes(of rank: PriorityRank) -> String { "notifications.push.\(word(rank)).>" }

    /// `notifications.push.<rank>.<route>.<notification>.<user>.<delivery>`.
    static func push(_ keys: DeliveryKeys, _ rank: PriorityRank) -> String {
        "notifications.push.\(word(rank)).\(keys.route).\(keys.notification).\(keys.user).\(keys.delivery)"
    }

    static func pushes(ofRoute key: String) -> String { "notifications.push.*.\(key).>" }
    static func pushes(ofNotification key: String) -> String { "notifications.push.*.*.\(key).*.*" }
    static func pushes(ofUser key: String) -> String { "notifications.push.*.*.*.\(key).*" }

    /// The key of the route in a subject of a push.
    static func route(of subject: String) -> Substring? {
        let parts = subject.split(separator: ".")
        return parts.count == 7 ? parts[3] : nil
    }

    /// `notifications.dead.<tenant>.<notification>.<user>.<push>.<delivery>`.
    static func dead(_ keys: DeliveryKeys) -> String {
        "notifications.dead.\(keys.tenant).\(keys.notification).\(keys.user).\(keys.push).\(keys.delivery)"
    }

    static func dead(ofTenant key: String) -> String { "notifications.dead.\(key).>" }
    static func dead(ofNotification key: String) -> String { "notifications.dead.*.\(key).*.*.*" }
    static func dead(ofUser key: String) -> String { "notifications.dead.*.*.\(key).*.*" }
    /// - Parameter tenant: the key of the tenant; nil: any.
    static func dead(ofPush key: String, tenant: String) -> String { "notifications.dead.\(tenant).*.*.\(key).*" }
}
