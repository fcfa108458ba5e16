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
        for provider in other.providers { add(provider) }
        for lane in other.lanes {
            guard let place = lanes.firstIndex(where: { $0.lane == lane.lane }) else {
                lanes.append(lane)
                continue
            }
            lanes[place].connections += lane.connections
            lanes[place].inFlight += lane.inFlight
            lanes[place].sentLastMinute += lane.sentLastMinute
            lanes[place].failedLastMinute += lane.failedLastMinute
            lanes[place].calledDown = lanes[place].calledDown || lane.calledDown
            lanes[place].waiting = max(0, lanes[place].waiting - lane.waitingRetry)
            lanes[place].waitingRetry += lane.waitingRetry
            lanes[place].oldestQueuedAtMs = [lanes[place].oldestQueuedAtMs, lane.oldestQueuedAtMs].compactMap(\.self).min()
            lanes[place].nextProbeAtMs = [lanes[place].nextProbeAtMs, lane.nextProbeAtMs].compactMap(\.self).min()
            lanes[place].downSinceMs = [lanes[place].downSinceMs, lane.downSinceMs].compactMap(\.self).min()
            lanes[place].paused = lanes[place].paused || lane.paused
            // A lane that one dispatcher has stopped counts as stopped: its deliveries wait there.
            if lanes[place].state == .open, lane.state != .open {
                (lanes[place].state, lanes[place].reason, lanes[place].untilMs) = (lane.state, lane.reason, lane.untilMs)
            } else if lanes[place].reason.isEmpty {
                lanes[place].reason = lane.reason
            }
        }
    }

    /// A provider is down where one dispatcher finds so. All count the same queue and the same lanes.
    private mutating func add(_ other: DispatcherV1.ProviderStatus) {
        guard let place = providers.firstIndex(where: { $0.provider == other.provider }) else {
            providers.append(other)
            return
        }
        providers[place].down = providers[place].down || other.down
        providers[place].calledDown = providers[place].calledDown || other.calledDown
        if providers[place].reason.isEmpty { providers[place].reason = other.reason }
        providers[place].downSinceMs = [providers[place].downSinceMs, other.downSinceMs].compactMap(\.self).min()
        providers[place].lanes = max(providers[place].lanes, other.lanes)
        providers[place].lanesDown = max(providers[place].lanesDown, other.lanesDown)
    }
}
