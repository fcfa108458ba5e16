import CarillonAPI

/// Relationships and consents.
extension ContractCalls {
    static func families(_ fixture: ContractFixture) throws -> [ContractCall] {
        typealias R = RegistryV1
        typealias P = PreferencesV1
        let tenant = ContractFixture.tenant
        let (relationships, groups, consents) = (R.Relationships.Method.self, R.Groups.Method.self, P.Consents.Method.self)
        let relationship = R.Relationship(
            tenant: tenant, relationshipId: "rel_new", guardianUserId: "carol", childUserId: "ann", kind: .guardian, status: .active,
            verifiedAtMs: 1_770_000_000_000)
        let change = R.GroupChange(
            group: .init(tenant: tenant, groupId: "g_new", name: "New", kind: .class), addMembers: ["ann"], removeMembers: ["ben"])
        return [
            try .init(
                relationships.upsertRelationships, R.UpsertRelationshipsRequest(relationships: [relationship]),
                R.UpsertRelationshipsResponse.self
            ) { $0.results },
            try .init(
                relationships.listRelationships, R.ListRelationshipsRequest(tenant: tenant, childUserId: "ann", pageSize: 1, pageToken: "a"),
                R.ListRelationshipsResponse.self),
            try .init(
                relationships.endRelationship, R.EndRelationshipRequest(tenant: tenant, relationshipId: "rel_1"),
                R.EndRelationshipResponse.self),
            try .init(groups.upsertGroups, R.UpsertGroupsRequest(changes: [change]), R.UpsertGroupsResponse.self) { $0.results },
            try .init(groups.getGroup, R.GetGroupRequest(tenant: tenant, groupId: "g_1"), R.GetGroupResponse.self),
            try .init(groups.listGroups, R.ListGroupsRequest(tenant: tenant, pageSize: 1, pageToken: "a"), R.ListGroupsResponse.self),
            try .init(groups.removeGroup, R.RemoveGroupRequest(tenant: tenant, groupId: "g_1"), R.RemoveGroupResponse.self),
            try .init(
                consents.putConsent,
                P.PutConsentRequest(tenant: tenant, childUserId: "ann", guardianUserId: "ben", guardianEmail: "ben@example.com", action: .request),
                P.PutConsentResponse.self),
            try .init(consents.listConsents, P.ListConsentsRequest(tenant: tenant, childUserId: "ann"), P.ListConsentsResponse.self),
            try .init(
                consents.getConsentLink, P.GetConsentLinkRequest(tenant: tenant, consentId: fixture.consent), P.GetConsentLinkResponse.self),
            try .init(
                consents.answerConsentLink, P.AnswerConsentLinkRequest(linkToken: fixture.link, decision: .grant),
                P.AnswerConsentLinkResponse.self),
            try .init(
                consents.endGuardianships,
                P.EndGuardianshipsRequest(ended: [
                    .init(tenant: tenant, guardianUserId: "ben", childUserId: "ann", endedAtMs: 1_770_000_000_000)
                ]), P.EndGuardianshipsResponse.self
            ) { $0.rejected },
        ]
    }
}
