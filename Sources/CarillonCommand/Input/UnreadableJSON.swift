import Foundation

/// Why a file's JSON is not what a command takes, in plain words.
enum UnreadableJSON {
    /// `faults[2].status: is not a whole number`; the words of any other error as it has them.
    static func words(of error: any Error) -> String {
        guard let error = error as? DecodingError else { return "\(error)" }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context.codingPath + [key])): is missing"
        case .valueNotFound(_, let context): return "\(place(context.codingPath)): is null"
        case .typeMismatch(let type, let context): return "\(place(context.codingPath)): is not \(name(of: type))"
        case .dataCorrupted(let context) where context.codingPath.isEmpty: return notJSON(context)
        case .dataCorrupted(let context): return "\(place(context.codingPath)): \(context.debugDescription)"
        @unknown default: return "it cannot be read"
        }
    }

    private static func notJSON(_ context: DecodingError.Context) -> String {
        // Foundation says where: "Unexpected character 'x' around line 2, column 5."
        let detail = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
        return detail.map { "not JSON: \($0)" } ?? "not JSON"
    }

    private static func place(_ path: [any CodingKey]) -> String {
        let text = path.reduce("") { text, key in
            if let index = key.intValue { return "\(text)[\(index)]" }
            return text.isEmpty ? written(key.stringValue) : "\(text).\(written(key.stringValue))"
        }
        return text.isEmpty ? "the file" : text
    }

    /// A member as the file has it, not as the decoder calls it; ids of channels and types stay.
    private static func written(_ name: String) -> String {
        guard name.wholeMatch(of: /[a-z]+([A-Z][a-z]+)+/) != nil else { return name }
        return name.reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        case is any Collection.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
        default: "an object"
        }
    }
}
