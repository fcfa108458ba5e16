// Written by protoc-gen-carillon from carillon/preferences/v1/changes.proto, carillon/preferences/v1/consents.proto, carillon/preferences/v1/permissions.proto, carillon/preferences/v1/preferences.proto, carillon/preferences/v1/user_data.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Whose choices changed, for those who hold pushes back until these allow them.
public enum PreferencesV1 {}

extension PreferencesV1 {
    /// What one guardian says of one child.
    public struct Consent: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// `consent_…`.
        public var consentId: String
        public var childUserId: String
        /// Either, or both: who is asked, and where.
        public var guardianUserId: String
        public var guardianEmail: String
        /// `email_confirmation`, `guardian_account_switch`.
        public var method: String
        /// `pending`, `granted`, `denied`, `revoked`.
        public var status: String
        public var requestedAtMs: Int64
        public var decidedAtMs: Optional<Int64>
        /// How the decision came in, in words.
        public var evidence: String
        /// Of the link that was made last: which one of this consent, until when it works, and when it was used.
        public var linkNumber: Int64
        public var linkExpiresAtMs: Optional<Int64>
        public var linkUsedAtMs: Optional<Int64>
        /// Newest first.
        public var history: [PreferencesV1.ConsentChange]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.consentId = ""
            self.childUserId = ""
            self.guardianUserId = ""
            self.guardianEmail = ""
            self.method = ""
            self.status = ""
            self.requestedAtMs = 0
            self.decidedAtMs = nil
            self.evidence = ""
            self.linkNumber = 0
            self.linkExpiresAtMs = nil
            self.linkUsedAtMs = nil
            self.history = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            consentId: String = "",
            childUserId: String = "",
            guardianUserId: String = "",
            guardianEmail: String = "",
            method: String = "",
            status: String = "",
            requestedAtMs: Int64 = 0,
            decidedAtMs: Int64? = nil,
            evidence: String = "",
            linkNumber: Int64 = 0,
            linkExpiresAtMs: Int64? = nil,
            linkUsedAtMs: Int64? = nil,
            history: [PreferencesV1.ConsentChange] = []
        ) {
            self.tenant = tenant
            self.consentId = consentId
            self.childUserId = childUserId
            self.guardianUserId = guardianUserId
            self.guardianEmail = guardianEmail
            self.method = method
            self.status = status
            self.requestedAtMs = requestedAtMs
            self.decidedAtMs = decidedAtMs
            self.evidence = evidence
            self.linkNumber = linkNumber
            self.linkExpiresAtMs = linkExpiresAtMs
            self.linkUsedAtMs = linkUsedAtMs
            self.history = history
        }
    }
}

extension PreferencesV1 {
    /// One line of the record, never changed (SEC-10).
    public struct ConsentChange: Message {
        public var atMs: Int64
        /// `request`, `grant`, `deny`, `revoke`.
        public var action: String
        public var oldStatus: String
        public var newStatus: String
        /// `user:ann`, `host`, `service:operator`, `link`.
        public var actor: String
        public var evidence: String

