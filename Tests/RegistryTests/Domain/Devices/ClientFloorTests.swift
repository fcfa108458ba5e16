import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Devices below the profile's floor")
struct ClientFloorTests {
    let fixture: RegistryFixture
    let tenant: CommonV1.Tenant
    init() async throws {
        fixture = try await RegistryFixture()
        tenant = try await fixture.app(of: "hr-warehouse")
    }

    private func register(
        _ device: String, _ platform: String, _ version: String, rich: Bool? = nil, tenant: CommonV1.Tenant? = nil
    ) async throws -> RegistryV1.Device {
        var request = RegistryV1.RegisterDeviceRequest(
            tenant: tenant ?? self.tenant, userId: "usr_1", deviceId: device, platform: platform,
            token: "fcm-token-of-\(device)-0123456789", platformVersion: version)
        request.supportsRichContent = rich
        return try #require(try await fixture.registry.registerDevice(request).device)
    }

    /// Device id → rich content in the answer to a sender.
    private func served() async throws -> [String: Bool] {
        let devices = try await fixture.registry.listSendable(.init(tenant: tenant, userIds: ["usr_1"])).devices
        return Dictionary(uniqueKeysWithValues: devices.map { ($0.deviceId, $0.supportsRichContent) })
    }

    @Test("REG-39 hr-warehouse marks iOS below 13 and Android below 10 as without rich content, and serves them")
    func marked() async throws {
        for (device, platform, version, isBelow) in [
            ("old-phone", "ios", "12.5.7", true), ("phone", "ios", "13", false), ("old-droid", "android", "9", true),
            ("droid", "android", "10", false), ("odd", "android", "Q", false),
        ] {
            let registered = try await register(device, platform, version)
            #expect(registered.status == .active && registered.belowClientFloor == isBelow, "\(device)")
            #expect(registered.supportsRichContent == !isBelow, "\(device)")
        }
        #expect(try await served() == ["old-phone": false, "phone": true, "old-droid": false, "droid": true, "odd": true])
        let resolved = try await fixture.registry.resolve(.init(tenant: tenant, userIds: ["usr_1"])) { responses in
            var devices: [String: Bool] = [:]
            for try await response in responses {
                for device in response.users.flatMap(\.devices) { devices[device.deviceId] = device.supportsRichContent }
            }
            return devices
        }
        #expect(try await served() == resolved)
        #expect(try await fixture.tenants.getPolicy(.init(tenant: tenant)).clientFloors == ["iOS": "13", "Android": "10"])
        // Another profile has no floor.
        let lms = try await fixture.app(of: "mlc-lms")
        #expect(try await !register("old-lms", "android", "9", tenant: lms).belowClientFloor)
    }

    @Test("REG-39 the mark follows the version that the device reports, and the client's own setting applies again")
    func updated() async throws {
        #expect(try await register("phone", "ios", "12.4").belowClientFloor)
        #expect(try await !register("phone", "ios", "13.1").belowClientFloor)
        #expect(try await served() == ["phone": true])
        let old = try await register("plain", "android", "9", rich: false)
        #expect(old.belowClientFloor && !old.supportsRichContent)
        func tell(_ version: String) async throws -> RegistryV1.Device {
            try #require(
                try await fixture.registry.updateDevice(
                    .init(tenant: tenant, userId: "usr_1", pushDeviceId: old.pushDeviceId, platformVersion: version)
                ).device)
        }
        let new = try await tell("11")
        #expect(!new.belowClientFloor && !new.supportsRichContent && new.platformVersion == "11")
        #expect(try await tell("9.1").belowClientFloor)
        // A change that says nothing of the version leaves the mark.
        let renamed = try await fixture.registry.updateDevice(
            .init(tenant: tenant, userId: "usr_1", pushDeviceId: old.pushDeviceId, deviceName: "Old one")
        ).device
        #expect(renamed?.belowClientFloor == true && renamed?.platformVersion == "9.1")
    }

    @Test(
        "REG-39 POL-01 a profile file with an invalid floor is refused by name",
        arguments: [
            ("{ios: 13}", "“ios” is no platform"), ("{iOS: thirteen}", "client_floors.iOS is no version"), ("[13]", "client_floors is not a map"),
        ])
    func refused(floors: String, problem: String) {
        let error = #expect(throws: ProfileError.self) {
            try Profile(yaml: "profile: x\nversion: 1\nclient_floors: \(floors)\nsettings: {}\n", file: "x.yaml")
        }
        #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    }

    @Test("EVAL-40 only hr-warehouse requires a specific deep link; a profile sets it with true or false")
    func deepLinks() async throws {
        for profile in SettingTable.profiles {
            let fixture = try await RegistryFixture()
            let policy = try Policy(try await fixture.tenants.getPolicy(.init(tenant: try await fixture.app(of: profile))))
            #expect(policy.deepLinkRequired == (profile == "hr-warehouse"), "\(profile)")
        }
        let error = #expect(throws: ProfileError.self) {
            try Profile(yaml: "profile: x\nversion: 1\ndeep_link_required: sometimes\nsettings: {}\n", file: "x.yaml")
        }
        #expect(error?.problem.contains("deep_link_required is neither true nor false") == true, "\(error?.problem ?? "")")
    }
}
