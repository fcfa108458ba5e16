import Synchronization
import Testing

@testable import HTTP2
@testable import RPC

/// Peers that flood with cheap frames. Each is cut off with GOAWAY(ENHANCE_YOUR_CALM) and counted, and others do not notice.
@Suite("SEC-03 floods from a raw socket", .timeLimit(.minutes(1)))
struct FloodTests {
    /// The attacker is told to calm down, its connection ends and holds nothing any more, and the metric knows why.
    private func expectCut(_ siege: Siege, _ attacker: RawSocket, _ reason: ConnectionCutReason) async throws {
        #expect(await attacker.untilClosed().last == RawSocket.enhanceYourCalm)
        #expect(await siege.cut() == reason)
        let account = try await siege.account()
        #expect(account.streams == 0 && account.unsentBytes == 0 && account.queuedFrames == 0, "\(account)")
        #expect(await siege.bystanderIsServed())
    }

    @Test("Rapid reset (CVE-2023-44487)")
    func rapidReset() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            let order = RawSocket.order("wait")
            await attacker.besiege(5_000) { index in
                let stream = Int32(index * 2 + 1)
                return RawSocket.callBytes(stream, order) + RawFrame.reset(stream).bytes
            }
            try await self.expectCut(siege, attacker, .resetFlood)
            // The burst, the frames granted meanwhile, and the frames read together with the last of them.
            #expect(siege.service.events.withLock { $0.calls } < 4_000)
        }
    }

    @Test("Made you reset (CVE-2025-8671): whole requests, each followed by a frame that makes the server reset it")
    func madeYouReset() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            let order = RawSocket.order("wait")
            await attacker.besiege(5_000) { index in
                let stream = Int32(index * 2 + 1)
                return RawSocket.callBytes(stream, order) + RawFrame.window(stream, 0x7fff_ffff).bytes
            }
            try await self.expectCut(siege, attacker, .resetFlood)
            #expect(siege.service.events.withLock { $0.calls } < 4_000)
        }
    }

    @Test("Made to reset by bodies of a wrong length, which no callback of the session reports")
    func contentLengths() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            await attacker.besiege(5_000) { index in
                RawSocket.callBytes(Int32(index * 2 + 1), RawSocket.order("wait"), [("content-length", "1")])
            }
            try await self.expectCut(siege, attacker, .resetFlood)
        }
    }

    @Test("Empty HEADERS: requests of nothing")
    func emptyHeaders() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            await attacker.besiege(5_000) { RawFrame.headers(Int32($0 * 2 + 1), [], end: true).bytes }
            try await self.expectCut(siege, attacker, .resetFlood)
        }
    }

    @Test("Cheap frames", arguments: ["ping", "settings", "acknowledgements", "window", "empty data", "empty padded data", "goaway"])
    func cheapFrames(_ kind: String) async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            attacker.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])))
            let frame: RawFrame =
                switch kind {
                case "ping": .ping()
                case "settings": .settings((4, 70_000))
                case "acknowledgements": RawFrame(.settings, flags: RawFrame.acknowledgement)
                case "window": .window(0, 1)
                case "goaway": RawFrame(.goAway, Array(repeating: 0, count: 8))
                case "empty padded data": RawFrame(.data, flags: RawFrame.padded, stream: 1, [0])
                default: .data(1, [])
                }
            await attacker.besiege(10_000) { _ in frame.bytes }
            if kind == "acknowledgements" {
                // Of what was not sent: nghttp2 calls it a violation at once.
                #expect(await attacker.untilClosed() == [1])
                #expect(await siege.cut() == .protocolViolation)
            } else {
                try await self.expectCut(siege, attacker, .controlFlood)
            }
        }
    }

    @Test("PRIORITY and unknown frames are skipped and leave nothing behind")
    func skippedFrames() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            await attacker.besiege(20_000, atATime: 1_000) { index in
                RawFrame(.priority, stream: Int32(index * 2 + 1), [0, 0, 0, 0, 7]).bytes + RawFrame(type: 0x42, stream: 1, [1, 2, 3]).bytes
            }
            let account = try await siege.account()
            #expect(account.streams == 0 && account.unsentBytes == 0 && account.queuedFrames == 0, "\(account)")
            #expect(await siege.bystanderIsServed())
            #expect(await attacker.echoes(1))
            attacker.close()
        }
    }

    @Test("A good client that answers every DATA frame with windows and a PING is no flood")
    func busyReader() async throws {
        try await Siege.lay { siege in
            let socket = try await siege.attacker()
            for call in 0..<8 {
                let stream = Int32(call * 2 + 1)
                socket.send(bytes: RawSocket.callBytes(stream, RawSocket.order("size", "", ["bytes": "4000000"])))
                var isOver = false
                while !isOver, let frame = await socket.next() {
                    isOver = frame.stream == stream && (frame.endsStream || frame.kind == .reset)
                    if frame.kind == .data, !frame.payload.isEmpty {
                        let increment = UInt32(frame.payload.count)
                        socket.send(.window(0, increment), .window(stream, increment), .ping())
                    }
                }
                #expect(await socket.answer(stream).grpcStatus == "0")
            }
            socket.close()
        }
    }

    @Test("CONTINUATION without end (CVE-2024-28182)", arguments: [0, 1_000])
    func continuations(_ size: Int) async throws {
        try await Siege.lay { siege in
            // No acknowledgement of SETTINGS may come in between: within a header block it is an error of its own.
            let attacker = try await siege.attacker(acknowledges: false)
            attacker.send(RawFrame(.headers, stream: 1, HeaderBlock.encode(RawSocket.head())))
            let field = size == 0 ? [] : HeaderBlock.encode([("x-filler", String(repeating: "v", count: size))])
            attacker.flood(1_000) { _ in RawFrame(.continuation, stream: 1, field).bytes }
            // The GOAWAY is lost when the kernel still has unread bytes of the flood as the connection is closed.
            let codes = await attacker.untilClosed()
            #expect(codes.isEmpty || codes == [RawSocket.enhanceYourCalm])
            #expect(await siege.cut() == .continuationFlood)
            let account = try await siege.account()
            #expect(account.streams == 0 && account.queuedFrames == 0)
        }
    }

    @Test("A stream's window beyond 2^31-1 ends the stream with FLOW_CONTROL_ERROR")
    func windowOverflow() async throws {
        try await Siege.lay { siege in
            let socket = try await siege.attacker()
            socket.send(.headers(1, RawSocket.head()), .window(1, 0x7fff_ffff))
            #expect(await socket.answer(1).reset == 3)
            #expect(await socket.echoes(5))
            socket.close()
        }
    }

    @Test("More streams than granted end the connection once the grant is known")
    func tooManyStreams() async throws {
        try await Siege.lay({ $0.maxConcurrentStreams = 50 }) { siege in
            let attacker = try await siege.attacker()
            #expect(await attacker.echoes(1))
            attacker.flood(60) { RawSocket.callBytes(Int32($0 * 2 + 3), RawSocket.order("wait")) }
            #expect(await attacker.untilClosed() == [1])
            #expect(await siege.cut() == .protocolViolation)
            #expect(siege.service.events.withLock { $0.calls } <= 51)
        }
    }
}
