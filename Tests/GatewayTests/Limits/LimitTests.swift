import CarillonAPI
import NIOCore
import ServiceKit
import TestClocks
import Testing

@testable import GatewayService

@Suite("Limits")
struct LimitTests {
    private static let start = Instant(milliseconds: 1_770_000_000_000)
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
    private static let ann = Caller.user(id: "ann", tenant: tenant, roles: [.member], deviceID: "")
    private static let ben = Caller.user(id: "ben", tenant: tenant, roles: [.member], deviceID: "")
    private static let host = Caller.host(keyID: "k1", tenant: tenant, scopes: [.events])

    private func limits(_ clock: any DomainClock, _ values: [String: String] = [:]) throws -> RequestLimits {
        try RequestLimits(ServiceConfig(service: "gateway", values: values), clock: clock)
    }

    /// How many of these come through before the first that does not, and how long that one has to wait.
    private func taken(_ most: Int, _ call: () throws -> Void) -> (count: Int, wait: Duration?) {
        for count in 0..<most {
            do { try call() } catch { return (count, (error as? APIError)?.retryAfter) }
        }
        return (most, nil)
    }

    @Test("GW-05 A user asks 60 times a second with a burst of 120, an address 300 times; host systems are not bound")
    func requests() throws {
        let clock = VirtualClock(start: Self.start)
        let limits = try limits(clock)
        #expect(taken(200) { try limits.admit(Self.ann, byKey: false) }.count == 120)
        #expect(taken(1) { try limits.admit(Self.ben, byKey: false) }.count == 1)
        clock.advance(by: .seconds(1))
        #expect(taken(200) { try limits.admit(Self.ann, byKey: false) }.count == 60)
        #expect(taken(1_000) { try limits.admit(Self.host, byKey: true) }.count == 1_000)
        let address = taken(1_000) { try limits.admit(from: "192.0.2.1") }
        #expect(address.count == 300 && address.wait != nil)
        #expect(taken(1_000) { try limits.admit(from: nil) }.count == 1_000)
        // Who turns out to be a host system is not counted, and who does not is.
        let host = taken(1_000) {
            try limits.admit(from: "192.0.2.2")
            limits.giveBack(to: "192.0.2.2")
        }
        #expect(host.count == 1_000)
        #expect(taken(1_000) { try limits.admit(from: "192.0.2.2") }.count == 300)
    }

    @Test("REG-38 SEC-12 Ten registrations a minute of a user, sixty from an address; then 429 with the time to wait")
    func registrations() throws {
        let clock = VirtualClock(start: Self.start)
        let limits = try limits(clock)
        let anns = taken(20) { try limits.admitRegistration(of: Self.ann, from: nil, byKey: false) }
        #expect(anns.count == 10 && anns.wait == .seconds(6))
        clock.advance(by: .seconds(6))
        #expect(taken(20) { try limits.admitRegistration(of: Self.ann, from: nil, byKey: false) }.count == 1)
        var number = 0
        let house = taken(100) {
            number += 1
            let user = Caller.user(id: "u\(number)", tenant: Self.tenant, roles: [.member], deviceID: "")
            try limits.admitRegistration(of: user, from: "192.0.2.1", byKey: false)
        }
        #expect(house.count == 60 && house.wait == .seconds(1))
        #expect(taken(100) { try limits.admitRegistration(of: Self.ben, from: "192.0.2.1", byKey: true) }.count == 100)
    }

    @Test("REG-38 SEC-12 A refused registration counts as well: invalid ones are no way around the limit")
    func refusedRegistrations() async throws {
        try await TestGateway.with(registrations: 3) { gateway in
            let key = try TestGateway.platformToken()
            for _ in 0..<3 {
                let refused = try await gateway.request("POST", "/push/devices", "{}", key: key)
                #expect((400..<429).contains(refused.status), "\(refused.body)")
            }
            let limited = try await gateway.request("POST", "/push/devices", "{}", key: key)
            #expect(limited.status == 429 && limited.headers["retry-after"] == "20", "\(limited)")
        }
    }

    @Test("DR-07 GW-05 REG-38 A clock that is set back an hour stops no limit for that hour, and none forgets what was counted")
    func clockSetBack() throws {
        let time = VirtualClock(start: Self.start)
        let wall = SteppedClock(time)
        let limits = try limits(wall)
        #expect(taken(200) { try limits.admit(Self.ann, byKey: false) }.count == 120)
        #expect(taken(20) { try limits.admitRegistration(of: Self.ann, from: nil, byKey: false) }.count == 10)
        wall.step(by: .seconds(-3_600))
        #expect(taken(1) { try limits.admit(Self.ann, byKey: false) }.count == 0)
        time.advance(by: .seconds(6))
        #expect(taken(200) { try limits.admit(Self.ann, byKey: false) }.count == 120)
        #expect(taken(20) { try limits.admitRegistration(of: Self.ann, from: nil, byKey: false) }.count == 1)
        wall.step(by: .seconds(7_200))
        #expect(taken(1) { try limits.admit(Self.ann, byKey: false) }.count == 0)
    }

    @Test("GW-05 Limits are settings: other numbers, or none")
    func settings() throws {
        let clock = VirtualClock(start: Self.start)
        let off = try limits(clock, ["limits.user_rate": "0", "limits.address_rate": "0", "limits.registrations_per_user": "0"])
        #expect(taken(1_000) { try off.admit(Self.ann, byKey: false) }.count == 1_000)
        #expect(taken(1_000) { try off.admit(from: "192.0.2.1") }.count == 1_000)
        #expect(taken(60) { try off.admitRegistration(of: Self.ann, from: nil, byKey: false) }.count == 60)
        #expect(try limits(clock).userStreams == 50)
        let few = try limits(clock, ["limits.user_burst": "2", "limits.key_rate": "5", "limits.user_streams": "3"])
        #expect(few.userStreams == 3)
        #expect(taken(9) { try few.admit(Self.ann, byKey: false) }.count == 2)
        #expect(taken(99) { try few.admit(Self.host, byKey: true) }.count == 10)
        #expect(throws: ConfigurationError.self) { try limits(clock, ["limits.user_rate": "-1"]) }
    }

    @Test(
        "GW-05 An address is the client's: behind a proxy on this machine the one it names last, of IPv6 the network",
        arguments: [
            ("192.0.2.7", nil, "192.0.2.7"), ("192.0.2.7", "203.0.113.9", "192.0.2.7"), ("127.0.0.1", nil, nil), ("::1", nil, nil),
            ("127.0.0.1", "203.0.113.9", "203.0.113.9"), ("127.0.0.1", "spoofed, 203.0.113.9", "203.0.113.9"), ("127.0.0.1", "nonsense", nil),
            ("2001:db8:1:2:aaaa::1", nil, "20.1.d.b8.0.1.0.2/64"), ("2001:db8:1:2:bbbb::2", nil, "20.1.d.b8.0.1.0.2/64"),
            ("::ffff:192.0.2.7", nil, "192.0.2.7"),
        ] as [(String, String?, String?)])
    func addresses(peer: String, forwarded: String?, counted: String?) throws {
        #expect(ClientAddress.of(try SocketAddress(ipAddress: peer, port: 1), forwarded: forwarded) == counted)
    }
}
