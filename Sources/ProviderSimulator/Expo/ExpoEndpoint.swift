import CarillonAPI
import HTTP2
import NIOCore
import RPC
import ServiceKit

/// The simulated push service of Expo: sending, and receipts. Confined to the core's event loop.
///
/// A scripted fault with status 200 and a reason is about one message: of `expo` about its ticket, of `expo_receipts` about its receipt, where the
/// reason `missing` withholds the receipt. Other faults are about a whole request.
final class ExpoEndpoint: SimulatedEndpoint {
    private static let sendPath = "/--/api/v2/push/send"
    private static let receiptsPath = "/--/api/v2/push/getReceipts"
    /// Longest body that is read, compressed and not: a hundred messages of the largest size fit.
    private static let mostBodyBytes = 1 << 20
    /// Expo's own client compresses larger bodies.
    private static let largestPlainBody = 1_024
    /// Messages of a project in a second.
    private static let messagesPerSecond = 600

    private let core: SimulatorCore
    private let rules = ExpoMessageRules()
    private var quotas: [String: IntervalQuota] = [:]
    private var tickets = ExpoTickets()

    init(core: SimulatorCore) { self.core = core }

    func opened(_ connection: AnyObject) { core.opened(connection, provider: .expo) }
    func closed(_ connection: AnyObject) { core.closed(connection) }

    func makeExchange(_ origin: Exchange.Origin) -> Exchange {
        Exchange(origin, mostBodyBytes: Self.mostBodyBytes) { [unowned self] in handle($0) }
    }

    private func handle(_ exchange: Exchange) {
        var path = exchange.headers.first(":path") ?? ""
        // The only query that Expo's libraries send. It asks Expo to reach FCM by its present API, which it does anyway.
        for query in ["?useFcmV1=true", "?useFcmV1=false"] where path.hasSuffix(query) { path.removeLast(query.utf8.count) }
        if path == Self.receiptsPath { handleReceipts(exchange) } else { handleMessages(exchange, path: path) }
    }

    // MARK: Messages

    private func handleMessages(_ exchange: Exchange, path: String) {
        var request = ReceivedRequest(provider: .expo, messages: [], accepted: [], body: exchange.bodyBytes)
        var natural: Answer
        var fault: SimulatorV1.Fault?
        do throws(ExpoRefusal) {
            guard path == Self.sendPath else { throw ExpoRefusal(status: 404, code: "NOT_FOUND", message: "There is no such path.", rule: "path") }
            request.body = try body(of: exchange)
            let messages = try rules.messages(in: request.body)
            request.messages = messages.map(\.received)
            try takeQuota(messages.count, project: ExpoMessageRules.project(ofToken: messages[0].token))
            fault = core.faults.take(provider: Provider.expo.rawValue, among: messages.map(\.token), at: core.clock.now) { !Self.isAboutMessage($0) }
            natural = fault.map(Self.refuses) == true ? Answer(status: 200) : accept(messages, &request)
        } catch {
            natural = ExpoAnswers.refused(error)
            natural.violatedRule = "expo.\(error.rule)"
        }
        core.settle(exchange, request, natural: natural, fault: fault) { $0.status == 200 ? natural : ExpoAnswers.answer(to: $0) }
    }

    /// Answers each message with its ticket.
    private func accept(_ messages: [ExpoMessage], _ request: inout ReceivedRequest) -> Answer {
        var results: [ExpoAnswers.Result] = []
        for message in messages {
            let fault = core.faults.take(provider: Provider.expo.rawValue, among: [message.token], at: core.clock.now, where: Self.isAboutMessage)
            let refusal = message.isTooBig ? "MessageTooBig" : core.devices.isGone(message.token) ? "DeviceNotRegistered" : nil
            if let code = fault?.reason ?? refusal {
                results.append(.error(code: code, token: message.token))
            } else {
                results.append(.ok(id: tickets.accept(token: message.token, at: core.clock.now)))
                request.accepted.append(message.received)
            }
        }
        if messages.contains(where: \.isTooBig) { core.violated("expo.size") }
        return ExpoAnswers.tickets(results)
    }

