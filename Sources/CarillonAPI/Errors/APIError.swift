public import RPC

/// An error with a row of Carillon's table: what a service throws, what a client reads back.
public struct APIError: Error, RPCErrorConvertible, Hashable, CustomStringConvertible {
    /// The row.
    public let reason: ErrorReason
    /// Path of the offending field of the request, for example `devices[2].token`.
    public let field: String?
    /// What was wrong, where, and what to do; in English, for people.
    public let message: String
    /// How long to wait before trying again.
    public let retryAfter: Duration?

    /// An error with this reason.
    public init(_ reason: ErrorReason, field: String? = nil, _ message: String, retryAfter: Duration? = nil) {
        self.reason = reason
        self.field = field.map(Self.cutInside)
        self.message = Self.cut(message, Self.longestMessage)
        self.retryAfter = retryAfter
    }

    /// Messages and paths repeat what a caller sent, and travel in headers: however long that was, they stay short. In UTF-8 bytes.
    private static let longestMessage = 1_000
    private static let longestField = 300

    /// The end of a path says what it is about, its beginning where that is.
    private static func cutInside(_ path: String) -> String {
        guard path.utf8.count > longestField else { return path }
        return cut(path, longestField - 100) + String(decoding: path.utf8.suffix(100), as: UTF8.self)
    }

    private static func cut(_ text: String, _ most: Int) -> String {
        text.utf8.count <= most ? text : String(decoding: text.utf8.prefix(most), as: UTF8.self) + "…"
    }

    /// The error a client received. A reason this version does not know is kept by its status alone.
    public init(_ error: RPCError) {
        self.init(
            error.reason.flatMap(ErrorReason.init(code:)) ?? .fallback(for: error.code), field: error.field,
            error.message, retryAfter: error.retryAfter)
    }

    /// The status on the wire with `ErrorInfo`, and `BadRequest` and `RetryInfo` where they apply.
    public var rpcError: RPCError {
        RPCError.withReason(
            code: reason.status, reason: reason.code, field: field, message: message, retryAfter: retryAfter)
    }

    public var description: String { field.map { "\(reason) (\($0)): \(message)" } ?? "\(reason): \(message)" }

    /// The same error as the outcome of one item of a batch.
    /// - Parameter index: position of the item in the request, from 0.
    public func itemResult(_ index: Int) -> CommonV1.ItemResult {
        CommonV1.ItemResult(index: UInt32(index), reason: reason.code, field: field ?? "", message: message)
    }
}
