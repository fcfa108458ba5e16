public import RPC

/// Every table of a store that can hold something of a user, and the contract that exports and erases it (PRIV-09, PRIV-11). A test of each store
/// compares it with the schema.
public struct UserDataTables: Sendable {
    /// The methods of a service's contract `UserData`.
    public struct Methods: Sendable {
        let erase: MethodDescriptor
        let export: MethodDescriptor
        let exportOwn: MethodDescriptor

        /// - Parameters:
        ///   - erase: takes `EraseStoredUserRequest`.
        ///   - export: streams `ExportStoredUserResponse`, for operators.
        ///   - exportOwn: the same for the caller's own data.
        public init(erase: MethodDescriptor, export: MethodDescriptor, exportOwn: MethodDescriptor) {
            self.erase = erase
            self.export = export
            self.exportOwn = exportOwn
        }
    }

    /// The service, as the audit log names it: `evaluator`.
    public let service: String
    let methods: Methods
    /// In the order in which export and erasure go through them.
    public let tables: [UserDataTable]
    /// Tables that hold nothing of any user, or nothing that another table does not.
    public let withoutUsers: Set<String>

    /// A declaration.
    public init(service: String, methods: Methods, tables: [UserDataTable], withoutUsers: Set<String>) {
        self.service = service
        self.methods = methods
        self.tables = tables
        self.withoutUsers = withoutUsers
    }
}
