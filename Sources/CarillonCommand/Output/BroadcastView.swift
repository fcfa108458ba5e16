import CarillonAPI
import ServiceKit

/// A broadcast as commands print it.
struct BroadcastView: Encodable {
    struct App: Encodable {
        var organizationId, appId, state: String
        var taken: Int64
    }

    /// Outcomes of the pushes; nil where the ledger does not say.
    struct Delivery: Encodable { var sent, failed, expired, cancelled, skipped: Int64 }

    var broadcastId, state, typeId, createdAt: String
    var targeted, queued, held: Int64
    var skipped: [String: Int64]
    var delivery: Delivery?
    var apps: [App]

    init(_ broadcast: EvaluatorV1.Broadcast) {
        broadcastId = broadcast.broadcastId
        state = broadcast.state.name
        typeId = broadcast.typeId
        createdAt = Instant(milliseconds: broadcast.createdAtMs).rfc3339
        (targeted, queued, held, skipped) = (broadcast.targeted, broadcast.queued, broadcast.held, broadcast.skipped)
        delivery = broadcast.delivery.map {
            Delivery(sent: $0.sent, failed: $0.failed, expired: $0.expired, cancelled: $0.cancelled, skipped: $0.skipped)
        }
        apps = broadcast.apps.map {
            App(organizationId: $0.tenant?.organizationId ?? "", appId: $0.tenant?.appId ?? "", state: $0.state.name, taken: $0.taken)
        }
    }

    /// The counts, one on a line, with what they add up to.
    var text: String {
        var table = TextTable(["users", "outcome"])
        table.add([Format.count(targeted), "targeted"])
        table.add([Format.count(queued), "handed over"])
        if held > 0 { table.add([Format.count(held), "held for later: quiet hours, group windows, limits"]) }
        for (reason, count) in skipped.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            table.add([Format.count(count), "skipped: \(reason)"])
        }
        if let delivery {
            for (count, words) in [
                (delivery.sent, "sent"), (delivery.failed, "failed"), (delivery.expired, "expired"), (delivery.cancelled, "cancelled in the queue"),
                (delivery.skipped, "skipped at send"),
            ] where count > 0 {
                table.add([Format.count(count), words])
            }
            let waiting = queued - delivery.sent - delivery.failed - delivery.expired - delivery.cancelled - delivery.skipped
            if waiting > 0 { table.add([Format.count(waiting), "without an outcome: most wait to be sent"]) }
        }
        var lines = ["\(broadcastId): \(state), \(typeId), since \(createdAt)", table.text]
        if apps.count > 1 {
            var table = TextTable(["app", "state", "users taken"])
            for app in apps { table.add([app.appId, app.state, Format.count(app.taken)]) }
            lines.append(table.text)
        }
        return lines.joined(separator: "\n")
    }

    func show(asJSON json: Bool) throws {
        if json { try printJSON(self) } else { print(text) }
    }
}
