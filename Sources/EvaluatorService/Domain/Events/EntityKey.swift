import CarillonAPI

/// An entity of a host that events are about: an assignment, an award, a message.
struct EntityKey: Sendable, Hashable {
    let tenant: CommonV1.Tenant
    let type: String
    let id: String

    /// Type and id as stored. No id has a control character.
    var text: String { "\(type)\u{1F}\(id)" }
}

extension EvaluatorV1.Event {
    /// The entity that the event is about; nil: it names none.
    var entity: EntityKey? {
        entityType.isEmpty || entityId.isEmpty ? nil : EntityKey(tenant: tenant ?? .init(), type: entityType, id: entityId)
    }
}
