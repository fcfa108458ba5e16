import CarillonAPI
import RPC
import ServiceKit
import Storage

extension ConsentsService {
    /// Most guardianships of one call.
    static let mostEnded = 1_000

    func endGuardianships(
        _ request: PreferencesV1.EndGuardianshipsRequest, context: ServerContext
    ) async throws -> PreferencesV1.EndGuardianshipsResponse {
        try BatchLimit.check(request.ended.count, most: Self.mostEnded, field: "ended")
        let items = try await BatchItems(request.ended) { item in
            try context.requireScope(tenant: item.tenant)
            try FieldRules.checkUser(item.guardianUserId, field: "guardian_user_id")
            try FieldRules.checkUser(item.childUserId, field: "child_user_id")
            try FieldRules.checkInstant(item.endedAtMs, field: "ended_at_ms")
            return item
        }
        for (_, item) in items.accepted { try await end(item, context) }
        return .init(rejected: items.refused)
    }

    private func end(_ item: PreferencesV1.EndedGuardianship, _ context: ServerContext) async throws {
        while try await !isEnded(item, context) { try Task.checkCancellation() }
    }

    /// - Returns: False when the guardian decided meanwhile.
    private func isEnded(_ item: PreferencesV1.EndedGuardianship, _ context: ServerContext) async throws -> Bool {
        let (child, endedAt) = (UserKey(item.childUserId, of: item.tenant), Instant(milliseconds: item.endedAtMs))
        let known = try await store.read { try Self.consent(of: item, to: child, $0) }
        // The message may be old or repeated, and the person may be a guardian again and have decided later.
        if let decidedAt = known?.state.decidedAt, decidedAt > endedAt,
            try await directory.isGuardian(item.guardianUserId, of: item.childUserId, tenant: item.tenant)
        {
            return true
        }
        let mode = await telemetryMode(of: item.tenant ?? .init())
        let change = change(.revoke, of: child, by: .agent(name: context.callerName), telemetryMode: mode, requestID: context.requestID)
        let step = known.flatMap { change.step(afterGuardianshipOf: $0, endedAt: endedAt) }
        if let step { try await record(change, step, context) }
        return try await store.write { [guardianships, telemetry] database in
            guardianships.ended()
            guard try Self.consent(of: item, to: child, database) == known else { return false }
            if let step { try ConsentRecording.save(step, of: change, raisingFrom: telemetry, database) }
            return true
        }
    }

    private static func consent(
        of item: PreferencesV1.EndedGuardianship, to child: UserKey, _ database: Database
    ) throws -> Consent? {
        try ConsentTable.all(of: child, database).first { $0.guardian.userId == item.guardianUserId }
    }
}
