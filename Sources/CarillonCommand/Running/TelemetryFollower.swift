import CarillonAPI
import RPC
import Synchronization

/// Follows the events of an app, also over restarts of the service: it goes on behind the last event that it showed.
final class TelemetryFollower: Sendable {
    private struct State {
        var hasBegun = false
        /// Empty: none was given, and no stream has begun.
        var cursor: String
        var shown = 0
    }

    private let telemetry: ReceiptsV1.Telemetry.Client
    private let request: ReceiptsV1.StreamTelemetryRequest
    private let limit: Int
    private let pause: Duration
    private let patience: Duration
    private let show: @Sendable (TelemetryLine) throws -> Void
    private let say: @Sendable (String) -> Void
    private let state: Mutex<State>

    /// - Parameters:
    ///   - request: says where it begins.
    ///   - limit: ends after so many events; 0: never.
    ///   - pause: before each further stream.
    ///   - patience: how long the service may be away.
    ///   - show: gets each event.
    ///   - say: gets a line when the first stream begins, and when the service is away.
    init(
        _ telemetry: ReceiptsV1.Telemetry.Client, _ request: ReceiptsV1.StreamTelemetryRequest, limit: Int = 0, pause: Duration = .seconds(1),
        patience: Duration = .seconds(60), show: @escaping @Sendable (TelemetryLine) throws -> Void, say: @escaping @Sendable (String) -> Void
    ) {
        self.telemetry = telemetry
        self.request = request
        self.limit = limit
        self.pause = pause
        self.patience = patience
        self.show = show
        self.say = say
        state = Mutex(State(cursor: request.after))
    }

    /// The position behind the last event; empty: none was given, and no stream has begun.
    var cursor: String { state.withLock { $0.cursor } }

    /// Follows until the limit is reached, or for ever.
    ///
    /// - Throws: an error of the call; one of a service that is away, when it was for too long or before the first stream.
    func run() async throws {
        var awaySince: ContinuousClock.Instant?
        while true {
            var next = request
            (next.after, next.follow) = (cursor, true)
            let failure: RPCError
            do {
                let (isDone, wasOpen) = try await follow(next)
                if isDone { return }
                if wasOpen { awaySince = nil }
                failure = RPCError(code: .unavailable, message: "the stream ended")
            } catch let error as InterruptedStream {
                if error.wasOpen { awaySince = nil }
                failure = error.cause
            }
            try Task.checkCancellation()
            let since = awaySince ?? ContinuousClock.now
            if cursor.isEmpty || ContinuousClock.now - since >= patience { throw failure }
            if awaySince == nil { say("receipts is away; this goes on when it is back") }
            awaySince = since
            try await Task.sleep(for: pause)
        }
    }

    /// A stream that ended because its service is away.
    private struct InterruptedStream: Error {
        var cause: RPCError
        /// Whether the stream had begun.
        var wasOpen: Bool
    }

    private func follow(_ request: ReceiptsV1.StreamTelemetryRequest) async throws -> (isDone: Bool, wasOpen: Bool) {
        var wasOpen = false
        do {
            let isDone = try await telemetry.streamTelemetry(request) { responses in
                for try await response in responses {
                    wasOpen = true
                    for event in response.events {
                        try show(TelemetryLine(event))
                        if passed(event.cursor) { return true }
                    }
                    reached(response.cursor)
                }
                return false
            }
            return (isDone, wasOpen)
        } catch let error as RPCError where [.unavailable, .cancelled, .deadlineExceeded].contains(error.code) {
            throw InterruptedStream(cause: error, wasOpen: wasOpen)
        }
    }

    /// Notes the position behind a message; empty: there is none.
    private func reached(_ cursor: String) {
        guard !cursor.isEmpty else { return }
        let begins = state.withLock { state in
            state.cursor = cursor
            defer { state.hasBegun = true }
            return !state.hasBegun
        }
        if begins { say("following from position \(cursor); Ctrl-C ends it") }
    }

    /// - Returns: whether the limit is reached.
    private func passed(_ cursor: String) -> Bool {
        state.withLock { state in
            (state.cursor, state.shown) = (cursor, state.shown + 1)
            return limit > 0 && state.shown >= limit
        }
    }
}
