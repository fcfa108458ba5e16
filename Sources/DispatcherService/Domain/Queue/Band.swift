import CarillonAPI

/// The deliveries of one route and priority rank, in the order in which they leave.
struct Band: Sendable, Hashable {
    /// The route's row.
    var route: Int64
    var rank: PriorityRank

    /// The bands of a route, in the order in which they leave.
    static func all(ofRoute route: Int64) -> [Band] { PriorityRank.allCases.map { Band(route: route, rank: $0) } }
}

/// The four ranks in which deliveries leave: `blocking` and `high` before `normal`, `normal` before `low` (DISP-01), and what shows nothing after all
/// of them (DR-06): silent pushes and probes of tokens. The raw values are stored.
enum PriorityRank: Int64, Sendable, Hashable, CaseIterable {
    case urgent = 0
    case normal = 1
    case low = 2
    case silent = 3

    /// The rank of a push, which is read in place: an initializer takes a copy of a message, and that retains each of its texts.
    init(of push: QueuedPush) {
        guard !push.message.silentPush, !push.message.isProbe else {
            self = .silent
            return
        }
        switch push.message.priority {
        case .blocking, .high: self = .urgent
        case .low: self = .low
        default: self = .normal
        }
    }
}
