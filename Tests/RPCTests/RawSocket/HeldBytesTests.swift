import Foundation
import NIOCore
import Synchronization
import TestConditions
import Testing

@testable import HTTP2
@testable import RPC

/// Bytes of requests that no handler has yet: all connections share one budget.
@Suite("SEC-03 held requests from a raw socket", .timeLimit(.minutes(1)))
struct HeldBytesTests {
    /// Refuses everybody, as it does before a call is complete.
    private final class Doorkeeper: ServerInterceptor {
        let asked = Mutex(0)

        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            throw RPCError(code: .unauthenticated, message: "who are you?")
        }

        func admits(_ context: ServerContext) -> Bool {
            self.asked.withLock { $0 += 1 }
            return false
        }
    }

    @Test("A call that its head does not allow is refused before its request is collected")
    func refusedByHead() async throws {
        let service = ControlService()
        // Long before this, the answer is there.
        var limits = RPCLimits()
        limits.http2.requestTimeout = .seconds(5)
        try await withServer(services: [service], interceptors: [Doorkeeper()], limits: limits) { server, target in
            let socket = try await RawSocket.connect(target)
            let order = RawSocket.order("echo", String(repeating: "x", count: 100_000))
            socket.send(.headers(1, RawSocket.head()), .data(1, Array(order.prefix(10_000))))
            #expect(await socket.answer(1).grpcStatus == "16")
            // Later bytes are of no use, and not kept.
            socket.send(.data(1, Array(order.dropFirst(10_000).prefix(16_000))))
            // Whole requests are refused as ever.
            #expect(await socket.call(3, body: RawSocket.order("echo")).grpcStatus == "16")
            #expect(server.heldMessageBytes == 0)
            socket.close()
        }
        #expect(service.events.withLock { $0.calls } == 0)
    }

    @Test("A compressed message of an unauthorized caller is never decompressed")
    func refusedBomb() async throws {
        let doorkeeper = Doorkeeper()
        try await withServer(services: [ControlService()], interceptors: [doorkeeper]) { server, target in
            let socket = try await RawSocket.connect(target)
            // Damaged: decompression would fail.
            let bomb = Array(MessageFrame.wrap(Self.gzip(4_000_000, damaged: true), compressed: true).readableBytesView)
            let head: [(String, String?)] = [("grpc-encoding", "gzip")]
            // A whole request is asked about by its head only when its bytes come in more than one piece.
            #expect(await socket.call(1, head, body: bomb).grpcStatus == "16")
            let before = doorkeeper.asked.withLock { $0 }
            #expect(before <= 1)
            socket.send(.headers(3, RawSocket.head(head)), .data(3, bomb))
            #expect(await socket.answer(3).grpcStatus == "16")
            #expect(doorkeeper.asked.withLock { $0 } == before + 1, "once a call")
            #expect(server.heldMessageBytes == 0)
            socket.close()
        }
    }

    /// An order for the control service of so many bytes, compressed.
    private static func gzip(_ count: Int, _ reason: String = "echo", damaged: Bool = false) -> ByteBuffer {
        let order = RawSocket.order(reason, String(repeating: "x", count: count))
        var member = Gzip.compress(ByteBuffer(bytes: order.dropFirst(5)))
        if damaged { member.setInteger(UInt8(0xff), at: member.readableBytes / 2) }
        return member
    }

    @Test("Compressed requests are charged with their decompressed size while their handlers run")
    func decompressed() async throws {
        try await Siege.lay(rpc: { $0.maxHeldMessageBytes = 10_000_000 }) { siege in
            let socket = try await siege.attacker()
            let request = Array(MessageFrame.wrap(Self.gzip(4_000_000, "be-stubborn"), compressed: true).readableBytesView)
            #expect(request.count < 10_000)
            // The answers are compressed too: as they are, they would wait for window that this client never gives.
            let head: [(String, String?)] = [("grpc-encoding", "gzip"), ("grpc-accept-encoding", "gzip")]
            for stream in [1, 3] as [Int32] {
                socket.send(.headers(stream, RawSocket.head(head)), .data(stream, request, end: true))
                await siege.service.arrivals.next()
            }
            #expect(siege.server.heldMessageBytes > 8_000_000)
            #expect(await socket.call(5, head, body: request).grpcStatus == "14")
            #expect(await siege.cut() == .messageBudget)
            #expect(await siege.bystanderIsServed())
            siege.service.release()
            for stream in [1, 3] as [Int32] { #expect(await socket.answer(stream).grpcStatus == "0") }
            #expect(siege.server.heldMessageBytes == 0)
            socket.close()
        }
    }

    @Test("Connections that leave requests unfinished share a budget, and one that holds little gets through")
    func sharedBudget() async throws {
        let limit = 8_000_000
        try await Siege.lay(rpc: { $0.maxHeldMessageBytes = limit }) { siege in
            let piece = Array(RawSocket.order("echo", String(repeating: "x", count: 100_000)).prefix(90_000))
            var attackers: [RawSocket] = []
            for _ in 0..<6 {
                let attacker = try await siege.attacker()
                await attacker.acceptSettings()
                attackers.append(attacker)
                for stream in stride(from: Int32(1), to: 81, by: 2) {
                    attacker.send(.window(0, 100_000))
                    let frames = stride(from: 0, to: piece.count, by: 16_000).map {
                        RawFrame.data(stream, Array(piece[$0..<min($0 + 16_000, piece.count)]))
                    }
                    attacker.send(bytes: ([RawFrame.headers(stream, RawSocket.head())] + frames).flatMap(\.bytes))
                }
            }
            // A PING behind it all says when a server has read it.
            for attacker in attackers {
                attacker.send(.ping(9))
                _ = await attacker.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 9 }
            }
            let refused = attackers.reduce(0) { count, attacker in count + attacker.seen.count { $0.kind == .headers } }
            #expect(siege.server.heldMessageBytes <= 2 * limit, "of 21,600,000")
            #expect(refused > 0 && refused < 6 * 40)
            #expect(await siege.cut() == .messageBudget)
            // An honest client whose request comes in two pieces.
            let client = try await siege.attacker()
            let order = RawSocket.order("echo", String(repeating: "y", count: 20_000))
            client.send(.headers(1, RawSocket.head()), .data(1, Array(order.prefix(12_000))), .ping(3))
            _ = await client.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 3 }
            client.send(.data(1, Array(order.dropFirst(12_000)), end: true))
            #expect(await client.answer(1).grpcStatus == "0")
            client.close()
            for attacker in attackers { attacker.close() }
            try await eventually("the bystander is left alone, and no bytes are held") {
                siege.server.connectionCount <= 1 && siege.server.heldMessageBytes == 0
            }
        }
    }

    @Test("Large heads of requests that are not complete count, until the request is there or the stream is gone")
    func heads() async throws {
        try await Siege.lay(rpc: { $0.maxHeldMessageBytes = 100_000 }) { siege in
            let socket = try await siege.attacker()
            await socket.acceptSettings()
            let head = RawSocket.head([("x-large", String(repeating: "x", count: 9_000))])
            for stream in stride(from: Int32(1), to: 21, by: 2) { socket.send(.headers(stream, head)) }
            socket.send(.ping(7))
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 7 }
            #expect((50_000...100_000).contains(siege.server.heldMessageBytes), "\(siege.server.heldMessageBytes)")
            #expect(await siege.cut() == .messageBudget)
            socket.send(.data(1, RawSocket.order("echo", "y"), end: true))
            #expect(await socket.answer(1).grpcStatus == "0")
            for stream in stride(from: Int32(3), to: 21, by: 2) { socket.send(.reset(stream)) }
            socket.send(.ping(8))
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 8 }
            #expect(siege.server.heldMessageBytes == 0)
            socket.close()
        }
    }

    @Test("Messages that a streaming handler does not take count as held until it is gone")
    func unreadStream() async throws {
        try await Siege.lay { siege in
            let socket = try await siege.attacker()
            await socket.acceptSettings()
            let message = RawSocket.order("echo", String(repeating: "x", count: 15_000))
            // Nobody takes the echoes, so the handler stops writing, and then reading.
            socket.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])))
            socket.send(.window(0, 400_000))
            socket.send(bytes: (0..<16).flatMap { _ in RawFrame.data(1, message).bytes } + RawFrame.ping(5).bytes)
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 5 }
            #expect(siege.server.heldMessageBytes > 15_000)
            socket.send(.reset(1))
            // The handler is a task of its own: it ends after the reset, not with it.
            try await eventually("no bytes are held") { siege.server.heldMessageBytes == 0 }
            socket.close()
        }
    }

    @Test("When the budget is spent each connection may have its equal part; heavy use is followed by one cleaning")
    func parts() {
        let settled = Mutex(0)
        let megabyte = 1_024 * 1_024
        let budget = MessageBudget(limit: 100 * megabyte) { settled.withLock { $0 += 1 } }
        var first = MessageBudget.Account(of: budget)
        var second = MessageBudget.Account(of: budget)
        let steps = [first.charge(90 * megabyte), second.charge(40 * megabyte), second.charge(20 * megabyte), first.charge(1)]
        #expect(steps == [true, true, false, false])
        #expect(budget.heldBytes == 130 * megabyte)
        first.release(90 * megabyte)
        #expect(settled.withLock { $0 } == 0)
        second.release(39 * megabyte)
        second.release(megabyte)
        #expect(settled.withLock { $0 } == 1 && budget.heldBytes == 0)
        // Alone again, it may have everything; light use leaves nothing to clean.
        let alone = [second.charge(100 * megabyte), second.charge(1)]
        #expect(alone == [true, false])
        second.release(100 * megabyte)
        let light = first.charge(megabyte)
        first.release(megabyte)
        #expect(light && settled.withLock { $0 } == 2)
    }

    @Test("Connections that come one by one and take all they may hold no more than twice the limit, and the last one gets its small part")
    func partsOneByOne() {
        let limit = 128 * 1_024 * 1_024
        let budget = MessageBudget(limit: limit) {}
        // 150 of them, each in pieces of its small part.
        func take(_ connection: Int) {
            guard connection < 150 else {
                #expect(budget.heldBytes <= 2 * limit + 150 * (limit / 8_192))
                var last = MessageBudget.Account(of: budget)
                let steps = [last.charge(limit / 8_192), last.charge(limit / 8_192)]
                #expect(steps == [true, false])
                last.release(last.held)
                return
            }
            var account = MessageBudget.Account(of: budget)
            while account.charge(limit / 8_192) {}
            take(connection + 1)
            account.release(account.held)
        }
        take(0)
        #expect(budget.heldBytes == 0)
    }

    /// Pages of memory that this process has.
    private func residentPages() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[1]))
    }

    @Test("Memory freed between blocks in use goes back to the system")
    func heap() async throws {
        var kept: [UnsafeMutableRawPointer] = []
        var freed: [UnsafeMutableRawPointer] = []
        for index in 0..<4_096 {
            let block = UnsafeMutableRawPointer.allocate(byteCount: 16_384, alignment: 16)
            block.initializeMemory(as: UInt8.self, repeating: 7, count: 16_384)
            if index % 64 == 63 { kept.append(block) } else { freed.append(block) }
        }
        for block in freed { block.deallocate() }
        // 63 MiB of 4 KiB pages, half of which may come and go with other things.
        let before = try self.residentPages()
        Heap.giveBackSoon()
        try await eventually("the system has the pages") { try self.residentPages() <= before - 8_000 }
        for block in kept { block.deallocate() }
    }
}
