import CarillonAPI
import Logging
import NIOCore
import Protobuf
import Providers
import ServiceKit
import Synchronization

/// Takes messages into the mailboxes of desktops, and their ends to the ledger (DISP-22).
final class DesktopMessages: Sendable {
    /// What a lane submitted at once.
    struct Batch: Sendable {
        var calls: [ProviderCall]
        var hooks: TransportHooks
    }

    let mailbox: any DesktopMailbox
    let hub: DesktopHub
    let clock: any DomainClock
    /// For the worker that keeps them, in the order in which they came. Bounded by the number of deliveries in memory.
    let incoming: Mailbox<Batch>
    /// Given when a message is kept that may be the first to expire.
    let endSignal: WorkSignal
    private let reportSignals: ReportSignals
    private let testWatch: TestWatch
    private let fleet: any Fleet
    private let metrics: DispatcherMetrics
    private let logger: Logger
    /// Calls without a result.
    private let inFlight = Atomic<Int>(0)

    init(
        mailbox: any DesktopMailbox, hub: DesktopHub, clock: any DomainClock, activity: ActivityTracker, reportSignals: ReportSignals,
        testWatch: TestWatch, fleet: any Fleet, metrics: DispatcherMetrics, logger: Logger
    ) {
        self.mailbox = mailbox
        self.hub = hub
        self.clock = clock
        self.reportSignals = reportSignals
        self.testWatch = testWatch
        self.fleet = fleet
        self.metrics = metrics
        self.logger = logger
        incoming = Mailbox(activity: activity)
        endSignal = WorkSignal(activity: activity)
    }

    /// Takes calls of a lane. Their results come later.
    func submit(_ calls: [ProviderCall], _ hooks: TransportHooks) {
        inFlight.wrappingAdd(calls.count, ordering: .relaxed)
        incoming.append(Batch(calls: calls, hooks: hooks))
    }

    /// Returns when no call waits for its result, or after `grace`.
    func finish(within grace: TimeAmount) async {
        let end = ContinuousClock.now + .nanoseconds(grace.nanoseconds)
        while inFlight.load(ordering: .relaxed) > 0, ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(10)) }
    }

    var waiting: Int { inFlight.load(ordering: .relaxed) }

    /// Keeps all messages that came in, and answers their calls: 202 with the message's id, or 503.
    func keepWhatCameIn() async {
        let batches = incoming.takeAll()
        guard !batches.isEmpty else { return }
        let calls = batches.flatMap(\.calls)
        let decoded = calls.map { try? DispatcherV1.StoredDesktopMessage(bytes: Array($0.body.readableBytesView)) }
        let messages = decoded.compactMap(\.self)
        let numbers: [Int64?]
        do {
            let kept = try await mailbox.keep(messages, now: clock.now)
            numbers = kept.numbers
            ended(kept.displaced, as: .displaced)
            for mailbox in kept.arrived { hub.arrived(mailbox) }
            endSignal.signal()
        } catch {
            numbers = messages.map { _ in nil }
            logger.error("messages for desktops cannot be kept yet", metadata: ["error": "\(error)", "messages": "\(messages.count)"])
        }
        var places = zip(messages, numbers).makeIterator()
        let answers = decoded.map { message -> ProviderAnswer in
            guard message != nil, let (kept, place) = places.next(), let number = place else { return ProviderAnswer(status: 503) }
            let id = DesktopMessageID(number: number, pushID: kept.pushId)
            return ProviderAnswer(status: 202, body: ByteBuffer(string: id.description))
        }
        let (now, monotonic) = (clock.now, MonotonicClock.nanoseconds)
        var place = 0
        for batch in batches {
            batch.hooks.onResults(
                batch.calls.map { call in
                    defer { place += 1 }
                    return ExchangeResult(
                        call, outcome: .answered(answers[place]), finishedAt: now, finishedMonotonicNanoseconds: monotonic)
                })
        }
        inFlight.wrappingSubtract(calls.count, ordering: .relaxed)
    }

    /// An agent has shown messages.
    ///
    /// - Returns: the number of those that were kept.
    func acknowledge(_ ids: [DesktopMessageID], of device: DesktopDevice) async throws -> Int {
        guard !ids.isEmpty else { return 0 }
        let ended = try await mailbox.acknowledge(ids, of: device, now: clock.now)
        self.ended(ended, as: .acknowledged)
        return ended.count
    }

    /// Ends what has expired.
    ///
    /// - Returns: when the next message does.
    func expireWhatIsDue() async throws -> Instant? {
        while true {
            try Task.checkCancellation()
            let now = clock.now
            let (ended, next) = try await mailbox.expire(now: now)
            self.ended(ended, as: .expired)
            guard let next, next <= now else { return next }
        }
    }

    private func ended(_ ended: EndedMessages, as end: DesktopEnd) {
        if !ended.outcomes.isEmpty { reportSignals.outcomes.signal() }
        guard ended.count > 0 else { return }
        metrics.desktop(end, count: ended.count)
        guard !ended.testOutcomes.isEmpty else { return }
        testWatch.report(ended.testOutcomes)
        fleet.tell(testOutcomes: ended.testOutcomes)
    }
}

/// The transport of desktops' lanes: into the mailboxes of this dispatcher.
struct DesktopTransport: LaneTransport {
    let messages: DesktopMessages
    let hooks: TransportHooks

    func submit(_ calls: [ProviderCall]) { messages.submit(calls, hooks) }

    /// There are no connections.
    func startAfresh(reason: String) {}
    func retireConnection(_ id: Int) {}

    func snapshot() async -> TransportSnapshot { TransportSnapshot(waiting: messages.waiting) }

    func shutdown(grace: TimeAmount) async { await messages.finish(within: grace) }
}
