import CarillonAPI
import Dispatch
import NIOCore
import Protobuf
import Synchronization
import Testing

@Suite("The memory of messages") struct ArenaTests {
    @Test("Messages far larger than the memory kept are read and written whole, and small ones after them")
    func growth() throws {
        let ids = (0..<60_000).map { "user-\($0)-with-a-name-longer-than-fifteen-bytes" }
        let large = EvaluatorV1.Event(eventId: "large", recipients: ids)
        let small = EvaluatorV1.Event(eventId: "small", recipients: ["one"])
        for _ in 0..<3 {
            #expect(try EvaluatorV1.Event(bytes: try large.bytes()) == large)
            #expect(try EvaluatorV1.Event(bytes: try small.bytes()) == small)
        }
    }

    @Test("Every thread has its own scratch memory")
    func threads() throws {
        let failures = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<200 {
                let tenant = CommonV1.Tenant(organizationId: "organization \(thread)", appId: "app \(round)")
                if (try? CommonV1.Tenant(bytes: tenant.bytes())) != tenant { failures.add(1, ordering: .relaxed) }
            }
        }
        #expect(failures.load(ordering: .relaxed) == 0)
    }

    @Test("Strings of a batch that are equal, or alike at both ends, come back as they were")
    func sharedStrings() throws {
        // The same length, beginning and end: only the middle tells them apart.
        let alike = (0..<300).map { "beginning-\(1000 + $0 % 150)-the-end-of-it" }
        let mentions = alike.map { EvaluatorV1.Mention(type: .user, userId: $0) }
        let request = EvaluatorV1.SubmitEventsRequest(
            events: (0..<20).map { number in
                EvaluatorV1.Event(
                    tenant: .init(organizationId: "organization-with-a-long-id", appId: "application-\(number % 3)-of-it"),
                    eventId: alike[number], recipients: alike, mentions: mentions)
            })
        #expect(try EvaluatorV1.SubmitEventsRequest(bytes: try request.bytes()) == request)
    }

    @Test("A bad string is refused at every place of a batch, also when it was seen before")
    func badStringsInBatches() {
        // Two users whose id is sixteen bytes of invalid UTF-8.
        let user: [UInt8] = [0x0A, 18, 0x12, 16] + [UInt8](repeating: 0xFF, count: 16)
        #expect(throws: DecodingError.self) { try RegistryV1.UpsertUsersRequest(bytes: user + user) }
        #expect(throws: DecodingError.self) { try RegistryV1.UpsertUsersRequest(bytes: user) }
    }
}
