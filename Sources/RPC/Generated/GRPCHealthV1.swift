// Written by protoc-gen-carillon from grpc/health/v1/health.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// The standard health contract of gRPC.
public enum GRPCHealthV1 {}

extension GRPCHealthV1 {
    /// `grpc.health.v1.HealthCheckRequest`.
    public struct HealthCheckRequest: Message {
        /// A service name, or empty for the whole server.
        public var service: String

        /// Every field at its default.
        public init() {
            self.service = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            service: String = ""
        ) {
            self.service = service
        }
    }
}

extension GRPCHealthV1 {
    /// `grpc.health.v1.HealthCheckResponse`.
    public struct HealthCheckResponse: Message {
        public var status: GRPCHealthV1.HealthCheckResponse.ServingStatus

        /// Every field at its default.
        public init() {
            self.status = .unknown
        }

        /// The fields given, the others at their defaults.
        public init(
            status: GRPCHealthV1.HealthCheckResponse.ServingStatus = .unknown
        ) {
            self.status = status
        }

        /// `grpc.health.v1.HealthCheckResponse.ServingStatus`.
        public struct ServingStatus: RawRepresentable, Sendable, Hashable, CaseIterable {
            /// The number on the wire; numbers this version does not know are kept.
            public var rawValue: Int32
            /// Any number, known or not.
            @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

            @inlinable public static var unknown: ServingStatus { ServingStatus(rawValue: 0) }
            @inlinable public static var serving: ServingStatus { ServingStatus(rawValue: 1) }
            @inlinable public static var notServing: ServingStatus { ServingStatus(rawValue: 2) }
            /// Only from Watch.
            @inlinable public static var serviceUnknown: ServingStatus { ServingStatus(rawValue: 3) }

            /// The values of the contract, in its order.
            public static let allCases: [ServingStatus] = [.unknown, .serving, .notServing, .serviceUnknown]

            /// The name in the contract without its prefix, in lower case; the number in digits when unknown.
            public var name: String {
                switch rawValue {
                case 0: "unknown"
                case 1: "serving"
                case 2: "not_serving"
                case 3: "service_unknown"
                default: "\(rawValue)"
                }
            }

            /// The value with this `name`; `nil` when the contract has none.
            public init?(name: String) {
                switch name {
                case "unknown": self.init(rawValue: 0)
                case "serving": self.init(rawValue: 1)
                case "not_serving": self.init(rawValue: 2)
                case "service_unknown": self.init(rawValue: 3)
                default: return nil
                }
            }
        }
    }
}

extension GRPCHealthV1 {
    /// `grpc.health.v1.HealthListRequest`.
    public struct HealthListRequest: Message {
        /// Every field at its default.
        public init() {
        }
    }
}

extension GRPCHealthV1 {
    /// `grpc.health.v1.HealthListResponse`.
    public struct HealthListResponse: Message {
        public var statuses: [String: GRPCHealthV1.HealthCheckResponse]

        /// Every field at its default.
        public init() {
            self.statuses = [:]
        }

        /// The fields given, the others at their defaults.
        public init(
            statuses: [String: GRPCHealthV1.HealthCheckResponse] = [:]
        ) {
            self.statuses = statuses
        }
    }
}
