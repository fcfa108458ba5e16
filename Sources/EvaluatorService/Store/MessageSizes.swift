import CarillonAPI

// What messages will about take on the wire: computing it exactly costs half of an encoding, and these numbers only bound parcels.

extension ReceiptsV1.NotificationRecord {
    var approximateBytes: Int {
        400 + title.utf8.count + body.utf8.count + channelId.utf8.count + devices.count * 120
    }
}

extension DispatcherV1.Push {
    var approximateBytes: Int {
        var bytes = 500
        for content in contents {
            bytes += 300 + content.title.utf8.count + content.subtitle.utf8.count + content.body.utf8.count
            bytes += content.imageUrl.utf8.count + content.deepLink.utf8.count
            for (name, value) in content.data { bytes += name.utf8.count + value.utf8.count + 6 }
        }
        for target in targets { bytes += 350 + (target.device?.address?.envelope.count ?? 0) }
        return bytes
    }
}
