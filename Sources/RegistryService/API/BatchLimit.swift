import CarillonAPI

/// How many items one call may have.
enum BatchLimit {
    /// Items of one batch call (RegisterDevices, UpsertUsers, ReportTokenState …), so that a call's transaction stays short.
    static let largestBatch = 10_000

    static func check(_ count: Int, field: String) throws(APIError) {
        guard count <= largestBatch else {
            throw APIError(.payloadTooLarge, field: field, "has \(count) items; send at most \(largestBatch) in one call")
        }
    }
}
