import CarillonAPI
import Cryptography
import ServiceKit
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Credentials that cannot be opened")
struct UnreadableCredentialTests {
    @Test("DISP-33 SEC-02 after the loss of a key the dispatcher starts: the credential's pushes wait and the lane says why, others are sent")
    func lostKey() async throws {
        let first = try await DispatcherBench.start()
        await first.stop()
        // As after a restore without the keys.
        let path = first.folder.file("credentials.json")
        let lost = try KeyRing(path: path).currentKeyID
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)

        let bench = try await DispatcherBench.start(credentials: false, folder: first.folder, simulator: first.simulator)
        try await bench.until("told") { bench.logs.count("a credential cannot be opened") == 2 }
        try await bench.putFCMAccount(name: "other")
        try await bench.enqueue([TestPushes.push("p1", devices: ["dev_1", "fcm_1"])])
        try await bench.until("others are sent") { bench.peers.statuses() == ["fcm_1": .sent] }
        var lane: DispatcherV1.LaneStatus?
        try await bench.until("the lane says why") {
            lane = try await bench.status().lanes.first { $0.state == .held }
            return lane?.waiting == 1
        }
        let reason = lane?.reason ?? ""
        #expect(reason.contains("cannot be opened") && reason.contains(lost) && reason.contains("carillon credentials put apns"), "\(reason)")
        try await bench.putAPNsKey("KEY0000002")
        try await bench.until("sent") { bench.peers.statuses() == ["fcm_1": .sent, "dev_1": .sent] }
        #expect(bench.parts.credentials.unreadable.isEmpty)
        await bench.stopAll()
    }
}
