import CarillonAPI
import Protobuf
import RPC
import Testing

@Suite("Enums") struct EnumTests {
    @Test("Names lose their prefix and come back to their value")
    func names() {
        #expect(CommonV1.SkipReason.noDevices.name == "no_devices")
        #expect(CommonV1.Priority(name: "blocking") == .blocking)
        #expect(CommonV1.Priority(name: "BLOCKING") == nil)
        for reason in CommonV1.SkipReason.allCases { #expect(CommonV1.SkipReason(name: reason.name) == reason) }
        #expect(GRPCHealthV1.HealthCheckResponse.ServingStatus.notServing.name == "not_serving")
    }

    @Test("UNSPECIFIED is the empty word, which no request can write")
    func unspecified() {
        #expect(CommonV1.DeviceType.unspecified.name == "" && CommonV1.DeviceType(name: "") == .unspecified)
        #expect(CommonV1.DeviceType(name: "unspecified") == nil && CommonV1.DeviceType.unspecified.known == nil)
        #expect(CommonV1.DeviceType.words == ["ios", "android", "web", "desktop"])
    }

    @Test("The known values have the contract's numbers and words, and nothing else")
    func known() {
        for value in RegistryV1.PushTokenType.Known.allCases {
            #expect(RegistryV1.PushTokenType.Known(number: value.number) == value && RegistryV1.PushTokenType.Known(name: value.name) == value)
            #expect(RegistryV1.PushTokenType(value).rawValue == value.number && RegistryV1.PushTokenType(value).known == value)
            #expect("\(value)" == value.name)
        }
        #expect(RegistryV1.PushTokenType.Known(number: 0) == nil && RegistryV1.PushTokenType.Known(name: "") == nil)
    }

    @Test("A number that this version does not know stays that number through encoding, and prints as such")
    func unknownNumber() throws {
        var device = CommonV1.SendableDevice()
        device.deviceType = .init(rawValue: 77)
        let bytes = try device.bytes()
        let read = try CommonV1.SendableDevice(bytes: bytes)
        #expect(read.deviceType.rawValue == 77 && read.deviceType.known == nil && "\(read.deviceType)" == "77")
        #expect(CommonV1.DeviceType(name: "77") == nil)
    }

    @Test("The default of a field is the enum's first value")
    func defaults() {
        #expect(CommonV1.SealedAddress().type == .unspecified)
        #expect(GRPCHealthV1.HealthCheckResponse().status == .unknown)
    }

    @Test("A field is refused by its name with the words it takes: 400 where it is missing, 422 where it is none of them")
    func fields() throws {
        func refusal(_ body: () throws -> Void) -> String? {
            do {
                try body()
                return nil
            } catch let error as APIError {
                return "\(error.reason.code) \(error.field ?? ""): \(error.message)"
            } catch { return "\(error)" }
        }
        let words = "is one of active, inactive"
        #expect(try RegistryV1.UserStatus(word: "inactive", field: "status") == .inactive)
        #expect(try RegistryV1.UserStatus(word: "", field: "status") == .unspecified)
        #expect(refusal { _ = try RegistryV1.UserStatus(word: "asleep", field: "users[3].status") } == "invalid_value users[3].status: \(words)")
        #expect(try RegistryV1.UserStatus.unspecified.checked(field: "status") == nil)
        #expect(try RegistryV1.UserStatus.active.required(field: "status") == .active)
        #expect(refusal { _ = try RegistryV1.UserStatus.unspecified.required(field: "status") } == "invalid_argument status: is required")
        #expect(refusal { _ = try RegistryV1.UserStatus(rawValue: 9).checked(field: "status") } == "invalid_value status: \(words)")
        #expect(try RegistryV1.UserStatus.Known(stored: "active") == .active)
        #expect(refusal { _ = try RegistryV1.UserStatus(stored: "asleep") }?.contains("“asleep” where this version knows active, inactive") == true)
    }
}
