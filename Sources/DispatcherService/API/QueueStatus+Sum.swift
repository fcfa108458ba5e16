import CarillonAPI

extension DispatcherV1.QueueStatusResponse {
    /// Adds what another dispatcher has. Both see the same queue: what waits in it counts once, and what the other one has is not queued.
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
            // Deliveries of a lane that one dispatcher has stopped wait there.
            if lanes[place].state == .open, lane.state != .open {
                (lanes[place].state, lanes[place].reason, lanes[place].untilMs) = (lane.state, lane.reason, lane.untilMs)
            }
        }
    }
}
