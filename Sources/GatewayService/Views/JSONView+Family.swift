import CarillonAPI
import ServiceKit

extension JSONView {
    /// REG-03, for host systems.
    static func user(_ user: RegistryV1.User) -> JSONValue {
        [
            "user_id": .string(user.userId), "organization_id": .text(user.tenant?.organizationId ?? ""),
            "roles": .list(user.roles.map { .string($0) }), "display_name": .string(user.displayName),
            "email": user.email.map { .string($0) } ?? .null, "locale": user.locale.map { .string($0) } ?? .null,
            "timezone": user.timezone.map { .string($0) } ?? .null, "birth_date": user.birthDate.map { .string($0) } ?? .null,
            "under_13": user.under13.map { .bool($0) } ?? .null, "status": .string(user.status.name),
            "inactive_reason": .text(user.inactiveReason), "emoji_ok": user.emojiOk.map { .bool($0) } ?? .null,
            "reduce_motion": .bool(user.reduceMotion ?? false), "created_at": instant(user.createdAtMs), "updated_at": instant(user.updatedAtMs),
        ]
    }

    /// REG-04.
    static func relationship(_ relationship: RegistryV1.Relationship) -> JSONValue {
        [
            "relationship_id": .string(relationship.relationshipId), "guardian_user_id": .string(relationship.guardianUserId),
            "child_user_id": .string(relationship.childUserId), "kind": .string(relationship.kind.name), "status": .string(relationship.status.name),
            "verified_at": instant(relationship.verifiedAtMs), "ended_at": instant(relationship.endedAtMs),
            "created_at": instant(relationship.createdAtMs), "updated_at": instant(relationship.updatedAtMs),
        ]
    }

    /// REG-05, with the call's changes of members.
    static func channel(_ channel: RegistryV1.StoredChannel) -> JSONValue {
        [
            "channel_id": .string(channel.channelId), "name": .string(channel.name), "channel_type": .string(channel.channelType.name),
            "member_count": .integer(channel.memberCount), "members_added": .integer(channel.membersAdded),
            "members_removed": .integer(channel.membersRemoved),
        ]
    }

    /// REG-05, with the call's changes of followers.
    static func thread(_ thread: RegistryV1.StoredThread) -> JSONValue {
        [
            "thread_id": .string(thread.threadId), "channel_id": .text(thread.channelId), "follower_count": .integer(thread.followerCount),
            "followers_added": .integer(thread.followersAdded), "followers_removed": .integer(thread.followersRemoved),
        ]
    }

    /// REG-05.
    static func group(_ group: RegistryV1.Group) -> JSONValue {
        [
            "group_id": .string(group.groupId), "name": .string(group.name), "kind": .string(group.kind.name), "role": .text(group.role),
            "member_count": .integer(group.memberCount),
        ]
    }

    /// PREF-17.
    static func consent(_ consent: PreferencesV1.Consent) -> JSONValue {
        [
            "consent_id": .string(consent.consentId), "child_user_id": .string(consent.childUserId),
            "guardian_user_id": .text(consent.guardianUserId), "guardian_email": .text(consent.guardianEmail),
            "method": .string(consent.method.name), "status": .string(consent.status.name), "requested_at": instant(consent.requestedAtMs),
            "decided_at": instant(consent.decidedAtMs), "evidence": .text(consent.evidence),
            "link_expires_at": instant(consent.linkExpiresAtMs),
            "history": .list(
                consent.history.map { change in
                    [
                        "at": instant(change.atMs), "action": .string(change.action.name), "old_status": .text(change.oldStatus.name),
                        "new_status": .string(change.newStatus.name), "actor": .string(change.actor), "evidence": .text(change.evidence),
                    ]
                }),
        ]
    }
}
