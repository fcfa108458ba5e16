import CarillonAPI
import NIOCore
import Providers
import ServiceKit

/// A verdict on a token, for the registry.
typealias TokenVerdict = RegistryV1.TokenVerdict.Known

extension DispatchEngine {
    /// Reports an accepted push to the registry, unless one was reported for the device lately. Accepted probes are always reported.
    func reportAccepted(_ delivery: InFlightDelivery, now: Instant, _ settlement: inout Settlement) {
        let isProbe = delivery.push.message.isProbe
        guard isProbe || freshDevices.take(delivery.claim.pushDeviceID.hashValue, at: clock.steadyNow) == nil else { return }
        settlement.add(tokenReport(isProbe ? .alive : .ok, of: delivery, reason: "", at: now, now: now))
    }

    /// Reports a failure of a device to the registry.
    func report(
        _ verdict: TokenVerdict, of delivery: InFlightDelivery, reason: String, at observed: Instant, now: Instant,
        _ settlement: inout Settlement
    ) {
        // Its next success is reported.
        freshDevices.giveBack(delivery.claim.pushDeviceID.hashValue)
        settlement.add(tokenReport(verdict, of: delivery, reason: reason, at: observed, now: now))
    }

    /// When the request of a result began. Dates an answer that names no time: a registration that arrived after the request began stays valid.
    func beginning(of result: ExchangeResult, now: Instant) -> Instant { now - .nanoseconds(max(0, result.latency.nanoseconds)) }

    private func tokenReport(
        _ verdict: TokenVerdict, of delivery: InFlightDelivery, reason: String, at observed: Instant, now: Instant
    ) -> RegistryV1.TokenReport {
        let counts = answers.counts(of: delivery.route, now: clock.steadyNow)
        return RegistryV1.TokenReport(
            tenant: delivery.push.message.tenant, pushDeviceId: delivery.claim.pushDeviceID,
            addressVersion: delivery.address?.version ?? 0, verdict: .init(verdict), reason: reason,
            observedAtMs: observed.milliseconds, provider: delivery.route.provider.rawValue, attemptId: delivery.attemptID,
            answersLastMinute: UInt32(clamping: counts.all), deadLastMinute: UInt32(clamping: counts.dead))
    }
}
