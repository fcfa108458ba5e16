// Written by protoc-gen-carillon from carillon/operations/v1/backups.proto. Do not edit: run `make protos`.
// swift-format-ignore-file

public import Protobuf

/// Online backups of a service's stores (DR-04). Served by every service that has a store.
public enum OperationsV1 {}

extension OperationsV1 {
    /// `carillon.operations.v1.CreateBackupRequest`.
    public struct CreateBackupRequest: Message {
        /// Folder below `backups` in the service's run folder: 1 to 64 letters, digits and dashes.
        public var name: String

        /// Every field at its default.
        public init() {
            self.name = ""
        }

        /// The fields given, the others at their defaults.
        public init(
            name: String = ""
        ) {
            self.name = name
        }
    }
}

extension OperationsV1 {
    /// One store's copy.
    public struct StoreCopy: Message {
        /// The store's name: the service's, for its only store.
        public var store: String
        /// Absolute path on the service's host.
        public var path: String
        public var bytes: Int64

        /// Every field at its default.
        public init() {
            self.store = ""
            self.path = ""
            self.bytes = 0
        }

        /// The fields given, the others at their defaults.
        public init(
            store: String = "",
            path: String = "",
            bytes: Int64 = 0
        ) {
            self.store = store
            self.path = path
            self.bytes = bytes
        }
    }
}

extension OperationsV1 {
    /// `carillon.operations.v1.CreateBackupResponse`.
    public struct CreateBackupResponse: Message {
        public var copies: [OperationsV1.StoreCopy]

        /// Every field at its default.
        public init() {
            self.copies = []
        }

        /// The fields given, the others at their defaults.
        public init(
            copies: [OperationsV1.StoreCopy] = []
        ) {
            self.copies = copies
        }
    }
}
