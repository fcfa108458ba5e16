import CarillonAPI
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import TestConditions
import Testing

@testable import GatewayService

@Suite("Items of a streaming call in an HTTP body")
struct StreamedItemsTests {
    /// Collects a body, in the pieces in which it was written.
    private struct Pieces: ResponseBodyWriter {
        let written: PieceLog

        mutating func write(_ buffer: ByteBuffer) async throws { written.add(String(buffer: buffer)) }
        consuming func finish(_ trailingHeaders: HTTPFields?) async throws { written.add("end") }
    }

    private final class PieceLog: Sendable {
        private let pieces = Mutex<[String]>([])
        var all: [String] { pieces.withLock { $0 } }
        func add(_ piece: String) { pieces.withLock { $0.append(piece) } }
    }

    @Test("REG-32 messages are written one by one, each fetched when there is room; the call runs ahead by one")
    func pieces() async throws {
        let log = PieceLog()
        let items = try await StreamedItems<Int> { take in
            for message in [[1, 2], [], [3]] {
                log.add("fetched \(message.count)")
                try await take(message)
            }
        }
        #expect(log.all == ["fetched 2"], "the second is not asked for before the first is on its way")
        try await items.body("[", "]") { items, isFirst in
            items.isEmpty ? "" : (isFirst ? "" : ",") + items.map(String.init).joined(separator: ",")
        }
        .write(Pieces(written: log))
        let text = log.all.filter { !$0.hasPrefix("fetched") && $0 != "end" }.joined()
        #expect(text == "[1,2,3]" && log.all.last == "end")
    }

    @Test("REG-32 a call that is refused throws before there is a body; one that breaks off later breaks the body off")
    func failures() async throws {
        await #expect(throws: APIError.self) {
            _ = try await StreamedItems<Int> { _ in throw APIError(.forbidden, "no") }
        }
        let items = try await StreamedItems<Int> { take in
            try await take([1])
            throw APIError(.unavailable, "gone")
        }
        let log = PieceLog()
        await #expect(throws: APIError.self) {
            try await items.body("[", "]") { items, _ in items.map(String.init).joined() }.write(Pieces(written: log))
        }
        #expect(log.all == ["[1"])
    }

    @Test("REG-32 a body that nobody writes ends its call")
    func abandoned() async throws {
        let ended = PieceLog()
        do {
            let items = try await StreamedItems<Int> { take in
                do { while true { try await take([1]) } } catch {
                    ended.add("cancelled")
                    throw error
                }
            }
            _ = items
        }
        try await eventually("the call ends") { !ended.all.isEmpty }
        #expect(ended.all == ["cancelled"])
    }
}
