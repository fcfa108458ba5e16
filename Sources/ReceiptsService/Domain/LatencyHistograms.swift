import CarillonAPI
import struct Histogram.Histogram
import Synchronization

/// Latencies since the service started, by app: from an event's acceptance to the provider's answer, and of the provider alone.
final class LatencyHistograms: Sendable {
    private typealias Distribution = Histogram<UInt32>

    private struct Page {
        var endToEnd = Page.empty
        var provider = Page.empty

        /// From one microsecond to one hour, with an error of at most one percent. Takes 20 KB.
        private static let empty = Distribution(
            lowestDiscernibleValue: 1, highestTrackableValue: 3_600_000_000, numberOfSignificantValueDigits: .two)
    }

    /// Most apps with histograms of their own; the others count for all apps only.
    private static let pages = 500

    private struct State {
        var all = Page()
        var byTenant: [CommonV1.Tenant: Page] = [:]
    }

    private let state = Mutex(State())

    /// Records the latencies of accepted pushes.
    ///
    /// - Parameter news: indexes of the outcomes that are new.
    func record(of outcomes: [ReceiptsV1.Outcome], _ news: [Int]) {
        let sent = news.filter { outcomes[$0].status == .sent }
        guard !sent.isEmpty else { return }
        state.withLock { state in
            for (tenant, places) in Dictionary(grouping: sent, by: { outcomes[$0].tenant ?? .init() }) {
                Self.add(places, of: outcomes, to: &state.all)
                if state.byTenant[tenant] == nil, state.byTenant.count >= Self.pages { continue }
                Self.add(places, of: outcomes, to: &state.byTenant[tenant, default: Page()])
            }
        }
    }

    private static func add(_ places: [Int], of outcomes: [ReceiptsV1.Outcome], to page: inout Page) {
        for place in places { add(outcomes[place].endToEndUs, Int64(outcomes[place].providerLatencyMs) * 1_000, to: &page) }
    }

    /// Adds one push's latencies.
    ///
    /// - Parameters:
    ///   - endToEnd: microseconds; 0 or less: unknown.
    ///   - provider: microseconds, in whole milliseconds: 0 is an answer within the first millisecond.
    private static func add(_ endToEnd: Int64, _ provider: Int64, to page: inout Page) {
        let longest: Int64 = 3_600_000_000
        if endToEnd > 0 { page.endToEnd.record(UInt64(min(endToEnd, longest))) }
        if provider >= 0 { page.provider.record(UInt64(min(provider, longest))) }
    }

    /// The summaries of an app, or of all apps for a tenant without one. Nil without samples.
    func summaries(_ tenant: CommonV1.Tenant) -> (endToEnd: ReceiptsV1.LatencySummary?, provider: ReceiptsV1.LatencySummary?) {
        state.withLock { state in
            guard let page = tenant.appId.isEmpty ? state.all : state.byTenant[tenant] else { return (nil, nil) }
            return (Self.summary(page.endToEnd), Self.summary(page.provider))
        }
    }

    private static func summary(_ distribution: Distribution) -> ReceiptsV1.LatencySummary? {
        guard distribution.totalCount > 0 else { return nil }
        func percentile(_ percentile: Double) -> Int64 { Int64(clamping: distribution.valueAtPercentile(percentile)) }
        return .init(
            count: Int64(clamping: distribution.totalCount), p50Us: percentile(50), p95Us: percentile(95), p99Us: percentile(99),
            maxUs: Int64(clamping: distribution.max))
    }
}
