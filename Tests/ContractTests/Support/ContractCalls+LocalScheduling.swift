import CarillonAPI

/// Options and content of devices' schedulers.
extension ContractCalls {
    static func localScheduling() throws -> [ContractCall] {
        typealias P = PreferencesV1
        let (tenant, method) = (ContractFixture.tenant, P.LocalScheduling.Method.self)
        let options = #"{"times":[{"hour":8,"minute":0}],"storage":"private","contentTemplate":{"title":"{{headline}}","body":"{{summary}}"}}"#
        return [
            try .init(
                method.putLocalConfig, P.PutLocalConfigRequest(tenant: tenant, userId: "ann", options: options), P.PutLocalConfigResponse.self),
            try .init(method.getLocalConfig, P.GetLocalConfigRequest(tenant: tenant, userId: "ann"), P.GetLocalConfigResponse.self),
            try .init(
                method.putLocalContent,
                P.PutLocalContentRequest(
                    tenant: tenant, userId: "ann", locale: "en", headline: "News", summary: "Rain", data: #"{"id":"7"}"#),
                P.PutLocalContentResponse.self),
            try .init(
                method.putLocalContent,
                P.PutLocalContentRequest(tenant: tenant, audience: .init(role: "member"), headline: "News", summary: "Rain"),
                P.PutLocalContentResponse.self),
            try .init(
                method.getLocalContent, P.GetLocalContentRequest(tenant: tenant, userId: "ann", locales: ["de"]), P.GetLocalContentResponse.self),
        ]
    }
}
