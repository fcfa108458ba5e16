import HTTP2
import NIOConcurrencyHelpers
import NIOCore
import RPC
import TestConditions
import Testing

@testable import GatewayService

@Suite("SEC-03 Bodies that are not complete share a budget", .timeLimit(.minutes(1)))
struct HeldRequestsTests {
    private static let limit = 4 * 1_024 * 1_024
    private static let body = [UInt8](repeating: 1, count: 900 * 1_024)

    /// Waits until the bytes of all requests are given back.
    private func giveBack(_ server: TestServer) async throws { try await eventually("no bytes are held") { server.http.heldBodyBytes == 0 } }

    @Test("A body is charged with its bytes and its pieces, none below a kibibyte, and nothing where there is no room")
    func accounting() {
        let budget = MessageBudget(limit: 10_000)
        let requests = HeldRequests(of: budget)
        var (small, large) = (HeldRequest(), HeldRequest())
        let (isSmallIn, isSmall) = (requests.add(800, to: &small), requests.bytes == 0)
        #expect(isSmallIn && isSmall)
        let isLargeIn = requests.add(5_000, to: &large) && requests.add(4_000, to: &large)
        #expect(isLargeIn && large.charged == 9_256 && budget.heldBytes == 9_256)
        let isMoreIn = requests.add(1_000, to: &large)
        #expect(!isMoreIn && large.charged == 9_256 && budget.heldBytes == 9_256, "what has no room is not charged")
        // What was not charged yet is now.
        let isSecondIn = requests.add(100, to: &small)
        #expect(!isSecondIn && small.charged == 0)
        requests.release(&large)
        requests.release(&large)
        let isThirdIn = requests.add(100, to: &small)
        #expect(isThirdIn && small.charged == 1_156 && budget.heldBytes == 1_156)
        requests.release(&small)
        #expect(budget.heldBytes == 0 && small == HeldRequest())
    }

    @Test("A body in pieces of one byte is charged with what the pieces take")
    func pieces() {
        let budget = MessageBudget(limit: 1_000_000)
        let requests = HeldRequests(of: budget)
        var body = HeldRequest()
        var taken = 0
        while requests.add(1, to: &body) { taken += 1 }
        #expect(taken < 8_000 && budget.heldBytes > 900_000, "\(taken)")
        requests.release(&body)
        #expect(budget.heldBytes == 0)
    }

