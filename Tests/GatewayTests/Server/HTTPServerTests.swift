import CarillonAPI
import Foundation
import HTTP2
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("GW-01 One port for HTTP/1.1 and HTTP/2", .timeLimit(.minutes(1)))
struct HTTPServerTests {
    private static let preface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"

    @Test(
        "The first bytes tell the version, as soon as they can",
        arguments: [
            ("", nil), ("P", nil), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r", nil), (preface, .http2), (preface + "\0\0", .http2), ("GET ", .http1),
            ("PO", .http1), ("PRI * HTTP/2.0\r\n\r\nXX", .http1), ("\u{16}", .http1),
        ] as [(String, VersionDetector.Version?)])
    func firstBytes(bytes: String, version: VersionDetector.Version?) {
        #expect(VersionDetector.version(of: Array(bytes.utf8)) == version)
    }

    @Test("GW-01 In the clear a client of either version is understood, also when its first bytes come one by one")
    func plain() async throws {
        let server = try await TestServer()
        let first = try await WireCaller(server.address)
        #expect(try await first.request("GET", "/hello").status == 200)
        let again = try await first.request("GET", "/hello?name=ann")
        #expect(again.body == #"{"ok":true,"name":"ann"}"#, "the connection is kept alive")

        let slow = try await WireCaller(server.address)
        let request = Array("GET /hello HTTP/1.1\r\nhost: gateway\r\n\r\n".utf8)
        for byte in request { try await slow.send([byte]) }
        #expect(try await slow.read { $0.contains("you") }.hasPrefix("HTTP/1.1 200"))

        let second = try await HTTP2Caller(server.address)
        #expect(try await second.request("GET", "/hello?name=ben").body == #"{"ok":true,"name":"ben"}"#)
        let slowSecond = try await WireCaller(server.address)
        for byte in Self.preface.utf8 { try await slowSecond.send([byte]) }
        try await slowSecond.send([0, 0, 0, 4, 0, 0, 0, 0, 0])
        let frame = try await slowSecond.read { $0.utf8.count >= 9 }
        #expect(Array(frame.utf8).dropFirst(3).first == 4, "the server answers with its SETTINGS")
        await slowSecond.close()
        try await server.stop()
    }

    @Test("GW-01 Over TLS ALPN chooses; who does not use it gets HTTP/1.1; who offers neither is refused")
    func negotiated() async throws {
        let certificate = try TestServerCertificate()
        defer { certificate.remove() }
        let server = try await TestServer(tls: certificate.server)
        let second = try await HTTP2Caller(server.address, tls: certificate.client(["h2", "http/1.1"]))
        #expect(try await second.request("GET", "/hello").status == 200)
        for protocols in [["http/1.1"], []] {
            let first = try await WireCaller(server.address, tls: certificate.client(protocols))
            #expect(try await first.request("GET", "/hello").status == 200)
        }
        let neither = try await WireCaller(server.address, tls: certificate.client(["spdy/3"]))
        #expect(try await neither.read { _ in false } == "")
        let plain = try await WireCaller(server.address)
        let refused = try await plain.request("GET", "/hello")
        #expect(refused.status == 0, "\(refused)")
        try await server.stop()
    }

