import CarillonAPI
import Foundation
import TestFolders
import Testing

/// The table "Bodies" of docs/http-api.md has every endpoint that takes a body, and the members that the routes read.
///
/// A route that reads one more member, `body.string("nickname")`, fails until a row has `nickname`; a row with `nick_name` fails, too.
@Suite("GW-06 Table of bodies")
struct BodyTableTests {
    private struct Row {
        /// `PUT /presence`, one or several.
        var endpoints: [String]
        /// `keys.auth`, `mentions[].type`.
        var members: [String]
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: ProjectFolder.root.appending(path: path), encoding: .utf8)
    }

    /// Texts between backquotes.
    private static func codeSpans(in text: Substring) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    private static func rows() throws -> [Row] {
        let lines = try text("docs/http-api.md").split(separator: "\n").drop { $0 != "## Bodies" }.dropFirst().prefix { !$0.hasPrefix("#") }
        return try lines.filter { $0.hasPrefix("| `") }.map { line in
            // Endpoints, required members, optional members.
            let cells = line.split(separator: "|")
            try #require(cells.count == 3, "\(line)")
            return Row(endpoints: codeSpans(in: cells[0]), members: cells[1...].flatMap(codeSpans))
        }
    }

    /// The lines of all routes' code that have a text in them.
    private static func code() throws -> [Substring] {
        let folder = "Sources/GatewayService/Routes"
        let found = try #require(FileManager.default.enumerator(atPath: ProjectFolder.root.appending(path: folder).path))
        let routes = found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        // The evaluator reads events from a stream in the same form.
        return try (routes + ["Sources/ServiceKit/Formats/EventBody.swift"]).flatMap { try text($0).split(separator: "\n") }
            .filter { $0.contains("\"") }
    }

    @Test("GW-06 Every endpoint that takes a body has a row, and no row is of another")
    func endpoints() throws {
        let listed = try Self.rows().flatMap(\.endpoints).map { endpoint in
            let parts = endpoint.split(separator: " ")
            try #require(parts.count == 2, "\(endpoint)")
            return "\(parts[0]) " + EndpointListTests.shape("/api/v1\(parts[1])")
        }
        #expect(listed.count == Set(listed).count)
        let served = try EndpointListTests.served().subtracting(EndpointListTests.unversioned)
        #expect(Set(listed).subtracting(served).sorted() == [])
        // A DELETE takes a body where it removes some of many.
        let takeBodies = served.filter { line in ["POST ", "PUT ", "PATCH "].contains(where: line.hasPrefix) }
        #expect(takeBodies.count > 30)
        #expect(takeBodies.subtracting(listed).sorted() == [])
    }

    @Test("GW-06 The members of the rows are those that the routes read")
    func members() throws {
        let code = try Self.code()
        let reports = ReceiptsV1.ClientEventKind.Known.allCases.map { "\($0.name)_at" }

        // Segments in braces are the caller's own names: `sound.{key}`.
        let listed = Set(
            try Self.rows().flatMap(\.members).flatMap { $0.replacing("[]", with: "").split(separator: ".") }.filter { !$0.hasPrefix("{") }
                .map(String.init))
        #expect(listed.count > 150)
        let literals = Set(code.flatMap { $0.matches(of: /"([a-z0-9_]+)"/).map { String($0.1) } } + reports)
        #expect(listed.subtracting(literals).sorted() == [])

        // `body.string("name")`, `keys.requiredString("auth")`, `body.string(either: "os_version", "platform_version")`; not `http.instant("from")`.
        let valueReader = /(\w+)\.(?:requiredString|requiredChoice|string|choice|bool|integer|number|instant|priority|removed)\("([a-z0-9_]+)"/
        let listReader = /(\w+)\.(?:strings|integers|stringMap|jsonTexts|object|objects|elements)\("([a-z0-9_]+)"/
        let eitherReader = /\(either: "([a-z0-9_]+)", "([a-z0-9_]+)"\)/
        var read = reports
        for line in code {
            for reader in [valueReader, listReader] { read += line.matches(of: reader).filter { $0.1 != "http" }.map { String($0.2) } }
            read += line.matches(of: eitherReader).flatMap { [String($0.1), String($0.2)] }
            read += line.matches(of: /entries\(of: "([a-z0-9_]+)"/).map { String($0.1) }
        }
        #expect(Set(read).subtracting(listed).sorted() == [])
    }
}
