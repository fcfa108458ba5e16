import ArgumentParser
import CarillonAPI
import Testing

@testable import CarillonCommand

@Suite("Simulated devices on the command line")
struct SimulatorDeviceTests {
    private func device(_ line: String, _ known: SimulatorV1.SimulatedDevice? = nil) throws -> SimulatorV1.SimulatedDevice {
        let words = ["sim", "device", "put", "abc"] + line.split(separator: " ").map(String.init)
        return try #require(try Carillon.parseAsRoot(words) as? SimulatorDevicePut).changed(known)
    }

    @Test("SIM-03 CTL-01 the list shows what the user of a device does by himself")
    func script() throws {
        let view = SimulatedDeviceView(try device("--platform ios --open 0.2 --act 0.1 --action reply --react-after 5m --block a"))
        #expect(view.open == 0.2 && view.act == 0.1 && view.action == "reply" && view.reactAfterMs == 300_000)
        let table = SimulatedDeviceView.table([view]).text
        #expect(table.contains("open 20.0 %, press reply 10.0 %, after 300 s, blocks a"), "\(table)")
    }

    @Test("SIM-03 CTL-01 a device has what the options say, and a change keeps the rest")
    func changes() throws {
        let phone = try device(
            "--platform ios --user alice --device-id ios-1 --open 0.2 --act 0.1 --action reply --react-after 5m --block a --block b")
        #expect(
            phone
                == SimulatorV1.SimulatedDevice(
                    token: "abc", platform: .ios, blockedCategories: ["a", "b"], userId: "alice", deviceId: "ios-1",
                    script: SimulatorV1.DeviceScript(afterMs: 300_000, openShare: 0.2, actShare: 0.1, action: "reply")))
        var expected = phone
        expected.permission = .denied
        expected.state = .killed
        expected.uninstalled = true
        expected.script?.confirmation = .never
        let changed = try device("--permission denied --state killed --no-installed --confirm never", phone)
        #expect(changed == expected)
        let back = try device("--installed --confirm system", changed)
        #expect(!back.uninstalled && back.script?.confirmation == .unspecified && back.state == .killed)
    }

    @Test("SIM-03 CTL-01 a new device needs its platform, and wrong words and shares are refused with the usage")
    func refusals() throws {
        #expect(throws: InputError.self) { try device("--user alice") }
        for (line, answer) in [
            ("--platform iso", "is none of ios, android, web"), ("--state asleep", "is none of foreground, background, killed"),
            ("--confirm maybe", "is none of system, always, never"), ("--open 2", "--open 2.0: name a share from 0 to 1"),
            ("--react-after soon", "is not a duration such as 30s, 5m"),
        ] {
            let words = ["sim", "device", "put", "abc"] + line.split(separator: " ").map(String.init)
            let error = try #require(throws: (any Error).self, "\(line)") { try Carillon.parseAsRoot(words) }
            #expect(Carillon.exitCode(for: error) == .validationFailure && Carillon.fullMessage(for: error).contains(answer), "\(line)")
        }
    }
}
