import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import TestCertificates
import Testing

@testable import TLS

@Suite("TLS between two ends in memory")
struct HandshakeTests {
    let authority: TestAuthority
    let serverContext: TLSServerContext
    let clientContext: TLSClientContext

    init() throws {
        authority = try TestAuthority()
        serverContext = try TLSServerContext(
            TLSServerConfiguration(
                certificate: authority.issue("server", dnsNames: ["push.test", "*.wild.test"], ipAddresses: ["127.0.0.1", "::1"])))
        clientContext = try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority.caPath))
    }

    @Test("A handshake agrees on h2 and carries bytes both ways, however they are cut", arguments: [1, 2, 7, 100, 1000, Int.max])
    func exchange(chunk: Int) throws {
        let pair = try TLSPair(server: serverContext, client: clientContext, chunk: chunk)
        #expect(pair.client.handshake?.applicationProtocol == "h2")
        #expect(pair.server.handshake?.applicationProtocol == "h2")
        #expect(pair.client.handshake?.peerIdentity?.dnsNames == ["push.test", "*.wild.test"])
        #expect(pair.server.handshake?.peerIdentity == nil)
        let big = String(repeating: "0123456789", count: chunk < 100 ? 500 : 20_000)
        pair.client.say("hello ")
        pair.client.say(big)
        pair.server.say("welcome")
        pair.exchange()
        #expect(pair.server.heard == "hello " + big)
        #expect(pair.client.heard == "welcome")
    }

    @Test("Writes before the handshake wait for it")
    func early() throws {
        let server = TLSPair.Side()
        let client = TLSPair.Side()
        try server.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), server])
        try client.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: clientContext, serverName: "push.test"), client])
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        try server.channel.connect(to: address).wait()
        try client.channel.connect(to: address).wait()
        client.say("early")
        for _ in 0..<4 {
            while let bytes = try client.channel.readOutbound(as: ByteBuffer.self) { try server.channel.writeInbound(bytes) }
            while let bytes = try server.channel.readOutbound(as: ByteBuffer.self) { try client.channel.writeInbound(bytes) }
        }
        #expect(server.heard == "early")
    }

    @Test("Names: exact, wildcard, IPv4 and IPv6", arguments: ["push.test", "a.wild.test", "127.0.0.1", "::1"])
    func names(name: String) throws {
        let pair = try TLSPair(server: serverContext, client: clientContext, serverName: name)
        #expect(pair.client.handshake != nil, "\(pair.client.message)")
    }

    @Test(
        "A certificate for another name is refused, and the message lists the names it is for",
        arguments: ["other.test", "a.b.wild.test", "127.0.0.2"])
    func wrongName(name: String) throws {
        let pair = try TLSPair(server: serverContext, client: clientContext, serverName: name)
        #expect(pair.client.handshake == nil && pair.server.handshake == nil)
        #expect((pair.client.error as? TLSError)?.kind == .certificate)
        #expect(pair.client.message.contains("push.test") && pair.client.message.contains("not for \(name)"))
    }

    @Test("An authority that is not trusted is named, with the remedy; the server hears why too")
    func untrusted() throws {
        let other = try TestAuthority("Another authority")
        let client = try TLSClientContext(TLSClientConfiguration(trustedCAPath: other.caPath))
        let pair = try TLSPair(server: serverContext, client: client)
        #expect(
            pair.client.message.contains("not trusted") && pair.client.message.contains("Test authority")
                && pair.client.message.contains(other.caPath))
        #expect((pair.server.error as? TLSError)?.kind == .certificate)
    }

    @Test("An expired certificate is refused with its date")
    func expired() throws {
        let server = try TLSServerContext(TLSServerConfiguration(certificate: authority.issueExpired("old", dnsNames: ["push.test"])))
        let pair = try TLSPair(server: server, client: clientContext)
        #expect(pair.client.message.contains("expired on"))
    }

    @Test("Mutual TLS: the client's certificate becomes its identity")
    func mutual() throws {
        let server = try TLSServerContext(
            TLSServerConfiguration(certificate: authority.issue("server", dnsNames: ["push.test"]), clientCAPath: authority.caPath))
        let certificate = try authority.issue("evaluator", dnsNames: ["evaluator.test"], uris: ["spiffe://carillon/service/evaluator"])
        let client = try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority.caPath, certificate: certificate))
        let pair = try TLSPair(server: server, client: client)
        #expect(
            pair.server.handshake?.peerIdentity
                == PeerIdentity(subjectCommonName: "evaluator", dnsNames: ["evaluator.test"], uris: ["spiffe://carillon/service/evaluator"]))
    }

    @Test("A client without the required certificate gets an error that says so")
    func missingClientCertificate() throws {
        let server = try TLSServerContext(
            TLSServerConfiguration(certificate: authority.issue("server", dnsNames: ["push.test"]), clientCAPath: authority.caPath))
        let pair = try TLSPair(server: server, client: clientContext)
        #expect(pair.server.handshake == nil)
        #expect(pair.server.message.contains("showed no certificate") && pair.server.message.contains(authority.caPath))
        #expect(pair.client.message.contains("requires a client certificate"))
    }

    @Test("A client certificate of a foreign authority is refused")
    func foreignClientCertificate() throws {
        let other = try TestAuthority("Foreign authority")
        let server = try TLSServerContext(
            TLSServerConfiguration(certificate: authority.issue("server", dnsNames: ["push.test"]), clientCAPath: authority.caPath))
        let client = try TLSClientContext(
            TLSClientConfiguration(trustedCAPath: authority.caPath, certificate: other.issue("intruder", dnsNames: ["intruder.test"])))
        let pair = try TLSPair(server: server, client: client)
        #expect(pair.server.handshake == nil && pair.server.message.contains("Foreign authority"))
        #expect((pair.client.error as? TLSError)?.kind == .certificate)
    }

    @Test("No common application protocol ends the handshake on both sides")
    func noCommonProtocol() throws {
        let client = try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority.caPath, applicationProtocols: ["http/1.1"]))
        let pair = try TLSPair(server: serverContext, client: client)
        #expect(pair.client.handshake == nil && pair.server.handshake == nil)
        #expect(pair.client.message.contains("application protocols"))
    }

    @Test("Plain HTTP at a TLS port is recognised")
    func plainPeer() throws {
        let side = TLSPair.Side()
        try side.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), side])
        try side.channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        _ = try? side.channel.writeInbound(ByteBuffer(string: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"))
        #expect(side.message.contains("does not speak TLS"))
    }

    @Test("A handshake that does not go on is ended at its time")
    func timeout() throws {
        let side = TLSPair.Side()
        try side.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext, handshakeTimeout: .seconds(5)), side])
        try side.channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        side.channel.embeddedEventLoop.advanceTime(by: .seconds(4))
        #expect(side.error == nil)
        side.channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect((side.error as? TLSError)?.kind == .timedOut)
        #expect(side.isClosed)
    }

    @Test("A peer that goes away during the handshake is reported")
    func goneDuringHandshake() throws {
        let side = TLSPair.Side()
        try side.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: clientContext, serverName: "push.test"), side])
        try side.channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        side.channel.pipeline.fireChannelInactive()
        #expect(side.message.contains("push.test closed the connection during the TLS handshake"))
    }

    @Test("A peer that says close_notify during the handshake has gone away; nothing failed")
    func closeNotifyDuringHandshake() throws {
        let (server, client) = (TLSPair.Side(), TLSPair.Side())
        try server.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), server])
        try client.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: clientContext, serverName: "push.test"), client])
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        for side in [server, client] { try side.channel.connect(to: address).wait() }
        while let hello = try client.channel.readOutbound(as: ByteBuffer.self) { try server.channel.writeInbound(hello) }
        // An alert of its own, in the clear: a warning, close_notify (RFC 8446 §6.1).
        _ = try? server.channel.writeInbound(ByteBuffer(bytes: [21, 3, 3, 0, 2, 1, 0]))
        #expect((server.error as? TLSError)?.kind == .abandoned, "\(server.message)")
    }

    @Test("Closing says close_notify, and the other end closes too")
    func closeNotify() throws {
        let pair = try TLSPair(server: serverContext, client: clientContext)
        pair.client.say("bye")
        pair.client.channel.close(promise: nil)
        pair.exchange()
        #expect(pair.server.heard == "bye")
        #expect(pair.client.isClosed && pair.server.isClosed)
        #expect(pair.server.error == nil && pair.client.error == nil)
    }

    @Test("Closing our direction during the handshake sends close_notify after the handshake and the pending writes")
    func closeOutputDuringHandshake() throws {
        let (server, client) = (TLSPair.Side(), TLSPair.Side())
        try server.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), server])
        try client.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: clientContext, serverName: "push.test"), client])
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        for side in [server, client] { try side.channel.connect(to: address).wait() }
        client.say("all there is")
        client.channel.close(mode: .output, promise: nil)
        for _ in 0..<4 {
            while let bytes = try client.channel.readOutbound(as: ByteBuffer.self) { try server.channel.writeInbound(bytes) }
            while let bytes = try server.channel.readOutbound(as: ByteBuffer.self) { try client.channel.writeInbound(bytes) }
        }
        server.channel.embeddedEventLoop.run()
        #expect(server.heard == "all there is" && server.error == nil && client.error == nil)
        #expect(server.isClosed, "close_notify came")
    }

    @Test("A direction closed twice during the handshake ends once, after the handshake; the second close fails")
    func closeOutputTwiceDuringHandshake() throws {
        let (server, client) = (TLSPair.Side(), TLSPair.Side())
        try server.channel.pipeline.syncOperations.addHandlers([TLSHandler(context: serverContext), server])
        let ends = NIOLockedValueBox(0)
        try client.channel.pipeline.syncOperations.addHandlers([
            HalfClosing { ends.withLockedValue { $0 += 1 } }, TLSHandler(context: clientContext, serverName: "push.test"), client,
        ])
        let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
        for side in [server, client] { try side.channel.connect(to: address).wait() }
        client.say("all there is")
        let first = client.channel.close(mode: .output)
        let second = client.channel.close(mode: .output)
        #expect(throws: ChannelError.outputClosed) { try second.wait() }
        #expect(ends.withLockedValue { $0 } == 0, "the handshake needs the direction")
        for _ in 0..<4 {
            while let bytes = try client.channel.readOutbound(as: ByteBuffer.self) { try server.channel.writeInbound(bytes) }
            while let bytes = try server.channel.readOutbound(as: ByteBuffer.self) { try client.channel.writeInbound(bytes) }
        }
        server.channel.embeddedEventLoop.run()
        try first.wait()
        #expect(ends.withLockedValue { $0 } == 1)
        #expect(server.heard == "all there is" && server.error == nil && client.error == nil)
        #expect(server.isClosed, "close_notify came")
    }

    @Test("A write after our direction was closed fails, and reading goes on")
    func writeAfterCloseOutput() throws {
        let pair = try TLSPair(server: serverContext, client: clientContext)
        try pair.client.channel.pipeline.syncOperations.addHandler(HalfClosing(), position: .first)
        pair.client.channel.close(mode: .output, promise: nil)
        let late = pair.client.channel.writeAndFlush(ByteBuffer(string: "late"))
        #expect(throws: ChannelError.outputClosed) { try late.wait() }
        pair.server.say("still talking")
        while let bytes = try pair.server.channel.readOutbound(as: ByteBuffer.self) { try pair.client.channel.writeInbound(bytes) }
        #expect(pair.client.heard == "still talking" && pair.client.error == nil)
        pair.exchange()
        #expect(pair.server.isClosed && pair.server.error == nil)
    }

    @Test("reload shows a renewed certificate to new connections and leaves open ones alone")
    func reload() throws {
        let pair = try TLSPair(server: serverContext, client: clientContext)
        _ = try authority.issue("server", dnsNames: ["push.test", "renewed.test"])
        try serverContext.reload()
        let second = try TLSPair(server: serverContext, client: clientContext)
        #expect(second.client.handshake?.peerIdentity?.dnsNames == ["push.test", "renewed.test"])
        pair.client.say("still here")
        pair.exchange()
        #expect(pair.server.heard == "still here")
        try "not a certificate".write(toFile: serverContext.configuration.certificate.certificateChainPath, atomically: true, encoding: .utf8)
        #expect(throws: TLSError.self) { try serverContext.reload() }
        let third = try TLSPair(server: serverContext, client: clientContext)
        #expect(third.client.handshake != nil)
    }

    @Test("SEC-13 A connection whose handshake goes on during a reload ends it with the certificate and protocols of before")
    func reloadDuringHandshake() throws {
        for round in 0..<50 {
            _ = try authority.issue("server", dnsNames: ["push.test", "round\(round).test"])
            let pair = try TLSPair(server: serverContext, client: clientContext) { try serverContext.reload() }
            #expect(
                pair.server.handshake?.applicationProtocol == "h2" && pair.client.handshake?.applicationProtocol == "h2", "\(pair.server.message)")
            #expect(pair.client.handshake?.peerIdentity?.dnsNames.last == (round == 0 ? "*.wild.test" : "round\(round - 1).test"))
        }
    }
}

/// Stands for a socket, which can end one direction alone; the channel in memory would close.
private final class HalfClosing: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    private let ended: () -> Void

    init(ended: @escaping () -> Void = {}) { self.ended = ended }

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .output else { return context.close(mode: mode, promise: promise) }
        ended()
        promise?.succeed(())
    }
}
