import ServiceKit

/// Credential alerts: at most one in 15 minutes for each credential (OBS-04).
struct AlertPacing: Sendable {
    static let interval: Duration = .seconds(15 * 60)
    private var last: [String: SteadyInstant] = [:]

    init() {}

    /// True when an alert may be raised now; counts as raised.
    mutating func mayAlert(_ credentialID: String, now: SteadyInstant) -> Bool {
        if let last = last[credentialID], now - last < Self.interval { return false }
        last[credentialID] = now
        return true
    }
}

/// Devices whose success was reported to the registry lately (REG-21): one report in ten minutes suffices. Bounded; a forgotten device costs one
/// more report. Stores hashes of device ids, which are shorter.
struct FreshDevices: Sendable {
    static let interval: Duration = .seconds(10 * 60)
    static let capacity = 100_000
    private var reportedAt: [Int: SteadyInstant] = [:]

    init() {}

    /// True when a success of this device is worth a report; counts as reported.
    mutating func isNews(_ device: String, now: SteadyInstant) -> Bool {
        let device = device.hashValue
        if let at = reportedAt[device], now - at < Self.interval { return false }
        if reportedAt.count >= Self.capacity {
            reportedAt = reportedAt.filter { now - $0.value < Self.interval }
            if reportedAt.count >= Self.capacity { reportedAt = [:] }
        }
        reportedAt[device] = now
        return true
    }

    /// A push to the device failed: its next success is reported.
    mutating func forget(_ device: String) { reportedAt[device.hashValue] = nil }
}
