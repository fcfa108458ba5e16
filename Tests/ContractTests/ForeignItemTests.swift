import CarillonAPI
import Protobuf
import RPC
import Testing

/// Batches in which one item names a tenant that the caller may not access (ARCH-16, SEC-08): generated from the contracts, for every call whose
/// items name their tenants.
@Suite("One foreign item in a batch")
struct ForeignItemTests {
    private static let contracts = Contracts(of: descriptorPool.services.filter { $0.hasPrefix("carillon.") })
    private static let tenantType = ".carillon.common.v1.Tenant"
    /// No tenant can have such an id: an item that names it is foreign to services as well, which act for every tenant.
    private static let impossible = CommonV1.Tenant(organizationId: "org_acme", appId: String(repeating: "a", count: 129))

    @Test("ARCH-16 SEC-08 An item of another tenant fails alone, with its index and status, for every caller")
    func foreignItems() async throws {
        let fixture = try await PushFixture()
        var tried: Set<String> = []
        for call in try ContractCalls.all(fixture.contracts) + ContractCalls.pushes() + ContractCalls.ledgerBatches() {
            // The record of what services did is taken as a whole: it holds refused attempts, and names tenants as callers wrote them.
            guard call.method != RegistryV1.AuditIntake.Method.recordAudit else { continue }
            guard let batch = Self.batch(of: call, foreign: Self.impossible) else { continue }
            tried.insert(call.method.name)
            await Self.expect(batch, call, fixture.channel(as: "operator"), "\(call.method.name) as a service")
            guard let ofStranger = Self.batch(of: call, foreign: ContractFixture.strange) else { continue }
            for role in call.method.authorization?.roles ?? [] {
                let caller = fixture.channel(as: role == "system" ? "" : "ann", of: ContractFixture.tenant, roles: [role])
                await Self.expect(ofStranger, call, caller, "\(call.method.name) as \(role)")
            }
        }
        #expect(try await fixture.contents().filter { $0.contains(Self.impossible.appId) } == [], "something is stored under no tenant's id")
        #expect(
            tried.isSuperset(of: [
                "RegisterDevices", "ReportTokenState", "CountDeliveries", "SetPushSwitches", "UpsertUsers", "UpsertDirectory", "UpsertRelationships",
                "UpsertGroups", "TakePermissions", "EndGuardianships", "SubmitEvents", "RecordNotification", "RecordOutcome", "RecordTelemetry",
                "ReportClientEvents", "ReportAlerts",
            ]), "\(tried.sorted())")
    }

    private struct Batch {
        var bytes: [UInt8]
        /// Places of the foreign items, among the items of all lists of the request.
        var foreign: [UInt32]
    }

    private static func expect(_ batch: Batch, _ call: ContractCall, _ channel: InProcessChannel, _ what: Comment) async {
        do {
            let refused = try await call.send(batch.bytes, channel)
            #expect(refused.map(\.index) == batch.foreign && refused.allSatisfy { $0.reason == "not_found" }, "\(what): \(refused)")
        } catch {
            Issue.record("\(what) failed as a whole: \(error)")
        }
    }

    /// The request with a foreign item before the first of each list; nil for a call whose items name no tenant.
    private static func batch(of call: ContractCall, foreign tenant: CommonV1.Tenant) -> Batch? {
        guard let fields = contracts.messages[call.message], let bytes = try? tenant.bytes(),
            !fields.contains(where: { if case .message(tenantType) = $0.kind { true } else { false } })
        else { return nil }
        var batch = Batch(bytes: [], foreign: [])
        var (present, index) = ([Wire.Field](), UInt32(0))
        var seen: Set<Int> = []
        for item in Wire.fields(of: call.request) {
            if let field = fields.first(where: { $0.number == item.number }), field.isRepeated, case .message(let type) = field.kind {
                if seen.insert(field.number).inserted, let path = pathOfTenant(in: type) {
                    present.append(.init(number: item.number, type: 2, content: Wire.setting(path, to: .raw(bytes), in: item.content)))
                    batch.foreign.append(index)
                    index += 1
                }
                index += 1
            }
            present.append(item)
        }
        batch.bytes = Wire.bytes(of: present)
        return batch.foreign.isEmpty ? nil : batch
    }

    /// Where a message names its tenant, or the message in its first field does.
    private static func pathOfTenant(in type: String, depth: Int = 0) -> [Int]? {
        for field in contracts.messages[type] ?? [] where !field.isRepeated {
            guard case .message(let inner) = field.kind else { continue }
            if inner == tenantType { return [field.number] }
            if depth == 0, let path = pathOfTenant(in: inner, depth: 1) { return [field.number] + path }
        }
        return nil
    }
}

extension ContractCalls {
    /// Batches that only services and host systems send to receipts.
    static func ledgerBatches() throws -> [ContractCall] {
        typealias V = ReceiptsV1
        let (method, tenant) = (V.Receipts.Method.self, ContractFixture.tenant)
        let notification = V.NotificationRecord(
            tenant: tenant, notificationId: "notif_2", pushId: "psh_2", eventId: "e_2", userId: "ann", typeId: "mention", categoryId: "mentions",
            createdAtMs: 1_770_000_000_000, expiresAtMs: 1_770_000_001_000)
        let outcome = V.Outcome(
            tenant: tenant, attemptId: "att_2", pushId: "psh_1", notificationId: PushFixture.notification, pushDeviceId: "push_2", userId: "ann",
            status: .sent, attemptNumber: 1, provider: "apns", occurredAtMs: 1_770_000_000_000, sequence: 1)
        let event = V.TelemetryEvent(
            tenant: tenant, eventId: "tel_2", eventType: "push_category_toggled", occurredAtMs: 1_770_000_000_000,
            properties:
                #"{"user_id": "ann", "category": "mentions", "old_value": true, "new_value": false, "changed_from": "settings_page"}"#, userId: "ann")
        let report = V.ReportClientEventRequest(tenant: tenant, userId: "ann", notificationId: PushFixture.notification, kind: .opened)
        let alert = V.AlertReport(tenant: tenant, kind: "configuration", subject: "apns", state: .firing, atMs: 1_770_000_000_000)
        return [
            try .init(
                method.recordNotification, V.RecordNotificationRequest(notifications: [notification]), V.RecordNotificationResponse.self
            ) { $0.rejected },
            try .init(method.recordOutcome, V.RecordOutcomeRequest(outcomes: [outcome]), V.RecordOutcomeResponse.self) { $0.rejected },
            try .init(method.reportClientEvents, V.ReportClientEventsRequest(events: [report]), V.ReportClientEventsResponse.self) { $0.rejected },
            try .init(V.Alerts.Method.reportAlerts, V.ReportAlertsRequest(alerts: [alert]), V.ReportAlertsResponse.self) { $0.rejected },
            try .init(
                V.Telemetry.Method.recordTelemetry, V.RecordTelemetryRequest(events: [event]), V.RecordTelemetryResponse.self
            ) { $0.rejected },
        ]
    }
}
