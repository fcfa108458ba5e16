import CarillonAPI
import Cryptography
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Credentials in the audit log")
struct CredentialAuditTests {
    @Test("SEC-10 a changed credential is on record; while the log is away none is changed")
    func changes() async throws {
        try await withBench { bench in
            #expect(bench.audit.all == ["credential.changed apns", "credential.changed fcm"])
            bench.audit.setAway(true)
            func current() -> String? { bench.parts.credentials.current(appID: TestPushes.tenant.appId, provider: .apns)?.id }
            let before = current()
            await #expect(throws: APIError.self) { try await bench.putAPNsKey("KEY0000002") }
            #expect(before != nil && current() == before)
        }
    }
}
