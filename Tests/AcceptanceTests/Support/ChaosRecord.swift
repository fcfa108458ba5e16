import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

/// What the provider simulators got of a load (``ChaosLoad``, ``EverythingLoad``), read while it runs, because the simulators keep only the latest
/// requests.
struct ChaosRecord {
    /// The dispatcher was killed within this time, milliseconds since 1970.
    struct Kill {
        let began: Int64
        let ended: Int64
    }

    /// Milliseconds since 1970.
    static var now: Int64 { Int64(Date().timeIntervalSince1970 * 1_000) }

    /// A notification on a device.
    private struct Push: Hashable {
        let token: String
        let notification: String
    }

    /// One request's message, where the provider has taken it.
    private struct Taken {
        let provider: String
        let connection: Int64
        let receivedAt: Int64
        /// False: the answer was withheld, or the dispatcher was gone before it.
        let isAnswered: Bool
        let text: String
        let collapseID: String
        let push: Push
    }

    /// `provider_timeout_seconds` of the load's app, milliseconds.
    static let providerTimeout: Int64 = 3_000
    /// From the provider's answer to the commit of the result, at most, milliseconds. On two cores that eight processes share.
    private static let longestCommit: Int64 = 750
    /// In this time the provider still receives what a killed dispatcher has sent, milliseconds.
    private static let onTheWay: Int64 = 500

    /// A connection that the provider closed without a word.
    private struct Closed {
        let connection: Int64
        let at: Int64
    }

    private var taken: [Int64: [Taken]] = [:]
    private var closed: [Int64: Closed] = [:]
    /// The last requests of the latest readings. What came behind the oldest of them is read again: it may have got an answer.
    private var ends: [Int64] = [0]
    /// Readings after which a request has its answer, also where the simulators answer late and readings follow each other at once.
    private static let repeatedReadings = 20

    /// Reads what came since the last reading, and the latest requests again.
    mutating func read(_ simulator: SimulatorV1.Simulator.Client) async throws {
        var after = ends[0]
        while true {
            let page = try await simulator.listRequests(.init(afterSequence: after, limit: 1_000)).requests
            guard let end = page.last else { break }
            for request in page {
                taken[request.sequence] = Self.messages(of: request)
                if request.reason == "close" { closed[request.sequence] = Closed(connection: request.connection, at: request.receivedAtMs) }
            }
            after = end.sequence
        }
        ends = Array((ends + [after]).suffix(Self.repeatedReadings))
    }

    private static func messages(of request: SimulatorV1.RecordedRequest) -> [Taken] {
        let isAnswered = (200...299).contains(request.status)
        // Other requests were refused, or ended before the provider looked at them.
        guard ChaosLoad.providers.contains(request.provider), isAnswered || request.reason == "withheld" else { return [] }
        func message(_ token: String, _ notification: String, _ text: String, _ collapseID: String?) -> Taken {
            Taken(
                provider: request.provider, connection: request.connection, receivedAt: request.receivedAtMs, isAnswered: isAnswered, text: text,
                collapseID: collapseID ?? "", push: Push(token: token, notification: notification))
        }
        switch request.provider {
        case "expo":
            let bodies = (try? JSONSerialization.jsonObject(with: Data(request.body))) as? [[String: Any]] ?? []
            return bodies.compactMap { body in
                guard let token = body["to"] as? String, let id = (body["data"] as? [String: Any])?["notification_id"] as? String else { return nil }
                return message(token, id, body["body"] as? String ?? "", body["collapseId"] as? String)
            }
        case _ where request.notificationId.isEmpty: return []
        case "fcm":
            let android = (request.json["message"] as? [String: Any])?["android"] as? [String: Any]
            return [message(request.token, request.notificationId, request.message, android?["collapse_key"] as? String)]
        default:
            let header = request.provider == "apns" ? "apns-collapse-id" : "topic"
            return [message(request.token, request.notificationId, request.message, request.headers[header])]
        }
    }

    /// A message on a device, as ``expectEachArrived(_:kills:apartFrom:)`` wants it.
    static func message(_ text: String, on token: String) -> String { "\(text) on \(token)" }

    /// Whether the providers have taken all these messages.
    func hasAll(_ wanted: Set<String>) -> Bool {
        wanted.isSubset(of: taken.values.joined().lazy.filter(\.isAnswered).map { Self.message($0.text, on: $0.push.token) })
    }

    /// Compares the record with the load: each message arrived on its device, as one notification; a repeat has the collapse id of the push before
    /// it, and a reason.
    ///
    /// - Parameters:
    ///   - wanted: see ``message(_:on:)``.
    ///   - kills: of the dispatcher.
    ///   - others: tokens of devices that are left out.
    /// - Returns: pushes by provider, and how many of all were sent more than once.
    func expectEachArrived(
        _ wanted: Set<String>, kills: [Kill], apartFrom others: Set<String> = []
    ) -> (byProvider: [String: Int64], repeated: Int) {
        // A silent push has no text: it says what other devices close, and replaces the one before it.
        let messages = taken.sorted { $0.key < $1.key }.flatMap(\.value).filter { !$0.text.isEmpty && !others.contains($0.push.token) }
        let pushes = Dictionary(grouping: messages, by: \.push)
        let arrived = pushes.filter { $0.value.contains(where: \.isAnswered) }
        let found = Set(arrived.compactMap { push, requests in requests.first.map { Self.message($0.text, on: push.token) } })
        #expect(wanted.subtracting(found) == [], "lost")
        #expect(found.subtracting(wanted) == [], "sent to another device")
        #expect(pushes.count == wanted.count, "each message is one notification")
        var collapseIDs: Set<String> = []
        for (push, requests) in pushes {
            let ids = Set(requests.map(\.collapseID))
            #expect(ids.count == 1 && !ids.contains(""), "\(push.notification) left with the collapse ids \(ids)")
            collapseIDs.formUnion(ids.map { Self.message($0, on: push.token) })
            for (earlier, later) in zip(requests, requests.dropFirst()) where !isExplained(earlier, later, kills) {
                let nearest = kills.map { $0.began - earlier.receivedAt }.filter { $0 > -Self.onTheWay }.min() ?? -1
                Issue.record(
                    """
                    \(earlier.text) was sent to \(earlier.provider) again after \(later.receivedAt - earlier.receivedAt) ms, although it was \
                    answered; the next kill came after \(nearest) ms
                    """)
            }
        }
        #expect(collapseIDs.count == pushes.count, "no notification replaces another one")
        let byProvider = Dictionary(arrived.values.compactMap { $0.first.map { ($0.provider, Int64(1)) } }, uniquingKeysWith: +)
        return (byProvider, pushes.values.count { $0.count > 1 })
    }

    /// A push is sent again when no answer came, and when the dispatcher was killed before it could store the answer. Whatever was answered longer
    /// before a kill is stored.
    private func isExplained(_ earlier: Taken, _ later: Taken, _ kills: [Kill]) -> Bool {
        guard earlier.isAnswered else { return true }
        // The answer was under way on a connection that broke.
        let answered = earlier.receivedAt...earlier.receivedAt + ChaosFaults.slowAnswer + Self.onTheWay
        if closed.values.contains(where: { $0.connection == earlier.connection && answered.contains($0.at) }) { return true }
        return kills.contains { kill in
            let inFlight = kill.began - ChaosFaults.slowAnswer - Self.longestCommit...kill.ended + Self.onTheWay
            return inFlight.contains(earlier.receivedAt) && kill.began <= later.receivedAt
        }
    }
}
