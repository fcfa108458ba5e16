import CarillonAPI
import HTTPTypes
import Logging
import ServiceKit

/// Finds out what a route reads, who may call it and what it answers, by running it with sketches of requests before sample peers.
///
/// It begins with all fields and with none, and then gives and leaves out each field that was read, so that every branch of a reader runs that
/// depends on one field. What a route refuses is left out, what it misses is added, until it accepts the request.
struct RouteExplorer {
    typealias Field = RequestSketch.Field
    private typealias Kind = RouteFacts.CallerKind

    private struct Candidate {
        let kind: Kind
        let caller: Caller?
    }

    /// A request that the route accepted.
    private struct Accepted {
        let extent: RequestSketch.Extent
        let objects: Set<Field>
    }

    /// Most changes of a request before it is given up: more than a body has required fields.
    private static let mostRepairs = 40

    private let route: CollectedRoute
    private let peers: SamplePeers
    private let logger: Logger
    private var facts: RouteFacts
    private var hasLeast = false
    private var missing: [Kind: Set<Field>] = [:]
    private var accepted: [Kind: [Accepted]] = [:]

    init(_ route: CollectedRoute, base: String, peers: SamplePeers, logger: Logger) {
        (self.route, self.peers, self.logger) = (route, peers, logger)
        facts = RouteFacts(route: route, base: base)
    }

    /// All that is found.
    ///
    /// - Parameter talkative: the same route under policies with which answers have more in them.
    mutating func explore(talkative: CollectedRoute?) async -> RouteFacts {
        var kinds: [Candidate] = []
        for candidate in await allowed() where !kinds.contains(where: { $0.kind == candidate.kind }) { kinds.append(candidate) }
        for (index, candidate) in kinds.enumerated() { await exploreFields(as: candidate, words: index == 0) }
        for candidate in kinds { await exploreAnswers(as: candidate, talkative: talkative) }
        facts.answers.sort { ($0.status, $0.mediaType ?? "") < ($1.status, $1.mediaType ?? "") }
        for candidate in kinds { facts.required[candidate.kind] = (missing[candidate.kind] ?? []).filter { !isOptional($0, for: candidate.kind) } }
        return facts
    }

    // MARK: Callers

    private static let tenant = CommonV1.Tenant(organizationId: Sample.text(of: "organization_id"), appId: Sample.text(of: "app_id"))

    private static func user(_ role: CommonV1.Role) -> Candidate {
        let caller = Caller.user(id: Sample.text(of: "user_id"), tenant: tenant, roles: [role], deviceID: Sample.text(of: "device_id"))
        return Candidate(kind: .user, caller: caller)
    }

    private static func host(_ scope: RegistryV1.ServiceKeyScope) -> Candidate {
        Candidate(kind: .host, caller: .host(keyID: "key_1", tenant: tenant, scopes: [scope]))
    }

    private static let platform = Candidate(kind: .platform, caller: .platform(id: "root", tenant: .init()))

    /// Those who may call, the least powerful first.
    private mutating func allowed() async -> [Candidate] {
        guard route.access == .caller else {
            let nobody = Candidate(kind: .nobody, caller: nil)
            _ = await isAllowed(nobody)
            return [nobody]
        }
        var allowed: [Candidate] = []
        for role in [CommonV1.Role.member, .staff, .orgAdmin, .systemAdmin] {
            let candidate = Self.user(role)
            guard await isAllowed(candidate) else { continue }
            facts.roles.append(role)
            allowed.append(candidate)
        }
        for scope in RegistryV1.ServiceKeyScope.allCases where scope != .unspecified {
            let candidate = Self.host(scope)
            guard await isAllowed(candidate) else { continue }
            facts.scopes.append(scope)
            allowed.append(candidate)
        }
        if await isAllowed(Self.platform) {
            facts.isForPlatform = true
            allowed.append(Self.platform)
        }
        return allowed
    }

    /// Whether a request with all fields, or the smallest one, is accepted.
    private mutating func isAllowed(_ candidate: Candidate) async -> Bool {
        let whole = await attempt(as: candidate, .allBut([]))
        let least = await attempt(as: candidate, .only([]))
        return whole || least
    }

    // MARK: Fields

    /// Gives and leaves out each field, also those that are found on the way.
    private mutating func exploreFields(as candidate: Candidate, words: Bool) async {
        var index = 0
        while index < facts.record.fields.count {
            let field = facts.record.fields[index]
            index += 1
            let around = objectsAround(field)
            _ = await attempt(as: candidate, .allBut([field]), objects: around)
            _ = await attempt(as: candidate, .only([field]), objects: around)
            if words {
                for word in otherWords(of: field) { _ = await attempt(as: candidate, .only([field]), words: [field: word], objects: around) }
            }
            if facts.record.asksForObject.contains(field) {
                _ = await attempt(as: candidate, .only([field]), objects: around.union([field]))
            }
        }
    }

    /// The objects around a field that could be something else.
    private func objectsAround(_ field: Field) -> Set<Field> {
        var around: Set<Field> = []
        var next = field.parent
        while let object = next {
            if facts.record.asksForObject.contains(object) { around.insert(object) }
            next = object.parent
        }
        return around
    }

