import CarillonAPI

/// The differences of two effective policies.
enum PolicyDifference {
    /// In the order of the setting catalogue.
    static func changes(from old: PolicyEntry, to new: PolicyEntry, app: String) -> [RegistryV1.SettingChange] {
        zip(old.response.settings, new.response.settings).filter { $0 != $1 }.map { before, after in
            .init(
                appId: app, name: after.name, before: before.value, after: after.value, originBefore: before.origin, originAfter: after.origin)
        }
    }
}
