import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The unread members of channels and followers of threads. An audience of any size is read in pages: each page begins after the last user of the
/// previous one, by key. Members may change between two pages.
struct AudiencePages: Sendable {
    /// An audience, and its last read user.
    struct Place: Sendable, Equatable {
        var id: String
        var after: String
    }

    /// The users of one audience in a page, in the order of user ids.
    struct Part: Sendable, Equatable {
        var id: String
        var users: [String]
    }

    struct Page: Sendable {
        var channels: [Part]
        var threads: [Part]

        /// All users of the page; a user may be in it more than once.
        var users: [String] { (channels + threads).flatMap(\.users) }
    }

    /// Audiences with unread users, in the order of reading.
    private(set) var channels: [Place]
    private(set) var threads: [Place]

    /// - Parameters:
    ///   - channels: each once; the same of `threads`.
    ///   - after: users up to this id are left out.
    init(channels: [String], threads: [String], after: String) {
        self.channels = channels.map { Place(id: $0, after: after) }
        self.threads = threads.map { Place(id: $0, after: after) }
    }

    var isFinished: Bool { channels.isEmpty && threads.isEmpty }

    // CROSS JOIN makes the list the outer loop and the key the inner one, so rows are sorted by audience and then by user.
    static let membersSQL = """
        SELECT m.channel_id, m.user_id FROM json_each(?) AS wanted
        CROSS JOIN channel_members AS m ON m.organization_id = ? AND m.app_id = ?
            AND m.channel_id = json_extract(wanted.value, '$[0]') AND m.user_id > json_extract(wanted.value, '$[1]')
        LIMIT ?
        """

    static let followersSQL = """
        SELECT f.thread_id, f.user_id FROM json_each(?) AS wanted
        CROSS JOIN thread_followers AS f ON f.organization_id = ? AND f.app_id = ?
            AND f.thread_id = json_extract(wanted.value, '$[0]') AND f.user_id > json_extract(wanted.value, '$[1]')
        LIMIT ?
        """

    /// Reads the next users.
    ///
    /// - Parameter limit: most users, in all audiences together.
    mutating func next(limit: Int, tenant: CommonV1.Tenant, _ database: Database) throws -> Page {
        var room = limit
        let members = try Self.read(Self.membersSQL, &channels, room: &room, tenant, database)
        let followers = try Self.read(Self.followersSQL, &threads, room: &room, tenant, database)
        return Page(channels: members, threads: followers)
    }

    private static func read(
        _ sql: String, _ places: inout [Place], room: inout Int, _ tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [Part] {
        guard !places.isEmpty, room > 0 else { return [] }
        let wanted = JSONArray.text(pairs: places.map { ($0.id, $0.after) })
        // One more row than the limit shows where the next page begins.
        let rows = try database.rows(sql, [wanted, tenant.organizationId, tenant.appId, room + 1]) { ($0[0] as String, $0[1] as String) }
        var parts: [Part] = []
        for (id, user) in rows.prefix(room) {
            if parts.last?.id != id { parts.append(Part(id: id, users: [])) }
            parts[parts.count - 1].users.append(user)
        }
        guard rows.count > room else {
            room -= rows.count
            places = []
            return parts
        }
        let leftOut = rows[room].0
        places.removeFirst(places.firstIndex { $0.id == leftOut } ?? 0)
        if let last = parts.last, last.id == leftOut, let user = last.users.last { places[0].after = user }
        room = 0
        return parts
    }
}
