import CarillonAPI
import ServiceKit

/// A device's report of its user's activity (EVAL-18).
struct PresenceReport: Sendable, Equatable {
    var status: RegistryV1.PresenceStatus.Known
    /// Empty when no context is in view.
    var activeChannel: String
    var lastActivityAt: Instant
    var reportedAt: Instant
}

/// The reports that count, by the app's policy.
struct PresenceTimes: Sendable {
    /// A report older than this counts as offline.
    var ttlSeconds: Int
    /// Activity before this age does not count on any device.
    var activityWindowSeconds: Int

    /// The highest age of a report that counts.
    var readAge: Duration { .seconds(max(ttlSeconds, activityWindowSeconds)) }

    init(_ policy: Policy) {
        ttlSeconds = policy.presenceTTLSeconds
        activityWindowSeconds = policy.presenceActivityWindowSeconds
    }
}

/// A user's presence: the most active of the devices' reports.
enum PresenceMerge {
    /// Most contexts in view of one user, each with up to 200 bytes.
    static let mostChannels = 20

    /// - Parameter ttlSeconds: a report older than this counts as offline.
    static func merged(_ reports: some Sequence<PresenceReport>, now: Instant, ttlSeconds: Int) -> RegistryV1.Presence {
        var presence = RegistryV1.Presence(status: .offline)
        var lastActivityAt = Instant(milliseconds: 0)
        for report in reports {
            lastActivityAt = max(lastActivityAt, report.lastActivityAt)
            guard now - report.reportedAt <= .seconds(ttlSeconds) else { continue }
            // Numbers rise with activity.
            if report.status.number > presence.status.rawValue { presence.status = .init(report.status) }
            if report.status == .online, !report.activeChannel.isEmpty, presence.activeChannels.count < mostChannels,
                !presence.activeChannels.contains(report.activeChannel)
            {
                presence.activeChannels.append(report.activeChannel)
            }
        }
        presence.lastActivityAtMs = lastActivityAt.milliseconds
        return presence
    }
}
