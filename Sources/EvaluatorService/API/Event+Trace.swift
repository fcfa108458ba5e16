import CarillonAPI
import RPC
import ServiceKit

extension EvaluatorV1.Event {
    /// The event with its place in a trace: its own, or that of the call that brings it. Without one it begins a trace, whose id follows from the
    /// event's.
    ///
    /// - Parameters:
    ///   - id: Carillon's.
    ///   - context: nil: it comes without a call.
    func traced(_ id: ULID, by context: ServerContext?, _ tracer: Tracer) -> Self {
        var event = self
        let known = [traceparent, context?.traceparent ?? ""].lazy.compactMap(TraceContext.init(traceparent:)).first
        event.traceparent = (known ?? tracer.makeContext(of: id)).traceparent
        return event
    }
}
