package import CarillonAPI

/// Most items of a call.
package enum BatchLimit {
    /// Items of one batch call (RegisterDevices, UpsertUsers, ReportTokenState …), so that a call's transaction stays short.
    package static let largestBatch = 10_000

    package static func check(_ count: Int, field: String) throws(APIError) {
        guard count <= largestBatch else {
            throw APIError(.payloadTooLarge, field: field, "has \(count) items; send at most \(largestBatch) in one call")
        }
    }
}
