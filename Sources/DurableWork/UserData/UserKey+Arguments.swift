public import GRDB
public import ServiceKit
import Storage

extension UserKey {
    /// A statement's ?1 (the organization), ?2 (the app) and ?3 (the user's id).
    public var arguments: StatementArguments { [organization, app, id] }
}
