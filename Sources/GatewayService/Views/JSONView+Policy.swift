import CarillonAPI
import ServiceKit

extension JSONView {
    /// The JSON text of a setting's value, as a value.
    static func setting(_ json: String) -> JSONValue { (try? PolicyValue(json: json)).map(value) ?? .null }

    private static func value(_ value: PolicyValue) -> JSONValue {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .integer(Int64(value))
        case .number(let value): .number(value)
        case .text(let value): .string(value)
        case .list(let values): .list(values.map(Self.value))
        case .map(let entries): .map(entries.mapValues(Self.value))
        }
    }

    /// GW-06: value and origin of each setting.
    static func policy(_ policy: RegistryV1.GetPolicyResponse) -> JSONValue {
        let settings = policy.settings.map { ($0.name, ["value": setting($0.value), "origin": .string($0.origin.name)] as JSONValue) }
        return [
            "profile": .string(policy.profile), "profile_version": .integer(Int64(policy.profileVersion)), "version": .integer(policy.version),
            "settings": .map(Dictionary(settings) { $1 }),
        ]
    }

    static func explanation(_ setting: RegistryV1.ExplainSettingResponse) -> JSONValue {
        [
            "setting": .string(setting.setting), "value": Self.setting(setting.value), "origin": .string(setting.origin.name),
            "entries": .list(
                setting.entries.map { ["key": .string($0.key), "value": Self.setting($0.value), "origin": .string($0.origin.name)] }),
            "layers": .list(setting.layers.map { ["origin": .string($0.origin.name), "value": Self.setting($0.value)] }),
            "allowed": .string(setting.allowed), "per_type": .bool(setting.perType), "profile": .string(setting.profile),
            "profile_version": .integer(Int64(setting.profileVersion)),
        ]
    }

    static func change(_ change: RegistryV1.SettingChange) -> JSONValue {
        [
            "app_id": .string(change.appId), "setting": .string(change.name), "before": setting(change.before), "after": setting(change.after),
            "origin_before": .string(change.originBefore.name), "origin_after": .string(change.originAfter.name),
        ]
    }

    /// REG-01.
    static func organization(_ organization: RegistryV1.Organization) -> JSONValue {
        [
            "organization_id": .string(organization.organizationId), "name": .string(organization.name),
            "timezone": .string(organization.timezone), "default_locale": .string(organization.defaultLocale),
            "status": .string(organization.status.name), "profile": .text(organization.profile),
            "policy_overrides": .map(organization.policyOverrides.mapValues(setting)), "created_at": instant(organization.createdAtMs),
            "updated_at": instant(organization.updatedAtMs),
        ]
    }

    /// REG-02. Has the token issuer without its keys, which are long and public anyway.
    static func app(_ app: RegistryV1.App) -> JSONValue {
        [
            "app_id": .string(app.appId), "organization_id": .string(app.organizationId), "name": .string(app.name),
            "profile": .string(app.profile), "profile_version": .integer(Int64(app.profileVersion)),
            "policy_overrides": .map(app.policyOverrides.mapValues(setting)), "apns_topic": .text(app.apnsTopic),
            "apns_environment": .string(app.apnsEnvironment.name), "fcm_project_id": .text(app.fcmProjectId),
            "expo_project": .text(app.expoProject), "vapid_public_key": .text(app.vapidPublicKey),
            "default_android_channel_id": .text(app.defaultAndroidChannelId), "deep_link_scheme": .text(app.deepLinkScheme),
            "web_fallback_base_url": .text(app.webFallbackBaseUrl), "allowed_origins": texts(app.allowedOrigins),
            "service_worker_path": .text(app.serviceWorkerPath),
            "auth": app.auth.map { ["issuer": .text($0.issuer), "audience": .text($0.audience)] } ?? .null,
            "created_at": instant(app.createdAtMs), "updated_at": instant(app.updatedAtMs),
        ]
    }
}
