import CarillonAPI
import ServiceKit

/// The mail that asks a guardian without an account for consent (PREF-17, I18N-02).
enum ConsentMail {
    /// The mail for a step that made a link; nil where nobody is to be mailed: the step made none, the guardian's address is unknown, the app has no
    /// way to people, or its pages have no address (`web_fallback_base_url`).
    ///
    /// In the app's default language, because the guardian's is not known.
    static func message(_ step: ConsentStep, links: ConsentLinks, policy: Policy) -> DispatcherV1.PersonMessage? {
        let consent = step.after
        guard consent.linkNumber != step.before?.linkNumber ?? 0, let expiresAt = consent.linkExpiresAt, !consent.guardian.email.isEmpty,
            policy.fallbackChannel != .none, let base = policy.webFallbackBaseURL
        else { return nil }
        let token = links.token(for: ConsentLink(consentId: consent.consentId, number: consent.linkNumber, expiresAt: expiresAt))
        let language = OwnLanguage(tag: policy.defaultLocale) ?? .english
        let (title, body) = text(language)
        return DispatcherV1.PersonMessage(
            tenant: consent.tenant, messageId: "\(consent.consentId)_\(consent.linkNumber)", kind: .consent, userId: consent.child.id,
            email: consent.guardian.email, title: title, body: body, deepLink: (base.hasSuffix("/") ? base : base + "/") + "consents/" + token,
            reason: "consent_requested", locale: language.rawValue, subject: consent.consentId)
    }

    private static func text(_ language: OwnLanguage) -> (title: String, body: String) {
        let days = Int(ConsentLink.lifetime / .days(1))
        return switch language {
        case .arabic:
            (
                "هل توافق على إشعارات طفلك؟",
                "يحتاج طفلك إلى موافقتك لتلقي الإشعارات. افتح الرابط للموافقة أو الرفض. يعمل الرابط لعدد من الأيام قدره \(days)."
            )
        case .spanish:
            (
                "¿Permites las notificaciones de tu hijo o hija?",
                "Tu hijo o hija necesita tu consentimiento para recibir notificaciones. Abre el enlace para aceptar o rechazar. "
                    + "Funciona \(days) días."
            )
        case .english:
            (
                "Do you allow notifications for your child?",
                "Your child needs your consent to get notifications. Open the link to allow or refuse them. It works for \(days) days."
            )
        }
    }
}
