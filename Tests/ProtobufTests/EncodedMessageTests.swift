import CarillonAPI
import Protobuf
import Testing

@Suite("Messages that stay encoded")
struct EncodedMessageTests {
    private typealias Response = RegistryV1.ListSendableResponse

    private func response(_ ids: String...) -> Response {
        Response(
            devices: ids.map { id in
                var device = CommonV1.SendableDevice()
                device.pushDeviceId = id
                return device
            })
    }

    @Test("An encoded message has the bytes, the size, the name and the content of its message")
    func same() throws {
        let message = response("a", "b")
        let encoded = try EncodedMessage(message)
        #expect(try encoded.bytes() == message.bytes())
        #expect(encoded.encodedSize() == message.encodedSize())
        #expect(EncodedMessage<Response>.fullName == Response.fullName)
        #expect(try encoded.decoded() == message)
        #expect(try EncodedMessage<Response>().decoded() == Response())
    }

    @Test("Several are one message with the lists of all, in their order")
    func merged() throws {
        let parts = try [response("a", "b"), response(), response("c")].map { try $0.bytes() }
        let merged = EncodedMessage<Response>(merging: parts)
        #expect(try merged.decoded() == response("a", "b", "c"))
        #expect(try merged.bytes() == response("a", "b", "c").bytes())
        #expect(merged.encodedSize() == response("a", "b", "c").encodedSize())
    }

    @Test("A list that is encoded element by element has the bytes of the whole message")
    func list() throws {
        var list = ListEncoder(field: 1)
        let response = response("a", String(repeating: "b", count: 300), "")
        for device in response.devices { try list.append(device) }
        #expect(throws: EncodingError.self) { try list.append(self.response("a\0").devices[0]) }
        #expect(try list.take() == response.bytes())
        #expect(list.take().isEmpty)
    }

    @Test("Foreign bytes are looked at before they are kept")
    func foreign() throws {
        let bytes = try response("a").bytes()
        #expect(try EncodedMessage<Response>(bytes: bytes).decoded() == response("a"))
        #expect(throws: DecodingError.self) { try EncodedMessage<Response>(bytes: bytes.dropLast()) }
    }
}
