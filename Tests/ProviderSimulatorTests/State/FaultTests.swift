import CarillonAPI
import NIOCore
import Providers
import RPC
import ServiceKit
import TestConditions
import Testing

@Suite("Faults of the simulators") struct FaultTests {
    private func fault(_ change: (inout SimulatorV1.Fault) -> Void) -> SimulatorV1.AddFaultsRequest {
        var fault = SimulatorV1.Fault(provider: "apns", times: 1)
        change(&fault)
        return .init(faults: [fault])
    }

    @Test("SIM-02 a refusal without a reason is counted by its status")
    func withoutReason() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(fault { $0.status = 503 })
        #expect(try await sender.send(fixture.apnsRequest()).status == 503)
        #expect(try await fixture.control.statistics(.init()).refused == ["apns/503": 1])
        await fixture.close()
    }

    @Test("ACC-117 a scripted refusal for one token, as often as asked, with the time of a 410")
    func answers() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.token = SimulatorFixture.deviceToken; $0.status = 410; $0.reason = "Unregistered"; $0.times = 2; $0.deadSinceMs = 1_769_000_000_000
            })
        #expect(try await sender.send(fixture.apnsRequest(token: String(repeating: "ee", count: 32))).status == 200)
        for _ in 0..<2 {
            let answer = try await sender.send(fixture.apnsRequest())
            let verdict = APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: fixture.clock.now)
            #expect(
                verdict
                    == .rejected(
                        Rejection(
                            .device, code: "Unregistered", status: 410, action: .retireAddress,
                            tokenDeadSince: Instant(milliseconds: 1_769_000_000_000))))
        }
        #expect(try await sender.send(fixture.apnsRequest()).status == 200)
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.refused == ["apns/Unregistered": 2] && statistics.violations.isEmpty)
        // APNs does not count a 410 as an error.
        #expect(try await sender.untilAvailable(1000))
        await fixture.close()
    }

    @Test("ACC-115 ACC-120 server errors and throttles carry their Retry-After")
    func retryAfter() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.status = 429; $0.reason = "TooManyRequests"; $0.retryAfterSeconds = 7
            })
        let answer = try await sender.send(fixture.apnsRequest())
        #expect(
            APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: fixture.clock.now)
                == .retry(Retry(after: .seconds(7), scope: .device, cause: .rateLimited, code: "TooManyRequests", status: 429)))
        await fixture.close()
    }

    @Test("ACC-116 a withheld answer counts as waiting until the sender gives up")
    func silence() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(fault { $0.action = .withhold })
        let pending = sender.begin(try fixture.apnsRequest())
        try await sender.ping()
        #expect(fixture.activity.snapshot.withheld == 1)
        #expect(fixture.clock.nextDue == nil)
        #expect(try await fixture.control.listRequests(.init()).requests.map(\.reason) == ["withheld"])
        await sender.close()
        await #expect(throws: (any Error).self) { try await pending.get() }
        let other = try await fixture.connectAPNs()
        _ = try await other.send(fixture.apnsRequest())
        try await eventually("answers withheld: 0") { fixture.activity.snapshot.withheld == 0 }
        await fixture.close()
    }

    @Test("ACC-124 a sender can have many pushes in flight while their answers are withheld")
    func manyWithheld() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.action = .withhold; $0.times = 0
            })
        let first = sender.begin(try fixture.apnsRequest(notification: "notif_0"))
        #expect(try await sender.untilAvailable(999))
        let rest = try (1..<500).map { sender.begin(try fixture.apnsRequest(notification: "notif_\($0)")) }
        // The last ones wait for room in the connection's window.
        try await eventually("answers withheld: 500") { fixture.activity.snapshot.withheld == 500 }
        await sender.close()
        for pending in [first] + rest { await #expect(throws: (any Error).self) { try await pending.get() } }
        try await eventually("answers withheld: 0") { fixture.activity.snapshot.withheld == 0 }
        await fixture.close()
    }

    @Test("SIM-02 a delayed answer leaves when the domain clock says so")
    func delay() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.action = .delay; $0.delayMs = 5_000
            })
        let pending = sender.begin(try fixture.apnsRequest())
        try await sender.ping()
        #expect(fixture.clock.nextDue == SimulatorFixture.start + .seconds(5))
        #expect(fixture.activity.snapshot.withheld == 1)
        fixture.clock.advance(by: .seconds(5))
        #expect(try await pending.get().status == 200)
        #expect(fixture.activity.snapshot.withheld == 0 && fixture.activity.snapshot.busy == 0)
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["apns": 1])
        #expect(try await fixture.control.listRequests(.init()).requests.map(\.status) == [200])
        await fixture.close()
    }

    @Test("ACC-116 GOAWAY with a reason: the stream counts as never seen and moves to a new connection")
    func goAway() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await sender.send(fixture.apnsRequest(notification: "notif_0"))
        _ = try await fixture.control.addFaults(
            fault {
                $0.action = .goaway; $0.reason = "Shutdown"
            })
        await #expect(throws: SenderConnection.Loss.refused) { try await sender.send(fixture.apnsRequest()) }
        #expect(APNsResponse.reason(ofGoAway: sender.goAwayText ?? "") == "Shutdown")
        let next = try await fixture.connectAPNs()
        #expect(try await next.send(fixture.apnsRequest()).status == 200)
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.accepted == ["apns": 2] && statistics.duplicates == 0 && statistics.connections == ["apns": 2])
        await fixture.close()
    }

    @Test("SIM-02 resets and closed connections leave the outcome unknown", arguments: [SimulatorV1.FaultAction.reset, .close])
    func losses(action: SimulatorV1.FaultAction) async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(fault { $0.action = action })
        await #expect(throws: action == .reset ? SenderConnection.Loss.reset : .connectionLost) { try await sender.send(fixture.apnsRequest()) }
        let statistics = try await fixture.control.statistics(.init())
        #expect(statistics.refused == ["apns/\(action.name)": 1] && statistics.accepted.isEmpty)
        await fixture.close()
    }

    @Test("SIM-02 a fault is replaced, reset forgets everything but trust")
    func replaceAndReset() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectAPNs()
        _ = try await fixture.control.addFaults(
            fault {
                $0.status = 500; $0.reason = "InternalServerError"; $0.times = 0
            })
        for _ in 0..<3 { #expect(try await sender.send(fixture.apnsRequest()).status == 500) }
        _ = try await fixture.control.addFaults(.init(faults: [], replace: true))
        #expect(try await sender.send(fixture.apnsRequest()).status == 200)
        _ = try await fixture.control.reset(.init())
        #expect(try await fixture.control.statistics(.init()) == .init())
        #expect(try await fixture.control.listRequests(.init()).requests.isEmpty)
        #expect(try await sender.send(fixture.apnsRequest()).status == 200)
        #expect(try await fixture.control.statistics(.init()).duplicates == 0)
        await fixture.close()
    }

    @Test("Faults that make no sense are refused by field")
    func badFaults() async throws {
        let fixture = try await SimulatorFixture()
        func field(_ change: (inout SimulatorV1.Fault) -> Void) async -> String? {
            do {
                _ = try await fixture.control.addFaults(fault(change))
                return nil
            } catch { return (error as? RPCError)?.field }
        }
        #expect(await field { $0.provider = "sms" } == "faults[0].provider")
        #expect(await field { $0.action = .init(rawValue: 99) } == "faults[0].action")
        #expect(await field { $0.status = 0 } == "faults[0].status")
        #expect(
            await field {
                $0.status = 500; $0.reason = "two words"
            } == "faults[0].reason")
        #expect(await field { $0.action = .delay } == "faults[0].delay_ms")
        #expect(await field { $0.action = .withhold } == nil)
        await fixture.close()
    }
}
