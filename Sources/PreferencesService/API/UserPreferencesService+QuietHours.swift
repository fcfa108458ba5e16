import CarillonAPI
import RPC
import ServiceKit
import Storage

extension UserPreferencesService {
    func listQuietHours(
        _ request: PreferencesV1.ListQuietHoursRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListQuietHoursResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.userIds.count, most: SendRules.largestBatch, field: "user_ids")
        guard !request.userIds.isEmpty else { return .init() }
        let app = try await policies.current(for: request.tenant ?? .init())
        let known = try await directory.users(request.userIds, tenant: request.tenant)
        // Choices that cannot be read cost the other users nothing.
        let documents = try await store.read { database in
            request.userIds.map { try? DocumentTable.read(UserKey($0, of: request.tenant), database) }
        }
        return .init(
            users: zip(request.userIds, documents).compactMap { id, document -> PreferencesV1.UserQuietHours? in
                guard let document else { return nil }
                let user = known[id] ?? DirectoryUser()
                let preferences = EffectivePreferences(document, app, roles: user.roles)
                let hours = preferences.quietHours
                return PreferencesV1.UserQuietHours(
                    userId: id, end: hours.enabled ? hours.end : "", timezone: preferences.quietZone(of: user.zones).zone.name)
            })
    }
}
