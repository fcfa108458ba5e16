import CarillonAPI
import HTTPTypes
import Hummingbird
import NIOCore
import RPC
import Synchronization
import TestConditions
import Testing

@testable import GatewayService

@Suite("Answers that go on for hours")
struct HeldStreamsTests {
    private static let ann = Caller.Identity(app: "acme-chat", name: "user ann")
    private static let ben = Caller.Identity(app: "acme-chat", name: "user ben")

    /// A client that reads everything at once.
    private struct Reader: ResponseBodyWriter {
        final class Log: Sendable {
            private let text = Mutex("")
            var all: String { text.withLock { $0 } }
            func add(_ piece: String) { text.withLock { $0 += piece } }
        }

        let log: Log

        mutating func write(_ buffer: ByteBuffer) async throws { log.add(String(buffer: buffer)) }
        consuming func finish(_ trailingHeaders: HTTPFields?) async throws { log.add("|") }
    }

    /// An answer with one item, which then goes on.
    private func answer(_ held: HeldStreams, _ user: Caller.Identity = Self.ann) async throws -> ResponseBody {
        try await StreamedItems<Int>(heldAt: try held.enter(user)) { take in
            try await take([1])
            try await Task.sleep(for: .seconds(3_600))
        }
        .body("<", ">") { items, _ in items.map(String.init).joined() }
    }

    @Test("ARCH-10 A gateway that drains ends its streams at once, also one that begins then")
    func drains() async throws {
        let held = HeldStreams(mostOfUser: 0)
        let worker = Task { try await held.run() }
        let log = Reader.Log()
        let stream = try await answer(held)
        let writing = Task { try await stream.write(Reader(log: log)) }
        try await eventually("the stream is under way") { log.all == "<1" }
        worker.cancel()
        try await worker.value
        try await writing.value
        #expect(log.all == "<1>|")
        let late = Reader.Log()
        try await answer(held).write(Reader(log: late))
        #expect(late.all.hasSuffix(">|"))
    }

    @Test("GW-06 A user has a number of streams; the place of one is free when it is written or given up, and not before")
    func places() async throws {
        let held = HeldStreams(mostOfUser: 2)
        var first: ResponseBody? = try await answer(held)
        let second = try await answer(held)
        let refused = #expect(throws: APIError.self) { try held.enter(Self.ann) }
        #expect(refused?.reason == .rateLimited && refused?.retryAfter != nil)
        _ = try held.enter(Self.ben)
        withExtendedLifetime(first) {}
        first = nil
        let third = try held.enter(Self.ann)
        #expect(throws: APIError.self) { try held.enter(Self.ann) }
        withExtendedLifetime((second, third)) {}
    }

    @Test("DISP-22 A stream whose dispatcher says nothing is an error in time, and the call is given up")
    func silence() async throws {
        let ended = Reader.Log()
        let error = await #expect(throws: RPCError.self) {
            _ = try await StreamedItems<Int>(firstWithin: .milliseconds(20)) { _ in
                do { try await Task.sleep(for: .seconds(3_600)) } catch {
                    ended.add("given up")
                    throw error
                }
            }
        }
        #expect(error?.code == .deadlineExceeded)
        try await eventually("the call ends") { ended.all == "given up" }
    }
}