    @Test("GW-01 GW-02 Answers and metrics are the same by both versions")
    func same() async throws {
        let server = try await TestServer()
        let first = try await WireCaller(server.address)
        let second = try await HTTP2Caller(server.address)
        let requests: [(method: String, path: String, body: [UInt8], status: Int)] = [
            ("GET", "/hello?name=%C3%A4", [], 200), ("HEAD", "/hello", [], 200), ("DELETE", "/nothing", [], 204), ("GET", "/no/such/path", [], 404),
            ("POST", "/count", [UInt8](repeating: 7, count: 1_048_576), 200), ("POST", "/count", [UInt8](repeating: 7, count: 1_048_577), 413),
            ("PUT", "/hello", [], 405), ("GET", "/hello", [], 200),
        ]
        for request in requests {
            var old = try await first.request(request.method, request.path, body: request.body)
            var new = try await second.request(request.method, request.path, body: request.body)
            #expect(old.status == request.status && new.status == request.status, "\(request.method) \(request.path): \(old) \(new)")
            for answer in [old, new] {
                let id = try #require(answer.headers["x-request-id"])
                #expect(id.hasPrefix("req_"))
                if request.status >= 400 { #expect(answer.body.contains(#""request_id":"\#(id)""#), "\(answer.body)") }
                #expect(answer.headers["date"]?.hasSuffix(" GMT") == true)
                #expect(answer.headers["allow"] == (request.status == 405 ? "GET, HEAD" : nil), "\(answer)")
            }
            old.body.replace(old.headers["x-request-id"] ?? "", with: "req")
            new.body.replace(new.headers["x-request-id"] ?? "", with: "req")
            for field in ["x-request-id", "date"] { (old.headers[field], new.headers[field]) = (nil, nil) }
            #expect(old.body == new.body)
            #expect(old.headers == new.headers, "\(request.method) \(request.path)")
        }
        let counted = server.metrics.prometheusText().split(separator: "\n").filter { $0.hasPrefix("carillon_http_requests_total") }
        #expect(
            Set(counted) == [
                #"carillon_http_requests_total{method="GET",status="200"} 4"#, #"carillon_http_requests_total{method="GET",status="404"} 2"#,
                #"carillon_http_requests_total{method="HEAD",status="200"} 2"#, #"carillon_http_requests_total{method="DELETE",status="204"} 2"#,
                #"carillon_http_requests_total{method="POST",status="200"} 2"#, #"carillon_http_requests_total{method="POST",status="413"} 2"#,
                #"carillon_http_requests_total{method="PUT",status="405"} 2"#,
            ])
        try await server.stop()
    }

    @Test(
        "GW-02 A part of the path that is no UTF-8, or holds what no id does, is 400 and named",
        arguments: ["%FF", "a%C3%28", "a%", "%zz", "%00", "a%00b", "%1B", "%0D", "%0A", "%7F", "%C2%85", "%E2%80%A8", "a%E2%80%AEb", "%E2%81%A6"])
    func oddPaths(id: String) async throws {
        let server = try await TestServer { router in
            router.get("/things/:thing_id") { _, context in
                Answer.ok(["id": .string(try context.pathParameter("thing_id"))]).response(camelCase: false)
            }
        }
        let first = try await WireCaller(server.address)
        let second = try await HTTP2Caller(server.address)
        for answer in [try await first.request("GET", "/things/\(id)"), try await second.request("GET", "/things/\(id)")] {
            #expect(answer.status == 400 && answer.body.contains(#""field":"thing_id""#) && answer.body.contains("in the path"), "\(answer)")
        }
        #expect(try await second.request("GET", "/things/a%C3%A4%20b%40c").body.contains(#""id":"aä b@c""#))
        try await server.stop()
    }

