import CarillonAPI
import ServiceKit

/// Silent pushes (EVAL-43).
extension TargetDecision {
    /// Devices that had all silent pushes that an hour allows.
    struct WaitingDevices: Hashable {
        var pushDeviceIDs: [String]
        /// When the first of them may get another one.
        var until: Instant
    }

    /// Leaves out the devices that had all silent pushes that an hour allows. Each other one takes a place.
    ///
    /// - Parameters:
    ///   - limit: most in an hour.
    ///   - rates: the pushes of the last hour.
    func takePlaces(_ rates: SilentPushRates, limit: Int) {
        var (waiting, outdated): (WaitingDevices?, [String]) = (nil, [])
        // Only iOS counts background pushes against an app.
        for device in devices where device.deviceType == .ios {
            let place = rates.takePlace(
                of: SilentPushDevice(user: userKey, pushDeviceID: device.pushDeviceId), event.event.silent?.syncType ?? "",
                acceptedAt: event.idTime.milliseconds, at: now, limit: limit)
            switch place {
            case .taken: break
            case .outdated: outdated.append(device.pushDeviceId)
            case .free(let instant):
                waiting = WaitingDevices(
                    pushDeviceIDs: (waiting?.pushDeviceIDs ?? []) + [device.pushDeviceId], until: min(waiting?.until ?? instant, instant))
            }
        }
        if waiting != nil || !outdated.isEmpty { leaveOut(outdated, waiting: waiting) }
    }

    /// What the push changes in the store; nil: the event is no silent push.
    var silentPushChange: SilentPushChange? {
        guard let silent = event.event.silent else { return nil }
        return SilentPushChange(
            user: userKey, syncType: silent.syncType, eventRow: event.row, ordinal: ordinal, notificationID: notificationID,
            number: silent.number, now: now, expiresAt: expiresAt,
            sent: devices.map(\.pushDeviceId),
            counted: policy.silentPushMaxPerHour == nil ? [] : devices.filter { $0.deviceType == .ios }.map(\.pushDeviceId),
            waiting: waitingDevices?.pushDeviceIDs ?? [], waitsUntil: waitingDevices?.until)
    }

    /// What the waiting devices wait for; nil: there are none.
    var waitingWords: String? {
        guard let waiting = waitingDevices, let limit = policy.silentPushMaxPerHour else { return nil }
        let count = waiting.pushDeviceIDs.count
        return "\(count) \(count == 1 ? "device" : "devices") had \(limit) silent \(limit == 1 ? "push" : "pushes") within an hour "
            + "(silent_push_max_per_hour, from "
            + "\(policy.originWords(of: "silent_push_max_per_hour"))): the newest of its kind is sent at \(waiting.until.rfc3339)"
    }

    /// The push: data, and a badge where the sender names one.
    func silentPush(_ silent: EvaluatorV1.SilentPush) -> ComposedPush {
        var content = DispatcherV1.Content()
        content.data = event.event.data
        content.data["type"] = typeID
        content.data["notification_id"] = notificationID
        content.data["sync_type"] = silent.syncType
        content.data["sync_timestamp"] = Instant(milliseconds: silent.syncTimestampMs).rfc3339
        var push = push(
            .init(contents: [content], contentIndexes: devices.map { _ in 0 }, missingValues: [], androidChannel: nil))
        push.silentPush = true
        push.badge = silent.badge
        // A device that was away gets the newest of a kind alone.
        push.collapseId = "sync.\(silent.syncType)"
        return ComposedPush(push: push, note: waitingWords ?? "")
    }
}
