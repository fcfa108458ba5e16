import NIOCore
import NIOPosix
import TLS
import TestCertificates
import Testing

@testable import HTTP2
@testable import RPC

/// Peers that take their time: nothing is waited for without end, and nobody else waits with it.
@Suite("SEC-03 slow and silent peers on a raw socket", .timeLimit(.minutes(1)))
struct SlowPeerTests {
    @Test("Connections that never say anything, or only the preface, are closed")
    func halfOpen() async throws {
        try await Siege.lay({ $0.handshakeTimeout = .milliseconds(300) }) { siege in
            let silent = try await siege.attacker(begins: false, acknowledges: false)
            _ = await silent.untilClosed()
            #expect(await siege.cut() == .handshake)
            let begun = try await siege.attacker(begins: false, acknowledges: false)
            begun.send(bytes: RawFrame.preface)
            // SETTINGS_TIMEOUT.
            #expect(await begun.untilClosed() == [4])
            #expect(await siege.cut() == .handshake)
            let dripping = try await siege.attacker(begins: false, acknowledges: false)
            dripping.drip(RawFrame.preface + RawFrame.settings((4, 1), (4, 2), (4, 3)).bytes)
            _ = await dripping.untilClosed()
            #expect(await siege.cut() == .handshake)
        }
    }

    @Test("A TLS handshake that stalls is closed, and so is one that is none")
    func stalledTLS() async throws {
        let authority = try TestAuthority()
        let tls = try TLSServerContext(TLSServerConfiguration(certificate: authority.issueService("registry")))
        var limits = RPCLimits()
        limits.http2.handshakeTimeout = .milliseconds(300)
        let (cuts, continuation) = AsyncStream.makeStream(of: ConnectionCutReason.self)
        let server = RPCServer(services: [ControlService()], limits: limits, onCut: { continuation.yield($0) })
        let port = try await server.listen(on: [.host("127.0.0.1", port: 0)], tls: tls, group: MultiThreadedEventLoopGroup.singleton)[0].port ?? 0
        let target = Target.addresses([.ip("127.0.0.1", port: port)])
        var reasons = cuts.makeAsyncIterator()
        // Silence; the head of a ClientHello that never comes; HTTP/2 in the clear.
        for opening in [[], [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03], RawFrame.preface] as [[UInt8]] {
            let socket = try await RawSocket.connect(target, begins: false, acknowledges: false)
            socket.send(bytes: opening)
            _ = await socket.untilClosed()
            #expect(await reasons.next() == .handshake)
        }
        await server.shutdownGracefully(within: .zero)
    }

    @Test("A header block that does not end ends the connection, dripped or left alone", arguments: [true, false])
    func slowHead(_ drips: Bool) async throws {
        try await Siege.lay({ $0.headTimeout = .milliseconds(400) }) { siege in
            let attacker = try await siege.attacker()
            #expect(await attacker.echoes(1))
            let head = RawFrame.headers(3, RawSocket.head()).bytes
            attacker.send(bytes: Array(head.prefix(20)))
            if drips { attacker.drip(Array(head.dropFirst(20).dropLast())) }
            #expect(await siege.bystanderIsServed())
            #expect(await attacker.untilClosed() == [RawSocket.enhanceYourCalm])
            #expect(await siege.cut() == .slowHead)
        }
    }

