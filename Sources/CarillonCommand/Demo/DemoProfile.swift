import ArgumentParser

/// The profiles that `carillon demo` has something to show of.
enum DemoProfile: String, CaseIterable, ExpressibleByArgument {
    case chat
    case school
    case warehouse = "hr-warehouse"

    /// The month that is played; nil: a conversation in place of a month.
    var month: DemoMonth? {
        switch self {
        case .chat: nil
        case .school: DemoSchool.month
        case .warehouse: DemoWarehouse.month
        }
    }
}
