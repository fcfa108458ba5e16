import CarillonAPI
import Synchronization
import TestConditions
import Testing

@testable import ServiceKit

@Suite("Streams that are served for hours", .timeLimit(.minutes(1)))
struct ServedStreamTests {
    private let activity = ActivityTracker()

    private func open() -> ServedStream { ServedStream(activity: activity, unread: APIError(.deadlineExceeded, "nobody reads")) }

    /// A write that goes on until it is cancelled.
    private static func write(_ stream: ServedStream) -> Task<APIError?, Never> {
        Task {
            do {
                try await stream.writing {
                    let (never, continuation) = AsyncStream.makeStream(of: Void.self)
                    for await _ in never {}
                    withExtendedLifetime(continuation) {}
                    throw CancellationError()
                }
                return nil
            } catch { return error as? APIError }
        }
    }

    @Test("GW-06 News come before a heartbeat, several at once, and count as work until the task waits again")
    func order() async throws {
        let stream = open()
        stream.beat()
        stream.arrived()
        stream.arrived()
        #expect(activity.snapshot.busy == 1)
        #expect(try await stream.next() == .news)
        #expect(activity.snapshot.busy == 1)
        #expect(try await stream.next() == .beat)
        #expect(activity.snapshot.busy == 0)
        stream.arrived()
        stream.close()
        #expect(activity.snapshot.busy == 0)
    }

    @Test("GW-06 A reader that takes nothing for three heartbeats is cut off in the middle of a write, and so is one whose stream ends")
    func slow() async throws {
        let stream = open()
        let cut = Cut()
        let write = Task { cut.note(await Self.write(stream).value) }
        // The write may begin after some of them.
        try await eventually("the write is cut off") {
            stream.beat()
            return cut.error != nil
        }
        await write.value
        #expect(cut.error?.reason == .deadlineExceeded)
        let ended = open()
        ended.end(APIError(.conflict, "erased"))
        #expect(await Self.write(ended).value?.reason == .conflict)
        await #expect(throws: APIError.self) { try await ended.next() }
    }
}

/// The error with which a write was cut off; nil: it goes on.
private final class Cut: Sendable {
    private let state = Mutex(APIError?.none)

    var error: APIError? { state.withLock { $0 } }

    func note(_ error: APIError?) { state.withLock { $0 = error } }
}