    @Test("A request that does not end is reset; a stream of requests may take its time")
    func slowRequest() async throws {
        try await Siege.lay({ $0.requestTimeout = .milliseconds(400) }) { siege in
            let attacker = try await siege.attacker()
            // Its acknowledgements are through, and will not fall between the drops.
            #expect(await attacker.echoes(1))
            let message = RawSocket.order("echo", String(repeating: "slow", count: 50))
            attacker.send(.headers(3, RawSocket.head()))
            attacker.drip(message.dropLast().flatMap { RawFrame.data(3, [$0]).bytes })
            #expect(await attacker.answer(3).reset == RawSocket.enhanceYourCalm)
            #expect(await siege.cut() == .slowRequest)
            attacker.close()
            let other = try await siege.attacker()
            other.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])), .headers(3, RawSocket.head()))
            #expect(await other.answer(3).reset == RawSocket.enhanceYourCalm)
            other.send(.data(1, message, end: true))
            #expect(await other.answer(1).data == message)
            other.close()
        }
    }

    @Test("A complete answer that is read a byte at a time, or not at all, is taken back", arguments: [0, 1] as [UInt32])
    func slowReader(_ opens: UInt32) async throws {
        try await Siege.lay({
            $0.stalledWriteTimeout = .milliseconds(600)
            $0.minimumReadBytes = 64 * 1024
        }) { siege in
            let attacker = try await siege.attacker(settings: .settings((4, 0)))
            attacker.send(bytes: RawSocket.callBytes(1, RawSocket.order("size", "", ["bytes": "1000000"])))
            _ = await attacker.first(.headers)
            #expect(try await siege.account().unsentBytes >= 1_000_000)
            if opens > 0 { attacker.send(.window(1, opens)) }
            while let frame = await attacker.next(), frame.kind != .reset {
                if frame.kind == .data { attacker.send(.window(1, opens)) }
            }
            #expect(attacker.seen.last?.code == RawSocket.enhanceYourCalm)
            #expect(await siege.cut() == .slowReader)
            let account = try await siege.account()
            #expect(account.unsentBytes == 0 && account.streams == 0)
            attacker.close()
        }
    }

    @Test("Unread answers end the connection at the bound of unsent bytes")
    func unreadAnswers() async throws {
        try await Siege.lay({ $0.maxOutboundBufferedBytes = 2_000_000 }) { siege in
            let attacker = try await siege.attacker()
            for index in 0..<40 {
                attacker.send(bytes: RawSocket.callBytes(Int32(index * 2 + 1), RawSocket.order("size", "", ["bytes": "200000"])))
                #expect(try await siege.account().unsentBytes < 2_000_000 + 200_100)
            }
            #expect(await attacker.untilClosed() == [RawSocket.enhanceYourCalm])
            #expect(await siege.cut() == .unreadBytes)
        }
    }

    @Test("A socket that takes nothing is closed, though its windows are wide open")
    func deafSocket() async throws {
        try await Siege.lay({
            $0.stalledWriteTimeout = .milliseconds(500)
            $0.maxOutboundBufferedBytes = 200_000_000
        }) { siege in
            let attacker = try await siege.attacker(settings: .settings((4, 0x7fff_ffff)), receiveBuffer: 4_096)
            attacker.send(.window(0, 0x7000_0000))
            #expect(await attacker.echoes(1))
            try await attacker.stopReading()
            // More than the kernel's buffers take.
            attacker.flood(20) { RawSocket.callBytes(Int32($0 * 2 + 3), RawSocket.order("size", "", ["bytes": "4000000"])) }
            #expect(await siege.bystanderIsServed())
            #expect(await siege.cut() == .slowReader)
            attacker.close()
        }
    }

    @Test("More connections than allowed, in all or of one address, are closed at the door; those open go on")
    func connections() async throws {
        try await Siege.lay({ $0.maxConnectionsPerPeer = 2 }) { siege in
            let first = try await siege.attacker()
            let second = try await siege.attacker()
            #expect(await first.echoes(1))
            #expect(await second.echoes(1))
            let third = try await siege.attacker()
            _ = await third.untilClosed()
            #expect(await siege.cut() == .peerConnectionLimit)
            #expect(await first.echoes(3))
            // Room again as soon as one leaves.
            first.close()
            var isServed = false
            while !isServed {
                let next = try await siege.attacker()
                isServed = await next.echoes(1)
                next.close()
            }
        }
        try await Siege.lay({ $0.maxConnections = 2 }) { siege in
            let first = try await siege.attacker()
            #expect(await first.echoes(1))
            let second = try await siege.attacker()
            _ = await second.untilClosed()
            #expect(await siege.cut() == .connectionLimit)
            #expect(await first.echoes(3))
            first.close()
        }
    }
}
