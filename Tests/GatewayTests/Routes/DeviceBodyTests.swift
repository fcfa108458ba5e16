import CarillonAPI
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Bodies of devices")
struct DeviceBodyTests {
    private func body(_ members: String) throws -> JSONObject { try JSONObject(parsing: Array("{\(members)}".utf8)) }

    @Test("ARCH-16 An environment is one of two words; left out or null, it is the app's; an empty one is refused")
    func environment() throws {
        #expect(try DeviceRoutes.environment(body(#""environment":"sandbox""#)) == .sandbox)
        #expect(try DeviceRoutes.environment(body("")) == .unspecified && DeviceRoutes.environment(body(#""environment":null"#)) == .unspecified)
        for word in ["", "test"] {
            let error = #expect(throws: APIError.self) { try DeviceRoutes.environment(body(#""environment":"\#(word)""#)) }
            #expect(error?.field == "environment")
        }
    }

    @Test("REG-07 A browser's expirationTime is the end of its subscription, also null and with parts of a millisecond, and is no unknown field")
    func expiry() throws {
        #expect(try WebSubscriptionRoutes.expiry(body(#""expirationTime":1770000000123.7"#)) == 1_770_000_000_123)
        #expect(try WebSubscriptionRoutes.expiry(body(#""expiration_time":1770000000123"#)) == 1_770_000_000_123)
        #expect(try WebSubscriptionRoutes.expiry(body("")) == nil)
        let whole = try body(#""expirationTime":null,"expires_at":"2026-02-02T02:40:00Z""#)
        #expect(try WebSubscriptionRoutes.expiry(whole) == 1_770_000_000_000)
        #expect(whole.ignored.isEmpty, "\(whole.ignored)")
        for wrong in ["-1", "1e300", "\"soon\""] {
            let error = #expect(throws: APIError.self) { try WebSubscriptionRoutes.expiry(body("\"expirationTime\":\(wrong)")) }
            #expect(error?.reason == .invalidArgument, "\(wrong)")
        }
    }

    @Test("ARCH-16 A word that may not be chosen here is refused with those that may")
    func choices() throws {
        let error = #expect(throws: APIError.self) {
            try body(#""status":"revoked""#).choice("status", RegistryV1.DeviceStatus.self, among: [.active, .inactive])
        }
        #expect(error?.field == "status" && error?.message == "is one of active, inactive")
        #expect(try body(#""status":"inactive""#).choice("status", RegistryV1.DeviceStatus.self, among: [.active, .inactive]) == .inactive)
    }
}
