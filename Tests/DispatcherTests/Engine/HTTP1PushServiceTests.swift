import CarillonAPI
import Cryptography
import HTTP2
import Logging
import NIOCore
import NIOPosix
import OutboundHTTP
import ServiceKit
import Synchronization
import TestConditions
import TestHTTPSServer
import Testing

@testable import DispatcherService
@testable import Providers

/// Python's HTTPS server, which knows no ALPN and speaks HTTP/1.1 alone.
@Suite("DISP-14 Push services without HTTP/2", .serialized) struct HTTP1PushServiceTests {
    /// A browser's address at the server, made for the app's key.
    private func address(_ path: String, at server: HTTPSServer, key: P256PrivateKey) throws -> WebPushAddress {
        let browser = try P256PrivateKey.generate()
        return try WebPushAddress(
            endpoint: server.url(path), p256dh: Base64URL.encode(browser.publicKey.x963), auth: Base64URL.encode(SecureRandom.bytes(16)),
            vapidKeyID: VapidKey.id(of: Base64URL.encode(key.publicKey.x963)))
    }

    private func push(_ id: String, to address: WebPushAddress, device: String) -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: [device])
        push.targets[0].device?.address?.type = .webpush
        push.targets[0].device?.address?.envelope = Array(address.text.utf8)
        return push
    }

    private func withServer(_ body: (DispatcherFixture, HTTPSServer, P256PrivateKey) async throws -> Void) async throws {
        let server = try await HTTPSServer()
        let outbound = DispatcherFixture.Outbound(allowedHosts: "127.0.0.1,localhost", authority: server.caPath)
        try await withFixture(outbound: outbound) { fixture in
            let key = try P256PrivateKey.generate()
            try await fixture.put(
                .webPush,
                [
                    "private_key_pem": try key.pem, "subject": "mailto:push@example.com",
                    "public_key": Base64URL.encode(key.publicKey.x963),
                ])
            try await body(fixture, server, key)
        }
    }

    /// What the server got: path, version, time to live, encoding and size of each push.
    private func posted(_ server: HTTPSServer) async throws -> String {
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 1)
        let bytes = try await client.get(server.url("posted"), mostBytes: 100_000)
        await client.close()
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("DISP-14 twenty pushes reach a push service that speaks HTTP/1.1 alone, with their headers, and its message is stored")
    func sent() async throws {
        try await withServer { fixture, server, key in
            let pushes = try (1...20).map { push("p\($0)", to: try address("push/s\($0)", at: server, key: key), device: "web_\($0)") }
            try await fixture.enqueue(pushes)
            try await fixture.until("all sent") { fixture.peers.statuses().values.filter { $0 == .sent }.count == 20 }
            #expect(fixture.peers.outcomes(of: "p7").last?.providerMessageId == "https://localhost/message/1")
            let posted = try await posted(server)
            #expect(posted.split(separator: #""HTTP/1.1", "3600", "aes128gcm""#).count == 21, "\(posted)")
            #expect(fixture.logs.count("a push service has no HTTP/2") == 1)
            let lane = try await fixture.status().lanes.first { $0.lane.hasPrefix("web_push localhost:") }
            #expect(lane?.state == .open, "\(String(describing: lane))")
        }
    }

    @Test("DISP-17 DISP-24 answers over HTTP/1.1 mean the same: 410 retires the subscription, Retry-After 7 is kept, a redirect fails the push")
    func answers() async throws {
        try await withServer { fixture, server, key in
            try await fixture.enqueue([
                push("gone", to: try address("push/status-410", at: server, key: key), device: "web_1"),
                push("moved", to: try address("to/" + server.url("push/elsewhere"), at: server, key: key), device: "web_2"),
                push("slow", to: try address("push/throttled", at: server, key: key), device: "web_3"),
            ])
            try await fixture.until("two ended, one waits") {
                let statuses = fixture.peers.statuses()
                return statuses["web_1"] == .failed && statuses["web_2"] == .failed && statuses["web_3"] == .queued
            }
            try await fixture.until("told") { fixture.peers.reports.contains { $0.pushDeviceId == "web_1" && $0.verdict == .dead } }
            #expect(!fixture.peers.reports.contains { $0.pushDeviceId == "web_2" && $0.verdict == .dead })
            try await fixture.advance(by: .milliseconds(6_999))
            #expect(fixture.peers.statuses()["web_3"] == .queued)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("sent") { fixture.peers.statuses()["web_3"] == .sent }
            let posted = try await posted(server)
            #expect(!posted.contains("elsewhere"), "\(posted)")
        }
    }

    /// Calls with their ends.
    private final class Ends: Sendable {
        private let ends = Mutex((answers: [Int: Int](), notSent: 0, news: [Reachability]()))

        var hooks: TransportHooks {
            TransportHooks(
                onResults: { [self] results in
                    ends.withLock { ends in
                        for result in results {
                            switch result.outcome {
                            case .answered(let answer): ends.answers[answer.status, default: 0] += 1
                            case .notSent: ends.notSent += 1
                            case .noAnswer: ends.answers[0, default: 0] += 1
                            }
                        }
                    }
                }, onReachability: { [self] news in ends.withLock { $0.news.append(news) } })
        }

        var answers: [Int: Int] { ends.withLock { $0.answers } }
        var notSent: Int { ends.withLock { $0.notSent } }
        var news: [Reachability] { ends.withLock { $0.news } }
    }

    private func transport(
        _ server: HTTPSServer, _ ends: Ends, parallel: Int = 3, keeping idle: Duration = .seconds(60)
    ) -> HTTP1Transport {
        var policy = ConnectionPolicy(eventLoop: MultiThreadedEventLoopGroup.singleton.next())
        policy.pool.maximumConnections = parallel
        policy.pacing.firstDelay = .milliseconds(10)
        let client = OutboundClient(
            hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: parallel, keepingConnections: idle)
        return HTTP1Transport(
            client: client, policy: policy, clock: SystemClock(), activity: ActivityTracker(),
            logger: Logger(label: "http1") { _ in SwiftLogNoOpLogHandler() }, hooks: ends.hooks)
    }

    private func calls(_ number: Int, _ path: String, at authority: String, timeout: Duration = .seconds(10)) -> [ProviderCall] {
        (1...Int64(number)).map { id in
            ProviderCall(
                id: id, headers: [":method": "POST", ":scheme": "https", ":authority": authority, ":path": path, "ttl": "60"],
                body: ByteBuffer(string: "x"), timeout: timeout)
        }
    }

    @Test("DISP-14 no more requests than the lane's connections are on their way at one time, and one before the first answer")
    func parallel() async throws {
        let server = try await HTTPSServer()
        let ends = Ends()
        let transport = transport(server, ends)
        transport.takeOver(calls(12, "/busy", at: "localhost:\(server.port)"))
        #expect(await transport.snapshot().inFlight == 1)
        try await eventually("all are answered") { ends.answers == [201: 12] }
        #expect(ends.news == [.reachable])
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 1)
        let most = String(decoding: try await client.get(server.url("parallel"), mostBytes: 10), as: UTF8.self)
        #expect(most == "3")
        await client.close()
        await transport.shutdown(grace: .seconds(1))
    }

    @Test("DISP-14 a lane keeps no more connections than it has requests at one time, and ends them when it has nothing to send")
    func kept() async throws {
        let server = try await HTTPSServer()
        let ends = Ends()
        let transport = transport(server, ends, keeping: .milliseconds(300))
        transport.takeOver(calls(30, "/push/a", at: "localhost:\(server.port)"))
        try await eventually("all are answered") { ends.answers == [201: 30] }
        let made = try await connections("made", server)
        #expect((1...3).contains(made), "\(made)")
        try await eventually("they end") { try await connections("open", server) == 0 }
        transport.submit(calls(1, "/push/a", at: "localhost:\(server.port)"))
        try await eventually("a new one is made") { ends.answers == [201: 31] }
        await transport.shutdown(grace: .seconds(1))
        try await eventually("it ends with the lane") { try await connections("open", server) == 0 }
    }

    /// Connections that the server has seen, or sees now.
    private func connections(_ which: String, _ server: HTTPSServer) async throws -> Int {
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 1)
        let bytes = try await client.get(server.url("connections/" + which), mostBytes: 10)
        await client.close()
        return Int(String(decoding: bytes, as: UTF8.self)) ?? -1
    }

    @Test("DISP-30 without a connection all calls come back unsent, and the lane is on trial again after a wait; an end gives up what hangs")
    func unreachable() async throws {
        let server = try await HTTPSServer()
        let ends = Ends()
        let transport = transport(server, ends)
        transport.takeOver(calls(5, "/", at: "localhost:1"))
        try await eventually("a trial may begin") { ends.news.last == .connected }
        #expect(ends.notSent == 5 && ends.news.count == 2 && ends.answers.isEmpty)
        transport.submit(calls(2, "/silent", at: "localhost:\(server.port)", timeout: .seconds(30)))
        try await eventually("one is on its way") { await transport.snapshot().inFlight == 1 }
        await transport.shutdown(grace: .milliseconds(50))
        // The one that had left may have been taken; the other comes back unsent.
        #expect(ends.answers == [0: 1] && ends.notSent == 6)
    }

    /// Connections to a host that has HTTP/2, or lacks it.
    private final class Pool: LaneTransport {
        let onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)?
        let taken = Mutex(0)

        let onEnd: @Sendable () -> Void
        let hasEnded = Mutex(false)

        /// - Parameter onNoHTTP2: nil: the host has HTTP/2.
        init(onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)?, onEnd: @escaping @Sendable () -> Void = {}) {
            (self.onNoHTTP2, self.onEnd) = (onNoHTTP2, onEnd)
        }

        func submit(_ calls: [ProviderCall]) {
            if let onNoHTTP2 { onNoHTTP2(calls) } else { taken.withLock { $0 += calls.count } }
        }

        func startAfresh(reason: String) {}
        func retireConnection(_ id: Int) {}
        func snapshot() async -> TransportSnapshot { TransportSnapshot() }
        func shutdown(grace: TimeAmount) async {
            let isFirst = hasEnded.withLock { hasEnded -> Bool in
                defer { hasEnded = true }
                return !hasEnded
            }
            if isFirst { onEnd() }
        }
    }

    @Test("DISP-14 a host without HTTP/2 is asked for it again after an hour, and gets its pushes over HTTP/2 when it has it")
    func again() async throws {
        let server = try await HTTPSServer()
        let ends = Ends()
        let http1 = transport(server, ends)
        let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
        let pools = Mutex<[Pool]>([])
        let lane = NegotiatedTransport(
            clock: clock,
            makePool: { onNoHTTP2 in
                pools.withLock { pools -> any LaneTransport in
                    let pool = Pool(onNoHTTP2: pools.count < 2 ? onNoHTTP2 : nil)
                    pools.append(pool)
                    return pool
                }
            }, makeHTTP1: { http1 })
        func send(_ number: Int) { lane.submit(calls(number, "/push/a", at: "localhost:\(server.port)")) }
        send(2)
        try await eventually("over HTTP/1.1") { ends.answers == [201: 2] }
        clock.set(TestPushes.start + .seconds(3_599))
        send(3)
        try await eventually("still over HTTP/1.1") { ends.answers == [201: 5] }
        let made = pools.withLock { $0.count }
        #expect(made == 1)
        clock.set(TestPushes.start + .seconds(3_600))
        send(4)
        try await eventually("over HTTP/1.1, after HTTP/2 was tried") { ends.answers == [201: 9] }
        clock.set(TestPushes.start + .seconds(7_200))
        send(5)
        let taken = pools.withLock { $0.map { pool in pool.taken.withLock { $0 } } }
        #expect(taken == [0, 0, 5] && ends.answers == [201: 9])
        await lane.shutdown(grace: .seconds(1))
    }

    @Test("DISP-14 a lane that ends while it finds that its host has no HTTP/2 sends nothing afterwards")
    func endsMeanwhile() async throws {
        let server = try await HTTPSServer()
        let ends = Ends()
        let http1 = transport(server, ends)
        let calls = calls(1, "/push/a", at: "localhost:\(server.port)")
        let lane = NegotiatedTransport(
            clock: VirtualClock(start: TestPushes.start, activity: ActivityTracker()),
            makePool: { onNoHTTP2 in Pool(onNoHTTP2: nil, onEnd: { onNoHTTP2(calls) }) }, makeHTTP1: { http1 })
        lane.submit(calls)
        await lane.shutdown(grace: .seconds(10))
        #expect(ends.answers == [201: 1] && ends.notSent == 0)
        // The transport that took the call over has ended, too.
        http1.submit(calls)
        #expect(ends.notSent == 1)
    }
}
