import CarillonAPI
import ServiceKit

extension AlertRecord {
    /// The messages that tell the present state, for the dispatcher: a mail and a webhook. Whether the app's operators want either, its credentials
    /// say. None for an alert that concerns no app.
    ///
    /// - Parameter now: the time of the messages, part of their ids.
    func messages(at now: Instant) -> [DispatcherV1.PersonMessage] {
        guard !tenant.appId.isEmpty else { return [] }
        let ways: [DispatcherV1.PersonMessageWay] = [.email, .webhook]
        return ways.map { way in
            DispatcherV1.PersonMessage(
                tenant: tenant, messageId: "alert-\(row)-\(now.milliseconds)-\(state.name)-\(way.name)", kind: .alert, title: title, body: body,
                reason: kind, locale: "en", subject: "\(kind) \(subject)".cut(toBytes: 128), way: way)
        }
    }

    /// Such as `[FIRING] success_rate ios, app chat`.
    private var title: String { "[\(state.name.uppercased())] \(kind) \(subject), app \(tenant.appId)" }

    private var body: String {
        var lines = [detail, "", "severity: \(severity.name)", "since: \(firedAt.rfc3339)"]
        if let resolvedAt { lines.append("until: \(resolvedAt.rfc3339)") }
        lines.append("reports: \(count)")
        if state == .firing, !remedy.isEmpty { lines.append("remedy: \(remedy)") }
        lines.append("alert: \(row) (`carillon alerts`)")
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The longest start of whole characters with at most so many bytes.
    fileprivate func cut(toBytes most: Int) -> String {
        guard utf8.count > most else { return self }
        var (kept, bytes) = ("", 0)
        for character in self {
            bytes += character.utf8.count
            guard bytes <= most else { break }
            kept.append(character)
        }
        return kept
    }
}
