import CarillonAPI
import Hummingbird
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Answers while a peer is away", .timeLimit(.minutes(1)))
struct PeersAwayTests {
    /// A registry that answers nothing.
    private struct NoPolicies: PolicySource {
        func current(for tenant: CommonV1.Tenant) async throws -> AppPolicy {
            throw RPCError(code: .unavailable, message: "the registry is away")
        }
    }

    @Test("PREF-17 SEC-04 What a signed link did is told although nobody knows the app's JSON style: in snake_case")
    func link() async throws {
        let server = try await TestServer { router in
            let limits = try RequestLimits(ServiceConfig(service: "gateway", values: [:]), clock: SystemClock())
            Endpoints(group: router.group("/api/v1"), policies: NoPolicies(), limits: limits).onLink(.post, "/done") { _ in
                (.ok(["decided_at": "now"]), .init(organizationId: "org", appId: "app"))
            }
        }
        let caller = try await HTTP2Caller(server.address)
        let answer = try await caller.request("POST", "/api/v1/done")
        #expect(answer.status == 200 && answer.body == #"{"ok":true,"decided_at":"now"}"#)
        try await caller.close()
        try await server.stop()
    }

    /// Receipts as the settings screen meets them.
    private struct Counts: ReceiptsV1.Frequency.ServiceProtocol {
        let answer: @Sendable () async throws -> ReceiptsV1.CountPushesResponse

        func countPushes(
            _ request: ReceiptsV1.CountPushesRequest, context: ServerContext
        ) async throws -> ReceiptsV1.CountPushesResponse {
            try await answer()
        }
    }

    private func view(_ answer: @escaping @Sendable () async throws -> ReceiptsV1.CountPushesResponse) async throws -> JSONValue {
        let policy = try Policy(settings: SettingCatalogue.defaults.merging(["cap_enforcement": "warn"]) { $1 })
        let channel = InProcessChannel(services: [Counts(answer: answer)], principal: Principal(service: "operator"))
        return try await FrequencyWarning(frequency: .init(channel), clock: VirtualClock(start: Instant(milliseconds: 1_770_000_000_000))).view(
            in: AppPolicy(policy: policy, catalogue: Catalogue(.init())), timezone: "UTC", tenant: .init(organizationId: "org", appId: "app"),
            userId: "ann", options: CallOptions())
    }

    @Test("PREF-19 PREF-04 The settings screen needs no receipts: without them there is no frequency; any other fault is told")
    func frequency() async throws {
        let counted = try await view { .init(normal: 3, high: 1) }
        #expect(counted.encoded(camelCase: false).contains(#""normal_today":3"#))
        for code in [Status.Code.unavailable, .deadlineExceeded] {
            #expect(try await view { throw RPCError(code: code, message: "away") } == .null)
        }
        await #expect(throws: RPCError.self) { try await view { throw RPCError(code: .internalError, message: "broken") } }
    }
}
