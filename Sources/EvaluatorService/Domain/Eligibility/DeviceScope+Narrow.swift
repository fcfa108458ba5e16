import CarillonAPI
import ServiceKit

extension DeviceScope {
    /// The devices within a scope (EVAL-24). A blocking notification goes to every device.
    ///
    /// - Parameter devices: most recently used first.
    static func narrow(
        _ devices: [CommonV1.SendableDevice], to scope: DeviceScope, priority: CommonV1.Priority
    ) -> [CommonV1.SendableDevice] {
        guard priority != .blocking else { return devices }
        if scope == .mostRecent, priority == .normal { return Array(devices.prefix(1)) }
        // Most often all of them: then the list is not copied.
        return devices.allSatisfy(scope.mayInclude) ? devices : devices.filter(scope.mayInclude)
    }
}
