import CarillonAPI
import NIOCore
import Providers
import RPC
import ServiceKit
import TestConditions
import Testing

@Suite struct FaultTests {
    private func fault(_ change: (inout SimulatorV1.Fault) -> Void) -> SimulatorV1.AddFaultsRequest {
        var fault = SimulatorV1.Fault(provider: "apns", times: 1)
        change(&fault)
        return .init(faults: [fault])
    }

    @Test("ACC-117 a scripted refusal for one token, as often as asked, with the time of a 410")
    func answers() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(
            fault {
                $0.token = SimulatorWorld.deviceToken; $0.status = 410; $0.reason = "Unregistered"; $0.times = 2; $0.deadSinceMs = 1_769_000_000_000
            })
        #expect(try await sender.send(world.apnsRequest(token: String(repeating: "ee", count: 32))).status == 200)
        for _ in 0..<2 {
            let answer = try await sender.send(world.apnsRequest())
            let verdict = APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: world.clock.now)
            #expect(
                verdict
                    == .rejected(
                        Rejection(
                            .device, code: "Unregistered", status: 410, action: .retireAddress,
                            tokenDeadSince: Instant(milliseconds: 1_769_000_000_000))))
        }
        #expect(try await sender.send(world.apnsRequest()).status == 200)
        let statistics = try await world.control.statistics(.init())
        #expect(statistics.refused == ["apns/Unregistered": 2] && statistics.violations.isEmpty)
        // APNs does not count a 410 as an error.
        #expect(try await sender.untilAvailable(1000))
        await world.close()
    }

    @Test("ACC-115 ACC-120 server errors and throttles carry their Retry-After")
    func retryAfter() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(
            fault {
                $0.status = 429; $0.reason = "TooManyRequests"; $0.retryAfterSeconds = 7
            })
        let answer = try await sender.send(world.apnsRequest())
        #expect(
            APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: world.clock.now)
                == .retry(Retry(after: .seconds(7), scope: .device, cause: .rateLimited, code: "TooManyRequests", status: 429)))
        await world.close()
    }

    @Test("ACC-116 a withheld answer counts as waiting until the sender gives up")
    func silence() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(fault { $0.action = .withhold })
        let pending = sender.begin(try world.apnsRequest())
        try await sender.ping()
        #expect(world.activity.snapshot.withheld == 1)
        #expect(world.clock.nextDue == nil)
        #expect(try await world.control.listRequests(.init()).requests.map(\.reason) == ["withheld"])
        await sender.close()
        await #expect(throws: (any Error).self) { try await pending.get() }
        let other = try await world.connectAPNs()
        _ = try await other.send(world.apnsRequest())
        try await eventually("answers withheld: 0") { world.activity.snapshot.withheld == 0 }
        await world.close()
    }

    @Test("ACC-124 a sender can have many pushes in flight while their answers are withheld")
    func manyWithheld() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(
            fault {
                $0.action = .withhold; $0.times = 0
            })
        let first = sender.begin(try world.apnsRequest(notification: "notif_0"))
        #expect(try await sender.untilAvailable(999))
        let rest = try (1..<500).map { sender.begin(try world.apnsRequest(notification: "notif_\($0)")) }
        // The last ones wait for room in the connection's window.
        try await eventually("answers withheld: 500") { world.activity.snapshot.withheld == 500 }
        await sender.close()
        for pending in [first] + rest { await #expect(throws: (any Error).self) { try await pending.get() } }
        try await eventually("answers withheld: 0") { world.activity.snapshot.withheld == 0 }
        await world.close()
    }

    @Test("SIM-02 a delayed answer leaves when the domain clock says so")
    func delay() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(
            fault {
                $0.action = .delay; $0.delayMs = 5_000
            })
        let pending = sender.begin(try world.apnsRequest())
        try await sender.ping()
        #expect(world.clock.nextDue == SimulatorWorld.start + .seconds(5))
        #expect(world.activity.snapshot.withheld == 1)
        world.clock.advance(by: .seconds(5))
        #expect(try await pending.get().status == 200)
        #expect(world.activity.snapshot.withheld == 0 && world.activity.snapshot.busy == 0)
        let statistics = try await world.control.statistics(.init())
        #expect(statistics.accepted == ["apns": 1])
        #expect(try await world.control.listRequests(.init()).requests.map(\.status) == [200])
        await world.close()
    }

    @Test("ACC-116 GOAWAY with a reason: the stream counts as never seen and moves to a new connection")
    func goAway() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await sender.send(world.apnsRequest(notification: "notif_0"))
        _ = try await world.control.addFaults(
            fault {
                $0.action = .goaway; $0.reason = "Shutdown"
            })
        await #expect(throws: SenderConnection.Loss.refused) { try await sender.send(world.apnsRequest()) }
        #expect(APNsResponse.reason(ofGoAway: sender.goAwayText ?? "") == "Shutdown")
        let next = try await world.connectAPNs()
        #expect(try await next.send(world.apnsRequest()).status == 200)
        let statistics = try await world.control.statistics(.init())
        #expect(statistics.accepted == ["apns": 2] && statistics.duplicates == 0 && statistics.connections == ["apns": 2])
        await world.close()
    }

    @Test("SIM-02 resets and closed connections leave the outcome unknown", arguments: [SimulatorV1.FaultAction.reset, .close])
    func losses(action: SimulatorV1.FaultAction) async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(fault { $0.action = action })
        await #expect(throws: action == .reset ? SenderConnection.Loss.reset : .connectionLost) { try await sender.send(world.apnsRequest()) }
        let statistics = try await world.control.statistics(.init())
        #expect(statistics.refused == ["apns/\(action.name)": 1] && statistics.accepted.isEmpty)
        await world.close()
    }

    @Test("SIM-02 a fault is replaced, reset forgets everything but trust")
    func replaceAndReset() async throws {
        let world = try await SimulatorWorld()
        let sender = try await world.connectAPNs()
        _ = try await world.control.addFaults(
            fault {
                $0.status = 500; $0.reason = "InternalServerError"; $0.times = 0
            })
        for _ in 0..<3 { #expect(try await sender.send(world.apnsRequest()).status == 500) }
        _ = try await world.control.addFaults(.init(faults: [], replace: true))
        #expect(try await sender.send(world.apnsRequest()).status == 200)
        _ = try await world.control.reset(.init())
        #expect(try await world.control.statistics(.init()) == .init())
        #expect(try await world.control.listRequests(.init()).requests.isEmpty)
        #expect(try await sender.send(world.apnsRequest()).status == 200)
        #expect(try await world.control.statistics(.init()).duplicates == 0)
        await world.close()
    }

    @Test("Faults that make no sense are refused by field")
    func badFaults() async throws {
        let world = try await SimulatorWorld()
        func field(_ change: (inout SimulatorV1.Fault) -> Void) async -> String? {
            do {
                _ = try await world.control.addFaults(fault(change))
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
        await world.close()
    }
}
