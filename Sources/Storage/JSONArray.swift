import JSON

/// Encodes lists of ids as one parameter for `json_each(?)`: a lookup of many ids is one prepared statement.
public enum JSONArray {
    /// `["a","b"]`.
    public static func text(_ values: some Sequence<String>) -> String {
        let values = Array(values)
        // Room for two quotation marks and a comma each. More is needed only where an id has characters to escape.
        var json = JSONWriter(capacity: values.reduce(2) { $0 + $1.utf8.count + 3 })
        json.list(values)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    /// `[1,2]`: row ids.
    public static func text(_ values: some Sequence<Int64>) -> String { "[\(values.map(String.init).joined(separator: ","))]" }

    /// `[["a","b"],["c","d"]]`.
    public static func text(pairs: some Sequence<(String, String)>) -> String {
        var json = JSONWriter()
        json.list(Array(pairs)) { pair, json in
            json.raw("[")
            json.string(pair.0)
            json.raw(",")
            json.string(pair.1)
            json.raw("]")
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
