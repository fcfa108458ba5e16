import CarillonAPI
import RPC
import ServiceKit

/// The stream of an open app (GW-06): what receipts tell of its user's notification centre and badge, and whether pushes leave.
struct UserStream: Sendable {
    /// Looks at a caller's credential again.
    typealias Recheck = @Sendable (_ authorization: String?, _ actingFor: String?) async throws -> Void

    let streams: ReceiptsV1.UserStreams.Client
    let availability: PushAvailability
    let recheck: Recheck
    /// The credential of the caller, as the headers have it.
    let authorization: String?
    let actingFor: String?
    /// The languages of the banner, as the header has them.
    let acceptLanguage: String

    /// Heartbeats after which the credential is looked at again: 5 minutes.
    static let uncheckedBeats = 12

    /// Passes on what receipts send, until their stream or the credential ends.
    func pass(_ request: ReceiptsV1.StreamUserRequest, _ options: CallOptions, _ take: StreamedItems<StreamEvent>.Take) async throws {
        // A new stream has no banner until one comes. An app that comes back may show one of before, so it is told the state (nil: it was not told).
        var told: [String]? = request.after.isEmpty ? [] : nil
        var beats = 0
        try await StreamEvent.passing(take) { hasBegun in
            try await streams.streamUser(request, options: options) { responses in
                for try await response in responses {
                    hasBegun = true
                    var events = StreamEvent.changes(in: response)
                    if let down = await availability.providersDown(), down != told {
                        told = down
                        events.append(.change("banner", id: "", StatusRoute.view(down, for: acceptLanguage)))
                    }
                    if events.isEmpty {
                        beats += 1
                        events.append(.heartbeat(id: response.position))
                    }
                    if beats == Self.uncheckedBeats {
                        beats = 0
                        if let code = await refusal() { return try await take(events + [.end(code: code)]) }
                    }
                    try await take(events)
                }
            }
        }
    }

    /// The code with which the credential is refused now. Nil: it is good, or nobody can say at the moment.
    private func refusal() async -> String? {
        do {
            try await recheck(authorization, actingFor)
            return nil
        } catch let error as APIError where error.reason == .unauthenticated || error.reason == .forbidden {
            return error.reason.code
        } catch {
            return nil
        }
    }
}
