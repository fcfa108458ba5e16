public import JSON

/// What a reader takes for a field.
public enum FieldKind: Sendable, Hashable {
    case text
    /// One of these words.
    case word([String])
    case boolean
    /// A whole number of this range.
    case integer(ClosedRange<Int64>)
    case number
    /// An instant as RFC 3339 text.
    case instant
    /// A list of texts.
    case texts
    /// A list of some of these words.
    case words([String])
    /// A list of whole numbers of this range.
    case integers(ClosedRange<Int64>)
    /// An object of texts, whose names are the caller's own.
    case textMap
    /// An object of values of any kind, whose names are the caller's own.
    case anyMap
    case object
    /// A list of objects; `most`: how many at most, nil: no limit of its own.
    case objects(most: Int?)
}

/// Answers the reads of a request that nobody sent, and records them. So the reader of a body is also its declaration: the reference of the HTTP
/// API is made of what the routes read.
public protocol FieldSource: Sendable {
    /// The value of a field; nil: it is left out.
    func value(_ path: String, _ kind: FieldKind) -> JSONElement?

    /// Whether a field is there.
    func has(_ path: String) -> Bool

    /// Whether a field that may be an object, or something else, is an object.
    func isObject(_ path: String) -> Bool

    /// `null` has a meaning for a field.
    func takesNull(_ path: String)

    /// The reader refuses the request because a field is not there.
    func isMissing(_ path: String)
}
