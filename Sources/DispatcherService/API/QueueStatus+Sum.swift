import CarillonAPI

extension DispatcherV1.QueueStatusResponse {
    /// Adds the status of another dispatcher. Both count the same queue, so `queued` is not added: it loses what the other one has.
    mutating func add(_ other: Self) {
        queued = max(0, queued - other.leased - other.waitingRetry)
        leased += other.leased
        waitingRetry += other.waitingRetry
        sentByProvider.merge(other.sentByProvider, uniquingKeysWith: +)
        attempts += other.attempts
        outcomeOutboxDepth += other.outcomeOutboxDepth
        failuresByCode.merge(other.failuresByCode, uniquingKeysWith: +)
        for lane in other.lanes {
            guard let place = lanes.firstIndex(where: { $0.lane == lane.lane }) else {
                lanes.append(lane)
                continue
            }
            lanes[place].connections += lane.connections
            lanes[place].inFlight += lane.inFlight
            // A lane that one dispatcher has stopped counts as stopped: its deliveries wait there.
            if lanes[place].state == .open, lane.state != .open {
                (lanes[place].state, lanes[place].reason, lanes[place].untilMs) = (lane.state, lane.reason, lane.untilMs)
            }
        }
    }
}
