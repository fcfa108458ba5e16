import ServiceKit
import Testing

@Suite("Lowest client versions")
struct ClientFloorTests {
    private let floors = ClientFloors(["iOS": "13", "Android": "10.1"])

    @Test(
        "REG-39 versions are compared part by part, as numbers",
        arguments: [
            ("iOS", "12.5.7", true), ("iOS", "13", false), ("iOS", "13.0.1", false), ("iOS", "9", true), ("iOS", "9.9", true), ("iOS", "100", false),
            ("Android", "10", true), ("Android", "10.0.9", true), ("Android", "10.1.0", false), ("Android", "10.10", false), ("Android", "11", false),
            ("iOS", "12b1", true), ("iOS", "13.0b3", false), ("iOS", "13.", false), ("iOS", "012", true),
        ])
    func numeric(platform: String, version: String, isBelow: Bool) {
        #expect(floors.isBelow(platform: platform, version: version) == isBelow)
    }

    @Test(
        "REG-39 what cannot be read is not below, nor what has no floor",
        arguments: [
            ("iOS", ""), ("iOS", "Debian 12"), ("iOS", "v12"), ("iOS", "-1"), ("iOS", ".5"), ("iOS", "99999999999999999999"), ("Chrome", "1"),
            ("ios", "1"),
        ])
    func unreadable(platform: String, version: String) { #expect(!floors.isBelow(platform: platform, version: version)) }
}
