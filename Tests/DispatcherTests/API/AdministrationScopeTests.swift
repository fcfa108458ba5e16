import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Administrators of the dispatcher")
struct AdministrationScopeTests {
    private func channel(_ fixture: DispatcherFixture, _ tenant: CommonV1.Tenant, platform: Bool = false) -> DispatcherV1.Dispatcher.Client {
        let actor = Principal.Actor(
            userID: "root", organizationID: tenant.organizationId, appID: tenant.appId, roles: ["system_admin"], isPlatform: platform)
        return .init(InProcessChannel(services: [fixture.components.pushes], principal: Principal(service: "gateway", actor: actor)))
    }

    private func reason(_ body: () async throws -> Void) async -> String? {
        do { try await body() } catch { return (error as? RPCError)?.reason ?? "\(error)" }
        return nil
    }

    @Test("ROLE-01 SEC-05 a system admin of another app's issuer reaches no credential and no dead letter; what concerns everybody is the platform's")
    func scopes() async throws {
        try await withFixture { fixture in
            let tenant = TestPushes.tenant
            let fields = ["json": "{}"]
            let foreign = channel(fixture, .init(organizationId: "org_eve", appId: "eve-chat"))
            let own = channel(fixture, .init(organizationId: tenant.organizationId, appId: "sibling"))
            let platform = channel(fixture, .init(), platform: true)
            let before = fixture.audit.all
            for (client, credential, letters, everything) in [
                (foreign, "not_found", "not_found", "forbidden"), (own, "invalid_credential", nil, "forbidden"),
                (platform, "invalid_credential", nil, nil),
            ] as [(DispatcherV1.Dispatcher.Client, String?, String?, String?)] {
                #expect(await reason { _ = try await client.putCredential(.init(tenant: tenant, provider: "fcm", fields: fields)) } == credential)
                #expect(await reason { _ = try await client.listCredentials(.init(tenant: tenant)) } == letters)
                #expect(await reason { _ = try await client.removeCredential(.init(tenant: tenant, provider: "expo")) } == letters)
                #expect(await reason { _ = try await client.deadLetters(.init(tenant: tenant)) } == letters)
                #expect(await reason { _ = try await client.requeue(.init(tenant: tenant, all: true)) } == letters)
                #expect(await reason { _ = try await client.dropDeadLetters(.init(tenant: tenant, all: true)) } == letters)
                #expect(await reason { _ = try await client.deadLetters(.init()) } == everything)
                #expect(await reason { _ = try await client.requeue(.init(all: true)) } == everything)
                #expect(await reason { _ = try await client.dropDeadLetters(.init(all: true)) } == everything)
                #expect(await reason { _ = try await client.queueStatus(.init(tenant: tenant)) } == letters)
                #expect(await reason { _ = try await client.queueStatus(.init()) } == everything)
                #expect(await reason { _ = try await client.pauseLanes(.init(paused: false)) } == everything)
                let marked = await reason { _ = try await client.markProvider(.init(provider: "apns", down: false, environment: "\n")) }
                #expect(marked == everything ?? "invalid_value")
            }
            // The same app id in the own organization is no app that the registry knows.
            let posed = CommonV1.Tenant(organizationId: "org_eve", appId: tenant.appId)
            fixture.peers.forget(posed)
            #expect(await reason { _ = try await foreign.putCredential(.init(tenant: posed, provider: "fcm", fields: fields)) } == "not_found")
            // Nothing was changed, because nothing was paused; reads, requeues and drops of dead letters are on record (PRIV-12, SEC-10).
            let recorded = [[String]](repeating: ["notification.listed ", "dead_letter.requeued ", "dead_letter.dropped "], count: 3).flatMap { $0 }
            #expect(fixture.audit.all == before + recorded)
        }
    }
}