    private func takeQuota(_ messages: Int, project: String) throws(ExpoRefusal) {
        let hasRoom = quotas[project, default: IntervalQuota(Self.messagesPerSecond, per: .seconds(1))].take(messages, at: core.clock.now)
        guard hasRoom else {
            throw ExpoRefusal(
                status: 429, code: "TOO_MANY_REQUESTS", message: "The project sends more than \(Self.messagesPerSecond) messages a second.",
                rule: "quota")
        }
    }

    // MARK: Receipts

    private func handleReceipts(_ exchange: Exchange) {
        var request = ReceivedRequest(provider: .expoReceipts, messages: [], accepted: [], body: exchange.bodyBytes)
        var natural: Answer
        var fault: SimulatorV1.Fault?
        do throws(ExpoRefusal) {
            request.body = try body(of: exchange)
            let ids = try rules.receipts(in: request.body)
            let tokens = ids.compactMap { tickets.token(ofTicket: $0, at: core.clock.now) }
            fault = core.faults.take(provider: Provider.expoReceipts.rawValue, among: tokens, at: core.clock.now) { !Self.isAboutMessage($0) }
            natural = fault.map(Self.refuses) == true ? Answer(status: 200) : receipts(of: ids)
        } catch {
            natural = ExpoAnswers.refused(error)
            natural.violatedRule = "expo_receipts.\(error.rule)"
        }
        core.settle(exchange, request, natural: natural, fault: fault) { $0.status == 200 ? natural : ExpoAnswers.answer(to: $0) }
    }

    private func receipts(of ids: [String]) -> Answer {
        var results: [String: ExpoAnswers.Result] = [:]
        for id in ids {
            guard let token = tickets.token(ofTicket: id, at: core.clock.now) else { continue }
            let fault = core.faults.take(provider: Provider.expoReceipts.rawValue, among: [token], at: core.clock.now, where: Self.isAboutMessage)
            guard fault?.reason != "missing" else { continue }
            results[id] = fault.map { .error(code: $0.reason, token: token) } ?? .ok(id: "")
        }
        return ExpoAnswers.receipts(results)
    }

    // MARK: Requests

    /// The body of a conforming request, without its compression.
    private func body(of exchange: Exchange) throws(ExpoRefusal) -> [UInt8] {
        let headers = exchange.headers
        guard headers.first(":method") == "POST" else {
            throw ExpoRefusal(status: 404, code: "NOT_FOUND", message: "Send by POST.", rule: "method")
        }
        guard headers.first("content-type")?.hasPrefix("application/json") == true else {
            throw ExpoRefusal(code: "VALIDATION_ERROR", message: "The content type must be application/json.", rule: "content_type")
        }
        if let authorization = headers.first("authorization"), !authorization.hasPrefix("Bearer ") || authorization.utf8.count < 8 {
            throw ExpoRefusal(status: 401, code: "UNAUTHORIZED", message: "The access token cannot be read.", rule: "authorization")
        }
        switch headers.first("content-encoding") {
        case "gzip"?:
            guard Gzip.declaredBytes(exchange.body) <= Self.mostBodyBytes, let plain = try? Gzip.decompress(exchange.body) else {
                throw ExpoRefusal(code: "VALIDATION_ERROR", message: "The body is not gzip.", rule: "gzip")
            }
            return Array(plain.readableBytesView)
        case nil:
            if exchange.body.readableBytes > Self.largestPlainBody { core.violated("expo.not_compressed") }
            return exchange.bodyBytes
        default:
            throw ExpoRefusal(status: 415, code: "VALIDATION_ERROR", message: "The encoding is unknown.", rule: "encoding")
        }
    }

    // MARK: Faults

    private static func isAboutMessage(_ fault: SimulatorV1.Fault) -> Bool {
        fault.status == 200 && !fault.reason.isEmpty && (fault.action == .answer || fault.action == .unspecified)
    }

    /// Whether a fault refuses the request, so that it has no effect.
    private static func refuses(_ fault: SimulatorV1.Fault) -> Bool { fault.status != 0 && fault.status != 200 }
}
