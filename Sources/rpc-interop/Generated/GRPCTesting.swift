// Written by protoc-gen-carillon from grpc/testing/empty.proto, grpc/testing/messages.proto, grpc/testing/test.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The contracts of gRPC's interoperability cases, as far as these need them: `rpc-interop` alone speaks them.
public enum GRPCTesting {}

extension GRPCTesting {
    /// `grpc.testing.PayloadType`.
    public struct PayloadType: RawRepresentable, Sendable, Hashable, CaseIterable {
        /// The number on the wire; numbers this version does not know are kept.
        public var rawValue: Int32
        /// Any number, known or not.
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Zeros, as a rule.
        @inlinable public static var compressable: PayloadType { PayloadType(rawValue: 0) }

        /// The values of the contract, in its order.
        public static let allCases: [PayloadType] = [.compressable]

        /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
        public var name: String {
            switch rawValue {
            case 0: "compressable"
            default: "\(rawValue)"
            }
        }

        /// The value with this `name`; `nil` when the contract has none.
        public init?(name: String) {
            switch name {
            case "compressable": self.init(rawValue: 0)
            default: return nil
            }
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.Empty`.
    public struct Empty: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension GRPCTesting {
    /// A truth value that may be absent.
    public struct BoolValue: Message {
        public var value: Bool

        /// Every field at its default.
        public init() {
            self.value = false
        }

        /// The fields given, the others at their defaults.
        public init(
            value: Bool = false
        ) {
            self.value = value
        }
    }
}

extension GRPCTesting {
    /// A block of data.
    public struct Payload: Message {
        public var type: GRPCTesting.PayloadType
        public var body: [UInt8]

        /// Every field at its default.
        public init() {
            self.type = .compressable
            self.body = []
        }

        /// The fields given, the others at their defaults.
        public init(
            type: GRPCTesting.PayloadType = .compressable,
            body: [UInt8] = []
        ) {
            self.type = type
            self.body = body
        }
    }
}

extension GRPCTesting {
    /// A status the server is asked to end the call with.
    public struct EchoStatus: Message {
        public var code: Int32
        public var message: String

        /// Every field at its default.
        public init() {
            self.code = 0
            self.message = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            code: Int32 = 0,
            message: String = ""
        ) {
            self.code = code
            self.message = message
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.SimpleRequest`.
    public struct SimpleRequest: Message {
        public var responseType: GRPCTesting.PayloadType
        /// Bytes of the response's payload.
        public var responseSize: Int32
        public var payload: Optional<GRPCTesting.Payload>
        public var fillUsername: Bool
        public var fillOauthScope: Bool
        /// Whether the server should compress its response.
        public var responseCompressed: Optional<GRPCTesting.BoolValue>
        public var responseStatus: Optional<GRPCTesting.EchoStatus>
        /// Whether the server should insist that this request came compressed, or did not.
        public var expectCompressed: Optional<GRPCTesting.BoolValue>
        public var fillServerId: Bool

        /// Every field at its default.
        public init() {
            self.responseType = .compressable
            self.responseSize = 0
            self.payload = nil
            self.fillUsername = false
            self.fillOauthScope = false
            self.responseCompressed = nil
            self.responseStatus = nil
            self.expectCompressed = nil
            self.fillServerId = false
        }

        /// The fields given, the others at their defaults.
        public init(
            responseType: GRPCTesting.PayloadType = .compressable,
            responseSize: Int32 = 0,
            payload: GRPCTesting.Payload? = nil,
            fillUsername: Bool = false,
            fillOauthScope: Bool = false,
            responseCompressed: GRPCTesting.BoolValue? = nil,
            responseStatus: GRPCTesting.EchoStatus? = nil,
            expectCompressed: GRPCTesting.BoolValue? = nil,
            fillServerId: Bool = false
        ) {
            self.responseType = responseType
            self.responseSize = responseSize
            self.payload = payload
            self.fillUsername = fillUsername
            self.fillOauthScope = fillOauthScope
            self.responseCompressed = responseCompressed
            self.responseStatus = responseStatus
            self.expectCompressed = expectCompressed
            self.fillServerId = fillServerId
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.SimpleResponse`.
    public struct SimpleResponse: Message {
        public var payload: Optional<GRPCTesting.Payload>
        public var username: String
        public var oauthScope: String
        public var serverId: String
        public var hostname: String

        /// Every field at its default.
        public init() {
            self.payload = nil
            self.username = ""
            self.oauthScope = ""
            self.serverId = ""
            self.hostname = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            payload: GRPCTesting.Payload? = nil,
            username: String = "",
            oauthScope: String = "",
            serverId: String = "",
            hostname: String = ""
        ) {
            self.payload = payload
            self.username = username
            self.oauthScope = oauthScope
            self.serverId = serverId
            self.hostname = hostname
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.StreamingInputCallRequest`.
    public struct StreamingInputCallRequest: Message {
        public var payload: Optional<GRPCTesting.Payload>
        /// Whether the server should insist that this request came compressed, or did not.
        public var expectCompressed: Optional<GRPCTesting.BoolValue>

        /// Every field at its default.
        public init() {
            self.payload = nil
            self.expectCompressed = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            payload: GRPCTesting.Payload? = nil,
            expectCompressed: GRPCTesting.BoolValue? = nil
        ) {
            self.payload = payload
            self.expectCompressed = expectCompressed
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.StreamingInputCallResponse`.
    public struct StreamingInputCallResponse: Message {
        /// Bytes of all payloads together.
        public var aggregatedPayloadSize: Int32

        /// Every field at its default.
        public init() {
            self.aggregatedPayloadSize = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            aggregatedPayloadSize: Int32 = 0
        ) {
            self.aggregatedPayloadSize = aggregatedPayloadSize
        }
    }
}

extension GRPCTesting {
    /// One response that a streaming call asks for.
    public struct ResponseParameters: Message {
        /// Bytes of its payload.
        public var size: Int32
        /// Pause before it, in microseconds.
        public var intervalUs: Int32
        /// Whether the server should compress it.
        public var compressed: Optional<GRPCTesting.BoolValue>

        /// Every field at its default.
        public init() {
            self.size = 0
            self.intervalUs = 0
            self.compressed = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            size: Int32 = 0,
            intervalUs: Int32 = 0,
            compressed: GRPCTesting.BoolValue? = nil
        ) {
            self.size = size
            self.intervalUs = intervalUs
            self.compressed = compressed
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.StreamingOutputCallRequest`.
    public struct StreamingOutputCallRequest: Message {
        public var responseType: GRPCTesting.PayloadType
        public var responseParameters: [GRPCTesting.ResponseParameters]
        public var payload: Optional<GRPCTesting.Payload>
        public var responseStatus: Optional<GRPCTesting.EchoStatus>

        /// Every field at its default.
        public init() {
            self.responseType = .compressable
            self.responseParameters = []
            self.payload = nil
            self.responseStatus = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            responseType: GRPCTesting.PayloadType = .compressable,
            responseParameters: [GRPCTesting.ResponseParameters] = [],
            payload: GRPCTesting.Payload? = nil,
            responseStatus: GRPCTesting.EchoStatus? = nil
        ) {
            self.responseType = responseType
            self.responseParameters = responseParameters
            self.payload = payload
            self.responseStatus = responseStatus
        }
    }
}

extension GRPCTesting {
    /// `grpc.testing.StreamingOutputCallResponse`.
    public struct StreamingOutputCallResponse: Message {
        public var payload: Optional<GRPCTesting.Payload>

        /// Every field at its default.
        public init() {
            self.payload = nil
        }

        /// The fields given, the others at their defaults.
        public init(
            payload: GRPCTesting.Payload? = nil
        ) {
            self.payload = payload
        }
    }
}
