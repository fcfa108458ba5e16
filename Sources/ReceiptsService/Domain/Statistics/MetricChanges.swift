import CarillonAPI
import ServiceKit

/// Counts of the metric catalogue (OBS-08), collected over one write and stored with it.
struct MetricChanges: Sendable {
    struct Key: Hashable, Sendable {
        /// Number of the app in the store.
        var tenant: Int64
        var metric: CatalogueMetric
        /// Platform, provider, type or reason; empty: none.
        var group: String
    }
    struct Count: Hashable, Sendable {
        var part: Int64 = 0
        var whole: Int64 = 0

        mutating func add(_ part: Int64, _ whole: Int64) {
            self.part += part
            self.whole += whole
        }
    }

    private(set) var changes: [Key: Count] = [:]
    /// The ids of the apps, by their numbers.
    private(set) var apps: [Int64: String] = [:]

    /// Counts a change of a push device; `before` is nil for a new device.
    mutating func device(_ before: DeviceState?, _ after: DeviceState, of key: NotificationKey, _ app: CommonV1.Tenant) {
        let (before, tenant) = (before ?? DeviceState(), key.tenant)
        if apps[tenant] == nil { apps[tenant] = app.appId }
        ends(before, after, tenant)
        reached(before, after, tenant, type: key.typeID)
        if !before.isOpened, after.isOpened { add(1, 0, .openRate, key.typeID, tenant) }
        if before.dismissedAt == nil, after.dismissedAt != nil { add(1, 0, .dismissRate, tenant: tenant) }
        add(after.isClicked.number - before.isClicked.number, 0, .actionClickRate, tenant: tenant)
        time(before.timeToOpen, after.timeToOpen, .timeToOpen, tenant)
        time(before.deliveryLatency, after.deliveryLatency, .deliveryLatency, tenant)
        let (first, now) = (before.firstAttemptSucceeded, after.firstAttemptSucceeded)
        add((now ?? false).number - (first ?? false).number, (now != nil).number - (first != nil).number, .firstAttemptSuccess, tenant: tenant)
    }

    /// Counts an accepted push, and whether its recorded decision, or the last check before the send, had forbidden it.
    mutating func accepted(despite reason: CommonV1.SkipReason, _ before: DeviceState?, tenant: Int64) {
        let wasSkipped = before?.status == .skipped && Self.ofUsers.contains { $0.name == before?.failureReason }
        add((wasSkipped || Self.ofUsers.contains(reason)).number, 1, .suppressedViolations, tenant: tenant)
    }

    /// Counts the first opening of a push by a tap on it: whether the app said where it landed.
    mutating func landed(_ hasTarget: Bool, tenant: Int64) { add(hasTarget.number, 1, .deeplinkSuccess, tenant: tenant) }

    /// Counts a daily push of a badge, and whether it found another badge than the devices had.
    mutating func synced(hasDrift: Bool, of app: CommonV1.Tenant, tenant: Int64) {
        if apps[tenant] == nil { apps[tenant] = app.appId }
        add(hasDrift.number, 1, .badgeDrift, tenant: tenant)
    }

    /// Counts an event about an app that was opened without a notification, or about a change of settings.
    mutating func telemetry(_ event: CheckedTelemetry, tenant: Int64) {
        if apps[tenant] == nil { apps[tenant] = event.tenant.appId }
        if let time = event.editMilliseconds {
            add(time, 1, .preferenceEditSeconds, tenant: tenant)
        } else {
            add(1, 1, .statusChecks, tenant: tenant)
        }
    }

    /// What users forbid by their settings.
    private static let ofUsers: [CommonV1.SkipReason] = [
        .preferenceDisabled, .channelMuted, .quietHours, .promotionalNotOptedIn, .permissionDenied, .consentMissing,
    ]

    /// The end of a push's way through Carillon: accepted, failed or too late.
    private mutating func ends(_ before: DeviceState, _ after: DeviceState, _ tenant: Int64) {
        // A report on the whole notification concerns no device.
        guard !after.pushDeviceID.isEmpty else { return }
        let ended = after.hasEnded && !before.hasEnded
        add(after.isAccepted.number - before.isAccepted.number, ended.number, .successRate, after.platform, tenant)
        if let reason = before.failure, reason != after.failure { add(-1, 0, .failureRate, reason, tenant) }
        if let reason = after.failure, reason != before.failure { add(1, 0, .failureRate, reason, tenant) }
    }

    /// The acceptance by a provider, and what shows that the device has the push.
    private mutating func reached(_ before: DeviceState, _ after: DeviceState, _ tenant: Int64, type: String) {
        // No app reports a push that only sets a badge.
        guard type != BadgePush.typeID else { return }
        if before.sentAt == nil, after.sentAt != nil { add(0, 1, .deliveryRate, after.provider, tenant) }
        guard before.deliveryEvidence == .unspecified, after.deliveryEvidence != .unspecified else { return }
        if !after.provider.isEmpty { add(1, 0, .deliveryRate, after.provider, tenant) }
        add(0, 1, .openRate, type, tenant)
    }

    private mutating func time(_ before: Duration?, _ after: Duration?, _ metric: CatalogueMetric, _ tenant: Int64) {
        guard before == nil, let after else { return }
        add(max(0, after.wholeMilliseconds), 1, metric, tenant: tenant)
    }

    private mutating func add(_ part: Int64, _ whole: Int64, _ metric: CatalogueMetric, _ group: String = "", tenant: Int64) {
        add(part, whole, metric, group, tenant)
    }

    private mutating func add(_ part: Int64, _ whole: Int64, _ metric: CatalogueMetric, _ group: String, _ tenant: Int64) {
        guard part != 0 || whole != 0 else { return }
        changes[Key(tenant: tenant, metric: metric, group: group), default: Count()].add(part, whole)
    }
}

extension Bool {
    fileprivate var number: Int64 { self ? 1 : 0 }
}

extension DeviceState {
    /// Whether the provider accepted the push, or the device has it.
    fileprivate var isAccepted: Bool { [.sent, .delivered, .opened, .dismissed].contains(status) }

    /// Whether the push was accepted, failed or came too late. What was cancelled or skipped says nothing about sending.
    fileprivate var hasEnded: Bool { isAccepted || failure != nil }

    /// The reason of a failed push; nil: it did not fail.
    fileprivate var failure: String? {
        switch status {
        case .failed: providerCode.isEmpty ? failureReason.isEmpty ? "unknown" : failureReason : providerCode
        case .expired: "expired"
        default: nil
        }
    }

    fileprivate var isOpened: Bool { openedAt != nil }

    /// Whether the user pressed a button.
    fileprivate var isClicked: Bool { isOpened && !actionTaken.isEmpty && actionTaken != "default" }

    fileprivate var timeToOpen: Duration? {
        guard let openedAt, let deliveredAt else { return nil }
        return openedAt - deliveredAt
    }

    fileprivate var deliveryLatency: Duration? {
        guard let sentAt, let deliveredAt else { return nil }
        return deliveredAt - sentAt
    }
}
