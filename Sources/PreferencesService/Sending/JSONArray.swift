import Foundation

/// Lists of ids as one parameter for `json_each(?)`, so that a look-up of many ids is one prepared statement.
enum JSONArray {
    static func text(_ values: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
    }
}
