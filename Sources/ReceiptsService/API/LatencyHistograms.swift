import CarillonAPI
import struct Histogram.Histogram
import Synchronization

/// Latencies since the service started, by app: from an event's acceptance to the provider's answer, and of the provider alone.
final class LatencyHistograms: Sendable {
    private typealias Distribution = Histogram<UInt32>

    /// The latencies of one app, or of all.
    private struct Latencies {
        var endToEnd = Samples()
        var provider = Samples()

        /// Adds one push's latencies.
        ///
        /// - Parameters:
        ///   - endToEndUs: microseconds; 0 or less: unknown.
        ///   - providerMs: whole milliseconds: 0 is an answer within the first.
        mutating func add(_ endToEndUs: Int64, _ providerMs: Int32) {
            if endToEndUs > 0 { endToEnd.add(endToEndUs) }
            if providerMs >= 0 { provider.add(Int64(providerMs) * 1_000) }
        }

        mutating func summaries() -> (endToEnd: ReceiptsV1.LatencySummary?, provider: ReceiptsV1.LatencySummary?) {
            (endToEnd.summary(), provider.summary())
        }
    }

    private struct Samples {
        private var distribution = Samples.empty
        private var summarized: ReceiptsV1.LatencySummary?

        /// From one microsecond to one hour, with an error of at most one percent. Takes 20 KB.
        private static let empty = Distribution(
            lowestDiscernibleValue: 1, highestTrackableValue: longest, numberOfSignificantValueDigits: .two)
        private static let longest: UInt64 = 3_600_000_000

        /// - Parameter microseconds: at least 0.
        mutating func add(_ microseconds: Int64) {
            distribution.record(min(UInt64(microseconds), Self.longest))
            summarized = nil
        }

        /// The summary; nil without samples. Each percentile walks through the distribution, so it is kept until the next sample.
        mutating func summary() -> ReceiptsV1.LatencySummary? {
            if let summarized { return summarized }
            guard distribution.totalCount > 0 else { return nil }
            func percentile(_ percentile: Double) -> Int64 { Int64(clamping: distribution.valueAtPercentile(percentile)) }
            summarized = .init(
                count: Int64(clamping: distribution.totalCount), p50Us: percentile(50), p95Us: percentile(95), p99Us: percentile(99),
                maxUs: Int64(clamping: distribution.max))
            return summarized
        }
    }

    /// Most apps with histograms of their own; the others count for all apps only.
    private static let mostApps = 500

    private struct State {
        var all = Latencies()
        var byTenant: [CommonV1.Tenant: Latencies] = [:]
    }

    private let state = Mutex(State())

    /// Records the latencies of accepted pushes.
    ///
    /// - Parameter indexes: of the outcomes that were recorded now.
    func record(of outcomes: [ReceiptsV1.Outcome], at indexes: [Int]) {
        state.withLock { state in
            for index in indexes where outcomes[index].status == .sent {
                let (endToEnd, provider) = (outcomes[index].endToEndUs, outcomes[index].providerLatencyMs)
                state.all.add(endToEnd, provider)
                let tenant = outcomes[index].tenant ?? .init()
                if state.byTenant.count >= Self.mostApps, state.byTenant[tenant] == nil { continue }
                state.byTenant[tenant, default: Latencies()].add(endToEnd, provider)
            }
        }
    }

    /// The summaries of an app, or of all apps for a tenant without one. Nil without samples.
    func summaries(_ tenant: CommonV1.Tenant) -> (endToEnd: ReceiptsV1.LatencySummary?, provider: ReceiptsV1.LatencySummary?) {
        state.withLock { state in
            if tenant.appId.isEmpty { return state.all.summaries() }
            return state.byTenant[tenant]?.summaries() ?? (nil, nil)
        }
    }
}
