import CarillonAPI
import ServiceKit

/// `GET /status`: whether pushes leave, and the words of a banner (DR-01). For everybody: an app shows it before its user has signed in.
struct StatusRoute {
    let availability: PushAvailability

    func add(to endpoints: Endpoints) {
        let availability = availability
        endpoints.onOpen("/status") { http in
            guard let down = await availability.providersDown() else {
                throw APIError(.unavailable, "the dispatcher does not answer; ask again later", retryAfter: PushAvailability.lifetime)
            }
            return .ok(Self.view(down, for: http.acceptLanguage))
        }
    }

    /// What an app shows while these providers are down, also as the event `banner` of its stream.
    static func view(_ providersDown: [String], for acceptLanguage: String) -> JSONValue {
        [
            "push_available": .bool(providersDown.isEmpty), "banner": providersDown.isEmpty ? .null : .text(banner(for: acceptLanguage)),
            "providers_down": .list(providersDown.map { .string($0) }),
        ]
    }

    /// Shown while a provider is down, in the first language of the header that has a text.
    static func banner(for acceptLanguage: String) -> String {
        switch AcceptedLanguages.inOrder(acceptLanguage).lazy.compactMap(OwnLanguage.init(tag:)).first ?? .english {
        case .english: "Push notifications temporarily unavailable"
        case .spanish: "Las notificaciones push no están disponibles temporalmente"
        case .arabic: "الإشعارات غير متاحة مؤقتًا"
        }
    }
}
