import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("What an error of the evaluator means for the spool")
struct ReplayVerdictTests {
    @Test("DR-03 Everything waits for an evaluator that is away, slow, or has a locked store; one app waits where it says so")
    func waits() {
        #expect(ReplayVerdict(RPCError(code: .unavailable, message: "no connection")) == .away(asked: nil))
        #expect(ReplayVerdict(RPCError(code: .deadlineExceeded, message: "late")) == .away(asked: nil))
        #expect(ReplayVerdict(APIError(.storageBusy, "locked", retryAfter: .seconds(5))) == .away(asked: .seconds(5)))
        #expect(ReplayVerdict(APIError(.rateLimited, "too many", retryAfter: .seconds(2))) == .away(asked: .seconds(2)))
        #expect(ReplayVerdict(APIError(.unavailable, "the policy cannot be read")) == .appWaits)
    }

    @Test(
        "DR-03 What the evaluator gives a reason for is refused for good",
        arguments: [
            ErrorReason.invalidArgument, .notFound, .organizationSuspended, .idempotencyMismatch, .payloadTooLarge, .conflict,
        ])
    func refused(_ reason: ErrorReason) {
        let error = APIError(reason, "no")
        #expect(ReplayVerdict(error) == .refused(error))
    }

    @Test("DR-03 A failure without a reason, and one about the gateway's own rights, refuse no event")
    func unclear() {
        for error in [APIError(.internalError, "failed"), APIError(.forbidden, "not for gateway"), APIError(.unauthenticated, "no key")] {
            #expect(ReplayVerdict(error) == .unclear(error))
        }
        #expect(ReplayVerdict(RPCError(code: .aborted, message: "?")) == .unclear(APIError(RPCError(code: .aborted, message: "?"))))
    }
}
