import Testing

@testable import HTTP2
@testable import RPC

/// Header blocks beyond `HTTP2Limits.maxHeaderListBytes`. In HPACK a byte can stand for a field of 4,000, so what they cost must not follow
/// their length on the wire.
@Suite("SEC-03 large header lists from a raw socket", .timeLimit(.minutes(1)))
struct HeaderListTests {
    /// A literal field that goes into the compression table as its newest entry, number 62 (RFC 7541 §6.2.1).
    private static func indexed(_ name: String, _ value: String) -> [UInt8] { [0x40] + HeaderBlock.encode([(name, value)]).dropFirst() }
    /// That entry once more.
    private static let newest: UInt8 = 0x80 | 62

    /// Eleven fields of 3,900 bytes in one, of which the fifth is too much.
    private static let fields = indexed("x-long", String(repeating: "v", count: 3_900)) + [UInt8](repeating: newest, count: 10)
    private static let bomb = HeaderBlock.encode(RawSocket.head()) + fields

    @Test("Such a head is answered at once and counted; the rest of it is read for the compression table alone")
    func answeredAtOnce() async throws {
        try await Siege.lay { siege in
            let socket = try await siege.attacker()
            // The acknowledgement of SETTINGS must not come inside the header block.
            #expect(await socket.echoes(1))
            socket.send(RawFrame(.headers, stream: 3, Self.bomb))
            #expect(await socket.answer(3).httpStatus == "431")
            #expect(await siege.cut() == .headerList)
            let rest = [UInt8](repeating: Self.newest, count: 16_000) + Self.indexed("x-later", "still in step")
            socket.send(RawFrame(.continuation, flags: RawFrame.endHeaders, stream: 3, rest))
            // The entry that was made in the dropped part of the block is the newest one still.
            let head = HeaderBlock.encode(RawSocket.head()) + [Self.newest]
            socket.send(RawFrame(.headers, flags: RawFrame.endHeaders, stream: 5, head), .data(5, RawSocket.order("metadata"), end: true))
            let answer = await socket.answer(5)
            #expect(answer.grpcStatus == "0")
            #expect(try answer.order().metadata["x-later"] == "still in step")
            socket.close()
        }
    }

    @Test("Many of them end the connection")
    func flood() async throws {
        try await Siege.lay { siege in
            let attacker = try await siege.attacker()
            #expect(await attacker.echoes(1))
            await attacker.besiege(5_000) { RawFrame(.headers, flags: RawFrame.endHeaders, stream: Int32($0 * 2 + 3), Self.bomb).bytes }
            #expect(await attacker.untilClosed().last == RawSocket.enhanceYourCalm)
            var cuts = 0
            while let cut = await siege.cut(), cut != .resetFlood { cuts += cut == .headerList ? 1 : 0 }
            #expect(cuts >= HTTP2Limits.server.resetBurst && cuts < 4_000)
        }
    }

    @Test("Trailers of a request that are too large are answered RESOURCE_EXHAUSTED with the limit", arguments: [false, true])
    func trailers(afterResponse: Bool) async throws {
        try await Siege.lay { siege in
            let socket = try await siege.attacker()
            let echo = RawSocket.order("echo", "first")
            socket.send(.headers(1, RawSocket.head([(":path", RawCallTests.chat)])))
            if afterResponse {
                socket.send(.data(1, echo))
                _ = await socket.first(.data)
            }
            socket.send(RawFrame(.headers, flags: RawFrame.endHeaders | RawFrame.endStream, stream: 1, Self.fields))
            let answer = await socket.answer(1)
            #expect(answer.grpcStatus == "8" && answer.grpcMessage?.contains("16384") == true, "\(answer)")
            #expect(await siege.cut() == .headerList)
            #expect(await socket.echoes(3))
            socket.close()
        }
    }
}
