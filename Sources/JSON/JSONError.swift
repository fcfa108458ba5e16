/// Why a text is not taken as JSON.
public enum JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not JSON as RFC 8259 has it; `offset` is in bytes from the beginning.
    case syntax(String, offset: Int)
    /// Arrays and objects are nested deeper than the reader allows. Reading ended there.
    case tooDeep(most: Int)
    /// More objects, arrays and members of objects than the reader allows (``JSONBounds``). Reading ended there.
    case tooManyStructures(most: Int)
    /// More other values in arrays than the reader allows. Reading ended there.
    case tooManyListed(most: Int)

    public var description: String {
        switch self {
        case .syntax(let problem, let offset): "\(problem) at byte \(offset)"
        case .tooDeep(let most): "nested deeper than \(most) levels"
        case .tooManyStructures(let most): "more than \(most) objects, lists and members of objects"
        case .tooManyListed(let most): "more than \(most) values in lists"
        }
    }
}