        /// Every field at its default.
        public init() {
            self.atMs = 0
            self.action = ""
            self.oldStatus = ""
            self.newStatus = ""
            self.actor = ""
            self.evidence = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            atMs: Int64 = 0,
            action: String = "",
            oldStatus: String = "",
            newStatus: String = "",
            actor: String = "",
            evidence: String = ""
        ) {
            self.atMs = atMs
            self.action = action
            self.oldStatus = oldStatus
            self.newStatus = newStatus
            self.actor = actor
            self.evidence = evidence
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutConsentRequest`.
    public struct PutConsentRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var childUserId: String
        public var guardianUserId: String
        public var guardianEmail: String
        /// `request`: ask the guardian; `grant`, `deny`, `revoke`: what the guardian decided in their account.
        public var action: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.childUserId = ""
            self.guardianUserId = ""
            self.guardianEmail = ""
            self.action = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            childUserId: String = "",
            guardianUserId: String = "",
            guardianEmail: String = "",
            action: String = ""
        ) {
            self.tenant = tenant
            self.childUserId = childUserId
            self.guardianUserId = guardianUserId
            self.guardianEmail = guardianEmail
            self.action = action
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PutConsentResponse`.
    public struct PutConsentResponse: Message {
        public var consent: Optional<PreferencesV1.Consent>

        /// Every field at its default.
        public init() {
            self.consent = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            consent: PreferencesV1.Consent? = nil
        ) {
            self.consent = consent
        }
    }
}

extension PreferencesV1 {
    /// The link that the last `request` of a host system or an operator made.
    public struct GetConsentLinkRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var consentId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.consentId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            consentId: String = ""
        ) {
            self.tenant = tenant
            self.consentId = consentId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetConsentLinkResponse`.
    public struct GetConsentLinkResponse: Message {
        /// What the link ends with, for the e-mail to the guardian.
        public var linkToken: String

        /// Every field at its default.
        public init() {
            self.linkToken = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            linkToken: String = ""
        ) {
            self.linkToken = linkToken
        }
    }
}

extension PreferencesV1 {
    /// For the child, its guardians, the host system and operators.
    public struct ListConsentsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var childUserId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.childUserId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            childUserId: String = ""
        ) {
            self.tenant = tenant
            self.childUserId = childUserId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListConsentsResponse`.
    public struct ListConsentsResponse: Message {
        public var consents: [PreferencesV1.Consent]
        /// The child is of an age at which consent is needed.
        public var required: Bool
        /// Pushes may go to the child.
        public var satisfied: Bool

        /// Every field at its default.
        public init() {
            self.consents = []
            self.required = false
            self.satisfied = false
        }

        /// The fields given, the others at their defaults.
        public init(
            consents: [PreferencesV1.Consent] = [],
            required: Bool = false,
            satisfied: Bool = false
        ) {
            self.consents = consents
            self.required = required
            self.satisfied = satisfied
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.AnswerConsentLinkRequest`.
    public struct AnswerConsentLinkRequest: Message {
        public var linkToken: String
        /// `grant`, `deny`, `revoke`.
        public var decision: String

        /// Every field at its default.
        public init() {
            self.linkToken = ""
            self.decision = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            linkToken: String = "",
            decision: String = ""
        ) {
            self.linkToken = linkToken
            self.decision = decision
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.AnswerConsentLinkResponse`.
    public struct AnswerConsentLinkResponse: Message {
        public var consent: Optional<PreferencesV1.Consent>

        /// Every field at its default.
        public init() {
            self.consent = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            consent: PreferencesV1.Consent? = nil
        ) {
            self.consent = consent
        }
    }
}

extension PreferencesV1 {
    /// A guardian who is a child's no more (REG-04).
    public struct EndedGuardianship: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var guardianUserId: String
        public var childUserId: String
        public var endedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.guardianUserId = ""
            self.childUserId = ""
            self.endedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            guardianUserId: String = "",
            childUserId: String = "",
            endedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.guardianUserId = guardianUserId
            self.childUserId = childUserId
            self.endedAtMs = endedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.EndGuardianshipsRequest`.
    public struct EndGuardianshipsRequest: Message {
        public var ended: [PreferencesV1.EndedGuardianship]

        /// Every field at its default.
        public init() {
            self.ended = []
        }

        /// The fields given, the others at their defaults.
        public init(
            ended: [PreferencesV1.EndedGuardianship] = []
        ) {
            self.ended = ended
        }
    }
}

extension PreferencesV1 {
    /// Those that name nobody; the others are taken.
    public struct EndGuardianshipsResponse: Message {
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.rejected = rejected
        }
    }
}

extension PreferencesV1 {
    /// What one device's system says of notifications (PREF-13).
    public struct PermissionState: Message {
        public var deviceId: String
        /// `not_determined`, `granted`, `denied`, `provisional`.
        public var permissionStatus: String
        /// `permission_prompt`, `os_settings`; empty while nothing was reported.
        public var changedFrom: String
        public var changedAtMs: Int64
        /// Newest first; the newest 50 of a device are kept.
        public var history: [PreferencesV1.PermissionChange]

        /// Every field at its default.
        public init() {
            self.deviceId = ""
            self.permissionStatus = ""
            self.changedFrom = ""
            self.changedAtMs = 0
            self.history = []
        }

        /// The fields given, the others at their defaults.
        public init(
            deviceId: String = "",
            permissionStatus: String = "",
            changedFrom: String = "",
            changedAtMs: Int64 = 0,
            history: [PreferencesV1.PermissionChange] = []
        ) {
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedFrom = changedFrom
            self.changedAtMs = changedAtMs
            self.history = history
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PermissionChange`.
    public struct PermissionChange: Message {
        public var oldStatus: String
        public var newStatus: String
        public var changedFrom: String
        public var changedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.oldStatus = ""
            self.newStatus = ""
            self.changedFrom = ""
            self.changedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            oldStatus: String = "",
            newStatus: String = "",
            changedFrom: String = "",
            changedAtMs: Int64 = 0
        ) {
            self.oldStatus = oldStatus
            self.newStatus = newStatus
            self.changedFrom = changedFrom
            self.changedAtMs = changedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPermissionRequest`.
    public struct ReportPermissionRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var permissionStatus: String
        public var changedFrom: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.permissionStatus = ""
            self.changedFrom = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            permissionStatus: String = "",
            changedFrom: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedFrom = changedFrom
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPermissionResponse`.
    public struct ReportPermissionResponse: Message {
        public var state: Optional<PreferencesV1.PermissionState>

        /// Every field at its default.
        public init() {
            self.state = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            state: PreferencesV1.PermissionState? = nil
        ) {
            self.state = state
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListPermissionsRequest`.
    public struct ListPermissionsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListPermissionsResponse`.
    public struct ListPermissionsResponse: Message {
        public var states: [PreferencesV1.PermissionState]

        /// Every field at its default.
        public init() {
            self.states = []
        }

        /// The fields given, the others at their defaults.
        public init(
            states: [PreferencesV1.PermissionState] = []
        ) {
            self.states = states
        }
    }
}

extension PreferencesV1 {
    /// PREF-14. Asking counts as a day of active use, and `value_moment` as the first value reached.
    public struct DecidePromptRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        /// `page_load`, `app_start`, `first_login`, `dashboard`, `value_moment`, `contextual`, `settings`.
        public var context: String
        /// `ios`, `android`, `web`, `desktop`; empty: that of the registered device.
        public var deviceType: String
        /// Languages of the texts, best first; the app's default is the last resort.
        public var locales: [String]

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.context = ""
            self.deviceType = ""
            self.locales = []
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            context: String = "",
            deviceType: String = "",
            locales: [String] = []
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.context = context
            self.deviceType = deviceType
            self.locales = locales
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.DecidePromptResponse`.
    public struct DecidePromptResponse: Message {
        public var show: Bool
        /// `primer`, `web_contextual`, `denied_banner`, `none`.
        public var kind: String
        /// Why, as a word: `permission_granted`, `opted_out`, `snoozed`, `trigger_not_reached` …
        public var reason: String
        public var nextEligibleAtMs: Optional<Int64>
        /// Which texts: `primer.student` …; empty with `none`.
        public var contentKey: String
        /// The texts themselves: `title`, `body`, `accept`, `decline` …
        public var texts: [String: String]
        public var locale: String

        /// Every field at its default.
        public init() {
            self.show = false
            self.kind = ""
            self.reason = ""
            self.nextEligibleAtMs = nil
            self.contentKey = ""
            self.texts = [:]
            self.locale = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            show: Bool = false,
            kind: String = "",
            reason: String = "",
            nextEligibleAtMs: Int64? = nil,
            contentKey: String = "",
            texts: [String: String] = [:],
            locale: String = ""
        ) {
            self.show = show
            self.kind = kind
            self.reason = reason
            self.nextEligibleAtMs = nextEligibleAtMs
            self.contentKey = contentKey
            self.texts = texts
            self.locale = locale
        }
    }
}

extension PreferencesV1 {
    /// PREF-15.
    public struct ReportPromptRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        /// `primer`, `web_contextual`, `denied_banner`.
        public var kind: String
        /// `accepted`, `not_now`, `skipped`, `dismissed`, `opened_preferences`.
        public var outcome: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.kind = ""
            self.outcome = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            kind: String = "",
            outcome: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.kind = kind
            self.outcome = outcome
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ReportPromptResponse`.
    public struct ReportPromptResponse: Message {
        /// When the user may be asked again; absent: at once, or not by time alone.
        public var nextEligibleAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.nextEligibleAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            nextEligibleAtMs: Int64? = nil
        ) {
            self.nextEligibleAtMs = nextEligibleAtMs
        }
    }
}

extension PreferencesV1 {
    /// Answers to the system's own prompt since a time.
    public struct PermissionStatisticsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var sinceMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.sinceMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            sinceMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.sinceMs = sinceMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.PermissionStatisticsResponse`.
    public struct PermissionStatisticsResponse: Message {
        /// Devices whose user answered the prompt.
        public var prompted: Int64
        /// Of those, who granted.
        public var granted: Int64
        /// `granted` of `prompted`; absent while nobody was asked.
        public var grantRate: Optional<Double>
        /// The target of `permission_grant_rate` in words (OBS-08), and whether it is met; absent while nobody was asked.
        public var target: String
        public var met: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.prompted = 0
            self.granted = 0
            self.grantRate = nil
            self.target = ""
            self.met = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            prompted: Int64 = 0,
            granted: Int64 = 0,
            grantRate: Double? = nil,
            target: String = "",
            met: Bool? = nil
        ) {
            self.prompted = prompted
            self.granted = granted
            self.grantRate = grantRate
            self.target = target
            self.met = met
        }
    }
}

extension PreferencesV1 {
    /// What a device's system says, as the registry learnt it with a registration or from a settings screen.
    public struct DevicePermission: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var deviceId: String
        public var permissionStatus: String
        /// An older word never overwrites a newer one.
        public var changedAtMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.deviceId = ""
            self.permissionStatus = ""
            self.changedAtMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            deviceId: String = "",
            permissionStatus: String = "",
            changedAtMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.userId = userId
            self.deviceId = deviceId
            self.permissionStatus = permissionStatus
            self.changedAtMs = changedAtMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.TakePermissionsRequest`.
    public struct TakePermissionsRequest: Message {
        public var permissions: [PreferencesV1.DevicePermission]

        /// Every field at its default.
        public init() {
            self.permissions = []
        }

        /// The fields given, the others at their defaults.
        public init(
            permissions: [PreferencesV1.DevicePermission] = []
        ) {
            self.permissions = permissions
        }
    }
}

extension PreferencesV1 {
    /// Those that name no device or no status; the others are taken.
    public struct TakePermissionsResponse: Message {
        public var rejected: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.rejected = []
        }

        /// The fields given, the others at their defaults.
        public init(
            rejected: [CommonV1.ItemResult] = []
        ) {
            self.rejected = rejected
        }
    }
}

extension PreferencesV1 {
    /// A type's switches (PREF-01).
    public struct TypeSwitch: Message {
        public var typeId: String
        public var push: Optional<Bool>
        public var email: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.push = nil
            self.email = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            push: Bool? = nil,
            email: Bool? = nil
        ) {
            self.typeId = typeId
            self.push = push
            self.email = email
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.CategorySwitch`.
    public struct CategorySwitch: Message {
        public var categoryId: String
        public var enabled: Bool

        /// Every field at its default.
        public init() {
            self.categoryId = ""
            self.enabled = false
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryId: String = "",
            enabled: Bool = false
        ) {
            self.categoryId = categoryId
            self.enabled = enabled
        }
    }
}

extension PreferencesV1 {
    /// A daily do-not-disturb window in local wall time (PREF-09).
    public struct QuietHours: Message {
        public var enabled: Bool
        /// `HH:MM`.
        public var start: String
        public var end: String
        /// IANA zone; empty follows the policy's zone source.
        public var timezone: String
        /// 0 = Sunday … 6 = Saturday: the weekday on which a window starts.
        public var daysOfWeek: [Int32]
        public var allowCritical: Bool

        /// Every field at its default.
        public init() {
            self.enabled = false
            self.start = ""
            self.end = ""
            self.timezone = ""
            self.daysOfWeek = []
            self.allowCritical = false
        }

        /// The fields given, the others at their defaults.
        public init(
            enabled: Bool = false,
            start: String = "",
            end: String = "",
            timezone: String = "",
            daysOfWeek: [Int32] = [],
            allowCritical: Bool = false
        ) {
            self.enabled = enabled
            self.start = start
            self.end = end
            self.timezone = timezone
            self.daysOfWeek = daysOfWeek
            self.allowCritical = allowCritical
        }
    }
}

extension PreferencesV1 {
    /// The vibration of one category's notifications.
    public struct VibrationPattern: Message {
        public var categoryId: String
        /// Milliseconds, pause and buzz in turn: 1 to 20 values of 0 to 10,000.
        public var milliseconds: [Int32]

        /// Every field at its default.
        public init() {
            self.categoryId = ""
            self.milliseconds = []
        }

        /// The fields given, the others at their defaults.
        public init(
            categoryId: String = "",
            milliseconds: [Int32] = []
        ) {
            self.categoryId = categoryId
            self.milliseconds = milliseconds
        }
    }
}

extension PreferencesV1 {
    /// Where quiet hours stand at the instant of the answer.
    public struct QuietState: Message {
        public var active: Bool
        /// When the active window ends.
        public var endsAtMs: Optional<Int64>
        /// When `active` changes next; absent while quiet hours are off.
        public var nextChangeAtMs: Optional<Int64>
        /// The IANA zone they are read in, and who named it: `preferences`, `user`, `device`, `organization`, `default`.
        public var timezone: String
        public var timezoneSource: String
        /// Zones that were passed over because the time zone database does not know them, as `SOURCE NAME`.
        public var unknownTimezones: [String]

        /// Every field at its default.
        public init() {
            self.active = false
            self.endsAtMs = nil
            self.nextChangeAtMs = nil
            self.timezone = ""
            self.timezoneSource = ""
            self.unknownTimezones = []
        }

        /// The fields given, the others at their defaults.
        public init(
            active: Bool = false,
            endsAtMs: Int64? = nil,
            nextChangeAtMs: Int64? = nil,
            timezone: String = "",
            timezoneSource: String = "",
            unknownTimezones: [String] = []
        ) {
            self.active = active
            self.endsAtMs = endsAtMs
            self.nextChangeAtMs = nextChangeAtMs
            self.timezone = timezone
            self.timezoneSource = timezoneSource
            self.unknownTimezones = unknownTimezones
        }
    }
}

extension PreferencesV1 {
    /// One user's wishes for one conversation channel.
    public struct ChannelSetting: Message {
        public var channelId: String
        public var muted: Bool
        public var mutedUntilMs: Optional<Int64>
        public var notifyAll: Bool
        public var starred: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.muted = false
            self.mutedUntilMs = nil
            self.notifyAll = false
            self.starred = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            muted: Bool = false,
            mutedUntilMs: Int64? = nil,
            notifyAll: Bool = false,
            starred: Bool = false
        ) {
            self.channelId = channelId
            self.muted = muted
            self.mutedUntilMs = mutedUntilMs
            self.notifyAll = notifyAll
            self.starred = starred
        }
    }
}

extension PreferencesV1 {
    /// The whole document of one user in one app (PREF-01), with the catalogue's defaults filled in.
    public struct Document: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushEnabled: Bool
        public var emailEnabled: Bool
        /// Every type of the catalogue with its effective switch.
        public var notifications: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHours>
        public var channelSettings: [PreferencesV1.ChannelSetting]
        public var sound: [String: String]
        public var deviceScope: String
        public var promotionalOptIn: Bool
        public var language: Optional<String>
        public var optedOutAtMs: Optional<Int64>
        public var version: Int64
        public var updatedAtMs: Int64
        /// What `device_scope` may be chosen from (PREF-11).
        public var deviceScopeChoices: [String]
        /// Digest type → `HH:MM`, where the user chose one (PREF-12).
        public var digestTime: [String: String]
        /// `HH:MM` of a digest without an entry.
        public var digestDefaultTime: String
        public var vibration: [PreferencesV1.VibrationPattern]
        public var reduceMotion: Bool
        /// Every time the master switch was turned off, newest first (PREF-16); the newest 50 are kept.
        public var optOutHistoryMs: [Int64]
        /// Reserved for guardians (PREF-24): absent.
        public var managedBy: Optional<String>
        /// Where the values stand: `profile` until the first choice, then `user`.
        public var defaultSource: String
        public var quietState: Optional<PreferencesV1.QuietState>
        /// `required` where a guardian's consent is needed and missing, `granted` where it is there; empty where none is needed (PREF-17).
        public var guardianConsent: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushEnabled = false
            self.emailEnabled = false
            self.notifications = []
            self.categories = []
            self.quietHours = nil
            self.channelSettings = []
            self.sound = [:]
            self.deviceScope = ""
            self.promotionalOptIn = false
            self.language = nil
            self.optedOutAtMs = nil
            self.version = 0
            self.updatedAtMs = 0
            self.deviceScopeChoices = []
            self.digestTime = [:]
            self.digestDefaultTime = ""
            self.vibration = []
            self.reduceMotion = false
            self.optOutHistoryMs = []
            self.managedBy = nil
            self.defaultSource = ""
            self.quietState = nil
            self.guardianConsent = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            notifications: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHours? = nil,
            channelSettings: [PreferencesV1.ChannelSetting] = [],
            sound: [String: String] = [:],
            deviceScope: String = "",
            promotionalOptIn: Bool = false,
            language: String? = nil,
            optedOutAtMs: Int64? = nil,
            version: Int64 = 0,
            updatedAtMs: Int64 = 0,
            deviceScopeChoices: [String] = [],
            digestTime: [String: String] = [:],
            digestDefaultTime: String = "",
            vibration: [PreferencesV1.VibrationPattern] = [],
            reduceMotion: Bool = false,
            optOutHistoryMs: [Int64] = [],
            managedBy: String? = nil,
            defaultSource: String = "",
            quietState: PreferencesV1.QuietState? = nil,
            guardianConsent: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.notifications = notifications
            self.categories = categories
            self.quietHours = quietHours
            self.channelSettings = channelSettings
            self.sound = sound
            self.deviceScope = deviceScope
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.optedOutAtMs = optedOutAtMs
            self.version = version
            self.updatedAtMs = updatedAtMs
            self.deviceScopeChoices = deviceScopeChoices
            self.digestTime = digestTime
            self.digestDefaultTime = digestDefaultTime
            self.vibration = vibration
            self.reduceMotion = reduceMotion
            self.optOutHistoryMs = optOutHistoryMs
            self.managedBy = managedBy
            self.defaultSource = defaultSource
            self.quietState = quietState
            self.guardianConsent = guardianConsent
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetPreferencesRequest`.
    public struct GetPreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.GetPreferencesResponse`.
    public struct GetPreferencesResponse: Message {
        public var document: Optional<PreferencesV1.Document>

        /// Every field at its default.
        public init() {
            self.document = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            document: PreferencesV1.Document? = nil
        ) {
            self.document = document
        }
    }
}

extension PreferencesV1 {
    /// Only what is set changes (PREF-05). All or nothing.
    public struct UpdatePreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var pushEnabled: Optional<Bool>
        public var emailEnabled: Optional<Bool>
        public var notifications: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHoursUpdate>
        public var promotionalOptIn: Optional<Bool>
        public var language: Optional<String>
        public var sound: [String: String]
        /// Refused with `version_mismatch` when the document has another version.
        public var ifVersion: Optional<Int64>
        public var deviceScope: Optional<String>
        public var digestTime: [String: String]
        public var vibration: [PreferencesV1.VibrationPattern]
        public var reduceMotion: Optional<Bool>
        /// Names of choices to forget, so that the default holds again: `language`, `quiet_hours`, `quiet_hours.timezone`,
        /// `notifications.mention`, `notifications.mention.push`, `categories.promotions`, `sound.dm` … Forgotten before the rest is applied.
        public var reset: [String]
        /// Where the user did it: `settings_page` or `notification_action`; the page where it is empty (PREF-21).
        public var changedFrom: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.pushEnabled = nil
            self.emailEnabled = nil
            self.notifications = []
            self.categories = []
            self.quietHours = nil
            self.promotionalOptIn = nil
            self.language = nil
            self.sound = [:]
            self.ifVersion = nil
            self.deviceScope = nil
            self.digestTime = [:]
            self.vibration = []
            self.reduceMotion = nil
            self.reset = []
            self.changedFrom = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            pushEnabled: Bool? = nil,
            emailEnabled: Bool? = nil,
            notifications: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHoursUpdate? = nil,
            promotionalOptIn: Bool? = nil,
            language: String? = nil,
            sound: [String: String] = [:],
            ifVersion: Int64? = nil,
            deviceScope: String? = nil,
            digestTime: [String: String] = [:],
            vibration: [PreferencesV1.VibrationPattern] = [],
            reduceMotion: Bool? = nil,
            reset: [String] = [],
            changedFrom: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.notifications = notifications
            self.categories = categories
            self.quietHours = quietHours
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.sound = sound
            self.ifVersion = ifVersion
            self.deviceScope = deviceScope
            self.digestTime = digestTime
            self.vibration = vibration
            self.reduceMotion = reduceMotion
            self.reset = reset
            self.changedFrom = changedFrom
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.QuietHoursUpdate`.
    public struct QuietHoursUpdate: Message {
        public var enabled: Optional<Bool>
        public var start: Optional<String>
        public var end: Optional<String>
        public var timezone: Optional<String>
        public var days: Optional<PreferencesV1.Weekdays>
        public var allowCritical: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.enabled = nil
            self.start = nil
            self.end = nil
            self.timezone = nil
            self.days = nil
            self.allowCritical = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            enabled: Bool? = nil,
            start: String? = nil,
            end: String? = nil,
            timezone: String? = nil,
            days: PreferencesV1.Weekdays? = nil,
            allowCritical: Bool? = nil
        ) {
            self.enabled = enabled
            self.start = start
            self.end = end
            self.timezone = timezone
            self.days = days
            self.allowCritical = allowCritical
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.Weekdays`.
    public struct Weekdays: Message {
        public var daysOfWeek: [Int32]

        /// Every field at its default.
        public init() {
            self.daysOfWeek = []
        }

        /// The fields given, the others at their defaults.
        public init(
            daysOfWeek: [Int32] = []
        ) {
            self.daysOfWeek = daysOfWeek
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.UpdatePreferencesResponse`.
    public struct UpdatePreferencesResponse: Message {
        public var document: Optional<PreferencesV1.Document>

        /// Every field at its default.
        public init() {
            self.document = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            document: PreferencesV1.Document? = nil
        ) {
            self.document = document
        }
    }
}

extension PreferencesV1 {
    /// PREF-07. `duration` is `1h`, `30m` …; without one the mute has no end.
    public struct MuteChannelRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var channelId: String
        public var muted: Bool
        public var duration: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.channelId = ""
            self.muted = false
            self.duration = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            channelId: String = "",
            muted: Bool = false,
            duration: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.channelId = channelId
            self.muted = muted
            self.duration = duration
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.MuteChannelResponse`.
    public struct MuteChannelResponse: Message {
        public var setting: Optional<PreferencesV1.ChannelSetting>
        public var version: Int64

        /// Every field at its default.
        public init() {
            self.setting = nil
            self.version = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            setting: PreferencesV1.ChannelSetting? = nil,
            version: Int64 = 0
        ) {
            self.setting = setting
            self.version = version
        }
    }
}

extension PreferencesV1 {
    /// PREF-08.
    public struct UpdateChannelSettingsRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        public var channelId: String
        public var notifyAll: Optional<Bool>
        public var starred: Optional<Bool>

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.channelId = ""
            self.notifyAll = nil
            self.starred = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            channelId: String = "",
            notifyAll: Bool? = nil,
            starred: Bool? = nil
        ) {
            self.tenant = tenant
            self.userId = userId
            self.channelId = channelId
            self.notifyAll = notifyAll
            self.starred = starred
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.UpdateChannelSettingsResponse`.
    public struct UpdateChannelSettingsResponse: Message {
        public var setting: Optional<PreferencesV1.ChannelSetting>
        public var version: Int64

        /// Every field at its default.
        public init() {
            self.setting = nil
            self.version = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            setting: PreferencesV1.ChannelSetting? = nil,
            version: Int64 = 0
        ) {
            self.setting = setting
            self.version = version
        }
    }
}

extension PreferencesV1 {
    /// Users that starred a channel or want all of its messages.
    public struct ListChannelFollowersRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var channelIds: [String]
        /// At most so many users in all, those of each channel by rising id; channels that are not complete say so. 0 means everybody.
        public var usersLimit: UInt32
        /// Only users with a greater id.
        public var usersAfter: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.channelIds = []
            self.usersLimit = 0
            self.usersAfter = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            channelIds: [String] = [],
            usersLimit: UInt32 = 0,
            usersAfter: String = ""
        ) {
            self.tenant = tenant
            self.channelIds = channelIds
            self.usersLimit = usersLimit
            self.usersAfter = usersAfter
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ListChannelFollowersResponse`.
    public struct ListChannelFollowersResponse: Message {
        public var channels: [PreferencesV1.ChannelFollowers]

        /// Every field at its default.
        public init() {
            self.channels = []
        }

        /// The fields given, the others at their defaults.
        public init(
            channels: [PreferencesV1.ChannelFollowers] = []
        ) {
            self.channels = channels
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ChannelFollowers`.
    public struct ChannelFollowers: Message {
        public var channelId: String
        public var userIds: [String]
        /// The request's limit left users out: those after the last one here.
        public var incomplete: Bool

        /// Every field at its default.
        public init() {
            self.channelId = ""
            self.userIds = []
            self.incomplete = false
        }

        /// The fields given, the others at their defaults.
        public init(
            channelId: String = "",
            userIds: [String] = [],
            incomplete: Bool = false
        ) {
            self.channelId = channelId
            self.userIds = userIds
            self.incomplete = incomplete
        }
    }
}

extension PreferencesV1 {
    /// One question: may this user be pushed one of these types, in this context, now (EVAL-17 checks 2, 3, 5).
    public struct SendQuestion: Message {
        public var userId: String
        /// Candidate types by rank (EVAL-14): the first one that is enabled is chosen.
        public var typeIds: [String]
        public var channelId: String
        /// IANA zone of the user's profile and of their most recently used device; empty where unknown. Policy says which counts (PREF-09).
        public var userTimezone: String
        public var deviceTimezone: String
        /// The user's roles in the directory: categories are on by default for some (PREF-02).
        public var roles: [String]
        /// The registry says that the user is of an age at which a guardian must have consented (PREF-17).
        public var guardianConsentRequired: Bool
        /// A system administrator's override (ROLE-05), for types marked `critical` alone: switches, mutes, quiet hours and device scope do not
        /// count. Gates such as a missing consent do.
        public var override: Bool

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.typeIds = []
            self.channelId = ""
            self.userTimezone = ""
            self.deviceTimezone = ""
            self.roles = []
            self.guardianConsentRequired = false
            self.override = false
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            typeIds: [String] = [],
            channelId: String = "",
            userTimezone: String = "",
            deviceTimezone: String = "",
            roles: [String] = [],
            guardianConsentRequired: Bool = false,
            override: Bool = false
        ) {
            self.userId = userId
            self.typeIds = typeIds
            self.channelId = channelId
            self.userTimezone = userTimezone
            self.deviceTimezone = deviceTimezone
            self.roles = roles
            self.guardianConsentRequired = guardianConsentRequired
            self.override = override
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.SendAnswer`.
    public struct SendAnswer: Message {
        /// The first enabled candidate; empty when none is.
        public var typeId: String
        /// The channel is muted now.
        public var channelMuted: Bool
        public var quietHoursActive: Bool
        /// When the active window ends.
        public var quietUntilMs: Optional<Int64>
        public var allowCritical: Bool
        public var pushEnabled: Bool
        /// E-mail is wanted for the chosen type, or for the first candidate when none is chosen.
        public var emailEnabled: Bool
        /// Name of the sound for that type.
        public var sound: String
        /// Version of the document this answer was read from; 0 where the user has none yet.
        public var version: Int64
        /// What forbids every push of this type before any other check (EVAL-56): `CONSENT_MISSING`, `PROMOTIONAL_NOT_OPTED_IN`.
        public var gate: CommonV1.SkipReason
        /// The user wants no sound with this type, or with any.
        public var silent: Bool
        /// The vibration chosen for the type's category, milliseconds; empty: the device's own.
        public var vibrationMs: [Int32]
        /// Which devices the user wants to be reached on (EVAL-24).
        public var deviceScope: String
        /// The zone quiet hours were read in, who named it, and names that were passed over (`QuietState`).
        public var quietTimezone: String
        public var quietTimezoneSource: String
        public var unknownTimezones: [String]

        /// Every field at its default.
        public init() {
            self.typeId = ""
            self.channelMuted = false
            self.quietHoursActive = false
            self.quietUntilMs = nil
            self.allowCritical = false
            self.pushEnabled = false
            self.emailEnabled = false
            self.sound = ""
            self.version = 0
            self.gate = .unspecified
            self.silent = false
            self.vibrationMs = []
            self.deviceScope = ""
            self.quietTimezone = ""
            self.quietTimezoneSource = ""
            self.unknownTimezones = []
        }

        /// The fields given, the others at their defaults.
        public init(
            typeId: String = "",
            channelMuted: Bool = false,
            quietHoursActive: Bool = false,
            quietUntilMs: Int64? = nil,
            allowCritical: Bool = false,
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            sound: String = "",
            version: Int64 = 0,
            gate: CommonV1.SkipReason = .unspecified,
            silent: Bool = false,
            vibrationMs: [Int32] = [],
            deviceScope: String = "",
            quietTimezone: String = "",
            quietTimezoneSource: String = "",
            unknownTimezones: [String] = []
        ) {
            self.typeId = typeId
            self.channelMuted = channelMuted
            self.quietHoursActive = quietHoursActive
            self.quietUntilMs = quietUntilMs
            self.allowCritical = allowCritical
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.sound = sound
            self.version = version
            self.gate = gate
            self.silent = silent
            self.vibrationMs = vibrationMs
            self.deviceScope = deviceScope
            self.quietTimezone = quietTimezone
            self.quietTimezoneSource = quietTimezoneSource
            self.unknownTimezones = unknownTimezones
        }
    }
}

extension PreferencesV1 {
    /// Up to 1,000 questions.
    public struct CheckSendRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var questions: [PreferencesV1.SendQuestion]
        /// The instant to judge; 0 means now.
        public var atMs: Int64

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.questions = []
            self.atMs = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            questions: [PreferencesV1.SendQuestion] = [],
            atMs: Int64 = 0
        ) {
            self.tenant = tenant
            self.questions = questions
            self.atMs = atMs
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.CheckSendResponse`.
    public struct CheckSendResponse: Message {
        /// In request order.
        public var answers: [PreferencesV1.SendAnswer]
        /// Version of the policy that the answers were made with; 0 where it is not known: then they are not to be kept.
        public var policyVersion: Int64

        /// Every field at its default.
        public init() {
            self.answers = []
            self.policyVersion = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            answers: [PreferencesV1.SendAnswer] = [],
            policyVersion: Int64 = 0
        ) {
            self.answers = answers
            self.policyVersion = policyVersion
        }
    }
}

extension PreferencesV1 {
    /// PRIV-09, as far as this store is concerned. Idempotent; for 30 days nothing of the user is stored again.
    public struct EraseUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String
        /// The user's mail address as the directory knew it; empty: none. What was asked of this address as a guardian's, without an account, goes as well.
        public var email: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
            self.email = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = "",
            email: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
            self.email = email
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.EraseUserResponse`.
    public struct EraseUserResponse: Message {
        /// Rows removed, by kind.
        public var erased: [String: Int64]
        /// When the user was erased before; absent for the first time.
        public var erasedBeforeAtMs: Optional<Int64>

        /// Every field at its default.
        public init() {
            self.erased = [:]
            self.erasedBeforeAtMs = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            erased: [String: Int64] = [:],
            erasedBeforeAtMs: Int64? = nil
        ) {
            self.erased = erased
            self.erasedBeforeAtMs = erasedBeforeAtMs
        }
    }
}

extension PreferencesV1 {
    /// How a user's choices among types, categories, quiet hours and sounds are stored beside the columns. What was never chosen is absent.
    public struct StoredChoices: Message {
        public var types: [PreferencesV1.TypeSwitch]
        public var categories: [PreferencesV1.CategorySwitch]
        public var quietHours: Optional<PreferencesV1.QuietHoursUpdate>
        public var sound: [String: String]
        public var vibration: [PreferencesV1.VibrationPattern]
        public var deviceScope: String
        public var digestTime: [String: String]
        public var reduceMotion: Optional<Bool>
        public var optOutHistoryMs: [Int64]

        /// Every field at its default.
        public init() {
            self.types = []
            self.categories = []
            self.quietHours = nil
            self.sound = [:]
            self.vibration = []
            self.deviceScope = ""
            self.digestTime = [:]
            self.reduceMotion = nil
            self.optOutHistoryMs = []
        }

        /// The fields given, the others at their defaults.
        public init(
            types: [PreferencesV1.TypeSwitch] = [],
            categories: [PreferencesV1.CategorySwitch] = [],
            quietHours: PreferencesV1.QuietHoursUpdate? = nil,
            sound: [String: String] = [:],
            vibration: [PreferencesV1.VibrationPattern] = [],
            deviceScope: String = "",
            digestTime: [String: String] = [:],
            reduceMotion: Bool? = nil,
            optOutHistoryMs: [Int64] = []
        ) {
            self.types = types
            self.categories = categories
            self.quietHours = quietHours
            self.sound = sound
            self.vibration = vibration
            self.deviceScope = deviceScope
            self.digestTime = digestTime
            self.reduceMotion = reduceMotion
            self.optOutHistoryMs = optOutHistoryMs
        }
    }
}

extension PreferencesV1 {
    /// Everything that is stored of one user, as it leaves one store and enters another.
    public struct StoredUser: Message {
        public var userId: String
        public var pushEnabled: Bool
        public var emailEnabled: Bool
        public var promotionalOptIn: Bool
        public var language: Optional<String>
        public var optedOutAtMs: Optional<Int64>
        /// Of the store it comes from, for information.
        public var version: Int64
        public var updatedAtMs: Int64
        public var choices: Optional<PreferencesV1.StoredChoices>
        public var channelSettings: [PreferencesV1.ChannelSetting]

        /// Every field at its default.
        public init() {
            self.userId = ""
            self.pushEnabled = false
            self.emailEnabled = false
            self.promotionalOptIn = false
            self.language = nil
            self.optedOutAtMs = nil
            self.version = 0
            self.updatedAtMs = 0
            self.choices = nil
            self.channelSettings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            userId: String = "",
            pushEnabled: Bool = false,
            emailEnabled: Bool = false,
            promotionalOptIn: Bool = false,
            language: String? = nil,
            optedOutAtMs: Int64? = nil,
            version: Int64 = 0,
            updatedAtMs: Int64 = 0,
            choices: PreferencesV1.StoredChoices? = nil,
            channelSettings: [PreferencesV1.ChannelSetting] = []
        ) {
            self.userId = userId
            self.pushEnabled = pushEnabled
            self.emailEnabled = emailEnabled
            self.promotionalOptIn = promotionalOptIn
            self.language = language
            self.optedOutAtMs = optedOutAtMs
            self.version = version
            self.updatedAtMs = updatedAtMs
            self.choices = choices
            self.channelSettings = channelSettings
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportPreferencesRequest`.
    public struct ExportPreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        /// Empty: everybody who ever chose something.
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportPreferencesResponse`.
    public struct ExportPreferencesResponse: Message {
        public var users: [PreferencesV1.StoredUser]

        /// Every field at its default.
        public init() {
            self.users = []
        }

        /// The fields given, the others at their defaults.
        public init(
            users: [PreferencesV1.StoredUser] = []
        ) {
            self.users = users
        }
    }
}

extension PreferencesV1 {
    /// Up to 500 users. Each replaces what is stored of that user, or is rejected by itself.
    public struct ImportPreferencesRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var users: [PreferencesV1.StoredUser]
        /// Checks everything and stores nothing.
        public var dryRun: Bool

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.users = []
            self.dryRun = false
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            users: [PreferencesV1.StoredUser] = [],
            dryRun: Bool = false
        ) {
            self.tenant = tenant
            self.users = users
            self.dryRun = dryRun
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ImportPreferencesResponse`.
    public struct ImportPreferencesResponse: Message {
        /// Users whose preferences changed, and users who had the same already.
        public var imported: Int64
        public var unchanged: Int64
        public var rejected: [CommonV1.ItemResult]
        /// Users who were taken with choices that the app does not offer any more: they are kept, and count as none until it offers them again.
        public var warnings: [CommonV1.ItemResult]

        /// Every field at its default.
        public init() {
            self.imported = 0
            self.unchanged = 0
            self.rejected = []
            self.warnings = []
        }

        /// The fields given, the others at their defaults.
        public init(
            imported: Int64 = 0,
            unchanged: Int64 = 0,
            rejected: [CommonV1.ItemResult] = [],
            warnings: [CommonV1.ItemResult] = []
        ) {
            self.imported = imported
            self.unchanged = unchanged
            self.rejected = rejected
            self.warnings = warnings
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportUserRequest`.
    public struct ExportUserRequest: Message {
        public var tenant: Optional<CommonV1.Tenant>
        public var userId: String

        /// Every field at its default.
        public init() {
            self.tenant = nil
            self.userId = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            tenant: CommonV1.Tenant? = nil,
            userId: String = ""
        ) {
            self.tenant = tenant
            self.userId = userId
        }
    }
}

extension PreferencesV1 {
    /// `carillon.preferences.v1.ExportUserResponse`.
    public struct ExportUserResponse: Message {
        public var section: Optional<CommonV1.UserDataSection>

        /// Every field at its default.
        public init() {
            self.section = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            section: CommonV1.UserDataSection? = nil
        ) {
            self.section = section
        }
    }
}

extension PreferencesV1 {
    /// Of the caller: there is no user to name.
    public struct ExportOwnDataRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}
