import CarillonAPI
import JSON
import ServiceKit

/// What a route reads, who may call it, and what it answers, as found by running it.
struct RouteFacts: Sendable {
    typealias Field = RequestSketch.Field

    /// Kinds of callers, which a route may tell apart.
    enum CallerKind: Sendable, Hashable, CaseIterable {
        case user, host, platform, nobody
    }

    /// Answers with the same status and media type.
    struct AnswerFacts: Sendable {
        let status: Int
        /// Nil: no body.
        let mediaType: String?
        /// Of JSON that is not streamed.
        var shape = AnswerShape()
        /// The first one.
        var example: JSONValue?
        /// The names of its headers beside the content type.
        var headers: Set<String> = []
    }

    let route: CollectedRoute
    /// `/api/v1`.
    let base: String
    /// Roles of users that may call.
    var roles: [CommonV1.Role] = []
    /// Scopes of service keys that may call.
    var scopes: [RegistryV1.ServiceKeyScope] = []
    /// Whether administrators of the platform may call.
    var isForPlatform = false
    var record = RequestSketch.Record()
    /// Fields that each kind of caller must give. The keys are the kinds that may call.
    var required: [CallerKind: Set<Field>] = [:]
    /// By status, then by media type.
    var answers: [AnswerFacts] = []
    /// The fields of the smallest request that was accepted.
    var least: Set<Field> = []

    /// The whole path: `/api/v1/push/devices`.
    var path: String { base + route.path }

    /// The fields of a place in the order of the reads, directly in one object.
    ///
    /// - Parameter scope: the path of the object with its separator; empty: the body itself.
    func fields(_ place: RequestSketch.Place, in scope: String = "") -> [Field] {
        record.fields.filter { $0.place == place && $0.scope == scope }
    }

    /// Whether every caller must give a field.
    func isRequired(_ field: Field) -> Bool { !required.isEmpty && required.values.allSatisfy { $0.contains(field) } }

    /// The kinds of callers that must give a field which others may leave out.
    func requiring(_ field: Field) -> [CallerKind] {
        isRequired(field) ? [] : CallerKind.allCases.filter { required[$0]?.contains(field) == true }
    }

    /// What a field may be. A text of which some words are taken is no text of any kind.
    func kinds(of field: Field) -> [FieldKind] {
        let kinds = record.kinds[field] ?? []
        let hasWords = kinds.contains { if case .word = $0 { true } else { false } }
        return hasWords ? kinds.filter { $0 != .text } : kinds
    }

    /// A body that the gateway accepts: the smallest one, or the first fields where it is empty.
    var example: JSONElement? {
        let own = least.filter { $0.place == .body }
        let shown = own.isEmpty ? Set(fields(.body).prefix(4)) : own
        return shown.isEmpty ? nil : .object(object(in: "", of: shown))
    }

    private func object(in scope: String, of shown: Set<Field>) -> [String: JSONElement] {
        var members: [String: JSONElement] = [:]
        for field in fields(.body, in: scope) where RequestSketch.Extent.only(shown).has(field) {
            guard let kind = kinds(of: field).first else { continue }
            let name = field.name == JSONObject.anyName ? Sample.entryName(of: field) : field.name
            switch kind {
            case .object: members[name] = .object(object(in: field.path + ".", of: shown))
            case .objects: members[name] = .array([.object(object(in: field.path + "[].", of: shown))])
            default: members[name] = Sample.value(of: field.name, kind)
            }
        }
        return members
    }
}
