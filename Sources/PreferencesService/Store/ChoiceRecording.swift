import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records users' choices: documents and channel settings. Every change makes a new version of the document, so that a push in flight is checked
/// again (PREF-06).
enum ChoiceRecording {
    /// Applies an update, reports a changed master switch to the registry, and raises the update's telemetry.
    ///
    /// - Throws: as ``DocumentUpdate/applied(to:at:)``; `conflict` for a user who was erased.
    static func apply(
        _ update: DocumentUpdate, of user: UserKey, raising telemetry: DocumentTelemetry, from source: TelemetrySource, at now: Instant,
        _ database: Database
    ) throws {
        let before = try DocumentTable.read(user, database)
        let after = try update.applied(to: before, at: now)
        guard after != before else { return }
        try ErasedUsers.refuse(user, at: now, database)
        try DocumentTable.save(after, of: user, database)
        try RegistryV1.PushSwitch.note(after, before: before, of: user, database)
        for event in telemetry.events(before, after, userId: user.id) {
            try source.raise(event, about: user, mode: telemetry.app.policy.telemetryMode, at: after.updatedAt, database)
        }
    }

    /// Replaces all stored choices of a user.
    ///
    /// - Parameter dryRun: Computes the changes without writing them.
    /// - Returns: whether anything changes, and the choices that the app no longer offers.
    /// - Throws: as ``UserReplacement/applied(to:channels:)``; `conflict` for a user who was erased.
    static func apply(
        _ replacement: UserReplacement, of user: UserKey, at now: Instant, dryRun: Bool, _ database: Database
    ) throws -> (isChanged: Bool, withdrawn: [APIError]) {
        try ErasedUsers.refuse(user, at: now, database)
        let before = try DocumentTable.read(user, database)
        let outcome = try replacement.applied(to: before, channels: try ChannelSettingTable.all(of: user, database))
        guard outcome.document != before else { return (false, outcome.withdrawn) }
        guard !dryRun else { return (true, outcome.withdrawn) }
        try DocumentTable.save(outcome.document, of: user, database)
        try RegistryV1.PushSwitch.note(outcome.document, before: before, of: user, database)
        for setting in outcome.changedChannels { try ChannelSettingTable.save(setting, of: user, database) }
        return (true, outcome.withdrawn)
    }

    /// Changes a user's setting of one channel.
    ///
    /// - Returns: the setting afterwards, and the document's version.
    /// - Throws: `conflict` for a user who was erased, or has settings for too many channels.
    static func changeChannel(
        _ channelId: String, of user: UserKey, at now: Instant, _ database: Database, _ change: (inout ChannelChoice) -> Void
    ) throws -> (choice: ChannelChoice, version: Int64) {
        let before = try ChannelSettingTable.find(channelId, of: user, database)
        var document = try DocumentTable.read(user, database)
        var choice = before
        change(&choice)
        if choice != before {
            try ErasedUsers.refuse(user, at: now, database)
            if before == ChannelChoice() { try checkRoomForChannel(of: user, database) }
            try ChannelSettingTable.save(.init(channelId: channelId, choice: choice), of: user, database)
            document.countChange(at: now)
            try DocumentTable.save(document, of: user, database)
        }
        return (choice, document.version)
    }

    private static func checkRoomForChannel(of user: UserKey, _ database: Database) throws {
        guard try ChannelSettingTable.count(of: user, database) >= ChannelChoice.mostChannels else { return }
        throw APIError(
            .conflict, field: "channel_id",
            "the user has settings for \(ChannelChoice.mostChannels) channels, and there is no room for more; clear some first")
    }
}
