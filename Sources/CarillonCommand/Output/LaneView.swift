import CarillonAPI
import ServiceKit

/// A lane of the dispatcher, or a credential that is stopped on one, for people and programs.
struct LaneView: Encodable {
    var lane, state, reason: String
    /// Nil when the end is not known.
    var until: String?
    var connections, inFlight: Int32
    var waiting, waitingRetry: Int64
    var provider: String
    /// Accepted by the provider.
    var sentLastMinute: Int64
    /// Ended with 5xx, a timeout or a lost connection.
    var failedLastMinute: Int64
    /// Nil when nothing waits, or it is not known.
    var oldestQueuedAt: String?
    /// Nil where there is no outage.
    var nextProbeAt, downSince: String?
    var paused: Bool
    /// The parts of ``lane``; nil where it has none. The environment is the one that `--environment` takes.
    var host, environment, credentialId, project, organization, app: String?

    init(_ status: DispatcherV1.LaneStatus) {
        lane = status.lane
        // The word of `carillon provider list`.
        state = status.calledDown ? "called_down" : status.state.name
        reason = status.reason
        until = status.untilMs.map { Instant(milliseconds: $0).rfc3339 }
        connections = status.connections
        inFlight = status.inFlight
        (waiting, waitingRetry) = (status.waiting, status.waitingRetry)
        provider = status.provider
        (sentLastMinute, failedLastMinute) = (status.sentLastMinute, status.failedLastMinute)
        func text(_ milliseconds: Int64?) -> String? { milliseconds.map { Instant(milliseconds: $0).rfc3339 } }
        oldestQueuedAt = text(status.oldestQueuedAtMs)
        nextProbeAt = text(status.nextProbeAtMs)
        downSince = text(status.downSinceMs)
        paused = status.paused
        func part(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
        (host, environment, project) = (part(status.host), part(status.environment), part(status.project))
        (credentialId, organization, app) = (part(status.credentialId), part(status.tenant?.organizationId), part(status.tenant?.appId))
    }

    var isOpen: Bool { state == "open" }

    /// The obstacle's reason, and its end where that is known; of an outage its start.
    var obstacle: String {
        let time = until.map { "until \($0)" } ?? downSince.map { "since \($0)" }
        let pause = paused && state != "paused" ? "also paused" : nil
        return [time, reason.isEmpty ? nil : reason, pause].compactMap(\.self).joined(separator: ": ")
    }

    /// The obstacle of pushes on the lane.
    var words: String {
        let word = state.replacing("_", with: " ")
        // An operator's order says in its reason what it is.
        if reason.hasPrefix(word) { return reason }
        return "\(word)\(until.map { " until \($0)" } ?? "")\(reason.isEmpty ? "" : ": \(reason)")"
    }

    /// The lanes that are not open, one line each.
    static func stopped(_ lanes: [LaneView]) -> [String] {
        lanes.filter { !$0.isOpen }.map { "\($0.lane), \(Format.count($0.waiting)) waiting, \($0.words)" }
    }
}

extension DispatcherV1.UnsentDelivery {
    /// Why it has not been sent yet.
    var words: String {
        let stopped = lane.map(LaneView.init).flatMap { $0.isOpen ? nil : "\($0.lane) is \($0.words)" }
        switch state {
        case .inFlight: return "\(provider) has not answered yet"
        case .retry:
            let next =
                "attempt \(attempts + 1) at \(Instant(milliseconds: dueAtMs ?? 0).rfc3339)\(providerCode.isEmpty ? "" : ", after \(providerCode)")"
            return stopped.map { "\(next); \($0)" } ?? next
        default: return stopped ?? "in the queue"
        }
    }
}
