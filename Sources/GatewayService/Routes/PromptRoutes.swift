import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/push/permission` and `/push/prompt` (PREF-13…PREF-15).
struct PromptRoutes {
    let permissions: PreferencesV1.Permissions.Client
    let readers: ReaderLanguages

    func add(to endpoints: Endpoints) {
        let (permissions, readers) = (permissions, readers)
        endpoints.on(.put, "/push/permission") { http in
            let caller = try http.context.user
            let request = PreferencesV1.ReportPermissionRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: try http.body.string("device_id") ?? caller.deviceID,
                permissionStatus: try http.body.requiredChoice("permission_status"),
                changedFrom: try http.body.requiredChoice("changed_from"))
            let state = try await permissions.reportPermission(request, options: try http.context.options).state ?? .init()
            return .ok(Self.view(state))
        }
        endpoints.on(.get, "/push/prompt") { http in
            let caller = try http.context.user
            let request = PreferencesV1.DecidePromptRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: http.query["device_id"] ?? caller.deviceID,
                context: try .init(word: http.query["context"] ?? "", field: "context"),
                deviceType: try .init(word: http.query["device_type"] ?? "", field: "device_type"),
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

    private static func view(_ state: PreferencesV1.PermissionState) -> JSONValue {
        [
            "device_id": .string(state.deviceId), "permission_status": .string(state.permissionStatus.name),
            "changed_from": .text(state.changedFrom.name),
            "changed_at": JSONView.instant(state.changedAtMs),
            "history": .list(
                state.history.map { change in
                    [
                        "old_status": .string(change.oldStatus.name), "new_status": .string(change.newStatus.name),
                        "changed_from": .string(change.changedFrom.name), "changed_at": JSONView.instant(change.changedAtMs),
                    ]
                }),
        ]
    }
}

/// `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptedLanguages {
    /// At most ten language tags, best first, without `*` and those of weight 0.
    static func inOrder(_ header: String) -> [String] {
        var languages: [(tag: String, weight: Double)] = []
        for part in header.split(separator: ",").prefix(10) {
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = pieces.first, !tag.isEmpty, tag != "*", tag.utf8.count <= 35 else { continue }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if weight > 0 { languages.append((tag, weight)) }
        }
        // Stable: tags of equal weight keep their order.
        return languages.enumerated().sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element.tag)
    }
}
