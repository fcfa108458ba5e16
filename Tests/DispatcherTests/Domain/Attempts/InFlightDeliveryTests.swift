import CarillonAPI
import Protobuf
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Deliveries in memory")
struct InFlightDeliveryTests {
    private func claim(_ device: String, row: Int64, message: [UInt8]? = nil, recent: QueuedPush? = nil) -> ClaimedDelivery {
        ClaimedDelivery(
            row: row, routeRow: 1, pushRow: 1, pushDeviceID: device, attempts: 0, sequence: 0, isCancelled: false,
            queuedUntil: TestPushes.start + .seconds(60), message: message, recent: recent)
    }

    @Test("DISP-26 of claims that are decoded together, one finds its device in the message that another one read")
    func laterDevice() async throws {
        let route = Route(organizationID: "org", appID: "app", provider: .apns, environment: .production)
        let decoded = await InFlightDelivery.decode(
            [
                claim("a", row: 1, recent: QueuedPush(message: TestPushes.push("p1", devices: ["a", "c"]))),
                claim("c", row: 2, message: try TestPushes.push("p1", devices: ["a", "c", "d"]).bytes()),
                claim("d", row: 3),
            ], routes: [1: route])
        #expect(decoded.unreadable.isEmpty)
        #expect(decoded.deliveries.map(\.device.pushDeviceId) == ["a", "c", "d"])
    }

    @Test("DISP-04 the version of the address is that of the present one, and 0 without an address")
    func addressVersion() throws {
        var delivery = try #require(TestPushes.inFlight([TestPushes.push("p1")]).first)
        #expect(delivery.addressVersion == 1)
        delivery.device.address?.version = 2
        #expect(delivery.addressVersion == 2)
        delivery.device.address = nil
        #expect(delivery.addressVersion == 0)
    }
}
