/// Encodes lists of ids as one parameter for `json_each(?)`: a lookup of many ids is one prepared statement. Without an encoder, which took a sixth
/// of a send check.
public enum JSONArray {
    /// `["a","b"]`.
    public static func text(_ values: some Sequence<String>) -> String {
        var json = "["
        for value in values {
            if json.utf8.count > 1 { json.append(",") }
            append(value, to: &json)
        }
        json.append("]")
        return json
    }

    /// `[["a","b"],["c","d"]]`.
    public static func text(pairs: some Sequence<(String, String)>) -> String {
        var json = "["
        for (first, second) in pairs {
            json.append(json.utf8.count > 1 ? ",[" : "[")
            append(first, to: &json)
            json.append(",")
            append(second, to: &json)
            json.append("]")
        }
        json.append("]")
        return json
    }

    private static func append(_ value: String, to json: inout String) {
        json.append("\"")
        if value.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            json.append(value)
        } else {
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"": json.append("\\\"")
                case "\\": json.append("\\\\")
                case _ where scalar.value < 0x20:
                    let hex = String(scalar.value, radix: 16)
                    json.append("\\u" + String(repeating: "0", count: 4 - hex.count) + hex)
                default: json.unicodeScalars.append(scalar)
                }
            }
        }
        json.append("\"")
    }
}
