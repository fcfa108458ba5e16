import CarillonAPI
import Foundation
import NIOCore
import Protobuf
import RPC
import Testing

let allMessages = standardMessages + carillonMessages

extension Message {
    /// Decodes, encodes and compares sizes. Returns the bytes that a peer would get.
    static func roundTrip(_ bytes: [UInt8]) throws -> [UInt8] {
        let message = try Self(bytes: bytes)
        let again = try message.bytes()
        #expect(message.encodedSize() == again.count, "\(fullName)")
        let decoded = try Self(bytes: again)
        // NaN is not equal to itself; its bytes are.
        #expect(try decoded == message || decoded.bytes() == again, "\(fullName)")
        return again
    }
}

@Suite("Messages and their bytes") struct RoundTripTests {
    @Test("Every message that protoc encoded decodes and encodes to the same bytes")
    func foreignBytes() throws {
        var writer = SampleWriter(seed: 11)
        let tool = try ProtocTool(types: allMessages)
        defer { tool.remove() }
        var samples: [(type: Int, text: String)] = []
        for (index, type) in allMessages.enumerated() {
            for _ in 0..<6 { samples.append((index, writer.text(of: type.fullName))) }
        }
        let foreign = try tool.encode(samples)
        #expect(foreign.count == samples.count)
        var ours: [(type: Int, bytes: [UInt8])] = []
        for sample in foreign {
            let bytes = try allMessages[sample.type].roundTrip(sample.bytes)
            #expect(bytes == sample.bytes, "\(allMessages[sample.type].fullName)")
            ours.append((sample.type, bytes))
        }
        #expect(try tool.decode(ours) == tool.decode(foreign))
    }

    @Test("A message without fields set is empty on the wire and equal to its default")
    func defaults() throws {
        for type in allMessages {
            func check<M: Message>(_: M.Type) throws {
                #expect(try M().bytes().isEmpty)
                #expect(try M(bytes: []) == M())
                #expect(M().encodedSize() == 0)
            }
            try check(type)
        }
    }

    @Test("Encoding appends to the buffer")
    func appends() throws {
        var buffer = ByteBuffer(string: "head")
        let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")
        try tenant.encode(into: &buffer)
        #expect(buffer.readString(length: 4) == "head")
        #expect(try CommonV1.Tenant(decoding: buffer) == tenant)
    }

    @Test("Map entries are written in the order of their keys, so equal values have equal bytes")
    func mapsAreDeterministic() throws {
        let keys = (0..<200).map { "key-\($0)-ß" }
        var first = EvaluatorV1.Event()
        for key in keys { first.data[key] = "value of \(key)" }
        var second = EvaluatorV1.Event()
        for key in keys.reversed() { second.data[key] = "value of \(key)" }
        let bytes = try first.bytes()
        #expect(try second.bytes() == bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let positions = keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { key in
            text.range(of: "\(key)\u{12}")!.lowerBound
        }
        #expect(positions == positions.sorted())
    }

    @Test("A one-member oneof keeps absent and empty apart")
    func presence() throws {
        #expect(try RegistryV1.User(bytes: try RegistryV1.User().bytes()).email == nil)
        #expect(try RegistryV1.User(bytes: try RegistryV1.User(email: "").bytes()).email == "")
        let update = PreferencesV1.QuietHoursUpdate(enabled: false)
        #expect(try PreferencesV1.QuietHoursUpdate(bytes: try update.bytes()).enabled == false)
        #expect(try TestingV1.StatusResponse(bytes: try TestingV1.StatusResponse(nextDueMs: 0).bytes()).nextDueMs == 0)
    }

    @Test("A oneof keeps its member, even when it is empty")
    func choices() throws {
        for choice: GRPCReflectionV1.ServerReflectionRequest.MessageRequest in [
            .fileByFilename("a.proto"), .listServices(""), .fileContainingExtension(.init()),
            .fileContainingExtension(.init(containingType: "x", extensionNumber: -1)),
        ] {
            let request = GRPCReflectionV1.ServerReflectionRequest(host: "h", messageRequest: choice)
            #expect(try GRPCReflectionV1.ServerReflectionRequest(bytes: try request.bytes()) == request)
        }
    }
}
