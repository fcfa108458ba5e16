import CarillonAPI
import Protobuf
import Testing

@testable import DispatcherService

@Suite("Pushes with their bytes") struct ReceivedPushesTests {
    @Test("DISP-01 each push comes with its own bytes, in the order of the request")
    func bytes() throws {
        let pushes = [TestPushes.push("p1", devices: ["a", "b"]), TestPushes.push("p2")]
        let received = try ReceivedPushes(bytes: DispatcherV1.EnqueueRequest(pushes: pushes).bytes())
        #expect(received.pushes.map(\.message) == pushes)
        #expect(try received.encoded == pushes.map { try $0.bytes() })
        #expect(try received.bytes() == DispatcherV1.EnqueueRequest(pushes: pushes).bytes())
        #expect(try ReceivedPushes(bytes: []).pushes.isEmpty)
    }

    @Test("ARCH-16 fields that this version does not know are skipped, and what is malformed is refused")
    func unknownFields() throws {
        let push = try DispatcherV1.EnqueueRequest(pushes: [TestPushes.push("p1")]).bytes()
        // Field 15 as a varint, as eight bytes, as a string of two, and as four bytes.
        let unknown: [UInt8] = [0x78, 0x80, 0x01, 0x79, 1, 2, 3, 4, 5, 6, 7, 8, 0x7A, 2, 0x0A, 0x0A, 0x7D, 1, 2, 3, 4]
        #expect(try ReceivedPushes(bytes: unknown + push + unknown + push).pushes.map(\.message.pushId) == ["p1", "p1"])
        #expect(throws: (any Error).self) { try ReceivedPushes(bytes: Array(push.dropLast())) }
    }
}
