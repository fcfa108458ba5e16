import CarillonAPI
import Providers
import ServiceKit

/// A verdict on a token, for the registry.
typealias TokenVerdict = RegistryV1.TokenVerdict.Known

/// Decides which results say something about a token, and makes the reports for the registry (REG-19 to REG-21).
struct TokenReporter: Sendable {
    private var answers = AnswerCounts()
    /// Successes of devices that are worth a report (REG-21): one in ten minutes for each device. Keys are hashes of device ids, which are shorter. A
    /// forgotten device costs one more report.
    private let freshDevices = RateLimiter<Int>(most: 1, interval: .seconds(600), mostKeys: 100_000)

    // MARK: Counts

    /// Counts the decision on an answer, for the mass guard (REG-20).
    mutating func count(_ decision: AttemptDecision, route: Route, now: SteadyInstant) { answers.count(decision, route: route, now: now) }

    /// Counts answers that took pushes.
    mutating func countAccepted(_ count: Int, route: Route, now: SteadyInstant) { answers.countAccepted(count, route: route, now: now) }

    /// Counts a probe without a result as a dead token for the mass guard, unless the provider may be down.
    mutating func countUnreachable(_ probe: InFlightDelivery, now: Moment) {
        if providerIsUp(for: probe, now: now) { answers.countUnreachable(on: probe.route, now: now.steady) }
    }

    // MARK: Reports

    /// The report of an accepted push; nil when one was made for the device lately. Accepted probes are always reported.
    mutating func accepted(_ delivery: InFlightDelivery, now: Moment) -> RegistryV1.TokenReport? {
        let isProbe = delivery.push.message.isProbe
        guard isProbe || freshDevices.take(delivery.claim.pushDeviceID.hashValue, at: now.steady) == nil else { return nil }
        return report(isProbe ? .alive : .ok, of: delivery, reason: "", at: now.date, now: now)
    }

    /// The report of a device's failure.
    mutating func failed(
        _ verdict: TokenVerdict, _ delivery: InFlightDelivery, reason: String, at observed: Instant, now: Moment
    ) -> RegistryV1.TokenReport {
        // Its next success is reported.
        freshDevices.giveBack(delivery.claim.pushDeviceID.hashValue)
        return report(verdict, of: delivery, reason: reason, at: observed, now: now)
    }

    /// The report of a probe that had no result; nil while the provider may be down: the registry probes again later (REG-19, C-68).
    ///
    /// It is dated when the probe began, so that a registration between its attempts stays valid.
    mutating func unreachable(_ probe: InFlightDelivery, code: String, now: Moment) -> RegistryV1.TokenReport? {
        guard providerIsUp(for: probe, now: now) else { return nil }
        return failed(.unreachable, probe, reason: code, at: probe.createdAt, now: now)
    }

    /// The report of an address that a receipt calls dead. It is dated when the provider accepted the message, so that a later registration stays
    /// valid.
    mutating func dead(_ receipt: AwaitedReceipt, code: String, now: Moment) -> RegistryV1.TokenReport {
        freshDevices.giveBack(receipt.pushDeviceID.hashValue)
        let counts = answers.counts(of: receipt.route, now: now.steady)
        return RegistryV1.TokenReport(
            tenant: receipt.route.tenant, pushDeviceId: receipt.pushDeviceID, addressVersion: receipt.addressVersion,
            verdict: .init(TokenVerdict.dead), reason: code, observedAtMs: receipt.acceptedAt.milliseconds,
            provider: receipt.route.provider.rawValue, attemptId: receipt.attemptID,
            answersLastMinute: UInt32(clamping: counts.all), deadLastMinute: UInt32(clamping: counts.dead),
            pushService: receipt.route.pushService)
    }

    private mutating func report(
        _ verdict: TokenVerdict, of delivery: InFlightDelivery, reason: String, at observed: Instant, now: Moment
    ) -> RegistryV1.TokenReport {
        let counts = answers.counts(of: delivery.route, now: now.steady)
        return RegistryV1.TokenReport(
            tenant: delivery.push.message.tenant, pushDeviceId: delivery.claim.pushDeviceID,
            addressVersion: delivery.addressVersion, verdict: .init(verdict), reason: reason,
            observedAtMs: observed.milliseconds, provider: delivery.route.provider.rawValue, attemptId: delivery.attemptID,
            answersLastMinute: UInt32(clamping: counts.all), deadLastMinute: UInt32(clamping: counts.dead),
            pushService: delivery.route.pushService)
    }

    /// Whether the provider answered other requests since the probe began, within the last minute. An earlier answer proves nothing: the provider may
    /// have gone down between two attempts.
    private func providerIsUp(for probe: InFlightDelivery, now: Moment) -> Bool {
        let age = min(max(now.date - probe.createdAt, .zero), .seconds(AnswerCounts.windowSeconds))
        return answers.spoke(on: probe.route, since: now.steady - age)
    }
}

extension InFlightDelivery {
    /// When the push was made.
    fileprivate var createdAt: Instant { Instant(milliseconds: push.message.createdAtMs) }
}

extension Route {
    /// The host of a push service whose verdicts stand by themselves; empty: there is none.
    fileprivate var pushService: String { environment.isHost ? environment.rawValue : "" }
}
