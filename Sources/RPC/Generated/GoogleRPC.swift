// Written by protoc-gen-carillon from google/rpc/error_details.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The standard error details of google.rpc, the few Carillon sends, by their published field numbers.
public enum GoogleRPC {}

extension GoogleRPC {
    /// The status that travels in `grpc-status-details-bin`.
    public struct Status: Message {
        /// A gRPC status code.
        public var code: Int32
        /// A message for developers, in English.
        public var message: String
        /// The details below, each wrapped with its type URL.
        public var details: [GoogleRPC.AnyMessage]

        /// Every field at its default.
        public init() {
            self.code = 0
            self.message = ""
            self.details = []
        }

        /// The fields given, the others at their defaults.
        public init(
            code: Int32 = 0,
            message: String = "",
            details: [GoogleRPC.AnyMessage] = []
        ) {
            self.code = code
            self.message = message
            self.details = details
        }
    }
}

extension GoogleRPC {
    /// The wire form of google.protobuf.Any, written down here so that nothing else is needed.
    public struct AnyMessage: Message {
        /// `type.googleapis.com/google.rpc.ErrorInfo` and so on.
        public var typeUrl: String
        /// The encoded detail.
        public var value: [UInt8]

        /// Every field at its default.
        public init() {
            self.typeUrl = ""
            self.value = []
        }

        /// The fields given, the others at their defaults.
        public init(
            typeUrl: String = "",
            value: [UInt8] = []
        ) {
            self.typeUrl = typeUrl
            self.value = value
        }
    }
}

extension GoogleRPC {
    /// Why a call failed, for programs.
    public struct ErrorInfo: Message {
        /// A stable code such as `invalid_timezone`.
        public var reason: String
        /// Always `carillon`.
        public var domain: String
        /// `field` names the offending field, where there is one.
        public var metadata: [String: String]

        /// Every field at its default.
        public init() {
            self.reason = ""
            self.domain = ""
            self.metadata = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            reason: String = "",
            domain: String = "",
            metadata: [String: String] = [:]
        ) {
            self.reason = reason
            self.domain = domain
            self.metadata = metadata
        }
    }
}

extension GoogleRPC {
    /// Which fields of a request are wrong.
    public struct BadRequest: Message {
        public var fieldViolations: [GoogleRPC.BadRequest.FieldViolation]

        /// Every field at its default.
        public init() {
            self.fieldViolations = []
        }

        /// The fields given, the others at their defaults.
        public init(
            fieldViolations: [GoogleRPC.BadRequest.FieldViolation] = []
        ) {
            self.fieldViolations = fieldViolations
        }

        /// One field and the rule it broke.
        public struct FieldViolation: Message {
            /// Path of the field, for example `devices[2].token`.
            public var field: String
            /// The rule, in words.
            public var description: String

            /// Every field at its default.
            public init() {
                self.field = ""
                self.description = ""
            }

            /// The fields given, the others at their defaults.
            public init(
                field: String = "",
                description: String = ""
            ) {
                self.field = field
                self.description = description
            }
        }
    }
}

extension GoogleRPC {
    /// When to try again.
    public struct RetryInfo: Message {
        /// Wait at least this long.
        public var retryDelay: Optional<GoogleRPC.Duration>

        /// Every field at its default.
        public init() {
            self.retryDelay = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            retryDelay: GoogleRPC.Duration? = nil
        ) {
            self.retryDelay = retryDelay
        }
    }
}

extension GoogleRPC {
    /// The wire form of google.protobuf.Duration.
    public struct Duration: Message {
        public var seconds: Int64
        public var nanos: Int32

        /// Every field at its default.
        public init() {
            self.seconds = 0
            self.nanos = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            seconds: Int64 = 0,
            nanos: Int32 = 0
        ) {
            self.seconds = seconds
            self.nanos = nanos
        }
    }
}
