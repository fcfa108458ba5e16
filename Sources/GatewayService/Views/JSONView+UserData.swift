import CarillonAPI

extension JSONView {
    static func erasure(_ erasure: RegistryV1.Erasure) -> JSONValue {
        [
            "erasure_id": .string(erasure.erasureId), "status": .string(erasure.status.name), "requested_at": instant(erasure.requestedAtMs),
            "done_at": instant(erasure.doneAtMs),
            "services": .list(
                erasure.services.map { service in
                    [
                        "service": .string(service.service), "status": .string(service.status.name), "done_at": instant(service.doneAtMs),
                        "erased": .map(service.erased.mapValues { .integer($0) }),
                    ]
                }),
        ]
    }

    /// Sections by name. Their members keep the stores' names in every spelling.
    static func sections(_ sections: [CommonV1.UserDataSection]) -> JSONValue {
        var rows: [String: [JSONValue]] = [:]
        for section in sections { rows[section.name, default: []] += section.rows.map(setting) }
        return .map(rows.mapValues { .list($0) })
    }
}