    /// Values beside the one that a field has otherwise.
    private func otherWords(of field: Field) -> [String] {
        facts.kinds(of: field).flatMap { kind -> [String] in
            switch kind {
            case .word(let words), .words(let words): Array(words.dropFirst())
            case .boolean: ["false"]
            default: []
            }
        }
    }

    /// Whether a request without the field was accepted that had the object around it.
    private func isOptional(_ field: Field, for kind: Kind) -> Bool {
        (accepted[kind] ?? []).contains { request in
            func isThere(_ field: Field) -> Bool { request.extent.has(field) && isAroundThere(field) }
            func isAroundThere(_ field: Field) -> Bool {
                guard let parent = field.parent else { return true }
                let isObject = !facts.record.asksForObject.contains(parent) || request.objects.contains(parent)
                return isObject && isThere(parent)
            }
            return isAroundThere(field) && !request.extent.has(field)
        }
    }

    // MARK: Answers

    /// Tries the ways in which services may answer.
    private mutating func exploreAnswers(as candidate: Candidate, talkative: CollectedRoute?) async {
        for style in SampleMessages.Style.all {
            peers.use(style)
            _ = await attempt(as: candidate, .allBut([]), ofAnswers: true)
            _ = await attempt(as: candidate, .only(facts.least), ofAnswers: true)
        }
        // Without the first style, with which nothing is settled and each request waits its whole time.
        for style in [SampleMessages.Style(choice: 3), .init(isHollow: true)] {
            peers.use(style)
            if let talkative { _ = await attempt(as: candidate, .only(facts.least), ofAnswers: true, of: talkative) }
        }
        peers.use(.init())
    }

    private mutating func add(_ answer: Answer) {
        let mediaType =
            answer.body != nil ? "application/json" : answer.headers[.contentType].map { String($0.prefix { $0 != ";" }) }
        let (status, mine) = (Int(answer.status.code), answer.headers.map(\.name).filter { $0 != .contentType }.map(\.rawName))
        let place = facts.answers.firstIndex { $0.status == status && $0.mediaType == mediaType }
        var known = place.map { facts.answers[$0] } ?? .init(status: status, mediaType: mediaType)
        if let body = answer.body {
            known.shape.add(body)
            known.example = known.example ?? body
        }
        known.headers.formUnion(mine)
        if let place { facts.answers[place] = known } else { facts.answers.append(known) }
    }

    // MARK: Runs

    /// Runs the route until it accepts the request, or refuses it for good.
    ///
    /// - Parameters:
    ///   - ofAnswers: the peers answer in other ways, so that what the route misses may be the peers' fault.
    ///   - other: the route to run; nil: the explored one.
    /// - Returns: whether it accepted.
    private mutating func attempt(
        as candidate: Candidate, _ start: RequestSketch.Extent, words: [Field: String] = [:], objects: Set<Field> = [], ofAnswers: Bool = false,
        of other: CollectedRoute? = nil
    ) async -> Bool {
        var extent = start
        for _ in 0..<Self.mostRepairs {
            let sketch = RequestSketch(extent, words: words, objects: objects)
            let outcome = await run(other ?? route, sketch, as: candidate.caller)
            let record = sketch.record
            facts.record.merge(record)
            let (missed, refused) = complaints(record, outcome, extent)
            if !ofAnswers { missing[candidate.kind, default: []].formUnion(missed) }
            if case .success(let answer) = outcome, missed.isEmpty {
                add(answer)
                if !ofAnswers { accept(.init(extent: extent, objects: objects), of: candidate.kind) }
                return true
            }
            switch extent {
            case .only(let present):
                guard !missed.subtracting(present).isEmpty else { return false }
                extent = .only(present.union(missed))
            case .allBut(let absent):
                guard let refused, !absent.contains(refused) else { return false }
                extent = .allBut(absent.union([refused]))
            }
        }
        return false
    }

    private mutating func accept(_ request: Accepted, of kind: Kind) {
        // The first one is what an attempt without any field has become.
        if !hasLeast, case .only(let present) = request.extent { (facts.least, hasLeast) = (present, true) }
        accepted[kind, default: []].append(request)
    }

    /// The fields that the route misses, and the one whose value it refuses.
    private func complaints(
        _ record: RequestSketch.Record, _ outcome: Result<Answer, any Error>, _ extent: RequestSketch.Extent
    ) -> (missed: Set<Field>, refused: Field?) {
        var missed = record.missing
        guard case .failure(let error) = outcome, let name = (error as? APIError)?.field else { return (missed, nil) }
        // A field that was not read by its kind may still be one that the route looked for.
        let field = record.fields.first { $0.path.lowercased() == name.lowercased() }
        guard let field else { return (missed, Field(.body, name)) }
        guard !extent.has(field) else { return (missed, field) }
        missed.insert(field)
        return (missed, nil)
    }

    private func run(_ route: CollectedRoute, _ sketch: RequestSketch, as caller: Caller?) async -> Result<Answer, any Error> {
        peers.begin()
        let parameters = Dictionary(uniqueKeysWithValues: route.parameters.map { ($0, Sample.text(of: $0)) })
        let http = EndpointRequest(
            route: route.name, context: GatewayContext(sampling: parameters, as: caller, logger: logger), body: JSONObject(from: sketch.part(.body)),
            query: QueryParameters(from: sketch.part(.query)), headers: HTTPFields(), source: sketch.part(.header))
        do { return .success(try await route.run(http)) } catch { return .failure(error) }
    }
}
