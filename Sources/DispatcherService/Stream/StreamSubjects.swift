/// The names of the shared queue in NATS.
enum StreamSubjects {
    static let pushes = "NOTIFICATIONS"
    static let dead = "NOTIFICATIONS_DEAD"
    /// Deliveries that wait for a lane or a date, outside of the queue.
    static let parked = "NOTIFICATIONS_PARKED"
    static let advisories = "NOTIFICATIONS_ADVISORIES"
    /// Messages that agents on desktops have not acknowledged.
    static let desktops = "NOTIFICATIONS_DESKTOP"
    /// The consumer of ``advisories``.
    static let advisoryConsumer = "push-dead-letters"
    /// The bucket of ``DeliveryRecord``s.
    static let deliveryBucket = "carillon-deliveries"
    /// The bucket of notifications that were cancelled while deliveries of them were unsent.
    static let cancellationBucket = "carillon-cancellations"
    /// The bucket of ``CollapseRecord``s.
    static let collapseBucket = "carillon-collapse-keys"
    /// The bucket of ``QueueOwner``.
    static let systemBucket = "carillon-system"
    /// The bucket of ``RecentTestPushes``.
    static let testPushBucket = "carillon-test-pushes"

    static let allPushes = "notifications.push.>"
    static let allDead = "notifications.dead.>"
    static let allParked = parkedPrefix + ">"
    private static let pushPrefix = "notifications.push."
    private static let parkedPrefix = "notifications.parked."
    static let allAdvisories = "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.\(pushes).*"

    static func word(_ rank: PriorityRank) -> String {
        switch rank {
        case .urgent: "urgent"
        case .normal: "normal"
        case .low: "low"
        case .silent: "silent"
        }
    }

    static func rank(_ word: some StringProtocol) -> PriorityRank? { PriorityRank.allCases.first { self.word($0) == word } }

    /// One of the group of consumers.
    static func consumer(_ rank: PriorityRank) -> String { "push-worker-pool-\(word(rank))" }

    static func rank(ofConsumer name: String) -> PriorityRank? { PriorityRank.allCases.first { consumer($0) == name } }

    static func pushes(of rank: PriorityRank) -> String { "notifications.push.\(word(rank)).>" }

    /// `notifications.push.<rank>.<route>.<notification>.<user>.<delivery>`.
    static func push(_ keys: DeliveryKeys, _ rank: PriorityRank) -> String {
        "notifications.push.\(word(rank)).\(keys.route).\(keys.notification).\(keys.user).\(keys.delivery)"
    }

    static func pushes(ofRoute key: String) -> String { "notifications.push.*.\(key).>" }
    static func pushes(ofNotification key: String) -> String { "notifications.push.*.*.\(key).*.*" }
    static func pushes(ofUser key: String) -> String { "notifications.push.*.*.*.\(key).*" }

    // MARK: Parked pushes

    /// `notifications.parked.<rank>.<route>.<notification>.<user>.<delivery>`: the parts are those of the push in the queue.
    static func parked(_ keys: DeliveryKeys, _ rank: PriorityRank) -> String {
        parkedPrefix + push(keys, rank).dropFirst(pushPrefix.count)
    }

    /// The subject in the queue of a parked push; nil for another subject.
    static func push(ofParked subject: String) -> String? {
        subject.hasPrefix(parkedPrefix) ? pushPrefix + subject.dropFirst(parkedPrefix.count) : nil
    }

    static func parked(ofRoute key: String) -> String { parkedPrefix + "*.\(key).>" }
    static func parked(ofRoute key: String, _ rank: PriorityRank) -> String { parkedPrefix + "\(word(rank)).\(key).>" }
    static func parked(ofNotification key: String) -> String { parkedPrefix + "*.*.\(key).*.*" }
    static func parked(ofUser key: String) -> String { parkedPrefix + "*.*.*.\(key).*" }

    /// The consumer that brings back the parked pushes of a route and rank. All dispatchers use the same one.
    static func parkedConsumer(ofRoute key: String, _ rank: PriorityRank) -> String { "parked-\(word(rank))-\(key)" }

    /// The rank and the keys in a subject of a parked push.
    static func parts(ofParked subject: String) -> (rank: PriorityRank, route: String, notification: String, delivery: String)? {
        let parts = subject.split(separator: ".")
        guard parts.count == 7, let rank = rank(parts[2]) else { return nil }
        return (rank, String(parts[3]), String(parts[4]), String(parts[6]))
    }

    // MARK: Desktops

    static let allDesktops = desktopPrefix + ">"
    private static let desktopPrefix = "notifications.desktop."

    /// `notifications.desktop.<user>.<device>`.
    ///
    /// - Parameter mailbox: the last two parts (``DesktopDevice/mailbox``).
    static func desktop(_ mailbox: String) -> String { desktopPrefix + mailbox }

    static func desktops(ofUser key: String) -> String { desktopPrefix + "\(key).*" }

    /// The mailbox of a subject; nil for another subject.
    static func mailbox(ofDesktop subject: String) -> String? {
        subject.hasPrefix(desktopPrefix) ? String(subject.dropFirst(desktopPrefix.count)) : nil
    }

    // MARK: Dead letters

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