    @Test("GW-01 Header fields beyond 16 KiB are 413 by both versions, and beyond any measure refused")
    func largeFields() async throws {
        let server = try await TestServer()
        func fields(_ bytes: Int) -> [(String, String)] { (0..<bytes / 1_024).map { ("x-filler-\($0)", String(repeating: "f", count: 1_000)) } }
        let first = try await WireCaller(server.address)
        let second = try await HTTP2Caller(server.address)
        for (bytes, status) in [(12 * 1_024, 200), (17 * 1_024, 413)] {
            let old = try await first.request("GET", "/hello", headers: fields(bytes))
            let new = try await second.request("GET", "/hello", headers: fields(bytes))
            #expect(old.status == status && new.status == status, "\(bytes): \(old.status) \(new.status)")
            if status == 413 { #expect(old.body.contains("payload_too_large") && new.body.contains("payload_too_large")) }
        }
        #expect(try await first.request("GET", "/hello", headers: fields(40 * 1_024)).status == 400)
        #expect(try await second.request("GET", "/hello", headers: fields(40 * 1_024)).status == 431)
        #expect(try await second.request("GET", "/hello").status == 200, "the connection goes on")
        try await server.stop()
    }

    @Test("GW-02 A body whose framing is broken is 400")
    func brokenChunks() async throws {
        let server = try await TestServer()
        let caller = try await WireCaller(server.address)
        try await caller.send(Array("POST /count HTTP/1.1\r\nhost: gateway\r\ntransfer-encoding: chunked\r\n\r\nno chunk\r\n".utf8))
        let answer = try await caller.read { $0.contains("request_id") }
        #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("invalid_argument"), "\(answer)")
        try await server.stop()
    }

    @Test("SEC-03 Beyond http_max_connections a client waits until another goes; those inside are served")
    func connectionLimit() async throws {
        let server = try await TestServer(maxConnections: 2)
        let inside = try await WireCaller(server.address)
        #expect(try await inside.request("GET", "/hello").status == 200)
        let leaving = try await WireCaller(server.address)
        #expect(try await leaving.request("GET", "/hello").status == 200)

        let waiting = try await WireCaller(server.address)
        let isAnswered = NIOLockedValueBox(false)
        let answer = Task {
            let answer = try await waiting.request("GET", "/hello")
            isAnswered.withLockedValue { $0 = true }
            return answer
        }
        // Were it let in, it would be answered long before these are.
        for _ in 0..<50 { #expect(try await inside.request("GET", "/hello").status == 200) }
        #expect(!isAnswered.withLockedValue { $0 })
        await leaving.close()
        #expect(try await answer.value.status == 200)
        try await server.stop()
    }

    @Test("SEC-03 GW-05 An address that sends bytes that are no HTTP is not served for a while; others are, and this machine's proxies always")
    func faultsOfAnAddress() async throws {
        let server = try await TestServer(values: ["limits.address_faults": "1"])
        let garbage = Array("\u{16}\u{3}\u{1} no request\r\n\r\n".utf8)
        for _ in 0..<5 {
            let proxy = try await WireCaller(server.address)
            try await proxy.send(garbage)
            #expect(try await proxy.read { $0.hasSuffix("\r\n\r\n") }.hasPrefix("HTTP/1.1 400"))
            await proxy.close()
        }
        #expect(!server.cuts.withLockedValue { $0.contains(.peerFaults) })
        var hostile: [WireCaller] = []
        while !server.cuts.withLockedValue({ $0.contains(.peerFaults) }) {
            let caller = try await WireCaller(server.address, from: "127.0.0.2")
            try await caller.send(garbage)
            hostile.append(caller)
        }
        for source in ["127.0.0.3", nil] {
            let honest = try await WireCaller(server.address, from: source)
            #expect(try await honest.request("GET", "/hello").status == 200)
        }
        // Held connections do not hold up the end.
        try await server.stop()
        for caller in hostile { await caller.close() }
    }

    @Test("SEC-03 GW-05 One address cannot take all connections: beyond its share it is closed at once, another is served, and who leaves makes room")
    func connectionsOfAnAddress() async throws {
        let server = try await TestServer(values: ["limits.address_connections": "2"])
        var inside: [WireCaller] = []
        for _ in 0..<2 {
            inside.append(try await WireCaller(server.address))
            #expect(try await inside.last?.request("GET", "/hello").status == 200)
        }
        let refused = try await WireCaller(server.address)
        #expect(try await refused.read { _ in false } == "")
        #expect(server.cuts.withLockedValue { $0 } == [.peerConnectionLimit])
        let other = try await WireCaller(server.address, from: "127.0.0.2")
        #expect(try await other.request("GET", "/hello").status == 200)
        #expect(try await inside[0].request("GET", "/hello").status == 200)
        await inside[1].close()
        // The server hears of it a little later.
        while true {
            let next = try await WireCaller(server.address)
            // Beyond the share it may be closed before the request is written.
            if (try? await next.request("GET", "/hello"))?.status == 200 { break }
        }
        try await server.stop()
    }

    @Test("GW-02 A body that does not come in time is 408 by HTTP/1.1, and its connection ends")
    func slowBody() async throws {
        var times = HTTPServerLimits.Times()
        times.body = .milliseconds(20)
        let server = try await TestServer(times: times)
        let caller = try await WireCaller(server.address)
        try await caller.send(Array("POST /count HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\nx".utf8))
        let answer = try await caller.read { _ in false }
        #expect(answer.hasPrefix("HTTP/1.1 408") && answer.contains("request_timeout") && answer.contains("request_id"), "\(answer)")
        #expect(server.cuts.withLockedValue { $0 } == [.slowRequest])
        try await server.stop()
    }

    @Test("ARCH-10 A drain does not wait for bodies that drip: they are answered with 503, by both versions")
    func drippedDrain() async throws {
        var times = HTTPServerLimits.Times()
        times.unfinishedInDrain = .milliseconds(20)
        let (reading, began) = AsyncStream<Void>.makeStream()
        let server = try await TestServer(times: times) { router in
            router.post("/begun") { request, context in
                began.yield()
                let body = try await request.body.collect(upTo: context.maxUploadSize)
                return Answer.ok(["bytes": .integer(Int64(body.readableBytes))]).response(camelCase: false)
            }
        }
        let first = try await WireCaller(server.address)
        try await first.send(Array("POST /begun HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\nx".utf8))
        let second = try await HTTP2Caller(server.address)
        let call = try await second.call("POST", "/begun", body: [1], ends: false)
        var begun = 0
        for await _ in reading {
            begun += 1
            if begun == 2 { break }
        }
        server.beginDrain()
        let old = try await first.read { _ in false }
        #expect(old.hasPrefix("HTTP/1.1 503") && old.contains("the gateway is stopping"), "\(old)")
        let new = try await call.answer.get()
        #expect(new.status == 503 && new.body.contains("the gateway is stopping") && new.headers["retry-after"] == "1", "\(new)")
        try await server.stop()
    }

    @Test("RFC 9112 §3.2 HTTP/1.1 without a host, or with two, is 400 and says so; HTTP/1.0 needs none")
    func hosts() async throws {
        let server = try await TestServer()
        for head in ["", "host: a\r\nhost: b\r\n", "host:\r\n"] {
            let caller = try await WireCaller(server.address)
            try await caller.send(Array("GET /hello HTTP/1.1\r\n\(head)\r\n".utf8))
            let answer = try await caller.read { $0.contains("request_id") || $0.contains("you") }
            #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains(#""field":"Host""#), "\(head): \(answer)")
            await caller.close()
        }
        let old = try await WireCaller(server.address)
        try await old.send(Array("GET /hello HTTP/1.0\r\n\r\n".utf8))
        #expect(try await old.read { $0.contains("you") }.contains("200"))
        try await server.stop()
    }

    @Test("SEC-12 PREF-17 A link that nobody signed is refused before its body is read, and no link's body may be large")
    func linksFirst() async throws {
        struct NoPolicies: PolicySource {
            func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy { throw APIError(.notFound, "there is no app") }
        }
        let server = try await TestServer { router in
            let limits = try RequestLimits(ServiceConfig(service: "gateway", values: [:]), clock: SystemClock())
            let channel = InProcessChannel(services: [], principal: Principal(service: "gateway"))
            ConsentLinkRoute(consents: .init(channel)).add(
                to: Endpoints(group: router.group("/api/v1"), policies: NoPolicies(), limits: limits))
        }
        let signed = "Y29uc2VudCAxIDE." + String(repeating: "A", count: 43)
        #expect(SignedLink(signed) != nil)
        // More than anybody sends: whoever reads it first would wait for it.
        for (link, status) in [("forged", 404), ("a.b", 404), (signed + "A", 404), (String(repeating: "A", count: 600), 404), (signed, 413)] {
            let caller = try await WireCaller(server.address)
            try await caller.send(
                Array(
                    "POST /api/v1/consents/\(link) HTTP/1.1\r\nhost: gateway\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n"
                        .utf8))
            let answer = try await caller.read { $0.contains("request_id") }
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(link): \(answer)")
            await caller.close()
        }
        try await server.stop()
    }

    @Test(
        "GW-01 Plainly only on loopback", arguments: ["0.0.0.0:7180", "192.0.2.1:7180", "[::]:7180", "127.example.com:7180", "gateway:7180"])
    func plainIsLocal(address: String) {
        let error = #expect(throws: ConfigurationError.self) {
            _ = try HTTPServerSettings(ServiceConfig(service: "gateway", values: ["http_listen": address]))
        }
        #expect("\(error!)".contains("http_tls.certificate"), "\(error!)")
    }

    @Test("A wrong address is told the form that this setting takes", arguments: ["127.0.0.1:99999", "7180"])
    func wrongForm(address: String) throws {
        let error = try #require(throws: ConfigurationError.self) {
            _ = try HTTPServerSettings(ServiceConfig(service: "gateway", values: ["http_listen": address]))
        }
        #expect("\(error)".contains("must be HOST:PORT, for example 127.0.0.1:7180"), "\(error)")
    }

