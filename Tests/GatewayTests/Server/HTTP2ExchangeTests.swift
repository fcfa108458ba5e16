import Foundation
import HTTP2
import NIOConcurrencyHelpers
import NIOCore
import ServiceKit
import TestConditions
import Testing

@testable import GatewayService

@Suite("GW-01 Requests on HTTP/2 streams", .timeLimit(.minutes(1)))
struct HTTP2ExchangeTests {
    @Test("GW-01 Two hundred requests at once on one connection each get their own answer")
    func manyStreams() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        let answers = try await (0..<200).concurrentMap { number in
            // Every other one with a body.
            try await number.isMultiple(of: 2)
                ? caller.request("POST", "/count", body: [UInt8](repeating: 1, count: number * 500))
                : caller.request("GET", "/hello?name=n\(number)")
        }
        for (number, answer) in answers.enumerated() {
            let expected = number.isMultiple(of: 2) ? #""bytes":\#(number * 500)}"# : #""name":"n\#(number)"}"#
            #expect(answer.status == 200 && answer.body.hasSuffix(expected), "\(number): \(answer)")
        }
        #expect(answers.count == 200)
        try await server.stop()
    }

    @Test("GW-01 Small requests that name their length, which the connection's loop answers, each get their own answer, and a reset one ends alone")
    func smallBodies() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        @Sendable func headers(_ count: Int) -> [(String, String)] { [("content-length", "\(count)")] }
        let half = try await caller.call("POST", "/count", headers: headers(3), body: [1], ends: false)
        let answers = try await (1...100).concurrentMap { number in
            // Above and below the most that counts as small.
            try await caller.request("POST", "/count", headers: headers(number * 80), body: [UInt8](repeating: 1, count: number * 80))
        }
        for (number, answer) in zip(1...100, answers) {
            #expect(answer.status == 200 && answer.body.hasSuffix(#""bytes":\#(number * 80)}"#), "\(number): \(answer)")
        }
        half.reset(.cancel)
        #expect(try await caller.request("POST", "/count", headers: headers(2), body: [1, 2]).status == 200)
        try await server.stop()
    }

    @Test("GW-01 A stream that the client resets cancels its request and no other")
    func reset() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        let held = try await caller.call("GET", "/held")
        for await _ in server.entered { break }
        held.reset(.cancel)
        for await _ in server.cancelled { break }
        #expect(try await caller.request("GET", "/hello").status == 200)
        // Also while the request's body is still being read.
        let uploading = try await caller.call("POST", "/count", body: [1, 2, 3], ends: false)
        #expect(try await caller.request("GET", "/hello").status == 200)
        uploading.reset(.cancel)
        #expect(try await caller.request("GET", "/hello").status == 200)
        try await server.stop()
        let counted = server.metrics.prometheusText()
        #expect(counted.contains(#"carillon_http_requests_total{method="GET",status="499"} 1"#), "\(counted)")
        #expect(!counted.contains(#"status="5"#) && !counted.contains(#"method="POST",status="200""#), "\(counted)")
    }

    @Test("SEC-03 CVE-2023-44487 A client that resets 250 streams at once is served on, and one that resets more is cut off")
    func rapidReset() async throws {
        func frame(_ kind: UInt8, _ flags: UInt8, _ stream: Int, _ payload: [UInt8] = []) -> [UInt8] {
            [0, 0, UInt8(payload.count), kind, flags, 0, 0, UInt8(stream / 256), UInt8(stream % 256)] + payload
        }
        // GET http://gateway/, and then RST_STREAM with CANCEL.
        let head: [UInt8] = [0x82, 0x86, 0x84, 0x41, 7] + Array("gateway".utf8)
        func resets(_ count: Int) -> [UInt8] {
            var bytes = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
            bytes += frame(4, 0, 0)
            for number in 0..<count {
                bytes += frame(1, 5, 2 * number + 1, head)
                bytes += frame(3, 0, 2 * number + 1, [0, 0, 0, 8])
            }
            return bytes
        }
        let server = try await TestServer()
        let browser = try await WireCaller(server.address)
        try await browser.send(resets(250) + frame(6, 0, 0, Array("is alive".utf8)))
        let answered = try await browser.read { $0.contains("is alive") }
        #expect(answered.contains("is alive") && server.cuts.withLockedValue { $0.isEmpty })
        let flooder = try await WireCaller(server.address)
        try await flooder.send(resets(1_000))
        try await eventually("the flooder is cut off") { server.cuts.withLockedValue { $0 } == [.resetFlood] }
        try await server.stop()
    }

    @Test("A lost connection cancels its requests")
    func lostConnection() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        _ = try await caller.call("GET", "/held")
        for await _ in server.entered { break }
        try await caller.close()
        for await _ in server.cancelled { break }
        try await server.stop()
    }

    @Test("GW-01 A streamed body waits for a client that does not read, and goes on when it does")
    func backPressure() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        let call = try await caller.call("GET", "/stream", reads: false)
        let window = HTTP2Limits.client.initialWindowBytes
        while try await call.received < window { _ = try await caller.request("GET", "/hello") }
        for _ in 0..<20 { #expect(try await caller.request("GET", "/hello").status == 200, "other streams go on") }
        #expect(try await call.received == window)
        let most = (window + HTTPServerLimits.http2(.init()).highWaterBytesPerStream) / TestServer.pieceBytes + 1
        #expect(server.written.withLockedValue { $0 } <= most)
        call.read()
        let answer = try await call.answer.get()
        #expect(answer.status == 200 && answer.body.utf8.count == TestServer.pieces * TestServer.pieceBytes && answer.ending == "normal")
        #expect(answer.headers["content-length"] == nil)
        try await server.stop()
    }

    @Test("GW-06 DISP-22 A client that leaves its answer unread loses the stream after its time, and its other requests are answered")
    func stalledReader() async throws {
        var times = HTTPServerLimits.Times()
        times.stalledReader = .milliseconds(100)
        let server = try await TestServer(times: times)
        let caller = try await HTTP2Caller(server.address)
        let answer = try await caller.call("GET", "/stream", reads: false).answer.get()
        #expect(answer.status == 200 && answer.ending.contains("ENHANCE_YOUR_CALM"), "\(answer.ending)")
        #expect(server.cuts.withLockedValue { $0 } == [.slowReader])
        #expect(try await caller.request("GET", "/hello").status == 200)
        try await server.stop()
    }

    @Test("A body that breaks off resets its stream: half an answer never passes for a whole one")
    func brokenBody() async throws {
        let server = try await TestServer()
        let caller = try await HTTP2Caller(server.address)
        let answer = try await caller.request("GET", "/broken")
        #expect(answer.status == 200 && answer.ending.contains("INTERNAL_ERROR"), "\(answer)")
        #expect(try await caller.request("GET", "/hello").status == 200)
        try await server.stop()
    }

    @Test("GW-01 A drain lets requests of both versions finish, closes idle connections and takes no new ones")
    func drain() async throws {
        let server = try await TestServer()
        let idle = try await WireCaller(server.address)
        #expect(try await idle.request("GET", "/hello").status == 200)
        let undecided = try await WireCaller(server.address)
        let first = try await WireCaller(server.address)
        let second = try await HTTP2Caller(server.address)
        async let old = first.request("GET", "/held")
        var entered = server.entered.makeAsyncIterator()
        await entered.next()
        let held = try await second.call("GET", "/held")
        await entered.next()

        server.beginDrain()
        #expect(try await idle.read { _ in false } == "", "an idle connection is closed")
        #expect(try await undecided.read { _ in false } == "")
        try await eventually("the client hears of the drain") {
            try await second.connection.eventLoop.submit { second.connection.isDraining }.get()
        }
        await #expect(throws: (any Error).self) { _ = try await second.call("GET", "/hello") }
        await #expect(throws: (any Error).self) { _ = try await HTTP2Caller(server.address) }

        server.release.yield()
        server.release.yield()
        #expect(try await old.status == 200)
        let answer = try await held.answer.get()
        #expect(answer.status == 200 && answer.ending == "normal")
        try await second.connection.closeFuture.get()
        try await server.stop()
    }

    @Test("A drain does not wait longer than its time", arguments: [1, 2])
    func drainEnds(version: Int) async throws {
        let server = try await TestServer(drainTime: .milliseconds(50))
        let first = try await WireCaller(server.address)
        let second = try await HTTP2Caller(server.address)
        if version == 1 {
            try await first.send(Array("GET /held HTTP/1.1\r\nhost: gateway\r\n\r\n".utf8))
        } else {
            _ = try await second.call("GET", "/held")
        }
        for await _ in server.entered { break }
        try await server.stop()
        for await _ in server.cancelled { break }
    }
}
