import CarillonAPI
import Providers
import ServiceKit

/// What an operator said about lanes: a pause, or that a provider is down (DISP-30, CTL-01). It holds until the operator ends it.
struct LaneOrder: Sendable, Hashable {
    enum Kind: String, Sendable, Hashable, Codable {
        /// Nothing leaves.
        case pause
        /// The same, and the provider counts as down. No probe leaves, because the operator knows better than one answer.
        case down
    }

    /// The routes that an order is about. An empty field stands for all.
    struct Scope: Sendable, Hashable, Codable {
        var provider = ""
        /// `production` or `sandbox` for APNs, the host for Web Push.
        var environment = ""
        var organization = ""
        var app = ""

        func covers(_ route: Route) -> Bool {
            (provider.isEmpty || provider == route.provider.rawValue) && (environment.isEmpty || environment == route.environment.rawValue)
                && (app.isEmpty || app == route.appID && organization == route.organizationID)
        }

        /// Another one for each scope: no field has a line feed.
        var key: String { [provider, environment, organization, app].joined(separator: "\n") }

        /// For operators and the audit log.
        var label: String {
            let parts = [provider, environment, app.isEmpty ? "" : "\(organization)/\(app)"].filter { !$0.isEmpty }
            return parts.isEmpty ? "all lanes" : parts.joined(separator: " ")
        }
    }

    var kind: Kind
    var scope: Scope
    /// False: the operator ended it.
    var holds: Bool
    /// When the operator said it.
    var at: Instant
    /// The operator's words; may be empty.
    var reason = ""
}

/// The orders of operators, as a value. The latest one of a kind and a scope counts.
struct LaneOrders: Sendable {
    struct Key: Sendable, Hashable {
        var kind: LaneOrder.Kind
        var scope: LaneOrder.Scope
    }

    private var latest: [Key: LaneOrder] = [:]
    /// Those that hold, the oldest first. Few: each push is compared with them.
    private(set) var holding: [LaneOrder] = []

    init() {}

    /// Follows an order.
    ///
    /// - Returns: false for one that is known, or older than the known one.
    mutating func follow(_ order: LaneOrder) -> Bool {
        guard isNews(order) else { return false }
        latest[Key(kind: order.kind, scope: order.scope)] = order
        holding = latest.values.filter(\.holds).sorted { $0.at < $1.at }
        return true
    }

    /// Whether an order is neither known nor older than the known one.
    func isNews(_ order: LaneOrder) -> Bool {
        guard let known = latest[Key(kind: order.kind, scope: order.scope)] else { return true }
        return known != order && known.at <= order.at
    }

    /// The pause of all lanes; nil: there is none.
    var pauseOfAll: LaneOrder? { holding.first { $0.kind == .pause && $0.scope == LaneOrder.Scope() } }

    /// An order that is later than the known one of its kind and scope, also where another dispatcher's clock is ahead.
    ///
    /// - Parameter now: by the clock of the dispatcher that got the order.
    func next(_ kind: LaneOrder.Kind, _ scope: LaneOrder.Scope, holds: Bool, reason: String, now: Instant) -> LaneOrder {
        let known = latest[Key(kind: kind, scope: scope)]?.at
        return LaneOrder(kind: kind, scope: scope, holds: holds, at: known.map { max(now, $0 + .milliseconds(1)) } ?? now, reason: reason)
    }

    /// The order that stops a route; a provider that is down comes before a pause.
    func order(for route: Route) -> LaneOrder? {
        guard !holding.isEmpty else { return nil }
        let covering = holding.filter { $0.scope.covers(route) }
        return covering.first { $0.kind == .down } ?? covering.first
    }

    /// Whether an operator called the route's provider down.
    func isDown(_ route: Route) -> Bool { order(for: route)?.kind == .down }
}

extension LaneOrder {
    /// The condition of the routes that the order stops.
    var condition: LaneState.Condition {
        let words = reason.isEmpty ? "" : ": \(reason)"
        return switch kind {
        case .pause: .blocked(.paused, reason: "paused by an operator since \(at.rfc3339) (\(scope.label))\(words)")
        case .down: .blocked(.providerDown, reason: "called down by an operator\(words)")
        }
    }
}
