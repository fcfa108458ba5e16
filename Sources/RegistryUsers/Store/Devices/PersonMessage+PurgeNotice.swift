import CarillonAPI
import ServiceKit

extension DispatcherV1.PersonMessage {
    /// The notice for a device.
    ///
    /// - Parameters:
    ///   - days: from the notice to the purge.
    ///   - now: distinguishes the notices of two deaths of one device.
    static func purgeNotice(for device: PurgeNoticeTable.Device, of tenant: CommonV1.Tenant, in days: Int, now: Instant) -> Self {
        let text = PurgeNoticeText(locale: device.locale)
        return Self(
            tenant: tenant, messageId: "purge_\(device.pushDeviceId)_\(now.milliseconds)", kind: .purgeNotice, userId: device.userId,
            email: device.email, title: text.title, body: text.body(device: device.name, days: days), reason: "device_purge",
            locale: text.language.rawValue, subject: device.pushDeviceId)
    }
}
