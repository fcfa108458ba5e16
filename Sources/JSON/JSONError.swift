/// Why a text is not taken as JSON.
public enum JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Not JSON as RFC 8259 has it; `offset` is in bytes from the beginning.
    case syntax(String, offset: Int)
    /// Arrays and objects stand deeper in each other than the reader allows. Nothing beyond that was looked at.
    case tooDeep(most: Int)

    public var description: String {
        switch self {
        case .syntax(let problem, let offset): "\(problem) at byte \(offset)"
        case .tooDeep(let most): "nested deeper than \(most) levels"
        }
    }
}
