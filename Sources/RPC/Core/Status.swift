/// How a call ended. Source: grpc statuscodes.md.
public struct Status: Sendable, Hashable, CustomStringConvertible {
    /// One of the seventeen gRPC codes. A number from the wire that gRPC does not know reads as `.unknown`.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The number in the `grpc-status` trailer.
        public let rawValue: Int

        private init(_ rawValue: Int) { self.rawValue = rawValue }

        /// The code with this number, or `nil` when gRPC has none.
        public init?(rawValue: Int) {
            guard (0...16).contains(rawValue) else { return nil }
            self.rawValue = rawValue
        }

        public static let ok = Code(0)
        public static let cancelled = Code(1)
        public static let unknown = Code(2)
        public static let invalidArgument = Code(3)
        public static let deadlineExceeded = Code(4)
        public static let notFound = Code(5)
        public static let alreadyExists = Code(6)
        public static let permissionDenied = Code(7)
        public static let resourceExhausted = Code(8)
        public static let failedPrecondition = Code(9)
        public static let aborted = Code(10)
        public static let outOfRange = Code(11)
        public static let unimplemented = Code(12)
        public static let internalError = Code(13)
        public static let unavailable = Code(14)
        public static let dataLoss = Code(15)
        public static let unauthenticated = Code(16)

        private static let names = [
            "OK", "CANCELLED", "UNKNOWN", "INVALID_ARGUMENT", "DEADLINE_EXCEEDED", "NOT_FOUND", "ALREADY_EXISTS",
            "PERMISSION_DENIED", "RESOURCE_EXHAUSTED", "FAILED_PRECONDITION", "ABORTED", "OUT_OF_RANGE", "UNIMPLEMENTED",
            "INTERNAL", "UNAVAILABLE", "DATA_LOSS", "UNAUTHENTICATED",
        ]

        /// All codes by number.
        public static let all: [Code] = (0...16).map { Code($0) }

        /// The name in the gRPC documents, for example `INVALID_ARGUMENT`.
        public var name: String { Self.names[self.rawValue] }

        /// The code with this name.
        public init?(name: String) {
            guard let rawValue = Self.names.firstIndex(of: name) else { return nil }
            self.rawValue = rawValue
        }

        public var description: String { self.name }
    }

    public var code: Code
    /// For developers, in English.
    public var message: String

    /// A status; OK has no message as a rule.
    public init(code: Code, message: String = "") {
        self.code = code
        self.message = message
    }

    public static let ok = Status(code: .ok)

    public var description: String {
        self.message.isEmpty ? self.code.name : "\(self.code.name): \(self.message)"
    }
}
