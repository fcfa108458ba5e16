public import CarillonAPI

/// Data of the policy's app and organization, beside the settings.
public struct PolicyOwner: Sendable, Hashable {
    /// The profile's name, for example `chat`, and its version (POL-01).
    public var profile: String
    public var profileVersion: Int
    /// Grows with every change of the app or its organization.
    public var version: Int64
    /// IANA zone of the organization; `UTC` when it names none.
    public var organizationTimezone: String
    /// A BCP 47 tag, such as `en`.
    public var organizationDefaultLocale: String
    /// True: every send is refused (REG-01).
    public var organizationSuspended: Bool
    /// The app's display name.
    public var appName: String
    /// The environment of the app's addresses whose client names none.
    public var addressEnvironment: CommonV1.AddressEnvironment
    /// The Android channel of types without one.
    public var defaultAndroidChannelId: String
    /// The VAPID public key for subscriptions of browsers; empty: the app has no Web Push.
    public var vapidPublicKey: String
    /// Path of the service worker on the app's web site.
    public var serviceWorkerPath: String
    /// Origins of the app's web pages.
    public var allowedOrigins: [String]
    /// The profile's lowest client versions.
    public var clientFloors: ClientFloors
    /// Whether the profile requires a deep link in each notification (EVAL-40).
    public var deepLinkRequired: Bool

    /// The defaults are those of an app without data of its own.
    public init(
        profile: String = "", profileVersion: Int = 0, version: Int64 = 0, organizationTimezone: String = "UTC",
        organizationDefaultLocale: String = "en", organizationSuspended: Bool = false, appName: String = "",
        addressEnvironment: CommonV1.AddressEnvironment = .production, defaultAndroidChannelId: String = "", vapidPublicKey: String = "",
        serviceWorkerPath: String = "/sw.js", allowedOrigins: [String] = [],
        clientFloors: ClientFloors = .init(), deepLinkRequired: Bool = false
    ) {
        self.profile = profile
        self.profileVersion = profileVersion
        self.version = version
        self.organizationTimezone = organizationTimezone.isEmpty ? "UTC" : organizationTimezone
        self.organizationDefaultLocale = organizationDefaultLocale
        self.organizationSuspended = organizationSuspended
        self.appName = appName
        self.addressEnvironment = addressEnvironment
        self.defaultAndroidChannelId = defaultAndroidChannelId
        self.vapidPublicKey = vapidPublicKey
        self.serviceWorkerPath = serviceWorkerPath
        self.allowedOrigins = allowedOrigins
        self.clientFloors = clientFloors
        self.deepLinkRequired = deepLinkRequired
    }
}

extension Policy {
    /// See ``PolicyOwner/profile``.
    public var profile: String { owner.profile }
    /// See ``PolicyOwner/profileVersion``.
    public var profileVersion: Int { owner.profileVersion }
    /// See ``PolicyOwner/version``.
    public var version: Int64 { owner.version }
    /// See ``PolicyOwner/organizationTimezone``.
    public var organizationTimezone: String { owner.organizationTimezone }
    /// See ``PolicyOwner/organizationDefaultLocale``.
    public var organizationDefaultLocale: String { owner.organizationDefaultLocale }
    /// See ``PolicyOwner/organizationSuspended``.
    public var organizationSuspended: Bool { owner.organizationSuspended }
    /// See ``PolicyOwner/appName``.
    public var appName: String { owner.appName }
    /// See ``PolicyOwner/addressEnvironment``.
    public var addressEnvironment: CommonV1.AddressEnvironment { owner.addressEnvironment }
    /// See ``PolicyOwner/defaultAndroidChannelId``.
    public var defaultAndroidChannelId: String { owner.defaultAndroidChannelId }
    /// See ``PolicyOwner/vapidPublicKey``.
    public var vapidPublicKey: String { owner.vapidPublicKey }
    /// See ``PolicyOwner/serviceWorkerPath``.
    public var serviceWorkerPath: String { owner.serviceWorkerPath }
    /// See ``PolicyOwner/allowedOrigins``.
    public var allowedOrigins: [String] { owner.allowedOrigins }
    /// See ``PolicyOwner/clientFloors``.
    public var clientFloors: ClientFloors { owner.clientFloors }
    /// See ``PolicyOwner/deepLinkRequired``.
    public var deepLinkRequired: Bool { owner.deepLinkRequired }
}
