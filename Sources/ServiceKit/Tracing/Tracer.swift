import Synchronization

/// Collects the spans of a process for the exporter. It never waits: beyond its bound, spans are dropped and counted. Without an exporter it records
/// nothing, and contexts are passed on unchanged.
public final class Tracer: Sendable {
    /// Records nothing.
    public static let off = Tracer()

    /// Most spans that wait for the exporter: some 4 MB.
    static let usualCapacity = 8_192

    private struct State {
        var spans: [TraceSpan] = []
    }

    private let state = Mutex(State())
    private let capacity: Int
    /// Of 100 traces that begin here, so many are recorded.
    private let percent: UInt64
    private let dropped: Counter?

    private init() { (capacity, percent, dropped) = (0, 0, nil) }

    /// - Parameters:
    ///   - percent: how many of 100 traces that begin here are recorded. For others their beginner decides.
    ///   - capacity: most spans that wait.
    init(percent: Int, capacity: Int = Tracer.usualCapacity, metrics: MetricsRegistry) {
        self.capacity = capacity
        self.percent = UInt64(percent)
        dropped = Self.droppedCounter(.queueFull, metrics)
    }

    /// Whether spans are exported.
    public var isOn: Bool { capacity > 0 }

    // MARK: Beginning

    /// A new trace for a request that brings none.
    public func makeContext() -> TraceContext { sampled(TraceContext()) }

    /// A new trace for something that has an id, and comes without a trace. Equal ids give equal traces.
    public func makeContext(of id: ULID) -> TraceContext { sampled(TraceContext(of: id, isSampled: false)) }

    /// By the id, so that all who look at it come to the same result. Source: OpenTelemetry, "TraceIdRatioBased".
    private func sampled(_ context: TraceContext) -> TraceContext {
        var context = context
        context.isSampled = isOn && context.traceID.low % 100 < percent
        return context
    }

    /// Begins a span.
    ///
    /// - Parameter parent: nil: a trace begins with the span.
    public func begin(in parent: TraceContext?) -> OpenSpan {
        guard let parent else {
            let context = makeContext()
            return OpenSpan(context: context, isRecorded: context.isSampled, parentSpanID: 0, began: context.isSampled ? TraceSpan.now : 0)
        }
        guard isOn, parent.isSampled else { return OpenSpan(context: parent, isRecorded: false, parentSpanID: 0, began: 0) }
        return OpenSpan(context: parent.child, isRecorded: true, parentSpanID: parent.spanID, began: TraceSpan.now)
    }

    /// Begins a span of a recorded trace; nil where nothing is recorded.
    ///
    /// - Parameter traceparent: empty or malformed: there is no trace.
    public func begin(in traceparent: String?) -> OpenSpan? {
        guard isOn, let traceparent, let parent = TraceContext(traceparent: traceparent), parent.isSampled else { return nil }
        return begin(in: parent)
    }

    // MARK: Ending

    /// Ends a span. Nothing happens with one that is not recorded.
    public func end(
        _ span: OpenSpan, _ name: @autoclosure () -> String, _ kind: TraceSpan.Kind,
        _ attributes: @autoclosure () -> KeyValuePairs<String, TraceSpan.Value>, error: String? = nil
    ) {
        guard span.isRecorded else { return }
        record(
            TraceSpan(
                name: name(), kind: kind, context: span.context, parentSpanID: span.parentSpanID, began: span.began, ended: TraceSpan.now,
                attributes: attributes(), error: error))
    }

    /// Records a span that is over now, after the fact.
    ///
    /// - Parameters:
    ///   - traceparent: of its parent. Nothing happens for a trace that is not recorded.
    ///   - took: how long it was; at least 0.
    ///   - ago: when it ended.
    /// - Returns: the context of the span; nil where nothing is recorded.
    @discardableResult
    public func record(
        in traceparent: String, _ name: @autoclosure () -> String, _ kind: TraceSpan.Kind, took: Duration, ago: Duration = .zero,
        _ attributes: @autoclosure () -> KeyValuePairs<String, TraceSpan.Value>, error: String? = nil
    ) -> TraceContext? {
        guard isOn, !traceparent.isEmpty, let parent = TraceContext(traceparent: traceparent), parent.isSampled else { return nil }
        let context = parent.child
        let ended = TraceSpan.now &- Self.nanoseconds(ago)
        record(
            TraceSpan(
                name: name(), kind: kind, context: context, parentSpanID: parent.spanID, began: ended &- Self.nanoseconds(took), ended: ended,
                attributes: attributes(), error: error))
        return context
    }

    private static func nanoseconds(_ duration: Duration) -> UInt64 {
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        // A year is more than any span has, and keeps the sum in range.
        return UInt64(min(seconds, 31_536_000)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    }

    func record(_ span: TraceSpan) {
        let isTaken = state.withLock { state in
            guard state.spans.count < capacity else { return false }
            state.spans.append(span)
            return true
        }
        if !isTaken { dropped?.increment() }
    }

    // MARK: For the exporter

    /// Why a span was not exported, as the metric has it.
    enum DropReason: String, CaseIterable {
        /// More came than the exporter sent: the collector is away, or slow.
        case queueFull = "queue_full"
        /// The collector refused them.
        case refused
    }

    static func droppedCounter(_ reason: DropReason, _ metrics: MetricsRegistry) -> Counter {
        metrics.counter(
            "carillon_trace_spans_dropped_total", ["reason": reason.rawValue],
            help: "Spans that were not exported: queue_full, while the collector is away or slow; refused by the collector.")
    }

    /// Spans that wait.
    var count: Int { state.withLock { $0.spans.count } }

    /// Takes the oldest spans.
    func take(_ most: Int) -> [TraceSpan] {
        state.withLock { state in
            let taken = Array(state.spans.prefix(most))
            state.spans.removeFirst(taken.count)
            return taken
        }
    }
}
