import Cryptography
import ServiceKit
import Testing

@testable import Providers

@Suite("Sending with one APNs key") struct APNsSenderTests {
    private func moment(_ minutes: Int) -> Moment {
        Moment(
            date: Instant(milliseconds: 1_770_001_200_000) + .seconds(minutes * 60),
            steady: SteadyInstant(milliseconds: 7_000_000) + .seconds(minutes * 60))
    }

    // Signatures of ES256 differ each time, so equal tokens were made once.
    @Test("T14 DISP-08 tasks and copies of the sender that ask at once, at the turn of the half hour, have one token")
    func sharedToken() async throws {
        let key = try P256PrivateKey.generate()
        let sender = APNsSender(
            try APNsCredential(keyID: "ABC123DEFG", teamID: "TEAM123456", topic: "com.example.chat", privateKeyPEM: key.pem))
        let earlier = try await sender.authorization(at: moment(0))
        let turn = moment(30)
        let tokens = try await withThrowingTaskGroup(of: ProviderAuthorization.self, returning: Set<ProviderAuthorization>.self) { group in
            for _ in 0..<100 {
                let copy = sender
                group.addTask { try await copy.authorization(at: turn) }
            }
            var tokens: Set<ProviderAuthorization> = []
            for try await token in group { tokens.insert(token) }
            return tokens
        }
        #expect(tokens.count == 1)
        #expect(tokens.first?.value != earlier.value)
    }
}
