import CarillonAPI
import Cryptography
import NIOCore
import Protobuf
import RPC
import Testing

/// A length-delimited field with a one-byte tag and length.
private func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(content.count)] + content }

@Suite("Bytes of other versions and of attackers") struct ForeignBytesTests {
    @Test("An enum number this version does not know survives")
    func unknownEnumNumbers() throws {
        // SealedAddress.type is field 1.
        let address = try CommonV1.SealedAddress(bytes: [0x08, 0xE9, 0x07])
        #expect(address.type.rawValue == 1001)
        #expect(address.type.name == "1001")
        #expect(try address.bytes() == [0x08, 0xE9, 0x07])
    }

    @Test("Fields this version does not know are ignored")
    func unknownFields() throws {
        let known = try CommonV1.Tenant(organizationId: "o", appId: "a").bytes()
        let varint: [UInt8] = [0xF8, 0x07, 0x96, 0x01]
        let fixed64: [UInt8] = [0xF9, 0x07, 1, 2, 3, 4, 5, 6, 7, 8]
        let delimited: [UInt8] = [0xFA, 0x07, 2, 0xFF, 0x00]
        let fixed32: [UInt8] = [0xFD, 0x07, 1, 2, 3, 4]
        let tenant = try CommonV1.Tenant(bytes: varint + known + fixed64 + delimited + fixed32)
        #expect(tenant == CommonV1.Tenant(organizationId: "o", appId: "a"))
        #expect(try tenant.bytes() == known)
    }

    @Test("The last value of a field wins, and parts of a message are merged")
    func repeatedOccurrences() throws {
        let user = try RegistryV1.User(
            bytes: field(1, field(1, Array("org".utf8))) + field(2, Array("old".utf8)) + field(2, Array("new".utf8))
                + field(1, field(2, Array("app".utf8))))
        #expect(user.tenant == CommonV1.Tenant(organizationId: "org", appId: "app"))
        #expect(user.userId == "new")
    }

