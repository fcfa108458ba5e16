import CarillonAPI
import Cryptography

/// Faults of the simulated providers, drawn by a seed (SIM-02): the same seed draws the same devices and times.
struct ChaosFaults {
    /// What a fault does to one request.
    private enum Kind: CaseIterable {
        case serverError, unavailable, throttled, slow, silent, reset, refusedStream, goaway, closed
    }

    /// Each answer takes this long, so that pushes are in flight at any time, in milliseconds.
    private static let answer: Int64 = 100
    /// A slow answer, in milliseconds.
    static let slowAnswer: Int64 = 250
    /// Devices with the same kind of fault at once.
    private static let devicesOfKind = 3

    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    /// The time that the dispatcher lives until it is killed. Every tenth time it is long: whatever was answered in its first seconds must not be
    /// sent again.
    mutating func life(_ number: Int) -> Duration {
        if number % 10 == 9 { return .milliseconds(4_500) }
        return .milliseconds(Int.random(in: 300...900, using: &random))
    }

    /// One fault of each kind for some devices, then an answer after a while for all others.
    mutating func draw(for devices: [ChaosLoad.Device]) -> [SimulatorV1.Fault] {
        let kinds = Kind.allCases
        let chosen = devices.shuffled(using: &random).prefix(kinds.count * Self.devicesOfKind)
        let single = chosen.enumerated().map { Self.fault(kinds[$0.offset % kinds.count], on: $0.element) }
        return single + ChaosLoad.providers.map { SimulatorV1.Fault(provider: $0, action: .delay, times: 0, delayMs: Self.answer) }
    }

    private static func fault(_ kind: Kind, on device: ChaosLoad.Device) -> SimulatorV1.Fault {
        var fault = SimulatorV1.Fault(provider: device.provider, token: device.token, times: 1)
        switch kind {
        case .serverError:
            (fault.action, fault.status) = (.answer, 500)
            fault.reason = reason(device.provider, apns: "InternalServerError", fcm: "INTERNAL")
        case .unavailable:
            (fault.action, fault.status, fault.retryAfterSeconds) = (.answer, 503, 1)
            fault.reason = reason(device.provider, apns: "ServiceUnavailable", fcm: "UNAVAILABLE")
        case .throttled:
            (fault.action, fault.status, fault.retryAfterSeconds) = (.answer, 429, 1)
            fault.reason = reason(device.provider, apns: "TooManyRequests", fcm: "QUOTA_EXCEEDED", expo: "TOO_MANY_REQUESTS")
        case .slow: (fault.action, fault.delayMs) = (.delay, slowAnswer)
        case .silent: fault.action = .withhold
        case .reset: fault.action = .reset
        case .refusedStream: (fault.action, fault.reason) = (.reset, "REFUSED_STREAM")
        case .goaway: fault.action = .goaway
        case .closed: fault.action = .close
        }
        return fault
    }

    /// The error code of a provider. Without one the answer is that of a proxy.
    private static func reason(_ provider: String, apns: String, fcm: String, expo: String = "") -> String {
        switch provider {
        case "apns": apns
        case "fcm": fcm
        case "expo": expo
        default: ""
        }
    }
}
