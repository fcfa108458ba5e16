import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/push/prompt`: whether to ask for the permission, and the outcome of the prompt (PREF-14, PREF-15).
struct PromptRoutes {
    let permissions: PreferencesV1.Permissions.Client
    let readers: ReaderLanguages

    func add(to endpoints: Endpoints) {
        let (permissions, readers) = (permissions, readers)
        endpoints.on(.get, "/push/prompt") { http in
            let caller = try http.context.user
            let request = PreferencesV1.DecidePromptRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: http.query["device_id"] ?? caller.deviceID,
                context: try http.query.choice("context"),
                deviceType: try http.query.choice("device_type"),
                locales: try await readers.wanted(by: http))
            let decision = try await permissions.decidePrompt(request, options: try http.context.options)
            return .ok([
                "show": .bool(decision.show), "kind": .string(decision.kind == .unspecified ? "none" : decision.kind.name),
                "reason": .string(decision.reason.name),
                "next_eligible_at": JSONView.instant(decision.nextEligibleAtMs), "content_key": .text(decision.contentKey),
                "texts": .map(decision.texts.mapValues { .string($0) }), "locale": .text(decision.locale),
            ])
        }
        endpoints.on(.post, "/push/prompt") { http in
            let caller = try http.context.user
            let request = PreferencesV1.ReportPromptRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: try http.body.string("device_id") ?? caller.deviceID,
                kind: try http.body.requiredChoice("kind"), outcome: try http.body.requiredChoice("outcome"))
            let answer = try await permissions.reportPrompt(request, options: try http.context.options)
            return .ok(["next_eligible_at": JSONView.instant(answer.nextEligibleAtMs)])
        }
    }
}
