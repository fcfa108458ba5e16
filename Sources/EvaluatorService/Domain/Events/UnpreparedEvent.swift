import CarillonAPI
import ServiceKit

/// An event whose pictures are prepared before it is decided (EVAL-33).
struct UnpreparedEvent: Sendable {
    /// Before the second, third and fourth try to have its pictures prepared. After the fourth the event is sent without those that failed.
    static let pauses: [Duration] = [.seconds(2), .seconds(8), .seconds(30)]
    /// An event waits for its pictures no longer than this, nor longer than half of its lifetime.
    static let longestWait = Duration.seconds(60)

    /// Of the due item.
    var row: Int64
    /// The item's due time while the event is being worked on. Another one: the event was moved to another time.
    var leasedUntil: Instant
    var tenant: CommonV1.Tenant
    /// Addresses of the pictures.
    var sources: [String]
    /// Tries before this one.
    var tries: Int
    /// When it is decided without those that are missing.
    var waitsUntil: Instant

    /// What is done after a try.
    enum Step: Sendable {
        /// The event is decided, with these pictures.
        case decide([EvaluatorV1.EventPicture])
        /// All pictures are asked for once more: the gateway knows those that it has prepared.
        case tryAgain(after: Duration)
    }

    /// - Parameter results: of the try, one for each source.
    func step(after results: [Result], at now: Instant) -> Step {
        if results.contains(where: \.isOpen), tries < Self.pauses.count, now + Self.pauses[tries] < waitsUntil {
            return .tryAgain(after: Self.pauses[tries])
        }
        return .decide(
            zip(sources, results).map { source, result in
                switch result {
                case .prepared(let media): .init(sourceUrl: source, media: media)
                case .failed(let cause): .init(sourceUrl: source, failure: cause)
                case .later(let cause): .init(sourceUrl: source, failure: "\(cause), after \(tries + 1) tries")
                }
            })
    }

    /// What is decided without another try: the event waited too long behind others of its app.
    var givenUp: [EvaluatorV1.EventPicture] { sources.map { .init(sourceUrl: $0, failure: "was not prepared in time") } }

    /// The result of a try to have a picture prepared.
    enum Result: Sendable {
        case prepared(GatewayV1.PreparedMedia)
        /// Another try would fail as well.
        case failed(String)
        /// The source, or the gateway, cannot be reached now.
        case later(String)

        fileprivate var isOpen: Bool { if case .later = self { true } else { false } }
    }
}
