import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Outbox of ended guardianships", .timeLimit(.minutes(1)))
struct GuardianshipOutboxTests {
    /// Preferences that may be unavailable, and record the reports.
    private final class Listener: PreferencesV1.Consents.ServiceProtocol {
        let told = Mutex<[String]>([])
        let refusals = Mutex(1)

        func endGuardianships(
            _ request: PreferencesV1.EndGuardianshipsRequest, context: ServerContext
        ) async throws -> PreferencesV1.EndGuardianshipsResponse {
            let isAway = refusals.withLock { refusals in
                defer { refusals = max(refusals - 1, 0) }
                return refusals > 0
            }
            if isAway { throw RPCError(code: .unavailable, message: "preferences are away") }
            told.withLock { told in
                told += request.ended.map { "\($0.tenant?.appId ?? "") \($0.guardianUserId) \($0.childUserId) \($0.endedAtMs)" }
            }
            return .init()
        }

        private static let elsewhere = RPCError(code: .unimplemented, message: "nobody asks for this here")

        func putConsent(_ request: PreferencesV1.PutConsentRequest, context: ServerContext) async throws -> PreferencesV1.PutConsentResponse {
            throw Self.elsewhere
        }
        func listConsents(_ request: PreferencesV1.ListConsentsRequest, context: ServerContext) async throws -> PreferencesV1.ListConsentsResponse {
            throw Self.elsewhere
        }
        func getConsentLink(
            _ request: PreferencesV1.GetConsentLinkRequest, context: ServerContext
        ) async throws -> PreferencesV1.GetConsentLinkResponse {
            throw Self.elsewhere
        }
        func answerConsentLink(
            _ request: PreferencesV1.AnswerConsentLinkRequest, context: ServerContext
        ) async throws -> PreferencesV1.AnswerConsentLinkResponse {
            throw Self.elsewhere
        }
    }

    private let fixture: RegistryFixture
    private let tenant = RegistryFixture.tenant
    init() async throws { fixture = try await RegistryFixture() }

    private func relate(_ guardian: String, _ child: String, id: String = "", status: RegistryV1.RelationshipStatus = .unspecified) async throws {
        let answer = try await fixture.relationships.upsertRelationships(
            .init(relationships: [.init(tenant: tenant, relationshipId: id, guardianUserId: guardian, childUserId: child, status: status)]))
        #expect(answer.results.isEmpty)
    }

    /// Runs the publisher until the outbox is empty.
    ///
    /// - Returns: the reports to preferences.
    private func deliver() async throws -> [String] {
        let listener = Listener()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let outbox = Outbox<PreferencesV1.EndedGuardianship>(in: fixture.store)
        let channel = InProcessChannel(services: [listener], principal: Principal(service: "registry"))
        let publisher = OutboxPublisher(
            name: "ended guardianships", outbox: outbox,
            to: OutboxPeer(PeerDelivery(to: "preferences", backoff: PeerBackoff(), clock: fixture.clock, logger: logger), over: channel),
            quarantine: try await Quarantine(
                store: fixture.store, erased: { [fixture] in try fixture.tombstones.erased($0, at: $1, $2) }, clock: fixture.clock,
                metrics: MetricsRegistry(), logger: logger),
            activity: ActivityTracker(), clock: fixture.clock, logger: logger)
        let running = Task { try await publisher.run() }
        defer { running.cancel() }
        try await eventually("the outbox is empty") { try await outbox.depth() == 0 }
        running.cancel()
        _ = try? await running.value
        return listener.told.withLock { $0 }
    }

    @Test("REG-04 PREF-17 each end is delivered once, in order, also after preferences were unavailable; other changes are not")
    func told() async throws {
        let start = fixture.clock.now.milliseconds
        try await relate("mum", "sam", id: "r1")
        try await relate("dad", "sam")
        try await relate("gran", "sam", status: .ended)
        fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r1"))
        _ = try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r1"))
        fixture.clock.advance(by: .seconds(1))
        try await relate("dad", "sam", status: .ended)
        try await relate("dad", "sam", status: .ended)
        // One that holds again and ends again.
        try await relate("mum", "sam")
        fixture.clock.advance(by: .seconds(1))
        try await relate("mum", "sam", status: .ended)
        #expect(
            try await deliver() == [
                "acme-chat mum sam \(start + 1_000)", "acme-chat dad sam \(start + 2_000)", "acme-chat mum sam \(start + 3_000)",
            ])
        #expect(try await deliver().isEmpty)
    }
}
