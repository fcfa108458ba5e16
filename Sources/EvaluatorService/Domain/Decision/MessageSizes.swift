import CarillonAPI

// Estimated sizes of messages on the wire. An exact size costs half of an encoding, and these numbers only bound outbox batches. Texts of hosts,
// administrators and users are counted. The constants are for ids, fixed words and framing.

extension ReceiptsV1.NotificationRecord {
    var approximateBytes: Int {
        400 + title.utf8.count + body.utf8.count + channelId.utf8.count + devices.count * 120
    }
}

extension DispatcherV1.Push {
    var approximateBytes: Int {
        var bytes = 500
        for content in contents { bytes += content.approximateBytes }
        for target in targets { bytes += 350 + (target.device?.address?.envelope.count ?? 0) }
        for role in userRoles { bytes += role.utf8.count + 2 }
        return bytes
    }
}

extension DispatcherV1.Content {
    var approximateBytes: Int {
        var bytes = 300 + title.utf8.count + subtitle.utf8.count + body.utf8.count
        bytes += imageUrl.utf8.count + deepLink.utf8.count + clickAction.utf8.count
        bytes += sound.utf8.count + summaryArg.utf8.count + androidTicker.utf8.count
        for (name, value) in data { bytes += name.utf8.count + value.utf8.count + 6 }
        return bytes
    }
}
