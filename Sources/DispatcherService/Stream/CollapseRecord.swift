import CarillonAPI
import JSON
import ServiceKit

/// The newest delivery to a device with a collapse key, in the bucket ``StreamSubjects/collapseBucket``.
struct CollapseRecord: Sendable, Hashable {
    /// Of the bucket: ``DeliveryKeys/collapse``.
    let key: String
    /// ``DeliveryKeys/delivery``.
    let delivery: String
    /// When its push was made.
    let createdAt: Instant

    /// Nil for a delivery that no other one replaces.
    init?(_ delivery: StreamDelivery) {
        guard let key = delivery.keys.collapse else { return nil }
        self.key = key
        self.delivery = delivery.keys.delivery
        createdAt = Instant(milliseconds: delivery.push.message.createdAtMs)
    }

    /// Nil for bytes that are no record.
    init?(_ bytes: [UInt8], key: String) {
        guard let members = (try? JSONElement(parsing: bytes))?.members, let delivery = members["delivery"]?.string,
            let created = members["created_ms"]?.integer
        else { return nil }
        self.key = key
        self.delivery = delivery
        createdAt = Instant(milliseconds: created)
    }

    var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("delivery", delivery)
            writer.member("created_ms", Int(createdAt.milliseconds))
        }
        return writer.bytes
    }

    /// Whether this delivery replaces another one. Of two that were made in the same millisecond, the bucket has the one that was enqueued last.
    func replaces(_ other: CollapseRecord) -> Bool { delivery != other.delivery && createdAt >= other.createdAt }
}
