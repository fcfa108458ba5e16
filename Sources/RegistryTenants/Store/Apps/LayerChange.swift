import CarillonAPI
import ServiceKit
import Storage

/// A change of an organization's or an app's layer: the old and the new layer, and the effects on the apps' policies.
struct LayerChange {
    private let profiles: ProfileLibrary
    private let isOrganization: Bool
    private var organization: OrganizationRecord
    /// The apps of the layer.
    private var bases: [PolicyBasis]
    private var layer: PolicyOverrides
    private var changes: [RegistryV1.SettingChange] = []
    private(set) var isChange = false

    init(of tenant: CommonV1.Tenant, profiles: ProfileLibrary, _ database: Database) throws {
        self.profiles = profiles
        isOrganization = tenant.appId.isEmpty
        if isOrganization {
            guard let row = try OrganizationTable.find(tenant.organizationId, database) else {
                throw APIError(.notFound, field: "organization_id", "there is no organization “\(tenant.organizationId)”")
            }
            organization = row
            bases = try AppTable.page(organization: tenant.organizationId, after: "", limit: 10_000, database).map {
                PolicyBasis(organization: row, app: $0, own: CatalogueContent())
            }
            layer = try PolicyBasis.overrides(row.organization.policyOverrides, field: "set")
        } else {
            let basis = try PolicyBasis(of: tenant, database)
            organization = basis.organization
            bases = [basis]
            layer = try PolicyBasis.overrides(basis.app.app.policyOverrides, field: "set")
        }
    }

    private var version: Int64 { organization.revision + (isOrganization ? 0 : bases[0].app.revision) }

    mutating func patch(set: [String: String], clear: [String], expectedVersion: Int64?) throws {
        if let expectedVersion, expectedVersion != version {
            throw APIError(.versionMismatch, field: "expected_version", "the policy has version \(version)")
        }
        let before = try bases.map { try $0.resolve(profiles) }
        let old = layer
        do { try layer.patch(set: set, clear: clear) } catch {
            throw APIError(.invalidPolicy, field: clear.contains(error.path) ? "clear" : "set.\(error.path)", error.rule)
        }
        isChange = layer != old
        if isOrganization { organization.organization.policyOverrides = layer.texts }
        for (index, old) in before.enumerated() {
            if isOrganization { bases[index].organization = organization } else { bases[index].app.app.policyOverrides = layer.texts }
            let new = try bases[index].resolve(profiles)
            changes += PolicyDifference.changes(from: old, to: new, app: bases[index].app.app.appId)
        }
    }

    mutating func write(now: Instant, _ database: Database) throws {
        if isOrganization {
            organization = try OrganizationTable.upsert(organization.organization, now: now, database)
        } else {
            bases[0].app = try AppTable.upsert(bases[0].app.app, now: now, database)
        }
    }

    /// `max_attempts 5 → 9` for the requested settings, for the audit log.
    func summary(_ names: [String]) -> String {
        let words = changes.prefix(50).map { "\($0.name) \($0.before) → \($0.after)" }
        return words.isEmpty ? "\(names.sorted().joined(separator: ", ")): no effect" : String(words.joined(separator: "; ").prefix(2_000))
    }

    var response: RegistryV1.PatchPolicyResponse { .init(changes: changes, version: version, overrides: layer.texts) }
}
