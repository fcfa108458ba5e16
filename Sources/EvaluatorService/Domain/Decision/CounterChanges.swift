import CarillonAPI

/// The names under which the evaluator counts.
enum CounterName {
    static let accepted = "events_accepted"
    static let evaluated = "events_evaluated"
    static let targets = "targets"
    static let enqueued = "enqueued"
    static func skipped(_ reason: CommonV1.SkipReason) -> String { skippedPrefix + reason.name }
    static func type(_ typeID: String) -> String { typePrefix + typeID }
    static func eventSkipped(_ reason: CommonV1.SkipReason) -> String { eventSkippedPrefix + reason.name }

    static let skippedPrefix = "skipped/"
    static let typePrefix = "type/"
    static let eventSkippedPrefix = "event_skipped/"
}

/// Counts to be added, by tenant and name.
struct CounterChanges: Sendable {
    struct Key: Hashable, Sendable {
        var organizationID: String
        var appID: String
        var name: String
    }

    private(set) var changes: [Key: Int64] = [:]

    mutating func add(_ count: Int64 = 1, _ name: String, organizationID: String, appID: String) {
        changes[Key(organizationID: organizationID, appID: appID, name: name), default: 0] += count
    }
}
