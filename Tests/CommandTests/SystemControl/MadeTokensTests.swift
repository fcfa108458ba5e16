import SystemControl
import Testing

@Suite("Tokens that the simulators accept")
struct MadeTokensTests {
    private let ann = Workspace.Member(userID: "ann", displayName: "Ann", platforms: ["ios", "android"])

    @Test("REG-12 Each device of a user has a token of its own, and the same one at every call")
    func tokens() {
        let names: [String?] = [nil, "phone", "tablet"]
        let apple = names.map { ann.token(on: "ios", device: $0) }
        let expo = names.map { ann.expoToken(on: "ios", device: $0) }
        #expect(Set(apple).count == 3 && Set(expo).count == 3)
        #expect(apple == names.map { ann.token(on: "ios", device: $0) })
        // An APNs token is 64 hexadecimal digits for every device.
        #expect(apple.allSatisfy { $0.count == 64 && $0.allSatisfy(\.isHexDigit) })
        #expect(ann.token(on: "android", device: "phone") != ann.token(on: "android", device: "tablet"))
    }

    @Test("REG-12 The device that a user has without a chosen id has the same token where the id is given")
    func ownDevice() {
        #expect(ann.token(on: "ios", device: ann.deviceID(on: "ios")) == ann.token(on: "ios"))
        #expect(ann.expoToken(on: "ios", device: ann.deviceID(on: "ios")) == ann.expoToken(on: "ios"))
        let other = Workspace.Member(userID: "ann:phone", displayName: "Other", platforms: ["ios"])
        #expect(other.token(on: "ios") != ann.token(on: "ios", device: "phone"))
    }
}
