import Cryptography
import Foundation
import HTTP2
import JSON
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("Credentials of providers") struct CredentialTests {
    private static let steady = SteadyInstant(milliseconds: 5_000_000)

    @Test("DISP-33 malformed credentials are refused by field")
    func refusals() throws {
        let pem = try P256PrivateKey.generate().pem
        func field(_ keyID: String, _ teamID: String, _ topic: String, _ pem: String) -> String? {
            do throws(CredentialError) {
                _ = try APNsCredential(keyID: keyID, teamID: teamID, topic: topic, privateKeyPEM: pem)
                return nil
            } catch { return error.field }
        }
        #expect(field("ABC123DEFG", "TEAM123456", "com.example", pem) == nil)
        #expect(field("short", "TEAM123456", "com.example", pem) == "key_id")
        #expect(field("ABC123DEFG", "team123456", "com.example", pem) == "team_id")
        #expect(field("ABC123DEFG", "TEAM123456", "com example", pem) == "topic")
        #expect(field("ABC123DEFG", "TEAM123456", "com.example", "no key") == "private_key_pem")
        for json in ["", "[]", "{}", #"{"type":"user"}"#, #"{"project_id":"p","client_email":"x"}"#] {
            #expect(throws: CredentialError.self) { try FCMServiceAccount(json: json) }
        }
    }

    @Test("DISP-10 the assertion for an access token")
    func assertion() throws {
        let key = try RSAPrivateKey.generate()
        let file: [String: String] = [
            "type": "service_account", "project_id": "demo", "private_key_id": "k1", "private_key": try key.pem,
            "client_email": "push@demo.iam.gserviceaccount.com", "token_uri": "https://127.0.0.1:7302/token",
        ]
        let account = try FCMServiceAccount(json: String(decoding: JSONEncoder().encode(file), as: UTF8.self))
        let request = try GoogleTokenExchange.request(for: account, now: Samples.now)
        #expect(request.headers.first(":authority") == "127.0.0.1:7302")
        #expect(request.headers.first(":path") == "/token")
        #expect(request.headers.first("content-type") == "application/x-www-form-urlencoded")
        let form = String(buffer: request.body)
        let prefix = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion="
        #expect(form.hasPrefix(prefix))
        let token = try JWT.decode(String(form.dropFirst(prefix.count)))
        #expect(token.header == ["alg": "RS256", "typ": "JWT", "kid": "k1"])
        #expect(
            token.claims == [
                "iss": "push@demo.iam.gserviceaccount.com", "scope": "https://www.googleapis.com/auth/firebase.messaging",
                "aud": "https://127.0.0.1:7302/token", "iat": 1_770_000_000, "exp": 1_770_003_600,
            ])
        #expect(key.publicKey.verify(token.signature, of: token.signingInput))
    }

    @Test("DISP-10 answers of the token endpoint")
    func grants() {
        func outcome(_ status: Int, _ body: String) -> GoogleTokenExchange.Outcome {
            GoogleTokenExchange.interpret(status: status, headers: [:], body: ByteBuffer(string: body), now: Samples.now, steadyNow: Self.steady)
        }
        #expect(
            outcome(200, #"{"access_token":"ya29.a","expires_in":3599,"token_type":"Bearer"}"#)
                == .granted(GoogleAccessToken(value: "ya29.a", expiresAt: Self.steady + .seconds(3599))))
        guard case .rejected(let refusal) = outcome(400, #"{"error":"invalid_grant","error_description":"Invalid JWT Signature."}"#) else {
            return #expect(Bool(false))
        }
        #expect(refusal.code == "invalid_grant" && refusal.action == .pauseCredential && refusal.raisesAlert && refusal.failureClass == .credential)
        for (status, body) in [(500, ""), (503, "<html>"), (429, ""), (200, "{}"), (200, #"{"access_token":"two words"}"#)] {
            guard case .retry = outcome(status, body) else {
                Issue.record("\(status) \(body)")
                continue
            }
        }
    }

    private func expectNext(
        _ state: inout GoogleAccessTokenState, at now: SteadyInstant, _ expected: GoogleAccessTokenState.Step,
        sourceLocation location: SourceLocation = #_sourceLocation
    ) {
        let step = state.next(at: now)
        #expect(step == expected, sourceLocation: location)
    }

    @Test("DISP-10 access tokens are fetched early, one fetch at a time")
    func tokenState() {
        var state = GoogleAccessTokenState()
        let now = Self.steady
        let token = GoogleAccessToken(value: "a", expiresAt: now + .seconds(3600))
        expectNext(&state, at: now, .fetch)
        expectNext(&state, at: now, .wait)
        state.granted(token)
        expectNext(&state, at: now + .seconds(3299), .use(token))
        expectNext(&state, at: now + .seconds(3300), .useAndFetch(token))
        expectNext(&state, at: now + .seconds(3300), .use(token))
        state.failed(retryAt: now + .seconds(3310))
        expectNext(&state, at: now + .seconds(3309), .use(token))
        expectNext(&state, at: now + .seconds(3310), .useAndFetch(token))
        state.failed(retryAt: now + .seconds(3700))
        expectNext(&state, at: now + .seconds(3600), .wait)
        expectNext(&state, at: now + .milliseconds(3_699_999), .wait)
        expectNext(&state, at: now + .seconds(3700), .fetch)
    }

    @Test("DISP-13 a refused access token is replaced once")
    func refusedToken() {
        var state = GoogleAccessTokenState()
        let now = Self.steady
        _ = state.next(at: now)
        state.granted(GoogleAccessToken(value: "a", expiresAt: now + .seconds(3600)))
        // Two pushes were refused with the same token.
        let first = state.refused("a")
        let second = state.refused("a")
        #expect(first && second)
        expectNext(&state, at: now, .fetch)
        state.granted(GoogleAccessToken(value: "b", expiresAt: now + .seconds(3600)))
        let replacement = state.refused("b")
        #expect(!replacement)
        state.accepted()
        let later = state.refused("b")
        #expect(later)
    }
}
