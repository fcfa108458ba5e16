import CarillonAPI
import Cryptography
import ProviderSimulator
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService
@testable import Providers

@Suite("Lanes to hosts that users name", .serialized) struct HostLimitTests {
    private func put(_ fixture: DispatcherFixture, _ key: P256PrivateKey) async throws {
        try await fixture.put(
            .webPush,
            ["private_key_pem": try key.pem, "subject": "mailto:push@example.com", "public_key": Base64URL.encode(key.publicKey.x963)])
    }

    private func subscribe(_ fixture: DispatcherFixture, _ key: P256PrivateKey) async throws -> WebPushAddress {
        let publicKey = Base64URL.encode(key.publicKey.x963)
        let answer = try await fixture.control.subscribe(.init(vapidPublicKey: publicKey), context: DispatcherFixture.context)
        return try WebPushAddress(endpoint: answer.endpoint, p256dh: answer.p256dh, auth: answer.auth, vapidKeyID: VapidKey.id(of: publicKey))
    }

    /// The subscription at another port of this machine, at which nobody listens.
    private func address(_ address: WebPushAddress, port: Int) throws -> WebPushAddress {
        try WebPushAddress(
            endpoint: "https://127.0.0.1:\(port)/s", p256dh: address.p256dh, auth: address.auth, vapidKeyID: address.vapidKeyID)
    }