    @Test("Loopback addresses need no certificate", arguments: ["127.0.0.1:0", "127.9.9.9:1", "[::1]:7180", "localhost:7180"])
    func local(address: String) throws {
        let settings = try HTTPServerSettings(ServiceConfig(service: "gateway", values: ["http_listen": address]))
        #expect(settings.tls == nil)
    }

    @Test("RFC 9110 §8.6 An answer without content announces no length of it")
    func noContent() async throws {
        let router = Router(context: GatewayContext.self)
        router.delete("/nothing") { _, _ in Answer.noContent.response(camelCase: false) }
        let answerer = RequestAnswerer(router: router, logger: Logger(label: "server", factory: { _ in SwiftLogNoOpLogHandler() }))
        let request = Request(head: .init(method: .delete, scheme: nil, authority: nil, path: "/nothing"), body: .init(buffer: ByteBuffer()))
        let response = await answerer.answer(request, on: EmbeddedChannel())
        #expect(response.status == .noContent && response.headers[.contentLength] == nil)
        #expect(HTTP2Headers(response.head).entries.map(\.name).sorted() == [":status", "date"])
    }

    @Test("The date field is written as HTTP wants it")
    func date() {
        #expect(HTTPDate().text(secondsSince1970: 784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test("RFC 9110 §10.1.1 A client that waits for 100 before its body gets it, and then the answer; HTTP/1.0 has no such thing")
    func expectsContinue() async throws {
        let server = try await TestServer()
        let caller = try await WireCaller(server.address)
        for _ in 0..<2 {
            try await caller.send(Array("POST /count HTTP/1.1\r\nhost: gateway\r\ncontent-length: 5\r\nexpect: 100-Continue\r\n\r\n".utf8))
            #expect(try await caller.read { $0.hasSuffix("\r\n\r\n") } == "HTTP/1.1 100 Continue\r\n\r\n")
            try await caller.send(Array("hello".utf8))
            let answer = try await caller.read { $0.hasSuffix("}") }
            #expect(answer.hasPrefix("HTTP/1.1 200") && answer.hasSuffix(#"{"ok":true,"bytes":5}"#), "\(answer)")
        }
        let old = try await WireCaller(server.address)
        try await old.send(Array("POST /count HTTP/1.0\r\nhost: gateway\r\ncontent-length: 5\r\nexpect: 100-continue\r\n\r\nhello".utf8))
        let answer = try await old.read { $0.hasSuffix("}") }
        #expect(answer.contains(" 200 ") && !answer.contains(" 100 "), "\(answer)")
        await caller.close()
        try await server.stop()
    }
}
