import CarillonAPI
import HTTP2
import NIOCore
import Providers
import RPC
import ServiceKit
import Testing

@Suite("Faults for a time, for a share of the requests, and of SETTINGS") struct FaultPeriodTests {
    private func fault(_ change: (inout SimulatorV1.Fault) -> Void) -> SimulatorV1.AddFaultsRequest {
        var fault = SimulatorV1.Fault(provider: "apns", status: 503, reason: "ServiceUnavailable")
        change(&fault)
        return .init(faults: [fault])
    }

    /// The statuses of pushes that are sent one after the other.
    private func statuses(_ count: Int, _ sender: SenderConnection, _ fixture: SimulatorFixture) async throws -> [Int] {
        var statuses: [Int] = []
        for _ in 0..<count { statuses.append(try await sender.send(fixture.apnsRequest()).status) }
        return statuses
    }

    @Test("SIM-02 an outage begins and ends by the domain clock")
    func outage() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.afterMs = 600_000; $0.forMs = 300_000
            })
        #expect(try await statuses(2, sender, fixture) == [200, 200])
        fixture.clock.advance(by: .milliseconds(599_999))
        #expect(try await statuses(1, sender, fixture) == [200])
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await statuses(3, sender, fixture) == [503, 503, 503])
        fixture.clock.advance(by: .milliseconds(299_999))
        #expect(try await statuses(1, sender, fixture) == [503])
        fixture.clock.advance(by: .milliseconds(1))
        #expect(try await statuses(2, sender, fixture) == [200, 200])
        await fixture.close()
    }

    @Test("SIM-02 a fault from an instant on stays, and one that is over makes room for the next one")
    func instants() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        let begin = SimulatorFixture.start.milliseconds + 60_000
        var script = fault {
            $0.fromMs = begin; $0.forMs = 60_000
        }
        script.faults +=
            fault {
                $0.fromMs = begin; $0.status = 500; $0.reason = "InternalServerError"
            }.faults
        _ = try await fixture.control.addFaults(script)
        #expect(try await statuses(1, sender, fixture) == [200])
        fixture.clock.advance(by: .seconds(60))
        #expect(try await statuses(1, sender, fixture) == [503])
        fixture.clock.advance(by: .seconds(60))
        #expect(try await statuses(2, sender, fixture) == [500, 500])
        await fixture.close()
    }

    @Test("SIM-02 a share of the requests fails, at random, and the same ones when the script runs again")
    func share() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        func run() async throws -> [Int] {
            var script = fault { $0.share = 0.25 }
            script.replace = true
            _ = try await fixture.control.addFaults(script)
            return try await statuses(400, sender, fixture)
        }
        let first = try await run()
        #expect((80...120).contains(first.filter { $0 == 503 }.count))
        let second = try await run()
        #expect(first == second)
        await fixture.close()
    }

    @Test("SIM-02 a quota spares the first requests of each interval, for one token where it names one")
    func quota() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.token = SimulatorFixture.deviceToken; $0.status = 429; $0.reason = "TooManyRequests"; $0.quota = 2; $0.quotaMs = 60_000
                $0.retryAfterSeconds = 60
            })
        #expect(try await statuses(4, sender, fixture) == [200, 200, 429, 429])
        let other = try await sender.send(fixture.apnsRequest(token: String(repeating: "ee", count: 32)))
        #expect(other.status == 200)
        fixture.clock.advance(by: .seconds(60))
        #expect(try await statuses(3, sender, fixture) == [200, 200, 429])
        let refused = try await sender.send(fixture.apnsRequest())
        #expect(refused.headers.first("retry-after") == "60")
        await fixture.close()
    }

    @Test("SIM-02 the first fault of a script applies, whether it is for one token or all; the list says how often each did")
    func orderAndList() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        func fault(_ status: Int32, _ token: String = "", times: Int32 = 1, forMs: Int64 = 0) -> SimulatorV1.Fault {
            .init(provider: "apns", token: token, status: status, times: times, forMs: forMs)
        }
        _ = try await fixture.control.addFaults(
            .init(faults: [
                fault(500, SimulatorFixture.deviceToken), fault(501), fault(502, SimulatorFixture.deviceToken), fault(503, "other"),
                fault(504, times: 0, forMs: 60_000), .init(provider: "fcm", status: 505),
            ]))
        #expect(try await statuses(5, sender, fixture) == [500, 501, 502, 504, 504])
        let active = try await fixture.control.listFaults(.init()).faults
        #expect(active.map { $0.fault?.status } == [503, 504, 505] && active.map(\.applied) == [0, 2, 0])
        #expect(active.map { $0.endMs == 0 ? 0 : $0.endMs - SimulatorFixture.start.milliseconds } == [0, 60_000, 0])
        fixture.clock.advance(by: .seconds(60))
        let left = try await fixture.control.listFaults(.init()).faults
        #expect(left.map { $0.fault?.status } == [503, 505])
        #expect(try await statuses(1, sender, fixture) == [200])
        await fixture.close()
    }

    @Test("SIM-02 SETTINGS: the connection of the request has fewer streams until it ends, others do not")
    func streamLimit() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await sender.send(fixture.apnsRequest(notification: "notif_0"))
        #expect(try await sender.untilAvailable(1000))
        _ = try await fixture.control.addFaults(
            fault {
                $0.status = 0; $0.reason = ""; $0.action = .settings; $0.maxConcurrentStreams = 2; $0.times = 1
            })
        let answer = try await sender.send(fixture.apnsRequest())
        #expect(answer.status == 200)
        #expect(try await sender.untilAvailable(2))
        // A later success does not raise it, as it does without a fault.
        _ = try await sender.send(fixture.apnsRequest(notification: "notif_2"))
        try await sender.ping()
        #expect(try await sender.availableStreams == 2)
        let other = try await fixture.connectAPNs()
        _ = try await other.send(fixture.apnsRequest(notification: "notif_3"))
        #expect(try await other.untilAvailable(1000))
        #expect(try await fixture.control.statistics(.init()).refused.isEmpty)
        await fixture.close()
    }

    @Test("SIM-02 SETTINGS: requests come in pieces through a small window, and not at all through one of 0 bytes")
    func windows() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        for window: UInt32 in [16, 0] {
            _ = try await fixture.control.addFaults(
                fault {
                    $0.status = 0; $0.reason = ""; $0.action = .settings; $0.initialWindowBytes = window; $0.times = 1
                })
            let answer = try await sender.send(fixture.apnsRequest(notification: "notif_\(window)"))
            #expect(answer.status == 200)
        }
        let pending = sender.begin(try fixture.apnsRequest(notification: "notif_waits"))
        for _ in 0..<3 { try await sender.ping() }
        #expect(try await fixture.control.listRequests(.init()).requests.map(\.notificationId) == ["notif_16", "notif_0"])
        await sender.close()
        await #expect(throws: (any Error).self) { try await pending.get() }
        await fixture.close()
    }

    @Test("SIM-02 periods, shares, quotas and SETTINGS that make no sense are refused by field")
    func badFaults() async throws {
        let fixture = try await SimulatorFixture()
        func field(_ change: (inout SimulatorV1.Fault) -> Void) async -> String? {
            do {
                _ = try await fixture.control.addFaults(fault(change))
                return nil
            } catch { return (error as? RPCError)?.field }
        }
        #expect(await field { $0.fromMs = -1 } == "faults[0].from_ms")
        #expect(
            await field {
                $0.fromMs = 1; $0.afterMs = 1
            } == "faults[0].after_ms")
        #expect(await field { $0.afterMs = .max } == "faults[0].after_ms")
        #expect(await field { $0.forMs = -1 } == "faults[0].for_ms")
        #expect(await field { $0.share = 1.5 } == "faults[0].share")
        #expect(await field { $0.share = .nan } == "faults[0].share")
        #expect(await field { $0.quota = 5 } == "faults[0].quota")
        #expect(await field { $0.maxConcurrentStreams = 5 } == "faults[0].action")
        #expect(
            await field {
                $0.status = 0; $0.action = .settings
            } == "faults[0].action")
        #expect(
            await field {
                $0.status = 0; $0.action = .settings; $0.initialWindowBytes = .max
            } == "faults[0].initial_window_bytes")
        #expect(
            await field {
                $0.status = 0; $0.action = .settings; $0.maxConcurrentStreams = 0
            } == nil)
        await fixture.close()
    }
}
