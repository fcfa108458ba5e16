import CarillonAPI

/// Rows that the evaluator took or refused, and that are still on disk. They are not passed on again by this process, also where the store cannot
/// delete them. A value without I/O. After a crash they are passed on again, and the evaluator knows their events.
struct SettledRows: Sendable, Equatable {
    /// The rows of an app.
    struct App: Sendable, Equatable {
        /// All rows up to this one are settled.
        var upTo: Int64 = 0
        /// Settled ones above it, where an earlier row waits.
        var others: Set<Int64> = []
        /// Nothing up to this one is on disk.
        var deletedUpTo: Int64 = 0

        /// The highest settled row.
        var last: Int64 { max(upTo, others.max() ?? 0) }

        var isOnDisk: Bool { deletedUpTo < upTo || !others.isEmpty }
    }

    private var apps: [CommonV1.Tenant: App] = [:]

    /// Whether there is something to delete.
    var isEmpty: Bool { !apps.values.contains(where: \.isOnDisk) }

    /// The apps with rows to delete.
    var onDisk: [CommonV1.Tenant: App] { apps.filter(\.value.isOnDisk) }

    /// The settled rows of an app.
    func of(_ tenant: CommonV1.Tenant) -> App { apps[tenant] ?? App() }

    /// Adds rows.
    ///
    /// - Parameter inOrder: no earlier row of the app waits.
    mutating func add(_ rows: [Int64], of tenant: CommonV1.Tenant, inOrder: Bool) {
        guard let last = rows.max() else { return }
        var app = of(tenant)
        if inOrder {
            app.upTo = max(app.upTo, last)
            let upTo = app.upTo
            app.others = app.others.filter { $0 > upTo }
        } else {
            app.others.formUnion(rows)
        }
        apps[tenant] = app
    }

    /// Rows are deleted.
    ///
    /// - Parameter deleted: what ``onDisk`` said before.
    mutating func deleted(_ deleted: App, of tenant: CommonV1.Tenant) {
        guard var app = apps[tenant] else { return }
        app.deletedUpTo = max(app.deletedUpTo, deleted.upTo)
        app.others.subtract(deleted.others)
        apps[tenant] = app
    }
}
