import CarillonAPI
import ServiceKit

extension DeviceScope {
    /// The devices within a scope.
    ///
    /// - Parameters:
    ///   - devices: Most recently used first.
    ///   - scope: Its name; any other counts as `policy`.
    ///   - priority: What is blocking goes to every device.
    static func narrow(
        _ devices: [CommonV1.SendableDevice], to scope: String, priority: CommonV1.Priority
    ) -> [CommonV1.SendableDevice] {
        guard priority != .blocking else { return devices }
        let scope = DeviceScope(named: scope)
        if scope == .mostRecent, priority == .normal { return Array(devices.prefix(1)) }
        return devices.filter(scope.mayInclude)
    }
}
