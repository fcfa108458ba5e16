import JSON
import ServiceKit
import Synchronization

/// A request that nobody sent: it answers the reads of a route with samples, and records them.
///
/// The reference of the API is made of such records (docs/decisions/0130-reference-of-the-http-api.md), so there is no list of fields beside the
/// code that reads them.
final class RequestSketch: Sendable {
    /// Where a field is.
    enum Place: Sendable, Hashable {
        case body, query, header
    }

    /// A field by its path: `keys.auth`, `mentions[].type`, `sound.*`.
    struct Field: Sendable, Hashable {
        var place: Place
        var path: String

        init(_ place: Place, _ path: String) { (self.place, self.path) = (place, path) }

        /// The path of the object around it, with its separator: `keys.`, `mentions[].`; empty for a field of the body itself.
        var scope: Substring { path[..<(path.lastIndex(of: ".").map { path.index(after: $0) } ?? path.startIndex)] }
        /// The last name of the path.
        var name: String { String(path[scope.endIndex...]) }
        /// The object or the list around it; nil for a field of the body itself.
        var parent: Field? {
            guard !scope.isEmpty else { return nil }
            let path = scope.dropLast()
            return Field(place, String(path.hasSuffix("[]") ? path.dropLast(2) : path))
        }
    }

    /// Which fields are there.
    enum Extent: Sendable {
        case allBut(Set<Field>)
        /// These, and the objects around them.
        case only(Set<Field>)

        func has(_ field: Field) -> Bool {
            switch self {
            case .allBut(let absent): !absent.contains(field)
            case .only(let present):
                present.contains(field)
                    || present.contains { $0.place == field.place && ($0.path.hasPrefix(field.path + ".") || $0.path.hasPrefix(field.path + "[].")) }
            }
        }
    }

    /// What a route read.
    struct Record: Sendable {
        /// In the order of the reads.
        var fields: [Field] = []
        var kinds: [Field: [FieldKind]] = [:]
        /// Fields of which `null` has a meaning.
        var takesNull: Set<Field> = []
        /// Fields that may be an object, or something else.
        var asksForObject: Set<Field> = []
        /// Fields without which the route refuses the request.
        var missing: Set<Field> = []

        mutating func merge(_ other: Record) {
            for field in other.fields { for kind in other.kinds[field] ?? [] { add(field, kind) } }
            takesNull.formUnion(other.takesNull)
            asksForObject.formUnion(other.asksForObject)
        }

        mutating func add(_ field: Field, _ kind: FieldKind) {
            if kinds[field] == nil { fields.append(field) }
            if kinds[field]?.contains(kind) != true { kinds[field, default: []].append(kind) }
        }
    }

    let extent: Extent
    /// The word of a field, in place of the first that it takes.
    private let words: [Field: String]
    /// Fields that are an object here.
    private let objects: Set<Field>
    private let state = Mutex(Record())

    init(_ extent: Extent, words: [Field: String] = [:], objects: Set<Field> = []) {
        (self.extent, self.words, self.objects) = (extent, words, objects)
    }

    var record: Record { state.withLock { $0 } }

    /// The fields of one place, as a route reads them.
    func part(_ place: Place) -> any FieldSource { Part(sketch: self, place: place) }

    private struct Part: FieldSource {
        let sketch: RequestSketch
        let place: Place

        func value(_ path: String, _ kind: FieldKind) -> JSONElement? {
            let field = Field(place, path)
            sketch.state.withLock { $0.add(field, kind) }
            return has(path) ? Sample.value(of: field.name, kind, word: sketch.words[field]) : nil
        }

        func has(_ path: String) -> Bool { sketch.extent.has(Field(place, path)) }

        func isObject(_ path: String) -> Bool {
            let field = Field(place, path)
            sketch.state.withLock { _ = $0.asksForObject.insert(field) }
            return sketch.objects.contains(field)
        }

        func takesNull(_ path: String) { sketch.state.withLock { _ = $0.takesNull.insert(Field(place, path)) } }

        func isMissing(_ path: String) { sketch.state.withLock { _ = $0.missing.insert(Field(place, path)) } }
    }
}
