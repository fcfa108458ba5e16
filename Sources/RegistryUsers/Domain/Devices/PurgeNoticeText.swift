/// The text that tells a user of a purge (REG-24, I18N-02).
struct PurgeNoticeText: Sendable, Hashable {
    /// The language of the text.
    let language: String

    /// - Parameter locale: the user's language tag; a language without a text gets the English one.
    init(locale: String) {
        let primary = String(locale.lowercased().prefix { $0 != "-" && $0 != "_" })
        language = ["ar", "es"].contains(primary) ? primary : "en"
    }

    var title: String {
        switch language {
        case "ar": "سيُحذف أحد أجهزتك"
        case "es": "Uno de tus dispositivos se eliminará"
        default: "One of your devices will be removed"
        }
    }

    /// - Parameters:
    ///   - device: its name. The marks around it keep its direction apart from the text's (I18N-03).
    ///   - days: from now to the purge.
    func body(device: String, days: Int) -> String {
        let device = device.isEmpty ? "" : " \u{2068}\(device)\u{2069}"
        return switch language {
        case "ar": "لم تعد الإشعارات تصل إلى الجهاز\(device). سيُحذف بعد عدد من الأيام قدره \(days). افتح التطبيق على الجهاز للاحتفاظ به."
        case "es": "Tu dispositivo\(device) ya no recibe notificaciones. Se eliminará en \(days) días. Abre la aplicación en él para conservarlo."
        default: "Your device\(device) no longer gets notifications. It will be removed in \(days) days. Open the app on it to keep it."
        }
    }
}
