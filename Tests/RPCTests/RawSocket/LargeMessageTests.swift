import Dispatch
import NIOCore
import Synchronization
import TestConditions
import Testing

@testable import HTTP2
@testable import RPC

/// Messages larger than their stream's window: their cost is bounded, and they arrive.
@Suite("ARCH-02 large messages from a raw socket", .timeLimit(.minutes(1)))
struct LargeMessageTests {
    /// Sends bodies as far as the server's windows allow, like a good client, until there is no progress any more.
    private struct Upload {
        let socket: RawSocket
        var rest: [Int32: ArraySlice<UInt8>]
        /// Whether the last bytes end the request.
        var ends = true
        var sent: [Int32: Int] = [:]

        private func room(_ stream: Int32) -> Int {
            let updates = self.socket.seen.filter { $0.kind == .windowUpdate && $0.stream == stream }.reduce(0) { $0 + Int($1.code) }
            let sent = stream == 0 ? self.sent.values.reduce(0, +) : self.sent[stream, default: 0]
            return (stream == 0 ? 65_535 : HTTP2Limits.server.initialWindowBytes) + updates - sent
        }

        mutating func proceed() async {
            var idleRounds: UInt8 = 0
            while idleRounds < 3 {
                var progress = false
                for stream in self.rest.keys.sorted() {
                    while let bytes = self.rest[stream] {
                        let count = min(bytes.count, 16_384, self.room(stream), self.room(0))
                        if count <= 0 { break }
                        progress = true
                        self.socket.send(.data(stream, Array(bytes.prefix(count)), end: self.ends && count == bytes.count))
                        self.sent[stream, default: 0] += count
                        self.rest[stream] = count == bytes.count ? nil : bytes.dropFirst(count)
                    }
                }
                idleRounds = progress ? 0 : idleRounds + 1
                // The window update for the bytes read comes before the answer to a later PING.
                let before = self.socket.seen.count
                self.socket.send(.ping(idleRounds))
                while let frame = await self.socket.next() {
                    if frame.kind == .ping, frame.flags == RawFrame.acknowledgement, self.socket.seen.count > before { break }
                }
            }
        }
    }

    /// The thread that decodes large messages, while somebody else's message takes it long.
    private struct BusyDecoder {
        private let gate = DispatchSemaphore(value: 0)
        private let work: Task<Void, any Error>

        init() async throws {
            let (begun, begins) = AsyncStream.makeStream(of: Void.self)
            let gate = self.gate
            self.work = Task {
                try await LargeMessages.run {
                    begins.finish()
                    gate.wait()
                }
            }
            for await _ in begun {}
        }

        func finish() async throws {
            self.gate.signal()
            try await self.work.value
        }
    }

