public import CarillonAPI

extension Policy {
    /// Reads the registry's answer to `GetPolicy` or one message of `WatchPolicy`.
    ///
    /// - Throws: ``PolicyReadError``, or a decoding error for a value that is not JSON.
    public convenience init(_ response: RegistryV1.GetPolicyResponse) throws {
        var settings: [String: PolicyValue] = [:]
        settings.reserveCapacity(response.settings.count)
        for setting in response.settings {
            settings[setting.name] = try PolicyValue(json: setting.value)
        }
        try self.init(
            settings: settings,
            of: PolicyOwner(
                profile: response.profile, profileVersion: Int(response.profileVersion), version: response.version,
                organizationTimezone: response.organizationTimezone,
                organizationDefaultLocale: response.organizationDefaultLocale,
                organizationSuspended: response.organizationSuspended, appName: response.appName,
                addressEnvironment: response.addressEnvironment, defaultAndroidChannelId: response.defaultAndroidChannelId,
                vapidPublicKey: response.vapidPublicKey, serviceWorkerPath: response.serviceWorkerPath, allowedOrigins: response.allowedOrigins,
                clientFloors: ClientFloors(response.clientFloors), deepLinkRequired: response.deepLinkRequired))
    }
}
