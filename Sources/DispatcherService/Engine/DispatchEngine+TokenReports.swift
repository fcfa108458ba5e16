import CarillonAPI
import NIOCore
import Providers
import ServiceKit

/// What the registry is told of a token.
typealias TokenVerdict = RegistryV1.TokenVerdict.Known

extension DispatchEngine {
    /// Tells the registry that a device is well, if that is news.
    func reportAccepted(_ delivery: InFlightDelivery, now: Instant, _ settlement: inout Settlement) {
        let isProbe = delivery.push.message.isProbe
        guard isProbe || freshDevices.isNews(delivery.claim.pushDeviceID, now: clock.steadyNow) else { return }
        settlement.add(tokenReport(isProbe ? .alive : .ok, of: delivery, reason: "", at: now, now: now))
    }

    /// Tells the registry what is wrong with a device.
    func report(
        _ verdict: TokenVerdict, of delivery: InFlightDelivery, reason: String, at observed: Instant, now: Instant,
        _ settlement: inout Settlement
    ) {
        freshDevices.forget(delivery.claim.pushDeviceID)
        settlement.add(tokenReport(verdict, of: delivery, reason: reason, at: observed, now: now))
    }

    /// What a provider says without a time of its own was so when it was asked at the earliest: a registration that came while the answer
    /// was on its way stands (T19).
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
