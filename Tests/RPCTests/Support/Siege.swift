import Foundation
import HTTP2
import NIOCore
import NIOPosix
import Synchronization
import TLS
import TestCertificates
import Testing

@testable import HTTP2
@testable import RPC

/// A server under attack, and beside the attackers a client that must be served all the while.
final class Siege {
    let server: RPCServer
    let service: ControlService
    let target: Target
    /// The well-behaved client.
    private let bystander: RawSocket
    private var nextStream: Int32 = 1
    private var cuts: AsyncStream<ConnectionCutReason>.Iterator

    /// What the connections of a server hold, the largest of each.
    struct Account: Sendable {
        var streams = 0
        var unsentBytes = 0
        var queuedFrames = 0
    }

    private init(_ server: RPCServer, _ service: ControlService, _ target: Target, _ bystander: RawSocket, _ cuts: AsyncStream<ConnectionCutReason>) {
        (self.server, self.service, self.target, self.bystander) = (server, service, target, bystander)
        self.cuts = cuts.makeAsyncIterator()
    }

    static func lay(_ change: (inout HTTP2Limits) -> Void, _ body: (Siege) async throws -> Void) async throws {
        try await self.lay(rpc: { change(&$0.http2) }, body)
    }

    static func lay(rpc change: (inout RPCLimits) -> Void = { _ in }, _ body: (Siege) async throws -> Void) async throws {
        var limits = RPCLimits()
        change(&limits)
        let service = ControlService()
        let (cuts, continuation) = AsyncStream.makeStream(of: ConnectionCutReason.self)
        let server = RPCServer(services: [service], limits: limits, onCut: { continuation.yield($0) })
        let port = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: MultiThreadedEventLoopGroup.singleton)[0].port ?? 0
        let target = Target.addresses([.ip("127.0.0.1", port: port)])
        // From another address, so that limits of one peer are not its own.
        let siege = Siege(server, service, target, try await RawSocket.connect(target, from: "127.0.0.9"), cuts)
        do {
            try await body(siege)
            #expect(await siege.bystanderIsServed())
        } catch {
            await server.shutdownGracefully(within: .zero)
            throw error
        }
        siege.bystander.close()
        await server.shutdownGracefully(within: .zero)
    }

    func attacker(
        begins: Bool = true, acknowledges: Bool = true, settings: RawFrame = .settings(), receiveBuffer: Int? = nil
    ) async throws -> RawSocket {
        try await RawSocket.connect(self.target, begins: begins, acknowledges: acknowledges, settings: settings, receiveBuffer: receiveBuffer)
    }

    func bystanderIsServed() async -> Bool {
        defer { self.nextStream += 2 }
        return await self.bystander.echoes(self.nextStream)
    }

    /// The next reason for which the server cut somebody off.
    func cut() async -> ConnectionCutReason? { await self.cuts.next() }

    /// What the connections hold now.
    func account() async throws -> Account {
        var account = Account()
        for connection in self.server.openConnections {
            let (streams, bytes, frames) = try await connection.eventLoop.submit {
                (connection.openStreams, connection.unsentBytes, connection.queuedFrames)
            }.get()
            account.streams = max(account.streams, streams)
            account.unsentBytes = max(account.unsentBytes, bytes)
            account.queuedFrames = max(account.queuedFrames, frames)
        }
        return account
    }
}

extension RawSocket {
    static let enhanceYourCalm: UInt32 = 0xb

    /// A whole call as bytes.
    static func callBytes(_ stream: Int32, _ order: [UInt8], _ changes: [(String, String?)] = []) -> [UInt8] {
        RawFrame.headers(stream, self.head(changes)).bytes + RawFrame.data(stream, order, end: true).bytes
    }

    /// Sends so many of something, some at a time, each time waiting until the server has dealt with them. Ends early when the server does.
    func besiege(_ count: Int, atATime: Int = 250, _ bytes: (Int) -> [UInt8]) async {
        for start in stride(from: 0, to: count, by: atATime) where !self.isClosed {
            let mark = UInt8(truncatingIfNeeded: start / atATime)
            self.send(bytes: (start..<min(count, start + atATime)).flatMap(bytes) + RawFrame.ping(mark).bytes)
            while let frame = await self.next(), !(frame.kind == .ping && frame.flags == RawFrame.acknowledgement && frame.payload[0] == mark) {}
        }
    }

    /// Sends one byte after the other at a snail's pace until the connection is gone.
    func drip(_ bytes: [UInt8], every pace: TimeAmount = .milliseconds(20)) {
        let channel = self.channel
        let rest = Mutex(bytes[...])
        channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: pace) { task in
            guard channel.isActive, let byte = rest.withLock({ $0.popFirst() }) else { return task.cancel() }
            channel.writeAndFlush(ByteBuffer(bytes: [byte]), promise: nil)
        }
    }
}
