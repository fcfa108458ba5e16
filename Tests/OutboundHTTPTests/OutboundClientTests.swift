import ServiceKit
import TestHTTPSServer
import Testing

@testable import OutboundHTTP

@Suite("SEC-07 Fetches from servers that others name", .timeLimit(.minutes(1)))
struct OutboundClientTests {
    private func client(_ server: HTTPSServer, allowing hosts: [String] = ["localhost"], timeout: Duration = .seconds(10)) -> OutboundClient {
        OutboundClient(hosts: OutboundHosts(allowing: hosts), caFile: server.caPath, timeout: timeout, concurrency: 2)
    }

    @Test("SEC-07 A body within the limit arrives, also after three redirects")
    func bodies() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        #expect(try await client.get(server.url("bytes/5"), mostBytes: 5) == Array("xxxxx".utf8))
        #expect(try await client.get(server.url("unannounced/4"), mostBytes: 5).count == 4)
        #expect(try await client.get(server.url("redirect/2"), mostBytes: 5).count == 3)
        await client.close()
    }

    @Test(
        "SEC-07 More redirects, more bytes, and errors of the server end the fetch, each with its reason",
        arguments: [
            ("redirect/3", OutboundClient.Failure.refused("redirects more than 3 times")), ("bytes/6", .tooLarge(limit: 5)),
            ("unannounced/6", .tooLarge(limit: 5)), ("status/404", .status(404)), ("status/503", .status(503)),
            ("to/http://localhost/", .refused("is no https address")),
            ("to/https://10.0.0.1/", .refused("names an address and no host; allow-list it in outbound.allowed_hosts")),
        ])
    func failures(_ path: String, _ failure: OutboundClient.Failure) async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        await #expect(throws: failure) { _ = try await client.get(server.url(path), mostBytes: 5) }
        await client.close()
    }

    @Test("SEC-09 DISP-32 A POST arrives with its headers and its body")
    func post() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        try await client.post(server.url("keep"), headers: ["X-Signature": "t=1,v1=ab", "Content-Type": "application/json"], body: Array("{}".utf8))
        let kept = String(decoding: try await client.get(server.url("posted"), mostBytes: 1_000), as: UTF8.self)
        #expect(kept == #"[["t=1,v1=ab", "application/json", "{}"]]"#)
        await client.close()
    }

    @Test(
        "SEC-07 SEC-09 A POST follows no redirect, and its failures have their reasons",
        arguments: [
            ("status/410", OutboundClient.Failure.status(410)), ("status/503", .status(503)), ("to/https://localhost/keep", .status(307)),
        ])
    func postFailures(_ path: String, _ failure: OutboundClient.Failure) async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        await #expect(throws: failure) { try await client.post(server.url(path), headers: [:], body: []) }
        await #expect(throws: OutboundClient.Failure.refused("would get a header with a line end")) {
            try await client.post(server.url("keep"), headers: ["A": "b\r\nC: d"], body: [])
        }
        await client.close()
    }

    @Test("DISP-32 A POST that is answered with 2xx has arrived, also when the rest of the answer is long or does not end")
    func postAnswers() async throws {
        let server = try await HTTPSServer()
        let client = client(server, timeout: .seconds(2))
        try await client.post(server.url("long/100000"), headers: [:], body: [1])
        try await client.post(server.url("slow/202"), headers: [:], body: [1])
        await #expect(throws: OutboundClient.Failure.status(503)) { try await client.post(server.url("slow/503"), headers: [:], body: [1]) }
        let failure = await #expect(throws: OutboundClient.Failure.self) { try await client.post(server.url("silent"), headers: [:], body: [1]) }
        guard case .unreachable? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        await client.close()
    }

    /// - Returns: the answer; nil: there is none.
    private func answer(_ exchange: OutboundExchange) -> OutboundAnswer? {
        if case .answered(let answer) = exchange { answer } else { nil }
    }

    private func value(_ name: String, _ answer: OutboundAnswer) -> String? { answer.headers.first { $0.name == name }?.value }

    private func request(_ url: String) -> OutboundRequest {
        OutboundRequest(url: url, headers: [("ttl", "60"), ("content-encoding", "aes128gcm")], body: [1, 2, 3])
    }

    @Test("DISP-14 An exchange over HTTP/1.1 hands over the answer with its header, whatever its status is, and follows no redirect")
    func exchanges() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        func exchange(_ path: String) async throws -> OutboundAnswer? {
            answer(try await client.exchange(request(server.url(path)), timeout: .seconds(10), mostBytes: 4))
        }
        let taken = try #require(try await exchange("push/a"))
        #expect(taken.status == 201 && taken.body.isEmpty)
        #expect(value("location", taken) == "https://localhost/message/1")
        let throttled = try #require(try await exchange("push/throttled"))
        #expect(throttled.status == 429 && value("retry-after", throttled) == "7")
        let gone = try await exchange("push/status-410")
        let moved = try await exchange("to/" + server.url("push/b"))
        #expect(gone?.status == 410 && moved?.status == 307)
        // Of a longer answer the first bytes are kept at most.
        let long = try #require(try await exchange("long/100000"))
        #expect(long.status == 201 && long.body.count <= 4)
        let kept = String(decoding: try await client.get(server.url("posted"), mostBytes: 10_000), as: UTF8.self)
        #expect(kept.contains(#"["/push/a", "HTTP/1.1", "60", "aes128gcm", 3]"#) && !kept.contains("/push/b"), "\(kept)")
        await client.close()
    }

    @Test("DISP-14 SEC-07 An exchange that left and got no answer is told from one that did not leave; none leaves to a private address")
    func lostExchanges() async throws {
        let server = try await HTTPSServer()
        let client = client(server)
        let silent = try await client.exchange(request(server.url("silent")), timeout: .seconds(1), mostBytes: 4)
        guard case .noAnswer(isTimeout: true, reason: _) = silent else {
            Issue.record("\(silent)")
            return
        }
        let closed = try await client.exchange(request("https://localhost:1/"), timeout: .seconds(10), mostBytes: 4)
        guard case .notSent = closed else {
            Issue.record("\(closed)")
            return
        }
        let refused = try await client.exchange(request("https://10.0.0.1/"), timeout: .seconds(10), mostBytes: 4)
        guard case .refused(let words) = refused else {
            Issue.record("\(refused)")
            return
        }
        #expect(words.contains("names an address and no host"))
        let disguised = Transfer(
            server.url("push/private"), .post(headers: [], body: [], overHTTP1: true), mostBytes: 4, timeout: .seconds(10), caFile: server.caPath,
            mayBePrivate: false
        ).exchange()
        guard case .refused(let reason) = disguised else {
            Issue.record("\(disguised)")
            return
        }
        #expect(reason.contains("not on the public internet"))
        let kept = String(decoding: try await client.get(server.url("posted"), mostBytes: 10_000), as: UTF8.self)
        #expect(kept == "[]")
        await client.close()
    }

    @Test("SEC-07 A name that leads to this machine is refused when the connection is made, although the name itself may be fetched")
    func privateAddress() async throws {
        let server = try await HTTPSServer()
        let transfer = Transfer(server.url("bytes/1"), mostBytes: 5, timeout: .seconds(10), caFile: server.caPath, mayBePrivate: false)
        let failure = #expect(throws: OutboundClient.Failure.self) { _ = try transfer.run() }
        guard case .refused(let words)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(words.hasPrefix("leads to an address that is not on the public internet"))
    }

    @Test("SEC-07 A server that sends a byte now and then is given up")
    func slow() async throws {
        let server = try await HTTPSServer()
        let client = client(server, timeout: .seconds(1))
        let failure = await #expect(throws: OutboundClient.Failure.self) { _ = try await client.get(server.url("slow"), mostBytes: 1_000_000) }
        guard case .unreachable? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        await client.close()
    }

    @Test("SEC-07 A certificate of an unknown authority is refused")
    func unknownAuthority() async throws {
        let server = try await HTTPSServer()
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), concurrency: 1)
        let failure = await #expect(throws: OutboundClient.Failure.self) { _ = try await client.get(server.url("bytes/1"), mostBytes: 5) }
        guard case .unreachable(let cause)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(cause.contains("certificate") || cause.contains("SSL"))
        await client.close()
    }
}
