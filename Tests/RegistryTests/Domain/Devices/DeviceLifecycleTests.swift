import CarillonAPI
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The states of a device")
struct DeviceLifecycleTests {
    private static let register = DeviceEvent.register(hasToken: true, launchMayReactivate: true)

    @Test("REG-25 every transition of the table")
    func table() throws {
        let withoutToken = DeviceEvent.register(hasToken: false, launchMayReactivate: true)
        let rows: [(DeviceStatus, DeviceEvent, DeviceStatus)] = [
            (.active, .newToken, .active), (.active, .deactivate, .inactive), (.inactive, .reactivate, .active),
            (.inactive, Self.register, .active), (.active, .providerSaysGone(to: .invalid), .invalid),
            (.active, .providerSaysGone(to: .expired), .expired), (.expired, Self.register, .active),
            (.invalid, Self.register, .active), (.revoked, Self.register, .active), (.active, withoutToken, .inactive),
            (.active, .logOut, .inactive), (.inactive, .logOut, .inactive), (.expired, .logOut, .expired), (.invalid, .logOut, .invalid),
            (.revoked, .logOut, .revoked),
            // REG-23: a launch does not undo an admin's deactivation.
            (.inactive, .register(hasToken: true, launchMayReactivate: false), .inactive),
        ]
        for (status, event, expected) in rows { #expect(try status.after(event) == expected, "\(status) \(event)") }
        for status in DeviceStatus.allCases { #expect(try status.after(.revoke) == .revoked) }
    }

    @Test("REG-25 any other transition is invalid_transition")
    func others() {
        let rows: [(DeviceStatus, DeviceEvent)] = [
            (.revoked, .newToken), (.revoked, .reactivate), (.expired, .reactivate), (.invalid, .reactivate),
            (.expired, .deactivate), (.inactive, .providerSaysGone(to: .invalid)), (.revoked, .deactivate),
        ]
        for (status, event) in rows {
            let error = #expect(throws: APIError.self) { try status.after(event) }
            #expect(error?.reason == .invalidTransition, "\(status) \(event)")
        }
    }
}
