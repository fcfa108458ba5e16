import JSON

/// Encodes lists of ids as one parameter for `json_each(?)`: a lookup of many ids is one prepared statement.
public enum JSONArray {
    /// `["a","b"]`.
    public static func text(_ values: some Sequence<String>) -> String {
        list(values) { $1.string($0) }
    }

    /// `[1,2]`: row ids.
    public static func text(_ values: some Sequence<Int64>) -> String { "[\(values.map(String.init).joined(separator: ","))]" }

    /// `[["a","b"],["c","d"]]`.
    public static func text(pairs: some Sequence<(String, String)>) -> String {
        list(pairs) { pair, json in
            json.raw("[")
            json.string(pair.0)
            json.raw(",")
            json.string(pair.1)
            json.raw("]")
        }
    }

    private static func list<Value>(_ values: some Sequence<Value>, _ write: (Value, inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        json.list(Array(values), write)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
