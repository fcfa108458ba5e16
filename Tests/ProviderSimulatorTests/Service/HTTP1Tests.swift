import CarillonAPI
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import ProviderSimulator
import Providers
import ServiceKit
import TLS
import TestConditions
import Testing

/// Google's services over HTTP/1.1: scripted faults, and the end of a connection.
@Suite("SIM-01 SIM-02 HTTP/1.1 to the simulated FCM", .timeLimit(.minutes(1)))
struct HTTP1Tests {
    private func exchangeOfTokens(_ fixture: SimulatorFixture) throws -> String {
        let body = String(buffer: try GoogleTokenExchange.request(for: fixture.account, now: fixture.clock.now).body)
        return
            "POST /token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
            + body
    }

    private func script(_ fixture: SimulatorFixture, _ action: SimulatorV1.FaultAction, delay: Int64 = 0) async throws {
        _ = try await fixture.control.addFaults(.init(faults: [.init(provider: "oauth", action: action, times: 1, delayMs: delay)]))
    }

    @Test("Requests sent at once are answered one after the other, on one connection")
    func pipelined() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        let request = try exchangeOfTokens(fixture)
        try await sender.send(request + "GET /token HTTP/1.1\r\nHost: localhost\r\n\r\n" + request)
        let text = await sender.read(until: 3, "\r\n\r\n{")
        #expect(text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) } == ["200", "400", "200"], "\(text)")
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["oauth": 2] && statistics.connections == ["fcm": 1])
        let seen = try await fixture.control.listRequests(.init(provider: "oauth")).requests
        #expect(Set(seen.map(\.connection)).count == 1 && seen[0].headers[":path"] == "/token" && seen[0].headers[":authority"] == "localhost")
        await fixture.close()
    }

    @Test("With a public name the URLs have it, and accounts are granted tokens for it")
    func publicName() async throws {
        let fixture = try await SimulatorFixture(publicHost: "localhost")
        #expect(fixture.providers.tokenURL.hasPrefix("https://localhost:") && fixture.providers.apnsAddress.hasPrefix("localhost:"))
        let sender = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await sender.send(exchangeOfTokens(fixture))
        #expect(await sender.read(until: 1, "\r\n\r\n{").contains("HTTP/1.1 200"))
        await fixture.close()
    }

    @Test("A withheld answer counts as waiting until the sender gives up")
    func withheld() async throws {
        let fixture = try await SimulatorFixture()
        try await script(fixture, .withhold)
        let sender = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await sender.send(exchangeOfTokens(fixture))
        try await eventually("answers withheld: 1") { fixture.activity.snapshot.withheld == 1 }
        await sender.close()
        try await eventually("answers withheld: 0") { fixture.activity.snapshot.withheld == 0 }
        await fixture.close()
    }

    @Test("A delayed answer leaves when the domain clock says so")
    func delayed() async throws {
        let fixture = try await SimulatorFixture()
        try await script(fixture, .delay, delay: 5_000)
        let sender = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await sender.send(exchangeOfTokens(fixture))
        try await eventually("answers withheld: 1") { fixture.activity.snapshot.withheld == 1 }
        fixture.clock.advance(by: .seconds(5))
        #expect(await sender.read(until: 1, "\r\n\r\n{").hasPrefix("HTTP/1.1 200 "))
        #expect(fixture.activity.snapshot.withheld == 0)
        await fixture.close()
    }

    @Test("Resets, GOAWAY and closing all close the connection without an answer", arguments: [SimulatorV1.FaultAction.reset, .goaway, .close])
    func losses(action: SimulatorV1.FaultAction) async throws {
        let fixture = try await SimulatorFixture()
        try await script(fixture, action)
        let sender = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await sender.send(exchangeOfTokens(fixture))
        #expect(await sender.readToTheEnd() == "")
        #expect(try await fixture.control.statistics(.init()).refused == ["oauth/\(action.name)": 1])
        await fixture.close()
    }

    @Test("A shutdown ends idle connections, and one that waits for its answer when the time is over")
    func shutdown() async throws {
        let fixture = try await SimulatorFixture()
        let idle = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await idle.send(exchangeOfTokens(fixture))
        #expect(await idle.read(until: 1, "\r\n\r\n{").hasPrefix("HTTP/1.1 200 "))
        try await script(fixture, .withhold)
        let waiting = try await HTTP1Sender(to: fixture.providers.fcmAddress, fixture)
        try await waiting.send(exchangeOfTokens(fixture))
        try await eventually("answers withheld: 1") { fixture.activity.snapshot.withheld == 1 }
        await fixture.close()
        #expect(await idle.readToTheEnd() == "")
        #expect(await waiting.readToTheEnd() == "")
        #expect(fixture.activity.snapshot.withheld == 0)
    }
}

/// A sender that speaks HTTP/1.1 over TLS as it stands on the wire. Used by one test at a time.
private final class HTTP1Sender {
    private let channel: any Channel
    private let pieces: AsyncStream<String>

    init(to address: String, _ fixture: SimulatorFixture) async throws {
        let parts = address.split(separator: ":")
        let tls = try fixture.tls(["http/1.1"])
        let (pieces, continuation) = AsyncStream<String>.makeStream()
        self.pieces = pieces
        channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(TLSHandler(context: tls, serverName: "localhost"))
                    try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
                }
            }
            .connect(host: String(parts[0]), port: Int(parts[1])!).get()
    }

    func send(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)) }

    /// The bytes up to the `count`th `mark`, or to the end.
    func read(until count: Int, _ mark: String) async -> String {
        var text = ""
        for await piece in pieces {
            text += piece
            if text.components(separatedBy: mark).count > count { break }
        }
        return text
    }

    func readToTheEnd() async -> String {
        var text = ""
        for await piece in pieces { text += piece }
        return text
    }

    func close() async { try? await channel.close() }

    private final class Receiver: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        private let continuation: AsyncStream<String>.Continuation

        init(_ continuation: AsyncStream<String>.Continuation) { self.continuation = continuation }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { continuation.yield(String(buffer: unwrapInboundIn(data))) }
        func channelInactive(context: ChannelHandlerContext) { continuation.finish() }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }
}
