import CarillonAPI
import ServiceKit

extension DeviceScope {
    /// The devices that a notification goes to (EVAL-24): the policy's for its priority, narrowed by the user's scope. A blocking notification
    /// goes to every device.
    ///
    /// - Parameters:
    ///   - devices: most recently used first.
    ///   - fanout: of the priority.
    static func narrow(
        _ devices: [CommonV1.SendableDevice], to scope: DeviceScope, fanout: Fanout, priority: CommonV1.Priority
    ) -> [CommonV1.SendableDevice] {
        guard priority != .blocking else { return devices }
        if scope == .mostRecent, priority == .normal { return Array(devices.prefix(1)) }
        // Most often all of them: then the list is not copied.
        let inScope = devices.allSatisfy(scope.mayInclude) ? devices : devices.filter(scope.mayInclude)
        // The user wants all, or one.
        if scope == .all || scope == .primary { return inScope }
        switch fanout {
        case .allActive, .badgeOnly, .none: return inScope
        case .mostRecent, .mostRecentThenAll: return Array(inScope.prefix(1))
        case .primary: return (inScope.first(where: \.isPrimary) ?? inScope.first).map { [$0] } ?? []
        }
    }
}

extension Fanout {
    /// Whether notifications of the priority are shown on devices (EVAL-27).
    var isVisible: Bool { self != .badgeOnly && self != .none }
}
