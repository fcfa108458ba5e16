import CarillonAPI
import ServiceKit

/// The guardian requests of a batch: each child is asked for once.
struct GuardianRequests {
    private var children: Set<String> = []

    /// The request for a target without consent; nil where the batch has it, or the app has no centre.
    mutating func record(for target: TargetDecision) -> ReceiptsV1.NotificationRecord? {
        guard children.insert(target.candidate.userID).inserted else { return nil }
        return GuardianRequest.record(for: target.user, tenant: target.tenant, app: target.app, now: target.now)
    }
}

/// The entry in a child's notification centre that asks for a guardian's consent (PREF-17). A child gets one entry: its id derives from the child's
/// id, and the ledger takes each id once.
enum GuardianRequest {
    /// What the ledger calls it; no type of a catalogue.
    static let typeID = "guardian_consent"
    /// The form of the wording in catalogues: `{form: consent, locale: en, title: …, body: …}`.
    static let templateForm = RegistryV1.TemplateForm.consent

    /// Where the catalogue has no wording.
    private static let title = "Notifications are off"
    private static let body = "Ask your parent to enable notifications in your account settings"

    /// Nil where the app has no centre.
    static func record(
        for user: RegistryV1.ResolvedUser, tenant: CommonV1.Tenant, app: AppPolicy, now: Instant
    ) -> ReceiptsV1.NotificationRecord? {
        guard app.policy.inboxEnabled else { return nil }
        let locales = [user.locale, app.policy.defaultLocale, "en"].filter { !$0.isEmpty }
        let template = app.catalogue.template(typeID: "", locales: locales, form: templateForm)
        var record = ReceiptsV1.NotificationRecord()
        record.tenant = tenant
        record.notificationId = DerivedID.make(
            prefix: "notif_", at: Instant(milliseconds: 0), parts: [typeID, tenant.organizationId, tenant.appId, user.userId])
        record.userId = user.userId
        record.typeId = typeID
        record.priority = .normal
        record.skipReason = .consentMissing
        record.title = template?.title ?? title
        record.body = template?.body ?? body
        record.inboxEntry = .init(title: record.title, body: record.body)
        record.createdAtMs = now.milliseconds
        record.expiresAtMs = (now + .days(app.policy.inboxRetentionDays)).milliseconds
        return record
    }
}
