import CarillonAPI
import Dispatch
import NIOCore
import Protobuf
import Synchronization
import Testing

@Suite struct ArenaTests {
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
}
