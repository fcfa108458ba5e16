import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

@Suite("Calls with requests of the spool")
struct ReplayCallTests {
    @Test("DR-03 A call has the events of its requests in order, their caller, and the time at which they were accepted")
    func merged() throws {
        let later = SpooledRequests.start + .seconds(5)
        let rows = SpooledRequests.rows([try SpooledRequests.request(["a", "b"]), try SpooledRequests.request(["c"], at: later)])
        let call = try ReplayCall(rows)
        #expect(call.request.events.map(\.eventId) == ["a", "b", "c"] && call.places == [0, 0, 1])
        #expect(call.request.events.map(\.occurredAtMs) == [SpooledRequests.start, SpooledRequests.start, later].map(\.milliseconds))
        let actor = try #require(call.options.metadata[binary: AuthorizationInterceptor.actorKey])
        #expect(try CommonV1.Actor(bytes: actor).roles == [.system])
        #expect(call.options.metadata[string: "x-request-id"] == "req_a")
        #expect(call.options.metadata[string: AuthorizationInterceptor.originKey] == "192.0.2.1")
        #expect(call.options.metadata[string: IdempotencyKey.metadataKey] == nil)
    }

    @Test("GW-04 DR-03 A request with an idempotency key is sent as it came, so that the host system's own repeat is the same request")
    func keyed() throws {
        let request = try SpooledRequests.request(["a"], key: "k-1")
        let call = try ReplayCall(SpooledRequests.rows([request]))
        #expect(try call.request.bytes() == request.request)
        #expect(call.options.metadata[string: IdempotencyKey.metadataKey] == "k-1")
        #expect(call.options.metadata[string: AuthorizationInterceptor.acceptedAtKey] == "\(SpooledRequests.start.milliseconds)")
    }

    @Test("GW-04 DR-03 A call with several requests names the key of each, and leaves their events as they came")
    func keyedTogether() throws {
        var keyed = try SpooledRequests.request(["a", "b"], key: "k-1")
        keyed.traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
        let (free, last) = (try SpooledRequests.request(["free"]), try SpooledRequests.request(["c"], key: "k-2"))
        let call = try ReplayCall(SpooledRequests.rows([free, keyed, last]))
        #expect(call.request.events.map(\.eventId) == ["free", "a", "b", "c"] && call.places == [0, 1, 1, 2])
        let filledIn = call.request.events.map { $0.occurredAtMs > 0 }
        #expect(filledIn == [true, false, false, false])
        let start = SpooledRequests.start.milliseconds
        #expect(
            call.request.keyed == [
                .init(idempotencyKey: "k-1", first: 1, events: 2, acceptedAtMs: start, traceparent: keyed.traceparent),
                .init(idempotencyKey: "k-2", first: 3, events: 1, acceptedAtMs: start),
            ])
        #expect(call.options.metadata[string: IdempotencyKey.metadataKey] == nil)
    }

    @Test("DR-03 An event keeps the time that its host system names")
    func ownTime() throws {
        var request = try SpooledRequests.request(["a"])
        request.request = try EvaluatorV1.SubmitEventsRequest(events: [.init(eventId: "a", occurredAtMs: 1_000)]).bytes()
        #expect(try ReplayCall(SpooledRequests.rows([request])).request.events.map(\.occurredAtMs) == [1_000])
    }
}
