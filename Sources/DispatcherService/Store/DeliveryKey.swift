/// Row numbers of deliveries: the push's row and the place in the push. The deliveries of a push are one range of rows, so no index is needed to
/// find them. `delivery_row >> 12` is the push's row.
enum DeliveryKey {
    /// Bits of the place.
    private static let bits: Int64 = 12
    /// Most deliveries of one push, over all calls that add devices to it.
    static let mostOfPush: Int64 = 1 << bits

    static func row(ofPush push: Int64, place: Int64) -> Int64 { push << bits | place }

    static func push(ofDelivery row: Int64) -> Int64 { row >> bits }

    static func place(ofDelivery row: Int64) -> Int64 { row & (mostOfPush - 1) }

    /// The push of delivery `d`, for a join with pushes.
    static let push = "d.delivery_row >> \(bits)"

    /// The deliveries of a push, for a `WHERE`.
    ///
    /// - Parameter push: SQL of the push's row.
    static func deliveries(of push: String, _ column: String = "d.delivery_row") -> String {
        "\(column) BETWEEN \(push) << \(bits) AND (\(push) << \(bits)) + \(mostOfPush - 1)"
    }
}
