import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct ThrottledDevicesTests {
    private let start = SteadyInstant(milliseconds: 1_000)

    @Test("DISP-24 T31 five throttled devices within a minute mean the lane; one device five times, or five within two minutes, do not")
    func several() {
        var devices = ThrottledDevices()
        for second in 0..<10 { #expect(devices.throttled("a", now: start + .seconds(second)) == false) }
        for (second, device) in ["b", "c", "d"].enumerated() { #expect(devices.throttled(device, now: start + .seconds(10 + second)) == false) }
        #expect(devices.throttled("e", now: start + .seconds(59)) == true)
        #expect(devices.throttled("a", now: start + .seconds(59)) == true)
        // The next window.
        #expect(devices.throttled("e", now: start + .seconds(60)) == false)
    }

    @Test("DISP-24 a push service that accepts more pushes than it throttles devices does not mean the lane")
    func accepted() {
        var devices = ThrottledDevices()
        devices.wasAccepted()
        for number in 0..<4 { #expect(devices.throttled("d\(number)", now: start) == false) }
        for _ in 0..<6 { devices.wasAccepted() }
        for number in 4...5 { #expect(devices.throttled("d\(number)", now: start) == false) }
        // Seven devices, and six accepted pushes.
        #expect(devices.throttled("d6", now: start) == true)
    }
}
