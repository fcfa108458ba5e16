import CarillonAPI
import ServiceKit

/// An item of a batch that is refused while the others are processed (ARCH-16).
struct RefusedItem: Hashable, Sendable {
    /// Position in the request's list, from 0.
    let index: Int
    let code: String
    /// Path in the body, for example `events[3].event_id`.
    let field: String
    let message: String

    init(_ index: Int, _ error: APIError) {
        self.index = index
        code = error.reason.code
        field = error.field ?? ""
        message = error.message
    }

    /// The item in the answer.
    var view: JSONValue {
        ["index": .integer(Int64(index)), "code": .string(code), "field": .text(field), "message": .string(message)]
    }
}

extension EndpointRequest {
    /// A service's refusal of an item, with the path in the body.
    ///
    /// - Parameter item: The item as it was read.
    func error(_ result: CommonV1.ItemResult, in item: JSONObject) -> APIError {
        let field = result.field.isEmpty ? item.place : item.path(of: fieldNames.name(of: result.field))
        return APIError(ErrorReason(code: result.reason) ?? .invalidArgument, field: field, fieldNames.message(result.message, of: result.field))
    }

    /// Throws the first refusal of a call for one item, which is the body.
    func check(_ results: [CommonV1.ItemResult]) throws {
        if let refused = results.first(where: { !$0.reason.isEmpty }) { throw error(refused, in: body) }
    }
}
