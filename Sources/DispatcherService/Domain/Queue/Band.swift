import CarillonAPI

/// The deliveries of one route and priority rank, in the order in which they leave.
struct Band: Sendable, Hashable {
    /// The route's row.
    var route: Int64
    var rank: PriorityRank

    /// The bands of a route, in the order in which they leave.
    static func all(ofRoute route: Int64) -> [Band] { PriorityRank.allCases.map { Band(route: route, rank: $0) } }
}

/// The three ranks in which deliveries leave: `blocking` and `high` before `normal`, `normal` before `low` (DISP-01). The raw values are stored.
enum PriorityRank: Int64, Sendable, Hashable, CaseIterable {
    case urgent = 0
    case normal = 1
    case low = 2

    init(_ priority: CommonV1.Priority) {
        switch priority {
        case .blocking, .high: self = .urgent
        case .low: self = .low
        default: self = .normal
        }
    }
}
