import CarillonAPI
import ServiceKit

extension ReceiptsV1.InboxEntry {
    /// A stored entry as a client gets it: with links in the form of its device, icon and expiry.
    func shown(by app: AppPolicy, _ link: InboxLink) -> ReceiptsV1.InboxEntry {
        var entry = self
        entry.deepLink = link.of(deepLink)
        entry.fallbackDeepLink = link.of(fallbackDeepLink)
        entry.iconKey = app.catalogue.iconKey(ofType: typeId, category: categoryId)
        entry.expiresAtMs = (Instant(milliseconds: createdAtMs) + Duration.days(app.policy.inboxRetentionDays)).milliseconds
        return entry
    }
}

extension Catalogue {
    /// The key of a type's icon, else of its category's; empty: there is none.
    fileprivate func iconKey(ofType type: String, category: String) -> String {
        let own = self.type(type)?.iconKey ?? ""
        return own.isEmpty ? self.category(category)?.icon ?? "" : own
    }
}