    @Test("A reader that does not read holds back large messages too")
    func unreadMessages() async throws {
        try await withRawSocket { socket, _ in
            let message = RawSocket.order("echo", String(repeating: "m", count: 1_000_000))
            // Nobody takes the echoes, so the handler stops writing, and then reading.
            socket.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])))
            var upload = Upload(socket: socket, rest: [1: (0..<20).flatMap { _ in message }[...]])
            await upload.proceed()
            #expect(upload.sent[1, default: 0] < 4_000_000)
        }
    }

    @Test("Large messages of one connection wait for their turn, and all arrive")
    func budget() async throws {
        var limits = RPCLimits()
        limits.maxLargeMessageBytesPerConnection = 1_000_000
        try await withRawSocket(limits: limits, settings: .settings((4, 4_000_000))) { socket, _ in
            socket.send(.window(0, 40_000_000))
            let message = RawSocket.order("echo", String(repeating: "m", count: 900_000))
            let streams: [Int32] = [1, 3, 5, 7]
            for stream in streams { socket.send(.headers(stream, RawSocket.head())) }
            var upload = Upload(socket: socket, rest: Dictionary(uniqueKeysWithValues: streams.map { ($0, message.dropLast()) }), ends: false)
            await upload.proceed()
            #expect(upload.sent.values.filter { $0 > 300_000 }.count == 1, "\(upload.sent)")
            // One that gives up lets the next one in.
            socket.send(.reset(1))
            upload.rest[1] = nil
            for stream in streams.dropFirst() { upload.rest[stream, default: []].append(message[message.count - 1]) }
            upload.ends = true
            // Room appears when a request before it is decoded, which is not on the connection's loop.
            while !upload.rest.isEmpty { await upload.proceed() }
            for stream in streams.dropFirst() { #expect(await socket.answer(stream).grpcStatus == "0") }
        }
    }

    @Test("A large request that waits for the thread that decodes it is charged, also when its call is over")
    func waitsForDecoding() async throws {
        let service = ControlService()
        try await withServer(services: [service]) { server, target in
            let decoder = try await BusyDecoder()
            let socket = try await RawSocket.connect(target)
            socket.send(.headers(1, RawSocket.head()))
            var upload = Upload(socket: socket, rest: [1: RawSocket.order("echo", String(repeating: "m", count: 600_000))[...]])
            await upload.proceed()
            #expect(upload.rest.isEmpty && server.heldMessageBytes > 300_000)
            socket.send(.reset(1), .ping(9))
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 9 }
            #expect(server.heldMessageBytes > 300_000)
            try await decoder.finish()
            try await eventually("no bytes are held") { server.heldMessageBytes == 0 }
            socket.close()
        }
        #expect(service.events.withLock { $0.calls } == 0)
    }

    @Test("A large message of a stream is charged until it is decoded, and not while its handler waits for the next one")
    func streamWaitsForDecoding() async throws {
        try await withServer(services: [ControlService()]) { server, target in
            let decoder = try await BusyDecoder()
            let socket = try await RawSocket.connect(target)
            socket.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])))
            let order = RawSocket.order("echo", String(repeating: "m", count: 600_000))
            var upload = Upload(socket: socket, rest: [1: order[...]], ends: false)
            await upload.proceed()
            #expect(upload.rest.isEmpty && server.heldMessageBytes > 600_000)
            try await decoder.finish()
            // Its echo has room, and then the handler waits.
            socket.send(.window(0, 1_000_000), .window(1, 1_000_000))
            try await eventually("no bytes are held") { server.heldMessageBytes == 0 }
            socket.send(.data(1, [], end: true))
            let answer = await socket.answer(1)
            #expect(answer.grpcStatus == "0" && answer.data == order)
            socket.close()
        }
    }

    @Test("Large requests that are decoded wait for room for their answers; one that ends meanwhile lets go of everything")
    func waitsForRoom() async throws {
        let service = ControlService()
        var limits = RPCLimits()
        limits.http2.congestedBytes = 100_000
        try await withServer(services: [service], limits: limits) { server, target in
            // All three requests are complete before one has its answer.
            let decoder = try await BusyDecoder()
            let socket = try await RawSocket.connect(target)
            await socket.acceptSettings()
            socket.send(.window(0, 1_000_000))
            let order = RawSocket.order("echo", String(repeating: "m", count: 200_000))
            let streams: [Int32] = [1, 3, 5]
            for stream in streams { socket.send(.headers(stream, RawSocket.head())) }
            var upload = Upload(socket: socket, rest: Dictionary(uniqueKeysWithValues: streams.map { ($0, order[...]) }))
            await upload.proceed()
            #expect(upload.rest.isEmpty && server.heldMessageBytes > 550_000)
            try await decoder.finish()
            // Behind their decoding, and behind what the loop does of it.
            try await LargeMessages.run {}
            socket.send(.ping(9))
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 9 }
            #expect(service.events.withLock { $0.calls } == 1, "the first answer fills the connection")
            #expect(server.heldMessageBytes > 350_000)
            socket.send(.reset(5), .ping(8))
            _ = await socket.first(.ping) { $0.flags == RawFrame.acknowledgement && $0.payload[0] == 8 }
            #expect((150_000..<250_000).contains(server.heldMessageBytes), "\(server.heldMessageBytes)")
            for stream in [1, 3] as [Int32] { socket.send(.window(stream, 1_000_000)) }
            for stream in [1, 3] as [Int32] { #expect(await socket.answer(stream).data == order) }
            try await eventually("no bytes are held") { server.heldMessageBytes == 0 }
            socket.close()
        }
        #expect(service.events.withLock { $0.calls } == 2)
    }

    @Test("Answers of handlers that waited are kept while their client does not read, and count; the connection goes on")
    func answersWait() async throws {
        let service = ControlService()
        var limits = RPCLimits()
        limits.http2.congestedBytes = 100_000
        limits.http2.maxOutboundBufferedBytes = 200_000
        try await withServer(services: [service], limits: limits) { server, target in
            let socket = try await RawSocket.connect(target)
            let order = RawSocket.order("be-stubborn", String(repeating: "m", count: 50_000))
            let streams = (0..<10).map { Int32(2 * $0 + 1) }
            var arrivals = service.arrivals.makeAsyncIterator()
            for stream in streams { socket.send(.headers(stream, RawSocket.head())) }
            var upload = Upload(socket: socket, rest: Dictionary(uniqueKeysWithValues: streams.map { ($0, order[...]) }))
            await upload.proceed()
            for _ in streams { await arrivals.next() }
            #expect(upload.rest.isEmpty && server.heldMessageBytes == 0)
            // The connection has window for the first answer alone.
            service.release()
            try await eventually("the answers wait") { server.heldMessageBytes >= 250_000 }
            socket.send(.window(0, 1_000_000))
            for stream in streams { #expect(await socket.answer(stream).data == order) }
            try await eventually("no bytes are held") { server.heldMessageBytes == 0 }
            socket.close()
        }
    }

    @Test("A prefix alone buys no memory")
    func prefixAlone() throws {
        var reader = MessageFrameReader(maxMessageBytes: 4 << 20)
        reader.append(.init(bytes: [0, 0, 0x3f, 0xff, 0xff]))
        let message = try reader.next()
        #expect(message == nil)
        #expect(reader.capacity < 1_000 && reader.unfinishedBytes == 0x3fffff + 5)
    }
}
