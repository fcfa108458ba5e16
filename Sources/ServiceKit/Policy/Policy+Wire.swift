public import CarillonAPI

extension Policy {
    /// Reads the registry's answer to `GetPolicy` or one message of `WatchPolicy`.
    ///
    /// - Throws: ``PolicyReadError``, or a decoding error for a value that is not JSON.
    public convenience init(_ response: RegistryV1.GetPolicyResponse) throws {
        var settings: [String: PolicyValue] = [:]
        var origins: [String: RegistryV1.PolicyOrigin] = [:]
        settings.reserveCapacity(response.settings.count)
        for setting in response.settings {
            settings[setting.name] = try PolicyValue(json: setting.value)
            if setting.origin != .default { origins[setting.name] = setting.origin }
        }
        try self.init(
            settings: settings, origins: origins,
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
