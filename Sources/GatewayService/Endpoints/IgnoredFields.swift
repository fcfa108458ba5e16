/// The ignored fields and query parameters of a request (GW-08). Only the first ones are named, because a body may have a hundred thousand.
struct IgnoredFields {
    /// Why a field has no effect.
    enum Kind: String {
        case unknownField = "unknown field; ignored"
        case unknownParameter = "unknown query parameter; ignored"
        case readOnly = "read only; not changed"
    }

    static let mostNamed = 50

    private var named: [JSONValue] = []
    private var others = 0

    mutating func add(_ path: String, _ kind: Kind) {
        guard named.count < Self.mostNamed else {
            others += 1
            return
        }
        named.append(["field": .string(path), "message": .string(kind.rawValue)])
    }

    /// One entry for each field, and a last one with the number of further fields.
    var warnings: [JSONValue] {
        guard others > 0 else { return named }
        let rest: JSONValue = ["field": .string(""), "message": .string("and \(others) more fields that were ignored")]
        return named + [rest]
    }
}
