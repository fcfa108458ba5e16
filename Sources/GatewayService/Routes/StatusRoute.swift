import CarillonAPI
import ServiceKit

/// `GET /status`: whether pushes leave, and the words of a banner (DR-01). For everybody: an app shows it before its user has signed in.
struct StatusRoute {
    let dispatcher: DispatcherV1.Dispatcher.Client

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

    /// Shown while a provider is down, in the first language of the header that has a text.
    static func banner(for acceptLanguage: String) -> String {
        switch AcceptedLanguages.inOrder(acceptLanguage).lazy.compactMap(OwnLanguage.init(tag:)).first ?? .english {
        case .english: "Push notifications temporarily unavailable"
        case .spanish: "Las notificaciones push no están disponibles temporalmente"
        case .arabic: "الإشعارات غير متاحة مؤقتًا"
        }
    }
}
