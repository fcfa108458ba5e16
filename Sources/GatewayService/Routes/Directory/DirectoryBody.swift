import CarillonAPI
import ServiceKit

/// Bodies of `/directory/…`: an absent member does not change, and `null` clears it (GW-06).
enum DirectoryBody {
    /// Members that may be cleared. The status may not.
    private static let clearable = [
        "roles", "display_name", "email", "locale", "timezone", "inactive_reason", "birth_date", "under_13", "reduce_motion", "emoji_ok",
    ]

    static func user(_ http: EndpointRequest) throws -> RegistryV1.User {
        let body = http.body
        var user = RegistryV1.User()
        user.tenant = try http.context.tenant
        user.userId = try http.parameter("user_id")
        user.displayName = try body.string("display_name") ?? ""
        user.roles = try body.strings("roles") ?? []
        user.email = try body.string("email")
        user.locale = try body.string("locale")
        user.timezone = try body.string("timezone")
        user.status = try body.choice("status") ?? .unspecified
        user.inactiveReason = try body.string("inactive_reason") ?? ""
        user.birthDate = try body.string("birth_date")
        user.under13 = try body.bool("under_13")
        user.reduceMotion = try body.bool("reduce_motion")
        user.emojiOk = try body.bool("emoji_ok")
        // An empty text or an empty list of roles also clears the member.
        let empty = [
            ("display_name", user.displayName.isEmpty), ("inactive_reason", user.inactiveReason.isEmpty), ("roles", user.roles.isEmpty),
        ].filter { $0.1 && body.has($0.0) }.map(\.0)
        user.clearFields = clearable.filter { body.isNull($0) } + empty
        return user
    }

    /// The name of a channel or a group; nil when the body has none.
    static func name(_ body: JSONObject) throws -> String? { body.isNull("name") ? "" : try body.string("name") }

    /// `members` replaces all members; `add` and `remove` change some.
    static func readMembers(of channel: inout RegistryV1.Channel, _ body: JSONObject) throws {
        if let members = try body.strings("members") {
            channel.addMembers = members
            channel.replaceMembers = true
        } else {
            channel.addMembers = try body.strings("add") ?? []
            channel.removeMembers = try body.strings("remove") ?? []
        }
    }

    /// `followers` replaces all followers; `add` and `remove` change some.
    static func thread(_ http: EndpointRequest) throws -> RegistryV1.Thread {
        let body = http.body
        var thread = RegistryV1.Thread(
            tenant: try http.context.tenant, threadId: try http.parameter("thread_id"), channelId: try body.string("channel_id") ?? "")
        if let followers = try body.strings("followers") {
            thread.addFollowers = followers
            thread.replaceFollowers = true
        } else {
            thread.addFollowers = try body.strings("add") ?? []
            thread.removeFollowers = try body.strings("remove") ?? []
        }
        return thread
    }

    /// The users to remove; nil: all of them.
    static func removed(_ field: String, _ body: JSONObject) throws -> [String]? {
        if let users = try body.strings(field) { return users }
        guard try body.bool("all") == true else {
            throw APIError(.invalidArgument, field: field, "name the users to remove, or say \"all\": true")
        }
        return nil
    }
}
