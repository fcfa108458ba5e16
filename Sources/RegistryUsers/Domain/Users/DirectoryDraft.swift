import CarillonAPI
import RegistryTenants
import ServiceKit

/// Rules of channels and threads as callers write them (REG-05).
enum DirectoryDraft {
    static func checked(_ channel: RegistryV1.Channel) throws(APIError) -> RegistryV1.Channel {
        var channel = channel
        try FieldRules.checkHostID(channel.channelId, field: "channel_id")
        if let name = channel.name { channel.name = try FieldRules.text(name, field: "name", limit: 200) }
        _ = try channel.channelType.checked(field: "channel_type")
        for user in channel.addMembers { try FieldRules.checkUser(user, field: "add_members") }
        for user in channel.removeMembers { try FieldRules.checkUser(user, field: "remove_members") }
        return channel
    }

    static func checked(_ thread: RegistryV1.Thread) throws(APIError) -> RegistryV1.Thread {
        try FieldRules.checkHostID(thread.threadId, field: "thread_id")
        if !thread.channelId.isEmpty { try FieldRules.checkHostID(thread.channelId, field: "channel_id") }
        for user in thread.addFollowers { try FieldRules.checkUser(user, field: "add_followers") }
        for user in thread.removeFollowers { try FieldRules.checkUser(user, field: "remove_followers") }
        return thread
    }
}
