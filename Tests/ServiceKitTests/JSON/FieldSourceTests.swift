import CarillonAPI
import JSON
import ServiceKit
import Synchronization
import Testing

@Suite("Readers of bodies before a source of samples")
struct FieldSourceTests {
    /// Has every field but `absent`, and notes what is asked.
    private final class Samples: FieldSource {
        let absent: Set<String>
        private let asked = Mutex<[String: FieldKind]>([:])
        private let told = Mutex<[String]>([])

        init(without absent: Set<String> = []) { self.absent = absent }

        /// By the paths of the fields.
        var kinds: [String: FieldKind] { asked.withLock { $0 } }
        /// What the reader says of fields.
        var notes: [String] { told.withLock { $0 } }

        func value(_ path: String, _ kind: FieldKind) -> JSONElement? {
            asked.withLock { $0[path] = kind }
            guard !absent.contains(path) else { return nil }
            return switch kind {
            case .word(let words): .string(words.last ?? "")
            case .integer: 7
            case .object, .objects: [:]
            case .instant: "2026-12-24T08:00:00Z"
            default: "text"
            }
        }

        func has(_ path: String) -> Bool { !absent.contains(path) }
        func isObject(_ path: String) -> Bool { false }
        func takesNull(_ path: String) { told.withLock { $0.append("\(path) null") } }
        func isMissing(_ path: String) { told.withLock { $0.append("\(path) missing") } }
    }

    @Test("GW-06 A reader gets the source's values, and the source its paths, kinds, words and limits")
    func reads() throws {
        let samples = Samples()
        let body = JSONObject(from: samples)
        #expect(try body.string("name") == "text" && body.integer("count", as: UInt32.self) == 7)
        #expect(try body.choice("kind", CommonV1.DeviceType.self) == .desktop)
        #expect(try body.requiredString("mode", among: ["slow", "fast"]) == "fast")
        #expect(try body.object("keys")?.string("auth") == "text")
        #expect(try body.elements("items", most: 3)?.first?.get().instant("at") == 1_798_099_200_000)
        #expect(!body.isNull("name") && body.has("other"))
        #expect(body.names == ["*"] && body.unknownNames(besides: ["name"]) == [] && body.ignored == [])
        #expect(
            samples.kinds == [
                "name": .text, "count": .integer(0...4_294_967_295), "kind": .word(["ios", "android", "web", "desktop"]),
                "mode": .word(["slow", "fast"]), "keys": .object, "keys.auth": .text, "items": .objects(most: 3), "items[].at": .instant,
            ])
        #expect(samples.notes == ["name null"])
    }

    @Test("GW-06 The source is told which absent field the reader requires")
    func missing() {
        let samples = Samples(without: ["name"])
        let error = #expect(throws: APIError.self) { try JSONObject(from: samples).requiredString("name") }
        #expect(error?.field == "name" && samples.kinds == ["name": .text] && samples.notes == ["name missing"])
    }
}
