import CarillonAPI
import ServiceKit

/// `GET /status`: whether pushes leave, and the words of a banner (DR-01). For everybody: an app shows it before its user has signed in.
struct StatusRoute {
    let dispatcher: DispatcherV1.Dispatcher.Client

    /// Shown while a provider is down, by language.
    static let banners = [
        "en": "Push notifications temporarily unavailable",
        "es": "Las notificaciones push no están disponibles temporalmente",
        "ar": "الإشعارات غير متاحة مؤقتًا",
    ]

    func add(to endpoints: Endpoints) {
        let dispatcher = dispatcher
        endpoints.onOpen("/status") { http in
            let down = try await dispatcher.pushAvailability(.init(), options: http.context.ownOptions).providersDown
            return .ok([
                "push_available": .bool(down.isEmpty), "banner": down.isEmpty ? .null : .text(Self.banner(for: http.acceptLanguage)),
                "providers_down": .list(down.map { .string($0) }),
            ])
        }
    }

    /// In the first language of the header that has a text.
    static func banner(for acceptLanguage: String) -> String {
        let texts = AcceptedLanguages.inOrder(acceptLanguage).compactMap { tag in banners[String(tag.prefix { $0 != "-" }).lowercased()] }
        return texts.first ?? banners["en"] ?? ""
    }
}
