import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("EVAL-33 The share of an app in the preparation of images")
struct MediaLoadTests {
    private let own = CommonV1.Tenant(organizationId: "acme", appId: "a")
    private let other = CommonV1.Tenant(organizationId: "acme", appId: "b")

    @Test("EVAL-33 An app with too many requests is refused, and other apps are not; a request that ends makes room")
    func admission() async throws {
        let (load, gate) = (MediaLoad(), AsyncSemaphore(0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            let started = AsyncSemaphore(0)
            for _ in 0..<MediaLoad.mostRequests {
                group.addTask {
                    try await load.admit(own) {
                        started.release()
                        try await gate.acquire()
                    }
                }
            }
            for _ in 0..<MediaLoad.mostRequests { try await started.acquire() }
            let refusal = await #expect(throws: APIError.self) { try await load.admit(own) {} }
            #expect(refusal?.reason == .rateLimited && refusal?.retryAfter != nil)
            try await load.admit(other) {}
            for _ in 0..<MediaLoad.mostRequests { gate.release() }
            try await group.waitForAll()
        }
        try await load.admit(own) {}
    }
}