    @Test("HTTP/2: many large bodies that never end are held within the budget; an honest client is served meanwhile, and later everybody")
    func unfinished() async throws {
        let server = try await TestServer(values: ["limits.held_body_bytes": "\(Self.limit)"])
        var attackers: [HTTP2Caller] = []
        var calls: [HTTP2Caller.Call] = []
        for _ in 0..<3 {
            let attacker = try await HTTP2Caller(server.address)
            attackers.append(attacker)
            for _ in 0..<6 { calls.append(try await attacker.call("POST", "/count", body: Self.body, ends: false)) }
        }
        // What stays has room: at most four bodies, or one of each connection.
        try await eventually("twelve bodies are refused") { server.cuts.withLockedValue { $0.count { $0 == .messageBudget } } >= 12 }
        #expect(server.http.heldBodyBytes <= 2 * Self.limit, "of 16,588,800")
        let honest = try await HTTP2Caller(server.address)
        let served = try await honest.request("POST", "/count", body: Array(Self.body.prefix(500_000)))
        #expect(served.status == 200 && served.body.contains("500000"), "\(served)")

        for call in calls { call.reset(.cancel) }
        var refused = 0
        for call in calls {
            let answer = try await call.answer.get()
            guard answer.status != 0 else { continue }
            refused += 1
            #expect(answer.status == 503 && answer.headers["retry-after"] == "1" && answer.body.contains("unavailable"), "\(answer)")
        }
        // Bodies that grow side by side may all meet the limit; who comes later is served, as shown above.
        #expect(refused >= 1)
        try await giveBack(server)
        // The connections go on, and what they say is taken.
        for attacker in attackers { #expect(try await attacker.request("POST", "/count", body: Self.body).status == 200) }
        try await giveBack(server)

        // A connection that is lost in the middle of a body gives its bytes back too.
        _ = try await attackers[0].call("POST", "/count", body: Self.body, ends: false)
        try await eventually("100_000 bytes are held") { server.http.heldBodyBytes >= 100_000 }
        try await attackers[0].close()
        try await giveBack(server)
        try await server.stop()
    }

    @Test("HTTP/2: open requests count, however small, and so do answers that nobody reads; resets leave nothing behind")
    func openRequests() async throws {
        let server = try await TestServer(values: ["limits.held_body_bytes": "\(Self.limit)"])
        var attackers: [HTTP2Caller] = []
        var calls: [HTTP2Caller.Call] = []
        for _ in 0..<4 {
            let attacker = try await HTTP2Caller(server.address)
            attackers.append(attacker)
            for _ in 0..<200 { calls.append(try await attacker.call("POST", "/count", ends: false)) }
        }
        try await eventually("somebody is refused") { server.cuts.withLockedValue { $0.contains(.messageBudget) } }
        #expect(server.http.heldBodyBytes > Self.limit / 2 && server.http.heldBodyBytes <= 2 * Self.limit)
        let honest = try await HTTP2Caller(server.address)
        #expect(try await honest.request("GET", "/hello").status == 200)
        for call in calls { call.reset(.cancel) }
        try await giveBack(server)

        let unread = try await honest.call("GET", "/stream", reads: false)
        try await eventually("8_192 bytes are held") { server.http.heldBodyBytes >= 8_192 }
        unread.reset(.cancel)
        for round in 0..<5 {
            // Reset before its task has its turn, or while it answers. A connection may reset 300 at once.
            for _ in 0..<40 { try await attackers[round % 4].call("GET", "/hello").reset(.cancel) }
            try await giveBack(server)
        }
        #expect(try await attackers[0].request("GET", "/hello").status == 200)
        try await giveBack(server)
        try await server.stop()
    }

    @Test("HTTP/2: heads of requests that never end count too, and streams for which there is no room are refused unread")
    func heads() async throws {
        let server = try await TestServer(values: ["limits.held_body_bytes": "\(Self.limit)"])
        let attacker = try await HTTP2Caller(server.address)
        let large = (0..<3).map { ("x-large-\($0)", String(repeating: "x", count: 4_000)) }
        var calls: [HTTP2Caller.Call] = []
        for _ in 0..<150 { calls.append(try await attacker.call("POST", "/count", headers: large, ends: false)) }
        // 44 KB each: some ninety have room.
        try await eventually("somebody is refused") { server.cuts.withLockedValue { $0.contains(.messageBudget) } }
        #expect(server.http.heldBodyBytes <= Self.limit && server.http.heldBodyBytes > Self.limit / 2)
        let honest = try await HTTP2Caller(server.address)
        #expect(try await honest.request("POST", "/count", headers: large, body: [1, 2, 3]).status == 200)
        for call in calls { call.reset(.cancel) }
        try await giveBack(server)
        #expect(try await attacker.request("POST", "/count", headers: large, body: [1]).status == 200)
        // A connection that is lost gives the bytes of its heads back.
        for _ in 0..<20 { _ = try await attacker.call("POST", "/count", headers: large, ends: false) }
        try await eventually("400_000 bytes are held") { server.http.heldBodyBytes >= 400_000 }
        try await attacker.close()
        try await giveBack(server)
        try await server.stop()
    }

    @Test("HTTP/1.1: the connection whose body has no room is answered and closed, and the others go on")
    func connections() async throws {
        let server = try await TestServer(values: ["limits.held_body_bytes": "\(Self.limit)"])
        let head = Array("POST /count HTTP/1.1\r\nhost: gateway\r\ncontent-length: \(Self.body.count + 1)\r\n\r\n".utf8)
        var callers: [WireCaller] = []
        for number in 1...4 {
            let caller = try await WireCaller(server.address)
            try await caller.send(head + Self.body)
            callers.append(caller)
            // One after the other: bodies that grow side by side may all meet the limit.
            try await eventually("body \(number) is held") { server.http.heldBodyBytes >= number * Self.body.count }
        }
        // The fifth comes in pieces, so that nothing of it is on its way when it is refused: that would reset the connection with its answer.
        func isRefused() -> Bool { server.cuts.withLockedValue { $0.contains(.messageBudget) } }
        let refused = try await WireCaller(server.address)
        try await refused.send(head)
        var rest = Self.body[...]
        while !isRefused(), !rest.isEmpty {
            let held = server.http.heldBodyBytes
            try await refused.send(rest.prefix(16_384))
            rest = rest.dropFirst(16_384)
            try await eventually("the piece is held, or refused") { isRefused() || server.http.heldBodyBytes > held }
        }
        #expect(try await refused.read { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 503"))
        for caller in callers {
            try await caller.send([1])
            #expect(try await caller.read { $0.contains("\r\n\r\n") }.hasPrefix("HTTP/1.1 200"))
        }
        callers.append(refused)
        try await giveBack(server)
        for caller in callers { await caller.close() }
        try await server.stop()
    }
}
