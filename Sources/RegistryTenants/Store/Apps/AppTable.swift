package import CarillonAPI
package import GRDB
import ServiceKit
import Storage

/// A row of `apps`.
struct AppRecord: Sendable {
    var app: RegistryV1.App
    /// Grows with every change; part of the version of the app's policy.
    var revision: Int64
}

/// The table `apps` (REG-02).
package enum AppTable {
    private static let columns = """
        app_id, organization_id, name, profile, policy_overrides, apns_topic, apns_environment, fcm_project_id,
        default_android_channel_id, deep_link_scheme, token_issuer, token_jwks, created_at_ms, updated_at_ms, profile_version,
        revision, expo_project, vapid_public_key, web_fallback_base_url, allowed_origins, service_worker_path,
        EXISTS (SELECT 1 FROM token_secrets AS s WHERE s.app_id = apps.app_id), token_audience, token_jwks_url
        """

    private static func read(_ row: Row) throws -> AppRecord {
        let issuer: String = row[10]
        let keys: String = row[11]
        let hasSecret: Bool = row[21]
        let audience: String = row[22]
        let keysURL: String = row[23]
        let app = RegistryV1.App(
            appId: row[0], organizationId: row[1], name: row[2], profile: row[3], policyOverrides: try JSONColumn.map(row[4]),
            apnsTopic: row[5], apnsEnvironment: try .init(stored: row[6]), fcmProjectId: row[7], defaultAndroidChannelId: row[8],
            deepLinkScheme: row[9],
            auth: issuer.isEmpty && keys.isEmpty && audience.isEmpty && keysURL.isEmpty && !hasSecret
                ? nil : .init(issuer: issuer, jwks: keys, audience: audience, jwksUrl: keysURL, hasSharedSecret: hasSecret),
            createdAtMs: row[12], updatedAtMs: row[13], profileVersion: row[14], expoProject: row[16], vapidPublicKey: row[17],
            webFallbackBaseUrl: row[18], allowedOrigins: try JSONColumn.list(row[19]), serviceWorkerPath: row[20])
        return AppRecord(app: app, revision: row[15])
    }

    static func find(_ appId: String, _ database: Database) throws -> AppRecord? {
        try database.firstRow("SELECT \(columns) FROM apps WHERE app_id = ?", [appId], read)
    }

    /// Apps after `appId`, of one organization or of all.
    static func page(organization: String?, after appId: String, limit: Int, _ database: Database) throws -> [AppRecord] {
        if let organization {
            return try database.rows(
                "SELECT \(columns) FROM apps WHERE organization_id = ? AND app_id > ? ORDER BY app_id LIMIT ?",
                [organization, appId, limit], read)
        }
        return try database.rows(
            "SELECT \(columns) FROM apps WHERE app_id > ? ORDER BY app_id LIMIT ?", [appId, limit], read)
    }

    static func upsert(_ app: RegistryV1.App, now: Instant, _ database: Database) throws -> AppRecord {
        try database.run(
            """
            INSERT INTO apps (organization_id, app_id, name, profile, profile_version, policy_overrides, apns_topic,
                apns_environment, fcm_project_id, default_android_channel_id, deep_link_scheme, token_issuer, token_jwks,
                revision, created_at_ms, updated_at_ms, expo_project, vapid_public_key, web_fallback_base_url, allowed_origins,
                service_worker_path, token_audience, token_jwks_url)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (app_id) DO UPDATE SET name = excluded.name, profile = excluded.profile,
                profile_version = excluded.profile_version, policy_overrides = excluded.policy_overrides,
                apns_topic = excluded.apns_topic, apns_environment = excluded.apns_environment,
                fcm_project_id = excluded.fcm_project_id, default_android_channel_id = excluded.default_android_channel_id,
                deep_link_scheme = excluded.deep_link_scheme, token_issuer = excluded.token_issuer,
                token_jwks = excluded.token_jwks, token_audience = excluded.token_audience, token_jwks_url = excluded.token_jwks_url,
                expo_project = excluded.expo_project,
                vapid_public_key = excluded.vapid_public_key, web_fallback_base_url = excluded.web_fallback_base_url,
                allowed_origins = excluded.allowed_origins, service_worker_path = excluded.service_worker_path, revision = revision + 1, updated_at_ms = excluded.updated_at_ms
            """,
            [
                app.organizationId, app.appId, app.name, app.profile, app.profileVersion,
                JSONColumn.encode(app.policyOverrides), app.apnsTopic, app.apnsEnvironment.name, app.fcmProjectId,
                app.defaultAndroidChannelId, app.deepLinkScheme, app.auth?.issuer ?? "", app.auth?.jwks ?? "", now.milliseconds, now.milliseconds,
                app.expoProject, app.vapidPublicKey, app.webFallbackBaseUrl, JSONColumn.encode(app.allowedOrigins), app.serviceWorkerPath,
                app.auth?.audience ?? "", app.auth?.jwksUrl ?? "",
            ])
        guard let row = try find(app.appId, database) else {
            throw DatabaseError(message: "app \(app.appId) is gone right after it was written")
        }
        return row
    }

    /// A version of a profile with the number of its apps, and one of them.
    struct ProfileUse: Sendable {
        var name: String
        var version: Int
        var apps: Int
        var example: String
    }

    /// The versions of profiles that apps use.
    static func profiles(_ database: Database) throws -> [ProfileUse] {
        try database.rows(
            "SELECT profile, profile_version, count(*), min(app_id) FROM apps GROUP BY profile, profile_version ORDER BY profile, profile_version", []
        ) { ProfileUse(name: $0[0], version: $0[1], apps: $0[2], example: $0[3]) }
    }

    /// The app that is named, or all apps of the organization.
    package static func tenants(of tenant: CommonV1.Tenant, _ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows(
            "SELECT organization_id, app_id FROM apps WHERE organization_id = ?1 AND (?2 = '' OR app_id = ?2) ORDER BY app_id",
            [tenant.organizationId, tenant.appId]
        ) { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Whether any app allows pages of an origin.
    static func isAllowed(origin: String, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM apps, json_each(apps.allowed_origins) AS allowed WHERE allowed.value = ? LIMIT 1", [origin]) { _ in
            true
        } ?? false
    }

    /// All apps of all organizations.
    package static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT organization_id, app_id FROM apps", []) { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }
}
