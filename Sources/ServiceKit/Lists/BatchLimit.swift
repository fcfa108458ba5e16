public import CarillonAPI

/// The most items of a call, so that its transaction stays short.
public enum BatchLimit {
    /// Items of most batch calls (RegisterDevices, UpsertUsers, ReportTokenState …).
    public static let usual = 10_000

    /// Refuses a call with more items.
    ///
    /// - Parameters:
    ///   - count: the items of the call.
    ///   - most: as many are taken.
    ///   - field: the field of the request that holds them.
    /// - Throws: `payload_too_large` with both numbers.
    public static func check(_ count: Int, most: Int = usual, field: String) throws(APIError) {
        guard count <= most else {
            throw APIError(.payloadTooLarge, field: field, "has \(count) items; send at most \(most) in one call")
        }
    }
}
