import ServiceKit

/// The text that tells a user of a purge (REG-24, I18N-02).
struct PurgeNoticeText: Sendable, Hashable {
    let language: OwnLanguage

    /// - Parameter locale: the user's language tag; a language without a text gets the English one.
    init(locale: String) { language = OwnLanguage(tag: locale) ?? .english }

    var title: String {
        switch language {
        case .arabic: "سيُحذف أحد أجهزتك"
        case .spanish: "Uno de tus dispositivos se eliminará"
        case .english: "One of your devices will be removed"
        }
    }

    /// - Parameters:
    ///   - device: its name. The marks around it keep its direction apart from the text's (I18N-03).
    ///   - days: from now to the purge.
    func body(device: String, days: Int) -> String {
        let device = device.isEmpty ? "" : " \u{2068}\(device)\u{2069}"
        return switch language {
        case .arabic: "لم تعد الإشعارات تصل إلى الجهاز\(device). سيُحذف بعد عدد من الأيام قدره \(days). افتح التطبيق على الجهاز للاحتفاظ به."
        case .spanish: "Tu dispositivo\(device) ya no recibe notificaciones. Se eliminará en \(days) días. Abre la aplicación en él para conservarlo."
        case .english: "Your device\(device) no longer gets notifications. It will be removed in \(days) days. Open the app on it to keep it."
        }
    }
}
