import CarillonAPI
import DequeModule
import HTTP2
import ServiceKit

/// The simulated devices of all providers, and what their apps learned (SIM-03). Confined to the core's event loop.
final class SimulatedDevices {
    /// Most devices at once.
    static let most = 200_000
    /// Most events that are kept; the oldest are dropped first.
    private static let mostEvents = 200_000

    private let clock: any DomainClock
    private let delays: DelayQueue
    private var models: [String: DeviceModel] = [:]
    private var added: UInt64 = 0
    private var eventLog: Deque<SimulatorV1.DeviceEvent> = []
    private var lastSequence: Int64 = 0
    /// Counts removals: reactions of devices that are removed do not happen.
    private var generation = 0

    init(clock: any DomainClock, delays: DelayQueue) {
        self.clock = clock
        self.delays = delays
    }

    var count: Int { models.count }

    func isKnown(_ token: String) -> Bool { models[token] != nil }

    func removeAll() {
        generation += 1
        models = [:]
        eventLog = []
        added = 0
    }

    /// Adds a device, or changes the one with the same token.
    func put(_ device: SimulatorV1.SimulatedDevice) {
        let now = clock.now
        let shownBefore = models[device.token]?.device.shown.count ?? 0
        if let learned = models[device.token]?.change(to: device, at: now) {
            note(learned)
            // What was kept while it did not run is shown now.
            for shown in models[device.token]?.device.shown.dropFirst(shownBefore) ?? [] { react(to: shown.notificationId, at: device.token) }
        } else {
            added += 1
            models[device.token] = DeviceModel(device, seed: added, at: now)
        }
    }

    /// The devices with greater tokens, in the order of their tokens.
    func devices(after token: String, limit: Int) -> [SimulatorV1.SimulatedDevice] {
        Array(models.values.map(\.device).filter { $0.token > token }.sorted { $0.token < $1.token }.prefix(limit))
    }

    func device(_ token: String) -> SimulatorV1.SimulatedDevice? { models[token]?.device }

    /// The events after a number, oldest first.
    func events(of token: String, after sequence: Int64, limit: Int) -> [SimulatorV1.DeviceEvent] {
        let first = lastSequence - Int64(eventLog.count) + 1
        let start = Int(max(0, min(max(sequence, 0), lastSequence) - first + 1))
        return Array(eventLog.dropFirst(start).lazy.filter { token.isEmpty || $0.token == token }.prefix(limit))
    }

    // MARK: Providers

    /// Whether a device's token is dead.
    func isGone(_ token: String) -> Bool { models[token]?.goneAt != nil }

    /// What a provider answers to a push to a dead token; nil: the token is not that of a device that is gone.
    func refusal(of token: String, by provider: Provider) -> SimulatorV1.Fault? {
        guard let goneAt = models[token]?.goneAt else { return nil }
        var refusal = SimulatorV1.Fault(provider: provider.rawValue, token: token)
        switch provider {
        case .apns:
            refusal.status = 410
            refusal.reason = "Unregistered"
            refusal.deadSinceMs = goneAt.milliseconds
        case .fcm:
            refusal.status = 404
            refusal.reason = "UNREGISTERED"
        case .webPush: refusal.status = 410
        // Expo answers each message by itself.
        case .expo, .expoReceipts, .oauth, .smtp, .webhook: return nil
        }
        return refusal
    }

    /// Brings an accepted request to its devices.
    func receive(_ request: ReceivedRequest, _ headers: HTTP2Headers) {
        // Nearly all simulators have no devices, and nearly all tokens are of none.
        guard !models.isEmpty, request.accepted.contains(where: { models[$0.token] != nil }), let root = JSONDocument(request.body)?.root
        else { return }
        let now = clock.now
        for message in request.accepted {
            guard let platform = models[message.token]?.device.platform,
                let push = DevicePush(root, of: message, from: request.provider, headers, on: platform, at: now)
            else { continue }
            let before = models[message.token]?.device.shown.last
            note(models[message.token]?.receive(push, at: now) ?? [])
            guard let shown = models[message.token]?.device.shown.last, shown != before else { continue }
            react(to: shown.notificationId, at: message.token)
        }
    }

    // MARK: Users

    /// Opens or dismisses a notification.
    ///
    /// - Returns: nil when the device does not show it.
    func use(_ token: String, _ reaction: DeviceModel.Reaction, _ notificationID: String) -> SimulatorV1.DeviceEvent? {
        guard let event = models[token]?.use(reaction, notificationID, at: clock.now) else { return nil }
        note([event])
        return eventLog.last
    }

    /// Lets a device's user react to a notification, as scripted.
    private func react(to notificationID: String, at token: String) {
        guard let reaction = models[token]?.reaction() else { return }
        let generation = generation
        let scripted = ScriptedReaction { [weak self] in
            guard let self, generation == self.generation else { return }
            // Another one may have taken its place, or the user was faster.
            _ = use(token, reaction, notificationID)
        }
        let delay = models[token]?.device.script?.afterMs ?? 0
        if delay > 0 { delays.add(scripted, after: delay) } else { scripted.release() }
    }

    private func note(_ learned: [SimulatorV1.DeviceEvent]) {
        for var event in learned {
            lastSequence += 1
            event.sequence = lastSequence
            eventLog.append(event)
            if eventLog.count > Self.mostEvents { eventLog.removeFirst() }
        }
    }
}

/// What a user does with a notification after a while.
private final class ScriptedReaction: Delayed {
    let isDelayed = true
    private let happen: () -> Void

    init(_ happen: @escaping () -> Void) { self.happen = happen }

    func release() { happen() }
}
