import CarillonAPI
import Cryptography
import Foundation
import Providers
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
            func current() -> String? { bench.parts.credentials.current(for: TestPushes.tenant, provider: .apns)?.id }
            let before = current()
            await #expect(throws: APIError.self) { try await bench.putAPNsKey("KEY0000002") }
            #expect(before != nil && current() == before)
        }
    }

    @Test("SEC-10 SEC-07 a credential that is refused was not changed, and no record says so")
    func refused() async throws {
        try await withBench { bench in
            let before = bench.audit.all
            await #expect(throws: APIError.self) {
                try await bench.put(.apns(.init(keyId: "KEY0000002", teamId: "TEAM000001", privateKeyPem: "no key", topic: "com.example")))
            }
            await #expect(throws: APIError.self) { try await bench.put(.fcm(.init(json: "{}"))) }
            // Where a token is asked for is the file's word, and a file may lie.
            for host in ["169.254.169.254", "2130706433", "[::1]", "localhost"] {
                await #expect { try await bench.put(.fcm(.init(json: try Self.account(tokenURI: "https://\(host)/token")))) } throws: { error in
                    let error = error as? APIError
                    return error?.reason == .invalidCredential && error?.message.contains("token_uri") == true
                }
            }
            #expect(bench.audit.all == before)
            try await bench.put(.fcm(.init(json: try Self.account(tokenURI: "https://oauth2.googleapis.com/token"))))
            #expect(bench.audit.all.count == before.count + 1)
        }
    }

    private static func account(tokenURI: String) throws -> String {
        let file: [String: String] = [
            "type": "service_account", "project_id": "acme-1", "private_key_id": "k2", "private_key": try RSAPrivateKey.generate().pem,
            "client_email": "push@acme-1.iam.gserviceaccount.com", "token_uri": tokenURI,
        ]
        return String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
    }
}
