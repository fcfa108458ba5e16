import CarillonAPI
import ServiceKit

/// What is counted of a broadcast in one app (EVAL-16). The names are stored.
enum BroadcastCount: Sendable, Hashable {
    /// Users whose push was handed over.
    case queued
    /// Devices of these pushes.
    case devices
    /// Users whose notification waits for the end of their quiet hours.
    case held
    case skipped(CommonV1.SkipReason)

    private static let skippedPrefix = "skipped/"

    var name: String {
        switch self {
        case .queued: "queued"
        case .devices: "devices"
        case .held: "held"
        case .skipped(let reason): Self.skippedPrefix + reason.name
        }
    }

    /// The reason's name in the name of a count of skipped users; nil for other counts.
    static func reason(in name: String) -> String? {
        name.hasPrefix(skippedPrefix) ? String(name.dropFirst(skippedPrefix.count)) : nil
    }
}

/// Counts of broadcasts to be added, in the transaction of the decisions that they count.
struct BroadcastCounts: Sendable {
    struct Key: Sendable, Hashable {
        var broadcastID: String
        var tenant: CommonV1.Tenant
        var count: BroadcastCount
    }

    private(set) var changes: [Key: Int64] = [:]

    /// Counts a decision on an event of a broadcast. Other events are not counted.
    mutating func add(_ count: BroadcastCount, _ change: Int64 = 1, of event: PendingEvent, _ tenant: CommonV1.Tenant) {
        guard !event.broadcastID.isEmpty else { return }
        changes[Key(broadcastID: event.broadcastID, tenant: tenant, count: count), default: 0] += change
    }

    /// Counts a decision as cancelled that was counted as queued or held.
    mutating func cancel(_ decision: DecisionRow, of event: PendingEvent) {
        let tenant = CommonV1.Tenant(organizationId: decision.organizationID, appId: decision.appID)
        if decision.isDeferred {
            add(.held, -1, of: event, tenant)
        } else {
            add(.queued, -1, of: event, tenant)
            add(.devices, -Int64(decision.deviceCount), of: event, tenant)
        }
        add(.skipped(.cancelled), of: event, tenant)
    }

    /// Counts the cancellation of a held notification.
    ///
    /// - Parameter eventID: of its event.
    mutating func cancelHeld(eventID: String, _ tenant: CommonV1.Tenant) {
        guard let id = BroadcastID.broadcast(ofEvent: eventID) else { return }
        changes[Key(broadcastID: id, tenant: tenant, count: .held), default: 0] -= 1
        changes[Key(broadcastID: id, tenant: tenant, count: .skipped(.cancelled)), default: 0] += 1
    }
}

/// The progress of a broadcast in one app.
struct BroadcastProgress: Sendable {
    var queued: Int64 = 0
    var devices: Int64 = 0
    var held: Int64 = 0
    /// SkipReason name → users.
    var skipped: [String: Int64] = [:]

    /// Users with a decision.
    var targeted: Int64 { queued + held + skipped.values.reduce(0, +) }

    mutating func add(_ users: Int64, _ name: String) {
        if let reason = BroadcastCount.reason(in: name) {
            if users != 0 { skipped[reason, default: 0] += users }
        } else if name == BroadcastCount.queued.name {
            queued += users
        } else if name == BroadcastCount.devices.name {
            devices += users
        } else if name == BroadcastCount.held.name {
            held += users
        }
    }
}

/// The ids of broadcasts, and of the events that they are made of.
enum BroadcastID {
    static let prefix = "bcast_"

    /// The id of the event with the users of a page. Pages count from 1.
    static func event(_ broadcastID: String, page: Int64) -> String { "\(broadcastID).\(page)" }

    /// What the ids of all events of a broadcast begin with.
    static func eventPrefix(_ broadcastID: String) -> String { "\(broadcastID)." }

    /// The broadcast of an event; nil for an event that is none of a broadcast.
    static func broadcast(ofEvent id: String) -> String? {
        guard id.hasPrefix(prefix), let dot = id.lastIndex(of: ".") else { return nil }
        return String(id[..<dot])
    }
}
