import CarillonAPI
import RPC
import ServiceKit
import Synchronization
import TestFolders
import Testing

@Suite("Users who call without a gateway")
struct OwnTokenTests {
    /// Knows one token, of Ann.
    private struct Anns: UserAuthentication {
        func covers(_ method: MethodDescriptor) -> Bool { method.service == DispatcherV1.Desktop.descriptor }

        func actor(ofToken token: String) async throws -> CommonV1.Actor {
            guard token == "head.of-ann.signature" else { throw APIError(.unauthenticated, "not ann's") }
            return CommonV1.Actor(userId: "ann", organizationId: "org", appId: "app", roles: [.member])
        }
    }

    @Test("GW-03 DISP-22 a user's own token opens the methods that are for users without a gateway, and no others")
    func ownToken() async throws {
        let folder = try TemporaryFolder()
        try folder.write("key-of-operator-0123456789\n", to: "keys/operator")
        let interceptor = AuthorizationInterceptor(keys: ServiceKeyDirectory(folder: folder.file("keys")), users: Anns())
        func caller(_ method: MethodDescriptor, _ token: String) async -> (name: String, reason: ErrorReason?, isAdmitted: Bool) {
            let context = ServerContext(method: method, metadata: ["authorization": "Bearer \(token)"])
            let seen = Mutex("")
            do {
                try await interceptor.intercept(context) { context in seen.withLock { $0 = context.callerName } }
                return (seen.withLock { $0 }, nil, interceptor.admits(context))
            } catch {
                return ("", (error as? APIError)?.reason, interceptor.admits(context))
            }
        }
        let stream = DispatcherV1.Desktop.Method.desktopStream
        let ann = await caller(stream, "head.of-ann.signature")
        #expect(ann.name == "user:ann" && ann.reason == nil && ann.isAdmitted)
        #expect(await caller(stream, "head.of-eve.signature").reason == .unauthenticated)
        let other = await caller(DispatcherV1.TestPushes.Method.testPush, "head.of-ann.signature")
        #expect(other.reason == .unauthenticated && !other.isAdmitted)
        // A service's key is no user's, and no service may hold a stream for itself.
        #expect(await caller(stream, "key-of-operator-0123456789").reason == .forbidden)
    }

    @Test("GW-03 A bearer credential is read from its header, and a token's expiry from the token alone")
    func headers() throws {
        #expect(AccessTokenVerifier.bearer("Bearer  abc ") == "abc" && AccessTokenVerifier.bearer("bearer x") == "x")
        #expect(AccessTokenVerifier.bearer("BEARER \t é \t ") == "é" && AccessTokenVerifier.bearer("Bearer a b") == "a b")
        for header in [nil, "", "Bearer ", "Basic abc"] { #expect(AccessTokenVerifier.bearer(header) == nil) }
        #expect(AccessTokenVerifier.isToken("a.b.c") && !AccessTokenVerifier.isToken("sk_abc") && !AccessTokenVerifier.isToken("a.b"))
        // {"alg":"none"} and {"exp":1770000000}
        let token = "eyJhbGciOiJub25lIn0.eyJleHAiOjE3NzAwMDAwMDB9.AA"
        #expect(AccessTokenVerifier.expiry(ofVerified: token) == Instant(milliseconds: 1_770_000_000_000))
        #expect(AccessTokenVerifier.expiry(ofVerified: "sk_abc") == nil)
    }

    @Test("GW-03 SEC-03 A long credential costs little: it is read by its bytes, not by its characters")
    func longCredentials() {
        let header = "Bearer " + String(repeating: "x", count: 15_000) + " "
        let began = ContinuousClock.now
        for _ in 0..<1_000 { #expect(AccessTokenVerifier.bearer(header)?.utf8.count == 15_000) }
        // Character by character it takes more than 2 s where this takes 10 ms.
        #expect(ContinuousClock.now - began < .seconds(1))
    }
}
