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
        endpoints.on(.put, "/push/permission") { incoming in
            let caller = try incoming.context.user
            let request = PreferencesV1.ReportPermissionRequest(
                tenant: try incoming.context.tenant, userId: caller.id, deviceId: try incoming.body.string("device_id") ?? caller.deviceID,
                permissionStatus: try incoming.body.requiredChoice("permission_status"),
                changedFrom: try incoming.body.requiredChoice("changed_from"))
            let state = try await permissions.reportPermission(request, options: try incoming.context.options).state ?? .init()
            return .ok(Self.shown(state))
        }
        endpoints.on(.get, "/push/prompt") { incoming in
            let caller = try incoming.context.user
            let request = PreferencesV1.DecidePromptRequest(
                tenant: try incoming.context.tenant, userId: caller.id, deviceId: incoming.query["device_id"] ?? caller.deviceID,
                context: try .init(word: incoming.query["context"] ?? "", field: "context"),
                deviceType: try .init(word: incoming.query["device_type"] ?? "", field: "device_type"),
                locales: try await readers.wanted(by: incoming))
            let decision = try await permissions.decidePrompt(request, options: try incoming.context.options)
            return .ok([
                "show": .bool(decision.show), "kind": .string(decision.kind == .unspecified ? "none" : decision.kind.name),
                "reason": .string(decision.reason.name),
                "next_eligible_at": Shown.instant(decision.nextEligibleAtMs), "content_key": .text(decision.contentKey),
                "texts": .map(decision.texts.mapValues { .string($0) }), "locale": .text(decision.locale),
            ])
        }
        endpoints.on(.post, "/push/prompt") { incoming in
            let caller = try incoming.context.user
            let request = PreferencesV1.ReportPromptRequest(
                tenant: try incoming.context.tenant, userId: caller.id, deviceId: try incoming.body.string("device_id") ?? caller.deviceID,
                kind: try incoming.body.requiredChoice("kind"), outcome: try incoming.body.requiredChoice("outcome"))
            let answer = try await permissions.reportPrompt(request, options: try incoming.context.options)
            return .ok(["next_eligible_at": Shown.instant(answer.nextEligibleAtMs)])
        }
    }

    private static func shown(_ state: PreferencesV1.PermissionState) -> JSONValue {
        [
            "device_id": .string(state.deviceId), "permission_status": .string(state.permissionStatus.name),
            "changed_from": .text(state.changedFrom.name),
            "changed_at": Shown.instant(state.changedAtMs),
            "history": .list(
                state.history.map { change in
                    [
                        "old_status": .string(change.oldStatus.name), "new_status": .string(change.newStatus.name),
                        "changed_from": .string(change.changedFrom.name), "changed_at": Shown.instant(change.changedAtMs),
                    ]
                }),
        ]
    }
}

/// `Accept-Language` (RFC 9110 §12.5.4).
enum AcceptedLanguages {
    /// Language tags, best first; those of weight 0 and `*` are left out. At most ten are looked at.
    static func inOrder(_ header: String) -> [String] {
        var languages: [(tag: String, weight: Double)] = []
        for part in header.split(separator: ",").prefix(10) {
            let pieces = part.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let tag = pieces.first, !tag.isEmpty, tag != "*", tag.utf8.count <= 35 else { continue }
            let weight = pieces.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            if weight > 0 { languages.append((tag, weight)) }
        }
        // Stable: equal weights stay in the order they were written in.
        return languages.enumerated().sorted { ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset) }.map(\.element.tag)
    }
}
