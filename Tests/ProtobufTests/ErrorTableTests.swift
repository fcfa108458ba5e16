import CarillonAPI
import RPC
import Testing

@Suite("The table of errors") struct ErrorTableTests {
    @Test("GW-02 HTTP and gRPC statuses of every code agree with the mapping")
    func statusesAgree() {
        let allowed: [Int: [Status.Code]] = [
            400: [.invalidArgument], 401: [.unauthenticated], 403: [.permissionDenied], 404: [.notFound],
            405: [.unimplemented], 408: [.deadlineExceeded], 409: [.alreadyExists, .aborted], 412: [.failedPrecondition], 413: [.resourceExhausted],
            415: [.invalidArgument], 422: [.invalidArgument, .failedPrecondition], 429: [.resourceExhausted],
            499: [.cancelled], 500: [.internalError], 501: [.unimplemented], 503: [.unavailable], 504: [.deadlineExceeded],
        ]
        for reason in ErrorReason.all {
            #expect(allowed[reason.httpStatus]?.contains(reason.status) == true, "\(reason)")
        }
    }

    @Test("GW-02 The general codes have the statuses of the requirement")
    func generalCodes() {
        let expected: [String: Int] = [
            "invalid_argument": 400, "unauthenticated": 401, "forbidden": 403, "not_found": 404, "conflict": 409,
            "version_mismatch": 412, "payload_too_large": 413, "rate_limited": 429, "internal": 500, "unavailable": 503,
            "deadline_exceeded": 504,
        ]
        for (code, status) in expected { #expect(ErrorReason(code: code)?.httpStatus == status, "\(code)") }
    }

    @Test("ARCH-16 Codes are unique and found again")
    func codesAreUnique() {
        #expect(Set(ErrorReason.all.map(\.code)).count == ErrorReason.all.count)
        for reason in ErrorReason.all { #expect(ErrorReason(code: reason.code) == reason) }
        #expect(ErrorReason(code: "nothing") == nil)
    }

    @Test("ARCH-16 An error keeps its reason, field and time to wait over the wire")
    func roundTrip() {
        let error = APIError(.rateLimited, field: "devices[2].token", "too many; wait", retryAfter: .seconds(7))
        #expect(error.rpcError.code == .resourceExhausted)
        #expect(APIError(error.rpcError) == error)
        #expect(APIError(RPCError(code: .unavailable, message: "gone")).reason == .unavailable)
    }

    @Test("ARCH-16 One item of a batch is reported with its index, code and field")
    func itemResult() {
        let result = APIError(.unknownType, field: "events[3].type_id", "no type x").itemResult(3)
        #expect(result == CommonV1.ItemResult(index: 3, reason: "unknown_type", field: "events[3].type_id", message: "no type x"))
    }
}
