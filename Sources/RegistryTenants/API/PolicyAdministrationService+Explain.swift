import CarillonAPI
import RPC
import ServiceKit

extension PolicyAdministrationService {
    /// Returns the effective value, its layer, and the values of all layers (POL-02).
    func explainSetting(
        _ request: RegistryV1.ExplainSettingRequest, context: ServerContext
    ) async throws -> RegistryV1.ExplainSettingResponse {
        try context.requireScope(tenant: request.tenant)
        let entry = try await policies.entry(for: request.tenant ?? .init())
        guard !request.setting.isEmpty else { throw APIError(.invalidArgument, field: "setting", "is required") }
        let path: (setting: SettingDefinition, key: String?)
        do { path = try PolicyOverrides.setting(at: request.setting) } catch {
            throw APIError(.invalidPolicy, field: "setting", "there is no setting “\(request.setting)”")
        }
        var layers = entry.layers
        if !request.typeId.isEmpty {
            guard let type = entry.catalogue.types.first(where: { $0.typeId == request.typeId }) else {
                throw APIError(.unknownType, field: "type_id", "the app's catalogue has no type “\(request.typeId)”")
            }
            layers = layers.with(type: try PolicyBasis.overrides(type.policyOverrides, field: "types.\(type.typeId).policy_overrides"))
        }
        var explanation = SettingExplanation(path.setting, layers: layers)
        if let key = path.key {
            guard let narrowed = explanation.entry(key) else {
                throw APIError(.invalidPolicy, field: "setting", "\(path.setting.name) has no entry “\(key)”")
            }
            explanation = narrowed
        }
        return explanation.response(profile: entry.response.profile, version: entry.response.profileVersion)
    }
}
