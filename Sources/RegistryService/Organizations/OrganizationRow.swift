import CarillonAPI
import Foundation
import Storage

/// Maps and lists of texts as they stand in text columns.
enum JSONColumn {
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    static func map(_ text: String) throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    }

    static func list(_ text: String) throws -> [String] {
        if text == "[]" { return [] }
        return try JSONDecoder().decode([String].self, from: Data(text.utf8))
    }
}

/// One row of `organizations`.
struct OrganizationRow: Sendable {
    var organization: RegistryV1.Organization
    /// Grows with every change; part of the policy version of all its apps.
    var revision: Int64

    private static let columns =
        "organization_id, name, timezone, default_locale, status, profile, policy_overrides, created_at_ms, updated_at_ms, revision"

    init(_ row: Row) throws {
        organization = .init(
            organizationId: row[0], name: row[1], timezone: row[2], defaultLocale: row[3], status: row[4], profile: row[5],
            policyOverrides: try JSONColumn.map(row[6]), createdAtMs: row[7], updatedAtMs: row[8])
        revision = row[9]
    }

    static func find(_ database: Database, _ id: String) throws -> OrganizationRow? {
        try database.firstRow("SELECT \(columns) FROM organizations WHERE organization_id = ?", [id], OrganizationRow.init)
    }

    /// Organizations after `id`, in the order of their ids.
    static func page(_ database: Database, after id: String, limit: Int) throws -> [OrganizationRow] {
        try database.rows(
            "SELECT \(columns) FROM organizations WHERE organization_id > ? ORDER BY organization_id LIMIT ?", [id, limit],
            OrganizationRow.init)
    }

    /// Writes an organization; what it was created at stays.
    static func upsert(_ organization: RegistryV1.Organization, nowMs: Int64, _ database: Database) throws -> OrganizationRow {
        try database.run(
            """
            INSERT INTO organizations (organization_id, name, timezone, default_locale, status, profile, policy_overrides,
                revision, created_at_ms, updated_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
            ON CONFLICT (organization_id) DO UPDATE SET name = excluded.name, timezone = excluded.timezone,
                default_locale = excluded.default_locale, status = excluded.status, profile = excluded.profile,
                policy_overrides = excluded.policy_overrides, revision = revision + 1, updated_at_ms = excluded.updated_at_ms
            """,
            [
                organization.organizationId, organization.name, organization.timezone, organization.defaultLocale,
                organization.status, organization.profile, try JSONColumn.encode(organization.policyOverrides), nowMs, nowMs,
            ])
        guard let row = try find(database, organization.organizationId) else {
            throw DatabaseError(message: "organization \(organization.organizationId) is gone right after it was written")
        }
        return row
    }
}

/// One row of `apps`.
struct AppRow: Sendable {
    var app: RegistryV1.App
    var revision: Int64

    private static let columns = """
        app_id, organization_id, name, profile, policy_overrides, apns_topic, apns_environment, fcm_project_id,
        default_android_channel_id, deep_link_scheme, token_issuer, token_jwks, created_at_ms, updated_at_ms, profile_version,
        revision, expo_project, vapid_public_key, web_fallback_base_url, allowed_origins, service_worker_path,
        EXISTS (SELECT 1 FROM token_secrets AS s WHERE s.app_id = apps.app_id), token_audience
        """

    init(_ row: Row) throws {
        let issuer: String = row[10]
        let keys: String = row[11]
        let hasSecret: Bool = row[21]
        let audience: String = row[22]
        app = .init(
            appId: row[0], organizationId: row[1], name: row[2], profile: row[3], policyOverrides: try JSONColumn.map(row[4]),
            apnsTopic: row[5], apnsEnvironment: row[6], fcmProjectId: row[7], defaultAndroidChannelId: row[8],
            deepLinkScheme: row[9],
            auth: issuer.isEmpty && keys.isEmpty && audience.isEmpty && !hasSecret
                ? nil : .init(issuer: issuer, jwks: keys, audience: audience, hasSharedSecret: hasSecret),
            createdAtMs: row[12], updatedAtMs: row[13], profileVersion: row[14], expoProject: row[16], vapidPublicKey: row[17],
            webFallbackBaseUrl: row[18], allowedOrigins: try JSONColumn.list(row[19]), serviceWorkerPath: row[20])
        revision = row[15]
    }

    static func find(_ database: Database, _ appId: String) throws -> AppRow? {
        try database.firstRow("SELECT \(columns) FROM apps WHERE app_id = ?", [appId], AppRow.init)
    }

    /// Apps after `appId`, of one organization or of all.
    static func page(_ database: Database, organization: String?, after appId: String, limit: Int) throws -> [AppRow] {
        if let organization {
            return try database.rows(
                "SELECT \(columns) FROM apps WHERE organization_id = ? AND app_id > ? ORDER BY app_id LIMIT ?",
                [organization, appId, limit], AppRow.init)
        }
        return try database.rows(
            "SELECT \(columns) FROM apps WHERE app_id > ? ORDER BY app_id LIMIT ?", [appId, limit], AppRow.init)
    }

    static func upsert(_ app: RegistryV1.App, nowMs: Int64, _ database: Database) throws -> AppRow {
        try database.run(
            """
            INSERT INTO apps (organization_id, app_id, name, profile, profile_version, policy_overrides, apns_topic,
                apns_environment, fcm_project_id, default_android_channel_id, deep_link_scheme, token_issuer, token_jwks,
                revision, created_at_ms, updated_at_ms, expo_project, vapid_public_key, web_fallback_base_url, allowed_origins,
                service_worker_path, token_audience)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (app_id) DO UPDATE SET name = excluded.name, profile = excluded.profile,
                profile_version = excluded.profile_version, policy_overrides = excluded.policy_overrides,
                apns_topic = excluded.apns_topic, apns_environment = excluded.apns_environment,
                fcm_project_id = excluded.fcm_project_id, default_android_channel_id = excluded.default_android_channel_id,
                deep_link_scheme = excluded.deep_link_scheme, token_issuer = excluded.token_issuer,
                token_jwks = excluded.token_jwks, token_audience = excluded.token_audience, expo_project = excluded.expo_project,
                vapid_public_key = excluded.vapid_public_key, web_fallback_base_url = excluded.web_fallback_base_url,
                allowed_origins = excluded.allowed_origins, service_worker_path = excluded.service_worker_path, revision = revision + 1, updated_at_ms = excluded.updated_at_ms
            """,
            [
                app.organizationId, app.appId, app.name, app.profile, app.profileVersion,
                try JSONColumn.encode(app.policyOverrides), app.apnsTopic, app.apnsEnvironment, app.fcmProjectId,
                app.defaultAndroidChannelId, app.deepLinkScheme, app.auth?.issuer ?? "", app.auth?.jwks ?? "", nowMs, nowMs,
                app.expoProject, app.vapidPublicKey, app.webFallbackBaseUrl, try JSONColumn.encode(app.allowedOrigins), app.serviceWorkerPath,
                app.auth?.audience ?? "",
            ])
        guard let row = try find(database, app.appId) else {
            throw DatabaseError(message: "app \(app.appId) is gone right after it was written")
        }
        return row
    }
}
