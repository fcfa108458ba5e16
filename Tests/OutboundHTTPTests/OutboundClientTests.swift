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
