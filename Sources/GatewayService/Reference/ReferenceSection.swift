import CarillonAPI

/// Routes with the same first name in their paths.
struct ReferenceSection: Sendable {
    /// `push`.
    let name: String
    var routes: [RouteFacts]

    /// The section that a route is in.
    static func name(of facts: RouteFacts) -> String { facts.route.path.split(separator: "/").first.map(String.init) ?? "" }

    /// By name, those of administrators last. The routes of a section are sorted by their paths.
    static func all(of routes: [RouteFacts]) -> [ReferenceSection] {
        Dictionary(grouping: routes, by: { name(of: $0) })
            .map { ReferenceSection(name: $0.key, routes: $0.value.sorted { ($0.path, $0.route.name) < ($1.path, $1.route.name) }) }
            .sorted { ($0.name == "admin" ? 1 : 0, $0.name) < ($1.name == "admin" ? 1 : 0, $1.name) }
    }
}

extension RouteFacts {
    /// Who may call, in a sentence.
    var callers: String {
        switch route.access {
        case .everybody: return "For everybody, without credentials."
        case .link: return "For the holder of the link, without credentials."
        case .signature: return "For systems that sign the body with the secret of the app's webhook."
        case .caller: break
        }
        var callers: [String] = []
        if roles.contains(.member) {
            callers.append("users, and service keys of scope `act_as_user` with `X-User-Id`")
        } else if !roles.isEmpty {
            callers.append("users with the role " + roles.map { "`\($0.name)`" }.joined(separator: " or "))
        }
        let all = RegistryV1.ServiceKeyScope.allCases.filter { $0 != .unspecified }
        if scopes.count == all.count {
            callers.append("service keys")
        } else if !scopes.isEmpty {
            callers.append("service keys of scope " + scopes.map { "`\($0.name)`" }.joined(separator: " or "))
        }
        if isForPlatform { callers.append("administrators of the platform") }
        let limit = route.isRegistration ? " Registrations of a user and of an address are limited beside requests." : ""
        return "For " + callers.joined(separator: "; ") + "." + limit
    }
}
