import ServiceKit
import TestConditions
import TestHTTPSServer
import Testing

@testable import OutboundHTTP

@Suite("DISP-14 Connections that are kept for the next request", .timeLimit(.minutes(1)))
struct KeptConnectionsTests {
    private func client(_ server: HTTPSServer, keeping idle: Duration? = .seconds(60)) -> OutboundClient {
        OutboundClient(
            hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 2, keepingConnections: idle)
    }

    /// The status of the answer; nil without one.
    private func push(_ url: String, _ client: OutboundClient, timeout: Duration = .seconds(10)) async throws -> Int? {
        let request = OutboundRequest(url: url, headers: [("ttl", "60")], body: [1])
        guard case .answered(let answer) = try await client.exchange(request, timeout: timeout, mostBytes: 100) else { return nil }
        return answer.status
    }

    /// Connections that the server has seen, or sees now.
    private func connections(_ which: String, _ server: HTTPSServer, _ client: OutboundClient) async throws -> Int? {
        Int(String(decoding: try await client.get(server.url("connections/" + which), mostBytes: 10), as: UTF8.self))
    }

    @Test("DISP-14 requests after each other share a connection, and those at one time have one each; without keeping each has its own")
    func shared() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        for number in 1...20 {
            let status = try await push(server.url("push/\(number)"), client)
            #expect(status == 201)
        }
        #expect(try await connections("made", server, client) == 1)
        let busy = server.url("busy")
        let both = try await withThrowingTaskGroup(of: Int?.self) { group in
            for _ in 1...10 { group.addTask { try await push(busy, client) } }
            return try await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(both == Array(repeating: 201, count: 10))
        #expect(try await connections("made", server, client) == 2)
        await client.close()

        let other = self.client(server, keeping: nil)
        for _ in 1...3 { _ = try await push(server.url("push/a"), other) }
        #expect(try await connections("made", server, other) == 5)
        await other.close()
    }

    @Test("DISP-14 a connection that the server ended, with or without a word, or that lost an answer is made anew; all requests arrive once")
    func ended() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        for (number, path) in ["push/a", "close/saying-so", "push/b", "close/silently", "push/c"].enumerated() {
            let status = try await push(server.url(path), client)
            #expect(status == 201, "\(number) \(path)")
            guard path.hasPrefix("close/") else { continue }
            try await eventually("the server ended it") { try await connections("open", server, client) == 0 }
        }
        let lost = try await push(server.url("silent"), client, timeout: .milliseconds(500))
        let next = try await push(server.url("push/d"), client)
        #expect(lost == nil && next == 201)
        #expect(try await connections("made", server, client) == 4)
        let posted = String(decoding: try await client.get(server.url("posted"), mostBytes: 10_000), as: UTF8.self)
        for path in ["push/a", "push/b", "push/c", "push/d"] { #expect(posted.split(separator: #"["/\#(path)""#).count == 2, "\(posted)") }
        await client.close()
    }

    @Test("DISP-14 A push that the server reads before it ends a kept connection leaves once; the next push has a new connection")
    func dropped() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        let first = try await push(server.url("push/a"), client)
        let request = OutboundRequest(url: server.url("drop/b"), headers: [], body: [1])
        guard case .noAnswer(let isTimeout, _) = try await client.exchange(request, timeout: .seconds(10), mostBytes: 100) else {
            Issue.record("it was sent again")
            return
        }
        let next = try await push(server.url("push/c"), client)
        #expect(first == 201 && !isTimeout && next == 201)
        let posted = String(decoding: try await client.get(server.url("posted"), mostBytes: 10_000), as: UTF8.self)
        #expect(posted.split(separator: #"["/drop/b""#).count == 2, "\(posted)")
        await client.close()
    }

    @Test("DISP-14 A push after the server ended a kept connection as TLS asks leaves on a new connection, and is not lost")
    func endedPolitely() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        for path in ["close/politely", "push/a"] {
            let status = try await push(server.url(path), client)
            #expect(status == 201, "\(path)")
            guard path.hasPrefix("close/") else { continue }
            try await eventually("the server ended it") { try await connections("open", server, client) == 0 }
        }
        await client.close()
    }

    @Test("DISP-14 connections end when nobody has used them for a while, and with the client")
    func idle() async throws {
        let server = try await HTTPSServer()
        let busy = client(server)
        _ = try await push(server.url("push/a"), busy)
        let isLeft = await busy.endIdleConnections()
        #expect(isLeft, "it is young")
        #expect(try await connections("open", server, busy) == 1)
        await busy.close()
        let calm = client(server, keeping: .milliseconds(1))
        try await eventually("the client's end ended it") { try await connections("open", server, calm) == 0 }
        _ = try await push(server.url("push/a"), calm)
        try await eventually("nothing is left") { await calm.endIdleConnections() == false }
        try await eventually("the server sees no connection") { try await connections("open", server, calm) == 0 }
        await calm.close()
    }

    @Test("SEC-07 each new connection is checked, also after others were kept: a private address gets nothing")
    func checked() async throws {
        let server = try await HTTPSServer()
        let kept = KeptConnections(longestIdle: .seconds(60))
        func exchange(_ path: String, mayBePrivate: Bool) -> OutboundExchange {
            Transfer(
                server.url(path), .post(headers: [], body: [1], overHTTP1: true), mostBytes: 100, timeout: .seconds(10), caFile: server.caPath,
                mayBePrivate: mayBePrivate, kept: kept
            ).exchange()
        }
        guard case .answered = exchange("close/saying-so", mayBePrivate: true) else {
            Issue.record("no answer")
            return
        }
        guard case .refused(let words) = exchange("push/private", mayBePrivate: false) else {
            Issue.record("a connection was made")
            return
        }
        #expect(words.contains("not on the public internet"))
        kept.close()
    }
}
