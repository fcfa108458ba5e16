import CarillonAPI
import Logging
import Providers
import ServiceKit

// What other dispatchers tell. Nothing of it is told again.
extension DispatchEngine {
    /// Most lanes in ``toldThrottles``; what comes after them is dropped, and costs one more refused request each.
    private static let mostToldThrottles = 10_000

    /// Divides quotas and send rates anew. Tokens above the smaller burst are lost; a larger share fills at its rate.
    func follow(share: Double) {
        guard share != self.share else { return }
        self.share = share
        let now = clock.steadyNow
        for tenant in paces.keys { paces[tenant]?.follow(share: share, now: now) }
        for key in lanes.keys {
            guard let quota = lanes[key]?.lowestQuota else { continue }
            lanes[key]?.quota?.follow(quota, share: share, at: now)
        }
        claimSignal.signal()
    }

    /// Follows what another dispatcher learned.
    func follow(_ news: FleetNews) {
        let now = Moment(clock)
        switch news {
        case .laneThrottled(let key, let until, let reason):
            guard until > now.date else { return }
            if lanes[key] != nil {
                lanes[key]?.quota?.wasThrottled()
                lanes[key]?.state.follow(throttledUntil: now.steady + (until - now.date), reason: reason)
            } else {
                if toldThrottles.count >= Self.mostToldThrottles { toldThrottles = toldThrottles.filter { $0.value.until > now.date } }
                guard toldThrottles.count < Self.mostToldThrottles else { return }
                toldThrottles[key] = (max(until, toldThrottles[key]?.until ?? until), reason)
            }
        case .deviceThrottled(let device, let until):
            guard until > now.date else { return }
            devices.follow(device, until: now.steady + (until - now.date), now: now.steady)
        case .credentialRefused(let id, let key, let code):
            guard credentials.isInUse(id), stopCredential(id, on: key, code: code) else { return }
            logger.error(
                "credential paused: another dispatcher found that the provider refuses it",
                metadata: ["credential": "\(id)", "lane": "\(key)", "code": "\(code)"])
        case .credentialRestored(let id):
            guard !credentialStates.forget(at: now.steady, where: { $0 == id }).isEmpty else { return }
            logger.notice("a refused credential was replaced or confirmed", metadata: ["credential": "\(id)"])
            claimSignal.signal()
        }
    }

    /// Applies a throttle that was told before the lane's first use.
    func followThrottle(ofNew key: LaneKey) {
        guard !toldThrottles.isEmpty, let throttle = toldThrottles.removeValue(forKey: key) else { return }
        let now = Moment(clock)
        guard throttle.until > now.date else { return }
        lanes[key]?.state.follow(throttledUntil: now.steady + (throttle.until - now.date), reason: throttle.reason)
    }
}