    private func push(_ id: String, to address: WebPushAddress, device: String, life: Duration = .seconds(86_400)) -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: [device], expiresAt: TestPushes.start + life)
        push.targets[0].device?.address?.type = .webpush
        push.targets[0].device?.address?.envelope = Array(address.text.utf8)
        return push
    }

    private func lanes(_ fixture: DispatcherFixture) async throws -> [DispatcherV1.LaneStatus] {
        try await fixture.status().lanes.filter { $0.lane.hasPrefix("web_push") }
    }

    @Test("DISP-14 a lane to a host that users name ends an hour after its last push, and the next push makes it anew")
    func idle() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.enqueue([push("p1", to: browser, device: "web_1"), TestPushes.push("p2", devices: ["dev_1"])])
            try await fixture.until("both sent") { fixture.peers.statuses() == ["web_1": .sent, "dev_1": .sent] }
            try await fixture.advance(by: .seconds(3_599))
            let before = try await fixture.status().lanes
            #expect(before.contains { $0.lane.hasPrefix("web_push") } && before.contains { $0.lane.hasPrefix("apns") })
            try await fixture.advance(by: .seconds(1))
            // Operators chose the host of the other one.
            let after = try await fixture.status().lanes
            #expect(!after.contains { $0.lane.hasPrefix("web_push") } && after.contains { $0.lane.hasPrefix("apns") })
            try await fixture.enqueue([push("p3", to: browser, device: "web_1")])
            try await fixture.until("sent again") { fixture.peers.outcomes(of: "p3").map(\.status) == [.sent] }
            #expect(try await lanes(fixture).count == 1)
        }
    }

    @Test(
        "DISP-14 SEC-07 of two lanes, of an app or of all, none is for a third host: it waits, and gets the place of an unreachable one after 60 s",
        arguments: [UserNamedHostLimits(ofCredential: 2, all: 10), UserNamedHostLimits(ofCredential: 10, all: 2)])
    func crowded(_ limits: UserNamedHostLimits) async throws {
        let outbound = DispatcherFixture.Outbound(limits: limits)
        try await withFixture(outbound: outbound) { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.enqueue([
                push("p1", to: try address(browser, port: 1), device: "web_1"), push("p2", to: try address(browser, port: 2), device: "web_2"),
            ])
            try await fixture.until("both are unreachable") { try await lanes(fixture).filter { $0.state == .unreachable }.count == 2 }
            try await fixture.enqueue([push("p3", to: browser, device: "web_3")])
            try await fixture.until("the third waits") {
                try await lanes(fixture).contains { $0.state == .blocked && $0.reason.contains("more push services") && $0.waiting == 1 }
            }
            #expect(fixture.logs.count("too many push services") == 1)
            try await fixture.advance(by: .seconds(59))
            #expect(fixture.peers.outcomes(of: "p3").isEmpty)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("sent") { fixture.peers.outcomes(of: "p3").map(\.status) == [.sent] }
            // Those of the others wait on.
            try await fixture.until("the others wait on") { try await fixture.status().queued == 2 }
        }
    }

    @Test("DISP-30 DISP-14 a lane that ends while its host is down takes the outage with it")
    func down() async throws {
        let outbound = DispatcherFixture.Outbound(limits: UserNamedHostLimits(ofCredential: 1, all: 10))
        try await withFixture(outbound: outbound) { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.enqueue([push("p1", to: try address(browser, port: 1), device: "web_1")])
            try await fixture.until("it is unreachable") { try await lanes(fixture).contains { $0.state == .unreachable } }
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("it counts as down") { fixture.components.engine.outages.isAny }
            try await fixture.enqueue([push("p2", to: browser, device: "web_2")])
            try await fixture.until("the other host has the place") { fixture.peers.outcomes(of: "p2").map(\.status) == [.sent] }
            #expect(!fixture.components.engine.outages.isAny)
        }
    }

    @Test("DISP-14 DISP-30 SEC-07 a host that answers 503 to all keeps no place from others for more than 60 s, although its pushes wait for a day")
    func downHost() async throws {
        let outbound = DispatcherFixture.Outbound(limits: UserNamedHostLimits(ofCredential: 1, all: 10))
        try await withFixture(settings: ["outage_min_attempts": .int(3)], outbound: outbound) { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.fault("web_push", status: 503, times: 0)
            try await fixture.enqueue((1...3).map { push("p\($0)", to: browser, device: "web_\($0)") })
            try await fixture.until("the host counts as down") { try await lanes(fixture).contains { $0.state == .down } }
            // Between two probes.
            try await fixture.advance(by: .seconds(5))
            try await fixture.enqueue([push("p4", to: try address(browser, port: 1), device: "web_4")])
            try await fixture.until("the other host waits") {
                try await lanes(fixture).contains { $0.state == .blocked && $0.reason.contains("more push services") && $0.waiting == 1 }
            }
            try await fixture.advance(by: .seconds(59))
            #expect(try await lanes(fixture).contains { $0.state == .down })
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("the other host has the place") { try await lanes(fixture).contains { $0.state == .unreachable } }
            try await fixture.until("no push is lost") { try await fixture.status().queued == 4 }
        }
    }

    @Test("DISP-14 DISP-30 a lane to a host that is down ends as others do when all its pushes have expired, and not while one waits")
    func expired() async throws {
        try await withFixture { fixture in
            let key = try P256PrivateKey.generate()
            try await put(fixture, key)
            let browser = try await subscribe(fixture, key)
            try await fixture.enqueue([
                push("p1", to: try address(browser, port: 1), device: "web_1", life: .seconds(600)),
                push("p2", to: try address(browser, port: 2), device: "web_2"), TestPushes.push("p3", devices: ["dev_1"]),
            ])
            try await fixture.until("both are unreachable") { try await lanes(fixture).filter { $0.state == .unreachable }.count == 2 }
            try await fixture.advance(by: .seconds(3_599))
            #expect(fixture.peers.statuses()["web_1"] == .expired)
            #expect(try await lanes(fixture).count == 2)
            try await fixture.advance(by: .seconds(1))
            let left = try await lanes(fixture)
            #expect(left.count == 1 && left.allSatisfy { $0.lane.contains("127.0.0.1:2 ") && $0.waiting == 1 })
        }
    }

    @Test("DISP-14 the services of the common browsers are no hosts that users name")
    func common() throws {
        let adapter = try WebPushAdapter(.alone())
        func isNamedByUsers(_ host: String) -> Bool { adapter.isNamedByUsers(ProviderEnvironment(rawValue: host)) }
        #expect(!isNamedByUsers("fcm.googleapis.com") && !isNamedByUsers("web.push.apple.com"))
        #expect(isNamedByUsers("fcm.googleapis.com:444") && isNamedByUsers("evil.example") && isNamedByUsers("x.fcm.googleapis.com"))
    }
}
