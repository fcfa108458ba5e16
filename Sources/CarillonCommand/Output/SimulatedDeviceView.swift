import CarillonAPI
import ServiceKit

/// A simulated device, for people and programs.
struct SimulatedDeviceView: Encodable {
    struct Shown: Encodable {
        var notificationId, title, body, category, tag, shownAt: String
    }

    var token, platform, permission, state, userId, deviceId: String
    var installed: Bool
    var blockedCategories: [String]
    var badge: Int32
    var shown: [Shown]
    /// What the user does by himself: shares of the notifications, the button that is pressed, and the wait before that.
    var open, dismiss, act: Double
    var action, confirm: String
    var reactAfterMs: Int64

    init(_ device: SimulatorV1.SimulatedDevice) {
        token = device.token
        platform = device.platform.name
        permission = device.permission == .unspecified ? "granted" : device.permission.name
        state = device.state == .unspecified ? "background" : device.state.name
        userId = device.userId
        deviceId = device.deviceId
        installed = !device.uninstalled
        blockedCategories = device.blockedCategories
        badge = device.badge
        let script = device.script ?? SimulatorV1.DeviceScript()
        (open, dismiss, act) = (script.openShare, script.dismissShare, script.actShare)
        (action, reactAfterMs) = (script.action, script.afterMs)
        confirm = script.confirmation == .unspecified ? "system" : script.confirmation.name
        shown = device.shown.map {
            Shown(
                notificationId: $0.notificationId, title: $0.title, body: $0.body, category: $0.category, tag: $0.tag,
                shownAt: Instant(milliseconds: $0.shownAtMs).rfc3339)
        }
    }

    /// The script; empty: the user does nothing by himself.
    private var reactions: String {
        func share(_ value: Double, _ word: String) -> String? { value > 0 ? "\(word) \(Format.decimal(value * 100)) %" : nil }
        let parts: [String?] = [
            share(open, "open"), share(dismiss, "dismiss"), share(act, "press \(action)"), reactAfterMs > 0 ? "after \(reactAfterMs / 1_000) s" : nil,
            confirm == "system" ? nil : "confirm \(confirm)", blockedCategories.isEmpty ? nil : "blocks \(blockedCategories.joined(separator: " "))",
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    static func table(_ rows: [SimulatedDeviceView]) -> TextTable {
        var table = TextTable(["token", "platform", "permission", "state", "user", "badge", "shown", "newest", "script"])
        for row in rows {
            table.add([
                String(row.token.prefix(24)), row.platform, row.permission, row.installed ? row.state : "uninstalled", row.userId, String(row.badge),
                String(row.shown.count), String((row.shown.last?.title ?? "").prefix(40)),
                row.reactions,
            ])
        }
        return table
    }
}

/// An event of a simulated device, for people and programs.
struct DeviceEventView: Encodable {
    var number: Int64
    var at, token, userId, deviceId, kind, notificationId, action, state, permission: String

    init(_ event: SimulatorV1.DeviceEvent) {
        number = event.sequence
        at = Instant(milliseconds: event.atMs).rfc3339
        token = event.token
        userId = event.userId
        deviceId = event.deviceId
        kind = event.kind.name
        notificationId = event.notificationId
        action = event.action
        state = event.state.name
        permission = event.permission.name
    }

    static func table(_ rows: [DeviceEventView]) -> TextTable {
        var table = TextTable(["no.", "at", "token", "user", "event", "notification", "detail"])
        for row in rows {
            let detail = row.permission.isEmpty ? row.action : row.permission
            table.add([String(row.number), row.at, String(row.token.prefix(24)), row.userId, row.kind, row.notificationId, detail])
        }
        return table
    }
}
