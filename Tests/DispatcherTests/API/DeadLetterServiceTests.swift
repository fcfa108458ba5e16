import CarillonAPI
import DurableWork
import Providers
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Dead letters as operators change them")
struct DeadLetterServiceTests {
    @Test("DISP-25 SEC-10 GW-04 a drop is audited first with its filter, and answered once for an idempotency key; the push stays failed")
    func drop() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1"])])
            try await fixture.advance(by: .seconds(600))
            try await fixture.until("out of attempts") { fixture.peers.statuses() == ["fcm_1": .failed] }
            let client = DispatcherV1.Dispatcher.Client(
                InProcessChannel(
                    services: [fixture.components.pushes],
                    interceptors: [IdempotencyInterceptor(store: fixture.store, clock: fixture.clock)],
                    principal: Principal(service: "operator")))
            let listed = try await client.deadLetters(.init(tenant: TestPushes.tenant, filter: .init(provider: "fcm"))).deadLetters
            #expect(listed.map(\.provider) == ["fcm"])
            #expect(try await client.deadLetters(.init(tenant: TestPushes.tenant, filter: .init(provider: "apns"))).deadLetters.isEmpty)

            let request = DispatcherV1.DropDeadLettersRequest(
                tenant: TestPushes.tenant, all: true, filter: .init(provider: "fcm", providerCode: "UNAVAILABLE"))
            let keyed = CallOptions(metadata: ["idempotency-key": "k"])
            fixture.audit.setAway(true)
            await #expect(throws: RPCError.self) { try await client.dropDeadLetters(request, options: keyed) }
            #expect(try await fixture.status().deadLetters == 1, "without a record nothing is changed")
            fixture.audit.setAway(false)
            #expect(try await client.dropDeadLetters(request, options: keyed).dropped == 1)
            #expect(fixture.audit.all.last == "dead_letter.dropped ")
            #expect(fixture.audit.details.last == "dispatcher, all, provider fcm, code UNAVAILABLE")
            #expect(try await client.dropDeadLetters(request, options: keyed).dropped == 1, "the answer of the first time")
            #expect(try await client.dropDeadLetters(request).dropped == 0)
            #expect(try await fixture.status().deadLetters == 0 && fixture.peers.statuses() == ["fcm_1": .failed])
            #expect(try await client.requeue(.init(tenant: TestPushes.tenant, all: true)).requeued == 0)
        }
    }

    @Test("DISP-25 an end before 1970 takes no dead letter, and not all of them")
    func endBeforeAll() {
        #expect(DeadLetterFilter(DispatcherV1.DeadLetterFilter(failedBeforeMs: -1)).failedBefore == Instant(milliseconds: -1))
        #expect(DeadLetterFilter(DispatcherV1.DeadLetterFilter(failedBeforeMs: 0)).failedBefore == nil)
    }

    @Test(
        "DISP-25 a filter takes what matches all that it has, from its begin and before its end",
        arguments: [
            (DeadLetterFilter(), true), (DeadLetterFilter(provider: .fcm, reason: "r", providerCode: "c"), true),
            (DeadLetterFilter(provider: .apns), false), (DeadLetterFilter(reason: "x"), false), (DeadLetterFilter(providerCode: ""), false),
            (DeadLetterFilter(failedFrom: TestPushes.start), true), (DeadLetterFilter(failedFrom: TestPushes.start + .milliseconds(1)), false),
            (DeadLetterFilter(failedBefore: TestPushes.start), false), (DeadLetterFilter(failedBefore: TestPushes.start + .milliseconds(1)), true),
        ])
    func filter(_ filter: DeadLetterFilter, matches: Bool) {
        #expect(filter.matches(provider: .fcm, reason: "r", providerCode: "c", failedAt: TestPushes.start) == matches)
    }
}
