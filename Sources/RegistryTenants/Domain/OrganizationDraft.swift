import CarillonAPI
import ServiceKit

/// Merges a request into a stored organization: an empty field does not change (REG-01).
enum OrganizationDraft {
    /// - Parameter existing: nil for a new organization, which gets the defaults.
    static func checked(
        _ asked: RegistryV1.Organization, over existing: RegistryV1.Organization?, profiles: ProfileLibrary
    ) throws(APIError) -> RegistryV1.Organization {
        var organization = existing ?? .init(organizationId: asked.organizationId, timezone: "UTC", defaultLocale: "en", status: .active)
        let name = try FieldRules.text(asked.name, field: "organization.name", limit: 200)
        if !name.isEmpty { organization.name = name }
        guard !organization.name.isEmpty else { throw APIError(.invalidArgument, field: "organization.name", "is required") }
        if !asked.timezone.isEmpty { organization.timezone = asked.timezone }
        try FieldRules.checkTimezone(organization.timezone, field: "organization.timezone")
        if !asked.defaultLocale.isEmpty { organization.defaultLocale = asked.defaultLocale }
        try FieldRules.checkLocale(organization.defaultLocale, field: "organization.default_locale")
        if let status = try asked.status.checked(field: "organization.status") { organization.status = .init(status) }
        if !asked.profile.isEmpty { organization.profile = asked.profile }
        if !organization.profile.isEmpty { _ = try profiles.profile(organization.profile, field: "organization.profile") }
        organization.policyOverrides = try overrides(
            asked.policyOverrides, over: organization.policyOverrides, field: "organization.policy_overrides")
        return organization
    }

    /// The layer with the requested overrides added.
    static func overrides(
        _ asked: [String: String], over existing: [String: String], field: String
    ) throws(APIError) -> [String: String] {
        var layer = try PolicyBasis.overrides(existing, field: field)
        do { try layer.patch(set: asked, clear: []) } catch { throw APIError(.invalidPolicy, field: "\(field).\(error.path)", error.rule) }
        return layer.texts
    }

    /// The names of the changed fields, for the audit log.
    static func changedFields(_ organization: RegistryV1.Organization, from existing: RegistryV1.Organization?) -> String {
        guard let existing else { return "created" }
        return ChangedFields()
            .add("name", organization.name, existing.name).add("timezone", organization.timezone, existing.timezone)
            .add("default_locale", organization.defaultLocale, existing.defaultLocale).add("status", organization.status, existing.status)
            .add("profile", organization.profile, existing.profile)
            .add("policy_overrides", organization.policyOverrides, existing.policyOverrides).text
    }
}

/// Names of changed fields, never their values (SEC-14).
struct ChangedFields {
    private var names: [String] = []

    var text: String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }

    func add<Value: Equatable>(_ name: String, _ now: Value, _ before: Value) -> ChangedFields {
        var more = self
        if now != before { more.names.append(name) }
        return more
    }
}
