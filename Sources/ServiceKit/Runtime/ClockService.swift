import CarillonAPI
import RPC

/// `carillon.testing.v1.Clock`: moves a process's virtual time and reports whether it is quiet. Served in test mode only.
struct ClockService: TestingV1.Clock.ServiceProtocol {
    let clock: VirtualClock
    let activity: ActivityTracker

    /// Of a call that wakes work, in milliseconds.
    private static let longestWait: Int64 = 1_000

    func set(_ request: TestingV1.SetRequest, context: ServerContext) async throws -> TestingV1.SetResponse {
        do {
            try clock.move(to: Instant(milliseconds: request.nowMs), wakes: false)
        } catch let error as VirtualClockError {
            switch error {
            case .backwards: throw RPCError.withReason(code: .outOfRange, reason: "clock_backwards", field: "now_ms", message: "\(error)")
            case .notKept: throw APIError(.internalError, "\(error)")
            }
        }
        return TestingV1.SetResponse()
    }

    func wake(_ request: TestingV1.WakeRequest, context: ServerContext) async throws -> TestingV1.WakeResponse {
        clock.wakeDue()
        if request.waitMs > 0 { await activity.untilIdle(atMost: .milliseconds(min(request.waitMs, Self.longestWait))) }
        return TestingV1.WakeResponse(status: currentStatus)
    }

    func status(_ request: TestingV1.StatusRequest, context: ServerContext) async throws -> TestingV1.StatusResponse {
        currentStatus
    }

    private var currentStatus: TestingV1.StatusResponse {
        let snapshot = activity.snapshot
        return TestingV1.StatusResponse(
            nowMs: clock.now.milliseconds, busy: Int64(snapshot.busy), workCounter: snapshot.workCounter,
            awaitingProvider: Int64(snapshot.awaitingProvider), withheld: Int64(snapshot.withheld), nextDueMs: clock.nextDue?.milliseconds)
    }
}
