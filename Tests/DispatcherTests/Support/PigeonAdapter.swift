import CarillonAPI
import HTTP2
import NIOCore
import ServiceKit
import Synchronization

@testable import Providers

extension ProviderID {
    static let pigeon = ProviderID(rawValue: "pigeon")
}

/// A provider outside Carillon's sources: a request carries up to three deliveries, and there is no network. A message is the line
/// `ADDRESS TITLE`; an answer has a line for each message, such as `ok ID`, `gone`, `busy`.
struct PigeonAdapter: ProviderAdapter {
    static let id = ProviderID.pigeon
    static let addresses: [any AddressKind.Type] = [DesktopAddress.self]
    static let credentialFields = [CredentialField("ring", "The colour of its ring.")]

    /// The loft of the adapters that this task makes.
    @TaskLocal static var loft = PigeonLoft()

    private let loft: PigeonLoft
    private let clock: any DomainClock

    init(_ services: AdapterServices) throws {
        loft = Self.loft
        clock = services.clock
    }

    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender {
        guard let ring = fields["ring"], !ring.isEmpty else { throw CredentialError(field: "ring", problem: "a pigeon has a ring") }
        return PigeonSender(ring: ring)
    }

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { ProviderEndpoint(host: "loft", port: 443) }

    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport {
        PigeonTransport(loft: loft, clock: clock, hooks: request.hooks)
    }

    func deliveriesPerRequest(by policy: Policy) -> Int? { 3 }
    let throttleCurve = ThrottleCurve(first: .seconds(20))
    static func payloadLimit(by policy: Policy) -> Int { 1_000 }

    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload {
        let bytes = Array("\(message.address) \(message.content.title)".utf8)
        return ProviderPayload(bytes: bytes, size: bytes.count, limit: settings.limit(for: message.device, sizeLimit), body: "")
    }

    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts {
        guard answer.status == 0 else {
            return .all(.retry(Retry(after: .seconds(40), scope: .lane, cause: .providerFailure, code: "storm", status: answer.status)))
        }
        let lines = String(buffer: answer.body).split(separator: "\n")
        return .each(
            lines.map { line in
                switch line {
                case "gone": .rejected(Rejection(.device, code: "no_roof", status: 0, action: .retireAddress))
                case "busy": .retry(Retry(scope: .device, cause: .rateLimited, code: "resting", status: 0))
                default: .accepted(messageID: String(line.dropFirst(3)))
                }
            })
    }
}

private struct PigeonSender: ProviderSender {
    let ring: String
    var identity: [String] { [ring] }
    var fingerprint: String { "ring:" + ring }

    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest {
        guard message.address != "nowhere" else { throw CompositionError.malformedAddress("no roof is called nowhere") }
        let payload = try PigeonAdapter.payload(of: message, settings: settings, sizeLimit: sizeLimit, now: context.now)
        return ProviderRequest(headers: [:], body: ByteBuffer(bytes: payload.bytes))
    }

    func join(_ messages: [ProviderRequest], in context: SendContext) -> ProviderRequest {
        ProviderRequest(headers: [:], body: ByteBuffer(string: messages.map { String(buffer: $0.body) }.joined(separator: "\n")))
    }
}

/// The requests of the adapters, and the test's answers.
final class PigeonLoft: Sendable {
    /// The answer to the lines of one request.
    typealias Answer = @Sendable ([String]) -> (status: Int, lines: [String])

    private let state = Mutex((flown: [[String]](), answers: [Answer]()))

    /// The lines of each request, in order.
    var flown: [[String]] { state.withLock { $0.flown } }

    /// The answers to the next requests; later ones are answered with `ok` and the address.
    func answer(_ answers: Answer...) { state.withLock { $0.answers += answers } }

    func fly(_ lines: [String]) -> (status: Int, lines: [String]) {
        let answer = state.withLock { state in
            state.flown.append(lines)
            return state.answers.isEmpty ? nil : state.answers.removeFirst()
        }
        return answer?(lines) ?? (0, lines.map { "ok " + $0.prefix { $0 != " " } })
    }
}

private struct PigeonTransport: LaneTransport {
    let loft: PigeonLoft
    let clock: any DomainClock
    let hooks: TransportHooks

    func submit(_ calls: [ProviderCall]) {
        hooks.onResults(
            calls.map { call in
                let answer = loft.fly(String(buffer: call.body).split(separator: "\n").map(String.init))
                return ExchangeResult(
                    call,
                    outcome: .answered(ProviderAnswer(status: answer.status, body: ByteBuffer(string: answer.lines.joined(separator: "\n")))),
                    finishedAt: clock.now, finishedMonotonicNanoseconds: 0)
            })
    }

    func startAfresh(reason: String) {}
    func retireConnection(_ id: Int) {}
    func snapshot() async -> TransportSnapshot { TransportSnapshot() }
    func shutdown(grace: TimeAmount) async {}
}
