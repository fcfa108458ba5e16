import CarillonAPI
import Cryptography
import ServiceKit

/// One simulated device: what its system does with a push, and what its app learns. A value without I/O (SIM-03).
///
/// The systems' rules: Apple, "Pushing background updates to your App" and "UNNotificationServiceExtension"; Firebase, "Receive messages in an
/// Android app"; W3C, "Push API".
struct DeviceModel {
    /// What a user does with a notification by himself.
    enum Reaction: Equatable {
        case open(action: String, text: String = "")
        case dismiss
    }

    /// iOS shows no more of one app.
    private static let mostShown = 100
    /// FCM keeps no more for a device that is away.
    private static let mostWaiting = 100

    private(set) var device: SimulatorV1.SimulatedDevice
    /// When its token died; nil while it lives.
    private(set) var goneAt: Instant?
    /// Pushes that the provider keeps until the app or browser runs again.
    private var waiting: [DevicePush] = []
    private var random: SplitMix

    /// - Parameter seed: of the choices of its user.
    init(_ device: SimulatorV1.SimulatedDevice, seed: UInt64, at now: Instant) {
        self.device = device
        self.device.badge = 0
        self.device.shown = []
        random = SplitMix(seed: seed)
        updateGone(at: now)
    }

    private var isPermitted: Bool {
        switch device.permission {
        case .unspecified, .granted, .provisional: true
        default: false
        }
    }

    /// Whether it was uninstalled, or is a browser without permission, which has no subscription.
    private mutating func updateGone(at now: Instant) {
        let isGone = device.uninstalled || device.platform == .web && !isPermitted
        goneAt = isGone ? goneAt ?? now : nil
        guard isGone else { return }
        waiting = []
        device.shown = []
        device.badge = 0
    }

    // MARK: Settings

    /// Takes other settings; what it shows stays.
    ///
    /// - Returns: what the app learns, among it the pushes that were kept while it did not run.
    mutating func change(to next: SimulatorV1.SimulatedDevice, at now: Instant) -> [SimulatorV1.DeviceEvent] {
        let before = device.permission
        let (badge, shown) = (device.badge, device.shown)
        device = next
        device.badge = badge
        device.shown = shown
        updateGone(at: now)
        var events: [SimulatorV1.DeviceEvent] = []
        let permission: CommonV1.PermissionStatus = device.permission == .unspecified ? .granted : device.permission
        if permission != (before == .unspecified ? .granted : before) {
            var changed = event(.permission, "", at: now)
            changed.permission = permission
            events.append(changed)
        }
        guard device.state != .killed else { return events }
        let kept = waiting
        waiting = []
        for push in kept { events += receive(push, at: now) }
        return events
    }

    // MARK: Pushes

    /// What the system does with a push.
    ///
    /// - Returns: what the app learns.
    mutating func receive(_ push: DevicePush, at now: Instant) -> [SimulatorV1.DeviceEvent] {
        guard goneAt == nil, push.expiresAt.map({ now <= $0 }) ?? true else { return [] }
        if device.state == .killed, device.platform != .ios {
            // Android and browsers take nothing for an app that was stopped by force. The provider keeps it.
            if waiting.count == Self.mostWaiting { waiting.removeFirst() }
            waiting.append(push)
            return []
        }
        let isShown = push.isVisible && isPermitted && !device.blockedCategories.contains(push.category)
        if isShown { show(push, at: now) }
        if isPermitted, let badge = push.badge { device.badge = Int32(clamping: badge) }
        let isRun = runsCode(for: push, isShown: isShown)
        var events: [SimulatorV1.DeviceEvent] = []
        let confirmation = device.script?.confirmation ?? .unspecified
        if confirmation == .never { return [] }
        if confirmation == .always || isRun { events.append(event(.delivered, push.notificationID, at: now)) }
        // An extension of iOS does not know whether the system shows what it returns.
        if isShown, isRun, device.platform != .ios || device.state == .foreground {
            events.append(event(.displayed, push.notificationID, at: now))
        }
        return events
    }

    /// Whether the system runs code of the app for a push.
    private func runsCode(for push: DevicePush, isShown: Bool) -> Bool {
        switch (device.platform, device.state) {
        // A service worker gets every push.
        case (.web, _): true
        // The system shows a notification message without the app while that is not in front.
        case (.android, let state): state == .foreground || !push.isVisible
        case (_, .foreground): isShown || push.startsApp
        case (_, .killed): isShown && push.isMutable
        default: push.startsApp || isShown && push.isMutable
        }
    }

    private mutating func show(_ push: DevicePush, at now: Instant) {
        if !push.tag.isEmpty { device.shown.removeAll { $0.tag == push.tag } }
        if device.shown.count == Self.mostShown { device.shown.removeFirst() }
        device.shown.append(
            .init(
                notificationId: push.notificationID, title: push.title, body: push.body, category: push.category, tag: push.tag,
                shownAtMs: now.milliseconds))
    }

    // MARK: The user

    /// The scripted reaction to a notification that it shows now; nil: none.
    mutating func reaction() -> Reaction? {
        guard let script = device.script, script.openShare + script.dismissShare + script.actShare > 0 else { return nil }
        let draw = Double.random(in: 0..<1, using: &random)
        if draw < script.openShare { return .open(action: "") }
        if draw < script.openShare + script.dismissShare { return .dismiss }
        return draw < script.openShare + script.dismissShare + script.actShare ? .open(action: script.action) : nil
    }

    /// The user opens or dismisses a notification.
    ///
    /// - Parameter notificationID: empty: the newest one.
    /// - Returns: what the app learns; nil: it does not show that notification.
    mutating func use(_ reaction: Reaction, _ notificationID: String, at now: Instant) -> SimulatorV1.DeviceEvent? {
        guard let index = device.shown.lastIndex(where: { notificationID.isEmpty || $0.notificationId == notificationID }) else { return nil }
        let shown = device.shown.remove(at: index)
        guard case .open(let action, let text) = reaction else { return event(.dismissed, shown.notificationId, at: now) }
        var opened = event(.opened, shown.notificationId, at: now)
        opened.action = action
        opened.textInput = text
        return opened
    }

    private func event(_ kind: SimulatorV1.DeviceEventKind, _ notificationID: String, at now: Instant) -> SimulatorV1.DeviceEvent {
        .init(
            atMs: now.milliseconds, token: device.token, userId: device.userId, deviceId: device.deviceId, kind: kind, notificationId: notificationID,
            state: device.state == .unspecified ? .background : device.state)
    }
}
