import Foundation
import Protobuf
import TestFolders
import Testing

/// The committed corpus of `make fuzz`, and with it everything the fuzzers ever found, in every test run.
@Suite("The corpus of the fuzzers") struct CorpusTests {
    @Test("No input of the corpus breaks a promise", arguments: FuzzTarget.allCases)
    func corpus(target: FuzzTarget) throws {
        let folder = ProjectFolder.root.appendingPathComponent("Fuzz/Corpus/\(target.rawValue)")
        let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!inputs.isEmpty)
        for input in inputs { target.run(Array(try Data(contentsOf: input))) }
    }

    @Test("Each input cut short anywhere is no worse", arguments: FuzzTarget.allCases)
    func prefixes(target: FuzzTarget) throws {
        let folder = ProjectFolder.root.appendingPathComponent("Fuzz/Corpus/\(target.rawValue)")
        let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }.prefix(20)
        for input in inputs {
            let bytes = Array(try Data(contentsOf: input).prefix(128))
            for length in 0..<bytes.count { target.run(Array(bytes.prefix(length))) }
        }
    }

    @Test("The decoder is fuzzed with the request of every call there is")
    func everyRequest() throws {
        var requests = Set<String>()
        let protos = ProjectFolder.root.appendingPathComponent("Protos/carillon")
        let files = try FileManager.default.subpathsOfDirectory(atPath: protos.path).filter { $0.hasSuffix(".proto") }
        for file in files {
            let text = try String(contentsOf: protos.appendingPathComponent(file), encoding: .utf8)
            guard let package = text.firstMatch(of: /package ([\w.]+);/)?.1 else { continue }
            for call in text.matches(of: /rpc \w+\(\s*(?:stream )?([\w.]+)\)/) {
                requests.insert(call.1.hasPrefix("carillon.") ? String(call.1) : "\(package).\(call.1)")
            }
        }
        #expect(requests == Set(RequestsTarget.types.map { $0.fullName }))
    }
}