    @Test("A string that is not UTF-8 is refused by the name of its field")
    func invalidUTF8() {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x61, 0xC3]] {
            let tenant = "carillon.common.v1.Tenant"
            #expect(throws: DecodingError(.invalidUTF8, message: tenant, field: "carillon.common.v1.Tenant.app_id", path: "app_id")) {
                try CommonV1.Tenant(bytes: field(2, bytes))
            }
        }
    }

    /// Events that hold a NUL in one place, and that place as its sender finds it.
    static let places: [(path: String, event: EvaluatorV1.Event)] = [
        ("events[2].event_id", .init(eventId: "\0")),
        ("events[2].tenant.organization_id", .init(tenant: .init(organizationId: "a\0"))),
        ("events[2].recipients[1]", .init(recipients: ["a", "\0b", "\0c"])),
        ("events[2].mentions[1].user_id", .init(mentions: [.init(type: .user, userId: "u"), .init(type: .user, userId: "a\0b")])),
        ("events[2].data[title]", .init(data: ["body": "b", "title": "a title of more than fifteen bytes\0"])),
        ("events[2].data", .init(data: ["body": "b", "ti\0tle": "t"])),
        // A key that would break the words of an error is not shown.
        ("events[2].data", .init(data: ["\u{1b}[31m": "\0"])),
    ]

    @Test("A NUL is refused by the path of its field, both ways", arguments: places)
    func paths(path: String, event: EvaluatorV1.Event) throws {
        let fine = EvaluatorV1.Event(eventId: "fine", recipients: ["a"], data: ["title": "t"])
        let request = EvaluatorV1.SubmitEventsRequest(events: [fine, fine, event])
        #expect(try #require(throws: EncodingError.self) { try request.bytes() }.path == path)
        // The same bytes as from a peer that has nothing against NUL: a letter that occurs nowhere else becomes one.
        var bytes = try EvaluatorV1.SubmitEventsRequest(events: [fine, fine, Self.replacingNUL(in: event)]).bytes()
        bytes = bytes.map { $0 == UInt8(ascii: "~") ? 0 : $0 }
        let error = try #require(throws: DecodingError.self) { try EvaluatorV1.SubmitEventsRequest(bytes: bytes) }
        #expect(error.path == path && error.reason == .nulInString)
        #expect(error.description == "\(path) contains a NUL character; remove it")
    }

    private static func replacingNUL(in event: EvaluatorV1.Event) -> EvaluatorV1.Event {
        func replaced(_ text: String) -> String { text.replacing("\0", with: "~") }
        var event = event
        event.eventId = replaced(event.eventId)
        if let tenant = event.tenant { event.tenant = .init(organizationId: replaced(tenant.organizationId), appId: replaced(tenant.appId)) }
        event.recipients = event.recipients.map(replaced)
        event.mentions = event.mentions.map { .init(type: $0.type, userId: replaced($0.userId)) }
        event.data = Dictionary(uniqueKeysWithValues: event.data.map { (replaced($0.key), replaced($0.value)) })
        return event
    }

    @Test("NUL in a string is refused both ways, wherever it stands")
    func nulInStrings() throws {
        for string in ["\0", "\0tail", "head\0", "he\0ad", String(repeating: "x", count: 300) + "\0"] {
            let encoding = EncodingError(nulIn: "carillon.common.v1.Tenant.app_id", message: "carillon.common.v1.Tenant", path: "app_id")
            var buffer = ByteBuffer(string: "untouched")
            #expect(throws: encoding) { try CommonV1.Tenant(appId: string).encode(into: &buffer) }
            #expect(buffer == ByteBuffer(string: "untouched"))
        }
        for content: [UInt8] in [[0], [0, 0x61], [0x61, 0], [0x61, 0, 0x61]] {
            let user = "carillon.registry.v1.User"
            #expect(throws: DecodingError(.nulInString, message: user, field: "carillon.common.v1.Tenant.app_id", path: "tenant.app_id")) {
                try RegistryV1.User(bytes: field(1, field(2, content)))
            }
            #expect(throws: DecodingError(.nulInString, message: user, field: "carillon.registry.v1.User.roles", path: "roles[1]")) {
                try RegistryV1.User(bytes: field(3, [0x61]) + field(3, content))
            }
            let event = "carillon.evaluator.v1.Event"
            #expect(throws: DecodingError(.nulInString, message: event, field: "carillon.evaluator.v1.Event.data", path: "data")) {
                try EvaluatorV1.Event(bytes: [0x82, 0x01, UInt8(content.count + 2)] + field(1, content))
            }
        }
        // After a refusal the next message is read as if nothing had been.
        #expect(try CommonV1.Tenant(bytes: field(2, [0x61])).appId == "a")
    }

    @Test("Every truncation of a message is refused or a smaller message, never a crash")
    func truncation() throws {
        let event = EvaluatorV1.Event(
            tenant: .init(organizationId: "org", appId: "app"), eventId: "event-1", recipients: ["a", "b"],
            mentions: [.init(type: .user, userId: "u")], data: ["k": "v"], priority: .high)
        let bytes = try event.bytes()
        var refused = 0
        for length in 0..<bytes.count {
            do {
                let part = try EvaluatorV1.Event(bytes: Array(bytes.prefix(length)))
                #expect(part != event)
            } catch let error as DecodingError {
                #expect(error.reason == .malformed)
                refused += 1
            }
        }
        #expect(refused > bytes.count / 2)
    }

    @Test("A flood of empty items is refused before it takes gigabytes")
    func memoryBound() throws {
        // Each two bytes are one device without content.
        let flood = [UInt8](repeating: 0, count: 2_000_000).enumerated().map { $0.offset % 2 == 0 ? UInt8(0x0A) : 0 }
        #expect(throws: DecodingError(.tooManyFields, message: "carillon.registry.v1.ListDevicesResponse")) {
            try RegistryV1.ListDevicesResponse(bytes: flood)
        }
        // Too short to be counted.
        for length in [60_000, 384 * 1024] {
            #expect(throws: DecodingError(.tooLarge, message: "carillon.registry.v1.ListDevicesResponse")) {
                try RegistryV1.ListDevicesResponse(bytes: Array(flood.prefix(length)))
            }
        }
        let few = Array(flood.prefix(4_000))
        #expect(try RegistryV1.ListDevicesResponse(bytes: few).devices.count == 2_000)
    }

    @Test("SEC-03 Millions of tiny fields are refused as they are counted: known, unknown, inside another message, empty, packed")
    func fieldBound() throws {
        func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] { (0..<count).flatMap { _ in bytes } }
        func length(_ count: Int) -> [UInt8] { [UInt8(count & 0x7F | 0x80), UInt8(count >> 7 & 0x7F | 0x80), UInt8(count >> 14)] }
        let refused = DecodingError(.tooManyFields, message: "carillon.registry.v1.User")
        let over = ProtobufLimits.maximumFields + 1
        // Unknown numbers and empty texts; a string of the user's own; the tenant, within which the fields stand.
        for tiny: [UInt8] in [[0x78, 0x01], [0x7A, 0x00], [0x12, 0x00]] {
            #expect(throws: refused) { try RegistryV1.User(bytes: repeated(tiny, over)) }
        }
        let inside = repeated([0x78, 0x01], over)
        #expect(throws: refused) { try RegistryV1.User(bytes: [0x0A] + length(inside.count) + inside) }
        // As many as may be are a message, where it is long enough for the memory they take; the known one among them is read.
        let long = [0x7A] + length(1_000_000) + [UInt8](repeating: 0, count: 1_000_000)
        let user = try RegistryV1.User(bytes: repeated([0x78, 0x01], over - 3) + long + field(2, Array("ann".utf8)))
        #expect(user.userId == "ann")
        // Broken bytes are what they were.
        #expect(throws: DecodingError(.malformed, message: "carillon.registry.v1.User")) {
            try RegistryV1.User(bytes: repeated([0x78, 0x01], 50_000) + [0x0A, 0x05])
        }
    }

    @Test("The largest batches of ours are far from the bound of fields")
    func largestBatches() throws {
        let user = RegistryV1.User(
            tenant: .init(organizationId: "acme", appId: "acme-chat"), userId: "user-1234567", roles: ["member", "staff"], locale: "de-DE",
            timezone: "Europe/Berlin", status: .active)
        let request = RegistryV1.UpsertUsersRequest(users: Array(repeating: user, count: 10_000))
        #expect(try RegistryV1.UpsertUsersRequest(bytes: request.bytes()).users.count == 10_000)
        let channel = RegistryV1.Channel(
            tenant: .init(organizationId: "acme", appId: "acme-chat"), channelId: "c", addMembers: (0..<100_000).map { "user-\($0)" })
        #expect(try RegistryV1.Channel(bytes: channel.bytes()).addMembers.count == 100_000)
    }

    @Test("A long message is refused without being read")
    func lengthBound() {
        let huge = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(bitPattern: 4096), count: ProtobufLimits.maximumMessageBytes + 1)
        #expect(throws: DecodingError(.tooLarge, message: "carillon.common.v1.Tenant")) {
            try CommonV1.Tenant(decoding: huge)
        }
    }

    @Test("Lengths and varints beyond the message are refused")
    func lyingLengths() {
        for bytes: [UInt8] in [
            [0x0A], [0x0A, 0x05, 0x61], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F], [0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
            [0x80], [0x00, 0x00], [0x0B], [0x0F, 0x01], [0x08, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01],
        ] {
            #expect(throws: DecodingError(.malformed, message: "carillon.common.v1.Tenant"), "\(bytes)") {
                try CommonV1.Tenant(bytes: bytes)
            }
        }
    }

    @Test("Mutated and random bytes never crash a decoder, and a decoded message encodes and decodes again")
    func fuzz() throws {
        var random = SplitMix(seed: 5)
        var writer = SampleWriter(seed: 6)
        let tool = try ProtocTool(types: allMessages)
        defer { tool.remove() }
        var samples: [(type: Int, text: String)] = []
        for (index, type) in allMessages.enumerated() { samples.append((index, writer.text(of: type.fullName))) }
        for sample in try tool.encode(samples) {
            for round in 0..<150 {
                var bytes = sample.bytes
                if round % 10 == 0 || bytes.isEmpty {
                    bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random) }
                } else {
                    for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, &random) }
                }
                do {
                    _ = try allMessages[sample.type].roundTrip(bytes)
                } catch is DecodingError {}
            }
        }
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        guard !bytes.isEmpty else { return }
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...8, using: &random)))
        case 3: bytes.insert(contentsOf: bytes.prefix(Int.random(in: 0...20, using: &random)), at: index)
        default: bytes.insert(0xFF, at: index)
        }
    }
}
